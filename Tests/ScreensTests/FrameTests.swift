import Drawing
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session

/// Whole frames, text and styles, pictures left out: what a change to a screen changes can be seen here.
@Suite struct FrameTests {
    static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)]

    @Test(arguments: Stop.allCases, [(60, 20), (80, 24), (120, 40)])
    func everyScreen(stop: Stop, size: (Int, Int)) throws {
        let player = try Player(
            size: CellSize(width: size.0, height: size.1), world: Fixture.world,
            saves: stop.needsFiles ? MemoryFiles() : nil)
        stop.visit(player)
        Golden.expect(player.frame.golden, "\(stop.rawValue)-\(size.0)x\(size.1)")
    }

    @Test(arguments: [Stop.backyards, .backyard, .birds, .shop, .pass])
    func largeScreens(stop: Stop) throws {
        let player = try Player(size: CellSize(width: 200, height: 60), world: Fixture.world)
        stop.visit(player)
        Golden.expect(player.frame.golden, "\(stop.rawValue)-200x60")
    }

    @Test(
        arguments: [Stop.backyards, .backyard, .foodPicker, .shop, .account],
        [
            ("light", ColorDepth.trueColor, true), ("256", .ansi256, true), ("16", .ansi16, true),
            ("mono", .mono, true),
            ("ascii", .mono, false),
        ])
    func everyColorDepth(stop: Stop, look: (name: String, depth: ColorDepth, unicode: Bool)) throws {
        let player = try Player(
            depth: look.depth, unicode: look.unicode, scheme: look.name == "light" ? .light : .dark,
            world: Fixture.world)
        stop.visit(player)
        Golden.expect(player.frame.golden, "\(stop.rawValue)-80x24-\(look.name)")
    }

    @Test(arguments: [(29, 20), (60, 9), (29, 9), (12, 3), (1, 1), (0, 0)])
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
