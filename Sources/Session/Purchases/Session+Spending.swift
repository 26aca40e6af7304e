import Chronology
import Storefront

/// The simulated money that the player has spent.
extension Session {
    /// Updates `spentMuch`: the amount that the player has spent this month, if they have to be told.
    func noteSpending() {
        let date = playerTime(world.clock).date
        spentMuch = store.spendingToTell(since: monthBegan, month: "\(date.year)-\(date.month)")
    }

    /// The beginning of the player's present calendar month, in world time.
    package var monthBegan: Instant {
        var month = playerTime(world.clock).date
        month.day = 1
        return calendar.start(of: month)
    }
}
