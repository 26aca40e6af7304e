import Chronology

/// One JSON object in one form only: keys sorted, no spaces, nothing optional written when absent. What is signed must
/// read the same on every platform and whatever file it was kept in.
struct CanonicalJSON {
    private var members: [(key: String, literal: String)] = []

    mutating func set(_ key: String, _ value: String?) {
        guard let value else { return }
        var literal = ""
        value.appendJSONLiteral(to: &literal)
        members.append((key, literal))
    }

    mutating func set(_ key: String, _ value: some FixedWidthInteger) { members.append((key, String(value))) }
    mutating func set(_ key: String, _ value: (some FixedWidthInteger)?) { if let value { set(key, value) } }
    mutating func set(_ key: String, _ value: Bool) { members.append((key, value ? "true" : "false")) }
    /// Dates as whole milliseconds: a text form would invite a second spelling.
    mutating func set(_ key: String, _ value: Instant?) { set(key, value?.milliseconds) }
    mutating func set(_ key: String, _ value: Price?) { set(key, value?.milliunits) }

    var text: String {
        let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        var text = "{"
        for (index, member) in sorted.enumerated() {
            if index > 0 { text += "," }
            member.key.appendJSONLiteral(to: &text)
            text += ":"
            text += member.literal
        }
        return text + "}"
    }
}
