import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

/// Where one drawing of a bird takes the place of another: as it is seen, frame by frame, 60 milliseconds apart.
@Suite struct CrossoverTests {
    private static let step = 0.06
    private let library = AssetLibrary()
    private let size = CellSize(width: 60, height: 24)
    private let ground = RGB(hex: 0x9CBCD8)
    private var painter: YardPainter {
        YardPainter(layout: SceneLayout(size: size), size: size, pixels: CellPixels(.quadrant), library: library)
    }

    /// How far two pictures of a bird are from each other: OKLab distances of their pixels, summed, in bird's areas.
    private func change(_ a: Canvas, _ b: Canvas) -> Double {
        var (sum, area) = (0.0, 0.0)
        for (before, after) in zip(a.pixels, b.pixels) where before.w > 0 || after.w > 0 {
            if before != after { sum += Double(seen(before).distance(to: seen(after))) }
            area += Double(before.w + after.w) / 2
        }
        return sum / max(area, 1)
    }

    private func seen(_ pixel: Pixel) -> OKLab { OKLab(linear: ground.linear * (1 - pixel.w) + pixel) }

    private func drawn(
        _ species: Species, _ phase: StagedBird.Phase, on perch: Perch, at uptime: Double, _ activity: Activity? = nil
    ) -> Canvas {
        let actor = StagedBird(species, phase, on: perch, activity)
        var canvas = Canvas(cells: size, glyphs: .quadrant)
        guard
            let scene = BirdScene(
                actor, in: painter.layout, flying: painter.airspace, Surroundings(),
                at: Moment(date: .distantFuture, uptime: uptime, ambience: true))
        else { return canvas }
        switch scene.act {
        case .perched(var pose, let feet, let facesRight):
            // The bird and not what is in the air about it.
            (pose.note, pose.spray) = (nil, nil)
            scene.picture.draw(
                pose, feet: feet, facesRight: facesRight, library: library, space: painter.space, into: &canvas)
        case .flight(let flight, let seconds):
            scene.picture.draw(flight, beating: seconds, library: library, space: painter.space, into: &canvas)
        }
        return canvas
    }

    private func changes(_ seconds: [Double], _ picture: (Double) -> Canvas) -> [(second: Double, change: Double)] {
        let pictures = seconds.map(picture)
        return zip(seconds.dropFirst(), zip(pictures, pictures.dropFirst())).map { ($0, change($1.0, $1.1)) }
    }

    private func frames(from: Double, to: Double) -> [Double] { Array(stride(from: from, through: to, by: Self.step)) }

    private func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// Of the median change from frame to frame of the flight before it or after it, how much more one frame may change
    /// while the drawing of the flying bird gives way to that of the sitting one.
    private static let bound = 1.45
    /// The same for a long tail, which sweeps over many pixels.
    private static let longTail = 1.46
    /// The same of the frame in which the other drawing is all there is.
    private static let handover = 1.1

    @Test(arguments: Catalog.species, [Perch.fountain, .branch, .ground])
    func noDrawingPopsAsItLandsOrTakesOff(species: Species, perch: Perch) {
        let landing = changes(frames(from: -0.72, to: 0.6)) {
            drawn(species, $0 < -1e-9 ? .arriving(since: -Stage.arrivalSeconds) : .perched(since: 0), on: perch, at: $0)
        }
        let leaving = changes(frames(from: 0, to: 0.9)) { drawn(species, .leaving(since: 0), on: perch, at: $0) }
        for (name, changes, flight, handover) in [
            ("lands", landing, -1.0 ..< -0.33, 0.0), ("leaves", leaving, Flight.crouchSeconds + 0.28..<1, 0.3),
        ] {
            let usual = median(changes.filter { flight.contains($0.second) }.map(\.change))
            for (second, change) in changes where !flight.contains(second) {
                let share = change / usual
                // One that hovers is drawn the same before and after.
                let isHandover =
                    abs(second - handover) < 0.01 && !Flight.hovers(species, at: perch, in: Surroundings())
                #expect(
                    share < (isHandover ? Self.handover : species.id == .magpie ? Self.longTail : Self.bound),
                    "\(species.id) \(name) on \(perch): \(share) of the usual at \(second) s")
            }
        }
    }

    /// Of a bird's area, how much of it may change within a frame of what it does on its perch.
    private static let most = 0.29

    @Test(arguments: Catalog.species)
    func noPoseSnaps(species: Species) {
        for behavior in [Behavior.peck, .bathe, .lookBack, .lookHere, .drink] {
            let length = behavior.seconds
            let changes = changes(frames(from: 0, to: length)) { second in
                var canvas = Canvas(cells: size, glyphs: .quadrant)
                var pose = PerchedPose.sample(behavior, at: second / length, of: species)
                (pose.note, pose.spray) = (nil, nil)
                let feet = painter.layout.feet(on: .ground).point
                BirdPicture(species: species, palette: 0, bird: painter.layout.bird).draw(
                    pose, feet: feet, facesRight: true, library: library, space: painter.space, into: &canvas)
                return canvas
            }
            guard let worst = changes.max(by: { $0.change < $1.change }) else { continue }
            #expect(worst.change < Self.most, "\(species.id), \(behavior), at \(worst.second) s: \(worst.change)")
        }
    }

    /// A head comes round by way of the player: it is seen between ahead and back in several frames each way.
    @Test(arguments: Catalog.species)
    func noHeadFlips(species: Species) {
        for (behavior, most) in [(Behavior.lookBack, 1.0), (.lookHere, 0.5), (.preen, 1.0)] {
            let turns = frames(from: 0, to: behavior.seconds).map {
                PerchedPose.sample(behavior, at: $0 / behavior.seconds, of: species).turn
            }
            #expect(turns.max() == most)
            let way = turns.filter { $0 > 0.05 * most && $0 < 0.95 * most }
            #expect(way.count >= 6, "\(behavior): \(way)")
        }
        let other = (0...6).map { ScenePoint(x: -2.9 + 0.15 * Double($0), y: 0) }
        let turns = other.map { place in
            var pose = PerchedPose()
            pose.watch(birdAt: place, stir: 1, canLookBack: true)
            return pose.turn
        }
        for (before, after) in zip(turns, turns.dropFirst()) { #expect(after - before < 0.4, "\(turns)") }
        #expect((turns.last ?? 0) > 0.95)
    }

    /// Water that a bathing bird throws up swells and sinks; its wings open by degrees.
    @Test(arguments: Catalog.species)
    func aBathIsNoFlicker(species: Species) {
        let poses = frames(from: 0, to: Behavior.bathe.seconds).map {
            PerchedPose.sample(.bathe, at: $0 / Behavior.bathe.seconds, of: species)
        }
        for (before, after) in zip(poses, poses.dropFirst()) {
            let (first, second) = (before.waterEffects, after.waterEffects)
            #expect(abs((first.first?.opacity ?? 0) - (second.first?.opacity ?? 0)) < 0.35)
            #expect(abs(before.open - after.open) < 0.45 && abs(before.bath - after.bath) < 0.45)
            // Drops are seen only in the air: one that begins anew is not.
            for (a, b) in zip(first.dropFirst(), second.dropFirst()) where min(a.opacity, b.opacity) > 0.5 {
                let (x, y) = (a.center.x - b.center.x, a.center.y - b.center.y)
                #expect((x * x + y * y).squareRoot() < 0.4)
            }
        }
        let wet = poses.indices.filter { poses[$0].splash != nil }
        #expect(wet.count > 40 && wet == Array((wet.first ?? 0)...(wet.last ?? 0)), "with no gaps")
    }
}
