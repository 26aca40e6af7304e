import Chronology
import Drawing
import Simulation

/// The queue of messages for the last line, shown one at a time by priority.
///
/// An answer to a key is shown at once and replaces the previous answer; an interrupted message of another kind
/// continues afterwards. Messages that wait too long are dropped from the queue but stay in `said`, the list of all
/// messages.
struct Messages: Hashable, Sendable {
    /// The message being shown, from and until an uptime in seconds.
    struct Shown: Hashable, Sendable {
        let announcement: Announcement
        let since: Double
        let until: Double

        /// Returns the index of the part to show, of `count` parts that share the display time equally.
        func part(of count: Int, at uptime: Double) -> Int {
            let share = (uptime - since) / max(0.001, until - since)
            return min(max(0, Int(share * Double(count))), count - 1)
        }

        /// Returns the uptime at which the next of `count` parts is due, or the message ends.
        func nextChange(of count: Int, after uptime: Double) -> Double {
            let next = Double(part(of: count, at: uptime) + 1) / Double(count)
            // The added 0.5 ms ensures that the next part is due in spite of rounding.
            return min(until, since + next * (until - since) + 0.0005)
        }
    }

    /// The place and sheet that the player sees; answers belong to the one where they were given.
    struct Seat: Hashable, Sendable {
        let place: Place
        let isSheet: Bool
        /// True if one yard is shown alone, without the rest of the game.
        let isPane: Bool
    }

    /// A past message with the world date at which it was given.
    struct Said: Hashable, Sendable {
        let announcement: Announcement
        let date: Instant
    }

    /// A queued message with its display seconds, the uptime after which it is dropped, and the seat where it was
    /// given; `nil` until that is known.
    private struct Waiting: Hashable {
        let announcement: Announcement
        let seconds: Double
        let until: Double
        var seat: Seat?
    }

    /// The message being shown.
    private(set) var shown: Shown?
    /// The latest messages since the game was opened, oldest first, at most `limit`.
    private(set) var said: [Said] = []
    private var waiting: [Waiting] = []
    /// True once any message was dropped unseen, or was replaced after less than `glance` seconds.
    private(set) var hasPassedBy = false
    /// The seat where the present message was shown first; `nil` until that is known.
    private var seat: Seat?
    /// The uptime until which the line is left to its key hints after news, before more news.
    private var restEnd = 0.0
    /// The seconds of that rest.
    var rest = Self.usualRest

    /// The uptime at which queued news is due while no message is shown, which may have passed; `nil` if none is queued.
    var nextDue: Double? { shown == nil && !waiting.isEmpty ? restEnd : nil }

    /// The maximum number of past messages kept.
    static let limit = 200
    /// The seconds after which a queued message is dropped.
    private static let queueTimeout = 45.0
    /// The minimum seconds that an interrupted message is shown for again, or news after a change of screen.
    private static let shortest = 3.0
    /// The seconds for which the key hints can be read between two pieces of news.
    static let usualRest = 4.0
    /// The seconds below which a message counts as unread.
    static let glance = 1.0

    /// True if no message is shown or queued.
    var isQuiet: Bool { shown == nil && waiting.isEmpty }

    /// Adds a message to the list of all.
    mutating func list(_ announcement: Announcement, date: Instant) {
        // Repeated messages, such as that a field is full, are listed once.
        if said.last?.announcement.text == announcement.text { said.removeLast() }
        said.append(Said(announcement: announcement, date: date))
        if said.count > Self.limit { said.removeFirst() }
    }

    /// Shows a message, or queues it: behind one of equal or higher priority, and news also while the line rests.
    mutating func say(_ announcement: Announcement, at uptime: Double, date: Instant, isListed: Bool = true) {
        if isListed { list(announcement, date: date) }
        let (new, old) = (announcement.kind.rawValue, shown?.announcement.kind.rawValue ?? -1)
        guard new > old && !rests(announcement, at: uptime) || announcement.kind == .answer else {
            waiting.append(
                Waiting(announcement: announcement, seconds: announcement.seconds, until: uptime + Self.queueTimeout))
            return
        }
        guard let shown else { return show(announcement, seconds: announcement.seconds, at: uptime) }
        if shown.announcement.kind != .answer {
            let left = max(Self.shortest, shown.until - uptime)
            let until = uptime + Self.queueTimeout
            waiting.insert(Waiting(announcement: shown.announcement, seconds: left, until: until), at: 0)
        } else if uptime - shown.since < Self.glance, shown.announcement.text != announcement.text {
            hasPassedBy = true
        }
        show(announcement, seconds: announcement.seconds, at: uptime)
    }

    /// Shows the next queued message if the present one's time is over, and drops messages that no longer hold.
    ///
    /// - Parameter isTrue: Returns false if an announcement no longer holds, such as an arrival after the visit.
    mutating func advance(to uptime: Double, _ isTrue: (Announcement) -> Bool) {
        if let shown, uptime >= shown.until || !isTrue(shown.announcement) {
            dismiss(at: min(uptime, shown.until))
        }
        hasPassedBy =
            hasPassedBy
            || waiting.contains { uptime >= $0.until && $0.announcement.kind != .tip && isTrue($0.announcement) }
        waiting.removeAll { uptime >= $0.until || !isTrue($0.announcement) }
        guard shown == nil else { return }
        // The oldest message of the highest priority is next.
        let most = waiting.map(\.announcement.kind.rawValue).max()
        guard let index = waiting.firstIndex(where: { $0.announcement.kind.rawValue == most }) else { return }
        guard !rests(waiting[index].announcement, at: uptime) else { return }
        let next = waiting.remove(at: index)
        show(next.announcement, seconds: next.seconds, at: uptime)
    }

    /// Ends messages that belong to another screen after the player has changed it.
    ///
    /// Answers and tips end at once, queued tips too, news after at least three seconds in all; first sightings stay.
    mutating func settle(at seat: Seat, uptime: Double) {
        waiting.removeAll { $0.announcement.kind == .tip && $0.seat != nil && $0.seat != seat }
        for index in waiting.indices where waiting[index].seat == nil { waiting[index].seat = seat }
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

    /// Returns true if a message waits until the key hints could be read.
    private func rests(_ announcement: Announcement, at uptime: Double) -> Bool {
        announcement.kind == .news && uptime < restEnd
    }

    /// Hides the present message, after which news rests.
    mutating func dismiss(at uptime: Double) {
        if shown?.announcement.kind == .news { restEnd = uptime + rest }
        shown = nil
    }

    /// Replaces the shown message.
    private mutating func show(_ announcement: Announcement, seconds: Double, at uptime: Double) {
        shown = Shown(announcement: announcement, since: uptime, until: uptime + seconds)
        seat = nil
    }
}
