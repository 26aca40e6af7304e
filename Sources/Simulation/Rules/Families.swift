import Chronology

/// Families: once a year young of known pairs grow up, and some known birds move away.
///
/// Both are decided on one date in summer for the following year, with dates spread over its weeks.
extension World {
    /// The greatest number of young that grow up in a year.
    static let youngAYear = 15
    /// The number of young in a year for which no older bird has to move away.
    private static let growth = 3
    /// The number of known birds of a species at or below which none of them is made to move away.
    private static let fewestThatStay = 4

    /// Returns the next date on which families are decided: August 15, in the south February 15, at 12:00 UTC.
    func familyDate(after date: Instant) -> Instant {
        // By its own hemisphere: a home that follows its player around the world would skip a year.
        let own = home.flatMap { $0.backyard == backyards.first?.id ? $0.own.hemisphere : nil }
        let month = (own ?? backyards.first?.hemisphere) == .south ? 2 : 8
        var year = CivilDate(utc: date).year
        while true {
            let next = CivilDate(year: year, month: month, day: 15, hour: 12).utcInstant
            if next > date { return next }
            year += 1
        }
    }

    /// Adds this year's young and decides who moves away, at the clock.
    mutating func raiseFamilies() {
        var generator = RandomStream(seed: seed, purpose: .families).generator(at: clock.milliseconds)
        let young = fledged(&generator)
        birds += young
        moveOn(max(0, young.count - World.growth), &generator)
    }

    /// Returns this year's young with their parents' colors and temper and the dates from which they may be met.
    private func fledged(_ generator: inout SplitMix64) -> [Bird] {
        let companions = Neighborhood(of: self).companions
        var pairs = birds.indices.compactMap { first in
            companions[first].flatMap { first < $0 ? (first, $0) : nil }
        }.filter { isSettled(birds[$0.0]) && isSettled(birds[$0.1]) }
        generator.shuffle(&pairs)
        var young: [Bird] = []
        for (first, second) in pairs + pairs where young.count < World.youngAYear {
            let parents = [birds[first], birds[second]]
            guard let id = youngID(of: parents[0].species, beside: young) else { continue }
            let (looks, temper, taste) = (generator.below(2), generator.below(2), generator.below(2))
            let favorite = parents[taste].favoriteFood
            let span = Span.days(365).milliseconds / Int64(World.youngAYear)
            let due = clock + .milliseconds(span * Int64(young.count) + generator.below(span))
            young.append(
                Bird(
                    id: id, species: parents[0].species, palette: parents[looks].palette, favoriteFood: favorite,
                    dislikedFoods: parents[1 - taste].dislikedFoods.filter { $0 != favorite },
                    temperament: parents[temper].temperament, parents: parents.map(\.id), dueAt: due))
        }
        return young
    }

    /// Returns true if a bird may have young or move away: it may be named, is about and is not legendary.
    private func isSettled(_ bird: Bird) -> Bool {
        bird.mayBeNamed && bird.isAbout(at: clock) && Catalog.species(bird.species)?.rarity != .legendary
    }

    /// Returns an unused id for a young bird whose epithet no bird of the species has; `nil` if all are taken.
    private func youngID(of species: ID<Species>, beside young: [Bird]) -> ID<Bird>? {
        let kin = (birds + young).filter { $0.species == species }
        let taken = kin.filter { $0.leavesAt.map { $0 > clock } ?? true }.compactMap(\.mark)
        // Lower numbers are told apart by color, which the young share with their parents.
        let last = max(kin.compactMap(\.number).max() ?? 0, Catalog.species(species)?.palettes.count ?? 0)
        let marks = Epithet.Mark.allCases
        return (last + 1...last + marks.count).first { !taken.contains(marks[$0 % marks.count]) }.map {
            ID("\(species)-\($0)")
        }
    }

    /// Sets dates, 20 to 320 days ahead, on which the most frequent visitors move away, up to `count` of them; starred
    /// birds and those of a secret stay.
    private mutating func moveOn(_ count: Int, _ generator: inout SplitMix64) {
        let candidates = birds.indices.filter { place in
            let bird = birds[place]
            return isSettled(bird) && !bird.isFavorite && bird.tag == nil && bird.leavesAt == nil
                && Catalog.species(bird.species)?.secret?.isMeant(bird) != true
        }.sorted { (birds[$1].visitCount, birds[$0].id) < (birds[$0].visitCount, birds[$1].id) }
        var left = count
        for place in candidates where left > 0 {
            let kin = birds.count { $0.species == birds[place].species && $0.leavesAt == nil && $0.hasBeenSeen }
            guard kin > World.fewestThatStay else { continue }
            birds[place].leavesAt = clock + .days(20) + .milliseconds(generator.below(Span.days(300).milliseconds))
            left -= 1
        }
    }
}

extension Bird {
    /// Returns true if the bird may come by itself at a date: it is no guest, has grown up, and is neither on a journey
    /// nor has moved away.
    package func isAbout(at date: Instant) -> Bool {
        !isGuest && journey(at: date) == nil && (dueAt.map { $0 <= date } ?? true)
            && (leavesAt.map { date < $0 } ?? true)
    }

    /// The number in its id: "goldfinch-3" is the third of its species.
    var number: Int? { isGuest ? nil : id.rawValue.split(separator: "-").last.flatMap { Int($0) } }

    fileprivate var mark: Epithet.Mark? { if case .mark(let mark) = epithet { mark } else { nil } }
}
