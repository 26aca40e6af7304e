import Drawing
import Session
import TerminalUI
import Testing

@testable import Screens

@Suite struct SettingsTests {
    @Test func everyThemeCanBeSet() throws {
        let theme = try #require(Setting.all.first { $0.key == "theme" })
        #expect(Set(theme.values) == Set(ColorScheme.allCases.map(\.rawValue) + ["terminal"]))
    }

    /// “As the terminal” goes with what the terminal says of its ground, and goes along when that changes.
    @Test func theThemeGoesWithTheTerminal() throws {
        let player = try Player(world: Fixture.world)
        let (dark, light) = (Theme(scheme: .dark), Theme(scheme: .light))
        func ground() -> CellColor { player.frame[0, player.size.height - 1].style.background }
        #expect(ground() == dark.fill(.ground).background)
        player.send(.ground(.light))
        #expect(ground() == light.fill(.ground).background)
        player.send(.ground(.dark))
        #expect(ground() == dark.fill(.ground).background)
        // What the player has chosen stays.
        player.press(.character("8"), .down, .down, .down, .right)
        #expect(player.session.settings.theme == "dark")
        player.send(.ground(.light))
        #expect(ground() == dark.fill(.ground).background)
    }

    @Test(
        arguments: [
            ("15;0", ColorScheme.dark), ("0;15", .light), ("0;default;15", .light), ("15;8", .dark), ("0;7", .light),
            ("", nil),
            ("15;default", nil), ("15;16", nil),
        ] as [(String, ColorScheme?)])
    func theEnvironmentNamesTheGround(text: String, scheme: ColorScheme?) {
        #expect(ColorScheme.of(colorFGBG: text) == scheme)
    }

    @Test func everyWayToNotifyCanBeSet() throws {
        let way = try #require(Setting.all.first { $0.key == "notify-by" })
        #expect(Set(way.values) == Set(NotificationWay.allCases.map(\.rawValue) + ["automatic"]))
    }
}
