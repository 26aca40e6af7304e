/// The paint of an outline.
package enum Paint: Hashable, Sendable {
    /// One pixel value everywhere: linear light, premultiplied.
    case solid(Pixel)
    case linearGradient(LinearGradient)

    package static func color(_ color: RGB, opacity: Double = 1) -> Paint {
        .solid(color.linear * Float(opacity))
    }
}

/// Colors along a line, in the units of the path that it fills.
package struct LinearGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        /// The place along the line, 0…1; not below the stop before it.
        package var offset: Double
        package var color: RGB
        package var opacity: Double

        package init(_ offset: Double, _ color: RGB, opacity: Double = 1) {
            self.offset = offset
            self.color = color
            self.opacity = opacity
        }
    }

    /// The continuation of the colors before the start and after the end, as SVG's `spreadMethod`.
    package enum Spread: Hashable, Sendable {
        case pad, reflect, `repeat`
    }

    package var start: Point
    package var end: Point
    package var stops: [Stop]
    package var spread: Spread
    /// The transform from the gradient's units to the path's.
    package var transform: Transform2D

    package init(
        start: Point, end: Point, stops: [Stop], spread: Spread = .pad, transform: Transform2D = .identity
    ) {
        self.start = start
        self.end = end
        self.stops = stops
        self.spread = spread
        self.transform = transform
    }
}

/// A gradient prepared for one drawing: the place of each pixel on it, and its colors in a table.
struct PreparedGradient {
    static let steps = 256
    /// The position at canvas point (x, y): dx · x + dy · y + offset.
    let dx: Float
    let dy: Float
    let offset: Float
    let spread: LinearGradient.Spread
    /// The colors, `steps + 1` pixels.
    let table: [Pixel]

    /// - Parameter transform: the transform from the path's units to the canvas.
    init(_ gradient: LinearGradient, transform: Transform2D, opacity: Double) {
        spread = gradient.spread
        let table = Self.table(gradient.stops, opacity: opacity)
        let direction = gradient.end - gradient.start
        let length = (direction * direction).sum()
        if length > 1e-18, let back = (transform * gradient.transform).inverse {
            // p = back(q); t = (p - start) · direction / length
            let gx = (back.a * direction.x + back.b * direction.y) / length
            let gy = (back.c * direction.x + back.d * direction.y) / length
            let g0 =
                ((back.tx - gradient.start.x) * direction.x + (back.ty - gradient.start.y) * direction.y) / length
            (dx, dy, offset) = (Float(gx), Float(gy), Float(g0))
            self.table = table
        } else {
            // SVG: a gradient without length is its last color.
            (dx, dy, offset) = (0, 0, 0)
            self.table = Array(repeating: table.last ?? .zero, count: Self.steps + 1)
        }
    }

    /// Returns the table of colors, mixed as SVG does it, in sRGB values before multiplying by alpha.
    private static func table(_ stops: [LinearGradient.Stop], opacity: Double) -> [Pixel] {
        guard let first = stops.first else { return Array(repeating: .zero, count: steps + 1) }
        var result: [Pixel] = []
        result.reserveCapacity(steps + 1)
        var (before, after) = (first, first)
        var next = 0
        for step in 0...steps {
            let t = Double(step) / Double(steps)
            while next < stops.count, stops[next].offset <= t {
                before = stops[next]
                next += 1
            }
            after = next < stops.count ? stops[next] : before
            if next == 0 { after = before }
            let span = after.offset - before.offset
            let amount = span > 0 ? max(0, min(1, (t - before.offset) / span)) : 0
            func blend(_ a: UInt8, _ b: UInt8) -> Float {
                Float(Transfer.linear((Double(a) + (Double(b) - Double(a)) * amount) / 255))
            }
            let alpha = Float((before.opacity + (after.opacity - before.opacity) * amount) * opacity)
            result.append(
                Pixel(
                    blend(before.color.red, after.color.red), blend(before.color.green, after.color.green),
                    blend(before.color.blue, after.color.blue), 1) * alpha)
        }
        return result
    }

    @inline(__always)
    func index(x: Int, y: Int) -> Int {
        var t = dx * (Float(x) + 0.5) + dy * (Float(y) + 0.5) + offset
        switch spread {
        case .pad: break
        case .repeat: t -= t.rounded(.down)
        case .reflect: t = abs(t - 2 * (t / 2).rounded())
        }
        return t > 0 ? Int(min(t, 1) * Float(Self.steps) + 0.5) : 0
    }
}
