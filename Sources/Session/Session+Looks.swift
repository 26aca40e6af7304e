import Chronology
import Simulation

extension Session {
    /// Notes that the player uses the game, which lets birds come that were never met before; at most one look counts
    /// per hour.
    ///
    /// Only a game that plays the profile has an effect; commands, widgets and read-only sessions do not.
    package func look() {
        guard mayWrite, !isFollowing, !isCommand, world.mayLook(at: now) || isHomeAstray else { return }
        _ = try? perform(Request(LookRequest()))
    }

    /// True if the home yard's clock is not the player's, as after a game at another speed or date.
    private var isHomeAstray: Bool {
        guard let home = world.home.flatMap({ world.backyard($0.backyard) }) else { return false }
        return shift(of: home).magnitude >= .minutes(1)
    }
}

extension Session {
    /// Sets the yards' clocks back by what a faster game has gained, so that each is as far from the player's as before.
    func setClocksRight() {
        guard mayWrite, !isFollowing, clock.scale != 1 else { return }
        _ = try? perform(Request(ClockRequest()))
    }

    /// Returns the world time that was a span ago by the player's clock.
    func past(_ span: Span) -> Instant { clock.lead.worldTime(of: clock.lead.playerTime(of: world.clock) - span) }

    /// Returns how long ago a world date was by the player's clock.
    package func elapsed(since date: Instant) -> Span {
        clock.lead.playerTime(of: world.clock) - clock.lead.playerTime(of: date)
    }
}

/// Sets the yards' clocks back by what the game has gained.
private struct ClockRequest: Intent {
    func perform(in session: Session) throws(RequestError) -> Reply {
        guard let game = session.clock.fasterGame(until: session.world.clock) else { return .done }
        session.world.setClocksBack(by: game.gain)
        session.changed(urgently: false)
        return .done
    }
}

/// Notes that the player looks at the yards.
private struct LookRequest: Intent {
    func perform(in session: Session) throws(RequestError) -> Reply {
        let hasLooked = session.world.look()
        // The home goes with the player through daylight saving and around the world.
        let hasFollowed = session.world.followPlayer(
            localTime: session.localTime, hemisphere: session.environment.hemisphere(at: session.now))
        if hasLooked || hasFollowed { session.changed(urgently: false) }
        return .done
    }
}
