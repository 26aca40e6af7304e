import Drawing

/// How a bird is set off from what is behind it, on a screen of so many colors, by day or by night.
struct BirdEdge {
    /// The least distance, in OKLab, between a bird's edge and what lies behind it.
    static let bound: Float = 0.12

    let palette: ColorPalette
    /// By night the rim is one of light, by day one of shade.
    let isDark: Bool
    /// The color of the shadow under its feet, where that is one.
    var shadow: RGB?

    /// Parts the bird on `layer` from `canvas`, over which the layer will lie with its first pixel at (`x`, `y`).
    ///
    /// Where the two differ too little, what lies behind the edge is made darker, or lighter, as little as will do: a
    /// rim one pixel wide, and the edge along it sharp.
    func part(_ layer: inout Canvas, from canvas: inout Canvas, x: Int, y: Int) {
        let (width, height) = (layer.width, layer.height)
        var crisp: [Int] = []
        for row in 0..<height where row + y >= 0 && row + y < canvas.height {
            for column in 0..<width where column + x >= 0 && column + x < canvas.width {
                let place = row * width + column
                guard layer.pixels[place].w <= 0.5 else { continue }
                var near: [Int] = []
                if column > 0, layer.pixels[place - 1].w > 0.5 { near.append(place - 1) }
                if column + 1 < width, layer.pixels[place + 1].w > 0.5 { near.append(place + 1) }
                if row > 0, layer.pixels[place - width].w > 0.5 { near.append(place - width) }
                if row + 1 < height, layer.pixels[place + width].w > 0.5 { near.append(place + width) }
                guard !near.isEmpty else { continue }
                let edge = near.map { shown(layer.pixels[$0] / layer.pixels[$0].w) }
                let ground = canvas[column + x, row + y]
                guard least(edge, to: shown(ground)) < Self.bound else { continue }
                canvas[column + x, row + y] = rim(on: ground, beside: edge)
                layer.pixels[place] = .zero
                crisp += near
            }
        }
        for place in crisp { layer.pixels[place] /= layer.pixels[place].w }
    }

    /// What the screen makes of an opaque pixel. Of sixteen colors it mixes some hundreds, which are near enough.
    func shown(_ pixel: Pixel) -> OKLab {
        palette == .xterm256 ? OKLab(palette.nearest(RGB(linear: pixel))) : OKLab(linear: pixel)
    }

    private func least(_ edge: [OKLab], to color: OKLab) -> Float {
        edge.reduce(Float.infinity) { min($0, $1.distance(to: color)) }
    }

    /// The ground, changed no more than it takes; if neither shade nor light is enough, the best there is.
    private func rim(on ground: Pixel, beside edge: [OKLab]) -> Pixel {
        let color = RGB(linear: ground)
        let poles = isDark ? [Self.light, Self.shade] : [Self.shade, Self.light]
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
