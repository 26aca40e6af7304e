import JSON
import Simulation
import Storefront

/// The state of a command that acts beside an open game: only the command's own changes are saved.
///
/// The passing of world time is left to the open game.
final class WorkingCopy: Sendable {
    /// The snapshot on disk.
    let base: Snapshot
    /// The same snapshot advanced to now, as the action begins with it.
    let checkout: Snapshot

    init(base: Snapshot, checkout: Snapshot) {
        (self.base, self.checkout) = (base, checkout)
    }

    /// The step of the numbers that store transactions of a command beside a game begin with, since the game may use
    /// the next ones itself.
    static let numberGap: UInt64 = 1000

    /// Returns the first transaction number for a command beside a game: a multiple of `numberGap`, one to two gaps
    /// ahead.
    static func firstNumber(after next: UInt64) -> UInt64 {
        (next / numberGap + 2) * numberGap
    }

    /// Returns the snapshot to save after the action: the one on disk with the action's own changes.
    func rebased(_ acted: Snapshot) throws(JSONError) -> Snapshot {
        try base.merging(Patch(author: .commandLine, from: checkout, to: acted))
    }
}
