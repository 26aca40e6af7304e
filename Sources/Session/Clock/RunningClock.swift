import Chronology

/// The world clock of an open game, which advances with the machine's uptime times a scale.
package struct RunningClock: Hashable, Sendable {
    /// The world time at opening, with the absence added.
    package let openedAt: Instant
    let uptimeAtOpening: Span
    /// The factor by which world time is faster than real time while playing, 1…3600.
    package let scale: Int64
    /// World time minus the wall clock's time at opening; zero where it is so small that it would only show the minute
    /// before.
    package let difference: Span
    private static let leastDifference = Span.seconds(1)
    /// The player's absence as the world has lived through it, at most 400 days; zero for a new world.
    package let away: Span
    /// The saved clock, with its mark and jumps updated at opening.
    private var opened: WorldClock
    /// True if the wall clock had jumped ahead at opening.
    package let hasJumped: Bool
    /// True once this game's gain has been taken from the yards' clocks, at its end.
    private var isSettled = false

    /// Opens a saved clock.
    ///
    /// - Parameter transaction: the save's last transaction, to be kept if the wall clock has jumped.
    package init(opening saved: WorldClock, wall: Instant, uptime: Span, scale: Int64, transaction: Int? = nil) {
        (opened, away) = saved.opened(at: wall, transaction: transaction)
        hasJumped = opened.jumps.last.map { $0.date == wall && $0.state == .provisional } ?? false
        openedAt = saved.world + away
        uptimeAtOpening = uptime
        self.scale = scale
        let difference = openedAt - wall
        self.difference = difference.magnitude < Self.leastDifference ? .zero : difference
    }

    /// Starts the clock of a new world at the wall clock's time.
    package init(beginning wall: Instant, uptime: Span, scale: Int64) {
        self.init(opening: WorldClock(world: wall, wall: wall), wall: wall, uptime: uptime, scale: scale)
    }

    /// Jumps of the wall clock that may still prove false, oldest first.
    package var jumps: [ClockJump] { opened.jumps }

    /// A jump of the wall clock that proved false, for which the player has not yet chosen whether to go back.
    package var offered: ClockJump? { jumps.first { $0.state == .offered } }

    /// Records that the player keeps this game after a false jump.
    mutating func declineReturn() {
        for index in opened.jumps.indices where opened.jumps[index].state == .offered {
            opened.jumps[index].state = .declined
        }
    }

    /// Returns the world time at an uptime; if the uptime decreases, world time stands still.
    package func world(at uptime: Span) -> Instant {
        openedAt + max(.zero, uptime - uptimeAtOpening) * scale
    }

    /// The world's lead over the player's clock, now and at any time before, by which its dates are shown.
    var lead: WorldLead { WorldLead(now: difference, fasterGames: opened.fasterGames) }

    /// Returns this game until a world time, if it is a faster one.
    func fasterGame(until world: Instant) -> FasterGame? {
        guard FasterGame.scales.contains(scale), world > openedAt else { return nil }
        return FasterGame(start: openedAt, end: world, scale: scale, isUnsettled: !isSettled)
    }

    /// Takes what faster games have gained since the yards' clocks were set back, which they are to be now.
    ///
    /// - Parameter end: the world time at which this game ends; `nil` for a game that goes on, whose own gain stands.
    mutating func takeGain(until end: Instant?) -> Span {
        var games = opened.fasterGames
        for index in games.indices { opened.fasterGames[index].isUnsettled = false }
        if let end, let game = fasterGame(until: end) {
            games.append(game)
            isSettled = true
        }
        return games.reduce(.zero) { $1.isUnsettled ? $0 + $1.gain : $0 }
    }

    /// Returns the uptime at which a world time is reached, in whole milliseconds, never early.
    package func uptime(of instant: Instant) -> Span {
        let wait = max(0, (instant - openedAt).milliseconds)
        return uptimeAtOpening + .milliseconds(wait / scale + (wait % scale == 0 ? 0 : 1))
    }

    /// Returns the clock to save with a world at `world`, when the other clocks show `wall` and `uptime`.
    ///
    /// The mark advances by the time played, and to the wall clock where that is later. After a jump of the wall clock
    /// the mark without the jump is kept, as at an opening; a wall clock out of range is ignored.
    package func saved(world: Instant, wall: Instant, uptime: Span) -> WorldClock {
        var clock = opened
        let played = opened.wall + max(.zero, uptime - uptimeAtOpening)
        let wall = WorldClock.range.contains(wall) ? wall : played
        clock.world = world
        clock.wall = max(played, wall)
        clock.difference = difference
        if let game = fasterGame(until: world) {
            clock.fasterGames = opened.fasterGames.suffix(FasterGame.limit - 1) + [game]
        }
        if wall - played > WorldClock.longestTrusted {
            clock.jumps.append(ClockJump(mark: played, date: wall, transaction: nil))
        }
        return clock
    }
}
