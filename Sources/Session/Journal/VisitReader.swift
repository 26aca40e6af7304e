import Chronology
import JSON
import Simulation

/// A fast hand-written decoder from JSON trees for lists of visits, the most numerous values in a save.
///
/// A visit with an unknown key is decoded through `Codable`, so a field that is added to `Visit` is never lost, only
/// decoded more slowly.
enum VisitReader {
    /// The decoder to pass to `JSONValue.decode(_:by:)`.
    static let reader = JSONReader(decode)

    /// Returns the visits in a JSON array; `nil` where they have to be decoded through `Codable`.
    static func decode(_ tree: JSONValue) -> [Visit]? {
        guard case .array(let elements) = tree else { return nil }
        var visits: [Visit] = []
        visits.reserveCapacity(elements.count)
        for element in elements {
            guard let visit = visit(element) else { return nil }
            visits.append(visit)
        }
        return visits
    }

    private static func visit(_ tree: JSONValue) -> Visit? {
        guard case .object(let members) = tree else { return nil }
        var fields = Fields()
        for member in members where !fields.take(member.key, member.value) { return nil }
        return fields.visit
    }

    /// The fields of a visit while its members are read.
    private struct Fields {
        var id: String?
        var backyard: String?
        var bird: String?
        var species: String?
        var perch: Perch?
        var arrival: Instant?
        var departure: Instant?
        var food: String?
        var drank: Bool?
        var enjoyment: Enjoyment?
        var isFirstOfSpecies: Bool?
        var isFirstOfBird: Bool?
        var flock: String?

        /// Sets a field; returns false for an unknown key, or a value of the wrong type.
        mutating func take(_ key: String, _ value: JSONValue) -> Bool {
            switch value {
            case .string(let text):
                switch key {
                case "id": id = text
                case "backyard": backyard = text
                case "bird": bird = text
                case "species": species = text
                case "food": food = text
                case "flock": flock = text
                case "arrival": arrival = Instant(iso8601: text)
                case "departure": departure = Instant(iso8601: text)
                case "perch": perch = Perch(rawValue: text)
                case "enjoyment":
                    enjoyment = Enjoyment(rawValue: text)
                    return enjoyment != nil
                default: return false
                }
                return true
            case .bool(let flag):
                switch key {
                case "drank": drank = flag
                case "isFirstOfSpecies": isFirstOfSpecies = flag
                case "isFirstOfBird": isFirstOfBird = flag
                default: return false
                }
                return true
            default: return false
            }
        }

        /// The visit; `nil` if a required field is missing.
        var visit: Visit? {
            guard let id, let backyard, let bird, let species, let perch, let arrival, let departure, let drank,
                let isFirstOfSpecies, let isFirstOfBird
            else { return nil }
            var visit = Visit(
                id: ID(id), backyard: ID(backyard), bird: ID(bird), species: ID(species), perch: perch,
                arrival: arrival, departure: departure, food: food.map { ID($0) }, drank: drank, enjoyment: enjoyment)
            visit.isFirstOfSpecies = isFirstOfSpecies
            visit.isFirstOfBird = isFirstOfBird
            visit.flock = flock.map { ID($0) }
            return visit
        }
    }
}
