/// An amount of simulated money in thousandths of a currency's unit, as the App Store's records hold it: 4.99 is 4990.
/// Whole numbers make refunds and sums exact.
package struct Price: Hashable, Comparable, Sendable, Codable {
    package var milliunits: Int64

    package init(milliunits: Int64) {
        self.milliunits = milliunits
    }

    package static let zero = Price(milliunits: 0)
    package static func < (a: Price, b: Price) -> Bool { a.milliunits < b.milliunits }
    package static func + (a: Price, b: Price) -> Price { Price(milliunits: a.milliunits + b.milliunits) }
    package static func - (a: Price, b: Price) -> Price { Price(milliunits: a.milliunits - b.milliunits) }
    package static func * (a: Price, n: Int) -> Price { Price(milliunits: a.milliunits * Int64(n)) }
    /// The range of thousandths that a save may hold, so small that sums of thousands of prices do not overflow.
    static let readable: ClosedRange<Int64> = -1_000_000_000_000_000...1_000_000_000_000_000

    /// Reads a catalog's `4.99`, `4` or `4,99`; at most three decimals and nine digits before them.
    package init?(catalogText text: String) {
        let parts = text.split(whereSeparator: { $0 == "." || $0 == "," })
        let marks = text.count { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), marks == parts.count - 1,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), parts[0].count <= 9,
            let whole = Int64(parts[0])
        else { return nil }
        let decimals = parts.count == 2 ? parts[1] : ""
        guard decimals.count <= 3,
            let fraction = Int64(decimals + String(repeating: "0", count: 3 - decimals.count))
        else { return nil }
        milliunits = whole * 1000 + fraction
    }

    /// The amount with two decimals, as in JSON and in catalogs: `4.99`.
    package var decimalText: String {
        let cents = (abs(milliunits) + 5) / 10
        return "\(milliunits < 0 ? "-" : "")\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        milliunits = try container.decode(Int64.self)
        guard Self.readable.contains(milliunits) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "the number is out of range")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliunits)
    }
}
