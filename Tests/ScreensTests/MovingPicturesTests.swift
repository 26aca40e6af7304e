import Drawing
import TerminalUI
import Testing
import Words

@testable import Screens

/// Pictures that are drawn again without the rest of the screen.
@Suite struct MovingPicturesTests {
    /// A screen with its size, and the keys that lead to it.
    struct Place: CustomTestStringConvertible, Sendable {
        let size: CellSize
        var keys = ""
        var language = "en"
        var depth = ColorDepth.trueColor
        var unicode = true

        var testDescription: String { "\(size.width)×\(size.height) \(keys) \(language) \(depth)" }
    }

    static let places: [Place] = {
        let (small, usual, large) = (
            CellSize(width: 60, height: 20), CellSize(width: 80, height: 24), CellSize(width: 120, height: 40)
        )
        return [small, usual, large].flatMap { size in ["", "\r", "6", "\r:", "e"].map { Place(size: size, keys: $0) } }
            + [
                Place(size: CellSize(width: 100, height: 4)), Place(size: CellSize(width: 34, height: 14)),
                Place(size: large, language: "ar"), Place(size: large, keys: "\r", language: "he"),
                Place(size: usual, keys: "\r", depth: .ansi16), Place(size: usual, depth: .mono, unicode: false),
            ]
    }()

    /// They are as in a whole frame of that moment, and what lies over them stays.
    @Test(arguments: places) func picturesAreAsInAWholeFrame(place: Place) throws {
        let player = try Player(
            size: place.size, depth: place.depth, unicode: place.unicode, drawsPictures: true,
            language: try #require(Language(place.language)))
        player.type(place.keys)
        player.pass(.seconds(3))
        var before = CellGrid(size: place.size)
        let drawn = player.app.draw(into: &before, pictures: player.pictures)
        var changes = 0
        for _ in 0..<6 {
            player.clock.advance(by: .milliseconds(125))
            var (alone, whole) = (before, CellGrid(size: place.size))
            player.app.redraw(drawn, in: &alone, pictured: player.uptime)
            _ = player.app.draw(into: &whole, pictures: player.pictures)
            for index in whole.cells.indices where alone.cells[index] != whole.cells[index] {
                // What covers a picture has that one's color behind it.
                #expect(
                    alone.cells[index] == before.cells[index],
                    "\(index % place.size.width), \(index / place.size.width)")
                let isBehindSheet = player.app.sheet != nil
                #expect(isBehindSheet || alone.cells[index].content == whole.cells[index].content)
            }
            let differences = zip(alone.cells, whole.cells).count { $0 != $1 }
            #expect(player.app.sheet != nil || differences * 50 < whole.cells.count)
            changes += zip(alone.cells, before.cells).count { $0 != $1 }
        }
        #expect(drawn.hasMovingPictures == (player.app.sheet == nil))
        #expect(changes > 0 || player.app.sheet != nil)
    }

    /// A bird that has landed is drawn as it sits without delay, and a flight below a sheet asks for few frames.
    @Test func aLandingIsDue() throws {
        let player = try Player(after: .seconds(9))
        func next() -> (screen: Double?, pictures: Double?) {
            player.app.nextFrame(after: player.uptime, pictures: player.pictures)
        }
        let end = try #require(player.app.stage.endsOfFlights(in: player.session.world.backyards.map(\.id)).min())
        #expect(end > player.uptime && next().screen ?? .infinity <= end)
        #expect(next().pictures ?? .infinity < player.uptime + 0.05)
        player.press(.character(":"))
        #expect(next().pictures ?? .infinity > player.uptime + 0.05)
    }
}
