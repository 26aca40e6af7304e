import JSON

/// Merges two changed versions of a JSON value with their common base, field by field.
enum ThreeWayMerge {
    /// The keys of objects with counts, to which both sides' differences are added.
    private static let counted: Set<String> = ["pantry"]
    /// The keys of counters that only grow; the higher value is kept.
    private static let rising: Set<String> = ["visitCount", "backyardCount", "plantCount", "nextID"]

    /// Returns the merged value: a part that only one side changed is as that side has it, and theirs where both did.
    ///
    /// - Parameters:
    ///   - key: the key of the value in its object.
    ///   - isCount: whether the value is in an object with counts.
    static func merge(base: JSONValue?, theirs: JSONValue?, ours: JSONValue?, key: String = "", isCount: Bool = false)
        -> JSONValue?
    {
        if theirs == base { return ours }
        if ours == base { return theirs }
        let isCount = isCount || counted.contains(key)
        // Two equal changes of a count are two changes.
        if theirs == ours && !isCount { return ours }
        if case .object(let theirMembers)? = theirs, case .object(let ourMembers)? = ours {
            let baseMembers = base?.members ?? []
            func value(_ members: [JSONValue.Member], _ key: String) -> JSONValue? {
                members.first { $0.key == key }?.value
            }
            let keys = Set((theirMembers + ourMembers + baseMembers).map(\.key)).sorted()
            return .object(
                keys.compactMap { key in
                    merge(
                        base: value(baseMembers, key), theirs: value(theirMembers, key), ours: value(ourMembers, key),
                        key: key, isCount: isCount
                    ).map { JSONValue.Member(key, $0) }
                })
        }
        if isCount, key != "" {
            let sum =
                (ours?.integerValue ?? 0) + (theirs?.integerValue ?? 0) - (base?.integerValue ?? 0)
            return sum > 0 ? .integer(sum) : nil
        }
        if rising.contains(key), let theirs = theirs?.integerValue, let ours = ours?.integerValue {
            return .integer(max(theirs, ours))
        }
        return theirs
    }
}
