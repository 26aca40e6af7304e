import Chronology

/// A request that was performed and may not be on disk yet: it is performed again after another program's changes.
struct PendingRequest: Sendable {
    let request: Request
    let reply: Reply
    /// The world time of the request.
    let date: Instant
    /// The number of the request's change, counted by `Autosave`.
    let revision: Int
    /// The ids of the request's transactions, to be given again, since the player may have seen them.
    let ids: Range<UInt64>
    /// The undo and redo stacks before the request.
    let stacks: (undo: [UndoEntry], redo: [Request])
}
