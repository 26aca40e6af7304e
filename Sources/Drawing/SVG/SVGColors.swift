extension SVGValue {
    /// A colour as SVG writes it; nil for `none` and `transparent`.
    static func color(_ text: String, current: RGB) throws(SVGFault) -> (color: RGB, alpha: Double)? {
        let text = trimmed(text)
        if text.hasPrefix("#") { return try hexColor(text.dropFirst()) }
        let lower = text.lowercased()
        if lower == "none" || lower == "transparent" { return nil }
        if lower == "currentcolor" { return (current, 1) }
        if lower.hasPrefix("rgb") { return try functionColor(lower) }
        guard let hex = namedColors[lower] else {
            throw SVGFault("The colour \(quoted(text)) is not known.", "Write it as #RRGGBB.")
        }
        return (RGB(hex: hex), 1)
    }

    static func trimmed(_ text: String) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
        let bytes = Array(text.utf8)
        guard let first = bytes.firstIndex(where: { !isSpace($0) }),
            let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }

    private static func hexColor(_ digits: Substring) throws(SVGFault) -> (color: RGB, alpha: Double) {
        let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }.map { UInt8($0) }
        guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else {
            throw SVGFault("The colour \(quoted("#" + digits)) is not hexadecimal.", "Write it as #RRGGBB.")
        }
        let short = values.count < 6
        var channels: [UInt8] = []
        for index in stride(from: 0, to: values.count, by: short ? 1 : 2) {
            channels.append(short ? values[index] * 17 : values[index] * 16 + values[index + 1])
        }
        return (RGB(channels[0], channels[1], channels[2]), channels.count == 4 ? Double(channels[3]) / 255 : 1)
    }

    /// `rgb(1, 2, 3)`, `rgb(10%, 20%, 30%)`, with an alpha if there is a fourth number.
    private static func functionColor(_ text: String) throws(SVGFault) -> (color: RGB, alpha: Double) {
        var scanner = SVGScanner(text)
        _ = scanner.word()
        scanner.skipSpace()
        guard scanner.take(UInt8(ascii: "(")) else {
            throw SVGFault("The colour \(quoted(text)) is not known.", "Write it as #RRGGBB.")
        }
        var channels: [Double] = []
        scanner.skipSpace()
        while !scanner.take(UInt8(ascii: ")")) {
            guard !scanner.isAtEnd, channels.count < 4 else {
                throw SVGFault("The colour \(quoted(text)) has no closing bracket.", "Write it as rgb(r, g, b).")
            }
            var value = try scanner.number()
            let whole: Double = channels.count < 3 ? 255 : 1
            if scanner.take(UInt8(ascii: "%")) { value *= whole / 100 }
            channels.append(max(0, min(whole, value)))
            scanner.skipSeparator()
            if scanner.take(UInt8(ascii: "/")) { scanner.skipSpace() }
        }
        guard channels.count >= 3 else {
            throw SVGFault("The colour \(quoted(text)) has too few channels.", "Write it as rgb(r, g, b).")
        }
        func channel(_ index: Int) -> UInt8 { UInt8(channels[index].rounded()) }
        return (RGB(channel(0), channel(1), channel(2)), channels.count == 4 ? channels[3] : 1)
    }
}
