import Chronology
import Simulation
import TerminalUI

/// The content of a `backyard` widget.
extension Content {
    /// Returns the view of the most relevant yard: its name, visitors, food and water.
    func backyard(_ subject: Subject, _ scope: Scope) -> WidgetView {
        guard let yard = scope.yards.first else { return standIn(.placeholder, words.widgetNoGame, .soft) }
        let world = subject.world
        let visits = visits(in: yard, of: world)
        let birds = visits.compactMap { world.bird($0.bird) }
        var view = view(of: yard, subject)

        let name = WidgetText(yard.name, .text, link: view.link)
        let supplies = phrases.supplies(of: yard, at: world.clock)
        if let first = visits.first, !birds.isEmpty {
            view.short = WidgetLine([phrases.visitors(birds, in: subject, columns: 24)])
            view.headline = WidgetLine([phrases.dot, name])
            if configuration.isLive {
                view.headline.texts += [
                    phrases.dot,
                    WidgetText(words.since(playerTime(world.clock).utc - playerTime(first.arrival).utc), .soft),
                ]
            }
            for supply in [yard.food, yard.water] where supply.state(at: world.clock) != .ok {
                view.headline.texts += [phrases.dot] + phrases.supply(supply, at: world.clock)
            }
            let room = min(24, headlineColumns - view.headline.columns)
            view.headline.texts.insert(phrases.visitors(birds, in: subject, columns: room), at: 0)
        } else {
            view.short = WidgetLine(supplies)
            view.headline = WidgetLine([name, phrases.dot] + supplies)
        }

        view.lines = [WidgetLine(phrases.title(yard, subject))]
        if family.isRoomy {
            view.lines.append(
                WidgetLine(hour(world.localTime(in: yard), world.weather(in: yard, at: world.clock)), .soft))
            view.lines += birds.isEmpty ? [WidgetLine(words.yardQuiet, .faint)] : []
            for visit in visits {
                guard let bird = world.bird(visit.bird) else { continue }
                var line = WidgetLine([phrases.name(bird, in: subject, columns: family.columns)])
                // The longest text for the bird's meal or perch that fits.
                let room = isPainted ? family.columns - line.columns - phrases.dot.columns : .max
                let parts = words.parts(of: visit, world.doing(visit), width: room)
                if let doing = parts.first(where: { TextWidth.columns(of: $0) <= room }) {
                    line.texts += [phrases.dot, WidgetText(doing, .soft)]
                }
                view.lines.append(line)
            }
        } else {
            view.lines.append(WidgetLine([phrases.visitors(birds, in: subject, columns: family.columns)]))
        }
        if isPainted {
            view.gauges = phrases.gauges(of: yard, at: world.clock)
        } else {
            view.lines.append(WidgetLine(supplies))
        }
        return view
    }

    /// Returns the present visits to show: that of a live activity's bird alone while it is here, else all.
    func visits(in yard: Backyard, of world: World) -> [Visit] {
        let present = world.visitors(in: yard.id)
        let own = present.filter { $0.bird == configuration.visitor }
        return own.isEmpty ? present : own
    }

    /// Returns a yard's time of day and weather: "Morning · clear".
    private func hour(_ time: LocalTime, _ weather: Weather) -> String {
        "\(words.name(of: time.timeOfDay)) \(phrases.symbols.separator) \(words.name(of: weather))"
    }
}
