import Chronology
import Session
import Simulation
import TerminalUI

/// The content of a `lifelist` widget.
extension Content {
    /// Returns the view of the species seen so far, the latest first.
    func lifeList(_ subject: Subject) -> WidgetView {
        let seen = subject.glimpse.sightings
        let total = subject.glimpse.possibleSpecies
        let title = words.widgetLifeList(seen: seen.count, total: total)
        var view = WidgetView(
            condition: .quiet, headline: WidgetLine([WidgetText(title)]),
            short: WidgetLine("\(seen.count)/\(total)"),
            lines: [WidgetLine([WidgetText(title, .text, isBold: true)])])
        view.percentage = total > 0 ? 100 * seen.count / total : 0
        view.link = .screen("journal")
        for entry in seen.reversed() {
            view.lines.append(
                WidgetLine(
                    [WidgetText(words.name(of: entry.id), .accent)],
                    trailing: [WidgetText(words.day(playerTime(entry.date).date), .faint)]))
        }
        if let last = seen.last {
            view.headline.texts += [phrases.dot, WidgetText(words.name(of: last.id), .accent)]
            if isPainted {
                // The bird that was seen first, as on the journal's life list.
                let met = subject.world.birds.filter { $0.species == last.id && $0.firstSeen != nil }
                    .min { ($0.firstSeen ?? .distantFuture) < ($1.firstSeen ?? .distantFuture) }
                view.picture = .portrait(last.id, palette: met?.palette ?? 0)
            }
        } else {
            view.lines.append(WidgetLine(words.widgetNobodyYet, .faint))
        }
        return view
    }
}
