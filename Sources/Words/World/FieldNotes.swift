import Session
import Simulation

/// Discoveries of the player.
extension Words {
    /// Returns an attraction in a list: "foxgloves", "a birdhouse", "sunrise or sunset".
    package func name(of attraction: Attraction) -> String {
        switch attraction {
        case .food(let food): inText(food)
        case .plant(let plant): many(plant)
        case .hangingFeeder: lureHangingFeeder
        case .birdhouse: lureBirdhouse
        case .weather(let weather): text("weather", weather.rawValue, "inList")
        case .hours(let hours): either(hours.map { text("timeOfDay", $0.rawValue, "inStatus") })
        case .secret: lureSecret
        }
    }

    package func name(of circumstance: Circumstance) -> String { name(of: circumstance.attraction) }

    /// Returns how many visits of a kind it takes until its notes tell what it likes.
    package func howNotesAreTold(of rarity: Rarity) -> String {
        func visits(_ attraction: Attraction) -> Int { attraction.visitsToTell(rarity) }
        return notesHow(food: visits(.food(.corn)), weather: visits(.weather(.rain)), plant: visits(.birdhouse))
    }

    /// Returns what calls one bird of a species, as far as its page reveals it; `nil` for a species without a secret.
    package func secret(_ page: FieldPage) -> String? {
        guard let needs = Catalog.species(page.species)?.secret?.needs else { return nil }
        let clues = list(page.clues.map { name(of: $0) })
        return page.clues.isEmpty
            ? notesSecretNone
            : page.clues.count == needs.count ? notesSecretAll(clues: clues) : notesSecretClues(clues: clues)
    }

    /// The most facts that one sentence tells; of more their number is told.
    private static let mostFacts = 3

    /// Returns a sentence about one or more facts: "New in your field notes: doves come for corn and foxgloves."
    package func sentence(for facts: [Discovery]) -> String {
        let told = facts.prefix(facts.count > Self.mostFacts ? Self.mostFacts - 1 : Self.mostFacts)
        // Alike facts about one kind are told together.
        var groups: [(fact: Discovery, things: [String])] = []
        for fact in told {
            let thing = name(of: fact.attraction)
            if let place = groups.firstIndex(where: { $0.fact.isLike(fact) }) {
                groups[place].things.append(thing)
            } else {
                groups.append((fact, [thing]))
            }
        }
        let clauses = groups.map { fact, things in
            switch fact {
            case .likes(let species, _): discoveryLikes(kinds: many(species), thing: list(things))
            case .indifferent(let species, _): discoveryIndifferent(kinds: many(species), thing: either(things))
            case .clue(let species, _): discoveryClue(kind: inText(species), thing: list(things))
            }
        }
        let more = facts.count - told.count
        return discoveryNews(facts: self.clauses(clauses + (more == 0 ? [] : [discoveryMore(count: more)])))
    }

    /// Returns a habit of a bird as a sentence.
    package func sentence(for habit: Habit, _ session: Session) -> String {
        switch habit {
        case .hours(let from, let until):
            customHours(
                from: clock(.hours(Int64(from))), until: clock(.hours(Int64(until))))
        case .home(let yard): customHome(yard: name(of: yard, session))
        case .companion(let bird): customCompanion(bird: individual(bird, in: session.world))
        case .bringsFriends: customBringsFriends
        case .favoritePlant(let plant): customPlant(plants: many(plant))
        }
    }

    /// Returns the guests of the last piece of premium food: "Your last nectar brought 2 hummingbirds to Calm Palms."
    package func sentence(for meal: PremiumMeal, _ session: Session) -> String {
        let guests = meal.guests.map { guests in
            guests.birds == 1 ? one(guests.species) : treatGuests(count: guests.birds, kinds: many(guests.species))
        }
        return treatBrought(food: inText(meal.food), guests: list(guests), yard: name(of: meal.backyard, session))
    }
}
