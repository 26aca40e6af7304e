import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

@Suite struct PanoramaTests {
    @Test(arguments: [4, 6, 10, 20], [1, 2, 5, 8, 65])
    func columnsFillThePictureAndTheChosenYardShows(rows: Int, count: Int) {
        for width in [5 * rows + 1, 12 * rows, 300] {
            let size = CellSize(width: width, height: rows)
            for chosen in 0..<count {
                let layout = PanoramaLayout(size: size, count: count, chosen: chosen)
                #expect((layout.first..<layout.first + layout.columns.count).contains(chosen))
                #expect(layout.first >= 0 && layout.first + layout.columns.count <= count)
                #expect(layout.columns.first?.lowerBound == 0 && layout.columns.last?.upperBound == width)
                #expect(zip(layout.columns, layout.columns.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
            }
        }
    }

    private static let began = Instant(milliseconds: 1_795_243_560_000)
    private let world = World.firstWorld(seed: 7, began: began)
    private let size = CellSize(width: 120, height: 12)

    private func cells(_ actors: [ID<Backyard>: [StagedBird]] = [:], at uptime: Double = 0) -> CellGrid {
        var grid = CellGrid(size: size)
        let columns = PanoramaLayout(size: size, count: world.backyards.count).columns
        PictureBook().drawPanorama(
            zip(world.backyards, columns).map { PanoramaPart($0.0, actors: actors[$0.0.id] ?? []) }, columns: columns,
            in: world, at: Moment(date: world.clock, uptime: uptime, ambience: false), into: &grid,
            rect: CellRect(size))
        return grid
    }

    /// The columns in which two pictures differ.
    private func changed(_ a: CellGrid, _ b: CellGrid) -> [Int] {
        Set(a.cells.indices.filter { a.cells[$0] != b.cells[$0] }.map { $0 % size.width }).sorted()
    }

    private func bird(_ phase: StagedBird.Phase, in yard: Backyard, _ bird: ID<Bird>? = nil) -> StagedBird {
        let one = world.birds.first { $0.id == bird } ?? world.birds[0]
        let visit = Visit(
            id: ID("visit-9"), backyard: yard.id, bird: one.id, species: one.species, perch: .fountain,
            arrival: world.clock, departure: world.clock + .minutes(20), food: nil, drank: true, enjoyment: nil)
        return StagedBird(visit: visit, species: one.species, palette: 0, phase: phase)
    }

    @Test func aBirdSitsInItsOwnYard() {
        let columns = PanoramaLayout(size: size, count: world.backyards.count).columns
        let empty = cells()
        for (yard, place) in zip(world.backyards, columns) {
            let found = changed(empty, cells([yard.id: [bird(.perched(since: 0), in: yard)]]))
            #expect(!found.isEmpty && found.allSatisfy { place.contains($0) })
        }
    }

    /// One that flies is seen over the neighbors, too.
    @Test func aBirdCrossesItsNeighbors() {
        let columns = PanoramaLayout(size: size, count: world.backyards.count).columns
        let (yard, place) = (world.backyards[2], columns[2])
        let empty = cells()
        let seen = stride(from: 0.1, to: Stage.arrivalSeconds, by: 0.1).flatMap { seconds in
            changed(empty, cells([yard.id: [bird(.arriving(since: 0), in: yard)]], at: seconds))
        }
        #expect(seen.contains { place.contains($0) } && seen.contains { !place.contains($0) })
    }

    @Test func aFlightFromAnotherYardBeginsThere() {
        var airspace = Airspace(left: -100, right: 200, height: 24, bird: 8)
        airspace.reach = 70
        airspace.origin = ScenePoint(x: 60, y: -4)
        let perch = ScenePoint(x: 12, y: 15)
        let start = Flight.arriving(
            to: perch, facesRight: true, in: airspace, progress: 0, seconds: 0, beatsPerSecond: 5)
        #expect(start.position == ScenePoint(x: 60, y: -4) && !start.facesRight)
        airspace.origin = nil
        let far = Flight.arriving(
            to: perch, facesRight: true, in: airspace, progress: 0, seconds: 0, beatsPerSecond: 5)
        #expect(far.position == ScenePoint(x: -58, y: -8))
        let gone = Flight.leaving(
            from: perch, facesRight: true, in: airspace, progress: 1, seconds: 2, beatsPerSecond: 5)
        #expect(gone.position.x == 82 && gone.position.y < -4)
    }
}
