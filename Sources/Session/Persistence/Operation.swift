import JSON

/// One step of a change, as values: replaying it needs no rules.
enum Operation: Hashable, Sendable {
    /// Puts an entity, or one field of a singleton, in place of the one with its id, or at the end.
    case put(Table, id: String, JSONValue)
    case delete(Table, id: String)
    /// Gives the entities of a table this order; only written where putting at the end does not.
    case order(Table, [String])

    /// The place of one kind of values in the document. Tables of one name are equal.
    struct Table: Hashable, Sendable {
        let name: String
        /// The keys that lead to a list of entities; `nil` for a singleton, every field of which is put by its key.
        let path: [String]?
        private let idPath: [String]

        /// - Parameter idPath: the keys that lead from an entity to its id.
        init(_ name: String, path: [String]? = nil, idPath: [String] = ["id"]) {
            self.name = name
            self.path = path
            self.idPath = idPath
        }

        static let clock = Table("clock")
        /// Ended visits that are in no month's file yet; not part of a snapshot.
        static let unjournaled = Table("unjournaled", path: ["unjournaled"])

        /// All tables whose values are in lists.
        static let lists = SaveSchema.lists.map(\.table) + [unjournaled]

        static func named(_ name: String) -> Table? {
            name == unjournaled.name ? unjournaled : SaveSchema.byName[name]?.table
        }

        static func == (a: Table, b: Table) -> Bool { a.name == b.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }

        /// Returns the id of one of the table's entities.
        func id(of entity: JSONValue) -> String? { entity.value(at: idPath)?.idText }
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
    var table: Table {
        switch self {
        case .put(let table, _, _), .delete(let table, _), .order(let table, _): table
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
