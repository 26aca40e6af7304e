import JSON

/// One step of a change, as values: replaying it needs no rules.
package enum Operation: Hashable, Sendable {
    /// Puts an entity, or one field of a singleton, in place of what had its id, or at the end.
    case put(Table, id: String, JSONValue)
    case delete(Table, id: String)
    /// Gives the entities of a table this order; only written where putting at the end does not.
    case order(Table, [String])

    /// Where in the document the values of a type live.
    package enum Table: String, Hashable, Sendable, CaseIterable {
        // Singletons: every field is put by its key.
        case clock, world, store, account, settings, journal
        // Entities, each with its id.
        case backyard, bird, visit, pastVisit, plant, gift, sighting, transaction
        /// Visits that are over and in no month's file yet.
        case unjournaled

        /// The keys that lead to a list of entities; `nil` for a singleton.
        var path: [String]? {
            switch self {
            case .clock, .world, .store, .account, .settings, .journal: nil
            case .backyard: ["world", "backyards"]
            case .bird: ["world", "birds"]
            case .visit: ["world", "presentVisits"]
            case .pastVisit: ["world", "pastVisits"]
            case .plant: ["world", "sparePlants"]
            case .gift: ["world", "gifts"]
            case .sighting: ["world", "sightings"]
            case .transaction: ["store", "ledger"]
            case .unjournaled: ["unjournaled"]
            }
        }

        /// The id of one of the table's entities.
        func id(of entity: JSONValue) -> String? {
            guard self == .transaction else { return entity["id"]?.stringValue }
            return entity["transaction"]?["id"]?.idText
        }
    }
}

extension JSONValue {
    /// A number or a text as an id.
    fileprivate var idText: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .unsigned(let number): String(number)
        default: nil
        }
    }
}

extension Operation {
    package var table: Table {
        switch self {
        case .put(let table, _, _), .delete(let table, _), .order(let table, _): table
        }
    }

    var json: JSONValue {
        switch self {
        case .put(let table, let id, let value):
            .object([
                .init("id", .string(id)), .init("op", "put"), .init("type", .string(table.rawValue)),
                .init("value", value),
            ])
        case .delete(let table, let id):
            .object([.init("id", .string(id)), .init("op", "delete"), .init("type", .string(table.rawValue))])
        case .order(let table, let ids):
            .object([
                .init("ids", .array(ids.map(JSONValue.string))), .init("op", "order"),
                .init("type", .string(table.rawValue)),
            ])
        }
    }

    init(_ json: JSONValue) throws(JSONError) {
        guard let table = (json["type"]?.stringValue).flatMap(Table.init(rawValue:)) else {
            throw JSONError("this is no type that is known", key: "type")
        }
        switch (json["op"], json["id"]?.stringValue) {
        case ("put", let id?):
            guard let value = json["value"] else { throw JSONError(.missing, key: "value") }
            self = .put(table, id: id, value)
        case ("delete", let id?): self = .delete(table, id: id)
        case ("order", _):
            self = .order(table, (json["ids"]?.arrayValue ?? []).compactMap(\.stringValue))
        default: throw JSONError("this is no operation", key: "op")
        }
    }
}
