import Chronology
import Session
import Simulation
import TerminalUI
import Words

/// The short texts that widgets are composed of.
struct Phrases {
    let words: Words
    let symbols: Symbols

    /// The separator between two items of a line.
    var dot: WidgetText { WidgetText(" \(symbols.separator) ", .faint) }

    /// Returns a supply's symbol and remaining time: "◆ 7h", or "≈ empty".
    func supply(_ supply: Supply, at date: Instant) -> [WidgetText] {
        let sign = supply.kind == .food ? symbols.food : symbols.water
        let left = Steps.shown(supply.remaining(at: date))
        let state = supply.state(at: date)
        let text = state == .empty ? words.timeEmpty : words.short(left)
        return [
            WidgetText("\(sign) ", supply.kind == .food ? .food : .water),
            WidgetText(text, state.ink, isBold: state != .ok),
        ]
    }

    /// Returns both supplies of a yard: "◆ 7h ≈ 12h".
    func supplies(of yard: Backyard, at date: Instant) -> [WidgetText] {
        supply(yard.food, at: date) + [WidgetText(" ")] + supply(yard.water, at: date)
    }

    /// Returns both supplies of a yard as bars.
    func gauges(of yard: Backyard, at date: Instant) -> [WidgetGauge] {
        [yard.food, yard.water].map { supply in
            let left = Steps.shown(supply.remaining(at: date))
            return WidgetGauge(
                kind: supply.kind, state: supply.state(at: date),
                fraction: min(1, left.seconds / supply.lifetime.seconds), label: words.left(left))
        }
    }

    /// Returns a yard's name, linked by the subject, with a star for a favorite: "Calm Palms ★".
    func title(_ yard: Backyard, _ subject: Subject, isBold: Bool = true) -> [WidgetText] {
        [WidgetText(yard.name, .text, isBold: isBold, link: subject.link(.backyard(yard.id)))]
            + (yard.isFavorite ? [WidgetText(" \(symbols.star)", .gold)] : [])
    }

    /// Returns the longest name or description of a bird that fits into `columns`, linked to its page.
    func name(_ bird: Bird, in subject: Subject, columns: Int = .max) -> WidgetText {
        let text = TextFitting.first(of: words.names(of: bird), fitting: columns)
        return WidgetText(text, .accent, link: subject.link(.bird(bird.id)))
    }

    /// Returns the longest text for the birds present that fits into `columns`, linked to the bird if there is only
    /// one.
    func visitors(_ birds: [Bird], in subject: Subject, columns: Int) -> WidgetText {
        guard !birds.isEmpty else { return WidgetText(words.yardQuiet, .faint) }
        let text = TextFitting.first(of: words.visitors(birds), fitting: columns)
        return WidgetText(
            text, .accent, link: birds.count == 1 ? birds.first.map { subject.link(.bird($0.id)) } : nil)
    }
}
