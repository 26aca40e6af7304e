import JSON
import Simulation
import Storefront

/// Acting on a save whose world another program moves: only what the act itself has changed is saved, and the time that
/// passed meanwhile stays the open game's business.
final class WorkingCopy: Sendable {
    /// As it was committed.
    let base: Snapshot
    /// The same, brought up to now: what the act began from.
    let checkout: Snapshot

    init(base: Snapshot, checkout: Snapshot) {
        (self.base, self.checkout) = (base, checkout)
    }

    /// Transactions of one's own begin so far after the open game's, which may have used the next numbers already.
    static let numberGap: UInt64 = 1000

    static func firstNumber(after next: UInt64) -> UInt64 {
        (next / numberGap + 2) * numberGap
    }

    /// What is to be saved after the act: what was committed, with the act's own changes.
    func rebased(_ acted: Snapshot) throws(JSONError) -> Snapshot {
        try base.merging(Patch(author: .commandLine, from: checkout, to: acted))
    }
}
