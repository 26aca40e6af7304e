import Drawing

/// A picture of pixels, as a reference draws it or a terminal shows it.
struct Image {
    let width: Int
    let height: Int
    var pixels: [RGB]

    struct Fault: Error {}

    /// Reads a PNG file of 8 bits a channel, RGB or RGBA on `ground`, not interlaced: what `rsvg-convert` writes.
    init(png bytes: [UInt8], ground: RGB) throws {
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard bytes.count > 33, bytes[1..<4].elementsEqual("PNG".utf8) else { throw Fault() }
        (width, height) = (number(16), number(20))
        guard bytes[24] == 8, bytes[25] == 2 || bytes[25] == 6, bytes[28] == 0 else { throw Fault() }
        var packed: [UInt8] = []
        var place = 8
        while place + 12 <= bytes.count {
            let count = number(place)
            if bytes[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
                packed += bytes[place + 8..<place + 8 + count]
            }
            place += 12 + count
        }
        let channels = bytes[25] == 6 ? 4 : 3
        let raw = Self.unfiltered(try Inflate.unpack(zlib: packed[...]), width * channels, height, channels)
        pixels = stride(from: 0, to: raw.count, by: channels).map { at in
            let alpha = channels == 4 ? Double(raw[at + 3]) / 255 : 1
            func channel(_ value: UInt8, _ under: UInt8) -> UInt8 {
                UInt8((Double(value) * alpha + Double(under) * (1 - alpha)).rounded())
            }
            return RGB(
                channel(raw[at], ground.red), channel(raw[at + 1], ground.green), channel(raw[at + 2], ground.blue))
        }
    }

    /// Takes back what PNG does to each row so that it packs well.
    private static func unfiltered(_ data: [UInt8], _ stride: Int, _ rows: Int, _ step: Int) -> [UInt8] {
        var out = [UInt8](repeating: 0, count: stride * rows)
        for row in 0..<rows where (row + 1) * (stride + 1) <= data.count {
            let filter = data[row * (stride + 1)]
            for x in 0..<stride {
                let value = data[row * (stride + 1) + 1 + x]
                let left = x >= step ? Int(out[row * stride + x - step]) : 0
                let up = row > 0 ? Int(out[(row - 1) * stride + x]) : 0
                let corner = row > 0 && x >= step ? Int(out[(row - 1) * stride + x - step]) : 0
                let guess: Int =
                    switch filter {
                    case 1: left
                    case 2: up
                    case 3: (left + up) / 2
                    case 4: paeth(left, up, corner)
                    default: 0
                    }
                out[row * stride + x] = value &+ UInt8(truncatingIfNeeded: guess)
            }
        }
        return out
    }

    private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
    }

    /// What a terminal shows, 8 × 16 pixels a cell, with the block glyphs' geometry and the common form of ASCII.
    init(_ grid: CellGrid, ground: RGB, ink: RGB) {
        (width, height) = (grid.width * 8, grid.height * 16)
        pixels = Array(repeating: ground, count: width * height)
        for y in 0..<grid.height {
            for x in 0..<grid.width {
                guard case .glyph(let glyph) = grid[x, y].content else { continue }
                let style = grid[x, y].style
                let (front, back) = (Self.color(style.foreground, ink), Self.color(style.background, ground))
                let cover = GlyphCoverage.of(glyph)
                // Terminals smooth letters by sRGB values; the dots of a shade add up their light.
                let mix = "░▒▓".contains(glyph) ? Self.light : Self.mix
                for row in 0..<16 {
                    for column in 0..<8 {
                        let share = cover[row * 8 + column]
                        pixels[(y * 16 + row) * width + x * 8 + column] =
                            share >= 1 ? front : share <= 0 ? back : mix(back, front, share)
                    }
                }
            }
        }
    }

    private static func color(_ color: CellColor, _ standard: RGB) -> RGB {
        if case .rgb(let rgb) = color { rgb } else { standard }
    }

    private static func light(_ a: RGB, _ b: RGB, _ amount: Double) -> RGB {
        RGB(linear: a.linear + (b.linear - a.linear) * Float(amount))
    }

    private static func mix(_ a: RGB, _ b: RGB, _ amount: Double) -> RGB {
        func channel(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(Double(a) + (Double(b) - Double(a)) * amount) }
        return RGB(channel(a.red, b.red), channel(a.green, b.green), channel(a.blue, b.blue))
    }

    /// Mean and root mean square of the OKLab distance to a picture of the same size.
    func difference(from other: Image) -> (mean: Double, root: Double) {
        precondition(width == other.width && height == other.height)
        var known: [RGB: OKLab] = [:]
        func lab(_ color: RGB) -> OKLab {
            if let lab = known[color] { return lab }
            let lab = OKLab(color)
            known[color] = lab
            return lab
        }
        var (sum, squares) = (0.0, 0.0)
        for (a, b) in zip(pixels, other.pixels) where a != b {
            let distance = Double(lab(a).distance(to: lab(b)))
            sum += distance
            squares += distance * distance
        }
        let count = Double(max(1, pixels.count))
        return (sum / count, (squares / count).squareRoot())
    }
}
