import JSON
import TestSupport
import Testing

@testable import Session

/// The player's file of settings: what it says counts, what is wrong in it is told with its place, and nothing is lost.
@Suite struct ConfigTests {
    /// A service may be started without `HOME`.
    @Test func aHomeThatIsNotSetComesFromTheUserDatabase() {
        #expect(homeDirectory("/home/robin") == "/home/robin")
        let own = homeDirectory(nil)
        #expect(own?.hasPrefix("/") == true && homeDirectory("") == own)
    }

    private let machine = TestMachine()
    private let path = "/home/robin/.config/backyard-birds/config.json"

    private func config(_ text: String) throws -> ConfigFile {
        try machine.files.makeDirectory("/home/robin/.config/backyard-birds")
        try machine.files.write(Array(text.utf8), to: path)
        return ConfigFile(machine.environment)
    }

    /// A screen shows what is below the player's home from the tilde on, and nothing else so.
    @Test(arguments: [
        ("/home/robin/birds/a.txt", "~/birds/a.txt"), ("/home/robinson/a.txt", "/home/robinson/a.txt"),
        ("/home/robin", "/home/robin"), ("/srv/home/robin/a", "/srv/home/robin/a"), ("a.txt", "a.txt"),
    ])
    func aPathBelowTheHomeIsShort(path: String, shown: String) {
        #expect(Paths.abbreviated(path, machine.environment) == shown)
        machine.set("HOME", "/home/robin/")
        #expect(Paths.abbreviated(path, machine.environment) == shown)
        machine.set("HOME", "")
        #expect(Paths.abbreviated(path, machine.environment) == path)
    }

    @Test func whereItIs() {
        #expect(Paths.config(machine.environment) == path)
        machine.set("XDG_CONFIG_HOME", "/etc/mine/")
        #expect(Paths.config(machine.environment) == "/etc/mine/backyard-birds/config.json")
        machine.set("XDG_CONFIG_HOME", "relative")
        #expect(Paths.config(machine.environment) == path)
        #expect(ConfigFile(machine.environment) == ConfigFile(), "none is no fault")
    }

    @Test func everySettingCanStandThere() throws {
        for setting in Setting.all where !setting.isOfSave {
            for value in setting.values {
                let file = try config("{\"\(setting.key)\": \"\(value)\"}")
                #expect(file.faults.isEmpty && file.settings[setting.key]?.value == value)
                var overrides = Overrides()
                overrides.take(file)
                #expect(setting.value(in: overrides.applied(to: Settings())) == value)
                #expect(overrides.wish(for: setting)?.origin == .config(line: 1))
            }
        }
    }

    @Test func switchesAndNumbersMayBeWrittenAsSuch() throws {
        let file = try config(#"{ "mouse": false, "colors": 256, "theme": "LIGHT", "data": "~/birds" }"#)
        #expect(file.faults.isEmpty)
        #expect(file.settings.mapValues(\.value) == ["mouse": "off", "colors": "256", "theme": "light"])
        #expect(file.dataDirectory == "/home/robin/birds")
    }

    @Test func whatIsWrongIsToldWithItsPlaceAndTheRestCounts() throws {
        let file = try config(
            """
            {
              "thme": "dark",
              "theme": "purple",
              "bell": [1],
              "data": "birds",
              "pass-offer": "hidden",
              "keys": {
                "refill": 7,
                "water": ["F5"]
              },
              "mouse": "off"
            }
            """)
        #expect(file.settings.mapValues(\.value) == ["mouse": "off"])
        #expect(file.keys == [ConfigFile.Binding(command: "water", keys: ["F5"], line: 9)])
        let places = file.faults.map { [$0.key, "\($0.line ?? 0)"] }
        #expect(
            places == [
                ["thme", "2"], ["theme", "3"], ["bell", "4"], ["data", "5"], ["pass-offer", "6"], ["keys.refill", "8"],
            ])
    }

    @Test func brokenTextHasLineAndColumn() throws {
        let file = try config("{\n  \"mouse\": off\n}")
        #expect(file.isLost)
        let fault = try #require(file.faults.first)
        #expect(fault.line == 2 && fault.column == 12 && fault.kind == .notJSON(.notAValue))
        #expect(try config("[]").faults.map(\.kind) == [.notAnObject])
    }

    @Test func whatIsAskedForMoreStronglyCounts() throws {
        var overrides = Overrides()
        overrides.add("dark", for: "theme", by: .option("--theme"))
        overrides.take(try config(#"{"theme": "light", "bell": true}"#))
        var settings = overrides.applied(to: Settings())
        #expect(settings.theme == "dark" && settings.bell)
        // What is no longer in the file no longer counts.
        overrides.take(try config(#"{"theme": "light"}"#))
        settings = overrides.applied(to: Settings())
        #expect(settings.theme == "dark" && !settings.bell)
    }

    @Test func writingKeysKeepsEverythingElse() throws {
        _ = try config(#"{"theme": "light", "mine": [1.50, {"b": 1, "a": 2}], "keys": {"water": "x", "help": "h"}}"#)
        try ConfigFile.write(
            keys: ["refill": ["F5", "r"], "water": nil], to: path, machine.files)
        let document = try JSONValue(parsing: machine.files.read(path))
        #expect(
            document
                == (try JSONValue(
                    parsing: #"{"theme":"light","mine":[1.50,{"a":2,"b":1}],"keys":{"help":"h","refill":["F5","r"]}}"#))
        )
        // The last one takes the object along; where there is no file it begins one.
        try ConfigFile.write(keys: ["refill": nil, "help": nil], to: path, machine.files)
        #expect(try JSONValue(parsing: machine.files.read(path)).members?.map(\.key) == ["theme", "mine"].sorted())
        try machine.files.remove(path)
        try ConfigFile.write(keys: ["food": ["o"]], to: path, machine.files)
        #expect(ConfigFile(machine.environment).keys.map(\.keys) == [["o"]])
    }

    @Test func whatCannotBeReadIsNotWrittenOver() throws {
        let text = "{ \"theme\": }"
        _ = try config(text)
        #expect(throws: ConfigFault.self) {
            try ConfigFile.write(keys: ["food": ["o"]], to: path, machine.files)
        }
        #expect(try machine.files.read(path) == Array(text.utf8))
    }
}
