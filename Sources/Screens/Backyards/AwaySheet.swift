import Chronology
import Drawing
import Session
import Simulation
import TerminalUI

/// What happened while the player was away, once, at the start.
struct AwaySheet: Screen {
    func hints(in context: Context) -> [Hint] { [Hint(.open, context.words.hintClose)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] { SheetFrame.read(action) }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let report = frame.session.awayReport else { return }
        let lines = lines(report, frame)
        SheetFrame.draw(
            frame.words.absenceTitle(time: frame.words.long(report.duration)), width: 58,
            hints: [Hint(.open, frame.words.hintClose)], in: painter, frame: &frame
        ) { columns in
            lines.flatMap { line in
                TextFitting.wrap(line.text, to: columns).map { .init(text: $0, ink: line.ink, isStrong: line.isStrong) }
            }
        }
    }

    /// A few lines: how many came, who was new, what ran out.
    private func lines(_ report: AwayReport, _ frame: Frame) -> [SheetFrame.Line] {
        let words = frame.words
        var lines = [SheetFrame.Line(text: words.visits(report), isStrong: report.visits > 0)]
        if report.lovedMeals > 0 {
            lines.append(.init(text: words.absenceLovedMeals(meals: report.lovedMeals), ink: .soft))
        }
        if !report.newSpecies.isEmpty {
            let kinds = words.list(report.newSpecies.map { words.name(of: $0) })
            lines.append(.init(text: words.absenceFirstKinds(kinds: kinds), ink: .gold))
        }
        if !report.newBirds.isEmpty {
            lines.append(.init(text: words.absenceNewBirds(birds: report.newBirds.count), ink: .soft))
        }
        return lines
            + SupplyKind.allCases.compactMap { words.ranOut($0, report, frame.session) }
            .map { .init(text: $0, ink: .warning) }
    }
}
