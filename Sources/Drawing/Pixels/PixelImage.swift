/// A picture for a terminal that shows pixels: sRGB, row by row, with three bytes a pixel or four with alpha.
///
/// Two images are equal only if they are the same object, so that comparing frames costs little.
package final class PixelImage: Hashable, Sendable {
    package let width: Int
    package let height: Int
    package let hasAlpha: Bool
    package let bytes: [UInt8]

    package init(width: Int, height: Int, hasAlpha: Bool, bytes: [UInt8]) {
        (self.width, self.height, self.hasAlpha, self.bytes) = (width, height, hasAlpha, bytes)
    }

    package static func == (a: PixelImage, b: PixelImage) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The bytes of memory that a terminal takes for the image, at four a pixel.
    package var memory: Int { width * height * 4 }
}

/// An image at a place of the screen, over cells that are blank.
package struct Placement: Hashable, Sendable {
    package let image: PixelImage
    /// The cells of the picture that the image is a part of; what sticks out of them does not show.
    package var frame: CellRect
    /// The pixels from the frame's upper left corner to the image's, right and down.
    package let x: Int
    package let y: Int
    /// The order in depth: an image with a higher number is in front.
    package let z: Int

    package init(_ image: PixelImage, frame: CellRect, x: Int = 0, y: Int = 0, z: Int = 0) {
        (self.image, self.frame, self.x, self.y, self.z) = (image, frame, x, y, z)
    }
}

extension Cell {
    /// The private code point, in no text, that marks a cell in which images show.
    private static let pictureScalar: Unicode.Scalar = "\u{10EEEE}"

    /// Returns a cell in which the images of its frame show; without them it is blank.
    package static func picture(on ground: RGB) -> Cell {
        Cell(Character(pictureScalar), style: CellStyle(background: .rgb(ground)))
    }

    /// True if images show in the cell. Whatever is written over it hides them.
    package var showsImages: Bool { scalar == Self.pictureScalar }
}

extension Canvas {
    /// Returns the canvas as an image without alpha, on black.
    package var image: PixelImage {
        var bytes = [UInt8](repeating: 0, count: width * height * 3)
        Transfer.toEncoded.withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            for (index, pixel) in pixels.enumerated() {
                bytes[index * 3] = Transfer.encode(pixel.x, table)
                bytes[index * 3 + 1] = Transfer.encode(pixel.y, table)
                bytes[index * 3 + 2] = Transfer.encode(pixel.z, table)
            }
        }
        return PixelImage(width: width, height: height, hasAlpha: false, bytes: bytes)
    }

    /// Returns a part of the canvas, as far as it has one, as a canvas of its own.
    package func cropped(_ rect: PixelRect) -> Canvas {
        let rect = rect.intersection(all)
        var part: [Pixel] = []
        part.reserveCapacity(rect.width * rect.height)
        for y in rect.y..<rect.maxY { part += pixels[y * width + rect.x..<y * width + rect.maxX] }
        return Canvas(width: rect.width, height: rect.height, pixels: part)
    }

    /// Puts back a part that was cropped at (x, y).
    package mutating func restore(_ part: Canvas, x: Int, y: Int) {
        for row in 0..<part.height {
            let start = (y + row) * width + x
            pixels.replaceSubrange(
                start..<start + part.width, with: part.pixels[row * part.width..<(row + 1) * part.width])
        }
    }

    /// Returns the pixels within `rect` that another canvas of that size does not have, as an image with alpha, and its
    /// place; nil if there are none.
    ///
    /// Colors are rounded to 64 steps a channel, which nobody sees and which takes half the bytes.
    ///
    /// - Parameter ground: nil for a transparent one.
    package func image(in rect: PixelRect, over ground: Canvas?) -> (image: PixelImage, x: Int, y: Int)? {
        let transparent = ground == nil ? [Pixel](repeating: .zero, count: rect.width) : []
        return pixels.withUnsafeBufferPointer { pixels in
            (ground?.pixels ?? transparent).withUnsafeBufferPointer {
                // Of a transparent ground there is one row.
                image(in: rect, of: pixels, over: $0, ground == nil ? 0 : rect.width)
            }
        }
    }

    private func image(
        in rect: PixelRect, of pixels: UnsafeBufferPointer<Pixel>, over ground: UnsafeBufferPointer<Pixel>,
        _ stride: Int
    ) -> (image: PixelImage, x: Int, y: Int)? {
        func differs(_ x: Int, _ y: Int) -> Bool {
            pixels[y * width + x] != ground[(y - rect.y) * stride + x - rect.x]
        }
        let (across, down) = (rect.x..<rect.maxX, rect.y..<rect.maxY)
        guard let top = down.first(where: { y in across.contains { differs($0, y) } }),
            let bottom = down.last(where: { y in across.contains { differs($0, y) } }),
            let left = across.first(where: { x in (top...bottom).contains { differs(x, $0) } }),
            let right = across.last(where: { x in (top...bottom).contains { differs(x, $0) } })
        else { return nil }
        let (columns, rows) = (right - left + 1, bottom - top + 1)
        var bytes = [UInt8](repeating: 0, count: columns * rows * 4)
        Transfer.toEncoded.withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            func rounded(_ light: Float) -> UInt8 {
                let value = Transfer.encode(light, table)
                return value & 0xFC | value >> 6
            }
            var byte = 0
            for y in top...bottom {
                for x in left...right {
                    defer { byte += 4 }
                    let pixel = pixels[y * width + x]
                    guard pixel.w > 0.03, differs(x, y) else { continue }
                    bytes[byte] = rounded(pixel.x / pixel.w)
                    bytes[byte + 1] = rounded(pixel.y / pixel.w)
                    bytes[byte + 2] = rounded(pixel.z / pixel.w)
                    bytes[byte + 3] = UInt8(max(0, min(15, (pixel.w * 15).rounded()))) * 17
                }
            }
        }
        return (PixelImage(width: columns, height: rows, hasAlpha: true, bytes: bytes), left, top)
    }

    /// Returns the mean color of each of `rows` rows of cells, by a few of its pixels.
    package func rowColors(rows: Int) -> [RGB] {
        (0..<rows).map { row in
            let lines =
                row * height / max(1, rows)..<max(row * height / max(1, rows) + 1, (row + 1) * height / max(1, rows))
            var (sum, count) = (Pixel.zero, Float(0))
            for y in stride(from: lines.lowerBound, to: min(height, lines.upperBound), by: 4) {
                for x in stride(from: 0, to: width, by: max(1, width / 24)) {
                    sum += self[x, y]
                    count += 1
                }
            }
            return RGB(linear: sum / max(1, count))
        }
    }
}
