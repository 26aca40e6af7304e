import Simulation

extension Session {
    /// Notes that the player uses the game, which lets birds come that were never met before; at most one look counts
    /// per hour.
    ///
    /// Only a game that plays the profile has an effect; commands, widgets and read-only sessions do not.
    package func look() {
        guard mayWrite, !isFollowing, !isCommand, world.mayLook(at: now) else { return }
        _ = try? perform(Request(LookRequest()))
    }
}

/// Notes that the player looks at the yards.
private struct LookRequest: Intent {
    func perform(in session: Session) throws(RequestError) -> Reply {
        if session.world.look() {
            // The home goes with the player through daylight saving and around the world.
            session.world.followPlayer(
                localTime: session.localTime, hemisphere: session.environment.hemisphere(at: session.now))
            session.changed(urgently: false)
        }
        return .done
    }
}
