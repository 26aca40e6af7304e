import Chronology
import Drawing
import Session
import Simulation
import TerminalUI

/// What happened while the player was away, once, at the start.
struct AwaySheet: Screen {
    func hints(in context: Context) -> [Hint] { [Hint(.open, Words.Hints.close)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(.open), .command(.back), .command(.leave), .command(.dismiss): [.dismissSheet]
        case .command(let command): [.ignored(command)]
        default: []
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let report = frame.session.awayReport else { return }
        let width = min(58, painter.width - 4)
        let textWidth = width - SheetFrame.margin.width
        let lines = Words.Away.lines(report, session: frame.session, width: textWidth)
        let inside = SheetFrame.draw(
            Words.Away.title(report.duration),
            size: CellSize(
                width: width, height: min(painter.height - 2, lines.count + 2 + SheetFrame.margin.height)),
            in: painter, frame: &frame)
        for (row, line) in lines.prefix(max(0, inside.height - 2)).enumerated() {
            inside.line(line.text, y: row, style: frame.theme.style(line.ink, on: .panel, line.isStrong ? .bold : []))
        }
        SheetFrame.hints([Hint(.open, Words.Hints.close)], in: inside, frame: &frame)
    }
}

extension Words {
    enum Away {
        struct Line {
            var text: String
            var ink = Ink.soft
            var isStrong = false
        }

        static func title(_ span: Span) -> String { "While you were away (\(long(span)))" }

        /// A few lines: how many came, who was new, what ran out.
        static func lines(_ report: AwayReport, session: Session, width: Int) -> [Line] {
            var lines: [Line] = []
            func add(_ text: String, _ ink: Ink = .soft, strong: Bool = false) {
                lines += TextFitting.wrap(text, to: width).map { Line(text: $0, ink: ink, isStrong: strong) }
            }
            let yards = report.yards.filter { $0.visits > 0 }
            if report.visits == 0 {
                add("Nobody came by. The feeders will know why.", .text)
            } else {
                let places = yards.count == 1 ? "in \(yards[0].name)" : "in \(yards.count) yards"
                add("\(count(report.visits, "visit", "visits")) \(places)", .text, strong: true)
            }
            if report.lovedMeals > 0 {
                add("\(count(report.lovedMeals, "meal was", "meals were")) loved")
            }
            if !report.newSpecies.isEmpty {
                let names = report.newSpecies.compactMap { Catalog.species($0)?.name }
                add("Seen for the first time ever: \(list(names))", .gold)
            }
            let newcomers = report.newBirds.count
            if newcomers > 0 { add("\(count(newcomers, "bird", "birds")) you had not met before") }
            let food = report.yards.filter { $0.foodRanOut != nil }
            if !food.isEmpty {
                add(ranOut("Food", food.map(\.name), first: food.compactMap(\.foodRanOut).min(), session), .warning)
            }
            let water = report.yards.filter { $0.waterRanOut != nil }
            if !water.isEmpty {
                add(ranOut("Water", water.map(\.name), first: water.compactMap(\.waterRanOut).min(), session), .warning)
            }
            return lines
        }

        private static func ranOut(_ what: String, _ yards: [String], first: Instant?, _ session: Session) -> String {
            let place = yards.count == 1 ? "in \(yards[0])" : "in \(yards.count) yards"
            guard let first else { return "\(what) ran out \(place)" }
            let date = session.playerTime(first).date
            return "\(what) ran out \(place) at \(padded(date.hour, 2)):\(padded(date.minute, 2))"
        }
    }
}
