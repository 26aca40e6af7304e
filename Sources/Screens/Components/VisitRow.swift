import Chronology
import Drawing
import Session
import Simulation
import TerminalUI

/// One visitor in a list: name, since when, what it does or what it thought.
enum VisitRow {
    static func draw(
        _ visit: Visit, detail: [String], isSelected: Bool, now: Instant, in painter: Painter, frame: Frame,
        on ground: Surface = .panel
    ) {
        let theme = frame.theme
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: ground)
        let time =
            visit.isPresent(at: now)
            ? frame.words.since(now - visit.arrival) : frame.words.ago(now - visit.departure)
        var right = painter.width - 1
        right -= time.columns
        painter.put(time, at: CellPoint(x: right, y: 0), style: theme.style(.faint, on: surface))
        if let enjoyment = visit.enjoyment, let sign = sign(enjoyment, frame) {
            right -= 2
            painter.put(String(sign.0), at: CellPoint(x: right, y: 0), style: theme.style(sign.1, on: surface))
        }
        painter.name(
            frame.words.names(of: visit.bird, in: frame.world), y: 0, from: 2, to: right - 1,
            style: theme.style(.text, on: surface))
        for (row, line) in detail.enumerated() {
            painter.line(line, y: row + 1, from: 2, style: theme.style(.soft, on: surface))
        }
    }

    /// A sign for a strong opinion; the words stand on the bird's page and where it is here now.
    private static func sign(_ enjoyment: Enjoyment, _ frame: Frame) -> (Character, Ink)? {
        switch enjoyment {
        case .loved: (frame.symbols.heart, .danger)
        case .enjoyed: (frame.symbols.check, .good)
        case .disliked: (frame.symbols.cross, .faint)
        case .noOpinion: nil
        }
    }
}
