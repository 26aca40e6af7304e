import Drawing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The images that a terminal with kitty's graphics protocol shows of the bytes it is sent: it keeps images and
/// placements, and composes them. Of all other output it follows the cursor's place.
package struct ImageScreen {
    package struct Image {
        package let width: Int
        package let height: Int
        /// Four bytes a pixel.
        package let bytes: [UInt8]
    }

    package struct Shown {
        package let image: Int
        /// The pixels of the screen.
        package let rect: PixelRect
        /// The image's pixel in the rectangle's corner.
        let source: CellPoint
        let z: Int
        let order: Int
    }

    package let size: CellSize
    package let cell: CellPixels
    package private(set) var images: [Int: Image] = [:]
    package private(set) var shown: [[Int]: Shown] = [:]
    /// The faults against the protocol.
    package private(set) var faults: [String] = []
    private var (x, y) = (0, 0)
    private var saved = (x: 0, y: 0)
    private var upload: (keys: [String: String], text: [UInt8])?
    private var order = 0

    package init(size: CellSize, cell: CellPixels) { (self.size, self.cell) = (size, cell) }

    package var memory: Int { images.values.reduce(0) { $0 + $1.bytes.count } }

    package mutating func take(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == 0x1B else { continue }
            switch rest.popFirst() {
            case UInt8(ascii: "7"): saved = (x, y)
            case UInt8(ascii: "8"): (x, y) = saved
            case UInt8(ascii: "["):
                let parameters = rest.prefix { $0 < 0x40 }
                rest = rest.dropFirst(parameters.count)
                control(rest.popFirst() ?? 0, String(decoding: parameters, as: UTF8.self))
            case UInt8(ascii: "_"):
                let text = rest.prefix { $0 != 0x1B }
                rest = rest.dropFirst(text.count + 2)
                if text.first == UInt8(ascii: "G") { command(text.dropFirst()) }
            default: break
            }
        }
    }

    private mutating func control(_ final: UInt8, _ parameters: String) {
        let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
        switch final {
        case UInt8(ascii: "H"): (x, y) = ((numbers.count > 1 ? numbers[1] : 1) - 1, (numbers.first ?? 1) - 1)
        case UInt8(ascii: "J") where numbers.first == 2: shown = [:]
        default: break
        }
    }

    private mutating func command(_ text: ArraySlice<UInt8>) {
        let head = text.prefix { $0 != UInt8(ascii: ";") }
        var keys: [String: String] = [:]
        for pair in String(decoding: head, as: UTF8.self).split(separator: ",") {
            let parts = pair.split(separator: "=")
            if parts.count == 2 { keys[String(parts[0])] = String(parts[1]) }
        }
        let data = Array(text.dropFirst(head.count + 1))
        if data.count > 4096 { faults.append("a part of \(data.count) bytes") }
        if keys["a"] == "t" || keys["a"] == nil && upload != nil {
            if upload == nil { upload = (keys, []) }
            upload?.text += data
            if keys["m"] == "0" { keep() }
            return
        }
        func number(_ key: String) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
        switch (keys["a"], keys["d"]) {
        case ("p", _):
            guard let image = images[number("i")] else { return faults.append("image \(number("i")) is not known") }
            let part = (
                width: keys["w"] == nil ? image.width : number("w"),
                height: keys["h"] == nil ? image.height : number("h")
            )
            order += 1
            shown[[number("i"), number("p")]] = Shown(
                image: number("i"),
                rect: PixelRect(
                    x: x * cell.columns + number("X"), y: y * cell.rows + number("Y"), width: part.width,
                    height: part.height),
                source: CellPoint(x: number("x"), y: number("y")), z: number("z"), order: order)
        // A question shows nothing.
        case ("q", _): break
        case ("d", "A"): (shown, images) = ([:], [:])
        case ("d", "i"):
            if shown.removeValue(forKey: [number("i"), number("p")]) == nil { faults.append("nothing to delete") }
        case ("d", "I"):
            images[number("i")] = nil
            shown = shown.filter { $0.value.image != number("i") }
            // As in kitty, all that do not show are freed with it.
            images = images.filter { id, _ in shown.values.contains { $0.image == id } }
        default: faults.append("unknown: \(keys)")
        }
    }

    private mutating func keep() {
        guard let (keys, text) = upload, let width = keys["s"].flatMap({ Int($0) }),
            let height = keys["v"].flatMap({ Int($0) }), let id = keys["i"].flatMap({ Int($0) })
        else { return faults.append("an image without size or number") }
        upload = nil
        let channels = keys["f"] == "32" ? 4 : 3
        let count = width * height * channels
        var bytes = Self.decoded(text)
        if keys["o"] == "z" { bytes = Self.inflated(bytes, count: count) }
        guard bytes.count == count else { return faults.append("\(bytes.count) bytes instead of \(count)") }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for start in stride(from: 0, to: count, by: channels) {
            pixels += bytes[start..<start + 3]
            pixels.append(channels == 4 ? bytes[start + 3] : 255)
        }
        images[id] = Image(width: width, height: height, bytes: pixels)
    }

    /// Returns three bytes for each pixel of the screen; black where there is no image.
    package func composed() -> [UInt8] {
        let (width, height) = (size.width * cell.columns, size.height * cell.rows)
        var canvas = [UInt8](repeating: 0, count: width * height * 3)
        for piece in shown.values.sorted(by: { ($0.z, $0.order) < ($1.z, $1.order) }) {
            guard let image = images[piece.image] else { continue }
            ComposedImages.draw(
                image.bytes, width: image.width, channels: 4, source: piece.source, piece.rect, into: &canvas, width)
        }
        return canvas
    }

    private static func decoded(_ text: [UInt8]) -> [UInt8] {
        var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
        for digit in text {
            let value: Int
            switch digit {
            case 0x41...0x5A: value = Int(digit) - 0x41
            case 0x61...0x7A: value = Int(digit) - 0x61 + 26
            case 0x30...0x39: value = Int(digit) - 0x30 + 52
            case 0x2B: value = 62
            case 0x2F: value = 63
            default: continue
            }
            (bits, count) = (bits << 6 | value, count + 6)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
                bits &= 1 << count - 1
            }
        }
        return bytes
    }

    private typealias Uncompress =
        @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt) -> Int32

    private static func inflated(_ bytes: [UInt8], count: Int) -> [UInt8] {
        let names = ["libz.so.1", "/usr/lib/libz.1.dylib"]
        let library = names.lazy.compactMap { (name: String) in dlopen(name, RTLD_NOW) }.first
        guard let library, let symbol = dlsym(library, "uncompress") else { return [] }
        let uncompress = unsafeBitCast(symbol, to: Uncompress.self)
        var size = UInt(count)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let result = buffer.baseAddress.map { uncompress($0, &size, bytes, UInt(bytes.count)) }
            filled = result == 0 ? Int(size) : 0
        }
    }
}

/// A frame's images put together pixel by pixel, without a terminal.
package enum ComposedImages {
    /// Returns three bytes for each pixel of the frame; black where no image shows.
    package static func of(_ frame: CellGrid, _ cell: CellPixels) -> [UInt8] {
        let width = frame.width * cell.columns
        var canvas = [UInt8](repeating: 0, count: width * frame.height * cell.rows * 3)
        for placement in frame.placements.sorted(by: { $0.z < $1.z }) {
            let (image, box) = (placement.image, placement.frame)
            let rect = PixelRect(
                x: box.x * cell.columns + placement.x, y: box.y * cell.rows + placement.y, width: image.width,
                height: image.height)
            draw(
                image.bytes, width: image.width, channels: image.hasAlpha ? 4 : 3, source: CellPoint(x: 0, y: 0), rect,
                into: &canvas, width
            ) { x, y in
                let place = CellPoint(x: x / cell.columns, y: y / cell.rows)
                return x >= 0 && y >= 0 && CellRect(frame.size).contains(place) && box.contains(place)
                    && frame[place.x, place.y].showsImages
            }
        }
        return canvas
    }

    static func draw(
        _ bytes: [UInt8], width: Int, channels: Int, source: CellPoint, _ rect: PixelRect, into canvas: inout [UInt8],
        _ stride: Int, where shows: (_ x: Int, _ y: Int) -> Bool = { _, _ in true }
    ) {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX where shows(x, y) {
                let from = ((y - rect.y + source.y) * width + x - rect.x + source.x) * channels
                let alpha = channels == 4 ? Int(bytes[from + 3]) : 255
                let to = (y * stride + x) * 3
                for channel in 0..<3 {
                    canvas[to + channel] = UInt8(
                        (Int(bytes[from + channel]) * alpha + Int(canvas[to + channel]) * (255 - alpha)) / 255)
                }
            }
        }
    }

    /// Returns the mean difference of two pictures, in steps of 255.
    package static func difference(_ a: [UInt8], _ b: [UInt8]) -> Double {
        guard a.count == b.count, !a.isEmpty else { return .infinity }
        return Double(zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(a.count)
    }
}
