import Chronology

/// A world clock that runs: from the moment of opening, with the machine's own clock, times the scale.
package struct RunningClock: Hashable, Sendable {
    package let openedAt: Instant
    let uptimeAtOpening: Span
    /// World time per real time while playing, 1…3600.
    package let scale: Int64
    /// World time minus the player's time, fixed at opening.
    package let difference: Span
    /// How long the player was away; zero for a new world.
    package let away: Span
    /// What is saved, as it was at opening.
    private var opened: WorldClock
    /// Whether the wall clock had jumped at opening.
    package let hasJumped: Bool

    /// Opens a saved clock.
    ///
    /// - Parameter transaction: the number of the save's last one, which is to be kept if the wall clock has jumped.
    package init(opening saved: WorldClock, wall: Instant, uptime: Span, scale: Int64, transaction: Int? = nil) {
        (opened, away) = saved.opened(at: wall, transaction: transaction)
        hasJumped = opened.jumps.last.map { $0.date == wall && $0.state == .provisional } ?? false
        openedAt = saved.world + away
        uptimeAtOpening = uptime
        self.scale = scale
        difference = openedAt - wall
    }

    /// Starts the clock of a new world, which begins with the wall clock's time.
    package init(beginning wall: Instant, uptime: Span, scale: Int64) {
        self.init(opening: WorldClock(world: wall, wall: wall), wall: wall, uptime: uptime, scale: scale)
    }

    /// Jumps of the wall clock that may still prove false, oldest first.
    package var jumps: [ClockJump] { opened.jumps }

    /// A jump that was false, and for which the player has not answered yet.
    package var offered: ClockJump? { jumps.first { $0.state == .offered } }

    /// The player has answered what to do about a jump that was false.
    mutating func declineReturn() {
        for index in opened.jumps.indices where opened.jumps[index].state == .offered {
            opened.jumps[index].state = .declined
        }
    }

    /// World time now. A machine's clock that runs back (it must not) stops the world and no more.
    package func world(at uptime: Span) -> Instant {
        openedAt + max(.zero, uptime - uptimeAtOpening) * scale
    }

    /// When the machine's clock will show that `instant` of the world has come; whole milliseconds, never early.
    package func uptime(of instant: Instant) -> Span {
        let wait = max(0, (instant - openedAt).milliseconds)
        return uptimeAtOpening + .milliseconds(wait / scale + (wait % scale == 0 ? 0 : 1))
    }

    /// What is to be saved with a world that has come to `world`, when the other clocks show `wall` and `uptime`.
    ///
    /// The mark has moved on by what was played. A wall clock that has moved on further is followed; if it jumped,
    /// the mark that it should have is kept, as at an opening. One that shows no date that it may show is not followed.
    package func saved(world: Instant, wall: Instant, uptime: Span) -> WorldClock {
        var clock = opened
        let played = opened.wall + max(.zero, uptime - uptimeAtOpening)
        let wall = WorldClock.range.contains(wall) ? wall : played
        clock.world = world
        clock.wall = max(played, wall)
        clock.difference = difference
        if wall - played > WorldClock.longestTrusted {
            clock.jumps.append(ClockJump(mark: played, date: wall, transaction: nil))
        }
        return clock
    }
}
