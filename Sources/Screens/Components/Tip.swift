import Session
import Simulation
import TerminalUI
import Words

/// Six things worth a sentence once, at the moment when they are of use, and never again.
enum Tip: String, Hashable, Sendable, CaseIterable {
    /// The game has begun.
    case goal
    /// Something runs low for the first time.
    case refill
    /// A bird is there that could be looked at.
    case visitor
    /// Something was done that can be taken back.
    case undo
    /// Yards show clocks that differ.
    case hours
    /// Something was said that cannot be read at once, or could not be read at all.
    case messages
}

extension App {
    /// Says the next tip that fits, when nothing else is being said and the player's hands rest: a tip is no answer.
    mutating func sayTip() -> [Effect] {
        guard messages.isQuiet, sheet == nil, !screen.isEditing, uptime - attention.lastInput > 4,
            let tip = tips.first(where: { fits($0) })
        else { return [] }
        tips.removeAll { $0 == tip }
        tell(announcement(of: tip))
        var settings = session.settings
        settings.hintsSeen.append(tip.rawValue)
        return [.perform(.changeSettings(settings))]
    }

    /// Keeps a tip for the next quiet moment, unless it was given before.
    mutating func remember(_ tip: Tip) {
        if case .readOnly = session.saveStatus { return }
        guard !session.settings.hintsSeen.contains(tip.rawValue), !tips.contains(tip) else { return }
        tips.append(tip)
    }

    private func fits(_ tip: Tip) -> Bool {
        switch tip {
        case .goal, .refill, .undo, .messages: true
        case .visitor: place == .section(.backyards) && !session.world.presentVisits.isEmpty
        case .hours: (place == .section(.backyards) || place.isBackyard) && pane == nil
        }
    }

    func announcement(of tip: Tip) -> Announcement {
        func key(_ command: Command) -> String {
            words.key(of: command, in: keys, unicode: options.capabilities.unicode) ?? ""
        }
        let kinds = Catalog.species.count
        let (text, short, least): (String, String?, [String]) =
            switch tip {
            case .goal:
                (
                    words.tipGoal(count: kinds), words.tipGoalShort(count: kinds),
                    [words.briefGoal, words.briefKinds(count: kinds)]
                )
            case .refill:
                (
                    words.tipRefill(refill: key(.refill), water: key(.water), food: key(.food)),
                    words.tipRefillShort(refill: key(.refill), food: key(.food)),
                    [words.briefRefillKey(refill: key(.refill)), words.briefFoodKey(food: key(.food))]
                )
            case .visitor: (words.tipVisitor(open: key(.open)), words.tipVisitorShort(open: key(.open)), [])
            case .undo: (words.tipUndo(undo: key(.undo)), nil, [words.briefUndoKey(undo: key(.undo))])
            case .hours: (words.tipHours, words.tipHoursShort, [])
            case .messages:
                (
                    words.tipMessages(messages: key(.messages)), nil,
                    [words.briefMessagesKey(messages: key(.messages))]
                )
            }
        return Announcement(text, short: short, least: least.map { Brief($0) }, ink: .gold, as: .tip, seconds: 9)
    }
}
