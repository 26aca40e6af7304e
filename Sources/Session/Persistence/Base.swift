import Simulation

/// The state on disk after another program has saved, which a session takes over.
struct Base: Sendable {
    /// The number of times that another program's changes were read.
    let number: Int
    let snapshot: Snapshot
    /// The ended visits that are in no month's file yet.
    let unjournaled: [Visit]
    /// The session's newest revision that the snapshot includes.
    var revision = 0
    /// True if the files have to be written again, whatever has changed.
    let mustSave: Bool
    /// The kinds of programs that have written since the session's own base, one for each of their transactions.
    var authors: [Author]
    /// The requests of the session that could not be performed again after the others' changes.
    var overtaken: [Overtaken] = []
}

/// A request that was performed, and that another program's change has made impossible before it was saved.
package struct Overtaken: Hashable, Sendable {
    package let request: Request
    package let error: RequestError
}
