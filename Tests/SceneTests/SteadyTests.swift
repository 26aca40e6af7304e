import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

/// What scenery costs that nobody does anything in: cells a second, the same on every screen.
@Suite struct SteadyTests {
    private static let world = World.firstWorld(seed: 7, began: CivilDate(year: 2026, month: 4, day: 2).utcInstant)
    private var world: World { Self.world }

    /// When there is that weather in the first yard.
    private func date(of weather: Weather) throws -> Instant {
        let hours = (0..<24 * 365).lazy.map { world.began + .hours(Int64($0)) }
        return try #require(hours.first { world.weather(in: world.backyards[0], at: $0) == weather })
    }

    private func moment(_ beat: Int, _ date: Instant, sharers: Int = 1) -> Moment {
        Moment(
            date: date, uptime: 100 + Double(beat) / Double(Cadence.ambience.rawValue), ambience: true, sharers: sharers
        )
    }

    private func cells(at beats: Range<Int>, _ date: Instant, _ size: CellSize, sharers: Int = 1) -> [CellGrid] {
        let book = PictureBook()
        var grid = CellGrid(size: size)
        return beats.map { beat in
            book.drawYard(
                world.backyards[0], in: world, actors: [], at: moment(beat, date, sharers: sharers), into: &grid,
                rect: CellRect(size))
            return grid
        }
    }

    private func changed(_ a: CellGrid, _ b: CellGrid) -> Int { zip(a.cells, b.cells).count { $0 != $1 } }

    @Test(arguments: [(30, 14, 5), (55, 20, 1), (93, 38, 1), (200, 60, 1)], [Weather.clear, .rain, .snow])
    func aYardCostsAFewCellsASecond(_ look: (width: Int, height: Int, sharers: Int), weather: Weather) throws {
        let size = CellSize(width: look.width, height: look.height)
        let seconds = 20
        let pictures = cells(
            at: 0..<seconds * Cadence.ambience.rawValue, try date(of: weather), size, sharers: look.sharers)
        let sum = zip(pictures, pictures.dropFirst()).map(changed).reduce(0, +)
        // About 35 bytes each.
        #expect(sum * look.sharers / seconds < 750, "\(sum / seconds)")
        #expect(sum > 0, "nothing moves")
    }

    /// A bird among those of other yards goes from pose to pose less often, and is not still.
    @Test func birdsOfManyYardsShareWhatTheirPosesCost() throws {
        let species = try #require(Catalog.species(ID("cardinal")))
        let size = CellSize(width: 93, height: 38)
        let painter = YardPainter(
            layout: SceneLayout(size: size), size: size, pixels: CellPixels(.quadrant), library: AssetLibrary())
        func changes(sharers: Int) throws -> Int {
            let acts = try (0..<400).map { beat in
                try #require(
                    BirdScene(
                        StagedBird(species, .perched(since: 0), on: .branch), in: painter.layout,
                        flying: painter.airspace, Surroundings(),
                        at: moment(beat, world.began, sharers: sharers))
                ).act
            }
            return zip(acts, acts.dropFirst()).count { $0 != $1 }
        }
        let (alone, shared) = (try changes(sharers: 1), try changes(sharers: 5))
        #expect(shared > 20 && Double(shared) < 0.9 * Double(alone), "\(shared) of \(alone)")
    }

    /// Whatever has moved, a picture is as if it were drawn for the first time.
    @Test func whatIsDrawnAnewInPartsIsWhatIsDrawnAsAWhole() throws {
        let (size, date) = (CellSize(width: 70, height: 24), try date(of: .clear))
        let beats = 0..<96
        let kept = cells(at: beats, date, size)
        var moved = 0
        for beat in stride(from: beats.lowerBound, to: beats.upperBound, by: 5) {
            let fresh = cells(at: beat..<beat + 1, date, size)[0]
            #expect(changed(kept[beat], fresh) == 0, "beat \(beat)")
            moved += changed(kept[beat], kept[0])
        }
        #expect(moved > 0)
    }

    /// In time, leaves of many plants move, and not all of them at once.
    @Test func aBreathOfAirGoesFromPlantToPlant() {
        let sways = (0..<4000).map { Sway(at: moment($0, world.began), yard: 77, cells: 3000) }
        #expect(Set(sways.map { $0.plant(of: 8) }).count == 8)
        #expect(Set(sways.map { $0.part(of: 3) }).count == 3)
        for (before, after) in zip(sways, sways.dropFirst()) where before.breath != after.breath {
            #expect(after.bend == 0, "leaves begin as they are drawn")
        }
    }

    /// Where several yards share the screen, the air moves in one or two of them at a time, and in time in each.
    @Test func aBreathOfAirGoesFromYardToYard() {
        let yards: [UInt64] = [0x1234_5600, 0x7_7700, 0xABCD_EF00, 0x99_0100, 0x4_2200]
        func moving(_ yard: UInt64, sharers: Int) -> [Bool] {
            (0..<4000).map {
                Sway(at: moment($0, world.began, sharers: sharers), yard: yard, cells: 900).bend != 0
            }
        }
        let alone = moving(yards[0], sharers: 1).count { $0 }
        let shared = yards.map { moving($0, sharers: yards.count).count { $0 } }
        #expect(shared.allSatisfy { $0 > 0 })
        #expect(shared.reduce(0, +) <= 2 * alone, "\(shared) of \(alone)")
    }

    private func wet(_ weather: Weather, _ moment: Moment, _ size: CellSize, yard: UInt64 = 7) -> Set<Int> {
        var canvas = Canvas(cells: size, glyphs: .quadrant)
        canvas.fill(RGB(0, 0, 0))
        Precipitation.draw(
            WeatherBlend(weather), of: yard, asOutlines: false, at: moment, layout: SceneLayout(size: size),
            space: PixelSpace(CellPixels(.quadrant)), into: &canvas)
        return Set(canvas.pixels.indices.filter { canvas.pixels[$0].x > 0 })
    }

    /// No drop hangs in the air: what is wet in one picture is dry two beats later, unless another drop comes there.
    @Test(arguments: [(30, 14, 5), (30, 14, 1), (93, 38, 1), (200, 60, 1)])
    func rainFalls(width: Int, height: Int, sharers: Int) {
        let size = CellSize(width: width, height: height)
        var touched: Set<Int> = []
        var (sum, lasting) = (0, 0)
        /// Pixels where another drop comes by chance.
        var expected = 0.0
        for beat in 0..<480 {
            let now = wet(.rain, moment(beat, world.began, sharers: sharers), size)
            let later = wet(.rain, moment(beat + 2, world.began, sharers: sharers), size)
            lasting += now.intersection(later).count
            sum += now.count
            expected += Double(now.count * later.count) / Double(4 * width * height)
            touched.formUnion(now)
        }
        #expect(sum > 480, "it rains")
        #expect(Double(lasting) < 2 * expected + 20, "\(lasting) of \(sum) pixels outlive two beats")
        #expect(
            wet(.rain, moment(0, world.began), size, yard: 7) != wet(.rain, moment(0, world.began), size, yard: 8),
            "two yards, two rains")
        let columns = width * 2
        let quarters = (0..<4).map { part in
            touched.count { ($0 % columns) * 2 / columns + 2 * ($0 / columns / height) == part }
        }
        #expect(quarters.allSatisfy { $0 * 8 > touched.count }, "\(quarters)")
    }

    /// Every flake of a snowfall has moved after three beats.
    @Test func noFlakeHangsInTheAir() {
        let size = CellSize(width: 93, height: 38)
        for beat in 0..<200 {
            let now = wet(.snow, moment(beat, world.began), size)
            let later = wet(.snow, moment(beat + 6, world.began), size)
            #expect(now.intersection(later).count * 8 < now.count, "beat \(beat)")
        }
    }

    // MARK: After a minute without input

    private func calmPictures(
        _ weather: Weather, _ size: CellSize, after minutes: Int, seconds: Int
    ) throws -> [CellGrid] {
        let (date, book) = (try date(of: weather), PictureBook())
        var grid = CellGrid(size: size)
        return (0..<seconds * Cadence.calm.rawValue).map { frame in
            let uptime = Double(60 * minutes) + Double(frame) / Double(Cadence.calm.rawValue)
            book.drawYard(
                world.backyards[0], in: world, actors: [],
                at: Moment(date: date, uptime: uptime, ambience: true, isCalm: true), into: &grid, rect: CellRect(size))
            return grid
        }
    }

    /// A calm yard costs little and never seems to hang, however long nobody has pressed a key: within any ten seconds
    /// something moves in three places.
    @Test(arguments: [Weather.clear, .cloud, .rain, .snow], [1, 5, 30, 120])
    func aCalmYardNeverStandsStill(weather: Weather, minutes: Int) throws {
        let size = CellSize(width: 93, height: 38)
        let pictures = try calmPictures(weather, size, after: minutes, seconds: 40)
        let changes = zip(pictures, pictures.dropFirst()).map { before, after in
            Set(before.cells.indices.filter { before.cells[$0] != after.cells[$0] })
        }
        // About 40 bytes for each cell, over 40 seconds.
        let bytes = changes.map(\.count).reduce(0, +)
        #expect(bytes < (weather == .rain || weather == .snow ? 12_000 : 6_000), "\(bytes) bytes a second")
        let frames = 10 * Cadence.calm.rawValue
        for start in stride(from: 0, through: changes.count - frames, by: 7) {
            let cells = changes[start..<start + frames].reduce(into: Set<Int>()) { $0.formUnion($1) }
            #expect(cells.count * 100 >= size.width * size.height, "\(cells.count) cells from frame \(start)")
            #expect(places(of: cells, size) >= 3, "from frame \(start)")
        }
    }

    /// Groups of cells with two or more unchanged cells between each other.
    private func places(of cells: Set<Int>, _ size: CellSize) -> Int {
        var (left, count) = (cells, 0)
        while let first = left.first {
            count += 1
            var edge = [first]
            left.remove(first)
            while let cell = edge.popLast() {
                let (x, y) = (cell % size.width, cell / size.width)
                for near in left where abs(near % size.width - x) <= 2 && abs(near / size.width - y) <= 2 {
                    edge.append(near)
                    left.remove(near)
                }
            }
        }
        return count
    }
}
