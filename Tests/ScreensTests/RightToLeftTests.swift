import Drawing
import Simulation
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Session
@testable import TerminalUI

/// The game in a language from right to left: English whose words run so, where the library that orders them is installed.
@Suite struct RightToLeftTests {
    private static let canOrder = FriBidi.shared != nil

    private func player(
        _ stop: Stop, _ width: Int = 120, _ height: Int = 40, language: String = "ar-XB"
    ) throws -> Player {
        let player = try Player(
            size: CellSize(width: width, height: height), world: Fixture.world,
            saves: stop.needsFiles ? MemoryFiles() : nil, language: try #require(Language(language)))
        stop.visit(player)
        return player
    }

    @Test(.enabled(if: canOrder), arguments: Stop.allCases, [(60, 20), (80, 24), (120, 40)])
    func everyScreenInArabic(stop: Stop, size: (Int, Int)) throws {
        let frame = try player(stop, size.0, size.1, language: "ar").frame
        Golden.expect(frame.golden(), "ar/\(stop.rawValue)-\(size.0)x\(size.1)")
    }

    @Test(.enabled(if: canOrder)) func theMouseMeetsWhatIsSeen() throws {
        let player = try player(.backyards)
        let place = try #require(player.find("stnalP"))
        #expect(place.x > 90)
        player.click(place.x, place.y)
        #expect(player.app.place == .section(.plants))
    }

    @Test(.enabled(if: canOrder)) func theCursorStandsBehindWhatIsTyped() throws {
        let player = try player(.birdsSearch)
        let cursor = try #require(player.cursor)
        #expect(
            player.frame[cursor.x - 2, cursor.y].scalar == "s" && player.frame[cursor.x - 1, cursor.y].scalar == "w")
    }

    @Test(.enabled(if: canOrder)) func arrowsGoWhereTheyPoint() throws {
        let player = try player(.bird)
        let before = player.app.place
        let english = try Player(size: player.size, world: Fixture.world)
        Stop.bird.visit(english)
        player.press(.left)
        english.press(.right)
        #expect(player.app.place == english.app.place && player.app.place != before)
        // So do the keys that are shown and those that are rebound.
        #expect(
            player.app.keys.keys(for: .right).first == .left && player.app.ownKeys.keys(for: .right).first == .right)
        let steps = [Step.keepKeys([.right: [.character("x")]])]
        #expect(player.app.carry(out: steps) == [.keepKeys([.left: [.character("x")]])])
    }

    @Test(.enabled(if: canOrder)) func picturesAreWhereTheyAreSeen() throws {
        let player = try player(.backyards)
        var grid = CellGrid(size: player.size)
        let pictured = player.app.draw(into: &grid, pictures: player.pictures).pictureCells
        #expect(pictured.contains(true))
        for (cell, isPicture) in zip(grid.cells, pictured) { #expect(!isPicture || cell.scalar == "░") }
    }

    /// Pictures are not mirrored, so birds are to be pointed at where they are in English, from the picture's corner.
    @Test(.enabled(if: canOrder)) func birdsAreWhereTheyAreSeen() throws {
        func places(_ language: String) throws -> Set<CellPoint> {
            let player = try Player(
                size: CellSize(width: 120, height: 40), world: Fixture.world,
                language: try #require(Language(language)))
            Stop.backyard.visit(player)
            var grid = CellGrid(size: player.size)
            let drawn = player.app.draw(into: &grid, pictures: player.pictures)
            let corner = try #require(drawn.areas.first { $0.isPicture }).rect.x
            let bird = try #require(player.session.world.presentVisits(in: ID("a")).first).bird
            let seen = player.app.order == .rightToLeft
            return Set(
                player.hits(.bird(bird)).filter { drawn.areas[0].rect.contains(seen ? $0.mirrored(in: 120) : $0) }.map {
                    CellPoint(x: (seen ? 119 - $0.x : $0.x) - corner, y: $0.y)
                })
        }
        let (english, mirrored) = (try places("en"), try places("ar-XB"))
        #expect(!english.isEmpty && english == mirrored)
    }

    @Test(.enabled(if: canOrder)) func whatLeavesTheScreenHasNoMarks() throws {
        let player = try player(.backyard)
        #expect(player.app.words.list(["a", "b"]).contains("\u{2068}a\u{2069}"))
        let title = try #require(player.app.windowTitle)
        #expect(!title.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
    }

    /// Readers read cells: the order is that of the text.
    @Test func plainModeIsLeftToTheTerminal() throws {
        let player = try Player(world: Fixture.world, language: try #require(Language("ar-XB")), isPlain: true)
        #expect(!player.app.ordersTexts && player.text.contains("Backyards"))
    }

    @Test func withoutTheLibraryTheGameSpeaksEnglish() throws {
        let player = try Player(world: Fixture.world)
        var options = player.app.options
        options.language = try #require(Language("ar-XB"))
        let app = App(session: player.session, options: options) { false }
        #expect(app.words.language == .english && app.order == .leftToRight)
        #expect(app.messages.shown?.announcement.text == app.words.languageUnordered)
    }

    @Test(.enabled(if: canOrder)) func theLanguageChangesWhileTheGameRuns() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        #expect(try #require(player.find("Backyards")).x < 20)
        player.session.settings.language = "ar-XB"
        player.press(.character("2"))
        #expect(try #require(player.find("sdraykcaB")).x > 90 && player.app.ordersTexts)
        player.session.settings.language = "en"
        player.press(.character("1"))
        #expect(try #require(player.find("Backyards")).x < 20)
    }

    @Test func englishLoadsNothing() async {
        await #expect(processExitsWith: .success) {
            let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
            player.press(.enter, .character("2"), .enter)
            precondition(!FriBidi.isLoaded && !player.app.ordersTexts)
            // A name that needs it.
            Stop.birdName.visit(player)
            player.send(.paste("ציפור"))
            precondition(FriBidi.isLoaded == (FriBidi.shared != nil))
        }
    }
}
