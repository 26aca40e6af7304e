import Chronology

/// The world's own clock, as it is saved: it never runs back, and knows how far it stands from the wall.
///
/// Away from the game the world lives at real speed: on opening it is as much older as the wall clock says that
/// passed, at least nothing (a clock set back) and at most `longestAbsence`. While playing it follows the time since
/// the machine started, times a scale, so that a wall clock that jumps changes nothing.
///
/// Time away is counted from a mark, which a clock that runs back does not lower. A clock that has moved on by more
/// than `longestTrusted` may be wrong: see `ClockJump`.
package struct WorldClock: Hashable, Sendable {
    /// More than 400 days are forgiven: the world has waited.
    static let longestAbsence = Span.days(400)
    /// A wall clock that has moved on by more may be wrong.
    static let longestTrusted = Span.days(30)
    /// Jumps in a row that are remembered.
    static let jumpLimit = 4
    /// The dates that a wall clock may show: those that systems can count in nanoseconds since 1970.
    package static let range =
        CivilDate(year: 1970, month: 1, day: 1)
        .utcInstant...CivilDate(year: 2261, month: 12, day: 31, hour: 23, minute: 59, second: 59).utcInstant

    /// World time at the last commit.
    package var world: Instant
    /// The mark: until when, by the wall clock, the world has lived.
    package var wall: Instant
    /// World time minus the player's time: what is to be taken off before a time is shown.
    package var difference: Span
    /// Jumps of the wall clock that may still prove false, oldest first.
    package var jumps: [ClockJump] = []
    /// While the wall clock stands far below the mark.
    var behind: DaysOfUse?

    package init(world: Instant, wall: Instant, difference: Span = .zero) {
        self.world = world
        self.wall = wall
        self.difference = difference
    }

    /// How long the world has to live until it is up to date, when the wall clock shows `wallNow`.
    package func away(at wallNow: Instant) -> Span { opened(at: wallNow).away }

    /// The clock of a game that comes from elsewhere: what another computer's clock did is not known here.
    func imported(at wallNow: Instant) -> WorldClock {
        WorldClock(world: world, wall: min(wall, wallNow), difference: difference)
    }

    /// A jump that `wallNow` shows to have been false, or that was so before and waits for the player's answer.
    func isDoubted(at wallNow: Instant) -> Bool {
        jumps.contains { $0.isFalse(at: wallNow) || $0.state == .offered }
    }

    /// The clock as it is from now on, and how long the world has to live.
    ///
    /// - Parameter transaction: of the save that is opened: what is kept if the clock has jumped.
    func opened(at wallNow: Instant, transaction: Int? = nil) -> (clock: WorldClock, away: Span) {
        var clock = self
        if let place = jumps.firstIndex(where: { $0.isFalse(at: wallNow) }) {
            // Time counts from the mark before it; what was built upon it is as doubtful.
            clock.wall = jumps[place].mark
            clock.jumps.removeSubrange(place...)
            if jumps[place].transaction != nil {
                clock.jumps.append(jumps[place])
                clock.jumps[place].state = .offered
            }
        }
        clock.noteUse(at: wallNow)
        let passed = wallNow - clock.wall
        if passed > Self.longestTrusted {
            clock.jumps.append(ClockJump(mark: clock.wall, date: wallNow, transaction: transaction))
            clock.jumps.removeFirst(max(0, clock.jumps.count - Self.jumpLimit))
        }
        clock.wall = max(clock.wall, wallNow)
        return (clock, max(.zero, min(Self.longestAbsence, passed)))
    }

    /// A clock that has stayed as it is on so many days is believed.
    private mutating func noteUse(at wallNow: Instant) {
        for index in jumps.indices { jumps[index].use.note(wallNow) }
        jumps.removeAll { $0.use.isEnough }
        guard wall - wallNow > Self.longestTrusted else {
            behind = nil
            return
        }
        var days = behind ?? DaysOfUse(wallNow)
        days.note(wallNow)
        behind = days.isEnough ? nil : days
        if days.isEnough { wall = wallNow }
    }
}

/// The wall clock moved on by more than a month, and nobody knows whether that was true.
///
/// It is believed, and the save from before is kept, with the mark that time counted from. Should the clock later
/// stand below the jump, it was false: time counts from that mark, and the player may have the save back.
package struct ClockJump: Hashable, Sendable, Codable {
    package enum State: String, Hashable, Sendable, Codable {
        case provisional
        /// It was false, and the player is asked.
        case offered
        /// The player goes on with what there is; the save is there for a while.
        case declined
    }

    /// A clock that is corrected by less has not jumped back.
    static let slack = Span.days(1)

    /// Until when the world had lived, by the clock before the jump.
    package let mark: Instant
    /// What the clock showed after it.
    package let date: Instant
    /// Of the save that is kept; `nil` where the clock jumped during play, which changed nothing.
    let transaction: Int?
    package var state = State.provisional
    var use: DaysOfUse

    init(mark: Instant, date: Instant, transaction: Int?) {
        self.mark = mark
        self.date = date
        self.transaction = transaction
        use = DaysOfUse(date)
    }

    /// How far the clock jumped, in whole days.
    package var days: Int { Int((date - mark + .hours(12)).milliseconds / Span.days(1).milliseconds) }

    func isFalse(at wallNow: Instant) -> Bool { state == .provisional && wallNow < date - Self.slack }
}

/// Counts the days, by the wall clock, on which a game was opened.
struct DaysOfUse: Hashable, Sendable, Codable {
    /// So many days are enough to believe a clock.
    static let enough = 14

    private(set) var count = 1
    private(set) var last: Instant

    init(_ wall: Instant) {
        last = wall
    }

    var isEnough: Bool { count >= Self.enough }

    mutating func note(_ wall: Instant) {
        guard wall < last || wall - last >= .days(1) else { return }
        if wall > last { count += 1 }
        last = wall
    }
}

extension WorldClock: Codable {
    private enum CodingKeys: String, CodingKey { case world, wall, difference, jumps, behind }

    /// Of a clock that never jumped a save says nothing.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        world = try container.decode(Instant.self, forKey: .world)
        wall = try container.decode(Instant.self, forKey: .wall)
        difference = try container.decode(Span.self, forKey: .difference)
        jumps = try container.decodeIfPresent([ClockJump].self, forKey: .jumps) ?? []
        behind = try container.decodeIfPresent(DaysOfUse.self, forKey: .behind)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(world, forKey: .world)
        try container.encode(wall, forKey: .wall)
        try container.encode(difference, forKey: .difference)
        if !jumps.isEmpty { try container.encode(jumps, forKey: .jumps) }
        try container.encodeIfPresent(behind, forKey: .behind)
    }
}
