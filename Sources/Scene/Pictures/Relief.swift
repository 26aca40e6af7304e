import Drawing

/// What light and weather do to a thing that stands in a yard, as it lies on a layer of its own: its sunny side is lit
/// and leans to yellow, the other is in shade and leans to violet, and snow lies on what looks up.
struct Relief {
    /// Where the light comes from, and how strong it is: −1 from the left, 1 from the right, 0 from everywhere.
    var side = 0.0
    /// What lies on the thing, if anything does.
    var snow: RGB?
    /// Pixels that it lies high.
    var depth = 1

    var isNothing: Bool { side == 0 && snow == nil }

    /// Changes the opaque pixels of `layer`, in `area` only.
    func apply(to layer: inout Canvas, in area: PixelRect) {
        if side != 0 { shade(&layer, area) }
        if let snow { cover(&layer, area, snow.linear) }
    }

    /// How much of red, green and blue the sunny side gains, and the other loses, at most.
    private static let gain = Pixel(0.50, 0.38, 0.14, 0)
    private static let loss = Pixel(0.52, 0.50, 0.30, 0)

    /// Row by row: from one border of what is opaque to the other, light falls off as on a pillar.
    private func shade(_ layer: inout Canvas, _ area: PixelRect) {
        let side = Float(side)
        for y in area.y..<area.maxY {
            var start = area.x
            while start < area.maxX {
                guard layer[start, y].w > 0 else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < area.maxX, layer[end, y].w > 0 { end += 1 }
                // A thin leaf has hardly a side.
                let step = 2 / Float(max(end - start, 10))
                var across = Float(end - start - 1) * -0.5 * step
                for x in start..<end {
                    let lit = side * across
                    let pixel = layer[x, y]
                    let changed = lit > 0 ? pixel + pixel * Self.gain * lit : pixel + pixel * Self.loss * lit
                    layer[x, y] = changed.clamped(lowerBound: .zero, upperBound: Pixel(repeating: pixel.w))
                    across += step
                }
                start = end
            }
        }
    }

    /// On every edge that looks up and is no steeper than a roof, where there is something below to bear it.
    private func cover(_ layer: inout Canvas, _ area: PixelRect, _ snow: Pixel) {
        var tops: [Int] = []
        func isSolid(_ x: Int, _ y: Int) -> Bool {
            x >= 0 && x < layer.width && y >= 0 && y < layer.height && layer[x, y].w > 0.5
        }
        func isTop(_ x: Int, _ y: Int) -> Bool { isSolid(x, y) && y > 0 && !isSolid(x, y - 1) }
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX where isTop(x, y) && isSolid(x, y + depth) && isSolid(x, y + depth + 1) {
                let flat = (-1...1).contains { isTop(x - 1, y + $0) } && (-1...1).contains { isTop(x + 1, y + $0) }
                if flat { tops.append(y * layer.width + x) }
            }
        }
        for place in tops {
            for row in 0..<depth {
                let index = place + row * layer.width
                layer.pixels[index] = snow * layer.pixels[index].w
            }
        }
    }
}
