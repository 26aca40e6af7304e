import Chronology
import Drawing
import Simulation
import Synchronization
import Testing

@testable import Scene

@Suite struct PictureBookTests {
    private let size = CellSize(width: 29, height: 10)

    private func world() throws -> World {
        World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T08:00:00Z")))
    }

    /// A finished picture keeps its tones in few colors, where the nearest color alone would make one area of them.
    @Test(arguments: [ColorPalette.xterm256, .ansi16]) func photosKeepTheirTones(palette: ColorPalette) {
        var photo = CellGrid(size: CellSize(width: 32, height: 8))
        for y in 0..<8 {
            for x in 0..<32 {
                let color = RGB(UInt8(16 + x), UInt8(20 + 2 * y), UInt8(50 + 2 * x))
                photo[x, y] = Cell("▀", style: CellStyle(foreground: .rgb(color), background: .rgb(color)))
            }
        }
        let book = PictureBook()
        #expect(book.redrawn(photo) == photo)
        book.options.colors = palette
        let redrawn = book.redrawn(photo)
        let colors = Set(redrawn.cells.flatMap { [$0.style.foreground, $0.style.background] })
        let own = ColorPalette.xtermColors.prefix(palette == .ansi16 ? 16 : 256)
        func isOwn(_ color: CellColor) -> Bool { if case .rgb(let color) = color { own.contains(color) } else { true } }
        #expect(colors.allSatisfy(isOwn), "\(colors)")
        // The nearest color alone for each of its cells.
        let nearest = Set(
            photo.cells.compactMap { cell -> RGB? in
                guard case .rgb(let color) = cell.style.background else { return nil }
                return own.min { OKLab($0).distance(to: OKLab(color)) < OKLab($1).distance(to: OKLab(color)) }
            })
        #expect(Set(redrawn.cells).count > nearest.count, "\(nearest.count)")
    }

    /// In a small portrait, too, a long bill is part of the bird, and not a dot beside it.
    @Test(arguments: [(10, 5), (12, 6), (14, 7), (16, 8), (18, 9), (20, 10)])
    func aHummingbirdIsOnePiece(width: Int, height: Int) {
        let (size, ground) = (CellSize(width: width, height: height), RGB(hex: 0x51_6B_73))
        var grid = CellGrid(size: size)
        PictureBook().drawPortrait(
            species: ID("hummingbird"), palette: 0, on: ground, into: &grid, rect: CellRect(size))
        var left = Set(
            (0..<width * height).filter { index in
                let cell = grid.cells[index]
                let isGround = { (color: CellColor) in color == .rgb(ground) }
                return !isGround(cell.style.background)
                    || cell.content != .glyph(" ") && !isGround(cell.style.foreground)
            })
        #expect(left.count > 12)
        var edge = [left.removeFirst()]
        while let index = edge.popLast() {
            for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                guard (0..<width).contains(index % width + dx) else { continue }
                if let next = left.remove(index + dx + dy * width) { edge.append(next) }
            }
        }
        #expect(left.isEmpty, "\(left.map { ($0 % width, $0 / width) })")
    }

    /// On a card of sixteen colors a black bird, too, has an eye with a light in it.
    @Test(arguments: Catalog.species.filter { $0.id != .owl }) func aBlackBirdOfSixteenColorsHasAnEye(species: Species)
    {
        let size = CellSize(width: 24, height: 7)
        let book = PictureBook(options: PictureOptions(colors: .ansi16))
        for (palette, colors) in species.palettes.enumerated() where colors.body == .black && colors.head == .black {
            var grid = CellGrid(size: size)
            book.drawPortrait(
                species: species.id, palette: palette, on: ColorPalette.xtermColors[4], into: &grid,
                rect: CellRect(size))
            let upper = grid.cells.prefix(size.width * 4)
            let light = CellColor.rgb(RGB(255, 255, 255))
            #expect(
                upper.contains { $0.style.foreground == light || $0.style.background == light },
                "\(species.id) \(palette)")
        }
    }

    /// Of a pack of several things there is a picture for small places.
    @Test func aPackOfSeveralHasAPictureOfItsOwn() {
        for pack in DecorationPack.all where pack.birdhouses.count + pack.feeders.count > 1 {
            #expect(AssetLibrary().drawing("Shop/\(pack.id.replacing(".", with: "-")).svg") != nil, "\(pack.id)")
        }
    }

    /// The yards, and the sky of an offer beside them, as they look when each is drawn when its turn comes, and when all
    /// were made ready at once.
    @Test(arguments: [false, true])
    func picturesPreparedTogetherLookAsTheyDoOneByOne(ambience: Bool) throws {
        let world = try world()
        let moment = Moment(date: world.clock, uptime: 5, ambience: ambience)
        func picture(prepared: Bool) -> [CellGrid] {
            let book = PictureBook()
            if prepared {
                book.prepare(
                    world.backyards.map { .init($0, actors: [], at: moment, size: size) }, passSky: (size, moment),
                    in: world)
            }
            var sky = CellGrid(size: size)
            book.drawPassSky(at: moment, into: &sky, rect: CellRect(size))
            return world.backyards.map { yard in
                var grid = CellGrid(size: size)
                book.drawYard(yard, in: world, actors: [], at: moment, into: &grid, rect: CellRect(size))
                return grid
            } + [sky]
        }
        let pictures = picture(prepared: true)
        #expect(pictures == picture(prepared: false))
        #expect(Set(pictures.map(\.cells)).count == world.backyards.count + 1)
    }

    @Test func whatWasPreparedForAnotherMomentIsNotShown() throws {
        let world = try world()
        let yard = try #require(world.backyards.first)
        let (now, later) = (world.clock, world.clock + .hours(12))
        func picture(preparedAt date: Instant?) -> CellGrid {
            let book = PictureBook()
            if let date {
                let moment = Moment(date: date, uptime: 0, ambience: false)
                book.prepare(world.backyards.map { .init($0, actors: [], at: moment, size: size) }, in: world)
            }
            var grid = CellGrid(size: size)
            book.drawYard(
                yard, in: world, actors: [], at: Moment(date: later, uptime: 0, ambience: false), into: &grid,
                rect: CellRect(size))
            return grid
        }
        #expect(picture(preparedAt: now) == picture(preparedAt: nil))
    }

    @Test(arguments: [0, 1, 2, 7, 100])
    func aCrewDoesEachPieceOnce(count: Int) {
        let done = Mutex<[Int]>([])
        ParallelWork.divide(count) { index in done.withLock { $0.append(index) } }
        #expect(done.withLock { $0.sorted() } == Array(0..<count))
    }

    @Test func aDrawingIsReadOnceHoweverManyAsk() {
        let reads = Mutex<[String: Int]>([:])
        let library = AssetLibrary { path in
            reads.withLock { $0[path, default: 0] += 1 }
            return nil
        }
        let paths = ["Birds/dove.svg", "Birds/no-such-bird.svg", "Sky/sun.svg"]
        let found = Mutex(0)
        ParallelWork.divide(60) { index in
            if library.drawing(paths[index % paths.count]) != nil { found.withLock { $0 += 1 } }
        }
        #expect(found.withLock { $0 } == 40)
        #expect(reads.withLock { $0 } == Dictionary(uniqueKeysWithValues: paths.map { ($0, 1) }))
    }
}

/// ASCII in sixteen colors: a few strokes, and the bird by its silhouette.
@Suite struct StrokeTests {
    /// How far the dots of ░▒▓ stand out, over a whole picture: with eight colors no more than with sixteen.
    @Test(arguments: [1, 6, 9, 13, 18, 21]) func eightColorsAreAsCalmAsSixteen(hour: Int) throws {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T00:00:00Z")))
        let size = CellSize(width: 96, height: 29)
        func unrest(_ palette: ColorPalette) -> Float {
            let book = PictureBook(options: PictureOptions(glyphs: .quadrant, colors: palette))
            var sum: Float = 0
            for yard in world.backyards {
                let date = world.began + .hours(24 + Int64(hour)) - (yard.timeOffset)
                var grid = CellGrid(size: size)
                book.drawYard(
                    yard, in: world, actors: [], at: Moment(date: date, uptime: 40, ambience: false), into: &grid,
                    rect: CellRect(size))
                for cell in grid.cells {
                    guard case .glyph(let glyph) = cell.content, "░▒▓".contains(glyph),
                        case (.rgb(let ink), .rgb(let ground)) = (cell.style.foreground, cell.style.background)
                    else { continue }
                    let distance = OKLab(ink).distance(to: OKLab(ground))
                    sum += distance * distance
                }
            }
            return sum
        }
        let (eight, sixteen) = (unrest(.ansi8), unrest(.ansi16))
        #expect(eight <= sixteen, "\(eight) \(sixteen)")
    }

    @Test(arguments: [13, 23]) func theBirdIsWhatIsFilled(hour: Int) throws {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T00:00:00Z")))
        let yard = try #require(world.backyards.first)
        let size = CellSize(width: 60, height: 20)
        let date = try #require(
            (0..<48).map { world.began + .hours($0) }.first {
                yard.localTime(at: $0, began: world.began).hour == hour
            })
        let moment = Moment(date: date, uptime: 40, ambience: false)
        func picture(_ actors: [StagedBird]) -> CellGrid {
            let book = PictureBook(options: PictureOptions(glyphs: .ascii, colors: .ansi16))
            var grid = CellGrid(size: size)
            book.drawYard(yard, in: world, actors: actors, at: moment, into: &grid, rect: CellRect(size))
            return grid
        }
        /// Cells full of ink.
        func filled(_ grid: CellGrid) -> Int {
            grid.cells.count { cell in "#@%&MW".contains { cell.content == .glyph($0) } }
        }
        let empty = picture([])
        #expect(empty.cells.allSatisfy { $0.style.background == .rgb(RGB(0, 0, 0)) })
        // What is drawn are closed outlines.
        #expect(empty.cells.count { $0.content == .glyph(" ") } > empty.cells.count * 7 / 10)
        #expect(filled(empty) < 5)
        for species in Catalog.species {
            let visit = Visit(
                id: ID("a"), backyard: yard.id, bird: ID("a"), species: species.id, perch: .branch, arrival: date,
                departure: date + .hours(2), food: nil, drank: false, enjoyment: nil)
            let bird = StagedBird(visit: visit, species: species.id, palette: 0, phase: .perched(since: 0))
            // A hummingbird is mostly the blur of its wings.
            #expect(filled(picture([bird])) > filled(empty) + (species.id == .hummingbird ? 2 : 4), "\(species.id)")
        }
    }
}
