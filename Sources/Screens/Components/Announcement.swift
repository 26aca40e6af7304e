import Drawing
import Simulation
import TerminalUI

/// A sentence that shows for some seconds, wherever the player is.
struct Announcement: Hashable, Sendable {
    let text: String
    let ink: Ink
    /// Where `g` goes as long as it shows.
    let place: Place?

    /// Seconds of the player's time that it shows.
    static let seconds = 6.0

    init(_ text: String, ink: Ink = .accent, place: Place? = nil) {
        (self.text, self.ink, self.place) = (text, ink, place)
    }
}

/// The announcement that shows, until when.
struct ShownAnnouncement: Hashable, Sendable {
    var announcement: Announcement
    /// Uptime in seconds.
    var until: Double
}

/// Draws an announcement: one raised line with a mark of its colour, at the right of the upper edge, clear of the tabs.
enum AnnouncementCard {
    static func draw(_ announcement: Announcement, in painter: Painter, y: Int, frame: inout Frame) {
        let theme = frame.theme
        let go = announcement.place == nil ? nil : Hint(.goToArrival, Words.Hints.go)
        let goWidth = go.map { HintLine.width($0, frame) + 3 } ?? 0
        let room = painter.width - 4
        let lines = TextFitting.wrap(announcement.text, to: max(10, room - goWidth - 4))
        let textWidth = lines.map(\.columns).max() ?? 0
        let width = min(room, textWidth + goWidth + 4)
        // A row of air above and below where surfaces can carry it; a frame of lines where they cannot.
        let rect = CellRect(x: painter.width - width - 1, y: y, width: width, height: lines.count + 2)
        painter.fill(rect, style: theme.fill(.raised))
        let card = painter.sub(rect)
        if theme.hasSurfaces {
            for row in 0..<rect.height {
                card.put(
                    String(frame.symbols.bar), at: CellPoint(x: 0, y: row),
                    style: theme.style(announcement.ink, on: .raised))
            }
        } else {
            card.border(glyphs: theme.unicode ? .rounded : .ascii, style: theme.style(announcement.ink))
        }
        frame.hits.add(rect, in: painter, announcement.place == nil ? .command(.dismiss) : .command(.goToArrival))
        for (row, line) in lines.enumerated() {
            card.put(line, at: CellPoint(x: 2, y: row + 1), style: theme.style(.text, on: .raised))
        }
        if let go {
            HintLine.draw(
                go, x: width - goWidth + 1, in: card, y: rect.height - 2, frame: &frame, on: .raised)
        }
    }
}
