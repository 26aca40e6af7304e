import Simulation

extension Session {
    /// Notes that the player uses the game, which lets birds come that were never met before; at most one look counts
    /// per hour.
    ///
    /// Only a game that plays the profile has an effect; commands, widgets and read-only sessions do not.
    package func look() {
        guard mayWrite, !isFollowing, !isCommand, workingCopy == nil, world.mayLook(at: now) else { return }
        takeOver()
        catchUp()
        if world.look() {
            // The home goes with the player through daylight saving and around the world.
            world.followPlayer(localTime: localTime, hemisphere: environment.hemisphere(at: now))
            changed(urgently: false)
        }
    }
}
