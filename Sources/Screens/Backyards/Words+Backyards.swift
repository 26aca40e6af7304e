extension Words {
    static let nobody = "all quiet"

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
        let all = list(groups.map { $0.count == 1 ? $0.name : "\($0.count) \($0.name)s" })
        return names.count == 1 ? [first] : [all, "\(first) and \(names.count - 1) more", "\(names.count) visitors"]
    }
}
