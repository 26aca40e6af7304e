import Simulation

/// The player's knowledge of birds.
extension Words {
    /// Returns the number of visits: "12 visits", "12 visits, 3 loved meals".
    package func visits(of bird: Bird) -> String {
        let visits = visits(count: bird.visitCount)
        return bird.lovedMeals == 0
            ? visits : birdVisitsAndMeals(visits: visits, meals: birdLovedMeals(count: bird.lovedMeals))
    }

    /// Returns time and place of a sighting, if known: "3h ago, in Calm Palms".
    package func seen(_ when: String, in yard: String?) -> String {
        yard.map { birdSeenIn(when: when, yard: $0) } ?? when
    }

    /// Returns a bird's opinion of a yard; `nil` where it has none.
    /// - Parameter yard: the yard's name at the beginning of a sentence.
    package func memory(_ memory: Bird.YardMemory, of yard: String) -> String? {
        switch memory.balance {
        case 3...: birdMemoryFeast(yard: yard)
        case 1...2: birdMemoryGood(yard: yard)
        case ..<0: birdMemoryBad(yard: yard)
        default: nil
        }
    }

    /// Returns how much a bird still needs before it may be named.
    package func notNameable(_ bird: Bird) -> String {
        birdNotNameable(
            visits: birdMoreVisits(count: max(1, Bird.visitsForName - bird.visitCount)),
            meals: birdMoreMeals(count: max(1, Bird.lovedMealsForName - bird.lovedMeals)))
    }

    /// Returns how much a bird still needs before it may be named, in the short form.
    package func notNameableShort(_ bird: Bird) -> String {
        birdNotNameableShort(
            visits: birdMoreVisits(count: max(1, Bird.visitsForName - bird.visitCount)),
            meals: birdLovedMeals(count: max(1, Bird.lovedMealsForName - bird.lovedMeals)))
    }

    /// Returns what might attract a species that was never seen: its habits, without its name.
    package func ways(of species: Species, _ allowances: Allowances) -> [String] {
        var ways = species.isEarlyAccess && !allowances.earlyAccessSpecies ? [waysEarlyAccess] : []
        let needsHours = species.needs.contains { if case .hours = $0 { true } else { false } }
        if !needsHours { ways.append(species.isNocturnal ? waysNight : waysDay) }
        ways.append(species.thirst >= 50 ? waysWater : waysFeeder)
        if !species.likedPlants.isEmpty { ways.append(waysPlants(plants: list(species.likedPlants.map { many($0) }))) }
        if let stay = species.sojourn {
            ways.append(waysSojourn(from: inText(month: stay.from.month), until: inText(month: stay.until.month)))
        }
        ways += species.needs.map { way($0, only: true) } + species.enjoys.map { way($0, only: false) }
        if species.hangs { ways.append(waysHangs) }
        if species.nests { ways.append(waysNests) }
        switch species.rarity {
        case .common, .uncommon: break
        case .rare: ways.append(waysRare)
        case .veryRare, .legendary: ways.append(waysVeryRare)
        }
        return ways
    }

    private func way(_ circumstance: Circumstance, only: Bool) -> String {
        let when: String
        switch circumstance {
        case .weather(let weather): when = text("weather", weather.rawValue, "when")
        case .hours(let hours): when = either(hours.map { text("timeOfDay", $0.rawValue, "when") })
        case .plant(let plant): return waysPlants(plants: many(plant))
        case .hangingFeeder: return waysHangs
        case .birdhouse: return waysNests
        case .food(let food): return only ? waysOnlyFor(food: inText(food)) : waysLikelierFor(food: inText(food))
        }
        return only ? waysOnly(when: when) : waysLikelier(when: when)
    }

    private func inText(month: Int) -> String { text("month", String(month), "inText") }
}
