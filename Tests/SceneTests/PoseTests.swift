import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

/// Poses are poses: what changes between them is more than how the bird is turned.
@Suite struct PoseTests {
    private let studio = BirdStudio()
    /// Least share of a picture's light that has to differ from another pose's, turned and moved as well as it fits.
    private static let bound = 0.05

    @Test(arguments: BirdStudio.names)
    func phasesOfABeatAreMoreThanARotationApart(name: String) {
        // A hummingbird's wings are too fast to be seen.
        guard name != "hummingbird" else { return }
        // Wings up, halfway down, down, halfway up.
        let phases = [0, 0.21, 0.42, 0.71].map { Picture(name, .flying(phase: $0), in: studio) }
        for (index, phase) in phases.enumerated() {
            let next = phases[(index + 1) % phases.count]
            #expect(next.residual(of: phase) > Self.bound, "\(name), phase \(index)")
        }
    }

    /// What of a bird in flight is its wings', by the pixels that differ when they are left out: in every phase of a beat
    /// there is a wing to be seen, and it changes sides.
    @Test(arguments: BirdStudio.names)
    func noMomentOfABeatIsWithoutAWing(name: String) throws {
        let drawing = try #require(AssetLibrary().drawing("Birds/\(name)-flight.svg"))
        let side = 48
        func pixels(_ phase: Double, wings: Bool) -> [Pixel] {
            let flight = Flight.sample(phase: phase, at: ScenePoint(x: 0, y: 0))
            var posed = PosedParts(flight, beating: phase, of: drawing)
            if !wings { for id in ["wing-front", "wing-back", "wing-blur"] { posed.parts[id] = .hidden } }
            var canvas = Canvas(width: side, height: side)
            let box = drawing.viewBox.inset(by: -0.15 * drawing.viewBox.height)
            drawing.draw(
                into: &canvas, transform: Transform2D.fitting(box, into: canvas.bounds) * posed.whole,
                style: SVGStyle(colors: BirdStudio.colors(of: name, palette: 0), parts: posed.parts))
            return canvas.pixels
        }
        for phase in stride(from: 0.0, to: 1, by: 0.04) {
            let (whole, wingless) = (pixels(phase, wings: true), pixels(phase, wings: false))
            let seen = zip(whole, wingless).count { ($0 - $1).min() < -0.06 || ($0 - $1).max() > 0.06 }
            let body = wingless.count { $0.w > 0.5 }
            #expect(seen * 9 > body, "\(name) at \(phase): \(seen) of \(body)")
        }
    }

    /// Of its length, how far above the ground that it stands on a bird picks up a grain.
    private static let peckHeight = 0.2

    @Test(arguments: BirdStudio.names)
    func itPecksWhereTheFoodLies(name: String) throws {
        // An owl is drawn from the front, and bows.
        guard name != "owl" else { return }
        let drawing = try #require(AssetLibrary().drawing("Birds/\(name).svg"))
        func pixels(beak: Bool) -> [Pixel] {
            var posed = PosedParts(.sample(.peck, at: 0.5 / 3, of: Catalog.species(ID(name))), of: drawing)
            if !beak { posed.parts["beak"] = .hidden }
            var canvas = Canvas(width: 160, height: 160)
            drawing.draw(
                into: &canvas, transform: .translation(10, 40) * posed.whole,
                style: SVGStyle(colors: BirdStudio.colors(of: name, palette: 0), parts: posed.parts))
            return canvas.pixels
        }
        let changed = zip(pixels(beak: true), pixels(beak: false)).enumerated().filter { $0.element.0 != $0.element.1 }
        let tip = try #require(changed.map { Double($0.offset / 160) - 40 }.max())
        // The drawings' feet stand on the line at 96 of 100.
        #expect((96 - tip) / 100 < Self.peckHeight, "\(name): \((96 - tip) / 100)")
    }

    @Test(arguments: BirdStudio.names)
    func whatABirdDoesIsMoreThanARotationApart(name: String) {
        let species = Catalog.species(ID(name))
        func pose(_ behavior: Behavior, _ t: Double) -> BirdStudio.Pose {
            .perched(PerchedPose.sample(behavior, at: t, of: species))
        }
        let poses: [(String, BirdStudio.Pose)] = [
            ("perched", .perched(PerchedPose())), ("drinking", pose(.drink, 0.3)), ("sleeping", pose(.sleep, 0.5)),
            ("looking back", pose(.lookBack, 0.5)), ("stretching", pose(.stretch, 0.5)), ("shaking", pose(.shake, 0.5)),
            ("singing", pose(.sing, 0.5)),
        ]
        for (a, b) in zip(poses, poses.dropFirst()) {
            let (first, second) = (Picture(name, a.1, in: studio), Picture(name, b.1, in: studio))
            #expect(second.residual(of: first) > Self.bound, "\(name), \(a.0) and \(b.0)")
        }
    }

    @Test(arguments: BirdStudio.names)
    func everyBirdCanLookAtThePlayer(name: String) {
        var here = PerchedPose()
        here.gaze = .here
        let ahead = Picture(name, .perched(PerchedPose()), in: studio)
        // An owl does so all the time; what it can do is look away. A hummingbird stays in profile.
        if ["owl", "hummingbird"].contains(name) { here.gaze = .back }
        // A head turns three quarters at most; in small plain faces less changes than from one behavior to another.
        let bound = ["dove", "swallow"].contains(name) ? 0.04 : Self.bound
        #expect(Picture(name, .perched(here), in: studio).residual(of: ahead) > bound)
    }

    /// A measure that calls a turned bird another pose would pass everything above.
    @Test func aTurnedBirdIsNoOtherPose() {
        var leaning = PerchedPose()
        leaning.lean = 20
        let upright = Picture("magpie", .perched(PerchedPose()), in: studio)
        #expect(upright.residual(of: upright) == 0)
        let turned = upright.turned(degrees: 20, x: 2, y: 0)
        #expect(turned.residual(of: upright) < Self.bound)
    }

    @Test(arguments: BirdStudio.names)
    func everySpeciesHasAMoveOfItsOwn(name: String) {
        let species = Catalog.species(ID(name))
        let moments = stride(from: 0.05, through: 0.95, by: 0.1).map {
            PerchedPose.sample(.own, at: $0, of: species)
        }
        #expect(Set(moments).count >= 4)
        for other in BirdStudio.names where other != name {
            // Cardinal and waxwing both speak with their crests.
            if Set([name, other]) == ["cardinal", "waxwing"] { continue }
            let theirs = stride(from: 0.05, through: 0.95, by: 0.1).map {
                PerchedPose.sample(.own, at: $0, of: Catalog.species(ID(other)))
            }
            #expect(moments != theirs, "\(name) moves like \(other)")
        }
    }

    private func visit(_ species: String, perch: Perch = .feeder) -> Visit {
        Visit(
            id: ID("visit-7"), backyard: ID("y"), bird: ID("b"), species: ID(species), perch: perch,
            arrival: Instant(milliseconds: 0), departure: Instant(milliseconds: 900_000), food: ID("corn"),
            drank: false, enjoyment: nil)
    }

    private func behaviors(_ visit: Visit, _ surroundings: Surroundings) -> [Behavior] {
        stride(from: 0.0, to: 120, by: 0.25).map {
            PerchedPose.behavior(of: visit, seconds: $0, in: surroundings).0
        }
    }

    @Test func aDayBirdSleepsInTheDarkAndNoBirdByDay() {
        let night = Surroundings(hour: 23, weather: .clear)
        #expect(behaviors(visit("dove"), night).contains(.sleep))
        #expect(!behaviors(visit("dove"), Surroundings(hour: 12, weather: .clear)).contains(.sleep))
        #expect(PerchedPose.still(visit("dove"), in: night).eyesShut)
        #expect(!PerchedPose.still(visit("dove"), in: Surroundings(hour: 12, weather: .clear)).eyesShut)
    }

    @Test func rainIsShakenOffAndPuffsFeathersUp() {
        let share = { (weather: Weather) -> Int in
            (0..<40).reduce(0) { sum, index in
                let wet = Surroundings(hour: 12, weather: weather)
                var guest = visit("dove")
                guest = Visit(
                    id: ID("visit-\(index)"), backyard: guest.backyard, bird: guest.bird, species: guest.species,
                    perch: guest.perch, arrival: guest.arrival, departure: guest.departure, food: nil, drank: false,
                    enjoyment: nil)
                return sum + behaviors(guest, wet).count { $0 == .shake }
            }
        }
        #expect(share(.rain) > 3 * share(.clear))
        for second in stride(from: 1.0, to: 60, by: 0.5) {
            let pose = PerchedPose.during(
                visit("dove"), seconds: second, in: Surroundings(hour: 12, weather: .rain))
            #expect(pose.fluff >= 0.45)
        }
    }

    /// What a species of tomorrow gets that names nothing of its own.
    private let newcomer = Species(
        id: ID("newcomer"), scale: 1, rarity: .common,
        likedPlants: [], palettes: [])

    @Test func everySpeciesOfTheCatalogDeclaresItsMove() {
        for species in Catalog.species { #expect(species.move != .plain, "\(species.id)") }
    }

    @Test func aNewSpeciesMovesAndFliesPlainly() throws {
        let hummingbird = try #require(Catalog.species(.hummingbird))
        let moments = stride(from: 0.05, through: 0.95, by: 0.1)
        for species in [newcomer, nil] {
            let poses = moments.map { PerchedPose.sample(.own, at: $0, of: species) }
            #expect(Set(poses).count >= 4)
            for pose in poses { #expect(abs(pose.head) <= 41 && abs(pose.lean) <= 46 && abs(pose.tail) <= 20) }
            #expect(poses != moments.map { PerchedPose.sample(.own, at: $0, of: hummingbird) })
        }
        for perch in Perch.allCases { #expect(!Flight.hovers(newcomer, at: perch, in: Surroundings())) }
        #expect((3...8).contains(newcomer.wingBeatsPerSecond))
        for second in stride(from: 0.0, to: 60, by: 0.1) {
            _ = PerchedPose.during(visit("newcomer"), seconds: second).effects
        }
    }

    @Test func onlyAHummingbirdOffItsBranchHovers() throws {
        let day = Surroundings()
        let (hummingbird, dove) = (try #require(Catalog.species(.hummingbird)), try #require(Catalog.species(.dove)))
        #expect(Flight.hovers(hummingbird, at: .fountain, in: day))
        #expect(!Flight.hovers(hummingbird, at: .branch, in: day))
        // Nobody preens on the wing.
        #expect(!Flight.hovers(hummingbird, at: .ground, .preens, in: day))
        #expect(Flight.hovers(hummingbird, at: .feeder, .feeds, in: day))
        #expect(!Flight.hovers(hummingbird, at: .fountain, in: Surroundings(isDark: true)))
        #expect(!Flight.hovers(dove, at: .fountain, in: day))
        let spots = stride(from: 0.0, to: 6, by: 0.2).map {
            Flight.hovering(at: ScenePoint(x: 10, y: 10), facesRight: true, side: 12, seconds: $0).position
        }
        for spot in spots { #expect(abs(spot.x - 10) < 1.2 && abs(spot.y - 10) < 1.2) }
        #expect(Set(spots).count > 10)
    }

    @Test func notesRiseAndDropsFlyOnlyWhenThereAreAny() {
        #expect(PerchedPose().effects.isEmpty)
        let heights = [0.3, 0.4, 0.5].map {
            PerchedPose.sample(.sing, at: $0, of: Catalog.species(.dove)).effects.first?.center.y ?? 1
        }
        #expect(heights == heights.sorted(by: >) && Set(heights).count == 3)
        #expect(
            PerchedPose.sample(.shake, at: 0.5, of: Catalog.species(.dove)).effects.map(\.path) == ["Effects/spray.svg"]
        )
    }
}

/// A bird in square pixels.
private struct Picture {
    private static let side = 24
    private let pixels: [Pixel]
    private let light: Float

    init(_ name: String, _ pose: BirdStudio.Pose, in studio: BirdStudio) {
        let canvas = studio.canvas(
            of: name, pose, size: CellSize(width: Self.side, height: Self.side / 2), glyphs: .half, room: 0.8)
        self.init(pixels: canvas.pixels)
    }

    private init(pixels: [Pixel]) {
        self.pixels = pixels
        light = pixels.reduce(Pixel.zero, +).sum()
    }

    /// Turned about the middle, then moved, nearest pixel for pixel.
    func turned(degrees: Double, x: Int, y: Int) -> Picture {
        let side = Self.side
        let middle = Point(Double(side) / 2, Double(side) / 2)
        let back = Transform2D.rotation(degrees: -degrees).about(middle)
        return Picture(
            pixels: (0..<side * side).map { index in
                let from = back.apply(Point(Double(index % side - x) + 0.5, Double(index / side - y) + 0.5))
                let (column, row) = (Int(from.x.rounded(.down)), Int(from.y.rounded(.down)))
                guard column >= 0, column < side, row >= 0, row < side else { return .zero }
                return pixels[row * side + column]
            })
    }

    /// The share of light, 0 … 1, that is left when `other` is turned and moved to look as much like this as it can.
    func residual(of other: Picture) -> Double {
        var best = 1.0
        for degrees in stride(from: -40.0, through: 40, by: 10) {
            let turned = other.turned(degrees: degrees, x: 0, y: 0)
            for x in -2...2 {
                for y in -2...2 { best = min(best, difference(to: turned, x: x, y: y, least: best)) }
            }
        }
        return best
    }

    /// Not looked at to its end where it is no less than `least`.
    private func difference(to other: Picture, x: Int, y: Int, least: Double) -> Double {
        let side = Self.side
        // What is moved out of the picture only makes the share larger. The thousandth is for rounding.
        let enough = Float(least) * (light + other.light) * 1.001
        var (apart, all) = (Pixel.zero, Pixel.zero)
        for row in 0..<side {
            if apart.sum() > enough { return least }
            for column in 0..<side {
                let (fromX, fromY) = (column - x, row - y)
                let isInside = fromX >= 0 && fromX < side && fromY >= 0 && fromY < side
                let (a, b) = (pixels[row * side + column], isInside ? other.pixels[fromY * side + fromX] : .zero)
                apart += pointwiseMax(a, b) - pointwiseMin(a, b)
                all += a + b
            }
        }
        return Double(apart.sum() / max(all.sum(), 1e-6))
    }
}
