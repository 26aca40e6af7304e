/// Ordered dither: a tone that a screen lacks as a fine, still pattern of two that it has.
enum Dither {
    /// Bayer's matrix of 8 × 8, as thresholds in -0.5 ..< 0.5.
    static let thresholds: [Float] = (0..<64).map { place in
        let (x, y) = (place % 8, place / 8)
        var value = 0
        for bit in 0..<3 {
            let (bx, by) = (x >> bit & 1, y >> bit & 1)
            value |= ((bx ^ by) << 1 | by) << (2 * (2 - bit))
        }
        return (Float(value) + 0.5) / 64 - 0.5
    }

    /// Returns the threshold of a place on the screen.
    static func threshold(x: Int, y: Int) -> Float { thresholds[(y & 7) << 3 | x & 7] }
}
