import Chronology

/// The saved world clock: the world time, which never decreases, and the wall time until which the world has lived.
///
/// Away from the game the world lives at real speed: on opening it ages by the time that passed on the wall clock, at
/// least nothing (a clock set back) and at most `longestAbsence`. While playing it follows the machine's uptime times a
/// scale, so jumps of the wall clock change nothing.
///
/// Time away is counted from a mark, which a clock set back does not lower. A clock that has moved on by more than
/// `longestTrusted` may be wrong: see `ClockJump`.
package struct WorldClock: Hashable, Sendable {
    /// The longest absence that the world lives through; the rest is skipped.
    static let longestAbsence = Span.days(400)
    /// The longest advance of the wall clock that is not treated as a jump.
    static let longestTrusted = Span.days(30)
    /// The most jumps that are remembered.
    static let jumpLimit = 4
    /// The dates that a wall clock may show: those within 64-bit nanoseconds since 1970.
    package static let range =
        CivilDate(year: 1970, month: 1, day: 1)
        .utcInstant...CivilDate(year: 2261, month: 12, day: 31, hour: 23, minute: 59, second: 59).utcInstant

    /// The world time at the last save.
    package var world: Instant
    /// The mark: the wall time until which the world has lived.
    package var wall: Instant
    /// World time minus the wall clock's time at opening.
    package var difference: Span
    /// The games at a faster speed, oldest first, with the present one until it was saved.
    var fasterGames: [FasterGame] = []
    /// Jumps of the wall clock that may still prove false, oldest first.
    package var jumps: [ClockJump] = []
    /// The number of days on which the game was opened with a wall clock far below the mark; `nil` for none.
    var behind: DaysOfUse?

    package init(world: Instant, wall: Instant, difference: Span = .zero) {
        self.world = world
        self.wall = wall
        self.difference = difference
    }

    /// Returns the span that the world has to live to be up to date, when the wall clock shows `wallNow`.
    package func away(at wallNow: Instant) -> Span { opened(at: wallNow).away }

    /// Returns the clock of an imported game, without the jumps of another computer's clock.
    func imported(at wallNow: Instant) -> WorldClock {
        var clock = WorldClock(world: world, wall: min(wall, wallNow), difference: difference)
        clock.fasterGames = fasterGames
        return clock
    }

    /// Returns whether the wall clock's time proves a jump false, or a false jump waits for the player's answer.
    func isDoubted(at wallNow: Instant) -> Bool {
        jumps.contains { $0.isFalse(at: wallNow) || $0.state == .offered }
    }

    /// Returns the clock after opening, and the span that the world has to live to be up to date.
    ///
    /// - Parameter transaction: the last transaction of the opened save, which is kept if the clock has jumped.
    func opened(at wallNow: Instant, transaction: Int? = nil) -> (clock: WorldClock, away: Span) {
        var clock = self
        if let place = jumps.firstIndex(where: { $0.isFalse(at: wallNow) }) {
            // Time counts from the mark before it; later jumps are as doubtful.
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

    /// Counts a day of use with the wall clock below the mark; after 14 such days that clock is trusted.
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

/// An advance of the wall clock by more than a month, which may be a mistake.
///
/// It is trusted, but the save from before is kept with its mark. If the clock is later below the jump, the jump was
/// false: time counts from that mark, and the player may restore the save.
package struct ClockJump: Hashable, Sendable, Codable {
    package enum State: String, Hashable, Sendable, Codable {
        case provisional
        /// The jump was false, and the player is asked.
        case offered
        /// The player keeps the present game; the save is kept for a while.
        case declined
    }

    /// The smallest correction of a clock that counts as a jump back.
    static let slack = Span.days(1)

    /// The wall time until which the world had lived before the jump.
    package let mark: Instant
    /// The wall time after the jump.
    package let date: Instant
    /// The transaction of the kept save; `nil` where the clock jumped during play, which changed nothing.
    let transaction: Int?
    package var state = State.provisional
    var use: DaysOfUse

    init(mark: Instant, date: Instant, transaction: Int?) {
        self.mark = mark
        self.date = date
        self.transaction = transaction
        use = DaysOfUse(date)
    }

    /// The size of the jump in whole days.
    package var days: Int { Int((date - mark + .hours(12)).milliseconds / Span.days(1).milliseconds) }

    func isFalse(at wallNow: Instant) -> Bool { state == .provisional && wallNow < date - Self.slack }
}

/// The number of days, by the wall clock, on which a game was opened.
struct DaysOfUse: Hashable, Sendable, Codable {
    /// The number of days after which a clock is trusted.
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
    private enum CodingKeys: String, CodingKey { case world, wall, difference, fasterGames, jumps, behind }

    /// Decodes a clock; one that never jumped, and ran no faster game, has no keys for that.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        world = try container.decode(Instant.self, forKey: .world)
        wall = try container.decode(Instant.self, forKey: .wall)
        difference = try container.decode(Span.self, forKey: .difference)
        // Without games that cannot have been, dates are shown less the difference.
        let games = try container.decodeIfPresent([FasterGame].self, forKey: .fasterGames) ?? []
        fasterGames = FasterGame.areInOrder(games, until: world) ? games : []
        jumps = try container.decodeIfPresent([ClockJump].self, forKey: .jumps) ?? []
        behind = try container.decodeIfPresent(DaysOfUse.self, forKey: .behind)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(world, forKey: .world)
        try container.encode(wall, forKey: .wall)
        try container.encode(difference, forKey: .difference)
        if !fasterGames.isEmpty { try container.encode(fasterGames, forKey: .fasterGames) }
        if !jumps.isEmpty { try container.encode(jumps, forKey: .jumps) }
        try container.encodeIfPresent(behind, forKey: .behind)
    }
}
