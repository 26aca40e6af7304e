import Chronology
import Drawing
import Simulation
import Synchronization

/// How pictures are put on the screen.
package struct PictureOptions: Hashable, Sendable {
    package var glyphs: GlyphSet
    package var colors: ColorPalette
    package var reducedMotion: Bool
    /// What a monochrome terminal's ground is.
    package var darkGround: Bool

    package init(
        glyphs: GlyphSet = .quadrant, colors: ColorPalette = .trueColor, reducedMotion: Bool = false,
        darkGround: Bool = true
    ) {
        self.glyphs = glyphs
        self.colors = colors
        self.reducedMotion = reducedMotion
        self.darkGround = darkGround
    }
}

/// Pictures of the world, drawn into cells. Keeps what stands still, so that the same again costs little.
package final class PictureBook {
    package var options: PictureOptions {
        didSet {
            // What stands still is the same with and without motion.
            var before = oldValue
            before.reducedMotion = options.reducedMotion
            guard options != before else { return }
            fitter = Self.fitter(options)
            forget()
        }
    }

    private let library: AssetLibrary
    private var fitter: GlyphFitter
    /// For yards.
    private var yardFitter: GlyphFitter {
        var fitter = fitter
        fitter.inks = Backdrop.isInk(fitter.set, fitter.palette)
        fitter.dotsOutlines = fitter.palette == .mono
        return fitter
    }
    private var yards: [YardKey: YardPicture] = [:]
    private var stills: [StillKey: CellGrid] = [:]
    private var panorama: (key: PanoramaKey, picture: Panorama)?
    private var passSky: (seconds: Double, cells: CellGrid)?
    /// Yards that `prepare` has drawn and nobody has asked for yet, as they look at one moment.
    private var prepared: (moment: Moment, cells: [YardKey: CellGrid])?

    private struct YardKey: Hashable {
        let backyard: ID<Backyard>
        let size: CellSize
        let framing: Framing
    }

    private struct PanoramaKey: Hashable {
        let backyards: [ID<Backyard>]
        let columns: [Range<Int>]
        let size: CellSize
    }

    /// A picture that never moves: a portrait, an icon, a plant.
    private struct StillKey: Hashable {
        let path: String
        let style: SVGStyle
        let size: CellSize
        let background: RGB
    }

    package init(options: PictureOptions = PictureOptions(), library: AssetLibrary = AssetLibrary()) {
        self.options = options
        self.library = library
        fitter = Self.fitter(options)
    }

    /// Draws anew with files of `Assets/`, by path, that were changed outside; says which of them cannot be drawn.
    package func refresh(_ paths: [String]) -> [SVGError] {
        let faults = library.refresh(paths)
        forget()
        return faults
    }

    private func forget() {
        (yards, stills, prepared, panorama, passSky) = ([:], [:], nil, nil, nil)
    }

    /// A yard as it looks at `moment`, filling `rect` of `grid`: sky, skyline, plants, fountain, feeder, birds.
    package func drawYard(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, framing: Framing = .yard,
        into grid: inout CellGrid, rect: CellRect
    ) {
        guard !rect.isEmpty else { return }
        let key = YardKey(backyard: backyard.id, size: rect.size, framing: framing)
        let moment = drawn(moment)
        let cells: CellGrid
        if prepared?.moment == moment, let ready = prepared?.cells.removeValue(forKey: key) {
            cells = ready
        } else {
            cells = picture(key).draw(backyard, in: world, actors: drawn(actors), at: moment, with: yardFitter)
        }
        grid.copy(cells, at: CellPoint(x: rect.x, y: rect.y))
    }

    /// The same as shapes, for a picture that is not made of cells: as many units wide and high as `size` has cells,
    /// twice and four times.
    package func yardShapes(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, size: CellSize
    ) -> String {
        let picture = YardPicture(size: size, framing: .yard, glyphs: .octant, library: library, isRecorded: true)
        let canvas = picture.canvas(
            backyard, in: world, actors: drawn(actors), at: drawn(moment), palette: .exact)
        return canvas?.svgElements() ?? ""
    }

    /// A bird's portrait as shapes within a square of so many units.
    package func portraitShapes(species: ID<Species>, palette: Int, side: Int) -> String {
        guard let known = Catalog.species(species), !known.palettes.isEmpty,
            let drawing = library.drawing("Birds/\(species.rawValue).svg")
        else { return "" }
        var canvas = Canvas(width: side, height: side)
        canvas.shapes = []
        drawing.draw(
            into: &canvas, transform: .fitting(drawing.viewBox, into: canvas.bounds, pixelAspect: 1),
            style: SVGStyle(colors: known.palettes[max(0, palette) % known.palettes.count].roleColors))
        return canvas.svgElements(prefix: "b")
    }

    /// Several yards side by side as one picture that fills `rect` of `grid`.
    /// - Parameters:
    ///   - parts: from the left, as many as `columns`.
    ///   - columns: as `PanoramaLayout` has them for `rect`.
    package func drawPanorama(
        _ parts: [PanoramaPart], columns: [Range<Int>], in world: World, at moment: Moment, into grid: inout CellGrid,
        rect: CellRect
    ) {
        guard !rect.isEmpty, !parts.isEmpty else { return }
        let key = PanoramaKey(backyards: parts.map(\.backyard.id), columns: columns, size: rect.size)
        let picture: Panorama
        if let panorama, panorama.key == key {
            picture = panorama.picture
        } else {
            picture = Panorama(size: rect.size, columns: columns, glyphs: options.glyphs, library: library)
            panorama = (key, picture)
        }
        let drawnParts = parts.map { PanoramaPart($0.backyard, actors: drawn($0.actors)) }
        let cells = picture.draw(drawnParts, in: world, at: drawn(moment), with: yardFitter)
        grid.copy(cells, at: CellPoint(x: rect.x, y: rect.y))
    }

    /// A yard that is about to be drawn.
    package typealias YardToDraw = (backyard: Backyard, actors: [StagedBird], size: CellSize)

    /// Draws those of `wanted` that were never drawn before, and the sky of `drawPassSky` where `passSky` says how
    /// large it will be, all at once: reading the art for a first picture takes far longer than any later one, and
    /// pictures have nothing to do with each other. `drawYard` and `drawPassSky` then take them over.
    package func prepare(
        _ wanted: [YardToDraw], passSky size: CellSize? = nil, in world: World, at moment: Moment,
        framing: Framing = .yard
    ) {
        func key(_ yard: YardToDraw) -> YardKey {
            YardKey(backyard: yard.backyard.id, size: yard.size, framing: framing)
        }
        let fresh = wanted.filter { !CellRect($0.size).isEmpty && yards[key($0)] == nil }
        /// What it draws with is touched by one thread at a time: that of the crew which draws it, and then this one.
        struct Order: @unchecked Sendable {
            let draw: () -> CellGrid
        }
        let (drawnMoment, fitter) = (drawn(moment), yardFitter)
        var orders = fresh.map { yard in
            let (picture, actors) = (picture(key(yard)), drawn(yard.actors))
            return Order { picture.draw(yard.backyard, in: world, actors: actors, at: drawnMoment, with: fitter) }
        }
        let seconds = passSeconds(at: moment)
        if let size, !CellRect(size).isEmpty, passSky == nil { orders.append(Order { self.passSky(seconds, size) }) }
        guard !fresh.isEmpty, orders.count > 1 else { return }
        let made = Mutex<[Int: CellGrid]>([:])
        ParallelWork.divide(orders.count) { [orders] index in
            let cells = orders[index].draw()
            made.withLock { $0[index] = cells }
        }
        let cells = made.withLock { $0 }
        prepared = (drawnMoment, [:])
        for (index, yard) in fresh.enumerated() { prepared?.cells[key(yard)] = cells[index] }
        if let sky = cells[fresh.count] { passSky = (seconds, sky) }
    }

    private func picture(_ key: YardKey) -> YardPicture {
        if let known = yards[key] { return known }
        // A resize leaves pictures of sizes that nobody will ask for again.
        if yards.count > 40 { yards = [:] }
        let picture = YardPicture(size: key.size, framing: key.framing, glyphs: options.glyphs, library: library)
        yards[key] = picture
        return picture
    }

    /// What is drawn of birds and of a moment: less of both where motion is reduced.
    private func drawn(_ actors: [StagedBird]) -> [StagedBird] {
        options.reducedMotion ? actors.filter(\.isThere).map(\.settled) : actors
    }

    private func drawn(_ moment: Moment) -> Moment {
        var moment = moment
        if options.reducedMotion { moment.ambience = false }
        return moment
    }

    /// How often `drawYard` would show something new.
    package func cadence(of backyard: Backyard, actors: [StagedBird], at moment: Moment) -> Cadence {
        if options.reducedMotion { return .still }
        if actors.contains(where: { !$0.isPerched }) { return .flight }
        return moment.ambience ? .ambience : .still
    }

    /// A bird on its perch, over the colors that are already in `grid` (`background` where a pixel shows through).
    /// An `unseen` species shows as a silhouette.
    package func drawPortrait(
        species: ID<Species>, palette: Int, unseen: Bool = false, on background: RGB? = nil, into grid: inout CellGrid,
        rect: CellRect
    ) {
        guard let known = Catalog.species(species), !known.palettes.isEmpty else { return }
        let colors = known.palettes[max(0, palette) % known.palettes.count].roleColors
        let shown =
            switch options.colors {
            case .mono where options.darkGround: BirdPicture.solid(colors)
            case .ansi16, .ansi8: BirdPicture.plain(colors)
            default: colors
            }
        let style = SVGStyle(
            colors: shown,
            ramps: options.colors == .xterm256 ? ColorRamps(.day, .bird) : nil,
            silhouette: unseen ? RGB.mix(background ?? RGB(hex: 0x808890), RGB(hex: 0x808890), 0.55) : nil)
        drawStill("Birds/\(species.rawValue).svg", style, on: background, into: &grid, rect: rect)
    }

    /// A food's icon (`background` where a pixel shows through).
    package func drawFood(_ food: ID<Food>, on background: RGB, into grid: inout CellGrid, rect: CellRect) {
        drawStill("Food/\(food.rawValue).svg", SVGStyle(), on: background, into: &grid, rect: rect)
    }

    /// Any file of `Assets/` by its path, `Shop/pellet-box.svg`, as large as fits, on one color.
    package func drawAsset(_ path: String, on background: RGB, into grid: inout CellGrid, rect: CellRect) {
        drawStill(path, SVGStyle(), on: background, into: &grid, rect: rect)
    }

    /// A plant in its pot.
    package func drawPlant(_ plant: Plant, on background: RGB? = nil, into grid: inout CellGrid, rect: CellRect) {
        let path = library.drawing(plant.path) == nil ? plant.fallbackPath : plant.path
        drawStill(path, SVGStyle(), on: background, into: &grid, rect: rect)
    }

    /// The sky at a quarter to nine in the evening, with the golden hummingbird in it.
    package func drawPassSky(at moment: Moment, into grid: inout CellGrid, rect: CellRect) {
        guard !rect.isEmpty else { return }
        let seconds = passSeconds(at: moment)
        if passSky?.seconds != seconds || passSky?.cells.size != rect.size {
            passSky = (seconds, passSky(seconds, rect.size))
        }
        if let cells = passSky?.cells { grid.copy(cells, at: CellPoint(x: rect.x, y: rect.y)) }
    }

    /// The wings of an announcement need not be faster than anything else on the screen.
    private func passSeconds(at moment: Moment) -> Double {
        options.reducedMotion || !moment.ambience ? 0 : moment.held(4)
    }

    private func passSky(_ seconds: Double, _ size: CellSize) -> CellGrid {
        let light = options.colors == .mono ? Light.mono : Sky.light(hour: 20.75)
        var canvas = Canvas(cells: size, glyphs: options.glyphs)
        canvas.fillVerticalGradient(top: light.top, bottom: light.bottom)
        if options.colors == .xterm256, !options.glyphs.hasShades { canvas.calm(rows: 0..<canvas.height) }
        let space = PixelSpace(glyphs: options.glyphs)
        let (width, height) = (Double(size.width), Double(size.height * 2))
        if let species = Catalog.species(ID("hummingbird")) {
            let side = min(height, width) * 0.78 / species.scale
            let picture = BirdPicture(species: species, palette: 2, bird: side)
            // Its wings tremble; all of it moves but now and then.
            let bob = seconds == 0 ? 0 : 0.03 * height * Flight.sway((seconds / 2).rounded(.down) * 0.7)
            let flight = Flight(
                position: ScenePoint(x: width * 0.5, y: height * 0.53 + bob), pitch: 0, wing: 1, facesRight: true)
            picture.draw(flight, beating: seconds, library: library, space: space, into: &canvas)
        }
        var cells = CellGrid(size: size)
        fitter.fit(canvas, into: &cells, ground: RGB(0, 0, 0))
        return cells
    }

    /// A picture that never moves. On one color it is drawn and fitted finely, once; over what is in the grid already
    /// it is fitted each time.
    private func drawStill(
        _ path: String, _ style: SVGStyle, on background: RGB?, into grid: inout CellGrid, rect: CellRect
    ) {
        guard !rect.isEmpty, let drawing = library.drawing(path) else { return }
        let place = CellPoint(x: rect.x, y: rect.y)
        guard let background else {
            let canvas = Self.canvas(drawing, style, Canvas(cells: rect.size, glyphs: options.glyphs), options.glyphs)
            fitter.fit(canvas, into: &grid, at: place)
            return
        }
        let key = StillKey(path: path, style: style, size: rect.size, background: background)
        if let known = stills[key] { return grid.copy(known, at: place) }
        var fine = fitter
        let detail = fitter.palette == .mono ? Detail.plain : .fine
        fine.detail = detail
        if fine.palette == .trueColor { fine.palette = .exact }
        let ground = Canvas(
            cells: rect.size, glyphs: options.glyphs, detail: detail, filledWith: background.linear)
        var cells = CellGrid(size: rect.size)
        fine.fit(
            Self.canvas(drawing, style, ground, options.glyphs, detail), into: &cells, ground: background)
        if stills.count > 200 { stills = [:] }
        stills[key] = cells
        grid.copy(cells, at: place)
    }

    private static func canvas(
        _ drawing: SVGDocument, _ style: SVGStyle, _ ground: Canvas, _ glyphs: GlyphSet, _ detail: Detail = .plain
    ) -> Canvas {
        var (canvas, style) = (ground, style)
        // A little air, so that no tail touches the edge.
        let box = drawing.viewBox.inset(by: -0.04 * drawing.viewBox.height)
        let transform = Transform2D.fitting(box, into: canvas.bounds, pixelAspect: glyphs.pixelAspect(detail))
        // As coarse as what is seen in the end, however finely it is drawn.
        let rows = transform.d * drawing.viewBox.height / Double(glyphs.samples(detail).rows)
        style.parts.merge(BirdPicture.smallBill(of: drawing, rows: rows)) { $1 }
        drawing.draw(into: &canvas, transform: transform, style: style)
        return canvas
    }

    private static func fitter(_ options: PictureOptions) -> GlyphFitter {
        var fitter = GlyphFitter(set: options.glyphs, palette: options.colors)
        fitter.darkGround = options.darkGround
        return fitter
    }
}

extension StagedBird {
    /// When what it is about began, in seconds of uptime.
    var since: Double {
        switch phase {
        case .arriving(let since), .moving(_, let since), .perched(let since), .leaving(let since): since
        }
    }

    var isPerched: Bool {
        if case .perched = phase { return true }
        return false
    }

    /// On its way in or out.
    var crossesTheYard: Bool {
        switch phase {
        case .arriving, .leaving: true
        case .moving, .perched: false
        }
    }

    /// Still in the yard: not on its way out.
    package var isThere: Bool {
        if case .leaving = phase { return false }
        return !isCalledAway
    }

    /// Already where it is going, if that is another perch.
    var settled: StagedBird {
        guard case .moving(_, let since) = phase else { return self }
        var bird = self
        bird.phase = .perched(since: since)
        return bird
    }
}
