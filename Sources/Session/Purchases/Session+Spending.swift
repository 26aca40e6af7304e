import Chronology
import Storefront

/// The simulated money that was spent.
extension Session {
    /// Determines whether the player is to be told how much was spent.
    func noteSpending() {
        let date = playerTime(world.clock).date
        spentMuch = store.spendingToTell(since: monthBegan, month: "\(date.year)-\(date.month)")
    }

    /// The beginning of the player's present month, in world time.
    package var monthBegan: Instant {
        var month = playerTime(world.clock).date
        (month.day, month.hour, month.minute, month.second, month.millisecond) = (1, 0, 0, 0, 0)
        return month.utcInstant + clock.difference
    }
}
