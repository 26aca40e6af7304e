import JSON
import Session
import TestSupport
import Testing
import Words

@testable import Commands
@testable import backyard_birds

/// Options before the environment, that before the player's file, that before what Settings saved.
@Suite struct ConfigTests {
    private let run = CommandRun()

    private func configure(_ text: String) throws {
        try run.files.makeDirectory("/home/robin/.config/backyard-birds")
        try run.files.write(Array(text.utf8), to: "/home/robin/.config/backyard-birds/config.json")
    }

    private func preferences(_ line: String, variables: [String: String] = [:]) throws -> Settings {
        var environment = run.environment
        let variable = environment.variable
        environment.variable = { variables[$0] ?? variable($0) }
        let console = Console(write: { _ in }, writeError: { _ in })
        let result = CommandLineRunner(environment: environment, console: console, pages: ScreenPages())
            .run(line.split(separator: " ").map(String.init))
        guard case .play(let options) = result else { throw FileError(.read, line, 0) }
        return try Session.open(options.configuration, environment: environment, savesInline: true).preferences
    }

    /// An option, a variable and the setting turn plain mode on; a variable of 0 is none.
    @Test func plainModeIsTurnedOnInEachWay() throws {
        #expect(try !preferences("").isPlain && !preferences("", variables: ["ACCESSIBLE": "0"]).isPlain)
        #expect(try preferences("--plain").isPlain && preferences("", variables: ["ACCESSIBLE": "1"]).isPlain)
        #expect(run("settings|plain|on").code == 0)
        #expect(try preferences("").isPlain)
    }

    @Test func theStrongerCounts() throws {
        #expect(run("settings|theme|light").code == 0)
        #expect(run("settings|colors|256").code == 0)
        #expect(try preferences("").theme == "light")
        try configure(#"{ "theme": "high-contrast", "colors": "24bit", "mouse": false }"#)
        let file = try preferences("--in-memory")
        #expect(file.theme == "high-contrast" && file.colors == "24bit" && !file.mouse)
        #expect(try preferences("--in-memory", variables: ["NO_COLOR": "1"]).colors == "mono")
        let line = try preferences("--in-memory --theme auto --colors 16", variables: ["NO_COLOR": "1"])
        #expect(line.theme == nil && line.colors == "16")
    }

    /// A command reports the value of a setting that counts, whatever was saved.
    @Test func anOverruledSettingIsNotReportedAsChanged() throws {
        try configure(#"{ "clock": "12-hour" }"#)
        let changed = run("settings|clock|24-hour|--json")
        #expect(changed.code == 0 && changed.error.contains("config.json, line 1"))
        #expect(try JSONValue(parsing: Array(changed.out.utf8))["value"] == "12-hour")
        #expect(run("settings|clock").out == "12-hour\n")
    }

    /// The postcard that is kept has the time as the player's file wants it.
    @Test(arguments: [("12-hour", true), ("24-hour", false)]) func aPhotoFollowsTheFile(clock: String, hasHalf: Bool)
        throws
    {
        try configure("{ \"clock\": \"\(clock)\" }")
        #expect(run("photos|take|Bird Springs").code == 0)
        let card = try #require(run.files.contents.first { $0.key.hasSuffix(".svg") }?.value)
        let text = String(decoding: card, as: UTF8.self)
        #expect((text.contains(" am<") || text.contains(" pm<")) == hasHalf, "\(text.suffix(600))")
    }

    /// The names of `--colors` and of `settings colors` are the same, and so are those of the file.
    @Test(arguments: ["auto", "automatic", "AUTO"]) func automaticHasOneVocabulary(_ name: String) throws {
        for key in ["colors", "glyphs", "theme"] {
            _ = run("settings|\(key)|\(Setting.named(key)?.values.last ?? "")")
            let asked = try preferences("--\(key) \(name)")
            #expect(Setting.named(key)?.value(in: asked) == Setting.named(key)?.values.first)
            #expect(run("settings|\(key)|\(name)").code == 0)
            #expect(run("settings|\(key)").out == "\(Setting.named(key)?.values.first ?? "")\n")
        }
        try configure("{ \"colors\": \"\(name)\" }")
        #expect(run("settings").error.isEmpty)
        #expect(run("settings|mouse|\(name)").code == 2, "only where the terminal decides")
    }

    @Test(
        arguments: [
            (["CLICOLOR": "0"], "mono"), (["CLICOLOR": "1"], nil), (["FORCE_COLOR": "0"], "mono"),
            (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], nil), (["NO_COLOR": "1", "FORCE_COLOR": "3"], "mono"),
        ] as [([String: String], String?)])
    func variablesTurnColorsOff(_ variables: [String: String], _ colors: String?) throws {
        #expect(try preferences("--in-memory", variables: variables).colors == colors)
    }

    @Test func theFolderOfTheFileCountsAfterOptionAndVariable() throws {
        try configure(#"{ "data": "/srv/birds" }"#)
        func root(_ line: String, home: String? = nil) throws -> String? {
            var environment = run.environment
            let variable = environment.variable
            environment.variable = { $0 == "BACKYARD_BIRDS_HOME" ? home : variable($0) }
            var configuration = try ParsedLine(line.split(separator: " ").map(String.init)).common().game
            configuration.take(ConfigFile(environment), environment)
            return Paths(configuration, environment)?.root
        }
        #expect(try root("") == "/srv/birds")
        #expect(try root("", home: "/mnt/birds") == "/mnt/birds")
        #expect(try root("--data /opt/birds", home: "/mnt/birds") == "/opt/birds")
    }

    @Test func commandsTellWhatIsWrongAndGoOn() throws {
        try configure("{\n  \"widgets\": \"nobody\"\n}")
        let told = run("settings")
        #expect(told.code == 0 && told.out.contains("theme"))
        #expect(
            told.error.contains("config.json, line 2: “widgets” can’t be “nobody”, only public, private or locked."))
        try configure(#"{ "keys": { "refil": "r", "water": ["w", "F99"] } }"#)
        let keys = run("settings")
        #expect(keys.code == 0 && keys.error.contains("“keys.refil” names nothing"), "\(keys.error)")
        #expect(keys.error.contains("F99"))
        #expect(run("widget").error.isEmpty, "a bar is not to be answered with complaints")
    }

    @Test func whatIsReadElsewhereObeysItToo() throws {
        _ = try run.begin("default")
        try configure(#"{ "language": "en", "widgets": "locked", "clock": "12-hour" }"#)
        #expect(!run("widget").out.contains("Bird Springs"))
        let status = run("status").out
        #expect(status.contains(" am") || status.contains(" pm"), "\(status)")
    }

    @Test func theManualTellsOfAllThatCanStandThere() {
        let page = Manual(words: Words(), pages: ScreenPages()).text
        #expect(page.contains("SETTINGS FILE") && page.contains("config.json"))
        for setting in Setting.all where !setting.isOfSave {
            #expect(page.contains("\\fB\(Roff.escaped(setting.key))\\fR"), "\(setting.key)")
        }
        for (name, _, _) in ScreenPages().keyCommands(in: Words()) {
            #expect(page.contains("\\fB\(Roff.escaped(name))\\fR"))
        }
    }
}
