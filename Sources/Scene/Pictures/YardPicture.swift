import Chronology
import Drawing
import Simulation

/// Draws one yard at one size, and keeps what did not change since the last time.
final class YardPicture {
    private let isFramed: Bool
    private var camera = Camera()
    private var painter: YardPainter
    private var backdrop: Backdrop?
    /// Backdrop and everything else that stands still when nothing sways.
    private var stillLife: (key: YardPainter.StillKey, canvas: Canvas)?
    private var fitted: FittedPicture
    private let isRecorded: Bool

    /// - Parameter isRecorded: its canvas has shapes, too.
    init(
        size: CellSize, framing: Framing, glyphs: GlyphSet, library: AssetLibrary, isRecorded: Bool = false
    ) {
        self.isRecorded = isRecorded
        isFramed = framing == .guest && Camera.isNeeded(at: size)
        let layout = isFramed ? camera.layout(size: size) : SceneLayout(size: size)
        painter = YardPainter(layout: layout, size: size, glyphs: glyphs, library: library)
        fitted = FittedPicture(size: size)
    }

    /// Turns to the bird that the picture is about.
    /// - Returns: that bird last, before all others; none that would be cut off where it sits.
    private func follow(_ actors: [StagedBird]) -> [StagedBird] {
        guard isFramed else { return actors }
        let chosen = Camera.choice(of: actors)
        let wanted = Camera(on: chosen)
        if wanted != camera {
            camera = wanted
            painter.layout = wanted.layout(size: painter.size)
            (backdrop, stillLife) = (nil, nil)
        }
        guard let chosen else { return actors }
        return actors.filter { $0.visit.id != chosen.visit.id && !($0.isPerched && isCutOff($0)) } + [chosen]
    }

    private func isCutOff(_ actor: StagedBird) -> Bool {
        let layout = painter.layout
        let side = layout.bird * (Catalog.species(actor.species)?.scale ?? 1)
        let feet = layout.feet(on: actor.perch).point
        return feet.x < side / 2 || feet.x > layout.width - side / 2 || feet.y < side || feet.y > layout.height
    }

    /// The yard's cells at `moment`.
    func draw(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, with fitter: GlyphFitter
    ) -> CellGrid {
        guard let canvas = canvas(backyard, in: world, actors: actors, at: moment, palette: fitter.palette) else {
            return fitted.cells
        }
        fitted.update(to: canvas, with: fitter, ground: RGB(0, 0, 0))
        return fitted.cells
    }

    /// What the cells are made of.
    func canvas(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, palette: ColorPalette
    ) -> Canvas? {
        let actors = follow(actors)
        let key = painter.key(of: backyard, in: world, at: moment, palette: palette)
        if backdrop?.key != key.backdrop {
            backdrop = Backdrop(
                key: key.backdrop, layout: painter.layout, library: painter.library, isRecorded: isRecorded)
        }
        guard let backdrop else { return nil }
        if stillLife?.key != key {
            var still = backdrop.canvas
            painter.drawStillLife(of: backyard, key: key, light: backdrop.light, into: &still)
            stillLife = (key, still)
        }
        guard var canvas = stillLife?.canvas else { return nil }
        painter.draw(
            actors, of: backyard, flying: painter.airspace, key, light: backdrop.light, at: moment, into: &canvas)
        painter.drawWeather(key.backdrop.weather, backdrop.light, at: moment, into: &canvas)
        return canvas
    }
}
