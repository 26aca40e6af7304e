/// An amount of simulated money in thousandths of a currency's unit, as the App Store's own records hold it:
/// 4.99 is 4990. Whole numbers, so that refunds and sums come out to the cent.
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
    /// What may be read: thousands of the dearest product, and thousands of those do not overflow.
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

    /// With two decimals, as the command line's JSON and a catalog have it: `4.99`.
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

/// A country's App Store: which currency it sells in and how it writes a price.
package struct AppStoreFront: Hashable, Sendable {
    /// ISO 3166-1 alpha-3, as StoreKit names storefronts.
    package let countryCode: String
    /// ISO 4217.
    package let currency: String
    let symbol: String
    let symbolLast: Bool
    let decimalMark: String

    /// In this storefront's manner: `$4.99`, `4,99 €`.
    package func format(_ price: Price) -> String {
        let sign = price.milliunits < 0 ? "-" : ""
        let amount = Price(milliunits: abs(price.milliunits)).decimalText.split(separator: ".")
        let number = amount.joined(separator: decimalMark)
        return symbolLast ? "\(sign)\(number) \(symbol)" : "\(sign)\(symbol)\(number)"
    }

    /// The same for an amount of any currency: of another than this storefront's by its code.
    package func format(_ price: Price, in currency: String) -> String {
        currency == self.currency ? format(price) : "\(price.decimalText) \(currency)"
    }

    /// Those that settings offer. The numbers of a price stay the same everywhere, as under StoreKit Testing.
    package static let all: [AppStoreFront] = [
        .init("USA", "USD", "$"), .init("GBR", "GBP", "£"),
        .init("DEU", "EUR", "€", last: true), .init("SWE", "SEK", "kr", last: true),
        .init("UKR", "UAH", "₴", last: true), .init("BRA", "BRL", "R$", mark: ","),
        .init("CHN", "CNY", "¥"), .init("JPN", "JPY", "¥"),
        .init("CAN", "CAD", "$"), .init("AUS", "AUD", "$"),
    ]

    /// The storefront of that code; one that is not listed sells in US dollars.
    package static func named(_ countryCode: String) -> AppStoreFront {
        all.first { $0.countryCode == countryCode } ?? .init(countryCode, "USD", "$")
    }

    private init(
        _ code: String, _ currency: String, _ symbol: String, last: Bool = false, mark: String? = nil
    ) {
        countryCode = code
        self.currency = currency
        self.symbol = symbol
        symbolLast = last
        decimalMark = mark ?? (last ? "," : ".")
    }
}
