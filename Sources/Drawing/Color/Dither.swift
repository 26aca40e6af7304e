/// Ordered dither: colors that a palette lacks as a fine, still pattern of two that it has.
package enum Dither {
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

    /// The threshold of a place on the screen.
    package static func threshold(x: Int, y: Int) -> Float { thresholds[(y & 7) << 3 | x & 7] }
}

extension Canvas {
    /// Replaces every opaque pixel by a color of `palette`, patterned so that areas keep their mean.
    ///
    /// For what is still and graded, a sky or a ground, before anything moves over it. The pattern is anchored at
    /// `screenX`, `screenY`, the place of this canvas's top left pixel on the screen, so that it does not shimmer when
    /// a picture is drawn again elsewhere. Only palettes of few colors are dithered.
    package mutating func dither(to palette: ColorPalette, screenX: Int = 0, screenY: Int = 0, rect: PixelRect? = nil) {
        guard palette.isCoarse else { return }
        let choice = DitherChoice(palette)
        let rect = clip(rect)
        var last: (pixel: Pixel, pair: DitherChoice.Pair)?
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
                let pixel = pixels[y * width + x]
                guard pixel.w > 0.999 else { continue }
                let pair: DitherChoice.Pair
                if let known = last, known.pixel == pixel {
                    pair = known.pair
                } else {
                    pair = choice.pair(for: pixel)
                    last = (pixel, pair)
                }
                let threshold = Dither.threshold(x: x + screenX, y: y + screenY) + 0.5
                pixels[y * width + x] = pair.amount > threshold ? pair.second : pair.first
            }
        }
    }
}

/// Finds, for a color, the two of a palette between which it lies best.
private struct DitherChoice {
    struct Pair {
        let first: Pixel
        let second: Pixel
        /// How much of the second, 0…1.
        let amount: Float
    }

    private let colors: [(pixel: Pixel, lab: SIMD4<Float>)]
    /// How far apart, in OKLab, two colors may be that are mixed: wide enough for the palette's own steps.
    private let reach: Float

    init(_ palette: ColorPalette) {
        let range = palette == .xterm256 ? 16..<256 : 0..<16
        colors = range.map { index in
            let pixel = ColorPalette.xtermColors[index].linear
            return (pixel, OKLab(linear: pixel).lanes)
        }
        reach = palette == .xterm256 ? 0.12 : 0.4
    }

    /// The mix nearest to the color in OKLab, with a preference for colors that are close to each other, since a
    /// pattern of those is less coarse.
    func pair(for pixel: Pixel) -> Pair {
        let wanted = OKLab(linear: pixel).lanes
        let near = colors.indices.map { ($0, squared(colors[$0].lab - wanted)) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(10).map(\.0)
        var best = Pair(first: colors[near[0]].pixel, second: colors[near[0]].pixel, amount: 0)
        var least = squared(colors[near[0]].lab - wanted)
        for (place, a) in near.enumerated() {
            for b in near[(place + 1)...] {
                let way = colors[b].lab - colors[a].lab
                let length = squared(way)
                guard length > 0, length < reach * reach else { continue }
                let amount = max(0, min(1, ((wanted - colors[a].lab) * way).sum() / length))
                let error = squared(colors[a].lab + way * amount - wanted) + length * 0.15 * amount * (1 - amount)
                if error < least - 1e-7 {
                    least = error
                    // The lower index first, so that neighbors in a gradient keep their pattern.
                    best =
                        a < b
                        ? Pair(first: colors[a].pixel, second: colors[b].pixel, amount: amount)
                        : Pair(first: colors[b].pixel, second: colors[a].pixel, amount: 1 - amount)
                }
            }
        }
        return best
    }

    private func squared(_ v: SIMD4<Float>) -> Float { (v * v).sum() }
}
