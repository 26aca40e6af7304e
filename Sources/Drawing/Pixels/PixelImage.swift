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

    /// The memory that a terminal takes for it, which keeps four bytes a pixel.
    package var memory: Int { width * height * 4 }
}

/// An image at a place of the screen, over cells that are blank.
package struct Placement: Hashable, Sendable {
    package let image: PixelImage
    /// The cells of the picture that it is a part of; what sticks out of them does not show.
    package var frame: CellRect
    /// The pixels from the frame's corner to the image's.
    package let x: Int
    package let y: Int
    /// Of several images those with a higher number are in front.
    package let z: Int

    package init(_ image: PixelImage, frame: CellRect, x: Int = 0, y: Int = 0, z: Int = 0) {
        (self.image, self.frame, self.x, self.y, self.z) = (image, frame, x, y, z)
    }
}

extension Cell {
    /// A private code point that no text has.
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

    /// Returns the canvas's pixels within `rect` that another of the same size does not have, as an image with alpha, and
    /// its place; nil if there are none.
    ///
    /// - Parameter ground: nil for a transparent one.
    package func image(in rect: PixelRect, over ground: Canvas?) -> (image: PixelImage, x: Int, y: Int)? {
        let rect = rect.intersection(all)
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in rect.y..<rect.maxY {
            for index in (y * width + rect.x)..<(y * width + rect.maxX)
            where pixels[index] != ground?.pixels[index] ?? .zero {
                let x = index - y * width
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
            }
        }
        guard right >= left else { return nil }
        let (columns, rows) = (right - left + 1, bottom - top + 1)
        var bytes = [UInt8](repeating: 0, count: columns * rows * 4)
        Transfer.toEncoded.withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            var byte = 0
            for y in top...bottom {
                for index in (y * width + left)...(y * width + right) {
                    let pixel = pixels[index]
                    if pixel.w > 0.002, pixel != ground?.pixels[index] ?? .zero {
                        bytes[byte] = Transfer.encode(pixel.x / pixel.w, table)
                        bytes[byte + 1] = Transfer.encode(pixel.y / pixel.w, table)
                        bytes[byte + 2] = Transfer.encode(pixel.z / pixel.w, table)
                        bytes[byte + 3] = UInt8(max(0, min(255, (pixel.w * 255).rounded())))
                    }
                    byte += 4
                }
            }
        }
        return (PixelImage(width: columns, height: rows, hasAlpha: true, bytes: bytes), left, top)
    }

    /// Returns the mean color of each row of cells, by a few of its pixels.
    package func rowColors(rows: Int) -> [RGB] {
        (0..<rows).map { row in
            let lines = row * height / max(1, rows)..<max(row * height / max(1, rows) + 1, (row + 1) * height / max(1, rows))
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
