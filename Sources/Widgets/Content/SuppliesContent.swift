import Chronology
import Simulation
import TerminalUI

/// The content of a `supplies` widget.
extension Content {
    /// The columns of a shortened name by which a yard is still known.
    private static let leastName = 10

    /// Returns the view of food and water of all chosen yards, the one that runs out first at the top.
    func supplies(_ subject: Subject, _ scope: Scope) -> WidgetView {
        let world = subject.world
        let yards = world.byNeed(scope.yards)
        guard let first = yards.first else { return standIn(.placeholder, words.widgetNoGame, .soft) }
        var view = view(of: first, subject)
        let needy = yards.filter { $0.scarcest.state(at: world.clock) != .ok }
        let state = first.scarcest.state(at: world.clock)
        view.condition = state == .empty ? .empty : state == .low ? .low : .quiet
        view.visitor = nil
        // Nobody looks at this widget for a visitor.
        view.relevance = (state == .ok ? 0 : 2) + (first.isFavorite ? 1 : 0)

        let name = WidgetText(first.name, .text, link: view.link)
        if needy.isEmpty {
            let left = words.short(Steps.shown(first.scarcest.remaining(at: world.clock)))
            view.short = WidgetLine([WidgetText(words.widgetStocked, .good)])
            view.headline =
                yards.count == 1
                ? WidgetLine([name, phrases.dot] + phrases.supplies(of: first, at: world.clock))
                : WidgetLine([
                    WidgetText(words.widgetStocked, .good), phrases.dot, WidgetText(words.widgetFor(time: left), .soft),
                ])
        } else {
            let lacking = [first.food, first.water].filter { $0.state(at: world.clock) != .ok }
                .flatMap { [WidgetText(" ")] + phrases.supply($0, at: world.clock) }
            view.short = WidgetLine(Array(lacking.dropFirst()))
            view.headline = WidgetLine([name] + lacking)
            if needy.count > 1 {
                view.headline.texts += [
                    phrases.dot, WidgetText(words.widgetMore(count: needy.count - 1), .warning),
                ]
            }
        }
        let rows = yards.map { yard in
            let title = phrases.title(yard, subject, isBold: false)
            var row = WidgetLine(title, trailing: phrases.supplies(of: yard, at: world.clock))
            // A long name is shortened; where little would be left of it, the supply that runs out first stands alone.
            let room = family.columns - 1 - row.trailing.reduce(0) { $0 + $1.columns }
            if isPainted, room < min(Self.leastName, row.columns) {
                row.trailing = phrases.supply(yard.scarcest, at: world.clock)
            } else if isPainted, room < row.columns {
                var brief = yard
                brief.name = TextFitting.abbreviated(yard.name)
                row.texts = phrases.title(brief, subject, isBold: false)
            }
            return row
        }
        let title = needy.isEmpty ? words.widgetStocked : words.widgetSupplies
        view.lines =
            isPainted ? [WidgetLine([WidgetText(title, .text, isBold: true)])] + rows : rows
        return view
    }
}
