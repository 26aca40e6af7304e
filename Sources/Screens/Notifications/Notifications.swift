import Session
import Simulation

/// What may be told to a player who looks elsewhere.
enum Notifiable: Hashable, Sendable {
    case arrived(Visit)
    /// The gravest comes first, whatever came before it.
    case supply(SupplyKind, SupplyState, ID<Backyard>)
    case first(Visit)

    /// The one with the higher rank is told first.
    fileprivate var rank: Int {
        switch self {
        case .arrived: 0
        case .supply(_, .empty, _): 2
        case .supply: 1
        case .first: 3
        }
    }

    /// Of each kind only one waits.
    fileprivate var kind: Int {
        switch self {
        case .arrived: 0
        case .supply: 1
        case .first: 2
        }
    }
}

/// What is told outside the screen, and when: only while the player looks elsewhere, and not more than one a minute. What
/// comes within that minute waits, the gravest of each kind, until it can be told, is no longer true, or the player is
/// back.
struct Notifications: Hashable, Sendable {
    private var waiting: [Notifiable] = []
    private var lastTold: Double?

    /// Seconds from one to the next, at least.
    static let interval = 60.0

    init() {}

    mutating func add(_ event: Notifiable, _ attention: Attention, at uptime: Double) {
        guard attention.isAway(at: uptime) else { return }
        if let index = waiting.firstIndex(where: { $0.kind == event.kind }) {
            if event.rank >= waiting[index].rank { waiting[index] = event }
        } else {
            waiting.append(event)
        }
    }

    /// What is to be told now.
    /// - Parameter isTrue: whether it still is so; what is not is forgotten.
    mutating func next(
        _ attention: Attention, at uptime: Double, _ isTrue: (Notifiable) -> Bool
    ) -> Notifiable? {
        guard attention.isAway(at: uptime) else {
            waiting = []
            return nil
        }
        waiting.removeAll { !isTrue($0) }
        guard uptime >= earliest, let event = waiting.max(by: { $0.rank < $1.rank }) else { return nil }
        waiting.removeAll { $0 == event }
        lastTold = uptime
        return event
    }

    /// Uptime at which something that waits can be told.
    var due: Double? { waiting.isEmpty ? nil : earliest }

    private var earliest: Double { lastTold.map { $0 + Self.interval } ?? -.infinity }
}
