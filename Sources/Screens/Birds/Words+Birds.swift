import Simulation

extension Words {
    enum Birds {
        static let searchPlaceholder = "name, species or yard"
        static let unmet = "Not met yet"
        static let unmetStory =
            "Nobody here has seen this one up close. Full feeders, clean water and a little patience bring strangers in."
        static let here = "here now"
        static func named(_ name: String) -> String { "\(name) is its name now." }
        static func unnamed(_ kind: String) -> String { "It goes by \(kind) again." }
        static let likes = "Food"
        static let loves = "Loves"
        static let dislikes = "Dislikes"
        static let eats = "Also eats"
        static let unknown = "?"
        static let visits = "Visits"
        static let soFar = "So far"
        static let firstSeen = "First seen"
        static let lastSeen = "Last seen"

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
            }
        }

        static func visits(_ n: Int, loved: Int) -> String {
            let meals = loved == 0 ? "" : ", \(count(loved, "loved meal", "loved meals"))"
            return count(n, "visit", "visits") + meals
        }

        static func seen(_ ago: String, in yard: String?) -> String { yard.map { "\(ago), in \($0)" } ?? ago }

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
    }
}
