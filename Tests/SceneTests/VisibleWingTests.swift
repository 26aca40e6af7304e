import Drawing
import PictureTools
import Simulation
import Testing

@testable import Scene

/// Wings as the eye finds them: a bird on a tile is seen to fly in every frame, by its shape or by what stands out on it.
@Suite struct VisibleWingTests {
    /// Of the area of the bird without its wings: how much wing at least is to be told from it.
    private static let least = 0.3
    /// In OKLab: how far from the body beside it a wing's edge is to be that lies over the body.
    private static let distance: Float = 0.1
    /// As a tile has it, with room for the wings.
    private static let (bird, size) = (CellSize(width: 12, height: 6), CellSize(width: 20, height: 10))
    private static let sky = RGB(hex: 0xBBD8E6)

    private let library = AssetLibrary()

    @Test(arguments: Catalog.species)
    func aWingShowsInEveryFrame(species: Species) throws {
        let layout = SceneLayout(size: CellSize(width: 100, height: 30))
        let airspace = YardPainter(
            layout: layout, size: CellSize(width: 100, height: 30), pixels: CellPixels(.half), library: library
        ).airspace
        let drawing = try #require(library.drawing("Birds/\(species.id.rawValue)-flight.svg"))
        var (count, hidden, worst) = (0, [String: Int](), 1.0)
        // The ways to one perch: those to the others differ in place alone.
        for film in FlightFilm.all(of: species, layout, airspace).prefix(3) {
            for (seconds, flight) in film.frames {
                let wings = Wings(drawing, flight, seconds)
                for depth in [ColorPalette.trueColor, .xterm256, .ansi16, .mono] {
                    for palette in wings.outside >= Self.least ? 0..<1 : species.palettes.indices {
                        let share = wings.share(
                            BirdStudio.colors(of: species.id.rawValue, palette: palette), depth, above: Self.distance)
                        count += 1
                        worst = min(worst, share)
                        if share < Self.least { hidden["\(film.name), \(depth), \(seconds) s", default: 0] += 1 }
                    }
                }
            }
        }
        #expect(count > 300)
        #expect(hidden.isEmpty, "\(species.id): \(worst) at worst, of \(count) \(hidden)")
    }

    /// One bird on the wing, with and without its wings.
    private struct Wings {
        let drawing: SVGDocument
        let posed: PosedParts
        private let transform: Transform2D
        private let body: Canvas
        private let whole: Canvas

        init(_ drawing: SVGDocument, _ flight: Flight, _ seconds: Double) {
            self.drawing = drawing
            posed = PosedParts(flight, beating: seconds, of: drawing)
            let (x, y) = (size.width - bird.width, (size.height - bird.height) * 2)
            transform =
                Transform2D.translation(Double(x), Double(y) / 2)
                * .scale(Double(bird.width * 2) / 100, Double(bird.height * 2) / 100) * posed.whole
            body = Self.draw(drawing, posed, transform, hiding: Self.wings)
            whole = Self.draw(drawing, posed, transform, hiding: [])
        }

        private static let wings = ["wing-front", "wing-back", "wing-blur"]

        private static func draw(
            _ drawing: SVGDocument, _ posed: PosedParts, _ transform: Transform2D, hiding hidden: [String],
            colors: [String: RGB] = [:]
        ) -> Canvas {
            var parts = posed.parts
            for id in hidden { parts[id] = .hidden }
            var canvas = Canvas(cells: size, glyphs: .quadrant)
            drawing.draw(into: &canvas, transform: transform, style: SVGStyle(colors: colors, parts: parts))
            return canvas
        }

        private var bodyArea: Double { Double(body.pixels.count { $0.w > 0.5 }) }

        /// Wing that stands out of the body's silhouette, as a share of the body.
        var outside: Double {
            Double(zip(whole.pixels, body.pixels).count { $0.w > 0.5 && $1.w <= 0.5 }) / bodyArea
        }

        /// The same, and wing that lies over the body where most of its edge shows on a screen of so many colors.
        func share(_ colors: [String: RGB], _ depth: ColorPalette, above distance: Float) -> Double {
            if outside >= least { return outside }
            let front = Self.draw(
                drawing, posed, transform,
                hiding: drawing.partIDs.filter { ["tail", "feet", "body", "head", "wing-back"].contains($0) })
            // What is drawn before the body is behind it.
            let order = drawing.partIDs
            guard let body = order.firstIndex(of: "body"),
                let wing = order.firstIndex(
                    of: posed.parts["wing-front"]?.isHidden == true ? "wing-blur" : "wing-front"), wing > body
            else { return outside }
            let over = zip(front.pixels, self.body.pixels).map { $0.w > 0.5 && $1.w > 0.5 }
            let seen = seen(colors, depth)
            var (edges, shown) = (0, 0)
            let width = whole.width
            for place in over.indices where over[place] {
                for next in [place - 1, place + 1, place - width, place + width]
                where self.body.pixels[next].w > 0.5 && !over[next] {
                    edges += 1
                    if seen[place].distance(to: seen[next]) >= distance { shown += 1 }
                }
            }
            guard edges > 0, shown * 2 >= edges else { return outside }
            return outside + Double(over.count { $0 }) / bodyArea
        }

        /// Pixel by pixel what a screen shows.
        private func seen(_ colors: [String: RGB], _ depth: ColorPalette) -> [OKLab] {
            var dressed = colors
            if depth == .ansi16 { dressed = BirdPicture.plain(colors) }
            if depth == .mono { dressed = BirdPicture.solid(colors) }
            var canvas = Self.draw(drawing, posed, transform, hiding: [], colors: dressed)
            if depth == .mono { canvas.cutInTwoTones(line: 1) }
            var grid = CellGrid(size: size)
            let ground = depth == .mono ? RGB(0, 0, 0) : sky
            GlyphFitter(set: .quadrant, palette: depth).fit(canvas, into: &grid, ground: ground)
            let image = Image(grid, ground: RGB(0, 0, 0), ink: RGB(255, 255, 255))
            return (0..<canvas.height).flatMap { y in
                (0..<canvas.width).map { x in
                    OKLab(image.pixels[(y * 8 + 4) * image.width + x * 4 + 2])
                }
            }
        }
    }
}
