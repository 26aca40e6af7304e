import Drawing

/// The shadow directly under a thing; without one it floats.
enum ContactShadow {
    /// Draws the shadow of a thing that stands at `foot`.
    /// - Parameters:
    /// - foot: the middle of the shadow.
    /// - width: the width in units.
    /// - strength: the darkness of its middle, 0 … 1.
    /// - away: the position of the light, as in `Light.side`: a low sun makes a long shadow to the other side.
    /// - color: a single color, where a screen has too few for shades.
    static func draw(
        at foot: ScenePoint, width: Double, strength: Double, away: Double = 0, color: RGB? = nil, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        let (x, y) = (space.x(foot.x - 0.3 * away * width), foot.y * space.perUnitY)
        let across = (0.5 + 0.25 * abs(away)) * width * space.perUnitX
        let down = max(0.6, 0.075 * width * space.perUnitY)
        canvas.note(
            .ellipse(center: Point(x, y), rx: 0.86 * across, ry: 0.86 * down), .color(color ?? RGB(0, 0, 0)),
            opacity: 0.7 * strength)
        let (left, right) = (Int((x - across).rounded(.down)), Int((x + across).rounded(.up)))
        let (top, bottom) = (Int((y - down).rounded(.down)), Int((y + down).rounded(.up)))
        for row in (top..<bottom + 1).clamped(to: canvas.limits.y..<canvas.limits.maxY) {
            for column in (left..<right + 1).clamped(to: canvas.limits.x..<canvas.limits.maxX) {
                let (dx, dy) = ((Double(column) + 0.5 - x) / across, (Double(row) + 0.5 - y) / down)
                let distance = dx * dx + dy * dy
                guard distance < 1 else { continue }
                if let color {
                    canvas[column, row] = color.linear
                    continue
                }
                let light = Float(1 - strength * (1 - distance * distance))
                let pixel = canvas[column, row]
                canvas[column, row] = Pixel(pixel.x * light, pixel.y * light, pixel.z * light, pixel.w)
            }
        }
    }
}

extension Light {
    /// The color of shadows, where they have one color.
    var shadow: RGB? { ramps == nil ? nil : RGB(hex: 0x404040) }
}
