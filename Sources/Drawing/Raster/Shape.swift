/// An outline and its paint, as they were drawn into a canvas.
package struct Shape: Sendable {
    let path: Path
    /// The transform from the path's units to the canvas's pixels.
    var transform: Transform2D
    let rule: FillRule
    let paint: Paint
    let opacity: Double
}

/// One step of a drawing, as a canvas records them in order.
package enum Drawn: Sendable {
    case shape(Shape)
    /// The beginning of a group with one opacity.
    case begin(opacity: Double)
    /// The end of that group.
    case end
}

extension Canvas {
    /// Records the operations of another canvas that is laid over this one as a layer.
    mutating func note(_ others: [Drawn]?, x: Int, y: Int, opacity: Double) {
        guard shapes != nil, let others, !others.isEmpty else { return }
        if opacity < 1 { shapes?.append(.begin(opacity: opacity)) }
        for other in others {
            guard case .shape(var shape) = other else {
                shapes?.append(other)
                continue
            }
            shape.transform = .translation(Double(x), Double(y)) * shape.transform
            shapes?.append(.shape(shape))
        }
        if opacity < 1 { shapes?.append(.end) }
    }

    /// Relights every field of one color by a light from a side: a gradient from one border to the other of `columns`.
    /// - Parameter lit: returns the color of a field at −1, the left border, to 1, the right one.
    package mutating func relightShapes(across columns: ClosedRange<Double>, _ lit: (Pixel, _ place: Float) -> Pixel) {
        guard let drawn = shapes else { return }
        shapes = drawn.map { drawn in
            guard case .shape(let shape) = drawn, case .solid(let pixel) = shape.paint, pixel.w > 0.001,
                let inverse = shape.transform.inverse
            else { return drawn }
            let stops = [-1, 0, 1].map { place in
                let color = lit(pixel, Float(place)) / pixel.w
                return LinearGradient.Stop(
                    Double(place + 1) / 2, RGB(linear: color.clamped(lowerBound: .zero, upperBound: .one)),
                    opacity: Double(pixel.w))
            }
            let gradient = LinearGradient(
                start: Point(columns.lowerBound, 0), end: Point(columns.upperBound, 0), stops: stops,
                transform: inverse)
            return .shape(
                Shape(
                    path: shape.path, transform: shape.transform, rule: shape.rule,
                    paint: .linearGradient(gradient), opacity: shape.opacity))
        }
    }

    /// Records something drawn pixel by pixel as a path in the canvas's units.
    package mutating func note(_ path: @autoclosure () -> Path, _ paint: Paint, opacity: Double = 1) {
        guard shapes != nil else { return }
        shapes?.append(
            .shape(Shape(path: path(), transform: .identity, rule: .nonZero, paint: paint, opacity: opacity)))
    }

    /// Records a gradient from the top of `rect` to its bottom, in many small steps, since viewers mix in sRGB.
    mutating func note(verticalGradient rect: PixelRect, _ color: (Double) -> RGB) {
        guard shapes != nil else { return }
        let steps = 16
        let stops = (0...steps).map { step in
            let offset = Double(step) / Double(steps)
            return LinearGradient.Stop(offset, color(offset))
        }
        let bounds = Bounds(
            x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
        note(
            .rect(bounds),
            .linearGradient(
                LinearGradient(start: bounds.min, end: Point(bounds.min.x, bounds.max.y), stops: stops)))
    }
}
