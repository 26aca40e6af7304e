import Chronology
import Drawing
import Scene
import Simulation
import TerminalUI
import Widgets
import TestSupport
import Words
import Testing

@testable import Screens

@Suite struct ComponentTests {
    // MARK: Theme

    @Test(arguments: ColorScheme.allCases, [ColorDepth.trueColor, .ansi256])
    func everyInkCanBeReadOnEverySurface(scheme: ColorScheme, depth: ColorDepth) {
        let theme = Theme(scheme: scheme, depth: depth)
        for surface in [Surface.ground, .panel, .raised] {
            for ink in Ink.allCases {
                let contrast = theme.rgb(ink).contrast(with: theme.rgb(surface))
                #expect(contrast >= 4.5, "\(scheme) \(ink) on \(surface): \(contrast)")
            }
        }
        for ink in [Ink.gold, .premium, .accent] {
            #expect(theme.rgb(ink).contrast(with: theme.rgb(.ground)) >= 4.5)
        }
    }

    /// Colors that the terminal would round get a cast that nobody chose.
    @Test(arguments: ColorScheme.allCases)
    func colorsAreShownAsTheyAreChosen(scheme: ColorScheme) {
        let theme = Theme(scheme: scheme)
        for color in Surface.allCases.map({ theme.rgb($0) }) + Ink.allCases.map({ theme.rgb($0) }) {
            #expect(color == color.quantised)
        }
        #expect(theme.portraitGround == theme.portraitGround.quantised)
    }

    /// No bird, no eye and no foot has the color behind a portrait, where there are sixteen colors.
    @Test(arguments: ColorScheme.allCases)
    func noPlumageHasTheColorOfItsCard(scheme: ColorScheme) {
        let ground = Theme(scheme: scheme, depth: .ansi16).portraitGround
        #expect(ColorPalette.xtermColors[..<16].contains(ground))
        for color in NamedColor.allCases.map(\.rgb) + [RGB(0, 0, 0), RGB(255, 255, 255), RGB(hex: 0x7F7F7F)] {
            #expect(ColorPalette.ansi16.nearest(color) != ground, "\(color)")
        }
    }

    @Test func contrastIsAsWCAGCounts() {
        #expect(abs(RGB(0, 0, 0).contrast(with: RGB(255, 255, 255)) - 21) < 0.001)
        #expect(abs(RGB(hex: 0x767676).contrast(with: RGB(255, 255, 255)) - 4.54) < 0.01)
    }

    @Test func monochromeUsesNoColor() {
        let theme = Theme(depth: .mono)
        for surface in Surface.allCases {
            for ink in Ink.allCases {
                let style = theme.style(ink, on: surface)
                #expect(style.foreground == .standard && style.background == .standard)
            }
        }
        #expect(theme.style(.text, on: .chosen).attributes.contains(.reverse))
    }

    // MARK: Gauges

    private func bar(_ used: Span, unicode: Bool = true, depth: ColorDepth = .mono) throws -> String {
        let supply = Supply(kind: .food, filledAt: Fixture.now - used)
        var grid = CellGrid(size: CellSize(width: 10, height: 1))
        let theme = Theme(depth: depth, unicode: unicode)
        grid.paint { painter in
            Gauge(supply, at: Fixture.now).drawLine(in: painter, x: 0, y: 0, width: 10, theme: theme, on: .ground)
        }
        return grid.textRows[0]
    }

    @Test(
        arguments: [
            (0, "━━━━━━━━━━"), (270, "━━━━━─────"), (266, "━━━━━─────"), (300, "━━━━╸─────"),
            // Low: the rest is broken. Empty: all is.
            (486, "━╌╌╌╌╌╌╌╌╌"), (539, "╸╌╌╌╌╌╌╌╌╌"), (540, "╌╌╌╌╌╌╌╌╌╌"),
        ] as [(Int64, String)])
    func barsAreTrueToAHalf(minutes: Int64, expected: String) throws {
        let drawn = try bar(.minutes(minutes))
        #expect(drawn == expected)
    }

    @Test(arguments: [(0, "##########"), (270, "#####-----"), (540, "..........")] as [(Int64, String)])
    func plainBars(minutes: Int64, expected: String) throws {
        let drawn = try bar(.minutes(minutes), unicode: false)
        #expect(drawn == expected)
    }

    /// Full, low and empty differ in words and in shape, so also without color.
    @Test func statesDifferWithoutColor() throws {
        let player = try Player(depth: .mono, world: Fixture.world)
        player.press(.enter)
        let full = player.frame.textRows
        player.press(.right)
        let short = player.frame.textRows
        #expect(full.contains { $0.contains("7h left") } && !full.contains { $0.contains("╌") })
        #expect(short.contains { $0.contains("low 42m") } && short.contains { $0.contains("empty") })
        #expect(short.contains { $0.contains("╌") })
    }

    // MARK: Keys and help

    @Test func noKeyIsClaimedTwice() {
        let keys = KeyMap<Command>.standard.bindings.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
    }

    @Test func helpShowsEveryBindingOfTheRealMap() throws {
        let player = try Player(size: CellSize(width: 120, height: 60), world: Fixture.world)
        player.app.ownKeys.remap(.water, to: [.character("W")])
        player.press(.character("?"))
        var rows = player.frame.textRows
        player.press(.end)
        rows += player.frame.textRows
        for binding in player.app.keys.bindings {
            let label = Words().label(of: try #require(binding.keys.first))
            let help = Words().help(binding.action)
            #expect(rows.contains { $0.contains(help) && $0.contains(label) }, "\(help) \(label)")
        }
        #expect(rows.contains { $0.contains("W  fresh water") })
    }

    @Test func helpScrollsToItsEnd() throws {
        let player = try Player(size: CellSize(width: 60, height: 20), world: Fixture.world)
        player.press(.character("?"), .end)
        #expect(player.shows("Settings"))
    }

    // MARK: Lists

    /// The last item shows the text below it, which nothing else leads to, and stays visible itself.
    @Test func theLastItemShowsWhatStandsBelow() {
        var stack = Stack()
        for item in 0..<3 { stack.add(2, item: item) { _, _ in } }
        stack.add(6) { _, _ in }
        #expect(stack.offset(selected: 0, visible: 8) == 0)
        #expect(stack.offset(selected: 2, visible: 8) == 4)
        #expect(stack.offset(selected: 2, visible: 3) == 4)
    }

    @Test func stackKeepsTheChosenBlockInSightWhole() {
        var stack = Stack()
        for index in 0..<20 {
            if index % 5 == 0 { stack.add(1) { _, _ in } }
            stack.add(3, item: index) { _, _ in }
        }
        for visible in 3...70 {
            for index in 0..<20 {
                let top = index * 3 + index / 5 + 1
                let offset = stack.offset(selected: index, visible: visible)
                #expect(offset >= 0 && offset <= top && top + 3 <= offset + visible, "\(index) \(visible) \(offset)")
            }
        }
    }
}
