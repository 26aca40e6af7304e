/// The entity types of a world, like SwiftData's `Schema` but for values. Validation, deletion, fetching and the
/// patches of a save follow from it.
package enum Schema {
    package static let entities: [any Entity.Type] = [
        Backyard.self, Bird.self, Visit.self, Plant.self, Gift.self, Sighting.self,
    ]
}

/// A thing in a world that has an id, such as a bird, a yard or a visit.
package protocol Entity: Hashable, Sendable, Codable {
    associatedtype Identity
    /// The id, unique among all entities of the type.
    var id: ID<Identity> { get }
    /// The lists in a world that hold entities of the type.
    static var tables: [EntityTable<Self>] { get }
    /// The references from other entities to this type, with their delete rules. A reference that is not listed may
    /// point to something deleted.
    static var relationships: [Relationship<Self>] { get }
    /// Returns all entities of the type in a world, list by list.
    static func all(in world: World) -> [Self]
}

extension Entity {
    package static var relationships: [Relationship<Self>] { [] }

    package static func all(in world: World) -> [Self] { tables.flatMap { $0.entities(world) } }
}

/// A list in a world that holds entities of one type, with access to it.
package struct EntityTable<Model: Entity>: Sendable {
    /// The list's name in a save's history; it never changes once released.
    package let name: String
    /// The list's key in a save.
    package let key: String
    package let entities: @Sendable (World) -> [Model]
    package let setEntities: @Sendable (inout World, [Model]) -> Void
    /// Returns true if two worlds hold equal lists, at once if they share the storage.
    package let isSame: @Sendable (World, World) -> Bool
    /// Replaces the first world's list with the second's, without copying it.
    let take: @Sendable (inout World, World) -> Void

    init<List: EntityList<Model>>(
        _ name: String, key: String, _ list: any (WritableKeyPath<World, List> & Sendable)
    ) {
        self.name = name
        self.key = key
        entities = { $0[keyPath: list].all }
        setEntities = { $0[keyPath: list] = List($1) }
        isSame = { $0[keyPath: list] == $1[keyPath: list] }
        take = { $0[keyPath: list] = $1[keyPath: list] }
    }
}

/// An ordered collection of entities.
package protocol EntityList<Element>: Hashable, Sendable, Codable {
    associatedtype Element: Entity
    init(_ entities: [Element])
    var all: [Element] { get }
}

extension Array: EntityList where Element: Entity {
    package var all: [Element] { self }
}

/// The fate of entities that refer to another when that one is deleted. There is no `nullify`: entities that outlive
/// the other keep its id, since the journal knows the names of deleted yards.
package enum DeleteRule: Sendable {
    /// They are deleted as well.
    case cascade
    /// The deletion is refused while one exists.
    case deny
}

/// A reference from other entities to a target entity by its id, which must exist.
package struct Relationship<Target: Entity>: Sendable {
    package typealias TargetIDs = Set<ID<Target.Identity>>

    let deleteRule: DeleteRule
    /// Returns the ids of entities that refer to a target outside the given ones, which are all that exist.
    let dangling: @Sendable (World, TargetIDs) -> [String]
    /// Returns true if any entity refers to one of the targets.
    let isUsed: @Sendable (World, TargetIDs) -> Bool
    /// Deletes the entities that refer to one of the targets; returns false, changing nothing, if that is denied.
    let deleteSources: @Sendable (inout World, TargetIDs) -> Bool

    /// - Parameter inverse: returns the ids of targets to which a source refers.
    init<Source: Entity>(
        deleteRule: DeleteRule, inverse: @escaping @Sendable (Source) -> [ID<Target.Identity>]
    ) {
        self.deleteRule = deleteRule
        dangling = { world, targets in
            Source.all(in: world).filter { !inverse($0).allSatisfy(targets.contains) }.map(\.id.rawValue)
        }
        isUsed = { world, targets in Source.all(in: world).contains { inverse($0).contains(where: targets.contains) } }
        deleteSources = { world, targets in
            let sources = Source.all(in: world).filter { inverse($0).contains(where: targets.contains) }
            return world.delete(Source.self, Set(sources.map(\.id)))
        }
    }

    init<Source: Entity>(
        deleteRule: DeleteRule, inverse: any (KeyPath<Source, ID<Target.Identity>> & Sendable)
    ) {
        self.init(deleteRule: deleteRule) { (source: Source) in [source[keyPath: inverse]] }
    }
}

extension World {
    /// Deletes entities and everything that their relationships delete with them.
    ///
    /// - Returns: false if a relationship denies the deletion; nothing has changed then.
    @discardableResult
    mutating func delete<Model: Entity>(_ type: Model.Type, _ ids: Set<ID<Model.Identity>>) -> Bool {
        guard !ids.isEmpty else { return true }
        var world = self
        for relationship in Model.relationships {
            switch relationship.deleteRule {
            case .deny: if relationship.isUsed(world, ids) { return false }
            case .cascade: if !relationship.deleteSources(&world, ids) { return false }
            }
        }
        for table in Model.tables {
            table.setEntities(&world, table.entities(world).filter { !ids.contains($0.id) })
        }
        self = world
        return true
    }

    /// The world with all its entity lists emptied.
    package var withoutEntities: World {
        var world = self
        func clear<Model: Entity>(_ type: Model.Type) {
            for table in type.tables { table.setEntities(&world, []) }
        }
        for type in Schema.entities { clear(type) }
        return world
    }

    /// Replaces all entity lists with those of another world.
    package mutating func takeEntities(of other: World) {
        func take<Model: Entity>(_ type: Model.Type) {
            for table in type.tables { table.take(&self, other) }
        }
        for type in Schema.entities { take(type) }
    }

    /// Returns the ids that two entities of one type share, and the references to entities that do not exist.
    func schemaViolations() -> [Violation] {
        func violations<Model: Entity>(_ type: Model.Type) -> [Violation] {
            let ids = type.all(in: self).map(\.id)
            let known = Set(ids)
            var result: [Violation] = []
            if known.count < ids.count {
                let sorted = ids.map(\.rawValue).sorted()
                result = zip(sorted, sorted.dropFirst()).filter { $0 == $1 }.map { .duplicateID($0.0) }
            }
            for relationship in type.relationships {
                result += relationship.dangling(self, known).map { .dangling($0, to: "\(type)") }
            }
            return result
        }
        return Schema.entities.flatMap { violations($0) }
    }
}
