import Chronology

/// The statistics of a world that is simulated for some days under a caretaker, for tuning the rules.
package struct Almanac: Sendable {
    package let seed: UInt64
    package let days: Int
    package let caretaker: Caretaker
    package let counts: AlmanacCounts
    /// The number of birds met by the end of each day, from the first.
    package let individualsMet: [Int]
    /// The number of birds of a new world that can come with these allowances.
    package let individuals: Int
    /// The events of each week, day by day, the last week perhaps partial. Songs, milestones and birds that may be
    /// named are dated at the end of their day.
    package let weeks: [[Occasion]]
    /// The world after the last day.
    package let world: World

    /// The caretaker's looks with what could be seen in them.
    package let looks: AlmanacLooks
    /// The percentage of all likes found within the first week.
    package let likesOfFirstWeek: Int

    /// Simulates `days` days from `began` in a new world with as many yards as wanted.
    ///
    /// - Parameters:
    ///   - homeTime: the time of day at which Bird Springs begins as home; `nil` for none.
    ///   - allowances: by default the caretaker's own.
    ///   - holding: conditions that stay fixed throughout.
    package init(
        seed: UInt64, days: Int, yards: Int = 5, caretaker: Caretaker, began: Instant, homeTime: LocalTime? = nil,
        allowances: Allowances? = nil, holding: Holding = Holding()
    ) {
        let allowances = allowances ?? caretaker.allowances
        var world = World.firstWorld(seed: seed, began: began, homeTime: homeTime)
        world.furnish(yards: yards, allowances: allowances)
        var counts = AlmanacCounts(of: world, holding)
        var looks = AlmanacLooks()
        var met: [Int] = []
        var fillings = 0
        var diary = AlmanacDiary(of: world)
        var likes = 0
        func live(until date: Instant) {
            world.advance(to: date, allowances: allowances, holding: holding) { event in
                counts.note(event)
                diary.note(event)
                looks.note(event)
            }
        }
        for day in 0..<days {
            let midnight = began + .days(Int64(day))
            for look in caretaker.looks(on: day) {
                let date = midnight + look.after
                live(until: date - .minutes(1))
                looks.noteOpening(of: world, at: date)
                live(until: date)
                if day > 0 || look.after > .zero { world.comeBack() }
                world.look()
                if look.refills { world.tend(as: caretaker, &fillings, allowances) }
                counts.refresh(world)
                looks.begin(in: world, length: look.length)
                live(until: date + look.length)
            }
            live(until: midnight + .days(1))
            diary.close(day, of: world)
            met.append(world.birds.count(where: \.hasBeenSeen))
            if day == 6 { likes = world.likesFound }
        }
        counts.close(at: world.clock)
        weeks = diary.weeks
        self.seed = seed
        self.days = days
        self.caretaker = caretaker
        self.counts = counts
        self.world = world
        self.looks = looks
        likesOfFirstWeek = likes * 100 / Catalog.species.reduce(0) { $0 + $1.likes.count { $0 != .secret } }
        individualsMet = met
        individuals = world.birds.count { bird in
            bird.parents == nil
                && (allowances.earlyAccessSpecies || Catalog.species(bird.species)?.isEarlyAccess != true)
        }
    }

    /// The number of arrivals for each yard and day; a flock counts once.
    package var arrivalsPerYardDay: Double {
        Double(counts.arrivals) / Double(max(1, days * world.backyards.count))
    }

    /// Returns the number of days until that percentage of all birds was met; `nil` if it was not.
    package func daysToMeet(percent: Int) -> Int? {
        let first = Set(world.birds.filter { $0.parents == nil }.map(\.id))
        let dates = counts.birdsMet.filter { first.contains($0.key) }.values.sorted()
        let number = (individuals * percent + 99) / 100
        guard dates.indices.contains(number - 1) else { return nil }
        return Int((dates[number - 1] - world.began).milliseconds / Span.days(1).milliseconds) + 1
    }
}

extension World {
    /// Adds or removes yards until there are as many as asked for, at least one.
    fileprivate mutating func furnish(yards: Int, allowances: Allowances) {
        while backyards.count > max(1, yards), let last = backyards.last {
            guard (try? removeBackyard(last.id)) != nil else { return }
        }
        while backyards.count < yards {
            let number = backyards.count
            let made = try? createBackyard(
                name: "Yard \(number + 1)", decoration: backyards[number % 5].decoration,
                localTime: LocalTime(hour: number * 5 % 24), allowances: allowances)
            guard made != nil else { return }
        }
    }

    fileprivate mutating func tend(
        as caretaker: Almanac.Caretaker, _ fillings: inout Int, _ allowances: Allowances
    ) {
        switch caretaker {
        case .none: break
        case .daily, .twice, .evening, .workday, .careless, .away: refillAll(&fillings)
        case .noshop:
            for backyard in backyards {
                fillings += 1
                _ = try? refillWater(backyard.id)
                _ = try? refillFood(
                    backyard.id, with: Catalog.standardFoods[fillings % Catalog.standardFoods.count].id)
            }
        case .same:
            for backyard in backyards {
                _ = try? refillWater(backyard.id)
                _ = try? refillFood(backyard.id, with: backyard.foodID)
            }
        case .curious:
            // Fourteen fillings of each yard make a week.
            let week = fillings / (14 * max(1, backyards.count))
            if fillings.isMultiple(of: 14 * max(1, backyards.count)) { furnish(week, allowances) }
            for backyard in backyards {
                fillings += 1
                let food = Catalog.foods[(fillings * 2 + fillings / 7) % Catalog.foods.count].id
                addPremiumFood(food, 1)
                _ = try? refillWater(backyard.id)
                _ = try? refillFood(backyard.id, with: food)
            }
        }
    }

    /// Changes the plants of every yard and puts up every feeder and birdhouse that is allowed.
    private mutating func furnish(_ week: Int, _ allowances: Allowances) {
        for (number, backyard) in backyards.enumerated() {
            var decoration = backyard.decoration
            let kinds = PlantKind.allCases
            func plants(_ count: Int) -> [Plant] {
                (0..<count).map { place in
                    Plant(id: ID("new"), kind: kinds[(week + number + place / 2) % kinds.count], variant: place % 4)
                }
            }
            decoration.leadingPlants = plants(3)
            decoration.trailingPlants = plants(3)
            decoration.foregroundPlants = plants(2)
            decoration.feeder = allowances.feeders.first
            decoration.birdhouse = allowances.birdhouses.first
            _ = try? decorate(backyard.id, with: decoration, allowances: allowances)
        }
    }

    /// Refills all water and food, standard foods in turn; every tenth filling is premium.
    fileprivate mutating func refillAll(_ fillings: inout Int) {
        let standard = Catalog.standardFoods
        let premium = Catalog.premiumFoods
        for backyard in backyards {
            fillings += 1
            var food = standard[(fillings + fillings / 10) % standard.count].id
            if fillings.isMultiple(of: 10) {
                food = premium[fillings / 10 % premium.count].id
                addPremiumFood(food, 1)
            }
            _ = try? refillWater(backyard.id)
            _ = try? refillFood(backyard.id, with: food)
        }
    }
}
