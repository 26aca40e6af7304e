import JSON

/// A save as a JSON tree to which operations are applied, with its lists of entities indexed by id.
struct Document {
    /// The tree with the lists emptied.
    private var root: JSONValue
    private var lists: [Operation.Table: Rows] = [:]

    /// Makes a document of a checkpoint; throws if an entity has no id.
    ///
    /// - Parameter tree: a checkpoint's tree, of the same schema as the operations.
    init(_ tree: JSONValue) throws(JSONError) {
        root = tree
        for table in Operation.Table.lists {
            guard let path = table.path else { continue }
            let elements = root.value(at: path)?.arrayValue ?? []
            var list = Rows()
            for (index, entity) in elements.enumerated() {
                guard let id = table.id(of: entity) else {
                    throw JSONError("it has no id", key: path.joined(separator: ".") + "[\(index)]")
                }
                list.put(id, entity)
            }
            lists[table] = list
            root.set([], at: path)
        }
    }

    /// Applies one operation; only an `order` can fail.
    mutating func apply(_ operation: Operation) throws(JSONError) {
        let table = operation.table
        if case .order(_, let ids) = operation, !lists[table, default: Rows()].order(ids) {
            throw JSONError("an order names others than there are", key: table.name)
        }
        guard let (id, value) = operation.change else { return }
        if table.path == nil {
            var singleton = root[table.name] ?? .object([])
            singleton[id] = value
            root[table.name] = singleton
        } else if let value {
            lists[table, default: Rows()].put(id, value)
        } else {
            lists[table, default: Rows()].delete(id)
        }
    }

    /// The whole tree with the lists in place.
    var tree: JSONValue {
        var tree = root
        for (table, list) in lists {
            if let path = table.path { tree.set(.array(list.values), at: path) }
        }
        return tree
    }
}

/// The entities of one list in order, indexed by id.
private struct Rows {
    /// The indices in `slots` by id.
    private var places: [String: Int] = [:]
    /// The entities in order; `nil` where one was deleted.
    private var slots: [(id: String, value: JSONValue)?] = []

    var values: [JSONValue] { slots.compactMap { $0?.value } }

    /// Replaces the entity with an id, or appends a new one.
    mutating func put(_ id: String, _ value: JSONValue) {
        if let place = places[id] {
            slots[place] = (id, value)
        } else {
            places[id] = slots.count
            slots.append((id, value))
        }
    }

    mutating func delete(_ id: String) {
        guard let place = places.removeValue(forKey: id) else { return }
        slots[place] = nil
    }

    /// Reorders the entities; returns false where `ids` are not exactly theirs.
    mutating func order(_ ids: [String]) -> Bool {
        guard ids.count == places.count else { return false }
        var ordered: [(id: String, value: JSONValue)?] = []
        for id in ids {
            guard let place = places[id] else { return false }
            ordered.append(slots[place])
        }
        slots = ordered
        places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return places.count == ids.count
    }
}

extension JSONValue {
    /// Returns the value at a path of keys.
    func value(at path: [String]) -> JSONValue? {
        var value: JSONValue? = self
        for key in path { value = value?[key] }
        return value
    }

    /// Sets the value at a path of keys, adding missing objects.
    mutating func set(_ value: JSONValue, at path: [String]) {
        guard let key = path.first else {
            self = value
            return
        }
        var child = self[key] ?? .object([])
        child.set(value, at: Array(path.dropFirst()))
        self[key] = child
    }
}
