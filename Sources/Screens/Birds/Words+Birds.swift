import Simulation

extension Words {
    enum Birds {
        static let searchPlaceholder = "name, species or yard"
        static let unmet = "Not met yet"
        static let unmetKind = "A kind never seen here"
        static let unmetStory =
            "Nobody here has seen this one up close. Full feeders, clean water and a little patience bring strangers in."
        static let here = "here now"
        static let likes = "Food"
        static let loves = "Loves"
        static let dislikes = "Dislikes"
        static let eats = "Also eats"
        static let unknown = "?"
        static let visits = "Visits"
        static let soFar = "So far"
        static let firstSeen = "First seen"
        static let lastSeen = "Last seen"
        static let memories = "Remembers"
        static let gifts = "Has left you"
        static let gone = "a yard that is no more"
        static let howTheyCome = "How it might come"
        static let namePlaceholder = "its name"
        static let nameable = "It knows your yards well enough to have a name."

        static func named(_ name: String) -> String { "\(name) is its name now." }
        static func unnamed(_ kind: String) -> String { "It goes by \(kind) again." }

        static func another(_ species: String) -> String { "another \(species.lowercased())" }

        /// How far a bird is from having a name.
        static func notNameable(_ bird: Bird) -> String {
            let visits = count(max(1, Bird.visitsForName - bird.visitCount), "more visit", "more visits")
            let meals = count(max(1, Bird.lovedMealsForName - bird.lovedMeals), "more meal", "more meals")
            return "It hardly knows you: \(visits), or \(meals) that it loves, and it may have a name."
        }

        static func hereIn(_ yard: String) -> String { "in \(yard)" }
        static func hereNow(_ yard: String) -> String { "In \(yard) now" }

        static func met(_ n: Int, of all: Int) -> [String] {
            ["You have met \(n) of \(all) birds", "\(n) of \(all) met"]
        }

        static func notFound(_ query: String) -> String { "No bird you have met is called “\(query)”." }

        static func order(_ order: BirdsScreen.Order) -> String {
            switch order {
            case .recent: "latest first"
            case .favorites: "favorites first"
            case .species: "by species"
            case .favoriteFood: "by favorite food"
            case .dislikedFood: "by disliked food"
            }
        }

        static func visits(_ n: Int, loved: Int) -> String {
            let meals = loved == 0 ? "" : ", \(count(loved, "loved meal", "loved meals"))"
            return count(n, "visit", "visits") + meals
        }

        static func seen(_ ago: String, in yard: String?) -> String { yard.map { "\(ago), in \($0)" } ?? ago }

        /// What a bird thinks of a yard; `nil` where it has no opinion.
        static func memory(_ memory: Bird.YardMemory) -> String? {
            switch memory.lovedMeals - memory.dislikedMeals {
            case 3...: "fondly: the food there was a feast"
            case 1...2: "with pleasure: it ate well there"
            case ..<0: "with a shudder: the food there was not for it"
            default: nil
            }
        }

        /// "A shy cardinal"; for a named bird its species is news.
        static func kind(_ bird: Bird, _ species: Species) -> String {
            "A \(temperament(bird.temperament)) \(species.name.lowercased())"
        }

        static func temperament(_ temperament: Temperament) -> String {
            switch temperament {
            case .bold: "bold"
            case .calm: "calm"
            case .shy: "shy"
            case .curious: "curious"
            case .greedy: "greedy"
            }
        }

        private static func moment(_ circumstance: Circumstance) -> String {
            switch circumstance {
            case .weather(.clear): "when the sky is clear"
            case .weather(.cloud): "under clouds"
            case .weather(.rain): "with the rain"
            case .weather(.snow): "with the snow"
            case .weather(.fog): "in the fog"
            case .hours(let hours): "at \(hours.map { timeOfDay($0).lowercased() }.joined(separator: " or "))"
            case .food(let food): "for \(foodName(food).lowercased())"
            }
        }

        /// What might bring a species that was never seen: its habits, told without its name.
        static func ways(of species: Species, _ allowances: Allowances) -> [String] {
            var ways: [String] = []
            if species.isEarlyAccess, !allowances.earlyAccessSpecies {
                ways.append("For now it comes only to the yards of those with a Premium Pass.")
            }
            ways.append(
                species.isNocturnal
                    ? "It sleeps by day: look for it where it is night." : "It is about by day, most of all at sunrise."
            )
            if species.thirst >= 50 {
                ways.append("It comes for water rather than for food.")
            } else {
                ways.append("It comes where the feeder is full.")
            }
            if !species.likedPlants.isEmpty {
                let plants = species.likedPlants.map { Plants.kinds($0) }
                ways.append("It likes \(list(plants)).")
            }
            if let stay = species.sojourn {
                ways.append(
                    "It is here from \(month(stay.from.month)) to \(month(stay.until.month)); in the south, half a year later."
                )
            }
            ways += species.needs.map { "It comes only \(moment($0))." }
            ways += species.enjoys.map { "It comes sooner \(moment($0))." }
            if species.hangs { ways.append("A hanging feeder draws it.") }
            if species.nests { ways.append("A birdhouse draws it.") }
            switch species.rarity {
            case .common, .uncommon: break
            case .rare: ways.append("It is rare: a golden acorn brings such birds sooner.")
            case .veryRare, .legendary:
                ways.append("Hardly anyone has seen it: golden acorns and patience may.")
            }
            return ways
        }
    }
}
