extension Canvas {
    /// The largest departure of a drawn curve from the true one, in pixels. Chords lie inside of what they replace, so
    /// small dots would visibly shrink by a coarser tolerance.
    private static let tolerance = 0.01

    /// Fills the inside of a path.
    ///
    /// - Parameters:
    /// - transform: the transform from the path's units to pixels.
    /// - opacity: the opacity, 0…1, on top of the paint's own.
    /// - gain: a factor of coverage, up to full coverage: more than 1 for lines too thin to be seen well.
    /// - box: a box that holds all of the path's points, in the path's units, where it is known already.
    package mutating func fill(
        _ path: Path, transform: Transform2D = .identity, rule: FillRule = .nonZero, paint: Paint,
        opacity: Double = 1, gain: Double = 1, box: Bounds? = nil
    ) {
        guard opacity > 0, transform.isFinite,
            let bounds = box.map(transform.apply) ?? path.controlBounds(transform),
            accumulator.begin(bounds: bounds, within: limits)
        else { return }
        shapes?.append(
            .shape(
                Shape(path: path, transform: transform, rule: rule, paint: paint, opacity: opacity * min(1, gain))))
        accumulator.add { pen in
            path.forEachLine(transform, tolerance: Self.tolerance) { a, b in
                pen.line(a, b)
            } end: { first, last, _ in
                pen.close(last, first)
            }
        }
        switch paint {
        case .solid(let pixel):
            blend(pixel * Float(opacity), rule, Float(gain))
        case .linearGradient(let gradient):
            blend(PreparedGradient(gradient, transform: transform, opacity: opacity), rule, Float(gain))
        }
    }

    /// Draws a line along a path; the stroke's width is in the path's units.
    package mutating func stroke(
        _ path: Path, style: StrokeStyle, transform: Transform2D = .identity, paint: Paint, opacity: Double = 1
    ) {
        let scale = max(abs(transform.determinant).squareRoot(), 1e-9)
        fill(
            path.stroked(style, tolerance: Self.tolerance / scale), transform: transform, paint: paint,
            opacity: opacity)
    }

    private mutating func blend(_ source: Pixel, _ rule: FillRule, _ gain: Float) {
        let width = width
        let roots = OKLab.coneRoots(source)
        pixels.withUnsafeMutableBufferPointer { pixels in
            accumulator.resolve(rule) { row, column, coverage in
                let base = row * width + column
                for index in coverage.indices where coverage[index] > 0 {
                    Self.blend(source, roots: roots, coverage[index] * gain, over: &pixels[base + index])
                }
            }
        }
    }

    private mutating func blend(_ gradient: PreparedGradient, _ rule: FillRule, _ gain: Float) {
        let width = width
        gradient.table.withUnsafeBufferPointer { table in
            pixels.withUnsafeMutableBufferPointer { pixels in
                accumulator.resolve(rule) { row, column, coverage in
                    let base = row * width + column
                    for index in coverage.indices where coverage[index] > 0 {
                        let source = table[gradient.index(x: column + index, y: row)]
                        Self.blend(source, roots: nil, coverage[index] * gain, over: &pixels[base + index])
                    }
                }
            }
        }
    }

    /// Paints a part of one pixel.
    ///
    /// An edge's share of a pixel is weighed in OKLab, as the eye does: half a pixel of dark on light looks half dark.
    /// In linear light the eye, the bill and the legs of a small bird would pale before the sky, and light lines would
    /// grow fat on dark.
    ///
    /// - Parameter roots: the source's `OKLab.coneRoots`, where they are known.
    @inline(__always)
    private static func blend(
        _ source: Pixel, roots: @autoclosure () -> SIMD4<Float>?, _ coverage: Float, over pixel: inout Pixel
    ) {
        let below = pixel
        let share = source.w * min(coverage, 1)
        if share >= 0.9999 {
            pixel = source
        } else if below.w < 0.999 || share < 1e-4 {
            // The background of a transparent pixel is not known yet.
            let part = source * min(coverage, 1)
            pixel = part + below * (1 - part.w)
        } else if source.w >= 0.9999 {
            pixel = mixed(below, roots: roots() ?? OKLab.coneRoots(source), share)
        } else {
            pixel = below.under(source * min(coverage, 1))
        }
    }
}
