import Chronology
import JSON

/// One JSON object in canonical form: keys in ascending order, no spaces, absent values left out. Signed data must read
/// the same on every platform and from every file.
///
/// Built as bytes, so a save with thousands of transactions is verified quickly.
struct CanonicalJSON {
    private var output: [UInt8] = [UInt8(ascii: "{")]
    private var lastKey = ""

    init() {
        output.reserveCapacity(768)
    }

    /// The object in UTF-8.
    var bytes: [UInt8] { output + [UInt8(ascii: "}")] }

    /// Begins a member. Keys are literals of this program and must come in ascending order.
    private mutating func begin(_ key: String) {
        assert(lastKey.utf8.lexicographicallyPrecedes(key.utf8), "“\(key)” must not follow “\(lastKey)”")
        lastKey = key
        if output.count > 1 { output.append(UInt8(ascii: ",")) }
        output.append(UInt8(ascii: "\""))
        output.append(contentsOf: key.utf8)
        output.append(UInt8(ascii: "\""))
        output.append(UInt8(ascii: ":"))
    }

    mutating func set(_ key: String, _ value: String?) {
        guard let value else { return }
        begin(key)
        output.append(jsonLiteral: value, escapesDelete: false)
    }

    mutating func set(_ key: String, _ value: some FixedWidthInteger) {
        begin(key)
        output.append(contentsOf: String(value).utf8)
    }

    mutating func set(_ key: String, _ value: (some FixedWidthInteger)?) { if let value { set(key, value) } }

    mutating func set(_ key: String, _ value: Bool) {
        begin(key)
        output.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Adds another object in canonical form.
    mutating func set(_ key: String, _ object: [UInt8]) {
        begin(key)
        output.append(contentsOf: object)
    }

    /// Adds a date as whole milliseconds: a text form would allow a second spelling.
    mutating func set(_ key: String, _ value: Instant?) { set(key, value?.milliseconds) }
    mutating func set(_ key: String, _ value: Price?) { set(key, value?.milliunits) }
}
