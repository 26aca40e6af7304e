import Drawing

/// The effect of light and weather on a thing in a yard, on a layer of its own: its sunny side is lit and leans to
/// yellow, the other is in shade and leans to violet, and snow lies on upward edges.
struct Relief {
    /// The direction and strength of the light: −1 from the left, 1 from the right, 0 from everywhere.
    var side = 0.0
    /// The color of the snow on the thing, if there is any.
    var snow: RGB?
    /// The amount of snow, 0 … 1.
    var snowCover = 1.0
    /// The height of the snow in pixels.
    var depth = 1
    /// True if light falls off across the thing as a whole, as in an image: there, rows of different lengths that are lit
    /// one by one would be seen as stripes.
    var isLitAsAWhole = false

    var isNothing: Bool { side == 0 && snow == nil }

    /// Applies the effect to the opaque pixels of `layer`.
    /// - Parameter area: the part that snow lies on, if not everywhere.
    func apply(to layer: inout Canvas, snowIn area: PixelRect? = nil) {
        let whole = PixelRect(x: 0, y: 0, width: layer.width, height: layer.height)
        if side != 0 {
            if isLitAsAWhole { shadeColumns(&layer) } else { shade(&layer) }
            if layer.shapes != nil { shadeShapes(&layer) }
        }
        if let snow { cover(&layer, area?.intersection(whole) ?? whole, snow.linear) }
    }

    /// The most of red, green and blue that the sunny side gains and the other loses.
    private static let gain = Pixel(0.50, 0.38, 0.14, 0)
    private static let loss = Pixel(0.52, 0.50, 0.30, 0)

    /// Returns a pixel in the light of the sunny side, above 0, or in the shade of the other.
    @inline(__always)
    private static func relit(_ pixel: Pixel, _ lit: Float) -> Pixel {
        lit > 0
            ? pointwiseMin(pixel + pixel * gain * lit, Pixel(repeating: pixel.w)) : pixel + pixel * loss * lit
    }

    /// Returns the columns from one border of everything opaque to the other.
    private static func columns(of layer: Canvas) -> Range<Int>? {
        func isOpaque(_ x: Int) -> Bool { (0..<layer.height).contains { layer[x, $0].w > 0 } }
        guard let first = (0..<layer.width).first(where: isOpaque), let last = (0..<layer.width).last(where: isOpaque)
        else { return nil }
        return first..<last + 1
    }

    /// Shades shapes, from one border of everything opaque to the other.
    private func shadeShapes(_ layer: inout Canvas) {
        guard let columns = Self.columns(of: layer) else { return }
        layer.relightShapes(across: Double(columns.lowerBound)...Double(columns.upperBound)) { pixel, place in
            Self.relit(pixel, place * Float(side))
        }
    }

    /// The number of tones from no light to the most: steps of 2 percent, in which all channels change at once.
    private static let tones: Float = 24

    /// Shades all pixels of a column alike.
    private func shadeColumns(_ layer: inout Canvas) {
        guard let columns = Self.columns(of: layer) else { return }
        let (width, height) = (layer.width, layer.height)
        let step = 2 * Float(side) / Float(columns.count)
        layer.pixels.withUnsafeMutableBufferPointer { pixels in
            for row in 0..<height {
                var lit = Float(columns.count - 1) * -0.5 * step
                for place in row * width + columns.lowerBound..<row * width + columns.upperBound {
                    if pixels[place].w > 0 {
                        pixels[place] = Self.relit(pixels[place], (lit * Self.tones).rounded() / Self.tones)
                    }
                    lit += step
                }
            }
        }
    }

    /// Shades row by row: from one border of the opaque pixels to the other, light falls off as on a pillar.
    private func shade(_ layer: inout Canvas) {
        let side = Float(side)
        let (width, height) = (layer.width, layer.height)
        layer.pixels.withUnsafeMutableBufferPointer { pixels in
            for row in 0..<height {
                var start = row * width
                let border = start + width
                while start < border {
                    guard pixels[start].w > 0 else {
                        start += 1
                        continue
                    }
                    var end = start + 1
                    while end < border, pixels[end].w > 0 { end += 1 }
                    // A thin leaf is shaded little.
                    let step = 2 * side / Float(max(end - start, 10))
                    var lit = Float(end - start - 1) * -0.5 * step
                    for place in start..<end {
                        pixels[place] = Self.relit(pixels[place], lit)
                        lit += step
                    }
                    start = end
                }
            }
        }
    }

    /// Puts snow on every edge that looks up, is no steeper than a roof, and has something below to bear it.
    private func cover(_ layer: inout Canvas, _ area: PixelRect, _ snow: Pixel) {
        let (width, height) = (layer.width, layer.height)
        let rows = max(1, area.y)..<max(1, area.y, min(area.maxY, height - depth - 1))
        let columns = max(1, area.x)..<max(1, area.x, min(area.maxX, width - 1))
        var tops: [Int] = []
        layer.pixels.withUnsafeMutableBufferPointer { pixels in
            func isTop(_ place: Int) -> Bool { pixels[place].w > 0.5 && pixels[place - width].w <= 0.5 }
            /// Returns whether an edge goes on beside a place, at most one pixel higher or lower.
            func goesOn(_ place: Int, _ row: Int) -> Bool {
                isTop(place) || isTop(place + width) || (row > 1 && isTop(place - width))
            }
            for row in rows {
                for place in row * width + columns.lowerBound..<row * width + columns.upperBound
                where isTop(place) && pixels[place + depth * width].w > 0.5
                    && pixels[place + (depth + 1) * width].w > 0.5 && goesOn(place - 1, row) && goesOn(place + 1, row)
                {
                    tops.append(place)
                }
            }
            let cover = Float(snowCover)
            for top in tops {
                for place in stride(from: top, to: top + depth * width, by: width) {
                    let pixel = pixels[place]
                    pixels[place] = pixel * (1 - cover) + snow * (pixel.w * cover)
                }
            }
        }
        if layer.shapes != nil { coverShapes(&layer, tops, snow) }
    }

    /// Puts snow on shapes: a band along every snowy edge, without the steps of its pixels.
    private func coverShapes(_ layer: inout Canvas, _ tops: [Int], _ snow: Pixel) {
        let width = layer.width
        /// The edges by columns, one after the other.
        var edges: [[(column: Int, row: Int)]] = []
        for (column, row) in tops.map({ ($0 % width, $0 / width) }).sorted(by: { $0 < $1 }) {
            let edge = edges.lastIndex { $0.last.map { $0.column == column - 1 && abs($0.row - row) <= 1 } ?? false }
            if let edge { edges[edge].append((column, row)) } else { edges.append([(column, row)]) }
        }
        for edge in edges where edge.count > 1 {
            let heights = edge.indices.map { index in
                let near = edge[max(0, index - 2)...min(edge.count - 1, index + 2)]
                return Double(near.reduce(0) { $0 + $1.row }) / Double(near.count)
            }
            var upper: [Point] = []
            var lower: [Point] = []
            for (place, height) in zip(edge, heights) {
                upper.append(Point(Double(place.column) + 0.5, height - 0.3))
                lower.append(Point(Double(place.column) + 0.5, height + Double(depth)))
            }
            // The band thins out at its ends.
            let (first, last) = (Double(edge[0].column), Double(edge[edge.count - 1].column) + 1)
            let ends = (Point(first - 0.5, heights[0] + 0.5), Point(last + 0.5, heights[heights.count - 1] + 0.5))
            layer.note(
                .polygon([ends.0] + upper + [ends.1] + lower.reversed(), closed: true), .solid(snow), opacity: snowCover
            )
        }
    }
}
