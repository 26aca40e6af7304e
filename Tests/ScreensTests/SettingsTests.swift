import Session
import Testing

@testable import Screens

@Suite struct SettingsTests {
    /// A setting without words would stand on its page by its key.
    @Test func everySettingHasItsWords() {
        for setting in Setting.all {
            let (title, story, value) = Words.SettingsPage.row(setting, Settings())
            #expect(title != setting.key && !story.isEmpty && !value.isEmpty)
        }
    }

    @Test func everyThemeCanBeSet() throws {
        let theme = try #require(Setting.all.first { $0.key == "theme" })
        #expect(Set(theme.values) == Set(ColorScheme.allCases.map(\.rawValue) + ["terminal"]))
    }
}
