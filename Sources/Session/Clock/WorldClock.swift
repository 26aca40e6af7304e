import Chronology

/// The world's own clock, as it is saved: it never runs back, and knows how far it stands from the wall.
///
/// Away from the game the world lives at real speed: on opening it is as much older as the wall clock says that
/// passed, at least nothing (a clock set back) and at most `longestAbsence` (a clock set wrong). While playing it
/// follows the time since the machine started, times a scale, so that a wall clock that jumps changes nothing.
package struct WorldClock: Hashable, Sendable, Codable {
    /// More than 400 days are forgiven: the world has waited.
    static let longestAbsence = Span.days(400)

    /// World time at the last commit.
    package var world: Instant
    /// What the wall clock showed then.
    package var wall: Instant
    /// World time minus the player's time: what is to be taken off before a time is shown.
    package var difference: Span

    package init(world: Instant, wall: Instant, difference: Span = .zero) {
        self.world = world
        self.wall = wall
        self.difference = difference
    }

    /// How long the world has to live until it is up to date, when the wall clock shows `wallNow`.
    package func away(at wallNow: Instant) -> Span {
        max(.zero, min(Self.longestAbsence, wallNow - wall))
    }
}

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

    /// Opens a saved clock.
    package init(opening saved: WorldClock, wall: Instant, uptime: Span, scale: Int64) {
        away = saved.away(at: wall)
        openedAt = saved.world + away
        uptimeAtOpening = uptime
        self.scale = scale
        difference = openedAt - wall
    }

    /// Starts the clock of a new world, which begins with the wall clock's time.
    package init(beginning wall: Instant, uptime: Span, scale: Int64) {
        self.init(opening: WorldClock(world: wall, wall: wall), wall: wall, uptime: uptime, scale: scale)
    }

    /// World time now. A machine's clock that runs back (it must not) stops the world and no more.
    package func world(at uptime: Span) -> Instant {
        openedAt + max(.zero, uptime - uptimeAtOpening) * scale
    }

    /// When the machine's clock will show that `instant` of the world has come; whole milliseconds, never early.
    package func uptime(of instant: Instant) -> Span {
        let wait = max(0, (instant - openedAt).milliseconds)
        return uptimeAtOpening + .milliseconds((wait + scale - 1) / scale)
    }

    /// What is to be saved with a world that has come to `world`, when the wall clock shows `wall`.
    package func saved(world: Instant, wall: Instant) -> WorldClock {
        WorldClock(world: world, wall: wall, difference: difference)
    }
}

/// A moment as the player's own clock and calendar show it.
package struct PlayerTime: Hashable, Sendable {
    package let date: CivilDate

    /// - Parameters:
    ///   - instant: world time.
    ///   - difference: of the running clock.
    ///   - zoneOffset: `Environment.zoneOffset`.
    package init(_ instant: Instant, difference: Span, zoneOffset: (Instant) -> Span) {
        let wall = instant - difference
        date = CivilDate(utc: wall + zoneOffset(wall))
    }
}
