import Simulation

extension Session {
    /// Begins a look: the player has pressed a key or clicked. Within an hour of the last look nothing changes.
    ///
    /// Strangers wait for looks, so only a game that plays the profile may call it; commands, widgets and onlookers do
    /// not.
    package func look() {
        guard mayWrite, !isFollowing, !isCommand, workingCopy == nil, world.mayLook(at: now) else { return }
        takeOver()
        catchUp()
        if world.look() { changed(urgently: false) }
    }
}
