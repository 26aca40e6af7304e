import Session
import Simulation
import TerminalUI
import Words

/// A tip about the game, shown once at the moment when it is of use.
enum Tip: String, Hashable, Sendable, CaseIterable {
    /// The goal of the game, shown in a new game.
    case goal
    /// Refilling, shown when something first runs low.
    case refill
    /// Opening a yard, shown while a bird is present.
    case visitor
    /// Undo, shown after a change that can be undone.
    case undo
    /// The yards' local times, which differ from yard to yard.
    case hours
    /// The list of messages, shown after a message was missed or split into parts.
    case messages
}

extension App {
    /// The minimum seconds from one tip to the next, in which the key hints can be read.
    private static let tipPause = 60.0

    /// Shows the next fitting tip after four seconds without input or messages, and returns the effect that saves it as
    /// seen.
    mutating func sayTip() -> [Effect] {
        guard messages.isQuiet, sheet == nil, !screen.isEditing, uptime - attention.lastInput > 4,
            uptime - lastTip > Self.tipPause,
            let tip = tips.first(where: { fits($0) })
        else { return [] }
        tips.removeAll { $0 == tip }
        lastTip = uptime
        tell(announcement(of: tip))
        var settings = session.settings
        settings.hintsSeen.append(tip.rawValue)
        return [.perform(.changeSettings(settings, from: session.settings))]
    }

    /// Returns the effect that saves as seen what the screen shows only once, after four seconds without input.
    mutating func noteSeen() -> [Effect] {
        if case .readOnly = session.saveStatus { return [] }
        guard sheet == nil, uptime - attention.lastInput > 4 else { return [] }
        let session = session
        var settings = session.settings
        withScreen { $0.noteSeen(in: session, &settings) }
        return settings == session.settings ? [] : [.perform(.changeSettings(settings, from: session.settings))]
    }

    /// Queues a tip, unless it was queued or shown before.
    mutating func remember(_ tip: Tip) {
        if case .readOnly = session.saveStatus { return }
        guard !session.settings.hintsSeen.contains(tip.rawValue), !tips.contains(tip), !(tip == .undo && hasUndone)
        else {
            return
        }
        tips.append(tip)
    }

    /// Returns true if a tip fits the present screen.
    private func fits(_ tip: Tip) -> Bool {
        switch tip {
        case .goal, .refill, .messages: true
        case .undo: section != .settings && !session.undoStack.isEmpty
        case .visitor: place == .section(.backyards) && !session.world.presentVisits.isEmpty
        case .hours: (place == .section(.backyards) || place.isBackyard) && pane == nil
        }
    }

    /// Returns a tip's announcement, with the present labels of its keys.
    func announcement(of tip: Tip) -> Announcement {
        func key(_ command: Command) -> String {
            words.key(of: command, in: keys, unicode: options.capabilities.unicode) ?? ""
        }
        let kinds = session.world.possibleSpecies(session.allowances).count
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
