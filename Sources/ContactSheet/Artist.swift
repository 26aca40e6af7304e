import Chronology
import Drawing
import Scene
import Simulation

/// Draws the pictures of a sheet for one kind of screen.
struct Artist {
    /// The uptime of every picture, in seconds.
    static let uptime = 3.0
    /// The size of a small picture of a bird or a thing.
    static let tile = CellSize(width: 12, height: 6)
    /// The size of a large picture of a bird or a thing.
    static let detail = CellSize(width: 24, height: 12)

    let glyphs: GlyphSet
    let palette: ColorPalette
    let library: AssetLibrary
    private let ground = RGB(hex: 0xBBD8E6)
    private let studio: BirdStudio
    private let book: PictureBook

    init(glyphs: GlyphSet, palette: ColorPalette, library: AssetLibrary) {
        self.glyphs = glyphs
        self.palette = palette
        self.library = library
        studio = BirdStudio(library: library)
        book = PictureBook(options: PictureOptions(glyphs: glyphs, colors: palette), library: library)
    }

    func bird(
        _ name: String, _ pose: BirdStudio.Pose, colors: [String: RGB], _ size: CellSize, room: Double = 1,
        silhouette: RGB? = nil, ground: RGB? = nil
    ) -> CellGrid {
        var grid = CellGrid(size: size)
        let isMono = palette == .mono
        let canvas = studio.canvas(
            of: name, pose, colors: isMono ? BirdStudio.solid(colors) : colors, size: size, glyphs: glyphs, room: room,
            silhouette: silhouette)
        GlyphFitter(set: glyphs, palette: palette).fit(
            canvas, into: &grid, ground: isMono ? RGB(0, 0, 0) : ground ?? self.ground)
        return grid
    }

    func draw(
        _ yard: Backyard, in world: World, actors: [StagedBird], on date: Instant, framing: Framing = .yard,
        into grid: inout CellGrid
    ) {
        let moment = Moment(date: date, uptime: Self.uptime, ambience: true)
        book.drawYard(
            yard, in: world, actors: actors, at: moment, framing: framing, into: &grid, rect: CellRect(grid.size))
    }

    func asset(_ path: String, _ size: CellSize) -> CellGrid {
        var grid = CellGrid(size: size)
        book.drawAsset(path, on: ground, into: &grid, rect: CellRect(size))
        return grid
    }
}
