import Chronology
import Simulation
import TerminalUI

/// The content of a `visitors` widget.
extension Content {
    /// Returns the view of the birds that are here or have come since the player's midnight: those that are here come
    /// first, then the latest.
    func visitors(_ subject: Subject, _ scope: Scope) -> WidgetView {
        let world = subject.world
        let shown = Set(scope.yards.map(\.id))
        let today = subject.glimpse.today.filter { shown.contains($0.backyard) }
        let present = world.presentVisits.filter { shown.contains($0.backyard) }
        let last = present.last ?? today.last
        guard let yard = last.flatMap({ world.backyard($0.backyard) }) ?? scope.yards.first else {
            return standIn(.placeholder, words.widgetNoGame, .soft)
        }
        var view = view(of: yard, subject)
        let isWhole = subject.glimpse.isTodayWhole || today.count < PastVisits.kept
        let birds = Set(today.map(\.bird)).count
        let number = isWhole ? words.widgetToday(count: birds) : words.widgetTodayAtLeast(count: birds)
        let count = WidgetText(
            today.isEmpty ? words.widgetNobodyToday : number, today.isEmpty ? .faint : .text)
        view.headline = WidgetLine([count])
        view.short = WidgetLine([WidgetText("\(birds)\(isWhole ? "" : "+")", count.ink)])
        if let last, let bird = world.bird(last.bird) {
            let name = phrases.name(bird, in: subject)
            view.visitor = words.nameOrKind(of: bird)
            view.headline.texts += [phrases.dot, name]
            view.headline.add(
                [phrases.dot, WidgetText(yard.name, .soft, link: view.link)], ifFitting: headlineColumns)
        }
        let here = Set(present.map(\.id))
        var listed: Set<ID<Bird>> = []
        var rows: [(line: WidgetLine, place: Backyard?)] = []
        // A bird that has come more than once stands there with its latest visit.
        for visit in present.reversed() + today.reversed() where listed.insert(visit.bird).inserted {
            guard let bird = world.bird(visit.bird) else { continue }
            let isHere = here.contains(visit.id)
            let line = WidgetLine(
                [phrases.name(bird, in: subject, columns: family.columns - 9)],
                trailing: [isHere ? WidgetText(words.widgetHere, .good) : WidgetText(time(visit.arrival), .faint)])
            rows.append((line, world.backyard(visit.backyard)))
        }
        // All rows in sight name their yard in the same form, or none does; a bar's tooltip is as wide as they are.
        let columns = configuration.format == .text ? family.columns : .max
        let inSight = rows.prefix(max(0, configuration.lineCount(gauges: 0) - 1))
        func place(_ yard: Backyard, _ form: (String) -> String) -> [WidgetText] {
            [phrases.dot, WidgetText(form(yard.name), .soft, link: subject.link(.backyard(yard.id)))]
        }
        let form = [{ $0 }, TextFitting.abbreviated].first { form in
            inSight.allSatisfy { row in
                row.place.map { row.line.hasRoom(for: place($0, form), in: columns) } ?? true
            }
        }
        view.lines =
            [WidgetLine([WidgetText(count.text, count.ink, isBold: true)])]
            + rows.map { row in
                guard let yard = row.place, let form else { return row.line }
                return WidgetLine(row.line.texts + place(yard, form), trailing: row.line.trailing)
            }
        return view
    }
}
