import Drawing

/// An image in pixels: a reference program's drawing, or cells as a terminal shows them.
package struct Image {
    package let width: Int
    package let height: Int
    package private(set) var pixels: [RGB]

    /// The size in pixels at which a cell of a grid is drawn in an image.
    package static let cell = CellSize(width: 8, height: 16)

    package init(width: Int, height: Int, filledWith color: RGB) {
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: color, count: width * height)
    }

    /// Draws an SVG file with `rsvg-convert` on `ground`; nil where it or `pngtopam` (Debian: librsvg2-bin, netpbm) is
    /// missing, or cannot read the file.
    package init?(svg path: String, width: Int, height: Int, ground: RGB) {
        self.init(ppm: "rsvg-convert -b '\(ground.name)' -w \(width) -h \(height) '\(path)' | pngtopam")
    }

    /// Draws a line of small letters with `pbmtext` (Debian: netpbm).
    package init?(label: String, ground: RGB, ink: RGB) {
        self.init(
            ppm: "pbmtext -builtin fixed -nomargins '\(label)' | pamdepth 255 | pgmtoppm '\(ink.name)-\(ground.name)'")
    }

    /// Reads the output of a command as a PPM of 8 bits a channel.
    private init?(ppm command: String) {
        guard let bytes = Shell.output(command), bytes.starts(with: "P6".utf8) else { return nil }
        let header = String(decoding: bytes.prefix(64), as: UTF8.self).split(
            maxSplits: 4, whereSeparator: \.isWhitespace)
        guard header.count == 5, let width = Int(header[1]), let height = Int(header[2]),
            bytes.count > width * height * 3
        else { return nil }
        (self.width, self.height) = (width, height)
        let start = bytes.count - width * height * 3
        pixels = stride(from: start, to: bytes.count, by: 3).map { RGB(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]) }
    }

    /// Writes a PNG with `pnmtopng`; returns false where it is missing.
    package func write(png path: String) -> Bool {
        let bytes = pixels.flatMap { [$0.red, $0.green, $0.blue] }
        return Shell.input(Array("P6 \(width) \(height) 255\n".utf8) + bytes, to: "pnmtopng -quiet >'\(path)'")
    }

    /// Copies `other` with its upper left corner at (x, y); what sticks out at the right or below is cut.
    package mutating func put(_ other: Image, x: Int, y: Int) {
        for row in 0..<min(other.height, height - y) {
            let columns = max(0, min(other.width, width - x))
            pixels.replaceSubrange(
                (y + row) * width + x..<(y + row) * width + x + columns,
                with: other.pixels[row * other.width..<row * other.width + columns])
        }
    }

    /// Draws a grid as a terminal shows it, 8 × 16 pixels a cell, with the block glyphs' geometry and the common form
    /// of ASCII.
    package init(_ grid: CellGrid, ground: RGB, ink: RGB) {
        self.init(width: grid.width * 8, height: grid.height * 16, filledWith: ground)
        for y in 0..<grid.height {
            for x in 0..<grid.width {
                guard case .glyph(let glyph) = grid[x, y].content else { continue }
                let style = grid[x, y].style
                var (front, back) = (Self.color(style.foreground, ink), Self.color(style.background, ground))
                if style.attributes.contains(.reverse) { swap(&front, &back) }
                let cover = GlyphCoverage.of(glyph)
                // Terminals smooth letters by sRGB values; the light of a shade's dots adds up.
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

    /// Returns mean and root mean square of the OKLab distance to an image of the same size.
    package func difference(from other: Image) -> (mean: Double, root: Double) {
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

extension RGB {
    /// The color as text, such as `#12161b`.
    package var name: String { "#" + String(hex + 0x1000000, radix: 16).dropFirst() }
}
