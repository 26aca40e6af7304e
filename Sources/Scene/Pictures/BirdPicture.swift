import Drawing
import Simulation

/// One bird on a canvas: which drawing, where, in which pose and light.
struct BirdPicture {
    let species: Species
    let colors: [String: RGB]
    /// Side of the bird's box in units.
    let side: Double
    /// Extra light of the hour; birds stay brighter than the scenery behind them.
    var light = RGB(255, 255, 255)
    /// All in one colour: a species not yet seen.
    var silhouette: RGB?

    /// What a bird leans about, in the drawing's units.
    private static let ankles = Point(50, 92)

    init(species: Species, palette: Int, bird: Double) {
        self.species = species
        let palettes = species.palettes
        colors = palettes.isEmpty ? [:] : palettes[max(0, palette) % palettes.count].roleColors
        side = bird * species.scale
    }

    /// On its feet at `feet`.
    func draw(
        _ pose: PerchedPose, feet: ScenePoint, facesRight: Bool, library: AssetLibrary, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        guard let drawing = library.drawing("Birds/\(species.id.rawValue).svg") else { return }
        let box = perchedBox(feet: ScenePoint(x: feet.x, y: feet.y - pose.hop * side))
        var transform = space.transform(drawing.viewBox, into: box, mirrored: !facesRight)
        if pose.lean != 0 {
            // About the feet, in the drawing's own square units, so that a lean looks the same in any cell.
            transform = transform * Transform2D.rotation(degrees: pose.lean).about(Self.ankles)
        }
        drawing.draw(into: &canvas, transform: transform, style: style(parts: parts(of: pose)))
    }

    /// In the air.
    func draw(
        _ flight: Flight, beating seconds: Double, library: AssetLibrary, space: PixelSpace, into canvas: inout Canvas
    ) {
        guard let drawing = library.drawing("Birds/\(species.id.rawValue)-flight.svg") else { return }
        let isHummer = drawing.partIDs.contains("wing-blur")
        // Spread wings make the bird itself smaller in its box; drawn larger, so that it lands at its own size.
        let side = side * (isHummer ? 1.12 : 1.28)
        let box = SceneRect(x: flight.position.x - side / 2, y: flight.position.y - side / 2, width: side, height: side)
        var transform = space.transform(drawing.viewBox, into: box, mirrored: !flight.facesRight)
        transform = transform * Transform2D.rotation(degrees: flight.pitch).about(Point(50, 50))
        var parts: [String: PartPose] = [:]
        if isHummer {
            // Too fast to see: a fan, that trembles.
            parts["wing-front"] = .hidden
            parts["wing-back"] = .hidden
            let tremble = Flight.wave(seconds * 9)
            parts["wing-blur"] = PartPose(
                rotation: 5 * tremble, scale: Point(1, 0.92 + 0.08 * tremble), isHidden: false)
        } else {
            // Foreshortening makes the beat; the turn brings the tips forward on the way down.
            let turn = (1 - flight.wing) * 9
            parts["wing-front"] = PartPose(rotation: turn, scale: Point(1, flight.wing))
            parts["wing-back"] = PartPose(rotation: turn * 0.6 - 6, scale: Point(1, flight.wing * 0.92))
        }
        drawing.draw(into: &canvas, transform: transform, style: style(parts: parts))
    }

    /// The box of the bird when its feet are at `feet`: they stand on the line at 96 of 100, in the middle.
    func perchedBox(feet: ScenePoint) -> SceneRect {
        SceneRect(x: feet.x - side / 2, y: feet.y - 0.96 * side, width: side, height: side)
    }

    private func style(parts: [String: PartPose]) -> SVGStyle {
        SVGStyle(colors: colors, parts: parts, light: light, silhouette: silhouette)
    }

    private func parts(of pose: PerchedPose) -> [String: PartPose] {
        var parts: [String: PartPose] = [:]
        if pose.looksBack {
            parts["head"] = PartPose(rotation: -pose.head, scale: Point(-1, 1))
        } else if pose.head != 0 {
            parts["head"] = PartPose(rotation: pose.head)
        }
        if pose.tail != 0 { parts["tail"] = PartPose(rotation: pose.tail) }
        if pose.wing != 0 { parts["wing"] = PartPose(rotation: -pose.wing) }
        if pose.beak != 0 { parts["beak-lower"] = PartPose(rotation: pose.beak) }
        if pose.lean != 0 {
            // The feet stay where they stand: turned back about the point that the bird leans about.
            let back = Transform2D.rotation(degrees: -pose.lean)
            parts["feet"] = PartPose(rotation: -pose.lean, offset: Self.ankles - back.apply(Self.ankles))
        }
        if pose.eyesShut { parts["eyelid"] = .shown }
        return parts
    }
}
