import Chronology

/// The pace at which new species appear: the next unknown species may come only after a number of visits, later for
/// rarer ones.
enum Debuts {
    /// The number of visits required, by the number of species already known.
    private static let visits = [0, 0, 0, 0, 30, 60, 190, 400, 800, 2800, 6000, 9600]

    /// The factor on the weight of a species that may come and was never seen.
    static let boost: Int64 = 4

    /// Returns true if an unseen species of a rarity may come.
    static func admit(_ rarity: Rarity, in world: World, at date: Instant) -> Bool {
        let known = world.sightings.count
        // New species of the first hour come at set times; see `welcomeDates`.
        if known >= 4, date < world.began + .hours(1) { return false }
        return world.visitCount >= max(leastVisits(rarity), visits[min(known, visits.count - 1)])
    }

    /// The number of visits required before an unseen species of a rarity may come, however few species are known.
    static func leastVisits(_ rarity: Rarity) -> Int {
        switch rarity {
        case .common, .uncommon: 0
        case .rare: 100
        case .veryRare: 2800
        case .legendary: 6000
        }
    }
}
