import Simulation

extension Words {
    static let nobody = "all quiet"
    static let searchYards = "a yard, a bird or a food"

    static func isIn(_ bird: String, _ yard: String) -> String { "\(bird) is in \(yard) now" }

    /// "Calm Palms is low on food"; `nil` where all is well.
    static func runsOut(_ yard: Backyard, _ kind: SupplyKind, _ state: SupplyState) -> String? {
        let what = kind == .food ? "food" : "water"
        return switch state {
        case .ok: nil
        case .low: "\(yard.name) is low on \(what)"
        case .empty: "\(yard.name) is out of \(what)"
        }
    }

    static func noYard(_ query: String) -> String { "No yard is called “\(query)”, and no such bird is in one now." }

    static func order(_ order: YardFinder.Order) -> String {
        switch order {
        case .favorites: "favorites first"
        case .name: "by name"
        case .visitors: "most birds first"
        case .needs: "most in need first"
        }
    }

    /// Who is in a yard, from everyone by name to a number: "Dove and 2 Swallows".
    static func visitors(_ names: [String]) -> [String] {
        guard let first = names.first else { return [nobody] }
        var groups: [(name: String, count: Int)] = []
        for name in names {
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].count += 1
            } else {
                groups.append((name, 1))
            }
        }
        let all = list(groups.map { $0.count == 1 ? $0.name : "\($0.count) \(plural($0.name))" })
        return names.count == 1 ? [first] : [all, "\(first) and \(names.count - 1) more", "\(names.count) visitors"]
    }
}
