import Chronology
import Drawing
import Simulation

/// When a picture is taken.
package struct Moment: Hashable, Sendable {
    /// World time: light, gauges, weather.
    package var date: Instant
    /// The player's time in seconds: wings, water, leaves.
    package var uptime: Double
    /// Whether leaves sway, water runs and birds look about; birds on the wing are drawn in any case.
    package var ambience: Bool

    package init(date: Instant, uptime: Double, ambience: Bool) {
        self.date = date
        self.uptime = uptime
        self.ambience = ambience
    }
}

/// How often a picture changes.
package enum Cadence: Int, Comparable, Sendable {
    case still = 0
    /// Sway and water: 8 frames a second.
    case ambience = 8
    /// A bird on the wing: 30 frames a second.
    case flight = 30

    package static func < (a: Cadence, b: Cadence) -> Bool { a.rawValue < b.rawValue }
}

/// How pictures are put on the screen.
package struct PictureOptions: Hashable, Sendable {
    package enum Glyphs: String, Hashable, Sendable, CaseIterable {
        case ascii, half, quadrant, sextant, octant, braille
    }

    package enum Colors: String, Hashable, Sendable, CaseIterable {
        case mono, ansi16, ansi256, trueColor
    }

    package var glyphs: Glyphs
    package var colors: Colors
    package var reducedMotion: Bool

    package init(glyphs: Glyphs = .quadrant, colors: Colors = .trueColor, reducedMotion: Bool = false) {
        self.glyphs = glyphs
        self.colors = colors
        self.reducedMotion = reducedMotion
    }
}

/// Pictures of the world, drawn into cells. Keeps what stands still, so that the same again costs little.
package final class PictureBook {
    package var options: PictureOptions

    package init(options: PictureOptions = PictureOptions()) {
        self.options = options
    }

    /// A yard as it looks at `moment`, filling `rect` of `grid`: sky, skyline, plants, fountain, feeder, birds.
    package func drawYard(
        _ backyard: Backyard, in world: World, actors: [Actor], at moment: Moment, into grid: inout CellGrid,
        rect: CellRect
    ) {
    }

    /// How often `drawYard` would show something new.
    package func cadence(of backyard: Backyard, actors: [Actor], at moment: Moment) -> Cadence { .still }

    /// A bird on its perch, before a soft ground of its own colours. An `unseen` species shows as a silhouette.
    package func drawPortrait(
        species: ID<Species>, palette: Int, unseen: Bool = false, into grid: inout CellGrid, rect: CellRect
    ) {
    }

    /// A food's icon on the colours that are already in `grid` (`background` where a pixel shows through).
    package func drawFood(_ food: ID<Food>, on background: RGB, into grid: inout CellGrid, rect: CellRect) {}

    /// Any file of `Assets/` by its path, `Shop/pellet-box.svg`, as large as fits, on one colour.
    package func drawAsset(_ path: String, on background: RGB, into grid: inout CellGrid, rect: CellRect) {}

    /// A plant in its pot before a soft ground.
    package func drawPlant(_ plant: Plant, into grid: inout CellGrid, rect: CellRect) {}

    /// The evening sky of the pass page with the golden hummingbird over it.
    package func drawPassSky(at moment: Moment, into grid: inout CellGrid, rect: CellRect) {}

    /// Colours of the sky of `backyard` at a time: what interface text over the picture is laid on.
    package func skyColors(of backyard: Backyard, in world: World, at date: Instant) -> (top: RGB, bottom: RGB) {
        (RGB(hex: 0x8FC1E8), RGB(hex: 0xD9EEF7))
    }
}
