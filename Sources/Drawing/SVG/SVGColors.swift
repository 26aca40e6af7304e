extension SVGValue {
    /// Reads a color as SVG writes it; nil for `none` and `transparent`.
    static func color(_ text: String, current: RGB) throws(SVGFault) -> (color: RGB, alpha: Double)? {
        let text = trimmed(text)
        if text.hasPrefix("#") { return try hexColor(text.dropFirst()) }
        let lower = text.lowercased()
        if lower == "none" || lower == "transparent" { return nil }
        if lower == "currentcolor" { return (current, 1) }
        if lower.hasPrefix("rgb") { return try functionColor(lower) }
        guard let hex = namedColors[lower] else {
            throw SVGFault("The color \(quoted(text)) is not known.", "Write it as #RRGGBB.")
        }
        return (RGB(hex: hex), 1)
    }

    static func trimmed(_ text: String) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
        let bytes = text.utf8
        guard let first = bytes.first, let last = bytes.last else { return "" }
        // Most values have no space around them and are not copied.
        guard isSpace(first) || isSpace(last) else { return text }
        guard let from = bytes.firstIndex(where: { !isSpace($0) }), let to = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(text[from...to])
    }

    private static func hexColor(_ digits: Substring) throws(SVGFault) -> (color: RGB, alpha: Double) {
        var value: UInt32 = 0
        var count = 0
        for byte in digits.utf8 {
            guard let digit = hexDigit(byte), count < 8 else {
                count = 0
                break
            }
            value = value << 4 | digit
            count += 1
        }
        func channel(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        func short(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 0xF) * 17 }
        switch count {
        case 3: return (RGB(short(8), short(4), short(0)), 1)
        case 4: return (RGB(short(12), short(8), short(4)), Double(short(0)) / 255)
        case 6: return (RGB(channel(16), channel(8), channel(0)), 1)
        case 8: return (RGB(channel(24), channel(16), channel(8)), Double(channel(0)) / 255)
        default: throw SVGFault("The color \(quoted("#" + digits)) is not hexadecimal.", "Write it as #RRGGBB.")
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Reads `rgb(1, 2, 3)` or `rgb(10%, 20%, 30%)`, with an alpha if there is a fourth number.
    private static func functionColor(_ text: String) throws(SVGFault) -> (color: RGB, alpha: Double) {
        var scanner = SVGScanner(text)
        _ = scanner.word()
        scanner.skipSpace()
        guard scanner.take(UInt8(ascii: "(")) else {
            throw SVGFault("The color \(quoted(text)) is not known.", "Write it as #RRGGBB.")
        }
        var channels: [Double] = []
        scanner.skipSpace()
        while !scanner.take(UInt8(ascii: ")")) {
            guard !scanner.isAtEnd, channels.count < 4 else {
                throw SVGFault("The color \(quoted(text)) has no closing bracket.", "Write it as rgb(r, g, b).")
            }
            var value = try scanner.number()
            let whole: Double = channels.count < 3 ? 255 : 1
            if scanner.take(UInt8(ascii: "%")) { value *= whole / 100 }
            channels.append(max(0, min(whole, value)))
            scanner.skipSeparator()
            if scanner.take(UInt8(ascii: "/")) { scanner.skipSpace() }
        }
        guard channels.count >= 3 else {
            throw SVGFault("The color \(quoted(text)) has too few channels.", "Write it as rgb(r, g, b).")
        }
        func channel(_ index: Int) -> UInt8 { UInt8(channels[index].rounded()) }
        return (RGB(channel(0), channel(1), channel(2)), channels.count == 4 ? channels[3] : 1)
    }
}
