import Drawing
import TestSupport
import Words
import Session
import TerminalUI
import Testing

@testable import Screens

@Suite struct SettingsTests {
    /// What is set is no deed of the yards: undo takes back nothing that is out of sight.
    @Test func undoLeavesWhatIsSet() throws {
        let player = try Player(size: CellSize(width: 80, height: 24), world: Fixture.world)
        player.press(.character("s"), .character("8"), .enter)
        let (world, settings) = (player.session.world.backyards, player.session.settings)
        player.press(.character("u"))
        #expect(player.session.world.backyards == world && player.session.settings == settings)
        #expect(player.app.messages.shown?.announcement.text.hasPrefix("Settings are changed back here") == true)
    }

    @Test func everyThemeCanBeSet() throws {
        let theme = try #require(Setting.all.first { $0.key == "theme" })
        #expect(Set(theme.values) == Set(ThemeName.allCases.map(\.rawValue) + ["terminal"]))
    }

    @Test func whatIsOfferedIsWhatThereIs() throws {
        let colors = try #require(Setting.named("colors"))
        #expect(Set(colors.values).subtracting(["automatic"]) == Set(DisplayOptions.colorNames).subtracting(["auto"]))
        let glyphs = try #require(Setting.named("glyphs"))
        #expect(Set(glyphs.values).subtracting(["automatic"]) == Set(DisplayOptions.glyphNames).subtracting(["auto"]))
        let language = try #require(Setting.named("language"))
        #expect(Set(language.values) == Set(Language.offered.map(\.code) + ["automatic"]))
    }

    @Test func everySettingHasItsWords() {
        let words = Words()
        for setting in Setting.all {
            #expect(words.has("setting", setting.key, "name") && words.has("setting", setting.key, "about"))
            for value in setting.values { #expect(words.has("settingValue", value, "name"), "\(value)") }
        }
    }

    /// A row that something stronger has the word on says so, and turning it does not pretend.
    @Test(arguments: [
        (Overrides.Origin.option("--theme"), "Set by --theme"), (.variable("NO_COLOR"), "Set by the variable NO_COLOR"),
        (.config(line: 3), "Set in config.json, line 3"),
    ])
    func whatIsOverruledSaysSo(origin: Overrides.Origin, sentence: String) throws {
        let player = try Player(size: CellSize(width: 100, height: 40), world: Fixture.world)
        player.session.overrides.add("light", for: "theme", by: origin)
        player.press(.character("8"), .down, .down, .down, .down)
        #expect(player.says(sentence) && player.shows("light"))
        #expect(player.app.theme.scheme == .light)
        player.press(.right)
        #expect(player.session.settings.theme == nil)
        #expect(player.frame.textRows.last?.contains(String(sentence.prefix(12))) == true, "\(player.text)")
    }

    /// Where the saves are is no setting, and overruled all the same; the pointer means nothing without the mouse.
    @Test func theRowsBesideTheSettingsSaySo() throws {
        let player = try Player(size: CellSize(width: 100, height: 40), world: Fixture.world)
        player.press(.character("8"), .end)
        #expect(!player.says("Set by --data"))
        player.session.overrides.data = .option("--data")
        player.showAgain()
        #expect(player.says("Set by --data"))
        let pointer = try #require(Setting.all.firstIndex { $0.needsMouse })
        player.app.open(.setting(pointer))
        player.showAgain()
        #expect(!player.says("It needs the mouse, which is off."))
        player.session.overrides.add("off", for: "mouse", by: .option("--no-mouse"))
        player.showAgain()
        #expect(player.says("It needs the mouse, which is off."))
    }

    @Test func whereFilesAreStands() throws {
        let player = try Player(size: CellSize(width: 100, height: 30), world: Fixture.world, saves: MemoryFiles())
        player.press(.character("8"), .end, .up, .up)
        #expect(player.shows("Data folder") && player.shows("/data"))
        #expect(player.shows("Settings file"))
    }

    @Test func hoursAreToldAsThePlayerReadsThem() throws {
        var words = Words()
        #expect(words.time(hour: 0, minute: 5) == "00:05" && words.time(hour: 17, minute: 30) == "17:30")
        words.clock = .hours12
        let times = [(0, 5), (11, 59), (12, 0), (17, 30)].map { words.time(hour: $0.0, minute: $0.1) }
        #expect(times == ["12:05 am", "11:59 am", "12:00 pm", "5:30 pm"])
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        var settings = player.session.settings
        settings.clock = .hours12
        _ = try player.session.perform(.changeSettings(settings))
        player.press(.enter)
        let zone = player.frame.textRows.joined()
        #expect(zone.contains(" am") || zone.contains(" pm"), "\(player.text)")
        // The journal's times leave room for what stands beside them.
        for keys in [[Key.escape, .character("4"), .character("4")], [.enter]] {
            for key in keys { player.press(key) }
            let rows = player.frame.textRows.filter { $0.contains(" am") || $0.contains(" pm") }
            #expect(!rows.isEmpty && !rows.contains { $0.contains(/[ap]m\p{L}/) }, "\(player.text)")
        }
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
        player.press(.character("8"), .down, .down, .down, .down, .right)
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

    /// A click on what a setting says about itself chooses nothing and changes nothing.
    @Test func aClickOnAnExplanationChangesNothing() throws {
        let player = try Player(size: CellSize(width: 100, height: 40), world: Fixture.world)
        player.press(.character("8"))
        let about = try #require(player.find(String(Words().about(Setting.all[0]).prefix(20))))
        let before = player.session.settings
        player.click(about.x + 1, about.y)
        #expect(player.session.settings == before && player.requests.isEmpty)
        player.click(about.x + 1, about.y - 1)
        #expect(player.session.settings != before)
    }

    @Test func everyWayToNotifyCanBeSet() throws {
        let way = try #require(Setting.all.first { $0.key == "notify-by" })
        #expect(Set(way.values) == Set(NotificationWay.allCases.map(\.rawValue) + ["automatic"]))
    }
}
