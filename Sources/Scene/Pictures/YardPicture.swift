import Chronology
import Drawing
import Simulation

/// Draws one yard at one size, and keeps what did not change since the last time.
final class YardPicture {
    private let painter: YardPainter
    private var backdrop: Backdrop?
    /// Backdrop and everything else that stands still when nothing sways.
    private var stillLife: (key: YardPainter.StillKey, canvas: Canvas)?
    private var fitted: FittedPicture

    init(size: CellSize, glyphs: GlyphSet, library: AssetLibrary) {
        painter = YardPainter(layout: SceneLayout(size: size), size: size, glyphs: glyphs, library: library)
        fitted = FittedPicture(size: size)
    }

    /// The yard's cells at `moment`.
    func draw(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, with fitter: GlyphFitter
    ) -> CellGrid {
        let key = painter.key(of: backyard, in: world, at: moment, palette: fitter.palette)
        if backdrop?.key != key.backdrop {
            backdrop = Backdrop(key: key.backdrop, layout: painter.layout, library: painter.library)
        }
        guard let backdrop else { return fitted.cells }
        if stillLife?.key != key {
            var still = backdrop.canvas
            painter.drawStillLife(of: backyard, key: key, light: backdrop.light, into: &still)
            stillLife = (key, still)
        }
        guard var canvas = stillLife?.canvas else { return fitted.cells }
        for actor in actors {
            painter.draw(actor, flying: painter.airspace, key, light: backdrop.light, at: moment, into: &canvas)
        }
        painter.drawWeather(key.backdrop.weather, at: moment, into: &canvas)
        fitted.update(to: canvas, with: fitter, ground: RGB(0, 0, 0))
        return fitted.cells
    }
}
