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
    let seconds: Double

    init(_ text: String, ink: Ink = .accent, place: Place? = nil, seconds: Double = 6) {
        (self.text, self.ink, self.place, self.seconds) = (text, ink, place, seconds)
    }
}

/// The announcement that shows, until when.
struct ShownAnnouncement: Hashable, Sendable {
    var announcement: Announcement
    /// Uptime in seconds.
    var until: Double
}

/// Draws an announcement on the last line, from the right: it covers nothing but hints, and those leave it room.
enum AnnouncementLine {
    /// Columns that it takes of a line of `width`.
    static func width(_ announcement: Announcement, in width: Int, frame: Frame) -> Int {
        min(width, announcement.text.columns + 4 + goWidth(announcement, frame))
    }

    private static func goWidth(_ announcement: Announcement, _ frame: Frame) -> Int {
        announcement.place == nil ? 0 : HintLine.width(Hint(.goToArrival, frame.words.hintGo), frame) + 3
    }

    /// `painter` ends with the last line of the screen; a longer text takes lines above it as well.
    static func draw(_ announcement: Announcement, in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let goWidth = goWidth(announcement, frame)
        let lines = TextFitting.wrap(announcement.text, to: max(10, painter.width - 4 - goWidth))
        let width = min(painter.width, (lines.map(\.columns).max() ?? 0) + 4 + goWidth)
        let rect = CellRect(
            x: painter.width - width, y: painter.height - lines.count, width: width, height: lines.count)
        painter.fill(rect, style: theme.fill(.raised))
        let card = painter.sub(rect)
        SelectionMark.draw(announcement.ink, in: card, frame: frame)
        frame.hits.add(rect, in: painter, .command(announcement.place == nil ? .dismiss : .goToArrival))
        for (row, line) in lines.enumerated() {
            card.line(line, y: row, from: 2, style: theme.style(.text, on: .raised, theme.hasSurfaces ? [] : .bold))
        }
        if announcement.place != nil {
            HintLine.draw(
                Hint(.goToArrival, frame.words.hintGo), x: width - goWidth + 1, in: card, y: rect.height - 1,
                frame: &frame,
                on: .raised)
        }
    }
}
