/// How a part of a picture (a group with an id) is moved away from the way it was drawn.
package struct PartPose: Hashable, Sendable {
    /// Clockwise on the screen about the group's `data-pivot`, in degrees.
    package var rotation: Double
    /// Along x and y about the pivot, before the rotation; negative numbers mirror.
    package var scale: Point
    /// In the group's user units.
    package var offset: Point
    /// 0…1, on top of the group's own.
    package var opacity: Double
    /// Shows a group that is drawn with `display="none"` (false) or hides one (true); nil leaves it as it is.
    package var isHidden: Bool?

    package init(
        rotation: Double = 0, scale: Point = Point(1, 1), offset: Point = .zero, opacity: Double = 1,
        isHidden: Bool? = nil
    ) {
        self.rotation = rotation
        self.scale = scale
        self.offset = offset
        self.opacity = opacity
        self.isHidden = isHidden
    }

    package static let shown = PartPose(isHidden: false)
    package static let hidden = PartPose(isHidden: true)

    /// The pose's map about a pivot.
    package func transform(about pivot: Point) -> Transform2D {
        .translation(offset.x, offset.y)
            * (Transform2D.rotation(degrees: rotation) * .scale(scale.x, scale.y)).about(pivot)
    }
}

/// How a document is drawn this time: its colors, its pose, its light. Equal styles draw equal pictures, so a style
/// can be the key of a cache.
package struct SVGStyle: Hashable, Sendable {
    /// Colors by role, in place of those in the file.
    ///
    /// A key is a whole class list (`"wing shade"`) or its first word (`"wing"`), which then colors its shades too:
    /// `light`, `shade` and `deep` are derived from it (`RGB.shaded`). Shapes whose role is not listed keep their
    /// color.
    package var colors: [String: RGB]
    /// Poses by group id.
    package var parts: [String: PartPose]
    /// Colored light: every color is multiplied by it in linear light. White changes nothing.
    package var light: RGB
    /// Colors of a palette of 256, in place of `light`; `nil` where the light is enough.
    package var ramps: ColorRamps?
    /// What lies between the picture and the eye: every color is mixed with it, by `hazeAmount` (0…1).
    package var haze: RGB
    package var hazeAmount: Double
    /// Draws everything in this one color, opacities kept.
    package var silhouette: RGB?
    /// 0…1, of the picture as a whole.
    package var opacity: Double
    /// Lines thinner than this many pixels are drawn as much stronger as they are thinner, up to twice, so that the
    /// legs of a small bird do not fade away. 0 draws them as they are.
    package var leastLineWidth: Double

    package init(
        colors: [String: RGB] = [:], parts: [String: PartPose] = [:], light: RGB = RGB(255, 255, 255),
        ramps: ColorRamps? = nil, haze: RGB = RGB(255, 255, 255), hazeAmount: Double = 0, silhouette: RGB? = nil,
        opacity: Double = 1,
        leastLineWidth: Double = 1
    ) {
        self.colors = colors
        self.parts = parts
        self.light = light
        self.ramps = ramps
        self.haze = haze
        self.hazeAmount = hazeAmount
        self.silhouette = silhouette
        self.opacity = opacity
        self.leastLineWidth = leastLineWidth
    }

    /// The color for a list of roles, if this style has one.
    package func color(of roles: [String]) -> RGB? {
        guard let base = roles.first, !colors.isEmpty else { return nil }
        if roles.count > 1 {
            if let exact = colors[roles.joined(separator: " ")] { return exact }
        }
        guard let color = colors[base] else { return nil }
        return roles.dropFirst().reduce(color) { $0.shaded($1) }
    }
}

extension RGB {
    /// The color's `light`, `shade` or `deep` neighbor, as the art's palettes have them; other words change nothing.
    package func shaded(_ role: String) -> RGB {
        var lab = OKLab(self)
        switch role {
        case "light":
            lab.lanes = SIMD4(lab.lightness + (1 - lab.lightness) * 0.42, lab.a * 0.72, lab.b * 0.72, 0)
        case "shade":
            lab.lanes = SIMD4(lab.lightness * 0.85, lab.a * 0.95, lab.b * 0.95, 0)
        case "deep":
            lab.lanes = SIMD4(lab.lightness * 0.58, lab.a * 0.7, lab.b * 0.7, 0)
        default: return self
        }
        return lab.rgb
    }
}
