import Chronology
import Drawing
import Simulation

/// A yard in a panorama, with its visible birds.
package struct PanoramaPart {
    let backyard: Backyard
    let actors: [StagedBird]

    package init(_ backyard: Backyard, actors: [StagedBird]) {
        (self.backyard, self.actors) = (backyard, actors)
    }
}

/// Yards side by side as one wide picture, each under a sky of its own hour and weather. Skies and lawns blend into
/// each other, plants lean over to the neighbor, and birds fly across all of it.
final class Panorama {
    private let size: CellSize
    private let glyphs: GlyphSet
    private let library: AssetLibrary
    private let columns: [Range<Int>]
    private let painters: [YardPainter]
    private var backdrops: [Backdrop?]
    /// The backdrops as one; `nil` when one of them has changed.
    private var ground: Canvas?
    private var stillLife: StillLife?
    private var fitted: FittedPicture

    /// The columns on each side in which a yard's sky blends into its neighbor's.
    private let blend: Int

    init(size: CellSize, columns: [Range<Int>], glyphs: GlyphSet, library: AssetLibrary) {
        (self.size, self.columns, self.glyphs, self.library) = (size, columns, glyphs, library)
        blend = max(2, (columns.first?.count ?? 0) / 6)
        painters = columns.map {
            let part = CellSize(width: $0.count, height: size.height)
            let layout = size.height > SceneLayout.lowRows ? SceneLayout(size: part) : SceneLayout(low: part)
            return YardPainter(
                layout: layout, size: part, pixels: CellPixels(glyphs), library: library, left: $0.lowerBound)
        }
        backdrops = columns.map { _ in nil }
        fitted = FittedPicture(size: size)
    }

    /// - Parameter parts: the yards, as many as there are columns.
    func draw(_ parts: [PanoramaPart], in world: World, at moment: Moment, with fitter: GlyphFitter) -> CellGrid {
        let yards = Array(zip(parts, painters))
        let keys = yards.map { $1.key(of: $0.backyard, in: world, at: moment, palette: fitter.palette) }
        let lights = light(keys)
        let ground = ground ?? blended()
        if self.ground == nil { (self.ground, stillLife) = (ground, nil) }
        let standing = yards.enumerated().map { index, yard in
            StillLife.Yard(painter: yard.1, backyard: yard.0.backyard, key: keys[index], light: lights[index])
        }
        if stillLife?.follow(standing, on: ground) == nil { stillLife = StillLife(standing, on: ground) }
        guard var canvas = stillLife?.canvas else { return fitted.cells }
        for (index, (part, painter)) in yards.enumerated() {
            var origins: [ID<Visit>: ScenePoint] = [:]
            for actor in part.actors { origins[actor.visit.id] = origin(of: actor, at: index, parts, in: world) }
            let scenes = painter.scenes(
                of: part.actors, flying: airspace(of: painter, at: index), from: origins, keys[index], at: moment)
            painter.draw(scenes, of: part.backyard, keys[index], light: lights[index], into: &canvas)
        }
        for (index, painter) in painters.enumerated() {
            painter.drawWeather(keys[index].backdrop, lights[index], at: moment, into: &canvas)
        }
        fitted.update(to: canvas, with: fitter, ground: RGB(0, 0, 0))
        return fitted.cells
    }

    /// Returns the airspace of the whole picture, in a yard's own units.
    private func airspace(of painter: YardPainter, at index: Int) -> Airspace {
        let left = Double(columns[index].lowerBound)
        var airspace = painter.airspace
        (airspace.left, airspace.right) = (-left, Double(size.width) - left)
        airspace.reach = 70
        return airspace
    }

    /// Returns the place of a bird that was in another of these yards a moment ago.
    private func origin(
        of actor: StagedBird, at index: Int, _ parts: [PanoramaPart], in world: World
    ) -> ScenePoint? {
        guard case .arriving = actor.phase else { return nil }
        let last = world.pastVisits.filter { $0.bird == actor.visit.bird }.max { $0.departure < $1.departure }
        guard let last, actor.visit.arrival - last.departure <= Self.crossing,
            let place = parts.firstIndex(where: { $0.backyard.id == last.backyard }), place != index
        else { return nil }
        let feet = painters[place].layout.feet(on: last.perch).point
        let shift = Double(columns[place].lowerBound - columns[index].lowerBound)
        return ScenePoint(x: feet.x + shift, y: -0.5 * painters[place].layout.bird)
    }

    /// The longest time after a bird left another yard for which it counts as on its way from there.
    private static let crossing = Span.minutes(15)

    /// Updates the backdrops, and returns their light.
    private func light(_ keys: [YardPainter.StillKey]) -> [Light] {
        zip(keys.indices, keys).map { index, key in
            var wide = key.backdrop
            wide.size.width += 2 * blend
            if let known = backdrops[index], known.key == wide { return known.light }
            let layout = painters[index].layout.widened(by: 2 * blend)
            let made = Backdrop(key: wide, layout: layout, library: library)
            backdrops[index] = made
            ground = nil
            return made.light
        }
    }

    /// Returns all skies and lawns, each blending into the next toward the border between them.
    private func blended() -> Canvas {
        var canvas = Canvas(cells: size, glyphs: glyphs)
        let perCell = glyphs.pixelsPerCell.columns
        let reach = blend * perCell
        for (index, backdrop) in backdrops.enumerated() {
            guard let source = backdrop?.canvas else { continue }
            let (start, end) = (columns[index].lowerBound * perCell, columns[index].upperBound * perCell)
            for x in max(0, start - reach)..<min(canvas.width, end + reach) {
                // The share of this yard where it and the one on its left overlap.
                let share =
                    index == 0 || x >= start + reach
                    ? 1 : Float(Flight.ease(Double(x - start + reach) / Double(2 * reach)))
                for y in 0..<canvas.height {
                    let pixel = source[min(source.width - 1, x - start + reach), min(y, source.height - 1)]
                    canvas[x, y] = share == 1 ? pixel : canvas[x, y] * (1 - share) + pixel * share
                }
            }
        }
        return canvas
    }
}
