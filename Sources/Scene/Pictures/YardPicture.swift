import Chronology
import Drawing
import Simulation

/// Draws one yard at one size, and caches what did not change since the last time.
final class YardPicture {
    private let isFramed: Bool
    private var camera = Camera()
    private(set) var painter: YardPainter
    private var backdrop: Backdrop?
    private var stillLife: StillLife?
    /// The composition that `fitted` shows.
    private var shown: Composition?
    private var fitted: FittedPicture
    private let isRecorded: Bool

    /// - Parameter isRecorded: whether its canvas records shapes, too.
    init(
        size: CellSize, framing: Framing, pixels: CellPixels, library: AssetLibrary, isRecorded: Bool = false
    ) {
        self.isRecorded = isRecorded
        isFramed = framing == .closeUp || framing == .guest && Camera.isNeeded(at: size)
        let layout = isFramed ? camera.layout(size: size) : SceneLayout(size: size, framing: framing)
        painter = YardPainter(layout: layout, size: size, pixels: pixels, library: library)
        fitted = FittedPicture(size: size)
    }

    /// Points the camera at the bird to show.
    /// - Returns: the birds with that one last, before all others, without perched birds that would be cut off.
    private func follow(_ actors: [StagedBird]) -> [StagedBird] {
        guard isFramed else { return actors }
        let chosen = Camera.choice(of: actors)
        let wanted = Camera(on: chosen)
        if wanted != camera {
            camera = wanted
            painter.layout = wanted.layout(size: painter.size)
            (backdrop, stillLife, shown) = (nil, nil, nil)
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

    /// Everything that the picture shows.
    struct Composition: Hashable {
        let key: YardPainter.StillKey
        let birds: [StagedBird]
        let acts: [BirdScene.Act]
        /// The beat by which rain, snow or fog moves; `nil` where none does.
        let beat: Int?
    }

    /// Returns the yard's cells at `moment`.
    func draw(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, with fitter: GlyphFitter
    ) -> CellGrid {
        let (next, scenes) = composition(backyard, in: world, actors, at: moment, palette: fitter.palette)
        // Usually nothing has moved since the last beat.
        guard next != shown, let canvas = canvas(backyard, next, scenes, at: moment) else { return fitted.cells }
        fitted.update(to: canvas, with: fitter, ground: RGB(0, 0, 0))
        shown = next
        return fitted.cells
    }

    /// Returns the pixels from which the cells are made.
    func canvas(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, palette: ColorPalette
    ) -> Canvas? {
        let (next, scenes) = composition(backyard, in: world, actors, at: moment, palette: palette)
        return canvas(backyard, next, scenes, at: moment)
    }

    func composition(
        _ backyard: Backyard, in world: World, _ actors: [StagedBird], at moment: Moment, palette: ColorPalette
    ) -> (Composition, [BirdScene]) {
        let birds = follow(actors)
        let key = painter.key(of: backyard, in: world, at: moment, palette: palette)
        let scenes = painter.scenes(of: birds, flying: painter.airspace, key, at: moment)
        let beat = Precipitation.beat(of: key.backdrop.weather, at: moment)
        return (Composition(key: key, birds: birds, acts: scenes.map(\.act), beat: beat), scenes)
    }

    private func canvas(
        _ backyard: Backyard, _ next: Composition, _ scenes: [BirdScene], at moment: Moment
    ) -> Canvas? {
        let key = next.key
        if backdrop?.key != key.backdrop {
            backdrop = Backdrop(
                key: key.backdrop, layout: painter.layout, library: painter.library, isRecorded: isRecorded)
            stillLife = nil
        }
        guard let backdrop else { return nil }
        let yard = StillLife.Yard(painter: painter, backyard: backyard, key: key, light: backdrop.light)
        if stillLife?.follow([yard], on: backdrop.canvas) == nil {
            stillLife = StillLife([yard], on: backdrop.canvas)
        }
        guard var canvas = stillLife?.canvas else { return nil }
        painter.draw(scenes, of: backyard, key, light: backdrop.light, into: &canvas)
        painter.drawWeather(key.backdrop, backdrop.light, at: moment, into: &canvas)
        return canvas
    }
}
