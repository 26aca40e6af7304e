import Chronology

/// A figure that the rules are tuned for, with its goal and the almanac's result.
package struct AlmanacTarget: Hashable, Sendable {
    package enum Measure: String, Hashable, Sendable, CaseIterable {
        /// Visits a day in all yards together.
        case visitsADay
        /// Percentages of the time from sunrise to sunset in stocked yards.
        case noBird, fourBirds
        /// Mean stays in minutes; after a disliked meal in seconds.
        case stay, stayDisliked, stayNoOpinion, stayEnjoyed, stayLoved
        /// The seconds until the first bird comes.
        case firstBird
        /// The least number of new species in one of the first three spans of three minutes.
        case newKindsInASpan
        case kindsAfterAnHour, kindsAfterADay, kindsAfterAWeek
        /// The days until the last species of the period is met.
        case lastKind
        /// The visits of a very rare species in a week of its season.
        case veryRareAWeek
        /// The visits of a legendary species in thirty days of its season.
        case legendaryAMonth
        /// The numbers of birds of legendary species, the smallest and the largest.
        case fewestLegends, mostLegends
        /// The days until half, and four fifths, of all birds were met.
        case halfMet, fourFifthsMet
        /// The days until the last common or uncommon bird was met.
        case lastCommonMet
        /// The visits of a month's busiest day divided by those of its quietest day, for the month where that is least.
        case busiestDay
        /// The number of weeks without an event that the week before did not have.
        case dullWeeks
        /// The percentage of looks before which no yard had a bird.
        case nobodyAtOpening
        /// The birds seen in a look of ten minutes.
        case birdsInTenMinutes
        /// The percentage of first meetings that happened within a look.
        case firstsSeen
        /// The least number of birds first met in a year after the first.
        case newIndividuals
        /// The number of weeks of the second year in which nothing was new but milestones of visits.
        case counterWeeks
        /// The percentage of all likes that were found in the first week.
        case likesOfFirstWeek
    }

    package let measure: Measure
    /// The values that are wanted, in the measure's unit.
    package let goal: ClosedRange<Double>
    /// The measured value; `nil` if the event did not happen.
    package let reached: Double?

    package var isReached: Bool { reached.map(goal.contains) ?? false }
}

extension Almanac {
    /// All figures for the almanac's caretaker, without those that need more days.
    package var targets: [AlmanacTarget] {
        AlmanacTarget.Measure.allCases.filter { days >= $0.leastDays && $0.isMeasured(with: caretaker) }.map {
            measure in
            AlmanacTarget(measure: measure, goal: measure.goal, reached: reached(measure))
        }
    }

    private func reached(_ measure: AlmanacTarget.Measure) -> Double? {
        switch measure {
        case .visitsADay: Double(counts.visits) / Double(max(1, days))
        case .noBird: counts.occupancy.percentOfDay(with: 0)
        case .fourBirds: counts.occupancy.percentOfDay(with: 4)
        case .stay: counts.meanStay.seconds / 60
        case .stayDisliked: counts.stays[.disliked]?.mean.seconds
        case .stayNoOpinion: counts.stays[.noOpinion].map { $0.mean.seconds / 60 }
        case .stayEnjoyed: counts.stays[.enjoyed].map { $0.mean.seconds / 60 }
        case .stayLoved: counts.stays[.loved].map { $0.mean.seconds / 60 }
        case .firstBird: counts.firstMeetings.first.map { $0.after.seconds }
        case .newKindsInASpan:
            (0..<3).map { span in
                Double(counts.firstMeetings.count { Int($0.after.milliseconds / 180_000) == span })
            }.min()
        case .kindsAfterAnHour: kinds(after: .hours(1))
        case .kindsAfterADay: kinds(after: .days(1))
        case .kindsAfterAWeek: kinds(after: .days(7))
        case .lastKind: counts.firstMeetings.last.map { $0.after.seconds / 86_400 }
        case .veryRareAWeek: rate(of: .veryRare, every: 7)
        case .legendaryAMonth: rate(of: .legendary, every: 30)
        case .fewestLegends: legends.min().map(Double.init)
        case .mostLegends: legends.max().map(Double.init)
        case .halfMet: daysToMeet(percent: 50).map(Double.init)
        case .fourFifthsMet: daysToMeet(percent: 80).map(Double.init)
        case .lastCommonMet: lastCommonMet
        case .busiestDay: busiestDay
        case .dullWeeks: Double(dullWeeks.count)
        case .nobodyAtOpening: looks.percentEmpty
        case .birdsInTenMinutes: looks.birdsInTenMinutes
        case .firstsSeen: looks.percentOfFirstsSeen
        case .newIndividuals: newIndividualsByYear.dropFirst().min().map(Double.init)
        case .counterWeeks: Double(counterWeeks(ofYear: 1))
        case .likesOfFirstWeek: Double(likesOfFirstWeek)
        }
    }

    private func kinds(after span: Span) -> Double { Double(counts.firstMeetings.count { $0.after <= span }) }

    /// Returns the mean number of visits, in `length` days of its season, of a rarity's least frequent species.
    private func rate(of rarity: Rarity, every length: Double) -> Double? {
        Catalog.species.filter { $0.rarity == rarity }.compactMap { species in
            let season = (0..<days).count { day in
                let noon = world.began + .days(Int64(day)) + .hours(12)
                return world.backyards.contains { world.isHere(species, in: $0, at: noon) }
            }
            guard season > 0 else { return nil }
            // A vagrant's visit is none of the season.
            let visits = counts.rarest.count { $0.species == species.id && !world.isVagrant($0) }
            return Double(visits) * length / Double(season)
        }.min()
    }

    private var legends: [Int] {
        Catalog.species.filter { $0.rarity == .legendary }.map { world.birds(of: $0.id).count }
    }

    private var lastCommonMet: Double? {
        var last = world.began
        for bird in world.birds {
            guard let species = Catalog.species(bird.species), !species.rarity.isRare, bird.parents == nil else {
                continue
            }
            guard let met = counts.birdsMet[bird.id] else { return nil }
            last = max(last, met)
        }
        return (last - world.began).seconds / 86_400
    }

    /// The value of `busiestDay` over whole months of thirty days.
    private var busiestDay: Double? {
        let months = counts.visitsByDay.count / 30
        return (0..<months).map { month in
            let visits = counts.visitsByDay[month * 30..<(month + 1) * 30]
            return Double(visits.max() ?? 0) / Double(max(1, visits.min() ?? 0))
        }.min()
    }
}

extension AlmanacTarget.Measure {
    package var goal: ClosedRange<Double> {
        switch self {
        case .visitsADay: 150...280
        case .noBird: 0...25
        case .fourBirds: 1...5
        case .stay: 15...30
        case .stayDisliked: 20...60
        case .stayNoOpinion: 8...20
        case .stayEnjoyed: 15...40
        case .stayLoved: 25...75
        case .firstBird: 8...8
        case .newKindsInASpan: 1...2
        case .kindsAfterAnHour: 4...4
        case .kindsAfterADay: 5...7
        case .kindsAfterAWeek: 8...9
        case .lastKind: 42...366
        case .veryRareAWeek: 1...3
        case .legendaryAMonth: 0.5...2
        case .fewestLegends, .mostLegends: 1...2
        case .halfMet: 10...18
        case .fourFifthsMet: 70...110
        case .lastCommonMet: 180...365
        case .busiestDay: 2...8
        case .dullWeeks: 0...0
        case .nobodyAtOpening: 0...8
        case .birdsInTenMinutes: 7.5...20
        case .firstsSeen: 60...100
        case .newIndividuals: 12...40
        case .counterWeeks: 0...4
        case .likesOfFirstWeek: 0...50
        }
    }

    /// Returns true if a figure applies to a caretaker: figures of looks only to some that are `isLooker`,
    /// `likesOfFirstWeek` to `curious`, and all others to the rest.
    fileprivate func isMeasured(with caretaker: Almanac.Caretaker) -> Bool {
        switch self {
        case .nobodyAtOpening, .newIndividuals, .counterWeeks: caretaker.isLooker
        case .birdsInTenMinutes, .firstsSeen: caretaker.isLooker && caretaker != .careless && caretaker != .away
        case .likesOfFirstWeek: caretaker == .curious
        default: !caretaker.isLooker
        }
    }

    /// The number of days after which the figure is meaningful.
    fileprivate var leastDays: Int {
        switch self {
        case .firstBird, .newKindsInASpan, .kindsAfterAnHour, .kindsAfterADay, .fewestLegends, .mostLegends: 1
        case .kindsAfterAWeek, .likesOfFirstWeek: 7
        case .visitsADay: 90
        case .noBird, .fourBirds, .stay, .stayDisliked, .stayNoOpinion, .stayEnjoyed, .stayLoved,
            .busiestDay, .dullWeeks, .nobodyAtOpening, .birdsInTenMinutes, .firstsSeen:
            30
        case .halfMet: 18
        case .fourFifthsMet: 110
        case .lastKind, .veryRareAWeek, .legendaryAMonth, .lastCommonMet: 365
        case .newIndividuals, .counterWeeks: 730
        }
    }
}
