/// The pose of a part of a picture (a group with an id), relative to the way it was drawn.
package struct PartPose: Hashable, Sendable {
    /// The rotation in degrees, clockwise on the screen about the group's `data-pivot`.
    package var rotation: Double
    /// The scale along x and y about the pivot, before the rotation; negative numbers mirror.
    package var scale: Point
    /// The offset in the group's user units.
    package var offset: Point
    /// The opacity, 0…1, on top of the group's own.
    package var opacity: Double
    /// Whether to hide the group (true) or show one that is drawn with `display="none"` (false); nil leaves it as it
    /// is.
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

    /// Returns the pose's map about a pivot.
    package func transform(about pivot: Point) -> Transform2D {
        .translation(offset.x, offset.y)
            * (Transform2D.rotation(degrees: rotation) * .scale(scale.x, scale.y)).about(pivot)
    }
}

/// The style in which a document is drawn: its colors, its pose, its light. Equal styles draw equal pictures, so a
/// style can be the key of a cache.
package struct SVGStyle: Hashable, Sendable {
    /// The colors by role, in place of those in the file.
    ///
    /// A key is a whole class list (`"wing shade"`) or its first word (`"wing"`), which then colors its shades too:
    /// `light`, `shade` and `deep` are derived from it (`RGB.shaded`). Shapes whose role is not listed keep their
    /// color.
    package var colors: [String: RGB]
    /// The poses by group id.
    package var parts: [String: PartPose]
    /// The colored light by which every color is multiplied in linear light. White changes nothing.
    package var light: RGB
    /// The hand-chosen colors that replace `light` where a screen has few; `nil` where the light is enough.
    package var ramps: ColorRamps?
    /// The color that every color is mixed with by `hazeAmount` (0…1), as haze before the picture.
    package var haze: RGB
    package var hazeAmount: Double
    /// The single color of everything, with opacities kept; `nil` for the drawing's colors.
    package var silhouette: RGB?
    /// The opacity of the whole picture, 0…1.
    package var opacity: Double
    /// The width in pixels below which lines are drawn stronger, up to twice, so the legs of a small bird do not fade
    /// away. 0 draws them as they are.
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

    /// Returns the color for a list of roles, if this style has one.
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
    /// Returns the color's `light`, `shade` or `deep` neighbor, as the art's palettes have them; other words change
    /// nothing.
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
