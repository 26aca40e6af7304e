import Chronology
import Drawing
import Simulation
import Synchronization

/// The options with which pictures are drawn.
package struct PictureOptions: Hashable, Sendable {
    package var glyphs: GlyphSet
    package var colors: ColorPalette
    package var reducedMotion: Bool
    /// Whether a monochrome terminal has a dark background.
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

/// Draws the world as cells or images, and caches still pictures so that drawing them again costs little.
package final class PictureBook {
    package var options: PictureOptions {
        didSet {
            // Still pictures are the same with and without motion.
            var before = oldValue
            before.reducedMotion = options.reducedMotion
            guard options != before else { return }
            fitter = Self.fitter(options)
            forget()
        }
    }

    /// The pixels of the terminal's cells, to draw pictures as images; `nil` to draw them in glyphs.
    package var pixels: CellPixels? {
        didSet { if pixels != oldValue, oldValue != nil, pixels != nil { forgetImages() } }
    }
    /// True if images may be used; false below a sheet and for pictures to be kept, which are drawn in glyphs.
    package var showsImages = true
    private var cellPixels: CellPixels? { showsImages ? pixels : nil }
    private var images: [YardKey: YardImages] = [:]
    private let sprites = SpriteCache()

    private let library: AssetLibrary
    private var fitter: GlyphFitter
    /// The fitter for yards.
    private var yardFitter: GlyphFitter {
        var fitter = fitter
        fitter.drawsOutlines = Backdrop.isInk(fitter.set, fitter.palette)
        return fitter
    }
    private var yards: [YardKey: YardPicture] = [:]
    private var stills: [StillKey: CellGrid] = [:]
    private var panorama: (key: PanoramaKey, picture: Panorama)?
    private var passSky: (seconds: Double, pixels: CellPixels?, cells: CellGrid)?
    /// Yards that `prepare` has drawn and that were not requested yet, each with its moment.
    private var prepared: [YardKey: (moment: Moment, cells: CellGrid)] = [:]

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

    /// The key of a picture that never moves: a portrait, an icon, a plant.
    private struct StillKey: Hashable {
        let path: String
        let style: SVGStyle
        let size: CellSize
        let background: RGB
        let pixels: CellPixels?
    }

    package init(options: PictureOptions = PictureOptions(), library: AssetLibrary = AssetLibrary()) {
        self.options = options
        self.library = library
        fitter = Self.fitter(options)
    }

    /// Reloads files of `Assets/`, by path, that were changed outside; returns an error for each that cannot be drawn.
    package func refresh(_ paths: [String]) -> [SVGError] {
        let faults = library.refresh(paths)
        forget()
        return faults
    }

    private func forget() {
        (yards, stills, prepared, panorama, passSky) = ([:], [:], [:], nil, nil)
        forgetImages()
    }

    private func forgetImages() {
        images = [:]
        sprites.removeAll()
    }

    /// Draws a yard at `moment`, filling `rect` of `grid`: sky, skyline, plants, fountain, feeder, birds.
    package func drawYard(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, framing: Framing = .yard,
        into grid: inout CellGrid, rect: CellRect
    ) {
        guard !rect.isEmpty else { return }
        let key = YardKey(backyard: backyard.id, size: rect.size, framing: framing)
        let moment = drawn(moment)
        let cells: CellGrid
        if let pixels = cellPixels {
            let yard = images(key, pixels)
            cells = yard.draw(backyard, in: world, actors: drawn(actors), at: moment, palette: options.colors)
        } else if let ready = prepared.removeValue(forKey: key), ready.moment == moment {
            cells = ready.cells
        } else {
            cells = picture(key).draw(backyard, in: world, actors: drawn(actors), at: moment, with: yardFitter)
        }
        grid.copy(cells, at: CellPoint(x: rect.x, y: rect.y))
    }

    /// Returns a yard's picture as SVG elements instead of cells; each column of `size` is 2 units wide, each row 4
    /// high.
    package func yardShapes(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, framing: Framing = .yard,
        size: CellSize
    ) -> String {
        let picture = YardPicture(
            size: size, framing: framing, pixels: CellPixels(.octant), library: library, isRecorded: true)
        let canvas = picture.canvas(
            backyard, in: world, actors: drawn(actors), at: drawn(moment), palette: .exact)
        return canvas?.svgElements() ?? ""
    }

    /// Returns a bird's portrait as SVG elements within a square of `side` units; empty for an unknown species.
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

    /// Draws several yards side by side as one picture that fills `rect` of `grid`.
    /// - Parameters:
    /// - parts: the yards from the left, as many as `columns`.
    /// - columns: the columns from `PanoramaLayout` for `rect`.
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
    package struct YardToDraw {
        let backyard: Backyard
        let actors: [StagedBird]
        private(set) var moment: Moment
        let framing: Framing
        let size: CellSize

        package init(
            _ backyard: Backyard, actors: [StagedBird], at moment: Moment, framing: Framing = .yard, size: CellSize
        ) {
            self.backyard = backyard
            self.actors = actors
            self.moment = moment
            self.framing = framing
            self.size = size
        }

        /// Returns the same yard at another moment.
        package func at(_ moment: Moment) -> YardToDraw {
            var other = self
            other.moment = moment
            return other
        }
    }

    /// Draws a yard as `drawYard` does, filling `rect` of `grid`.
    package func draw(_ yard: YardToDraw, in world: World, into grid: inout CellGrid, rect: CellRect) {
        drawYard(
            yard.backyard, in: world, actors: yard.actors, at: yard.moment, framing: yard.framing, into: &grid,
            rect: rect)
    }

    /// Draws in parallel those of `wanted` that were never drawn before, and the sky of `drawPassSky` if `passSky`
    /// gives its size and moment. Reading the art for a first picture takes far longer than any later one, and pictures
    /// are independent. `drawYard` and `drawPassSky` then use the results.
    package func prepare(
        _ wanted: [YardToDraw], passSky: (size: CellSize, moment: Moment)? = nil, in world: World
    ) {
        guard cellPixels == nil else { return }
        func key(_ yard: YardToDraw) -> YardKey {
            YardKey(backyard: yard.backyard.id, size: yard.size, framing: yard.framing)
        }
        // A picture is drawn by one thread, so it is drawn here for one moment only.
        var keys: Set<YardKey> = []
        let fresh = wanted.filter {
            !CellRect($0.size).isEmpty && yards[key($0)] == nil && keys.insert(key($0)).inserted
        }
        /// Each order is used by one thread at a time: first the helper that draws it, then this one.
        struct Order: @unchecked Sendable {
            let draw: () -> CellGrid
        }
        let fitter = yardFitter
        var orders = fresh.map { yard in
            let (picture, actors, moment) = (picture(key(yard)), drawn(yard.actors), drawn(yard.moment))
            return Order { picture.draw(yard.backyard, in: world, actors: actors, at: moment, with: fitter) }
        }
        let sky = passSky.map { (size: $0.size, seconds: passSeconds(at: $0.moment)) }
        if let sky, !CellRect(sky.size).isEmpty, self.passSky == nil {
            orders.append(Order { self.passSky(sky.seconds, sky.size) })
        }
        guard !fresh.isEmpty, orders.count > 1 else { return }
        let made = Mutex<[Int: CellGrid]>([:])
        ParallelWork.divide(orders.count) { [orders] index in
            let cells = orders[index].draw()
            made.withLock { $0[index] = cells }
        }
        let cells = made.withLock { $0 }
        prepared = [:]
        for (index, yard) in fresh.enumerated() {
            prepared[key(yard)] = cells[index].map { (drawn(yard.moment), $0) }
        }
        if let sky, let drawn = cells[fresh.count] { self.passSky = (sky.seconds, nil, drawn) }
    }

    private func images(_ key: YardKey, _ pixels: CellPixels) -> YardImages {
        if let known = images[key] { return known }
        if images.count > 12 { images = [:] }
        let yard = YardImages(
            size: key.size, framing: key.framing, pixels: pixels, library: library, sprites: sprites)
        images[key] = yard
        return yard
    }

    private func picture(_ key: YardKey) -> YardPicture {
        if let known = yards[key] { return known }
        // After a resize, pictures of former sizes are never requested again.
        if yards.count > 40 { yards = [:] }
        let picture = YardPicture(
            size: key.size, framing: key.framing, pixels: CellPixels(options.glyphs), library: library)
        yards[key] = picture
        return picture
    }

    /// Reduces birds and moment to what is drawn with reduced motion.
    private func drawn(_ actors: [StagedBird]) -> [StagedBird] {
        options.reducedMotion ? actors.filter(\.isThere).map(\.settled) : actors
    }

    private func drawn(_ moment: Moment) -> Moment {
        var moment = moment
        if options.reducedMotion { moment.ambience = false }
        return moment
    }

    /// Returns how often `drawYard` would show something new.
    package func cadence(of backyard: Backyard, actors: [StagedBird], at moment: Moment) -> Cadence {
        if options.reducedMotion { return .still }
        if actors.contains(where: { !$0.isPerched }) { return .flight }
        return moment.cadence
    }

    /// Draws a bird on its perch over the colors that are already in `grid` (`background` where a pixel shows through).
    /// An `unseen` species is a silhouette.
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

    /// Draws a food's icon (`background` where a pixel shows through).
    package func drawFood(_ food: ID<Food>, on background: RGB, into grid: inout CellGrid, rect: CellRect) {
        drawStill("Food/\(food.rawValue).svg", SVGStyle(), on: background, into: &grid, rect: rect)
    }

    /// Draws any file of `Assets/` by its path, such as `Shop/pellet-box.svg`, as large as fits, on one color.
    package func drawAsset(_ path: String, on background: RGB, into grid: inout CellGrid, rect: CellRect) {
        drawStill(path, SVGStyle(), on: background, into: &grid, rect: rect)
    }

    /// Draws a plant in its pot.
    package func drawPlant(_ plant: Plant, on background: RGB? = nil, into grid: inout CellGrid, rect: CellRect) {
        let path = library.drawing(plant.path) == nil ? plant.fallbackPath : plant.path
        drawStill(path, SVGStyle(), on: background, into: &grid, rect: rect)
    }

    /// Draws the sky at a quarter to nine in the evening, with the golden hummingbird in it.
    package func drawPassSky(at moment: Moment, into grid: inout CellGrid, rect: CellRect) {
        guard !rect.isEmpty else { return }
        let (seconds, pixels) = (passSeconds(at: moment), cellPixels)
        if passSky?.seconds != seconds || passSky?.pixels != pixels || passSky?.cells.size != rect.size {
            passSky = (seconds, pixels, passSky(seconds, rect.size))
        }
        if let cells = passSky?.cells { grid.copy(cells, at: CellPoint(x: rect.x, y: rect.y)) }
    }

    /// Returns the time by which the bird of `drawPassSky` moves, in steps of half a second; 0 without motion, and for an
    /// image, which would be sent again for each step.
    private func passSeconds(at moment: Moment) -> Double {
        options.reducedMotion || !moment.ambience || cellPixels != nil ? 0 : moment.held(4)
    }

    private func passSky(_ seconds: Double, _ size: CellSize) -> CellGrid {
        let light = options.colors == .mono ? Light.mono : Sky.light(hour: 20.75)
        let pixels = cellPixels ?? CellPixels(options.glyphs)
        var canvas = Canvas(cells: size, pixels: pixels)
        canvas.fillVerticalGradient(top: light.top, bottom: light.bottom)
        if options.colors == .xterm256, !options.glyphs.hasShades { canvas.calm(rows: 0..<canvas.height) }
        let space = PixelSpace(pixels)
        let (width, height) = (Double(size.width), Double(size.height * 2))
        if let species = Catalog.species(ID("hummingbird")) {
            let side = min(height, width) * 0.78 / species.scale
            let picture = BirdPicture(species: species, palette: 2, bird: side)
            // Its wings tremble; the bird as a whole moves only now and then.
            let bob = seconds == 0 ? 0 : 0.03 * height * Flight.sway((seconds / 2).rounded(.down) * 0.7)
            let flight = Flight(
                position: ScenePoint(x: width * 0.5, y: height * 0.53 + bob), pitch: 0, wing: 1, facesRight: true)
            picture.draw(flight, beating: seconds, library: library, space: space, into: &canvas)
        }
        if pixels.glyphs == nil { return Self.picture(canvas, size, on: light.bottom) }
        var cells = CellGrid(size: size)
        fitter.fit(canvas, into: &cells, ground: RGB(0, 0, 0))
        return cells
    }

    /// Draws a picture that never moves. On one color it is drawn and fitted finely, once; over the present content of
    /// the grid it is fitted each time.
    private func drawStill(
        _ path: String, _ style: SVGStyle, on background: RGB?, into grid: inout CellGrid, rect: CellRect
    ) {
        guard !rect.isEmpty, let drawing = library.drawing(path) else { return }
        let place = CellPoint(x: rect.x, y: rect.y)
        // Without colors a picture reads best on nothing: a ground's tone would be a pattern of dots.
        let empty = options.darkGround ? RGB(0, 0, 0) : RGB(255, 255, 255)
        guard let background = background.map({ options.colors == .mono ? empty : $0 }) else {
            let canvas = canvas(drawing, style, on: Canvas(cells: rect.size, glyphs: options.glyphs))
            fitter.fit(canvas, into: &grid, at: place)
            return
        }
        let key = StillKey(path: path, style: style, size: rect.size, background: background, pixels: cellPixels)
        if let known = stills[key] { return grid.copy(known, at: place) }
        // One as an image can take 0.3 MB.
        if stills.count > 100 { stills = [:] }
        let cells = still(drawing, key)
        stills[key] = cells
        grid.copy(cells, at: place)
    }

    /// Draws a still picture on one color.
    private func still(_ drawing: SVGDocument, _ key: StillKey) -> CellGrid {
        if let pixels = key.pixels {
            var ground = Canvas(cells: key.size, pixels: pixels)
            ground.fill(key.background.linear)
            return Self.picture(canvas(drawing, key.style, on: ground, aspect: 1), key.size, on: key.background)
        }
        var fine = fitter
        let detail = fitter.palette == .mono || fitter.palette.isBasic ? Detail.plain : .fine
        fine.detail = detail
        if fine.palette == .trueColor { fine.palette = .exact }
        let ground = Canvas(
            cells: key.size, glyphs: options.glyphs, detail: detail, filledWith: key.background.linear)
        var cells = CellGrid(size: key.size)
        fine.fit(canvas(drawing, key.style, on: ground, detail), into: &cells, ground: key.background)
        return cells
    }

    /// Returns cells in which a canvas shows as an image, on a color that stands for it until it is there.
    private static func picture(_ canvas: Canvas, _ size: CellSize, on ground: RGB) -> CellGrid {
        var cells = CellGrid(size: size, filledWith: .picture(on: ground))
        cells.placements = [Placement(canvas.image, frame: CellRect(size))]
        return cells
    }

    private func canvas(
        _ drawing: SVGDocument, _ style: SVGStyle, on ground: Canvas, _ detail: Detail = .plain, aspect: Double? = nil
    ) -> Canvas {
        var (canvas, style) = (ground, style)
        let glyphs = options.glyphs
        // A margin keeps tails off the edge.
        let box = drawing.viewBox.inset(by: -0.04 * drawing.viewBox.height)
        let transform = Transform2D.fitting(box, into: canvas.bounds, pixelAspect: aspect ?? glyphs.pixelAspect(detail))
        // Small bills are chosen by the rows that are finally seen, however finely the picture is drawn.
        let rows = transform.d * drawing.viewBox.height / Double(glyphs.samples(detail).rows)
        style.parts.merge(BirdPicture.smallBill(of: drawing, rows: rows)) { $1 }
        // In few colors a bird has a rim and a sharp eye, and without colors it is a woodcut, as in its yard.
        let isTwoTone = options.colors == .mono && options.darkGround
        if isTwoTone || options.colors.isBasic, !style.colors.isEmpty, style.silhouette == nil {
            var layer = Canvas(width: canvas.width, height: canvas.height)
            drawing.draw(into: &layer, transform: transform, style: style)
            if isTwoTone { layer.cutInTwoTones(line: 1) }
            BirdEyes.sharpen(drawing, transform, style, isTwoTone: isTwoTone, into: &layer)
            if !isTwoTone { BirdEdge(palette: options.colors, isDark: false).part(&layer, from: &canvas, x: 0, y: 0) }
            canvas.composite(layer, x: 0, y: 0)
        } else {
            drawing.draw(into: &canvas, transform: transform, style: style)
        }
        return canvas
    }

    /// Returns a finished picture, such as a photo, in the colors and glyphs of this terminal.
    package func redrawn(_ picture: CellGrid) -> CellGrid {
        let hasQuadrants = [.quadrant, .sextant, .octant].contains(options.glyphs)
        let isAsDrawn = hasQuadrants && !options.colors.isCoarse
        return isAsDrawn ? picture : picture.redrawn(in: options.glyphs, options.colors)
    }

    private static func fitter(_ options: PictureOptions) -> GlyphFitter {
        var fitter = GlyphFitter(set: options.glyphs, palette: options.colors)
        fitter.darkGround = options.darkGround
        return fitter
    }
}

extension StagedBird {
    /// The uptime in seconds at which the current phase began.
    var since: Double {
        switch phase {
        case .arriving(let since), .moving(_, let since), .perched(let since), .leaving(let since): since
        }
    }

    var isPerched: Bool {
        if case .perched = phase { return true }
        return false
    }

    /// Whether the bird is on its way in or out.
    var crossesTheYard: Bool {
        switch phase {
        case .arriving, .leaving: true
        case .moving, .perched: false
        }
    }

    /// Whether the bird is in the yard and not on its way out.
    package var isThere: Bool {
        if case .leaving = phase { return false }
        return !isCalledAway
    }

    /// The same bird as if it had reached the perch that it is moving to.
    var settled: StagedBird {
        guard case .moving(_, let since) = phase else { return self }
        var bird = self
        bird.phase = .perched(since: since)
        return bird
    }
}
