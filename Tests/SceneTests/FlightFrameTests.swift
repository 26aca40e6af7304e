import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

/// Flights as they are seen, frame by frame: 60 milliseconds apart.
@Suite struct FlightFrameTests {
    private static let step = 0.06
    private let library = AssetLibrary()
    private let layout = SceneLayout(size: CellSize(width: 100, height: 30))
    private var airspace: Airspace {
        Airspace(left: 0, right: layout.width, height: layout.height, bird: layout.bird)
    }

    private func moments(_ length: Double) -> [Double] { Array(stride(from: 0, through: length, by: Self.step)) }

    /// Every frame of the ways in, about and out, to and from each perch.
    private func flights(_ species: Species) -> [(name: String, frames: [(seconds: Double, flight: Flight)])] {
        let side = layout.bird * species.scale
        func center(_ perch: Perch) -> (ScenePoint, Bool) {
            let (feet, facesRight) = layout.feet(on: perch)
            return (ScenePoint(x: feet.x, y: feet.y - 0.5 * side), facesRight)
        }
        let beats = species.wingBeatsPerSecond
        return Perch.allCases.flatMap { perch -> [(String, [(Double, Flight)])] in
            let (place, facesRight) = center(perch)
            let arrival = moments(Stage.arrivalSeconds).map {
                (
                    $0,
                    Flight.arriving(
                        to: place, facesRight: facesRight, in: airspace, progress: $0 / Stage.arrivalSeconds,
                        seconds: $0, beatsPerSecond: beats)
                )
            }
            let departure = moments(Stage.departureSeconds).map {
                (
                    $0,
                    Flight.leaving(
                        from: place, facesRight: facesRight, in: airspace, progress: $0 / Stage.departureSeconds,
                        seconds: $0, beatsPerSecond: beats)
                )
            }
            let others = Perch.allCases.filter { $0 != perch }.map { other in
                (
                    "\(other) to \(perch)",
                    moments(Stage.moveSeconds).map { seconds in
                        (
                            seconds,
                            Flight.crossing(
                                from: center(other).0, to: place, bird: side,
                                progress: seconds / Stage.moveSeconds, seconds: seconds, beatsPerSecond: beats)
                        )
                    }
                )
            }
            return [("arrival at \(perch)", arrival), ("departure from \(perch)", departure)] + others
        }
    }

    /// In birds' lengths: how far one is at most from where it was a frame before.
    private static let farthest = 0.75
    /// The same where it lands and sets out.
    private static let cut = 0.16
    /// Degrees: how far it turns at most.
    private static let turn = 30.0

    @Test(arguments: Catalog.species)
    func noFrameIsAJump(species: Species) {
        let side = layout.bird * species.scale
        for (name, frames) in flights(species) {
            for (before, after) in zip(frames, frames.dropFirst()) {
                let (a, b) = (before.flight, after.flight)
                let (dx, dy) = (b.position.x - a.position.x, b.position.y - a.position.y)
                let way = (dx * dx + dy * dy).squareRoot() / side
                #expect(way < Self.farthest, "\(species.id), \(name), \(after.seconds) s")
                #expect(abs(b.pitch - a.pitch) < Self.turn, "\(species.id), \(name), \(after.seconds) s")
            }
        }
    }

    /// Of a bird's pixels in flight, one of this many at least is a wing's.
    private static let wingShare = 10

    /// No frame without a wing: of all frames of all flights, by the pixels that differ when wings are left out.
    @Test(arguments: Catalog.species)
    func noFrameIsWithoutAWing(species: Species) throws {
        let drawing = try #require(library.drawing("Birds/\(species.id.rawValue)-flight.svg"))
        let colors = BirdStudio.colors(of: species.id.rawValue, palette: 0)
        let box = drawing.viewBox.inset(by: -0.15 * drawing.viewBox.height)
        func pixels(_ flight: Flight, _ seconds: Double, wings: Bool) -> [Pixel] {
            var posed = PosedParts(flight, beating: seconds, of: drawing)
            if !wings { for id in ["wing-front", "wing-back", "wing-blur"] { posed.parts[id] = .hidden } }
            var canvas = Canvas(width: 32, height: 32)
            drawing.draw(
                into: &canvas, transform: Transform2D.fitting(box, into: canvas.bounds) * posed.whole,
                style: SVGStyle(colors: colors, parts: posed.parts))
            return canvas.pixels
        }
        var (count, wingless) = (0, 0)
        // The ways to one perch: those to the others differ in place alone.
        for (_, frames) in flights(species).prefix(3) {
            for (seconds, flight) in frames {
                let bare = pixels(flight, seconds, wings: false)
                let seen = zip(pixels(flight, seconds, wings: true), bare).count {
                    ($0 - $1).min() < -0.06 || ($0 - $1).max() > 0.06
                }
                count += 1
                if seen * Self.wingShare <= bare.count(where: { $0.w > 0.5 }) { wingless += 1 }
            }
        }
        #expect(count > 80)
        #expect(wingless == 0, "\(species.id): \(wingless) of \(count) frames")
    }

    /// From the last frame in the air to the first on the perch, and back into the air, the bird stays in its place: the
    /// middle of what is drawn moves by less than a part of its length.
    @Test(arguments: Catalog.species)
    func landingAndTakeOffAreNoCuts(species: Species) {
        let size = CellSize(width: 100, height: 30)
        let space = PixelSpace(glyphs: .half)
        let side = layout.bird * species.scale
        let picture = BirdPicture(species: species, palette: 0, bird: layout.bird)
        func middle(_ draw: (inout Canvas) -> Void) -> ScenePoint {
            var canvas = Canvas(cells: size, glyphs: .half)
            draw(&canvas)
            var (x, y, weight) = (0.0, 0.0, 0.0)
            for row in 0..<canvas.height {
                for column in 0..<canvas.width where canvas[column, row].w > 0 {
                    let share = Double(canvas[column, row].w)
                    (x, y, weight) = (x + Double(column) * share, y + Double(row) * share, weight + share)
                }
            }
            return ScenePoint(x: x / max(weight, 1e-6) / space.perUnitX, y: y / max(weight, 1e-6) / space.perUnitY)
        }
        for perch in Perch.allCases {
            let (feet, facesRight) = layout.feet(on: perch)
            let visit = Visit(
                id: ID("visit"), backyard: ID("yard"), bird: ID("bird"), species: species.id, perch: perch,
                arrival: Instant(milliseconds: 0), departure: Instant(milliseconds: 300_000), food: nil, drank: false,
                enjoyment: nil)
            func perched(_ seconds: Double) -> ScenePoint {
                middle {
                    picture.draw(
                        PerchedPose.during(visit, seconds: seconds), feet: feet, facesRight: facesRight,
                        library: library, space: space, into: &$0)
                }
            }
            func flying(_ flight: Flight, _ seconds: Double) -> ScenePoint {
                middle { picture.draw(flight, beating: seconds, library: library, space: space, into: &$0) }
            }
            let center = ScenePoint(x: feet.x, y: feet.y - 0.5 * side)
            let beats = species.wingBeatsPerSecond
            let end = Stage.arrivalSeconds
            let landing = flying(
                .arriving(
                    to: center, facesRight: facesRight, in: airspace, progress: 1, seconds: end, beatsPerSecond: beats),
                end)
            let leaving = flying(
                .leaving(
                    from: center, facesRight: facesRight, in: airspace, progress: 0, seconds: 0, beatsPerSecond: beats),
                0)
            for (name, a, b) in [("landing", landing, perched(0)), ("take-off", leaving, perched(9))] {
                let way = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() / side
                #expect(
                    way < Self.cut, "\(species.id) on \(perch), \(name): \((a.x - b.x) / side) \((a.y - b.y) / side)")
            }
        }
    }
}
