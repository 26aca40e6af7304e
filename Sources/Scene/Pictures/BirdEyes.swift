import Drawing

/// Eyes of birds that are only a few pixels high: there, the mean of an eye and the feathers round it is no eye.
enum BirdEyes {
    /// An eye with its ring that is higher than this, in pixels to both sides of its middle, shows itself.
    private static let enough = 3.0

    /// Makes of every eye of a bird on `layer` a dark pixel and, before and above it, one of light.
    static func sharpen(
        _ drawing: SVGDocument, _ transform: Transform2D, _ style: SVGStyle, into layer: inout Canvas
    ) {
        let isShut = style.parts["eyelid"] == .shown
        guard style.silhouette == nil, !isShut, !drawing.partIDs.contains("face") else { return }
        let isFrontal = style.parts["head-front"]?.isHidden == false
        for id in isFrontal ? ["eye-left", "eye-right"] : ["eye"] {
            guard let box = drawing.bounds(of: id, transform: transform, style: style) else { continue }
            let (width, height) = (box.max.x - box.min.x, box.max.y - box.min.y)
            guard height / 2 < enough, height > 0.8 else { continue }
            let middle = Point((box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2)
            let ahead: Double = transform.apply(Point(1, 0)).x < transform.apply(.zero).x ? -1 : 1
            let dark = (Int((middle.x - ahead * 0.12 * width).rounded(.down)), Int(middle.y.rounded(.down)))
            var light = (
                Int((middle.x + ahead * 0.16 * width).rounded(.down)), Int((middle.y - 0.14 * height).rounded(.down))
            )
            if light == dark { light.0 += Int(ahead) }
            let under = (light.0, dark.1)
            for (place, color) in [(dark, 0x0E0C14), (under, 0x0E0C14), (light, 0xFFFFFF)] as [((Int, Int), UInt32)]
            where place.0 >= 0 && place.1 >= 0 && place.0 < layer.width && place.1 < layer.height {
                layer[place.0, place.1] = RGB(hex: color).linear
            }
        }
    }
}
