import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

/// Yards without colors: a few closed outlines, and birds filled within them.
@Suite struct OutlineTests {
    private static let size = CellSize(width: 93, height: 38)
    private let world: World
    private let noon: Instant

    init() throws {
        world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T00:00:00Z")))
        let (world, yard) = (world, world.backyards[0])
        noon = try #require(
            (0..<24 * 60).lazy.map { world.began + .hours($0) }.first {
                yard.localTime(at: $0, began: world.began).hour == 13 && world.weather(in: yard, at: $0) == .clear
            })
    }

    /// Lit dots of a yard in braille, by row.
    private func dots(_ yard: Backyard, _ actors: [StagedBird] = []) -> [[Bool]] {
        let book = PictureBook(options: PictureOptions(glyphs: .braille, colors: .mono))
        var grid = CellGrid(size: Self.size)
        book.drawYard(
            yard, in: world, actors: actors, at: Moment(date: noon, uptime: 40, ambience: false), into: &grid,
            rect: CellRect(Self.size))
        let masks = Dictionary(uniqueKeysWithValues: (0..<256).map { (GlyphSet.braille.character(mask: $0), $0) })
        return (0..<Self.size.height * 4).map { y in
            (0..<Self.size.width * 2).map { x in
                guard case .glyph(let glyph) = grid[x / 2, y / 4].content, let mask = masks[glyph] else { return false }
                return mask >> (y % 4 * 2 + x % 2) & 1 == 1
            }
        }
    }

    /// A line that ends nowhere but at another one: of its dots hardly any has fewer than two beside it.
    @Test func outlinesAreClosed() {
        for yard in world.backyards where world.weather(in: yard, at: noon) == .clear {
            let dots = dots(yard)
            var (lit, ends) = (0, 0)
            for y in 1..<dots.count - 1 {
                for x in 1..<dots[0].count - 1 where dots[y][x] {
                    let beside = (y - 1...y + 1).reduce(-1) { sum, row in
                        sum + (x - 1...x + 1).count { dots[row][$0] }
                    }
                    lit += 1
                    if beside < 2 { ends += 1 }
                }
            }
            #expect(lit > 400, "\(yard.name): nothing is drawn")
            #expect(lit * 5 < dots.count * dots[0].count, "\(yard.name): \(lit) dots are a wall")
            #expect(ends * 16 < lit, "\(yard.name): \(ends) ends among \(lit) dots")
        }
    }

    /// Where a bird sits there are at least twice as many dots as in outlines of the same yard without it.
    @Test(arguments: Catalog.species) func aBirdIsFilled(species: Species) throws {
        let yard = world.backyards[0]
        let visit = Visit(
            id: ID("a"), backyard: yard.id, bird: ID("a"), species: species.id, perch: .fountain, arrival: noon,
            departure: noon + .hours(2), food: nil, drank: false, enjoyment: nil)
        let bird = StagedBird(visit: visit, species: species.id, palette: 0, phase: .perched(since: 0))
        let (empty, with) = (dots(yard).joined().count { $0 }, dots(yard, [bird]).joined().count { $0 })
        #expect(with - empty > 250, "\(with - empty) dots more")
    }
}
