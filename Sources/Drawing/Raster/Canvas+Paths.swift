extension Canvas {
    /// How far a drawn curve may depart from the true one, in pixels. Chords lie inside of what they replace, so that
    /// small dots would visibly shrink by a coarser tolerance.
    private static let tolerance = 0.01

    /// Fills the inside of a path.
    ///
    /// - Parameters:
    ///   - transform: from the path's units to pixels.
    ///   - opacity: 0…1, on top of the paint's own.
    ///   - gain: coverage is multiplied by it, up to full coverage: more than 1 for lines too thin to be seen well.
    package mutating func fill(
        _ path: Path, transform: Transform2D = .identity, rule: FillRule = .nonZero, paint: Paint,
        opacity: Double = 1, gain: Double = 1
    ) {
        guard opacity > 0, transform.isFinite, let bounds = path.controlBounds(transform),
            accumulator.begin(bounds: bounds, canvasWidth: width, canvasHeight: height)
        else { return }
        accumulator.add { lines in
            path.forEachLine(transform, tolerance: Self.tolerance) { a, b in
                lines.add(a, b)
            } end: { first, last, _ in
                lines.add(last, first)
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
        pixels.withUnsafeMutableBufferPointer { pixels in
            accumulator.resolve(rule) { row, column, coverage in
                let base = row * width + column
                for index in coverage.indices {
                    let part = min(coverage[index] * gain, 1)
                    if part <= 0 { continue }
                    let over = source * part
                    pixels[base + index] = over + pixels[base + index] * (1 - over.w)
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
                    for index in coverage.indices {
                        let part = min(coverage[index] * gain, 1)
                        if part <= 0 { continue }
                        let over = table[gradient.index(x: column + index, y: row)] * part
                        pixels[base + index] = over + pixels[base + index] * (1 - over.w)
                    }
                }
            }
        }
    }
}
