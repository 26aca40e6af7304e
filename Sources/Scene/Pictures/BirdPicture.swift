import Drawing
import Simulation

/// One bird on a canvas: which drawing, where, in which pose and light.
struct BirdPicture {
    /// Of its drawings in `Assets/Birds`.
    let name: String
    var colors: [String: RGB]
    /// Side of the bird's box in units.
    let side: Double
    /// Extra light of the hour; birds stay brighter than the scenery behind them.
    var light = RGB(255, 255, 255)
    /// In place of the light, in a palette of 256.
    var ramps: ColorRamps?
    /// The sun on its sunny side, and snow on the back of one that sits.
    var relief = Relief()
    /// All in one color: a species not yet seen.
    var silhouette: RGB?
    /// Drawn around the bird where a screen without colors would let it sink into what is behind it.
    var rim: RGB?
    /// Nothing but light and dark, each dark field within a light line.
    var isTwoTone = false
    /// Sets it off from what is behind it; `nil` where that is one calm color.
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

    /// A bird as light as it has to be to stand out whole from dark ground without colors, its eye cut out: of its
    /// markings those are dark that its kind is known by, whatever color this one has there. In the drawings they have
    /// the word `dark` after their role.
    /// - Parameter keepingHue: for a screen that has a few colors; there a bird is all ink.
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

    /// A bird of few large fields, for sixteen colors: without gloss and shade on what is one color, and black where it is
    /// nearly that.
    static func plain(_ colors: [String: RGB]) -> [String: RGB] {
        var plain: [String: RGB] = [:]
        for (role, color) in colors {
            let lab = OKLab(color)
            let isBlack = lab.chroma < OKLab.neutralChroma && lab.lightness < 0.5
            let field = isBlack ? RGB(hex: 0x0C0C0C) : color
            // As strong as it is dark, or it would be gray.
            let deep =
                isBlack ? field : OKLab(lightness: 0.7 * lab.lightness, a: 1.2 * lab.a, b: 1.2 * lab.b).rgb
            for word in ["", " dark"] {
                for shade in ["", " light", " shade"] { plain[role + shade + word] = field }
                plain[role + " deep" + word] = deep
            }
        }
        return plain
    }

    /// On its feet at `feet`.
    func draw(
        _ pose: PerchedPose, feet: ScenePoint, facesRight: Bool, library: AssetLibrary, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        guard let drawing = library.drawing("Birds/\(name).svg") else { return }
        let box = perchedBox(feet: ScenePoint(x: feet.x, y: feet.y - pose.hop * side))
        let transform = space.transform(drawing.viewBox, into: box, mirrored: !facesRight)
        if let edge, edge.palette != .mono {
            let lift = min(1, 4 * pose.hop)
            ContactShadow.draw(
                at: ScenePoint(x: feet.x + (facesRight ? 0.03 : -0.03) * side, y: feet.y),
                width: (0.62 - 0.2 * lift) * side, strength: 0.42 * (1 - 0.6 * lift),
                away: edge.side, color: edge.shadow, space: space, into: &canvas)
        }
        draw(drawing, PosedParts(pose, of: drawing), transform, space, into: &canvas)
        draw(pose.effects, around: box, facesRight: facesRight, library: library, space: space, into: &canvas)
    }

    /// In the air.
    func draw(
        _ flight: Flight, beating seconds: Double, library: AssetLibrary, space: PixelSpace, into canvas: inout Canvas
    ) {
        guard let drawing = library.drawing("Birds/\(name)-flight.svg") else { return }
        let isHummer = drawing.partIDs.contains("wing-blur")
        // Spread wings make the bird itself smaller in its box; drawn larger, so that it lands at its own size.
        let side = side * (isHummer ? 1.12 : 1.28 - 0.12 * flight.settled)
        // The body rises as the wings go down.
        let rise = (isHummer ? 0 : 0.03 * side * flight.wing) + Self.landing.y * side * flight.settled
        let ahead = (flight.facesRight ? 1 : -1) * Self.landing.x * side * flight.settled
        var box = SceneRect(
            x: flight.position.x - side / 2 + ahead, y: flight.position.y - side / 2 + rise, width: side, height: side)
        if isHummer {
            // By whole pixels, its bill on one row of them: thinner than that, it would be kinked, and another way in every
            // frame.
            let bill = Self.bill * side * space.perUnitY
            box.x = (box.x * space.perUnitX).rounded() / space.perUnitX
            box.y = ((box.y * space.perUnitY + bill).rounded(.down) + 0.5 - bill) / space.perUnitY
        }
        let transform = space.transform(drawing.viewBox, into: box, mirrored: !flight.facesRight)
        draw(
            drawing, PosedParts(flight, beating: seconds, of: drawing), transform, space, isFlying: true, into: &canvas)
    }

    /// How far a body on its feet is before and below the middle of its box, in sides of it.
    private static let landing = ScenePoint(x: 0.05, y: 0.08)

    /// Of every drawing: as far as its wings reach, up, down and behind.
    private static let wings = Bounds(x: -32, y: -46, width: 160, height: 186)

    /// How far down in its box a bird that hovers has its bill, in sides of it.
    private static let bill = 0.291

    /// Of every drawing: where a bird is neither head nor legs.
    private static let back = Bounds(x: 0, y: 36, width: 48, height: 44)

    /// The box of the bird when its feet are at `feet`: they stand on the line at 96 of 100, in the middle.
    func perchedBox(feet: ScenePoint) -> SceneRect {
        SceneRect(x: feet.x - side / 2, y: feet.y - 0.96 * side, width: side, height: side)
    }

    private func draw(
        _ drawing: SVGDocument, _ posed: PosedParts, _ transform: Transform2D, _ space: PixelSpace,
        isFlying: Bool = false, into canvas: inout Canvas
    ) {
        let place = transform * posed.whole
        var style = SVGStyle(colors: colors, parts: posed.parts, light: light, ramps: ramps, silhouette: silhouette)
        if let rim {
            style.silhouette = rim
            let (x, y) = (max(1, 0.04 * side * space.perUnitX), max(1, 0.04 * side * space.perUnitY))
            for (dx, dy) in [(x, 0), (-x, 0), (0, y), (0, -y)] {
                drawing.draw(into: &canvas, transform: .translation(dx, dy) * place, style: style)
            }
            style.silhouette = silhouette
        }
        // On a layer of its own, as large as wings and crest may need.
        let reach = place.apply(isFlying ? Self.wings : drawing.viewBox.inset(by: -0.3 * drawing.viewBox.height))
        let (left, top) = (max(0, Int(reach.min.x)), max(0, Int(reach.min.y)))
        let (right, bottom) = (min(canvas.width, Int(reach.max.x) + 1), min(canvas.height, Int(reach.max.y) + 1))
        guard left < right, top < bottom else { return }
        var layer = Canvas(width: right - left, height: bottom - top)
        if canvas.shapes != nil { layer.shapes = [] }
        let inLayer = .translation(-Double(left), -Double(top)) * place
        drawing.draw(into: &layer, transform: inLayer, style: style)
        if isTwoTone { layer.cutInTwoTones(line: max(1, Int((0.03 * side * space.perUnitY).rounded()))) }
        var relief = relief
        if isFlying { relief.snow = nil }
        if !relief.isNothing {
            let back = inLayer.apply(Self.back)
            relief.apply(
                to: &layer,
                snowIn: PixelRect(
                    x: Int(back.min.x), y: Int(back.min.y), width: Int(back.max.x - back.min.x),
                    height: Int(back.max.y - back.min.y)))
        }
        BirdEyes.sharpen(drawing, inLayer, style, into: &layer)
        edge?.part(&layer, from: &canvas, x: left, y: top)
        canvas.composite(layer, x: left, y: top)
    }

    /// Notes that rise from the beak, drops that fly from the feathers, water that is splashed.
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
