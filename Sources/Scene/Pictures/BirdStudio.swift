import Drawing
import Simulation

/// A bird in a box of its own, in any pose, for the contact sheet and the tests.
package struct BirdStudio {
    package enum Pose: Hashable, Sendable {
        case perched(PerchedPose)
        /// A moment of level flight by the phase of the beat, 0 ..< 1.
        case flying(phase: Double)
        case flight(Flight)
    }

    /// The size of a bird on the wing relative to a perched one.
    private static let onTheWing = 0.61

    private let library: AssetLibrary

    package init(library: AssetLibrary = AssetLibrary()) {
        self.library = library
    }

    /// The names of all bird drawings, in the catalog or not.
    package static let names = AssetLibrary.paths
        .filter { $0.hasPrefix("Birds/") && !$0.hasSuffix("-flight.svg") }
        .map { String($0.dropFirst("Birds/".count).dropLast(".svg".count)) }

    /// Returns the colors by role of a species' palette; none for a bird that is not in the catalog, which keeps the
    /// file's.
    package static func colors(of name: String, palette: Int) -> [String: RGB] {
        guard let palettes = Catalog.species(ID(name))?.palettes, !palettes.isEmpty else { return [:] }
        return palettes[max(0, palette) % palettes.count].roleColors
    }

    /// Returns the colors of a bird on a screen without any.
    package static func solid(_ colors: [String: RGB]) -> [String: RGB] { BirdPicture.solid(colors) }

    /// Returns a canvas with the bird as large as `size` permits, on transparent ground.
    /// - Parameters:
    /// - room: the share of the box's height that is the bird's own box; less leaves room for what rises from it.
    /// - silhouette: a single color for the whole bird.
    package func canvas(
        of name: String, _ pose: Pose, colors: [String: RGB] = [:], size: CellSize, glyphs: GlyphSet,
        room: Double = 1, silhouette: RGB? = nil
    ) -> Canvas {
        var canvas = Canvas(cells: size, glyphs: glyphs)
        let space = PixelSpace(CellPixels(glyphs))
        let (width, height) = (Double(size.width), Double(size.height * 2))
        let side = room * min(width, height)
        let feet = ScenePoint(x: width / 2, y: height / 2 + 0.46 * side + (1 - room) * 0.4 * height)
        var picture = BirdPicture(name: name, colors: colors, side: side)
        picture.silhouette = silhouette
        // A flying bird has room above it for notes and drops.
        let flying = BirdPicture(name: name, colors: colors, side: Self.onTheWing * side)
        let middle = ScenePoint(x: width / 2, y: height / 2 + 0.1 * side)
        switch pose {
        case .perched(let pose):
            picture.draw(pose, feet: feet, facesRight: true, library: library, space: space, into: &canvas)
        case .flying(let phase):
            picture = flying
            picture.silhouette = silhouette
            let flight = Flight.sample(phase: phase, at: middle)
            picture.draw(flight, beating: phase, library: library, space: space, into: &canvas)
        case .flight(var flight):
            flight.position = middle
            picture = flying
            picture.silhouette = silhouette
            picture.draw(flight, beating: 0, library: library, space: space, into: &canvas)
        }
        return canvas
    }
}
