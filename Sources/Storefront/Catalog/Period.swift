import Chronology

/// A subscription's period in calendar units: days, weeks, months or years.
package struct Period: Hashable, Sendable {
    package enum Unit: String, Hashable, Sendable {
        case day = "D"
        case week = "W"
        case month = "M"
        case year = "Y"
    }

    package let count: Int
    package let unit: Unit

    package init(_ count: Int, _ unit: Unit) {
        self.count = count
        self.unit = unit
    }

    /// Reads an ISO 8601 period such as `P1M`, `P1W`, `P3D` or `P1Y`: one unit, 1…999.
    package init?(iso8601 text: String) {
        guard text.first == "P", let last = text.last, let unit = Unit(rawValue: String(last)),
            let count = Int(text.dropFirst().dropLast()), (1...999).contains(count)
        else { return nil }
        self.init(count, unit)
    }

    /// Reads a period from prose or an id: `30 days`, `1-year`, `6MONTHS`, `three weeks`, `yearly`, `pro.day.7`, `7天`.
    init?(saidIn text: String) {
        let words = Self.words(of: text)
        let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        // Only ids have the number after the unit.
        let isID = !text.contains(" ")
        for (index, word) in words.enumerated() {
            let before = index > 0 ? words[index - 1] : ""
            let number = Int(before) ?? numbers.firstIndex(of: before).map { $0 + 1 }
            let written = number == nil ? nil : Self.writtenUnits.first { word.hasPrefix($0.0) }?.1
            guard let unit = Self.units.first(where: { $0.1.contains(word) })?.0 ?? written else { continue }
            let after =
                isID && index + 1 < words.count
                ? Int(words[index + 1]).flatMap { (1...999).contains($0) ? $0 : nil } : nil
            guard let count = [number, after, 1].compactMap(\.self).first, (1...999).contains(count) else { continue }
            self.init(count, unit)
            return
        }
        return nil
    }

    private static let units: [(Unit, [String])] = [
        (.day, ["day", "days", "daily"]), (.week, ["week", "weeks", "weekly"]),
        (.month, ["month", "months", "monthly"]), (.year, ["year", "years", "yearly", "annual"]),
    ]
    /// The units of Chinese, Japanese and Korean, which follow their number and precede other letters without a space.
    private static let writtenUnits: [(String, Unit)] = [
        ("天", .day), ("日", .day), ("일", .day), ("周", .week), ("週", .week), ("주", .week), ("个月", .month),
        ("個月", .month), ("か月", .month), ("ヶ月", .month), ("月", .month), ("개월", .month), ("年", .year), ("년", .year),
    ]

    /// Returns true if prose or an id says that a subscription never ends.
    static func saysForever(_ text: String) -> Bool {
        words(of: text).contains { ["lifetime", "forever", "permanent", "perpetual"].contains($0) }
            || ["终身", "終身", "永久"].contains { text.contains($0) }
    }

    /// Splits a text into words and numbers, in small letters.
    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.flatMap { piece -> [String] in
            piece.reduce(into: []) { words, character in
                if let last = words.last?.last, last.isNumber == character.isNumber {
                    words[words.count - 1].append(character)
                } else {
                    words.append(String(character))
                }
            }
        }
    }

    package static let month = Period(1, .month)

    package var iso8601: String { "P\(count)\(unit.rawValue)" }

    package static func * (a: Period, n: Int) -> Period { Period(a.count * n, a.unit) }

    /// The length in calendar months; `nil` for a period of days or weeks.
    var months: Int? {
        switch unit {
        case .month: count
        case .year: count * 12
        case .day, .week: nil
        }
    }
}

extension Period: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let period = Period(iso8601: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a period")
        }
        self = period
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso8601)
    }
}

extension Instant {
    /// Returns the same day and time in UTC `months` later; a day that the month lacks becomes its last (31 January + 1
    /// = 28 February). Periods are always counted from a subscription's first day, so 31 January → 28 February → 31
    /// March.
    package func adding(months: Int) -> Instant {
        var date = CivilDate(utc: self)
        let index = date.year * 12 + date.month - 1 + months
        date.year = index / 12
        date.month = index % 12 + 1
        date.day = min(date.day, CivilDate.days(inMonth: date.month, of: date.year))
        return date.utcInstant
    }
}
