/// A scanner of numbers and words in an attribute: path data, transforms, points and lengths.
struct SVGScanner {
    /// The largest coordinate; larger ones are mistakes, and would only lose precision.
    static let largest = 1e7

    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position >= bytes.count }
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { position += 1 }
    }

    /// Skips space with at most one comma in it.
    mutating func skipSeparator() {
        skipSpace()
        if peek == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
    }

    mutating func take() -> UInt8? {
        guard let byte = peek else { return nil }
        position += 1
        return byte
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    /// Reads ASCII letters, as many as there are.
    mutating func word() -> String {
        let start = position
        while let byte = peek, (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    var startsNumber: Bool {
        guard let byte = peek else { return false }
        return Self.isDigit(byte) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }

    /// Reads a number as SVG writes it, such as `-.5e2`; the next may follow without a space where it cannot be
    /// mistaken.
    mutating func number() throws(SVGFault) -> Double {
        let start = position
        var negative = false
        if take(UInt8(ascii: "-")) { negative = true } else if take(UInt8(ascii: "+")) {}
        var mantissa = 0.0
        var exponent = 0
        var digits = 0
        while let byte = peek, Self.isDigit(byte) {
            mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
            digits += 1
            position += 1
        }
        if peek == UInt8(ascii: ".") {
            position += 1
            while let byte = peek, Self.isDigit(byte) {
                if digits < 300 {
                    mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
                    exponent -= 1
                }
                digits += 1
                position += 1
            }
        }
        guard digits > 0 else {
            position = start
            let found = peek == nil ? "its end" : quoted(String(decoding: bytes[start...].prefix(12), as: UTF8.self))
            throw SVGFault("A number is expected in place of \(found).", "Check the count of its numbers.")
        }
        if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
            let mark = position
            position += 1
            var down = false
            if take(UInt8(ascii: "-")) { down = true } else if take(UInt8(ascii: "+")) {}
            var value = 0
            var count = 0
            while let byte = peek, Self.isDigit(byte) {
                value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 10_000)
                count += 1
                position += 1
            }
            // `em` and `ex` are units, not exponents.
            if count == 0 { position = mark } else { exponent += down ? -value : value }
        }
        let value = Self.scale(mantissa, by: exponent) * (negative ? -1 : 1)
        guard value.isFinite, abs(value) <= Self.largest else {
            throw SVGFault("A number is larger than ten million.", "Scale the drawing down.")
        }
        return value
    }

    /// Reads an arc's flag, 0 or 1, which the next number may follow at once.
    mutating func flag() throws(SVGFault) -> Bool {
        switch take() {
        case UInt8(ascii: "0"): return false
        case UInt8(ascii: "1"): return true
        default: throw SVGFault("An arc's flag is not 0 or 1.", "An arc is: rx ry rotation large sweep x y.")
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static let powers: [Double] = (0...22).map { power in (0..<power).reduce(1.0) { value, _ in value * 10 } }

    /// Returns a scaled number, exact for the short decimals of drawings: one rounding by an exactly known power of
    /// ten.
    private static func scale(_ mantissa: Double, by exponent: Int) -> Double {
        var value = mantissa
        var rest = exponent
        while rest > 0, value.isFinite, value != 0 {
            let step = min(rest, 22)
            value *= powers[step]
            rest -= step
        }
        while rest < 0, value != 0 {
            let step = min(-rest, 22)
            value /= powers[step]
            rest += step
        }
        return value
    }
}

/// Readers of whole attributes.
enum SVGValue {
    /// Reads a length in pixels, plain or with `px`; other units are refused, since a drawing has no paper size.
    static func length(_ text: some StringProtocol, percentOf whole: Double? = nil) throws(SVGFault) -> Double {
        var scanner = SVGScanner(text)
        scanner.skipSpace()
        let value = try scanner.number()
        if let whole, scanner.take(UInt8(ascii: "%")) {
            scanner.skipSpace()
            if scanner.isAtEnd { return value / 100 * whole }
        }
        let unit = scanner.word()
        scanner.skipSpace()
        guard unit.isEmpty || unit == "px", scanner.isAtEnd else {
            throw SVGFault("The length \(quoted(text)) has a unit or more than one number.", "Use plain user units.")
        }
        return value
    }

    /// Reads a share such as `0.5` or `50%`, limited to 0…1.
    static func share(_ text: some StringProtocol) throws(SVGFault) -> Double {
        max(0, min(1, try length(text, percentOf: 1)))
    }

    static func numbers(_ text: some StringProtocol) throws(SVGFault) -> [Double] {
        var scanner = SVGScanner(text)
        var result: [Double] = []
        scanner.skipSpace()
        while !scanner.isAtEnd {
            result.append(try scanner.number())
            scanner.skipSeparator()
        }
        return result
    }

    static func points(_ text: some StringProtocol) throws(SVGFault) -> [Point] {
        let numbers = try numbers(text)
        guard numbers.count % 2 == 0 else {
            throw SVGFault("The points are an odd count of numbers.", "Give each point as x,y.")
        }
        return stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
    }

    static func transform(_ text: some StringProtocol) throws(SVGFault) -> Transform2D {
        var scanner = SVGScanner(text)
        var result = Transform2D.identity
        scanner.skipSpace()
        while !scanner.isAtEnd {
            let name = scanner.word()
            scanner.skipSpace()
            guard !name.isEmpty, scanner.take(UInt8(ascii: "(")) else {
                throw SVGFault("The transform \(quoted(text)) cannot be read.", "Write it like translate(1 2).")
            }
            var n: [Double] = []
            scanner.skipSpace()
            while !scanner.take(UInt8(ascii: ")")) {
                guard !scanner.isAtEnd, n.count < 6 else {
                    throw SVGFault("The transform \(quoted(text)) has no closing bracket.", "Close it with ).")
                }
                n.append(try scanner.number())
                scanner.skipSeparator()
            }
            scanner.skipSeparator()
            let step: Transform2D
            switch (name, n.count) {
            case ("translate", 1): step = .translation(n[0], 0)
            case ("translate", 2): step = .translation(n[0], n[1])
            case ("scale", 1): step = .scale(n[0])
            case ("scale", 2): step = .scale(n[0], n[1])
            case ("rotate", 1): step = .rotation(degrees: n[0])
            case ("rotate", 3): step = Transform2D.rotation(degrees: n[0]).about(Point(n[1], n[2]))
            case ("skewX", 1): step = .skew(xDegrees: n[0], yDegrees: 0)
            case ("skewY", 1): step = .skew(xDegrees: 0, yDegrees: n[0])
            case ("matrix", 6): step = Transform2D(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            default:
                throw SVGFault(
                    "The transform \(quoted(name)) with \(n.count) numbers is not known.",
                    "Use translate, scale, rotate, skewX, skewY or matrix.")
            }
            result = result * step
        }
        return result
    }
}
