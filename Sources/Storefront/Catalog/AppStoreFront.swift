/// A country's App Store: its currency, its prices for products of another country, and its number format.
package struct AppStoreFront: Hashable, Sendable {
    /// The country in ISO 3166-1 alpha-3, as StoreKit names storefronts.
    package let countryCode: String
    /// The currency in ISO 4217.
    package let currency: String
    let symbol: String
    let symbolLast: Bool
    let decimalMark: String
    private let tiers: Tiers

    /// The price points of a currency: a step, and an amount below each multiple of it.
    private struct Tiers: Hashable, Sendable {
        /// The price here of what costs a US dollar, taxes included, in thousandths.
        let perDollar: Int64
        var step: Int64 = 1000
        var below: Int64 = 10

        /// Whether prices of this currency have no fraction.
        var isWhole: Bool { step % 1000 == 0 && below % 1000 == 0 }
    }

    /// Formats a price in this storefront's manner: `$4.99`, `4,99 €`, `¥160`.
    package func format(_ price: Price) -> String {
        let sign = price.milliunits < 0 ? "-" : ""
        var amount = Price(milliunits: abs(price.milliunits)).decimalText.split(separator: ".").map(String.init)
        if tiers.isWhole, amount.last == "00" { amount.removeLast() }
        let number = amount.joined(separator: decimalMark)
        return symbolLast ? "\(sign)\(number) \(symbol)" : "\(sign)\(symbol)\(number)"
    }

    /// Formats an amount of any currency; one that is not this storefront's is followed by its code.
    package func format(_ price: Price, in currency: String) -> String {
        if currency == self.currency { return format(price) }
        return "\(price.decimalText) \(currency)"
    }

    /// Converts a price of the storefront `home`: unchanged where both have one currency, else the nearest price point.
    func price(_ price: Price, of home: AppStoreFront) -> Price {
        guard currency != home.currency, price > .zero else { return price }
        let worth = price.milliunits * tiers.perDollar / home.tiers.perDollar
        let steps = (worth + tiers.below + tiers.step / 2) / tiers.step
        return Price(milliunits: max(1, steps) * tiers.step - tiers.below)
    }

    /// The storefronts offered in the settings.
    package static let all: [AppStoreFront] = [
        .init("USA", "USD", "$", 1000), .init("GBR", "GBP", "£", 1000),
        .init("DEU", "EUR", "€", 1000, last: true), .init("FRA", "EUR", "€", 1000, last: true),
        .init("ESP", "EUR", "€", 1000, last: true), .init("ITA", "EUR", "€", 1000, last: true),
        .init("SWE", "SEK", "kr", 11_000, step: 10_000, below: 1000, last: true),
        .init("CHE", "CHF", "CHF", 1000, step: 500, below: 0, last: true, mark: "."),
        .init("POL", "PLN", "zł", 5000, last: true),
        .init("UKR", "UAH", "₴", 41_000, step: 10_000, below: 1000, last: true),
        .init("BRA", "BRL", "R$", 6000, step: 1000, below: 100, mark: ","),
        .init("CHN", "CNY", "¥", 7000, step: 1000, below: 0),
        .init("JPN", "JPY", "¥", 160_000, step: 10_000, below: 0),
        .init("KOR", "KRW", "₩", 1_400_000, step: 100_000, below: 0),
        .init("IND", "INR", "₹", 90_000, step: 10_000, below: 1000),
        .init("MEX", "MXN", "$", 20_000, step: 10_000, below: 1000),
        .init("CAN", "CAD", "$", 1400), .init("AUS", "AUD", "$", 1500),
    ]

    /// Returns the storefront of a country; `nil` for one that is not listed.
    static func known(_ countryCode: String) -> AppStoreFront? { all.first { $0.countryCode == countryCode } }

    /// Returns the storefront of a country; one that is not listed sells in US dollars.
    package static func named(_ countryCode: String) -> AppStoreFront {
        known(countryCode) ?? .init(countryCode, "USD", "$", 1000)
    }

    private init(
        _ code: String, _ currency: String, _ symbol: String, _ perDollar: Int64, step: Int64 = 1000,
        below: Int64 = 10, last: Bool = false, mark: String? = nil
    ) {
        countryCode = code
        self.currency = currency
        self.symbol = symbol
        symbolLast = last
        decimalMark = mark ?? (last ? "," : ".")
        tiers = Tiers(perDollar: perDollar, step: step, below: below)
    }
}
