import Chronology
import Drawing
import Simulation

/// Everything that the game says on its last line: one at a time, the most urgent first, the others when their turn
/// comes.
///
/// An answer to a key comes at once and replaces the answer before it. What it interrupts goes on after it. What waits
/// too long is no news any more; it can be read in the list of all that was said.
struct Messages: Hashable, Sendable {
    /// What shows, in uptime seconds.
    struct Shown: Hashable, Sendable {
        let announcement: Announcement
        let since: Double
        let until: Double

        /// Which of `count` parts of the text shows, where there is no room for all of it.
        func part(of count: Int, at uptime: Double) -> Int {
            let share = (uptime - since) / max(0.001, until - since)
            return min(max(0, Int(share * Double(count))), count - 1)
        }

        /// When the next of `count` parts, or nothing more, shows.
        func nextChange(of count: Int, after uptime: Double) -> Double {
            let next = Double(part(of: count, at: uptime) + 1) / Double(count)
            // A moment later, so that it is surely the next one's turn.
            return min(until, since + next * (until - since) + 0.0005)
        }
    }

    /// Where the player is: an answer is for those who see what it is about.
    struct Seat: Hashable, Sendable {
        let place: Place
        let isSheet: Bool
    }

    /// What was said, and at which time of the world.
    struct Said: Hashable, Sendable {
        let announcement: Announcement
        let date: Instant
    }

    private struct Waiting: Hashable {
        let announcement: Announcement
        let seconds: Double
        let until: Double
    }

    private(set) var shown: Shown?
    /// All since the game was opened, the latest last.
    private(set) var said: [Said] = []
    private var waiting: [Waiting] = []
    /// Whether something was said that nobody can have read: its turn never came, or the next took its place at once.
    private(set) var hasPassedBy = false
    /// Where the answer that shows is at home; `nil` until that is known.
    private var seat: Seat?

    /// As many of those that were said are kept.
    static let limit = 200
    /// After so many seconds it is no news any more.
    private static let patience = 30.0
    /// What was interrupted, or what the player has turned away from, shows for so many seconds at least.
    private static let shortest = 3.0
    /// Nobody has read what showed for less.
    static let glance = 1.0

    var isQuiet: Bool { shown == nil && waiting.isEmpty }

    mutating func say(_ announcement: Announcement, at uptime: Double, date: Instant) {
        // What is said again and again, such as that a field is full, is read once.
        if said.last?.announcement.text == announcement.text { said.removeLast() }
        said.append(Said(announcement: announcement, date: date))
        if said.count > Self.limit { said.removeFirst() }
        guard let shown else { return show(announcement, seconds: announcement.seconds, at: uptime) }
        let (new, old) = (announcement.kind.rawValue, shown.announcement.kind.rawValue)
        guard new > old || announcement.kind == .answer else {
            waiting.append(
                Waiting(announcement: announcement, seconds: announcement.seconds, until: uptime + Self.patience))
            return
        }
        if shown.announcement.kind != .answer {
            let left = max(Self.shortest, shown.until - uptime)
            let until = uptime + Self.patience
            waiting.insert(Waiting(announcement: shown.announcement, seconds: left, until: until), at: 0)
        } else if uptime - shown.since < Self.glance, shown.announcement.text != announcement.text {
            hasPassedBy = true
        }
        show(announcement, seconds: announcement.seconds, at: uptime)
    }

    /// Goes on to the next where the one that shows is over.
    /// - Parameter isTrue: whether it still is so; what is not is forgotten.
    mutating func advance(to uptime: Double, _ isTrue: (Announcement) -> Bool) {
        if let shown, uptime >= shown.until || !isTrue(shown.announcement) { self.shown = nil }
        hasPassedBy =
            hasPassedBy
            || waiting.contains { uptime >= $0.until && $0.announcement.kind != .tip && isTrue($0.announcement) }
        waiting.removeAll { uptime >= $0.until || !isTrue($0.announcement) }
        guard shown == nil else { return }
        // Of several of a kind the one that came first.
        let most = waiting.map(\.announcement.kind.rawValue).max()
        guard let index = waiting.firstIndex(where: { $0.announcement.kind.rawValue == most }) else { return }
        let next = waiting.remove(at: index)
        show(next.announcement, seconds: next.seconds, at: uptime)
    }

    /// The player is here now: an answer or a tip of elsewhere has nothing to say here, and news that they had before
    /// their eyes where they were does not follow them.
    mutating func settle(at seat: Seat, uptime: Double) {
        guard let shown else { return }
        if self.seat == nil { self.seat = seat }
        guard self.seat != seat else { return }
        switch shown.announcement.kind {
        case .answer, .tip: self.shown = nil
        case .news:
            let until = min(shown.until, max(uptime, shown.since + Self.shortest))
            self.shown = Shown(announcement: shown.announcement, since: shown.since, until: until)
        case .first: break
        }
    }

    /// Puts away what shows.
    mutating func dismiss() { shown = nil }

    private mutating func show(_ announcement: Announcement, seconds: Double, at uptime: Double) {
        shown = Shown(announcement: announcement, since: uptime, until: uptime + seconds)
        seat = nil
    }
}
