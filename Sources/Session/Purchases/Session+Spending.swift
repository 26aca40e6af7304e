import Chronology
import Storefront

/// How much simulated money was spent.
extension Session {
    /// Whether it is time for a kind word about how much was spent.
    func noteSpending() {
        let date = playerTime(world.clock).date
        spentMuch = store.spendingToTell(since: monthBegan, month: "\(date.year)-\(date.month)")
    }

    /// When the player's present month began, in world time.
    package var monthBegan: Instant {
        var month = playerTime(world.clock).date
        (month.day, month.hour, month.minute, month.second, month.millisecond) = (1, 0, 0, 0, 0)
        return month.utcInstant + clock.difference
    }
}
