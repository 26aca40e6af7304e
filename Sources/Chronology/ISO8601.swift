extension Instant {
    /// The date in ISO 8601, `2026-11-21T06:46:00.123Z`: always UTC, always milliseconds.
    ///
    /// The year always has four digits: a date outside 1…9999 is written as the nearest one that can be read again.
    package var iso8601: String {
        let date = CivilDate(utc: min(max(self, Instant.writable.lowerBound), Instant.writable.upperBound))
        return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))T"
            + "\(padded(date.hour, 2)):\(padded(date.minute, 2)):\(padded(date.second, 2)).\(padded(date.millisecond, 3))Z"
    }

    /// Reads an ISO 8601 date: `2026-11-21`, `2026-11-21T06:46`, with seconds, a fraction, and `Z` or an offset
    /// (`+01:00`, `-0800`); without a zone it is UTC. Returns `nil` for anything else and for years outside 1…9999.
    package init?(iso8601 text: String) {
        var text = text
        guard let date = text.withUTF8({ Instant(DigitScanner(bytes: $0)) }) else { return nil }
        self = date
    }

    private init?(_ text: DigitScanner) {
        var scanner = text
        guard let year = scanner.number(4), (1...9999).contains(year), scanner.consume("-"),
            let month = scanner.number(2), (1...12).contains(month), scanner.consume("-"),
            let day = scanner.number(2), (1...CivilDate.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        var date = CivilDate(year: year, month: month, day: day)
        var zoneMinutes = 0
        if !scanner.isAtEnd {
            guard scanner.consume("T") || scanner.consume("t") || scanner.consume(" "),
                let hour = scanner.number(2), hour <= 23, scanner.consume(":"),
                let minute = scanner.number(2), minute <= 59
            else { return nil }
            date.hour = hour
            date.minute = minute
            if scanner.consume(":") {
                guard let second = scanner.number(2), second <= 59 else { return nil }
                date.second = second
                if scanner.consume(".") || scanner.consume(",") {
                    guard let fraction = scanner.fractionInMilliseconds() else { return nil }
                    date.millisecond = fraction
                }
            }
            guard let zone = scanner.zone() else { return nil }
            zoneMinutes = zone
        }
        guard scanner.isAtEnd else { return nil }
        self = date.utcInstant - .minutes(Int64(zoneMinutes))
        guard Instant.writable.contains(self) else { return nil }
    }
}

extension Instant: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let instant = Instant(iso8601: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not an ISO 8601 date")
        }
        self = instant
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso8601)
    }
}

extension Span: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(milliseconds: try container.decode(Int64.self))
        guard Span.readable.contains(self) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "the number is out of range")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }
}

/// Returns `n` with leading zeros up to `width` digits.
package func padded(_ n: Int, _ width: Int) -> String {
    let digits = String(n)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Reads ASCII digits and marks from the front of a text.
private struct DigitScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    mutating func consume(_ mark: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    mutating func number(_ count: Int) -> Int? {
        guard index + count <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[index..<index + count] {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        index += count
        return value
    }

    /// Reads a fraction of one digit or more as milliseconds; digits after the third are dropped.
    mutating func fractionInMilliseconds() -> Int? {
        var value = 0
        var digits = 0
        while let digit = number(1) {
            if digits < 3 { value = value * 10 + digit }
            digits += 1
        }
        guard digits > 0 else { return nil }
        for _ in 0..<max(0, 3 - digits) { value *= 10 }
        return value
    }

    /// Reads a zone as minutes east of UTC, 0 at the end of the text; `nil` for anything else.
    mutating func zone() -> Int? {
        if isAtEnd || consume("Z") || consume("z") { return 0 }
        let sign = consume("+") ? 1 : consume("-") ? -1 : 0
        guard sign != 0, let hours = number(2), hours <= 23 else { return nil }
        _ = consume(":")
        let minutes = isAtEnd ? 0 : number(2)
        guard let minutes, minutes <= 59 else { return nil }
        return sign * (hours * 60 + minutes)
    }
}
