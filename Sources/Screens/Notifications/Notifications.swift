import Session
import Simulation

/// An event that the player can be notified of.
enum Notifiable: Hashable, Sendable {
    /// A bird's arrival.
    case arrived(Visit)
    /// A supply that runs low or out.
    case supply(SupplyKind, SupplyState, ID<Backyard>)
    /// The arrival of the first bird of its species.
    case first(Visit)

    /// The priority; a waiting event with a higher rank is sent first.
    fileprivate var rank: Int {
        switch self {
        case .arrived: 0
        case .supply(_, .empty, _): 2
        case .supply: 1
        case .first: 3
        }
    }

    /// The kind of event; only one of each kind waits.
    fileprivate var kind: Int {
        switch self {
        case .arrived: 0
        case .supply: 1
        case .first: 2
        }
    }
}

/// The queue of notifications, which are sent only while the player is away, and at most one a minute.
///
/// Events in between wait, one of each kind, the one of highest rank. They are dropped when they are no longer true or
/// the player returns.
struct Notifications: Hashable, Sendable {
    /// The events that wait to be sent, at most one of each kind.
    private var waiting: [Notifiable] = []
    /// The uptime of the last notification, in seconds.
    private var lastTold: Double?

    /// The least seconds between two notifications.
    static let interval = 60.0

    init() {}

    /// Queues an event if the player is away; it replaces a waiting one of its kind unless that has a higher rank.
    mutating func add(_ event: Notifiable, _ attention: Attention, at uptime: Double) {
        guard attention.isAway(at: uptime) else { return }
        if let index = waiting.firstIndex(where: { $0.kind == event.kind }) {
            if event.rank >= waiting[index].rank { waiting[index] = event }
        } else {
            waiting.append(event)
        }
    }

    /// Removes and returns the event to notify of now; `nil` if there is none or it is too early.
    ///
    /// - Parameter isTrue: returns true if an event is still true; others are dropped.
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

    /// The uptime in seconds at which the next waiting event can be sent; `nil` if none waits.
    var due: Double? { waiting.isEmpty ? nil : earliest }

    /// The uptime in seconds before which no notification is sent.
    private var earliest: Double { lastTold.map { $0 + Self.interval } ?? -.infinity }
}
