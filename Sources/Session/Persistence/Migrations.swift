import JSON
import Simulation

/// One step of converting a save from a schema to the next.
struct Migration: Sendable {
    /// The schema that the step converts.
    let from: Int
    let change: @Sendable (inout JSONValue) throws(JSONError) -> Void

    /// All steps in order; the step from a released schema never changes.
    static let all: [Migration] = [
        // 1 had a checkpoint and nothing else. 2 counts transactions and keeps visits for the journal, which begins
        // with what the first format had: the last visits of each yard.
        Migration(from: 1) { document throws(JSONError) in
            guard let visits = document.value(at: ["world", "pastVisits"]) else {
                throw JSONError(.missing, key: "world.pastVisits")
            }
            document["transaction"] = 0
            document["unjournaled"] = visits
            document["journal"] = ["formerBackyards": [:]]
        },
        // 3 has gifts, the life list, hanging feeders, birdhouses, two yards with summer in January, and six more
        // species, whose birds move in now.
        Migration(from: 2) { document throws(JSONError) in
            document.set([], at: ["world", "gifts"])
            document.set(try SecondSchema.sightings(of: document), at: ["world", "sightings"])
            let yards = try SecondSchema.list("backyards", of: document).map { yard in
                var yard = yard
                let isSouthern = SecondSchema.southernYards.contains(yard["id"]?.stringValue ?? "")
                yard["hemisphere"] = isSouthern ? "south" : "north"
                return yard
            }
            document.set(.array(yards), at: ["world", "backyards"])
            let birds = try SecondSchema.list("birds", of: document) + SecondSchema.newcomers(of: document)
            document.set(.array(birds), at: ["world", "birds"])
        },
        // 4 records the journal's files by count and checksum, and a clock that went far ahead. Both may be absent: the
        // first checkpoint counts the files.
        Migration(from: 3) { _ in },
        // 5 has looks and large feeders. Both may be absent: feeders are standard until they are filled again.
        Migration(from: 4) { _ in },
        // 6 has a home yard, which older games have not until the player chooses one, yards' former hours, and birds'
        // journeys and invitations.
        Migration(from: 5) { _ in },
    ]

    /// Migrates a document of an older version to the present one.
    static func migrate(_ document: inout JSONValue, from schema: Int) throws(JSONError) {
        for migration in all where migration.from >= schema {
            try migration.change(&document)
            document["schema"] = .integer(Int64(migration.from + 1))
        }
    }
}

/// The conversion of schema 2 to schema 3.
private enum SecondSchema {
    /// The ids of Calm Palms and Quiet Haven, which become yards of the southern hemisphere.
    static let southernYards = ["yard-3", "yard-5"]

    static func newcomers(of document: JSONValue) throws(JSONError) -> [JSONValue] {
        let seed = try (document.value(at: ["world", "seed"]) ?? .null).decode(UInt64.self)
        let visitCount = document.value(at: ["world", "visitCount"])?.countValue ?? 0
        var birds: [JSONValue] = []
        for bird in Catalog.newcomers(
            of: [.owl, .wagtail, .goldfinch, .magpie, .waxwing, .hoopoe], seed: seed,
            visitCount: visitCount)
        {
            birds.append(try JSONValue(encoding: bird))
        }
        return birds
    }

    static func list(_ key: String, of document: JSONValue) throws(JSONError) -> [JSONValue] {
        guard let list = document.value(at: ["world", key])?.arrayValue else {
            throw JSONError(.missing, key: "world.\(key)")
        }
        return list
    }

    /// Returns a life list made from the birds' memories.
    ///
    /// First sightings and counts are exact. All counts are in the year of the first, since no game was older; hours,
    /// yards and meals are counted from now on.
    static func sightings(of document: JSONValue) throws(JSONError) -> JSONValue {
        var visits = try list("pastVisits", of: document) + list("presentVisits", of: document)
        visits += document["unjournaled"]?.arrayValue ?? []
        var lines: [(species: String, date: String, bird: String, visits: Int)] = []
        for bird in try list("birds", of: document) {
            guard let species = bird["species"]?.stringValue, let id = bird["id"]?.stringValue,
                let date = bird["firstSeen"]?.stringValue, let count = bird["visitCount"]?.countValue
            else { continue }
            if let place = lines.firstIndex(where: { $0.species == species }) {
                lines[place].visits += count
                if date < lines[place].date { (lines[place].date, lines[place].bird) = (date, id) }
            } else {
                lines.append((species, date, id, count))
            }
        }
        let sightings = lines.sorted { $0.date < $1.date }.map { line -> JSONValue in
            var first: JSONValue = ["date": .string(line.date), "bird": .string(line.bird)]
            let visit = visits.first {
                $0["bird"]?.stringValue == line.bird && $0["arrival"]?.stringValue == line.date
            }
            if let backyard = visit?["backyard"] { first["backyard"] = backyard }
            let year: JSONValue = [
                "year": .integer(Int64(line.date.prefix(4)) ?? 0), "first": first,
                "visits": .integer(Int64(line.visits)),
            ]
            return [
                "id": .string(line.species), "first": first, "visits": .integer(Int64(line.visits)), "years": [year],
                "hours": .array(Array(repeating: .integer(0), count: 24)), "yards": [], "meals": [],
            ]
        }
        return .array(sightings)
    }
}
