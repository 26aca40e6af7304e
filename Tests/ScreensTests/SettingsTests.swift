import Session
import TerminalUI
import Testing

@testable import Screens

@Suite struct SettingsTests {
    @Test func everyThemeCanBeSet() throws {
        let theme = try #require(Setting.all.first { $0.key == "theme" })
        #expect(Set(theme.values) == Set(ColorScheme.allCases.map(\.rawValue) + ["terminal"]))
    }

    @Test func everyWayToNotifyCanBeSet() throws {
        let way = try #require(Setting.all.first { $0.key == "notify-by" })
        #expect(Set(way.values) == Set(NotificationWay.allCases.map(\.rawValue) + ["automatic"]))
    }
}
