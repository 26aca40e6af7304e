import Chronology
import Simulation

extension Words {
    static let waterTitle = "Water"
    static let hereNow = "Here now"
    static let earlier = "Earlier"
    /// Why the yard is busy or quiet: the strongest reasons, at most `limit`. That one bird is there already is to be seen.
    static func reasons(_ reasons: [Reason], limit: Int) -> [String] {
        reasons.filter { $0.factor != .company(1) }.prefix(limit).map { "\(reason($0))." }
    }

    static let giftsHere = "Left here"
    static let nobodyHere = "Nobody just now. Birds come to food and water."

    static func foodName(_ id: ID<Food>) -> String { Catalog.food(id)?.name ?? "Food" }

    static func timeOfDay(_ time: TimeOfDay) -> String {
        switch time {
        case .night: "Night"
        case .sunrise: "Sunrise"
        case .morning: "Morning"
        case .afternoon: "Afternoon"
        case .sunset: "Sunset"
        }
    }

    static func hour(_ time: TimeOfDay, _ sinceMidnight: Span, _ weather: Weather, separator: Character) -> String {
        "\(timeOfDay(time)) \(clock(sinceMidnight)) \(separator) \(self.weather(weather))"
    }

    static func weather(_ weather: Weather) -> String {
        switch weather {
        case .clear: "clear"
        case .cloud: "cloudy"
        case .rain: "rain"
        case .snow: "snow"
        case .fog: "fog"
        }
    }

    static func stillGood(_ food: Food, _ span: Span) -> String {
        "The \(food.name.lowercased()) is good for another \(short(span)). Choose food to change it."
    }

    static func allFull(_ yard: Backyard) -> String { "\(yard.name) has all it needs." }

    static func refilledWater(_ yard: String) -> String { "Fresh water in \(yard)." }
    static func refilledFood(_ food: String, _ yard: String) -> String { "\(food.capitalizedFirst) in \(yard)." }
    static func starred(_ yard: String) -> String { "\(yard) is a favorite now." }
    static func unstarred(_ yard: String) -> String { "\(yard) is no longer a favorite." }
    static func opened(_ yard: String) -> String { "\(yard) is open. The first bird will find it." }
    static func renamed(_ yard: String) -> String { "It is called \(yard) now." }
    static func decorated(_ yard: String) -> String { "\(yard) has a new look." }
    static func removed(_ yard: String) -> String { "\(yard) is gone. Undo brings it back." }
    static let undone = "Taken back."
    static let nothingToUndo = "Nothing to take back."

    static func arrived(_ bird: String, _ yard: String) -> String { "\(bird) arrived in \(yard)" }
    static func first(_ species: String) -> String { "A first! \(species)" }
    static func arrivedFirst(_ species: String, _ yard: String) -> String {
        "A first! \(species) arrived in \(yard)"
    }

    static func perch(_ perch: Perch) -> String {
        switch perch {
        case .fountain: "on the fountain"
        case .feeder: "at the feeder"
        case .ground: "on the ground"
        case .branch: "on a branch"
        }
    }

    static func enjoyment(_ enjoyment: Enjoyment) -> String {
        switch enjoyment {
        case .loved: "loves it"
        case .enjoyed: "enjoys it"
        case .noOpinion: "no opinion"
        case .disliked: "does not like it"
        }
    }

    /// What a present bird is about, in lines of a width: "eating corn", "at the feeder, loves it".
    static func doing(_ visit: Visit, width: Int) -> [String] {
        let place = perch(visit.perch)
        guard let food = visit.food else { return [visit.drank ? "drinking" : "looking about", place] }
        let meal = "eating \(foodName(food).lowercased())"
        guard let enjoyment = visit.enjoyment.map({ self.enjoyment($0) }) else { return [meal, place] }
        let both = "\(place), \(enjoyment)"
        return both.columns <= width ? [meal, both] : [meal, place, enjoyment]
    }
}
