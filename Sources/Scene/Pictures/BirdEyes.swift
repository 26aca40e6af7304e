import Drawing

/// The eyes of birds that are only a few pixels high, where an eye averaged with the feathers around it is not seen.
enum BirdEyes {
    /// Half the height in pixels from which on an eye with its ring is seen as it is drawn.
    private static let enough = 3.0
    private static let (dark, light) = (RGB(hex: 0x0E0C14), RGB(hex: 0xFFFFFF))

    /// Draws the eye of a bird on `layer` as a dark pixel with a light one before and above it, and a shut eye as a
    /// line.
    ///
    /// - Parameter isTwoTone: true for light dots alone, where only a hole of several dots is seen as an eye.
    static func sharpen(
        _ drawing: SVGDocument, _ transform: Transform2D, _ style: SVGStyle, isTwoTone: Bool, into layer: inout Canvas
    ) {
        guard style.silhouette == nil, !drawing.partIDs.contains("face") else { return }
        let isShut = style.parts["eyelid"] == .shown
        guard let box = drawing.bounds(of: "eye", transform: transform, style: style) else { return }
        let (width, height) = (box.max.x - box.min.x, box.max.y - box.min.y)
        guard height / 2 < enough || isTwoTone, height > 0.8 else { return }
        if isShut { return shut(box, into: &layer) }
        let middle = Point((box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2)
        if isTwoTone {
            layer.fill(.ellipse(center: middle, rx: width / 2, ry: height / 2), paint: .solid(Self.dark.linear))
        }
        let ahead: Double = transform.apply(Point(1, 0)).x < transform.apply(.zero).x ? -1 : 1
        let dark = (Int((middle.x - ahead * 0.12 * width).rounded(.down)), Int(middle.y.rounded(.down)))
        var light = (
            Int((middle.x + ahead * 0.16 * width).rounded(.down)), Int((middle.y - 0.14 * height).rounded(.down))
        )
        if light == dark { light.0 += Int(ahead) }
        for (place, color) in [(dark, Self.dark), ((light.0, dark.1), Self.dark), (light, Self.light)] {
            layer.setPixel(color, at: place)
        }
    }

    /// Draws a line across the lid, dark on light feathers and lighter on dark ones.
    private static func shut(_ box: Bounds, into layer: inout Canvas) {
        let inset = 0.2 * (box.max.x - box.min.x)
        let from = Int((box.min.x + inset).rounded())
        let to = max(from + 2, Int((box.max.x - inset).rounded()))
        let row = Int(((box.min.y + box.max.y) / 2).rounded(.down))
        let lid = (from..<to).filter { $0 >= 0 && $0 < layer.width && row >= 0 && row < layer.height }
            .map { layer[$0, row] }.filter { $0.w > 0.5 }
        guard !lid.isEmpty else { return }
        var feathers = OKLab(lanes: lid.reduce(SIMD4.zero) { $0 + OKLab(linear: $1 / $1.w).lanes } / Float(lid.count))
        let isDark = feathers.lightness < 0.56
        feathers.lightness += 0.42
        for column in from..<to { layer.setPixel(isDark ? feathers.rgb : dark, at: (column, row)) }
    }
}

extension Canvas {
    fileprivate mutating func setPixel(_ color: RGB, at place: (x: Int, y: Int)) {
        guard place.x >= 0, place.y >= 0, place.x < width, place.y < height else { return }
        self[place.x, place.y] = color.linear
    }
}
