/// An outline and its paint, as they were drawn into a canvas.
package struct Shape: Sendable {
    let path: Path
    /// From the path's units to the canvas's pixels.
    var transform: Transform2D
    let rule: FillRule
    let paint: Paint
    var opacity: Double
}

extension Canvas {
    /// The same shapes elsewhere, as a layer's are when it is laid over a canvas.
    mutating func note(_ others: [Shape]?, x: Int, y: Int, opacity: Double) {
        guard shapes != nil, let others else { return }
        for var shape in others {
            shape.transform = .translation(Double(x), Double(y)) * shape.transform
            shape.opacity *= opacity
            shapes?.append(shape)
        }
    }

    /// What is drawn pixel by pixel, in the canvas's units, for those who want shapes.
    package mutating func note(_ path: @autoclosure () -> Path, _ paint: Paint, opacity: Double = 1) {
        guard shapes != nil else { return }
        shapes?.append(
            Shape(path: path(), transform: .identity, rule: .nonZero, paint: paint, opacity: opacity))
    }

    /// A gradient from the top of `rect` to its bottom: viewers mix in sRGB, so that it is given in many small steps.
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
