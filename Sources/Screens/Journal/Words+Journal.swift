import Chronology
import Session
import Simulation

extension Words {
    enum Journal {
        static let nothingYet = "Nobody has come by yet. The first page fills by itself."
        static let unseen = "still to come"
        static let notThisYear = "not yet this year"
        static func noPhotos(_ key: String) -> String {
            "The album is empty. In a backyard, “\(key)” keeps a picture of it here."
        }
        static let noAlbum =
            "This game is played in memory, so there is no album. Photos are kept in a game that is saved."
        static let noGifts =
            "Nothing yet. A bird that has come to love a yard leaves a small thing there now and then, and it is kept here."
        static let exportTitle = "Write the journal to a file"

        static func title(_ page: JournalScreen.Page) -> String {
            switch page {
            case .lifeList: "Life list"
            case .days: "Days"
            case .album: "Album"
            case .gifts: "Gifts"
            case .charts: "Charts"
            }
        }

        static func format(_ format: JournalFormat) -> (name: String, story: String) {
            switch format {
            case .text: ("Text", "A line for each visit, to be read.")
            case .csv: ("CSV", "A table, for spreadsheets.")
            case .json: ("JSON", "For programs.")
            }
        }

        static func exported(_ path: String) -> String { "Written to \(path)" }

        static func seen(_ n: Int, of all: Int) -> [String] { ["\(n) of \(all) species seen", "\(n) of \(all)"] }
        static func seenInYear(_ n: Int, of all: Int, year: Int) -> [String] {
            ["\(n) of \(all) species seen in \(year)", "\(year): \(n) of \(all)"]
        }

        static func times(_ n: Int) -> String { "\(n)x" }

        /// "Sat 21 Nov"
        static func day(_ day: CalendarDay) -> String {
            "\(shortWeekdays[day.weekday]) \(padded(day.day)) \(Words.month(day.month))"
        }

        /// "Saturday, 21 Nov 2026"
        static func longDay(_ day: CalendarDay) -> String {
            "\(weekdays[day.weekday]), \(day.day) \(Words.month(day.month)) \(day.year)"
        }

        private static func padded(_ day: Int) -> String { day < 10 ? " \(day)" : "\(day)" }
        private static let shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        private static let weekdays = [
            "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
        ]

        /// What the bird thought, from the longest to nothing.
        static func opinion(_ visit: Visit, isHere: Bool) -> [String] {
            if isHere { return ["here now"] }
            guard let food = visit.food.map({ foodName($0).lowercased() }) else {
                return visit.drank ? ["came to drink", ""] : [""]
            }
            return switch visit.enjoyment {
            case .loved: ["loved the \(food)", "loved it", ""]
            case .enjoyed: ["enjoyed the \(food)", "enjoyed it", ""]
            case .disliked: ["did not like the \(food)", "disliked it", ""]
            case .noOpinion, nil: ["ate \(food)", ""]
            }
        }
    }

    enum Gifts {
        static func name(_ kind: GiftKind) -> String {
            switch kind {
            case .acornCap: "Acorn cap"
            case .blueThread: "Blue thread"
            case .button: "Button"
            case .feather: "Feather"
            case .ribbon: "Ribbon"
            case .shell: "Shell"
            }
        }

        /// Something new to be found.
        static func found(_ gift: Gift, _ session: Session) -> Announcement {
            let bird = session.world.displayName(of: gift.bird)
            return Announcement(
                "\(bird) left something in \(yardName(gift.backyard, session)): \(name(gift.kind).lowercased())",
                ink: .gold, place: .backyard(gift.backyard))
        }

        static func from(_ gift: Gift, _ session: Session) -> String {
            let species = Catalog.species(gift.species)?.name ?? ""
            let name = session.world.displayName(of: gift.bird)
            return name == species ? "from a \(species.lowercased())" : "from \(name) the \(species.lowercased())"
        }

        static func place(_ gift: Gift, _ session: Session) -> String {
            "in \(yardName(gift.backyard, session)), \(Words.day(gift.date, session))"
        }
    }

    enum Charts {
        static let all = "All birds"
        static let hours = "By the hour of the yard"
        static let months = "By month"
        static let tastes = "What they thought of the food"
        static let yards = "Favorite yards"
        static let offer =
            "With a Premium Pass this page shows when each kind of bird comes, which yards it likes best, and what it "
            + "thinks of every food."

        /// Above the columns of the table of tastes.
        static let opinions = ["loved", "liked", "so-so", "not"]
    }

    /// A yard by its name, also when it is no more.
    static func yardName(_ id: ID<Backyard>, _ session: Session) -> String {
        session.world.backyard(id)?.name ?? session.journalNotes.formerBackyards[id] ?? Birds.gone
    }

    /// "08:42" by the player's clock.
    static func time(_ date: Instant, _ session: Session) -> String {
        let civil = session.playerTime(date).date
        return "\(padded(civil.hour, 2)):\(padded(civil.minute, 2))"
    }
}
