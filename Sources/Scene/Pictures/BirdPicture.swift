import Drawing
import Simulation

/// One bird on a canvas: its drawing, place, pose and light.
struct BirdPicture {
    /// The name of its drawings in `Assets/Birds`.
    let name: String
    var colors: [String: RGB]
    /// The side of the bird's box in units.
    let side: Double
    /// The tint of the light on the bird, which stays brighter than the scenery behind it.
    var light = RGB(255, 255, 255)
    /// The color ramps that replace the light, in a palette of 256.
    var ramps: ColorRamps?
    /// The light on its sunny side, and snow on the back of a perched bird.
    var relief = Relief()
    /// The single color of a species not yet seen.
    var silhouette: RGB?
    /// The color drawn around the bird where a screen without colors would lose it in its background.
    var rim: RGB?
    /// True if the bird is drawn in light and dark alone, each dark field within a light line.
    var isTwoTone = false
    /// The separation of the bird from its background; `nil` for none.
    var edge: BirdEdge?

    init(species: Species, palette: Int, bird: Double) {
        let palettes = species.palettes
        self.init(
            name: species.id.rawValue,
            colors: palettes.isEmpty ? [:] : palettes[max(0, palette) % palettes.count].roleColors,
            side: bird * species.scale)
    }

    init(name: String, colors: [String: RGB], side: Double) {
        self.name = name
        self.colors = colors
        self.side = side
    }

    /// Returns colors for a bird that stands out whole from dark ground without colors, its eye cut out: the markings
    /// that its species is known by are dark, whatever color this bird has there. In the drawings they have the word
    /// `dark` after their role.
    /// - Parameter keepingHue: for a screen with a few colors, where the whole bird is ink.
    static func solid(_ colors: [String: RGB], keepingHue: Bool = false) -> [String: RGB] {
        var solid: [String: RGB] = [:]
        for (role, color) in colors {
            for shade in ["", " light", " shade", " deep"] {
                let lab = OKLab(color.shaded(String(shade.dropFirst())))
                let (least, hue): (Float, Float) = keepingHue ? (0.84, 1.8) : (0.72, 0)
                solid[role + shade] =
                    OKLab(lightness: least + (1 - least) * lab.lightness, a: hue * lab.a, b: hue * lab.b).rgb
                if !keepingHue { solid[role + shade + " dark"] = OKLab(lightness: 0.3, a: 0, b: 0).rgb }
            }
        }
        return solid
    }

    /// Returns colors for a bird of few large fields, for sixteen colors: without gloss and shade within one color, and
    /// black where it is nearly black.
    static func plain(_ colors: [String: RGB]) -> [String: RGB] {
        var plain: [String: RGB] = [:]
        for (role, color) in colors {
            let lab = OKLab(color)
            let isBlack = lab.chroma < OKLab.neutralChroma && lab.lightness < 0.5
            let field = isBlack ? RGB(hex: 0x0C0C0C) : color
            // The color is as saturated as it is dark, or it would be gray.
            let deep =
                isBlack ? field : OKLab(lightness: 0.7 * lab.lightness, a: 1.2 * lab.a, b: 1.2 * lab.b).rgb
            for word in ["", " dark"] {
                for shade in ["", " light", " shade"] { plain[role + shade + word] = field }
                plain[role + " deep" + word] = deep
            }
        }
        return plain
    }

    /// Draws the bird on its feet at `feet`.
    func draw(
        _ pose: PerchedPose, feet: ScenePoint, facesRight: Bool, library: AssetLibrary, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        guard let figure = figure(pose, feet: feet, facesRight: facesRight, library, space) else { return }
        dropShadow(at: feet, hop: pose.hop, facesRight: facesRight, space, &canvas)
        draw([figure], space, into: &canvas)
        draw(
            pose.effects, around: perchedBox(feet: feet, hop: pose.hop), facesRight: facesRight, library: library,
            space: space, into: &canvas)
    }

    /// Draws the bird in the air or with one foot on its perch, where one drawing replaces the other within a few
    /// frames while both match.
    func draw(
        _ flight: Flight, beating seconds: Double, library: AssetLibrary, space: PixelSpace, into canvas: inout Canvas
    ) {
        guard let drawing = library.drawing("Birds/\(name)-flight.svg") else { return }
        let settled = flight.settled
        // Spread wings make the bird itself smaller in its box, so it is drawn larger and lands at its own size.
        let isHummer = drawing.partIDs.contains("wing-blur")
        let full = isHummer ? 1.12 : 1.28
        let side = side * (full + (1 - full) * settled)
        // The body rises as the wings go down.
        let rise = (isHummer ? 0 : 0.03 * side * flight.wing) * (1 - settled)
        let feet = ScenePoint(x: flight.position.x, y: flight.position.y + 0.5 * self.side)
        // Half a box above its feet is a little below the middle of its box.
        let sink = 0.04 * self.side * settled
        var box = SceneRect(
            x: flight.position.x - side / 2, y: flight.position.y - side / 2 + rise + sink, width: side, height: side)
        if isHummer, settled == 0 {
            // It moves by whole pixels with its bill on one row of them; the thin bill would be kinked otherwise,
            // differently in every frame.
            let bill = Self.bill * side * space.perUnitY
            box.x = (box.x * space.perUnitX).rounded() / space.perUnitX
            box.y = ((box.y * space.perUnitY + bill).rounded(.down) + 0.5 - bill) / space.perUnitY
        }
        let transform = space.transform(drawing.viewBox, into: box, mirrored: !flight.facesRight)
        var posed = PosedParts(flight.level(by: settled), beating: seconds, of: drawing)
        if flight.width < 1 { posed.whole = Transform2D.scale(flight.width, 1).about(Point(50, 50)) * posed.whole }
        if settled > 0 { library.touchdown(of: name)?.apply(settled, to: &posed) }
        let airborne = Figure(drawing: drawing, posed: posed, transform: transform, share: 1 - flight.grounded)
        guard flight.grounded > 0 else { return draw([airborne], space, into: &canvas) }
        dropShadow(at: feet, facesRight: flight.facesRight, strength: flight.grounded, space, &canvas)
        var figures = [airborne]
        if var perched = figure(.touchingDown, feet: feet, facesRight: flight.facesRight, library, space) {
            perched.share = flight.grounded
            figures.append(perched)
        }
        draw(figures, space, into: &canvas)
    }

    /// The reach of the wings in every flight drawing.
    private static let wings = Bounds(x: -32, y: -46, width: 160, height: 186)

    /// Returns the poses that replace a bill too thin for small sizes by one drawn for them; empty for larger ones.
    /// - Parameter rows: the height of the drawing in pixels.
    static func smallBill(of drawing: SVGDocument, rows: Double) -> [String: PartPose] {
        guard rows > 0, rows < 22, drawing.partIDs.contains("beak-small") else { return [:] }
        return ["beak": .hidden, "beak-small": PartPose(scale: Point(1, max(1, 14 / rows)), isHidden: false)]
    }

    /// The height of a hovering bird's bill in its box, from the top, in sides of it.
    private static let bill = 0.291

    /// The part of every perched drawing that is neither head nor legs, in its units: snow lies there.
    private static let back = Bounds(x: 0, y: 36, width: 48, height: 44)

    /// Returns the box of the bird with its feet at `feet`: they stand on the line at 96 of 100, in the middle.
    /// - Parameter hop: the height above them, in bird heights.
    func perchedBox(feet: ScenePoint, hop: Double = 0) -> SceneRect {
        SceneRect(x: feet.x - side / 2, y: feet.y - (0.96 + hop) * side, width: side, height: side)
    }

    private func dropShadow(
        at feet: ScenePoint, hop: Double = 0, facesRight: Bool, strength: Double = 1, _ space: PixelSpace,
        _ canvas: inout Canvas
    ) {
        guard let edge, edge.palette != .mono else { return }
        let lift = min(1, 4 * hop)
        ContactShadow.draw(
            at: ScenePoint(x: feet.x + (facesRight ? 0.03 : -0.03) * side, y: feet.y),
            width: (0.62 - 0.2 * lift) * side, strength: 0.42 * (1 - 0.6 * lift) * strength,
            away: edge.side, color: edge.shadow, space: space, into: &canvas)
    }

    // MARK: One drawing, or two

    /// A drawing in a pose at a place.
    private struct Figure {
        let drawing: SVGDocument
        let posed: PosedParts
        let transform: Transform2D
        /// The share of the picture: 1 for a single figure.
        var share = 1.0
        /// Whether snow lies on its back.
        var isSnowy = false

        var place: Transform2D { transform * posed.whole }
    }

    private func figure(
        _ pose: PerchedPose, feet: ScenePoint, facesRight: Bool, _ library: AssetLibrary, _ space: PixelSpace
    ) -> Figure? {
        guard let drawing = library.drawing("Birds/\(name).svg") else { return nil }
        let transform = space.transform(
            drawing.viewBox, into: perchedBox(feet: feet, hop: pose.hop), mirrored: !facesRight)
        var posed = PosedParts(pose, of: drawing)
        posed.parts.merge(Self.smallBill(of: drawing, rows: side * space.perUnitY)) { $1 }
        return Figure(drawing: drawing, posed: posed, transform: transform, isSnowy: true)
    }

    /// Draws one bird: one figure, or two while one replaces the other.
    private func draw(_ figures: [Figure], _ space: PixelSpace, into canvas: inout Canvas) {
        guard let main = figures.max(by: { $0.share < $1.share }) else { return }
        // Shapes cannot be mixed, so only the main figure is drawn.
        let figures = canvas.shapes == nil ? figures.filter { $0.share > 0 } : [main]
        let style = style(of: main)
        if let rim {
            var style = style
            style.silhouette = rim
            let (x, y) = (max(1, 0.04 * side * space.perUnitX), max(1, 0.04 * side * space.perUnitY))
            for (dx, dy) in [(x, 0), (-x, 0), (0, y), (0, -y)] {
                main.drawing.draw(into: &canvas, transform: .translation(dx, dy) * main.place, style: style)
            }
        }
        // The bird has a layer of its own, as large as wings and crest may need.
        var reach = Self.reach(of: main)
        for figure in figures { reach = reach.union(Self.reach(of: figure)) }
        let (left, top) = (max(0, Int(reach.min.x)), max(0, Int(reach.min.y)))
        let (right, bottom) = (min(canvas.width, Int(reach.max.x) + 1), min(canvas.height, Int(reach.max.y) + 1))
        guard left < right, top < bottom else { return }
        let toLayer = Transform2D.translation(-Double(left), -Double(top))
        var layers = figures.map { figure in
            var layer = Canvas(width: right - left, height: bottom - top)
            if canvas.shapes != nil { layer.shapes = [] }
            figure.drawing.draw(into: &layer, transform: toLayer * figure.place, style: self.style(of: figure))
            return layer
        }
        var layer = layers.removeFirst()
        if let other = layers.first { layer.mix(with: other, share: figures[1].share) }
        let inLayer = toLayer * main.place
        if isTwoTone { layer.cutInTwoTones(line: max(1, Int((0.03 * side * space.perUnitY).rounded()))) }
        var relief = relief
        if !main.isSnowy { relief.snow = nil }
        if !relief.isNothing {
            let back = inLayer.apply(Self.back)
            relief.apply(
                to: &layer,
                snowIn: PixelRect(
                    x: Int(back.min.x), y: Int(back.min.y), width: Int(back.max.x - back.min.x),
                    height: Int(back.max.y - back.min.y)))
        }
        BirdEyes.sharpen(main.drawing, inLayer, style, isTwoTone: isTwoTone, into: &layer)
        edge?.part(&layer, from: &canvas, x: left, y: top)
        canvas.composite(layer, x: left, y: top)
    }

    private static func reach(of figure: Figure) -> Bounds {
        let box = figure.drawing.viewBox
        return figure.place.apply(figure.isSnowy ? box.inset(by: -0.3 * box.height) : wings)
    }

    private func style(of figure: Figure) -> SVGStyle {
        SVGStyle(colors: colors, parts: figure.posed.parts, light: light, ramps: ramps, silhouette: silhouette)
    }

    /// Draws notes that rise from the beak, drops that fly from the feathers, and splashed water.
    func draw(
        _ effects: [PoseEffect], around box: SceneRect, facesRight: Bool, library: AssetLibrary, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        for effect in effects {
            guard let drawing = library.drawing(effect.path) else { continue }
            let (width, height) = (effect.size * box.width, effect.size * box.height)
            let along = facesRight ? effect.center.x : 1 - effect.center.x
            let place = SceneRect(
                x: box.x + along * box.width - width / 2, y: box.y + effect.center.y * box.height - height / 2,
                width: width, height: height)
            drawing.draw(
                into: &canvas, transform: space.transform(drawing.viewBox, into: place),
                style: SVGStyle(light: light, opacity: effect.opacity))
        }
    }
}
