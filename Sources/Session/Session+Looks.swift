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
    /// Sets the yards' clocks back by what faster games have gained, so that each is as far from the player's as before:
    /// at the end of such a game, and at an opening after one that has crashed.
    ///
    /// - Parameter isEnding: true where this game ends, and what it has gained itself counts.
    func setClocksRight(isEnding: Bool = false) {
        guard mayWrite, !isFollowing, !isCommand else { return }
        if isEnding { catchUp() }
        let gain = clock.takeGain(until: isEnding ? world.clock : nil)
        if gain > .zero { _ = try? perform(Request(ClockRequest(gain: gain))) }
    }

    /// Returns the world time that was a span ago by the player's clock.
    func past(_ span: Span) -> Instant { clock.lead.worldTime(of: clock.lead.playerTime(of: world.clock) - span) }

    /// Returns how long ago a world date was by the player's clock.
    package func elapsed(since date: Instant) -> Span { calendar.span(from: date, to: world.clock) }
}

/// Sets the yards' clocks back by what faster games have gained.
private struct ClockRequest: Intent {
    let gain: Span

    func perform(in session: Session) throws(RequestError) -> Reply {
        session.world.setClocksBack(by: gain)
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
