import Session
import Simulation
import TerminalUI

/// Three things worth a sentence once, at the moment when they are of use, and never again.
enum Tip: String, Hashable, Sendable, CaseIterable {
    /// Something runs low for the first time.
    case refill
    /// A bird is there that could be looked at.
    case visitor
    /// Something was done that can be taken back.
    case undo
}

extension App {
    /// Says the next tip that fits, when nothing else is being said.
    mutating func sayTip(session: Session, uptime: Double) -> [Effect] {
        guard announcement == nil, firstSighting == nil, sheet == nil,
            let tip = tips.first(where: { fits($0, session) })
        else { return [] }
        tips.removeAll { $0 == tip }
        tell(Words.tip(tip, keys: keys, unicode: options.capabilities.unicode), uptime: uptime)
        var settings = session.settings
        settings.hintsSeen.append(tip.rawValue)
        return [.perform(.changeSettings(settings))]
    }

    /// Keeps a tip for the next quiet moment, unless it was given before.
    mutating func remember(_ tip: Tip, session: Session) {
        if case .readOnly = session.saveStatus { return }
        guard !session.settings.hintsSeen.contains(tip.rawValue), !tips.contains(tip) else { return }
        tips.append(tip)
    }

    private func fits(_ tip: Tip, _ session: Session) -> Bool {
        switch tip {
        case .refill, .undo: true
        case .visitor: place == .section(.backyards) && !session.world.presentVisits.isEmpty
        }
    }
}

extension Words {
    static func tip(_ tip: Tip, keys: KeyMap<Command>, unicode: Bool) -> Announcement {
        func key(_ command: Command) -> String { keys.label(of: command, unicode: unicode) }
        let text =
            switch tip {
            case .refill: "\(key(.refill)) refills a yard, \(key(.water)) its water alone, \(key(.food)) chooses food."
            case .visitor: "\(key(.open)) opens a yard; there, it opens the bird itself."
            case .undo: "\(key(.undo)) takes back what was done last."
            }
        return Announcement(text, ink: .gold, seconds: 9)
    }
}
