import JSON

/// One step of a saved change, as plain values, so it can be replayed without the rules of the game.
enum Operation: Hashable, Sendable {
    /// Replaces the entity with an id, or appends a new one; in a singleton's table, sets the field with that key.
    case put(Table, id: String, JSONValue)
    /// Removes an entity, or a field of a singleton.
    case delete(Table, id: String)
    /// Puts the entities of a table in the order of these ids; written only where appending gives another order.
    case order(Table, [String])

    /// The place of one kind of values in a save; tables of the same name are equal.
    struct Table: Hashable, Sendable {
        let name: String
        /// The keys that lead to a list of entities; `nil` for a singleton, whose fields are addressed by their keys.
        let path: [String]?
        /// The keys that lead from an entity to its id.
        private let idPath: [String]

        /// - Parameter idPath: the keys that lead from an entity to its id.
        init(_ name: String, path: [String]? = nil, idPath: [String] = ["id"]) {
            self.name = name
            self.path = path
            self.idPath = idPath
        }

        static let clock = Table("clock")
        /// Ended visits that are in no month's file yet; this table is not part of a `Snapshot`.
        static let unjournaled = Table("unjournaled", path: ["unjournaled"])

        /// All tables that are lists of entities.
        static let lists = SaveSchema.lists.map(\.table) + [unjournaled]

        /// Returns the table of a name; `nil` for one that this version does not know.
        static func named(_ name: String) -> Table? {
            name == unjournaled.name ? unjournaled : SaveSchema.byName[name]?.table
        }

        static func == (a: Table, b: Table) -> Bool { a.name == b.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }

        /// Returns the id of an entity of this table; `nil` if it has none.
        func id(of entity: JSONValue) -> String? { entity.value(at: idPath)?.idText }
    }
}

extension JSONValue {
    /// The text of a string or a whole number, as an id; `nil` for other values.
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
    var table: Table {
        switch self {
        case .put(let table, _, _), .delete(let table, _), .order(let table, _): table
        }
    }

    /// The id of the entity or field that is changed, and its new value, `nil` to remove it; `nil` for an order.
    var change: (id: String, value: JSONValue?)? {
        switch self {
        case .put(_, let id, let value): (id, value)
        case .delete(_, let id): (id, nil)
        case .order: nil
        }
    }

    var json: JSONValue {
        switch self {
        case .put(let table, let id, let value):
            .object([
                .init("id", .string(id)), .init("op", "put"), .init("type", .string(table.name)),
                .init("value", value),
            ])
        case .delete(let table, let id):
            .object([.init("id", .string(id)), .init("op", "delete"), .init("type", .string(table.name))])
        case .order(let table, let ids):
            .object([
                .init("ids", .array(ids.map(JSONValue.string))), .init("op", "order"),
                .init("type", .string(table.name)),
            ])
        }
    }

    init(_ json: JSONValue) throws(JSONError) {
        guard let table = (json["type"]?.stringValue).flatMap(Table.named) else {
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
