/// A country's App Store: which currency it sells in, what a price of another country costs there, and how it writes one.
package struct AppStoreFront: Hashable, Sendable {
    /// ISO 3166-1 alpha-3, as StoreKit names storefronts.
    package let countryCode: String
    /// ISO 4217.
    package let currency: String
    let symbol: String
    let symbolLast: Bool
    let decimalMark: String
    private let tiers: Tiers

    /// Which prices there are: so far apart, and so much below a round number.
    private struct Tiers: Hashable, Sendable {
        /// What a US dollar's worth costs, taxes and all, in thousandths.
        let perDollar: Int64
        var step: Int64 = 1000
        var below: Int64 = 10

        /// Prices of this currency have no fraction.
        var isWhole: Bool { step % 1000 == 0 && below % 1000 == 0 }
    }

    /// In this storefront's manner: `$4.99`, `4,99 €`, `¥160`.
    package func format(_ price: Price) -> String {
        let sign = price.milliunits < 0 ? "-" : ""
        var amount = Price(milliunits: abs(price.milliunits)).decimalText.split(separator: ".").map(String.init)
        if tiers.isWhole, amount.last == "00" { amount.removeLast() }
        let number = amount.joined(separator: decimalMark)
        return symbolLast ? "\(sign)\(number) \(symbol)" : "\(sign)\(symbol)\(number)"
    }

    /// The same for an amount of any currency: of another than this storefront's in the manner of one that has it.
    package func format(_ price: Price, in currency: String) -> String {
        if currency == self.currency { return format(price) }
        return "\(price.decimalText) \(currency)"
    }

    /// What costs `price` in `home` costs here: the same where both have one currency, else the nearest tier.
    func price(_ price: Price, of home: AppStoreFront) -> Price {
        guard currency != home.currency, price > .zero else { return price }
        let worth = price.milliunits * tiers.perDollar / home.tiers.perDollar
        let steps = (worth + tiers.below + tiers.step / 2) / tiers.step
        return Price(milliunits: max(1, steps) * tiers.step - tiers.below)
    }

    /// Those that settings offer.
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

    /// `nil` for one that is not listed.
    static func known(_ countryCode: String) -> AppStoreFront? { all.first { $0.countryCode == countryCode } }

    /// The storefront of that code; one that is not listed sells in US dollars.
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
