import Chronology
import Drawing
import Session
import Simulation
import TerminalUI

/// What happened while the player was away, once, at the start.
struct AwaySheet: Screen {
    func hints(in context: Context) -> [Hint] { [Hint(.open, Words.Hints.close)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] { SheetFrame.read(action) }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let report = frame.session.awayReport else { return }
        let session = frame.session
        SheetFrame.draw(
            Words.Away.title(report.duration), width: 58, hints: [Hint(.open, Words.Hints.close)], in: painter,
            frame: &frame
        ) { Words.Away.lines(report, session: session, width: $0) }
    }
}

extension Words {
    enum Away {
        static func title(_ span: Span) -> String { "While you were away (\(long(span)))" }

        /// A few lines: how many came, who was new, what ran out.
        static func lines(_ report: AwayReport, session: Session, width: Int) -> [SheetFrame.Line] {
            var lines: [SheetFrame.Line] = []
            func add(_ text: String, _ ink: Ink = .soft, strong: Bool = false) {
                lines += TextFitting.wrap(text, to: width).map { SheetFrame.Line(text: $0, ink: ink, isStrong: strong) }
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
