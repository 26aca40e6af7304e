import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

@Suite struct MotionTests {
    private let layout = SceneLayout(size: CellSize(width: 100, height: 30))
    private var airspace: Airspace {
        Airspace(left: 0, right: layout.width, height: layout.height, bird: layout.bird)
    }
    private let perch = ScenePoint(x: 50, y: 25)

    @Test(arguments: [true, false])
    func aFlightBeginsOutsideAndEndsOnItsPerch(facesRight: Bool) {
        let start = Flight.arriving(
            to: perch, facesRight: facesRight, in: airspace, progress: 0, seconds: 0, beatsPerSecond: 6)
        #expect(start.position.x < -layout.bird / 2 || start.position.x > layout.width + layout.bird / 2)
        let end = Flight.arriving(
            to: perch, facesRight: facesRight, in: airspace, progress: 1, seconds: 2.4, beatsPerSecond: 6)
        #expect(abs(end.position.x - perch.x) < 0.01 && abs(end.position.y - perch.y) < 0.01)
        let away = Flight.leaving(
            from: perch, facesRight: facesRight, in: airspace, progress: 1, seconds: 1.8, beatsPerSecond: 6)
        #expect(away.position.x < -layout.bird / 2 || away.position.x > layout.width + layout.bird / 2)
    }

    /// A slide would keep one shape on one line; a flight beats, bends and brakes.
    @Test func aFlightIsNoSlide() {
        let flights = stride(from: 0.1, through: 0.95, by: 0.05).map {
            Flight.arriving(
                to: perch, facesRight: true, in: airspace, progress: $0, seconds: $0 * 2.4, beatsPerSecond: 5.5)
        }
        #expect(Set(flights.map { Int($0.wing * 4) }).count >= 4)
        #expect((flights.last?.pitch ?? 0) < -20)
        // How far the path leaves the straight line from its first to its last point, in birds.
        let (a, b) = (flights[0].position, flights[flights.count - 1].position)
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let offsets = flights.map { flight -> Double in
            let cross = dx * (flight.position.y - a.y) - dy * (flight.position.x - a.x)
            return abs(cross) / length
        }
        let bend = offsets.max() ?? 0
        #expect(bend > 0.1 * layout.bird)
        for flight in flights { #expect(flight.wing >= -0.9 && flight.wing <= 1) }
    }

    /// In level flight wings beat about four times a second, within 35 degrees up and down, and glide between: faster or
    /// larger beats flicker at thirty frames a second.
    @Test(arguments: Catalog.species.filter { !$0.hovers })
    func wingsBeatSlowlyAndGlideBetween(species: Species) {
        let step = 1.0 / 30
        let wings = stride(from: 0, to: 0.62 * Stage.arrivalSeconds, by: step).map {
            Flight.arriving(
                to: perch, facesRight: true, in: airspace, progress: $0 / Stage.arrivalSeconds, seconds: $0,
                beatsPerSecond: species.wingBeatsPerSecond
            ).wing
        }
        let beating = wings.prefix(Int(0.8 / step))
        let lows = zip(beating, zip(beating.dropFirst(), beating.dropFirst(2))).count { $0 > $1.0 && $1.0 <= $1.1 }
        #expect((2...4).contains(lows), "\(species.id): \(lows) beats in 0.8 s")
        #expect(wings.allSatisfy { abs($0) < 0.62 }, "\(species.id)")
        let still = zip(wings, wings.dropFirst()).map { abs($0 - $1) < 0.01 }.split(separator: false).map(\.count)
        #expect(Double(still.max() ?? 0) * step > 0.25, "\(species.id)")
    }

    private func visit(food: String?, drank: Bool, enjoyment: Enjoyment?) -> Visit {
        Visit(
            id: ID("visit-1"), backyard: ID("y"), bird: ID("b"), species: ID("dove"), perch: .fountain,
            arrival: Instant(milliseconds: 0), departure: Instant(milliseconds: 300_000), food: food.map { ID($0) },
            drank: drank, enjoyment: enjoyment)
    }

    @Test func birdsFirstDoWhatTheyCameFor() {
        #expect(
            PerchedPose.behavior(of: visit(food: "corn", drank: true, enjoyment: .enjoyed), seconds: 0.1).0 == .peck)
        #expect(PerchedPose.behavior(of: visit(food: nil, drank: true, enjoyment: nil), seconds: 0.1).0 == .drink)
        #expect(PerchedPose.behavior(of: visit(food: nil, drank: false, enjoyment: nil), seconds: 0.1).0 == .lookAbout)
    }

    @Test func whoCameOnlyToDrinkNeverPecksAndADislikedMealIsNoReasonToSing() {
        let drinker = visit(food: nil, drank: true, enjoyment: nil)
        let sulker = visit(food: "corn", drank: false, enjoyment: .disliked)
        for second in stride(from: 0.0, to: 200, by: 0.3) {
            #expect(PerchedPose.behavior(of: drinker, seconds: second).0 != .peck)
            #expect(PerchedPose.behavior(of: sulker, seconds: second).0 != .sing)
        }
    }

    @Test func posesStayWithinWhatTheDrawingsCanDo() {
        let guest = visit(food: "corn", drank: true, enjoyment: .loved)
        for second in stride(from: 0.0, to: 120, by: 0.05) {
            let pose = PerchedPose.during(guest, seconds: second)
            #expect(abs(pose.head) <= 41 && abs(pose.lean) <= 46 && abs(pose.tail) <= 20)
            #expect(pose.beak >= 0 && pose.beak <= 26 && pose.hop >= 0 && pose.hop <= 0.13)
        }
    }

    @Test func layoutKeepsBirdsInThePictureAtAnySize() {
        for width in stride(from: 28, through: 240, by: 7) {
            for height in stride(from: 8, through: 80, by: 3) {
                let layout = SceneLayout(size: CellSize(width: width, height: height))
                for perch in Perch.allCases {
                    let feet = layout.feet(on: perch).point
                    let place = "\(perch) at \(width)×\(height)"
                    #expect(feet.x > 0.2 * layout.bird && feet.x < layout.width - 0.2 * layout.bird, "\(place)")
                    #expect(feet.y <= layout.height && feet.y > 0.8 * layout.bird, "\(place)")
                }
                if width >= 32, height >= 12 { #expect(layout.bird >= 12, "\(width)×\(height)") }
            }
        }
    }

    @Test func birdsOnDifferentPerchesDoNotHideEachOther() {
        for width in stride(from: 28, through: 240, by: 5) {
            for height in stride(from: 10, through: 80, by: 3) {
                let layout = SceneLayout(size: CellSize(width: width, height: height))
                let places = Perch.allCases.map { layout.feet(on: $0).point }
                for (index, a) in places.enumerated() {
                    for b in places[(index + 1)...] {
                        let apart = max(abs(a.x - b.x), abs(a.y - b.y)) / layout.bird
                        #expect(apart > 0.5, "\(width)×\(height): \(a) and \(b)")
                    }
                }
            }
        }
    }

    @Test func lightChangesWithoutJumps() {
        var last = Sky.light(hour: 0)
        for minute in 1..<1440 {
            let light = Sky.light(hour: Double(minute) / 60)
            for (a, b) in [(last.top, light.top), (last.bottom, light.bottom), (last.silhouette, light.silhouette)] {
                #expect(OKLab(a).distance(to: OKLab(b)) < 0.03, "at minute \(minute)")
            }
            last = light
        }
        #expect(OKLab(Sky.light(hour: 2).top).lightness < 0.45)
        #expect(OKLab(Sky.light(hour: 14).top).lightness > 0.65)
    }
}
