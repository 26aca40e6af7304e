import Chronology
import Drawing
import Simulation
import TestSupport
import Testing

@testable import Scene

/// A yard as images is the same picture as its canvas.
@Suite struct YardImagesTests {
    private let size = CellSize(width: 40, height: 14)
    private let pixels = CellPixels(columns: 10, rows: 20)
    private let library = AssetLibrary()

    /// - Parameter minutes: the minutes of the world that pass from one frame to the next.
    private func frames(
        _ actors: [StagedBird], ambience: Bool, in weather: Weather = .clear, at uptimes: [Double],
        minutes: Int64 = 0
    ) throws -> [(CellGrid, [UInt8])] {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T14:00:00Z")))
        let yard = try #require(world.backyards.first)
        // That weather has been there for a while.
        let hours = (0..<24 * 365).lazy.map { world.began + .hours($0) }
        let date = try #require(
            hours.first { date in
                [-60, -30, 0].allSatisfy { world.weather(in: yard, at: date + .minutes($0)) == weather }
            })
        let images = YardImages(size: size, framing: .yard, pixels: pixels, library: library, sprites: SpriteCache())
        let picture = YardPicture(size: size, framing: .yard, pixels: pixels, library: library)
        return try uptimes.enumerated().map { index, uptime in
            let date = (weather == .clear ? world.clock : date) + .minutes(minutes * Int64(index))
            let moment = Moment(date: date, uptime: uptime, ambience: ambience)
            let grid = images.draw(yard, in: world, actors: actors, at: moment, palette: .trueColor)
            let canvas = try #require(picture.canvas(yard, in: world, actors: actors, at: moment, palette: .trueColor))
            return (grid, canvas.image.bytes)
        }
    }

    @Test func aYardAtRestIsItsCanvas() throws {
        for (grid, canvas) in try frames([], ambience: false, at: [0]) {
            #expect(ComposedImages.of(grid, pixels) == canvas)
        }
    }

    /// A perched bird is drawn in the nearest of a few poses, and a bird on the wing, too; leaves do not move.
    @Test func birdsAreWhereTheCanvasHasThem() throws {
        let species = try #require(Catalog.species(ID("cardinal")))
        for phase in [StagedBird.Phase.perched(since: 0), .arriving(since: 0)] {
            let bird = StagedBird(species, phase, on: .branch)
            for (grid, canvas) in try frames([bird], ambience: true, at: [0.4, 0.9, 2, 5, 5.1, 9]) {
                #expect(grid.placements.count > 1)
                #expect(ComposedImages.difference(ComposedImages.of(grid, pixels), canvas) < 3)
            }
        }
    }

    /// The veil of a fog is in the image of the ground, and what would be drawn over it has none.
    @Test func fogHasNoHoles() throws {
        for (grid, canvas) in try frames([], ambience: false, in: .fog, at: [0]) {
            #expect(ComposedImages.of(grid, pixels) == canvas)
        }
        for (grid, _) in try frames([], ambience: true, in: .fog, at: [0, 0.5, 1, 7]) {
            #expect(grid.placements.count == 1)
        }
    }

    /// What has been made once is not made again, and placements are few.
    @Test func imagesAreMadeOnce() throws {
        let species = try #require(Catalog.species(ID("cardinal")))
        let times = stride(from: 0.0, to: 12, by: 0.125).map(\.self)
        let grids = try frames([StagedBird(species, .perched(since: -20), on: .branch)], ambience: true, at: times).map(
            \.0)
        let all = grids.flatMap(\.placements)
        #expect(grids.allSatisfy { $0.placements.count <= 5 && $0.cells.allSatisfy(\.showsImages) })
        #expect(Set(all.map(\.image)).count * 4 < all.count)
    }

    /// The ground changes each minute, and what moves before it only where light has changed enough to be seen.
    @Test func spritesOutliveAMinute() throws {
        let species = try #require(Catalog.species(ID("cardinal")))
        let bird = StagedBird(species, .perched(since: -20), on: .branch)
        let grids = try frames([bird], ambience: true, at: [0, 60, 120, 180, 240], minutes: 1).map(\.0)
        #expect(Set(grids.compactMap(\.placements.first?.image)).count == grids.count)
        let water = grids.compactMap { $0.placements.first { $0.z == 1 }?.image }
        #expect(water.count == grids.count && Set(water).count == 1)
    }

    /// The image of running water has only what differs from the ground, not the bath that is drawn with it.
    @Test func theBathStands() throws {
        for (grid, _) in try frames([], ambience: true, at: [0, 0.5, 1, 1.5, 2]) {
            for water in grid.placements where water.z == 1 {
                let shown = stride(from: 3, to: water.image.bytes.count, by: 4).count { water.image.bytes[$0] > 0 }
                #expect(shown < 2000, "\(shown) pixels")
            }
        }
    }

    @Test func theCacheIsBounded() {
        let cache = SpriteCache()
        for number in 0..<40 {
            _ = cache.sprite(.water(ground: number, step: 0)) {
                (PixelImage(width: 500, height: 500, hasAlpha: false, bytes: []), 0, 0)
            }
            #expect(cache.bytes <= SpriteCache.limit)
        }
    }
}
