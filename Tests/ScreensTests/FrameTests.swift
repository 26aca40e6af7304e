import Drawing
import TerminalUI
import TestSupport
import Testing
import Widgets
import Words

@testable import Screens
@testable import Session

/// Whole frames, pictures left out, in every look: their text at every size, their styles at 120×40.
@Suite struct FrameTests {
    /// A terminal's colors and glyphs. Goldens hold what differs from the look before.
    struct Look: Sendable {
        var name: String
        var depth = ColorDepth.trueColor
        var unicode = true
        var scheme = ColorScheme.dark

        static let all = [
            Look(name: "dark"), Look(name: "light", scheme: .light), Look(name: "256", depth: .ansi256),
            Look(name: "16", depth: .ansi16), Look(name: "mono", depth: .mono),
            Look(name: "ascii", depth: .mono, unicode: false),
        ]
    }

    private static let sizes = [(60, 20), (80, 24), (120, 40)].map { CellSize(width: $0.0, height: $0.1) }

    @Test(arguments: Stop.allCases, sizes) func everyScreen(stop: Stop, size: CellSize) throws {
        try expect(stop, size)
    }

    @Test(arguments: Stop.allCases.filter { large.contains($0) }, [CellSize(width: 200, height: 60)])
    func largeScreens(stop: Stop, size: CellSize) throws { try expect(stop, size) }

    private static let large: Set<Stop> = [
        .backyards, .backyard, .birds, .shop, .pass, .widgets, .widgetGallery, .newWidget, .widgetYard,
    ]

    /// Compares a screen in every look, and its text in the pseudo-language, which shows what is cut off or glued together
    /// in a longer language or does not come from the catalog.
    private func expect(_ stop: Stop, _ size: CellSize) throws {
        let player = try player(stop, size, .english)
        let first = player.frame
        var previous = first
        let theme = player.app.theme
        let comparesStyles = size == CellSize(width: 120, height: 40)
        var golden = first.golden(styles: comparesStyles ? theme : nil)
        for look in Look.all.dropFirst() {
            player.app.options.capabilities = TerminalCapabilities(
                colorDepth: look.depth, unicode: look.unicode, mouse: true)
            player.app.scheme = look.scheme
            player.showAgain()
            golden += player.frame.golden(look.name, after: previous)
            if comparesStyles {
                let other = player.app.theme
                golden += player.frame.golden(look.name, styles: other, beside: first, theme)
            }
            previous = player.frame
        }
        Golden.expect(golden, "\(stop.rawValue)-\(size.width)x\(size.height)")
        for code in ["en-XA", "ja"] {
            let frame = try self.player(stop, size, #require(Language(code))).frame
            Golden.expect(frame.golden(), "\(code)/\(stop.rawValue)-\(size.width)x\(size.height)")
        }
    }

    private func player(_ stop: Stop, _ size: CellSize, _ language: Language) throws -> Player {
        let player = try Player(
            size: size, world: Fixture.world, saves: stop.needsFiles ? MemoryFiles() : nil, language: language)
        stop.visit(player)
        return player
    }

    /// What stands in plain letters is a name that players, birds, goods or files have, or a key; all else would be a text
    /// that no translator can reach.
    @Test(arguments: Stop.allCases) func everyTextIsFromTheCatalog(stop: Stop) throws {
        let player = try Player(
            size: CellSize(width: 120, height: 40), world: Fixture.world, saves: stop.needsFiles ? MemoryFiles() : nil,
            language: try #require(Language("en-XA")))
        stop.visit(player)
        func words(_ text: String) -> [String] {
            text.split { !($0.isASCII && $0.isLetter) }.map(String.init).filter { $0.count > 1 }
        }
        let session = player.session
        let names =
            session.world.backyards.map(\.name) + session.world.birds.compactMap(\.name)
            + session.store.catalog.products.flatMap { [$0.displayName, $0.description, $0.id, $0.displayPrice] }
            + player.app.keys.bindings.flatMap { $0.keys.map { $0.label() } }
            + [
                session.account.displayName, session.account.email, "/data/profiles/default/album/.ansi",
                "en US", "sw ch Hood",
            ]
            + session.settings.widgets.keys
            + WidgetFamily.all.flatMap { WidgetPlace.all(for: "birds", $0, in: session) }.flatMap {
                [$0.name, $0.line]
            }
        // A name may be cut where a longer language leaves it no room.
        let plain = Set(words(player.text)).filter { word in
            !names.contains { $0.lowercased().contains(word.lowercased()) }
        }
        #expect(plain.isEmpty, "\(player.text)")
    }

    @Test(arguments: [(29, 20), (45, 9), (29, 9), (12, 3), (1, 1), (0, 0)])
    func tooSmallSaysSoAndRecovers(size: (Int, Int)) throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter)
        let before = player.frame
        player.resize(size.0, size.1)
        #expect(!player.shows("Bird Springs"))
        if size.0 >= 12 { #expect(player.shows("+") || player.shows("more")) }
        player.press(.enter, .character("5"))
        player.resize(80, 24)
        #expect(player.frame == before)
    }

    /// Nobody sees what a key or a click would do there, and many screens have no room to think about it.
    @Test(arguments: Stop.allCases) func whereNothingCanBeSeenNothingIsDone(stop: Stop) throws {
        let player = try Player(world: Fixture.world, saves: stop.needsFiles ? MemoryFiles() : nil)
        stop.visit(player)
        let (before, asked) = (player.session.world, player.requests.count)
        for size in [(29, 20), (5, 40), (80, 3), (1, 1), (0, 0)] {
            player.resize(size.0, size.1)
            for kind in [.wheelDown, .move, .press(1), .press(3)] as [MouseEvent.Kind] {
                player.send(.mouse(MouseEvent(kind, at: CellPoint(x: 0, y: 0))))
            }
            player.send(.paste("x"))
            player.press(.character("x"), .enter, .tab)
        }
        #expect(player.requests.count == asked && player.session.world == before)
    }

    @Test func tooSmallCountsWhatIsMissing() throws {
        let player = try Player(size: CellSize(width: 29, height: 8), world: Fixture.world)
        #expect(player.shows("1 column, 2 rows more"))
    }

    @Test(arguments: Stop.allCases)
    func plainTerminalsGetASCIIOnly(stop: Stop) throws {
        let player = try Player(depth: .mono, unicode: false, drawsPictures: true, world: Fixture.world)
        stop.visit(player)
        let isPlain = player.text.allSatisfy(\.isASCII)
        #expect(isPlain)
    }
}
