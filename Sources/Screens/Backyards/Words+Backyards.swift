extension Words {
    static let nobody = "all quiet"

    /// Who is in a yard, from everyone by name to a number.
    static func visitors(_ names: [String]) -> [String] {
        guard let first = names.first else { return [nobody] }
        let several = "\(names.count) visitors"
        return names.count == 1 ? [first] : [list(names), "\(first) and \(names.count - 1) more", several]
    }
}
