import Chronology

/// Kinds are met one by one: so many visits must a neighborhood have seen before the next kind that the player does not
/// know dares to come, and the rarer ones wait longer.
enum Debuts {
    /// By how many kinds are known.
    private static let visits = [0, 0, 0, 0, 30, 60, 190, 400, 800, 2800, 6000, 9600]

    /// How much likelier a kind is that is due and was never seen.
    static let boost: Int64 = 4

    /// Whether a kind of a rarity that was never seen may come.
    static func admit(_ rarity: Rarity, in world: World, at date: Instant) -> Bool {
        let known = world.sightings.count
        // The first minutes have their own; the first hour is theirs, too.
        if known >= 4, date < world.began + .hours(1) { return false }
        let least =
            switch rarity {
            case .common, .uncommon: 0
            case .rare: 100
            case .veryRare: 2800
            case .legendary: 6000
            }
        return world.visitCount >= max(least, visits[min(known, visits.count - 1)])
    }
}
