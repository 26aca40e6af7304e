import JSON
import Session
import Testing

@Suite struct SettingTests {
    /// Every entry can be set to each of its values by name, and to no other, and turned through all of them and back.
    @Test func everySettingCanBeSetTurnedAndKept() throws {
        #expect(Set(Setting.all.map(\.key)).count == Setting.all.count)
        for setting in Setting.all {
            var settings = Settings()
            let usual = setting.value(in: settings)
            #expect(setting.values.contains(usual), "\(setting.key)")
            for value in setting.values {
                #expect(setting.set(value, in: &settings) && setting.value(in: settings) == value)
                #expect(try JSONValue(encoding: settings).decode(Settings.self) == settings, "\(setting.key)")
            }
            #expect(!setting.set("nonsense", in: &settings))
            settings = Settings()
            let turned = setting.values.map { _ in
                setting.turn(&settings, by: 1)
                return setting.value(in: settings)
            }
            #expect(Set(turned) == Set(setting.values) && settings == Settings())
            setting.turn(&settings, by: -1)
            setting.turn(&settings, by: 1)
            #expect(settings == Settings())
        }
    }
}
