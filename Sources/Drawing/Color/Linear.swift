#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One pixel of a canvas: red, green and blue in linear light, multiplied by the alpha in the last lane; each 0…1.
package typealias Pixel = SIMD4<Float>

/// sRGB's transfer curve (IEC 61966-2-1) in tables.
enum Transfer {
    /// The linear light, 0…1, of each 8-bit value.
    static let toLinear: [Float] = (0..<256).map { Float(linear(Double($0) / 255)) }

    /// The 8-bit value by the square root of linear light, 0…4096 for 0…1: finer than sRGB's steps throughout.
    static let toEncoded: [UInt8] = {
        // Found by the steps at which one value becomes the next: far fewer powers than one for each step.
        var table = [UInt8](repeating: 255, count: 4097)
        var step = 0
        for value in 0..<255 {
            let end = Int((linear((Double(value) + 0.5) / 255).squareRoot() * 4096).rounded(.up))
            while step < end {
                table[step] = UInt8(value)
                step += 1
            }
        }
        return table
    }()

    static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the nearest 8-bit value; light outside 0…1 is clamped, NaN is black.
    @inline(__always)
    static func encode(_ light: Float, _ table: UnsafePointer<UInt8>) -> UInt8 {
        let clamped = light > 0 ? min(light, 1) : 0
        return table[Int(clamped.squareRoot() * 4096 + 0.5)]
    }
}

extension RGB {
    /// The color as an opaque pixel.
    package var linear: Pixel {
        Transfer.toLinear.withUnsafeBufferPointer {
            Pixel($0[Int(red)], $0[Int(green)], $0[Int(blue)], 1)
        }
    }

    /// Returns the nearest color of the screen to an opaque pixel, clamped to 0…1.
    package init(linear pixel: Pixel) {
        self = Transfer.toEncoded.withUnsafeBufferPointer { table in
            guard let base = table.baseAddress else { return RGB(0, 0, 0) }
            return RGB(
                Transfer.encode(pixel.x, base), Transfer.encode(pixel.y, base), Transfer.encode(pixel.z, base))
        }
    }

    /// The share of white's light, 0…1 (WCAG's relative luminance).
    package var luminance: Double {
        let light = linear
        return 0.2126 * Double(light.x) + 0.7152 * Double(light.y) + 0.0722 * Double(light.z)
    }
}
