/// A country's App Store: its currency, its prices for products of another country, and its number format.
package struct AppStoreFront: Hashable, Sendable {
    /// The country in ISO 3166-1 alpha-3, as StoreKit names storefronts.
    package let countryCode: String
    private let money: Currency
    private let style: Style

    /// The currency in ISO 4217.
    package var currency: String { money.code }

    /// The smallest amount that is paid in the currency.
    var smallestAmount: Price { Price(milliunits: money.hasCents ? 10 : 1000) }

    /// Formats a price in this storefront's manner: `$4.99`, `1.234,00 €`, `¥12,000`.
    package func format(_ price: Price) -> String {
        let sign = price.milliunits < 0 ? "-" : ""
        let number = style.number(price, hasCents: money.hasCents)
        return style.isSymbolLast ? "\(sign)\(number) \(money.symbol)" : "\(sign)\(money.symbol)\(number)"
    }

    /// Formats an amount of any currency; one that is not this storefront's is followed by its code.
    package func format(_ price: Price, in currency: String) -> String {
        if currency == self.currency { return format(price) }
        let hasCents = Currency.all.first { $0.code == currency }?.hasCents ?? true
        return "\(price.milliunits < 0 ? "-" : "")\(style.number(price, hasCents: hasCents)) \(currency)"
    }

    /// Converts a price of the storefront `home`: unchanged where both have one currency, else the nearest price point.
    func price(_ price: Price, of home: AppStoreFront) -> Price {
        guard currency != home.currency, price > .zero else { return price }
        let product = price.milliunits.multipliedFullWidth(by: money.perDollar)
        let worth = min(home.money.perDollar.dividingFullWidth(product).quotient, Self.highest)
        let steps = (worth + money.below + money.step / 2) / money.step
        return Price(milliunits: max(1, steps) * money.step - money.below)
    }

    /// The bound on converted prices, in thousandths of the currency's unit.
    private static let highest: Int64 = 100_000_000_000_000

    /// The storefronts that the screen offers; a command or a file can choose any.
    package static let all = [
        "USA", "GBR", "DEU", "FRA", "ESP", "ITA", "SWE", "CHE", "POL", "UKR", "BRA", "CHN", "JPN", "KOR", "IND", "MEX",
        "CAN", "AUS",
    ].map(named)

    /// The codes of all storefronts: those that the screen offers, then the others by name.
    package static let codes = all.map(\.countryCode) + Set(fronts.keys).subtracting(all.map(\.countryCode)).sorted()

    private static let fronts: [String: AppStoreFront] = Currency.all.reduce(into: [:]) { fronts, money in
        for code in money.countries.split(separator: " ").map(String.init) {
            fronts[code] = AppStoreFront(
                countryCode: code, money: money, style: Style.exceptions[code] ?? money.style)
        }
    }

    /// Returns the storefront of a country; `nil` for one that the App Store doesn't have.
    static func known(_ countryCode: String) -> AppStoreFront? { fronts[countryCode] }

    /// Returns the storefront of a country; one that the App Store doesn't have sells in US dollars.
    package static func named(_ countryCode: String) -> AppStoreFront {
        known(countryCode) ?? AppStoreFront(countryCode: countryCode, money: Currency.all[0], style: .point)
    }
}

/// The way in which a country writes amounts.
private enum Style {
    /// `$1,234.50`
    case point
    /// `R$1.234,50`
    case comma
    /// `1.234,50 €`
    case commaLast
    /// `1 234,50 kr`
    case spaceLast
    /// `1’234.50 CHF`
    case apostropheLast

    /// The countries that write a common currency in their own manner.
    static let exceptions: [String: Style] = [
        "FRA": .spaceLast, "FIN": .spaceLast, "SVK": .spaceLast, "EST": .spaceLast, "LVA": .spaceLast,
        "LTU": .spaceLast, "BGR": .spaceLast, "IRL": .point, "MLT": .point, "CYP": .comma, "NLD": .comma,
    ]

    var isSymbolLast: Bool { self == .commaLast || self == .spaceLast || self == .apostropheLast }

    /// Returns an amount without its sign, in groups of three digits. Where the currency has no cents, they are left out
    /// unless there are some.
    func number(_ price: Price, hasCents: Bool) -> String {
        let (mark, separator) =
            switch self {
            case .point: (".", ",")
            case .comma, .commaLast: (",", ".")
            case .spaceLast: (",", "\u{A0}")
            case .apostropheLast: (".", "’")
            }
        let cents = (price.milliunits.magnitude + 5) / 10
        var groups: [String] = []
        var rest = cents / 100
        while rest >= 1000 {
            groups.insert(String(String(1000 + rest % 1000).dropFirst()), at: 0)
            rest /= 1000
        }
        let whole = ([String(rest)] + groups).joined(separator: separator)
        return hasCents || cents % 100 > 0 ? whole + mark + String(100 + cents % 100).dropFirst() : whole
    }
}

/// A currency of the App Store: how its amounts are written, its price points, and the countries that pay in it.
private struct Currency: Hashable, Sendable {
    let code: String
    let symbol: String
    /// The price in this currency of a product that costs one US dollar, taxes included, in thousandths.
    let perDollar: Int64
    /// The distance between price points, in thousandths; each lies `below` under a multiple of it.
    let step: Int64
    let below: Int64
    let style: Style
    let hasCents: Bool
    let countries: String

    private init(
        _ code: String, _ symbol: String, _ perDollar: Int64, step: Int64 = 1000, below: Int64 = 10,
        _ style: Style = .point, hasCents: Bool = true, in countries: String
    ) {
        (self.code, self.symbol, self.perDollar, self.step, self.below) = (code, symbol, perDollar, step, below)
        (self.style, self.hasCents, self.countries) = (style, hasCents, countries)
    }

    static let all: [Currency] = [
        .init(
            "USD", "$", 1000,
            in:
                "USA AFG AGO AIA ALB ARG ARM ATG AZE BEN BFA BHR BHS BLR BLZ BMU BOL BRB BRN BTN BWA CIV CMR COD COG CPV "
                + "CRI CYM DMA DOM DZA ECU FJI FSM GAB GEO GHA GMB GNB GRD GTM GUY HND IRQ ISL JAM JOR KEN KGZ KHM KNA "
                + "KWT LAO LBN LBR LBY LCA LKA MAC MAR MDA MDG MDV MKD MLI MMR MNG MOZ MRT MSR MUS MWI NAM NER NIC NPL "
                + "NRU OMN PAN PLW PNG PRY RWA SEN SLB SLE SLV STP SUR SWZ SYC TCA TCD TGO TJK TKM TON TTO TUN UGA URY "
                + "UZB VCT VEN VGB VUT XKS YEM ZMB ZWE"),
        .init(
            "EUR", "€", 1000, .commaLast,
            in: "DEU FRA ESP ITA AUT BEL BGR BIH CYP EST FIN GRC HRV IRL LTU LUX LVA MLT MNE NLD PRT SRB SVK SVN"),
        .init("AED", "AED\u{A0}", 4000, in: "ARE"), .init("AUD", "$", 1500, in: "AUS"),
        .init("BRL", "R$", 6000, below: 100, .comma, in: "BRA"), .init("CAD", "$", 1400, in: "CAN"),
        .init("CHF", "CHF", 1000, step: 500, below: 0, .apostropheLast, in: "CHE"),
        .init("CLP", "$", 1_000_000, step: 1_000_000, below: 10_000, .comma, hasCents: false, in: "CHL"),
        .init("CNY", "¥", 7000, below: 0, in: "CHN"),
        .init("COP", "$", 5_000_000, step: 1_000_000, below: 100_000, .comma, in: "COL"),
        .init("CZK", "Kč", 25_000, step: 10_000, below: 1000, .spaceLast, in: "CZE"),
        .init("DKK", "kr.", 9000, below: 0, .commaLast, in: "DNK"),
        .init("EGP", "E£", 50_000, step: 10_000, in: "EGY"), .init("GBP", "£", 1000, in: "GBR"),
        .init("HKD", "HK$", 8000, below: 0, in: "HKG"),
        .init("HUF", "Ft", 400_000, step: 100_000, below: 10_000, .spaceLast, in: "HUN"),
        .init("IDR", "Rp\u{A0}", 16_000_000, step: 1_000_000, below: 0, .comma, hasCents: false, in: "IDN"),
        .init("ILS", "₪", 4000, below: 100, in: "ISR"), .init("INR", "₹", 90_000, step: 10_000, below: 1000, in: "IND"),
        .init("JPY", "¥", 160_000, step: 10_000, below: 0, hasCents: false, in: "JPN"),
        .init("KRW", "₩", 1_400_000, step: 100_000, below: 0, hasCents: false, in: "KOR"),
        .init("KZT", "₸", 500_000, step: 100_000, below: 10_000, .spaceLast, in: "KAZ"),
        .init("MXN", "$", 20_000, step: 10_000, below: 1000, in: "MEX"),
        .init("MYR", "RM", 4500, below: 100, in: "MYS"),
        .init("NGN", "₦", 1_500_000, step: 100_000, below: 0, in: "NGA"),
        .init("NOK", "kr", 11_000, step: 10_000, below: 1000, .spaceLast, in: "NOR"),
        .init("NZD", "$", 1700, in: "NZL"),
        .init("PEN", "S/\u{A0}", 4000, below: 100, in: "PER"),
        .init("PHP", "₱", 50_000, step: 10_000, below: 1000, in: "PHL"),
        .init("PKR", "Rs\u{A0}", 300_000, step: 100_000, below: 1000, in: "PAK"),
        .init("PLN", "zł", 5000, .spaceLast, in: "POL"), .init("QAR", "QAR\u{A0}", 4000, in: "QAT"),
        .init("RON", "lei", 5000, .commaLast, in: "ROU"),
        .init("RUB", "₽", 90_000, step: 10_000, below: 1000, .spaceLast, in: "RUS"),
        .init("SAR", "SAR\u{A0}", 4000, in: "SAU"),
        .init("SEK", "kr", 11_000, step: 10_000, below: 1000, .spaceLast, in: "SWE"),
        .init("SGD", "S$", 1400, below: 20, in: "SGP"), .init("THB", "฿", 35_000, step: 10_000, below: 1000, in: "THA"),
        .init("TRY", "₺", 40_000, step: 10_000, in: "TUR"),
        .init("TWD", "NT$", 32_000, step: 10_000, below: 0, in: "TWN"),
        .init("TZS", "TSh\u{A0}", 2_500_000, step: 100_000, below: 0, in: "TZA"),
        .init("UAH", "₴", 41_000, step: 10_000, below: 1000, .spaceLast, in: "UKR"),
        .init("VND", "₫", 25_000_000, step: 1_000_000, below: 0, .commaLast, hasCents: false, in: "VNM"),
        .init("ZAR", "R", 18_000, step: 10_000, in: "ZAF"),
    ]
}
