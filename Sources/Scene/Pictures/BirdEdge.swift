import Drawing

/// The separation of a bird from its background, for a palette, by day or by night.
struct BirdEdge {
    /// The distance in OKLab between a bird's edge and the background beside it below which that is made lighter or
    /// darker.
    static let bound: Float = 0.12

    let palette: ColorPalette
    /// Whether it is dark: by night the rim is light, by day it is shade.
    let isDark: Bool
    /// The color of the shadow under its feet, where shadows have one color.
    var shadow: RGB?
    /// The position of the light for that shadow, as in `Light.side`.
    var side = 0.0

    /// Separates the bird on `layer` from `canvas`, on which the layer will lie with its first pixel at (`x`, `y`).
    ///
    /// Where the two differ too little, the background at the edge is made darker or lighter by as little as will do: a
    /// rim one pixel wide, sharp along the edge.
    func part(_ layer: inout Canvas, from canvas: inout Canvas, x: Int, y: Int) {
        let (width, height) = (layer.width, layer.height)
        let hulls = hulls(layer)
        var crisp: [Int] = []
        /// The places and the colors of the bird's pixels beside a place.
        var (near, edge): ([Int], [OKLab]) = ([], [])
        for row in max(0, -y)..<max(0, -y, min(height, canvas.height - y)) {
            let hull = Self.around(hulls, row).clamped(to: max(0, -x)..<max(0, -x, min(width, canvas.width - x)))
            for column in hull {
                let place = row * width + column
                guard layer.pixels[place].w <= 0.5 else { continue }
                near.removeAll(keepingCapacity: true)
                if column > 0, layer.pixels[place - 1].w > 0.5 { near.append(place - 1) }
                if column + 1 < width, layer.pixels[place + 1].w > 0.5 { near.append(place + 1) }
                if row > 0, layer.pixels[place - width].w > 0.5 { near.append(place - width) }
                if row + 1 < height, layer.pixels[place + width].w > 0.5 { near.append(place + width) }
                guard !near.isEmpty else { continue }
                edge.removeAll(keepingCapacity: true)
                for place in near { edge.append(shown(layer.pixels[place] / layer.pixels[place].w)) }
                let ground = canvas[column + x, row + y]
                guard least(edge, to: shown(ground)) < Self.bound else { continue }
                canvas[column + x, row + y] = rim(on: ground, beside: edge)
                layer.pixels[place] = .zero
                crisp += near
            }
        }
        for place in crisp { layer.pixels[place] /= layer.pixels[place].w }
    }

    /// Returns for each row the range from its first pixel of the bird to after its last.
    private func hulls(_ layer: Canvas) -> [Range<Int>] {
        let width = layer.width
        return layer.pixels.withUnsafeBufferPointer { pixels in
            (0..<layer.height).map { row in
                var (start, end) = (row * width, (row + 1) * width)
                while start < end, pixels[start].w <= 0.5 { start += 1 }
                while end > start, pixels[end - 1].w <= 0.5 { end -= 1 }
                return start - row * width..<end - row * width
            }
        }
    }

    /// Returns the columns in which a pixel of a row may have one of the bird beside it.
    private static func around(_ hulls: [Range<Int>], _ row: Int) -> Range<Int> {
        var (first, last) = (Int.max, -1)
        for row in max(0, row - 1)...min(hulls.count - 1, row + 1) where !hulls[row].isEmpty {
            (first, last) = (min(first, hulls[row].lowerBound), max(last, hulls[row].upperBound))
        }
        return last < 0 ? 0..<0 : first - 1..<last + 1
    }

    /// Returns the color that the screen makes of an opaque pixel at an edge.
    func shown(_ pixel: Pixel) -> OKLab { palette.shownBesideAnother(pixel) }

    private func least(_ edge: [OKLab], to color: OKLab) -> Float {
        edge.reduce(Float.infinity) { min($0, $1.distance(to: color)) }
    }

    /// Returns the ground changed no more than necessary; if neither shade nor light is enough, the best available.
    private func rim(on ground: Pixel, beside edge: [OKLab]) -> Pixel {
        let color = RGB(linear: ground)
        var poles = isDark ? [Self.light, Self.shade] : [Self.shade, Self.light]
        // Of sixteen colors the lightest gray is not white yet, and a bird may have all grays in one place.
        if palette.isBasic { poles += [RGB(255, 255, 255), ColorPalette.xtermColors[4]] }
        var best = (distance: Float(-1), pixel: ground)
        for pole in poles {
            for amount in [0.25, 0.4, 0.55, 0.7, 0.85, 1] {
                let pixel = RGB.mix(color, pole, amount).linear
                let distance = least(edge, to: shown(pixel))
                if distance >= Self.bound { return pixel }
                if distance > best.distance { best = (distance, pixel) }
            }
        }
        return best.pixel
    }

    private static let light = RGB(hex: 0xF3EFE2)
    private static let shade = RGB(hex: 0x11141D)
}
