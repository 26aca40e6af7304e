import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

/// Flights as they are seen, frame by frame: 60 milliseconds apart.
@Suite struct FlightFrameTests {
    private let library = AssetLibrary()
    private let layout = SceneLayout(size: CellSize(width: 100, height: 30))
    private var airspace: Airspace {
        YardPainter(layout: layout, size: CellSize(width: 100, height: 30), pixels: CellPixels(.half), library: library)
            .airspace
    }

    private func moments(_ length: Double) -> [Double] { FlightFilm.moments(length) }
    private func flights(_ species: Species) -> [FlightFilm] { FlightFilm.all(of: species, layout, airspace) }

    /// In birds' lengths: how far one is at most from where it was a frame before.
    private static let farthest = 0.75
    /// The same where it lands and sets out.
    private static let cut = 0.16
    /// The same where it turns round with it.
    private static let turnedCut = 0.19
    /// Degrees: how far it turns at most.
    private static let turn = 30.0

    @Test(arguments: Catalog.species)
    func noFrameIsAJump(species: Species) {
        let side = layout.bird * species.scale
        for film in flights(species) {
            for (before, after) in zip(film.frames, film.frames.dropFirst()) {
                let (a, b) = (before.flight, after.flight)
                let (dx, dy) = (b.position.x - a.position.x, b.position.y - a.position.y)
                let way = (dx * dx + dy * dy).squareRoot() / side
                #expect(way < Self.farthest, "\(species.id), \(film.name), \(after.seconds) s")
                #expect(abs(b.pitch - a.pitch) < Self.turn, "\(species.id), \(film.name), \(after.seconds) s")
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
        for film in flights(species).prefix(3) {
            for (seconds, flight) in film.frames {
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

    /// The underside of a wing is about as light as its top, or each beat would flash.
    @Test(arguments: Catalog.species.filter { !$0.hovers })
    func wingsDoNotFlash(species: Species) throws {
        let name = species.id.rawValue
        let drawing = try #require(library.drawing("Birds/\(name)-flight.svg"))
        let box = drawing.viewBox.inset(by: -0.3 * drawing.viewBox.height)
        for palette in species.palettes.indices {
            /// The mean lightness of the wings at a phase of a beat.
            func tone(_ phase: Double) -> Float {
                var posed = PosedParts(
                    Flight.sample(phase: phase, at: ScenePoint(x: 0, y: 0)), beating: phase, of: drawing)
                for id in ["tail", "feet", "body", "head"] { posed.parts[id] = .hidden }
                var canvas = Canvas(width: 40, height: 40)
                drawing.draw(
                    into: &canvas, transform: Transform2D.fitting(box, into: canvas.bounds) * posed.whole,
                    style: SVGStyle(colors: BirdStudio.colors(of: name, palette: palette), parts: posed.parts))
                let wing = canvas.pixels.filter { $0.w > 0.5 }.map { OKLab(linear: $0 / $0.w).lightness }
                return wing.reduce(0, +) / Float(max(1, wing.count))
            }
            let (up, down) = (tone(0), tone(0.42))
            #expect(abs(up - down) < 0.14, "palette \(palette): \(up) above, \(down) below")
        }
    }

    /// From the last frame in the air to the first on the perch, and back into the air, the bird stays in its place: the
    /// middle of what is drawn moves by less than a part of its length.
    @Test(arguments: Catalog.species)
    func landingAndTakeOffAreNoCuts(species: Species) {
        for perch in Perch.allCases {
            var changes = [
                ("sits down", staged(species, .arriving(since: -Stage.arrivalSeconds), on: perch, at: -0.001)),
                ("sits", staged(species, .perched(since: 0), on: perch, at: 0)),
                ("is about to crouch", staged(species, .perched(since: -9), on: perch, at: 0)),
                ("crouches", staged(species, .leaving(since: 0), on: perch, at: 0.001)),
                ("pushes off", staged(species, .leaving(since: -Flight.crouchSeconds), on: perch, at: -0.001)),
                ("is off", staged(species, .leaving(since: -Flight.crouchSeconds), on: perch, at: 0.001)),
            ]
            for former in Perch.allCases where former != perch {
                let phase = StagedBird.Phase.moving(from: former, since: -Stage.moveSeconds)
                changes.append(("comes from \(former)", staged(species, phase, on: perch, at: -0.001)))
                changes.append(("sits", staged(species, .perched(since: 0), on: perch, at: 0)))
            }
            for index in stride(from: 0, to: changes.count, by: 2) {
                guard let a = changes[index].1, let b = changes[index + 1].1 else {
                    Issue.record("\(species.id) is not on the stage")
                    continue
                }
                // Turning round on the spot is no cut.
                let (before, after) = (drawnMiddle(a), drawnMiddle(b))
                let isTurn = a.facesRight != b.facesRight
                let x = isTurn ? 2 * b.middle.x - after.x : after.x
                let way = before.distance(to: ScenePoint(x: x, y: after.y)) / a.picture.side
                #expect(
                    way < (isTurn ? Self.turnedCut : Self.cut),
                    "\(species.id) on \(perch), \(changes[index].0), \(changes[index + 1].0): \(way)")
            }
        }
    }

    /// Every frame of every act: in, down and about, out, and from perch to perch.
    @Test(arguments: Catalog.species)
    func noActHasAJump(species: Species) throws {
        for perch in Perch.allCases {
            var acts: [(String, Double, (Double) -> StagedBird.Phase)] = [
                (
                    "arrives", 4,
                    { $0 < Stage.arrivalSeconds ? .arriving(since: 0) : .perched(since: Stage.arrivalSeconds) }
                ),
                ("leaves", Stage.departureSeconds, { _ in .leaving(since: 0) }),
            ]
            for former in Perch.allCases where former != perch {
                acts.append(
                    (
                        "comes from \(former)", 3,
                        {
                            $0 < Stage.moveSeconds
                                ? .moving(from: former, since: 0) : .perched(since: Stage.moveSeconds)
                        }
                    ))
            }
            for (name, length, phase) in acts {
                let scenes = try moments(length).map {
                    try #require(staged(species, phase($0), on: perch, at: $0))
                }
                for (a, b) in zip(scenes, scenes.dropFirst()) {
                    #expect(
                        a.middle.distance(to: b.middle) / a.picture.side < Self.farthest,
                        "\(species.id) on \(perch), \(name)")
                }
            }
        }
    }

    /// Nobody flies through a bird that sits: of its own length, how near a way comes to the middle of one on another
    /// perch, unless its own perch is not much farther away.
    @Test(arguments: [(44, 18), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
    func waysLeadAroundWhoeverSits(width: Int, height: Int) {
        let layout = SceneLayout(size: CellSize(width: width, height: height))
        let size = CellSize(width: width, height: height)
        let airspace = YardPainter(layout: layout, size: size, pixels: CellPixels(.half), library: library).airspace
        func middle(_ perch: Perch) -> ScenePoint {
            let feet = layout.feet(on: perch).point
            return ScenePoint(x: feet.x, y: feet.y - 0.5 * layout.bird)
        }
        for perch in Perch.allCases {
            let facesRight = layout.feet(on: perch).facesRight
            var ways = [
                ("in to", perch, airspace.wayIn(to: middle(perch), facesRight: facesRight)),
                ("out from", perch, airspace.wayOut(from: middle(perch), facesRight: facesRight)),
            ]
            for former in Perch.allCases where former != perch {
                ways.append(("\(former) to", former, airspace.wayAcross(from: middle(former), to: middle(perch))))
            }
            for (name, start, way) in ways {
                for other in Perch.allCases where other != perch && other != start {
                    let ends = min(middle(other).distance(to: way.start), middle(other).distance(to: way.end))
                    let nearest = (0...40).map { way.point(Double($0) / 40).distance(to: middle(other)) }.min() ?? 0
                    let share = nearest / min(layout.bird, ends)
                    #expect(share > Self.nearest, "\(name) \(perch), past \(other): \(share)")
                }
            }
        }
    }

    private static let nearest = 0.6

    @Test func whoIsPassedDucksAndWhoIsFarDoesNot() throws {
        let dove = try #require(Catalog.species(.dove))
        let calm = try #require(staged(dove, .perched(since: -9), on: .fountain, at: 0))
        guard case .perched(let before, _, true) = calm.act else {
            Issue.record("it does not sit")
            return
        }
        func pose(passedAt offset: ScenePoint) -> PerchedPose? {
            var scene = calm
            let side = scene.picture.side
            let other = ScenePoint(x: calm.middle.x + offset.x * side, y: calm.middle.y + offset.y * side)
            scene.notice(other, stir: 1)
            guard case .perched(let pose, _, _) = scene.act else { return nil }
            return pose
        }
        let near = try #require(pose(passedAt: ScenePoint(x: -0.9, y: -0.3)))
        #expect(near.crouch > before.crouch + 0.5)
        #expect(near.gaze == .back, "behind it")
        #expect(pose(passedAt: ScenePoint(x: 1.8, y: 0))?.gaze == .ahead)
        #expect(pose(passedAt: ScenePoint(x: 4, y: 0)) == before)
    }

    /// Two that cross each other's way in the air pass one above the other.
    @Test func nobodyFliesThroughAnother() throws {
        let dove = try #require(Catalog.species(.dove))
        for seconds in moments(Stage.departureSeconds) where seconds > Flight.crouchSeconds + 0.2 {
            var first = try #require(staged(dove, .leaving(since: 0), on: .feeder, at: seconds))
            var second = first
            let place = first.middle
            first.notice(place, stir: 1, isAbove: true)
            second.notice(place, stir: 1, isAbove: false)
            #expect(first.middle.distance(to: second.middle) > 0.9 * first.picture.side, "\(seconds)")
        }
    }

    @Test(arguments: Catalog.species)
    func itCrouchesBeforeItTakesOff(species: Species) throws {
        let crouches = try stride(from: 0, to: Flight.crouchSeconds, by: 0.02).map { seconds -> Double in
            let scene = try #require(staged(species, .leaving(since: 0), on: .branch, at: seconds))
            guard case .perched(let pose, _, _) = scene.act else { return 0 }
            return pose.crouch
        }
        #expect((crouches.max() ?? 0) > 1)
        let after = try #require(staged(species, .leaving(since: 0), on: .branch, at: Flight.crouchSeconds))
        if case .perched = after.act { Issue.record("it does not fly") }
    }

    @Test(arguments: Catalog.species)
    func whoBathesSitsInTheWaterAndSplashes(species: Species) throws {
        func poses(on perch: Perch) -> [PerchedPose] {
            moments(4).compactMap { seconds in
                guard
                    case .perched(let pose, _, _) = staged(
                        species, .perched(since: 0), on: perch, at: seconds, .bathes)?.act
                else { return nil }
                return pose
            }
        }
        #expect(poses(on: .fountain).contains { $0.bath == 1 && $0.splash != nil && $0.open > 0.9 })
        #expect(!poses(on: .branch).contains { $0.bath > 0 || $0.splash != nil })
    }

    private func staged(
        _ species: Species, _ phase: StagedBird.Phase, on perch: Perch, at uptime: Double, _ activity: Activity? = nil
    ) -> BirdScene? {
        let actor = StagedBird(species, phase, on: perch, activity)
        return BirdScene(
            actor, in: layout, flying: airspace, Surroundings(),
            at: Moment(date: .distantFuture, uptime: uptime, ambience: true))
    }

    /// The middle of what is drawn, in the units of the scene.
    private func drawnMiddle(_ scene: BirdScene) -> ScenePoint {
        let space = PixelSpace(CellPixels(.half))
        var canvas = Canvas(cells: CellSize(width: 100, height: 30), glyphs: .half)
        switch scene.act {
        case .perched(let pose, let feet, let facesRight):
            scene.picture.draw(
                pose, feet: feet, facesRight: facesRight, library: library, space: space, into: &canvas)
        case .flight(let flight, let seconds):
            scene.picture.draw(flight, beating: seconds, library: library, space: space, into: &canvas)
        }
        var (x, y, weight) = (0.0, 0.0, 0.0)
        for row in 0..<canvas.height {
            for column in 0..<canvas.width where canvas[column, row].w > 0 {
                let share = Double(canvas[column, row].w)
                (x, y, weight) = (x + Double(column) * share, y + Double(row) * share, weight + share)
            }
        }
        return ScenePoint(x: x / max(weight, 1e-6) / space.perUnitX, y: y / max(weight, 1e-6) / space.perUnitY)
    }
}

extension BirdScene {
    fileprivate var facesRight: Bool {
        switch act {
        case .perched(_, _, let facesRight): facesRight
        case .flight(let flight, _): flight.facesRight
        }
    }
}
