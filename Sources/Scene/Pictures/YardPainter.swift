import Chronology
import Drawing
import Simulation

/// Draws one yard, part by part, into a canvas of its own or a place on a wider one.
struct YardPainter {
    let library: AssetLibrary
    var layout: SceneLayout
    let space: PixelSpace
    let size: CellSize
    let pixels: CellPixels

    /// - Parameter left: the first column of the yard's place on the canvas.
    init(layout: SceneLayout, size: CellSize, pixels: CellPixels, library: AssetLibrary, left: Int = 0) {
        (self.layout, self.size, self.pixels, self.library) = (layout, size, pixels, library)
        space = PixelSpace(pixels, left: left)
    }

    /// Everything that decides how a yard looks, except its birds.
    struct StillKey: Hashable {
        var backdrop: Backdrop.Key
        let decoration: Decoration
        let food: ID<Food>
        /// The level of food, 0…8.
        let foodLevel: Int
        let waterLevel: Int
        /// The latest gifts, by place.
        let gifts: [Int: GiftKind]
        /// The species whose young are about the birdhouse.
        let young: ID<Species>?
        /// The movement of leaves and water; `nil` without motion.
        var sway: Sway?

        var atRest: StillKey {
            var key = self
            key.sway = nil
            return key
        }
    }

    func key(of backyard: Backyard, in world: World, at moment: Moment, palette: ColorPalette) -> StillKey {
        let local = backyard.localTime(at: moment.date, began: world.began)
        let backdrop = Backdrop.Key(
            size: size, pixels: pixels, palette: palette, minute: local.hour * 60 + local.minute,
            weather: WeatherBlend(over: backyard, in: world, at: moment), floor: backyard.floor,
            skyline: backyard.skyline,
            seed: backyard.id.stableHash)
        return StillKey(
            backdrop: backdrop, decoration: backyard.decoration, food: backyard.foodID,
            foodLevel: Int((backyard.food.fraction(at: moment.date) * 8).rounded(.up)),
            waterLevel: Int((backyard.water.fraction(at: moment.date) * 8).rounded(.up)),
            gifts: layout.gifts(in: backyard.id, of: world).mapValues(\.kind),
            young: world.visibleFledglings(in: backyard, at: moment.date),
            sway: moment.ambience
                ? Sway(at: moment, yard: backyard.id.stableHash, cells: size.width * size.height) : nil)
    }

    /// Draws plants, feeders, the bath and gifts.
    func drawStillLife(of backyard: Backyard, key: StillKey, light: Light, into canvas: inout Canvas) {
        if !light.isOutlines { drawShadows(light, into: &canvas) }
        // In few colors or none white specks on leaves are noise.
        var leafy = light
        if key.backdrop.palette.isBasic || light.isOutlines { leafy.snow = nil }
        let plants = layout.plants(of: backyard)
        let stirred = key.sway.map { $0.plant(of: plants.count) }
        func drawPlants(front: Bool, _ light: Light) {
            for (index, plant) in plants.enumerated() where plant.isFront == front {
                draw(plant, index == stirred ? key.sway : nil, light, &canvas)
            }
        }
        drawPlants(front: false, leafy)
        if let birdhouse = backyard.birdhouse {
            let path = "Birdhouses/\(birdhouse.rawValue).svg"
            drawAsset(path, in: layout.birdhouse, light.style(ink: Self.wood), light, &canvas)
        }
        if let feeder = backyard.feeder { draw(feeder, backyard, level: key.foodLevel, light: light, &canvas) }
        drawAsset("Feeders/branch.svg", in: layout.branch, light.style(ink: Self.wood), light, &canvas)
        drawFeeder(backyard, level: key.foodLevel, light: light, &canvas)
        drawYoung(key, light, &canvas)
        drawFountain(backyard, level: key.waterLevel, step: key.sway?.water ?? 0, light: light, &canvas)
        for (place, rect) in layout.gifts.enumerated() {
            guard let gift = key.gifts[place] else { continue }
            // Gifts shine a little.
            var style = light.style()
            style.light = RGB.mix(light.tint, RGB(hex: 0xFFFFFF), 0.5)
            style.silhouette = nil
            drawAsset("Gifts/\(gift.rawValue).svg", in: rect, style, Light.mono, &canvas)
        }
        // Front plants are nearer than the light reaches, and behind every bird.
        leafy.tint = RGB.mix(leafy.tint, RGB(hex: 0x2B2447), 0.2)
        if !light.isOutlines { drawPlants(front: true, leafy) }
    }

    /// Returns the parts of the canvas to redraw when leaves and water have moved.
    func areas(from former: Sway?, to next: Sway?, in backyard: Backyard) -> [PixelRect] {
        var areas: [PixelRect] = []
        if former?.water != next?.water { areas.append(fountainArea) }
        let plants = layout.plants(of: backyard)
        guard !plants.isEmpty, former?.breath != next?.breath || former?.bend != next?.bend else { return areas }
        let bent = [former, next].compactMap { $0?.bend == 0 ? nil : $0?.plant(of: plants.count) }
        return areas + Set(bent).sorted().map { reach(of: plants[$0].rect) }
    }

    /// The pixels that the bath may take.
    var fountainArea: PixelRect { reach(of: layout.fountain) }

    /// Returns the pixels that a thing may take with its leaves bent.
    private func reach(of rect: SceneRect) -> PixelRect {
        let air = 0.06 * rect.height
        return space.pixels(
            SceneRect(x: rect.x - air, y: rect.y - air, width: rect.width + 2 * air, height: rect.height + 2 * air))
    }

    /// Draws young birds about their house: one at its door that begs now and then, one on its roof.
    private func drawYoung(_ key: StillKey, _ light: Light, _ canvas: inout Canvas) {
        let house = layout.birdhouse
        guard let species = key.young.flatMap({ Catalog.species($0) }), house.width > 0 else { return }
        let picture = dressed(BirdPicture(species: species, palette: 0, bird: 0.42 * layout.bird), key, light)
        for (index, height) in [0.05, 0.45].enumerated() {
            var pose = PerchedPose()
            pose.fluff = 0.8
            if index == 1, (key.sway?.water ?? 0) % 6 > 3 { (pose.beak, pose.wing, pose.neck) = (22, 14, 0.5) }
            let feet = ScenePoint(x: house.midX, y: house.y + height * house.height)
            picture.draw(pose, feet: feet, facesRight: index == 1, library: library, space: space, into: &canvas)
        }
    }

    /// Draws the shadows under pots, bath and feeder.
    private func drawShadows(_ light: Light, into canvas: inout Canvas) {
        func shade(_ rect: SceneRect, _ share: Double) {
            // A thing below the picture's edge has its shadow there.
            guard rect.maxY < layout.height + 0.12 * rect.height else { return }
            let foot = ScenePoint(x: rect.midX, y: min(rect.maxY, layout.height - 0.5))
            ContactShadow.draw(
                at: foot, width: share * rect.width, strength: 0.38, away: light.side, color: light.shadow,
                space: space, into: &canvas)
        }
        for rect in layout.leadingPlants + layout.trailingPlants { shade(rect, 0.66) }
        shade(layout.feeder, 1.04)
        shade(layout.fountain, 0.78)
    }

    /// Draws the hanging feeder: a cord from above, and the food left in its tube.
    private func draw(
        _ feeder: FeederStyle, _ backyard: Backyard, level: Int, light: Light, _ canvas: inout Canvas
    ) {
        let rect = layout.hangingFeeder
        let (x, top) = (space.x(rect.midX), rect.y * space.perUnitY)
        if top > 0 {
            let width = max(0.6 * space.perUnitX, 0.026 * rect.width * space.perUnitX)
            let cord = Path.polygon(
                [
                    Point(x - width / 2, -1), Point(x + width / 2, -1), Point(x + width / 2, top + 1),
                    Point(x - width / 2, top + 1),
                ], closed: true)
            canvas.fill(cord, paint: .color(RGB(linear: RGB(hex: 0x6B7480).linear * light.tint.linear)))
        }
        var style = light.style(colors: ["food": backyard.heapColor])
        // The column sinks onto its foot.
        let share = Double(level) / 8
        style.parts["food"] =
            level == 0 ? .hidden : PartPose(scale: Point(1, share), offset: Point(0, 83 * (1 - share)))
        drawAsset("Feeders/\(feeder.rawValue).svg", in: rect, style, light, &canvas)
    }

    private func draw(_ planted: SceneLayout.Planted, _ sway: Sway?, _ light: Light, _ canvas: inout Canvas) {
        let (plant, mirrored) = (planted.plant, planted.mirrored)
        guard let drawing = library.drawing(plant.path) ?? library.drawing(plant.fallbackPath) else { return }
        var style = light.style(ink: Self.leaf)
        if planted.isFront {
            style.parts["pot"] = .hidden
        } else if mirrored != (light.side > 0) {
            // The drawing has its light at the left.
            style.parts["pot"] = PartPose(scale: Point(-1, 1), offset: Point(drawing.viewBox.width, 0))
        }
        if let sway, sway.bend != 0 {
            let parts = drawing.partIDs.filter { $0.hasPrefix("leaves") || $0.hasPrefix("flowers") }
            if !parts.isEmpty { style.parts[parts[sway.part(of: parts.count)]] = PartPose(rotation: sway.bend) }
        }
        stand(drawing, in: planted.rect, mirrored: mirrored, style, light, &canvas)
    }

    private func drawFeeder(_ backyard: Backyard, level: Int, light: Light, _ canvas: inout Canvas) {
        guard let drawing = library.drawing("Feeders/ground.svg") else { return }
        var style = light.style(colors: ["food": backyard.heapColor], ink: Self.wood)
        // The heap sinks as food is eaten.
        style.parts["food"] = level == 0 ? .hidden : PartPose(offset: Point(0, Double(8 - level) * 2))
        stand(drawing, in: layout.feeder, style, light, &canvas)
    }

    /// Draws the bath's front, before a bird that sits in its water.
    func drawFountainFront(_ backyard: Backyard, light: Light, _ canvas: inout Canvas) {
        guard let drawing = library.drawing("Fountains/\(backyard.fountain.rawValue).svg") else { return }
        var style = light.style(colors: light.isPlain ? backyard.fountain.plainColors : [:])
        for part in drawing.partIDs where part != "basin" { style.parts[part] = .hidden }
        stand(drawing, in: layout.fountain, style, light, &canvas)
    }

    private func drawFountain(_ backyard: Backyard, level: Int, step: Int, light: Light, _ canvas: inout Canvas) {
        guard let drawing = library.drawing("Fountains/\(backyard.fountain.rawValue).svg") else { return }
        var style = light.style(colors: light.isPlain ? backyard.fountain.plainColors : [:])
        if level == 0 {
            style.parts["water"] = .hidden
            style.parts["spout"] = .hidden
        } else {
            // The pool sinks and shrinks toward its middle, (50, 29) in every bath.
            let share = Double(level) / 8
            let (across, down) = (0.55 + 0.45 * share, 0.45 + 0.55 * share)
            style.parts["water"] = PartPose(
                scale: Point(across, down), offset: Point(50 * (1 - across), 29 * (1 - down) + 1.6 * (1 - share)))
            for jet in 1...3 { style.parts["jet-\(jet)"] = jet == step % 3 + 1 ? .shown : .hidden }
            for ripple in 1...3 {
                let shift = Flight.sway(Double(step) / 8 + Double(ripple))
                style.parts["ripple-\(ripple)"] = PartPose(offset: Point(2.5 * shift, 0))
            }
        }
        stand(drawing, in: layout.fountain, style, light, &canvas)
    }

    private func drawAsset(
        _ path: String, in rect: SceneRect, _ style: SVGStyle, _ light: Light, _ canvas: inout Canvas
    ) {
        guard let drawing = library.drawing(path) else { return }
        stand(drawing, in: rect, style, light, &canvas)
    }

    /// Draws a thing on a layer of its own, on which light and snow fall.
    private func stand(
        _ drawing: SVGDocument, in rect: SceneRect, mirrored: Bool = false, _ style: SVGStyle, _ light: Light,
        _ canvas: inout Canvas
    ) {
        let transform = space.transform(drawing.viewBox, into: rect, mirrored: mirrored)
        var relief = Relief(
            side: light.side, snow: light.snow, snowCover: light.snowCover, depth: snowDepth,
            isLitAsAWhole: pixels.glyphs == nil)
        let seen = reach(of: rect).intersection(canvas.all)
        // The thing is drawn as a whole or not at all: light falls on it from border to border.
        if seen.intersection(canvas.limits).isEmpty, !seen.isEmpty { return }
        if style.silhouette != nil, !seen.isEmpty {
            var layer = Canvas(width: seen.width, height: seen.height)
            drawing.draw(
                into: &layer, transform: .translation(-Double(seen.x), -Double(seen.y)) * transform, style: style)
            if light.isMono {
                // A line of snow is thicker than an outline.
                relief.depth += 1
                relief.apply(to: &layer)
            }
            layer.cutOutline(ground: light.top)
            canvas.composite(layer, x: seen.x, y: seen.y)
            return
        }
        guard !relief.isNothing, !seen.isEmpty else {
            return drawing.draw(into: &canvas, transform: transform, style: style)
        }
        var layer = Canvas(width: seen.width, height: seen.height)
        if canvas.shapes != nil { layer.shapes = [] }
        drawing.draw(
            into: &layer, transform: .translation(-Double(seen.x), -Double(seen.y)) * transform, style: style)
        relief.apply(to: &layer)
        canvas.composite(layer, x: seen.x, y: seen.y)
    }

    /// The ink of plants and wood where there are only outlines.
    private static let (leaf, wood) = (RGB(hex: 0x0E4A18), RGB(hex: 0x6A4700))

    /// The height of the snow on things, in pixels.
    var snowDepth: Int { max(1, Int((0.035 * layout.bird * space.perUnitY).rounded())) }

    /// Draws rain, snow or fog before everything.
    func drawWeather(_ key: Backdrop.Key, _ light: Light, at moment: Moment, into canvas: inout Canvas) {
        Precipitation.draw(
            key.weather, of: key.seed, asOutlines: light.isOutlines, at: moment, layout: layout, space: space,
            into: &canvas)
    }
}

extension Backyard {
    /// The color of the food in the feeder.
    fileprivate var heapColor: RGB { RGB(hex: Catalog.food(foodID)?.heapColor ?? 0x54505C) }
}

extension FountainStyle {
    /// The colors of a bath in one tone, for sixteen colors, where its light and shade would have other hues.
    fileprivate var plainColors: [String: RGB] {
        let basin: RGB =
            switch self {
            case .terracotta: RGB(hex: 0xAD6A5A)
            case .marble: RGB(hex: 0xE6E3EA)
            case .stone: RGB(hex: 0x5F8496)
            }
        return ["basin": basin, "basin light": basin, "basin shade": basin]
    }
}

extension Plant {
    /// The path of the drawing below `Assets/`.
    var path: String { "Plants/\(kind.fileName)-\(variant + 1).svg" }
    var fallbackPath: String { "Plants/\(kind.fileName)-1.svg" }
}

extension PlantKind {
    var fileName: String {
        switch self {
        case .foxglove: "foxglove"
        case .snakePlant: "snake-plant"
        case .colocasia: "colocasia"
        case .kentiaPalm: "kentia-palm"
        case .alocasia: "alocasia"
        }
    }
}

extension Flight {
    /// Returns a gentle swing, −1 … 1, with a period of two, without the cost of a sine.
    static func sway(_ t: Double) -> Double {
        let phase = t / 2 - (t / 2).rounded(.down)
        return phase < 0.5 ? 2 * ease(phase * 2) - 1 : 1 - 2 * ease(phase * 2 - 1)
    }
}
