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

    /// Draws a part of an image without alpha whose corner lies at (x, y).
    package mutating func draw(_ image: PixelImage, x: Int = 0, y: Int = 0, in rect: PixelRect) {
        let rect = rect.intersection(clip(PixelRect(x: x, y: y, width: image.width, height: image.height)))
        let width = width
        pixels.withUnsafeMutableBufferPointer { pixels in
            for row in rect.y..<rect.maxY {
                var byte = ((row - y) * image.width + rect.x - x) * 3
                for place in row * width + rect.x..<row * width + rect.maxX {
                    pixels[place] = RGB(image.bytes[byte], image.bytes[byte + 1], image.bytes[byte + 2]).linear
                    byte += 3
                }
            }
        }
    }

    /// Returns the pixels within `rect` that differ from those of an image of the canvas's size, as an image with alpha,
    /// and its place; nil if there are none.
    ///
    /// Colors are rounded to 64 steps a channel, which nobody sees and which takes half the bytes.
    ///
    /// - Parameters:
    ///   - ground: an image without alpha; nil for a transparent ground.
    ///   - tolerance: the most steps of 255 in a channel by which a pixel that counts as the same may differ.
    package func image(in rect: PixelRect, over ground: PixelImage?, tolerance: Int = 0)
        -> (image: PixelImage, x: Int, y: Int)?
    {
        let rect = rect.intersection(all)
        var bytes = [UInt8](repeating: 0, count: rect.width * rect.height * 4)
        var (left, right, top, bottom) = (rect.maxX, rect.x, rect.maxY, rect.y)
        Transfer.toEncoded.withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            var byte = 0
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX {
                    defer { byte += 4 }
                    let pixel = pixels[y * width + x]
                    guard pixel.w > 0.03 else { continue }
                    let color = pixel / pixel.w
                    let red = Transfer.encode(color.x, table)
                    let green = Transfer.encode(color.y, table)
                    let blue = Transfer.encode(color.z, table)
                    if let ground {
                        let place = (y * width + x) * 3
                        func isNear(_ value: UInt8, _ channel: Int) -> Bool {
                            abs(Int(value) - Int(ground.bytes[place + channel])) <= tolerance
                        }
                        if isNear(red, 0), isNear(green, 1), isNear(blue, 2) { continue }
                    }
                    (left, right) = (min(left, x), max(right, x + 1))
                    (top, bottom) = (min(top, y), y + 1)
                    bytes[byte] = red & 0xFC | red >> 6
                    bytes[byte + 1] = green & 0xFC | green >> 6
                    bytes[byte + 2] = blue & 0xFC | blue >> 6
                    bytes[byte + 3] = UInt8(max(0, min(15, (pixel.w * 15).rounded()))) * 17
                }
            }
        }
        guard top < bottom else { return nil }
        var cut: [UInt8] = []
        cut.reserveCapacity((right - left) * (bottom - top) * 4)
        for y in top..<bottom {
            let start = ((y - rect.y) * rect.width - rect.x) * 4
            cut += bytes[start + left * 4..<start + right * 4]
        }
        return (PixelImage(width: right - left, height: bottom - top, hasAlpha: true, bytes: cut), left, top)
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
