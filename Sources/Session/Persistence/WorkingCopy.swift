import JSON
import Simulation
import Storefront

/// A copy for acting on a save whose world another program moves: only the action's own changes are saved, and the time
/// that passed meanwhile is left to the open game.
final class WorkingCopy: Sendable {
    /// The committed snapshot.
    let base: Snapshot
    /// The same, advanced to now: the beginning of the action.
    let checkout: Snapshot

    init(base: Snapshot, checkout: Snapshot) {
        (self.base, self.checkout) = (base, checkout)
    }

    /// The gap between the open game's next transaction number and this program's first one, since the game may have
    /// used the next numbers already.
    static let numberGap: UInt64 = 1000

    static func firstNumber(after next: UInt64) -> UInt64 {
        (next / numberGap + 2) * numberGap
    }

    /// Returns the snapshot to save after the action: the committed one, with the action's own changes.
    func rebased(_ acted: Snapshot) throws(JSONError) -> Snapshot {
        try base.merging(Patch(author: .commandLine, from: checkout, to: acted))
    }
}
