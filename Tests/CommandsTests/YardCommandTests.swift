import JSON
import Simulation
import Testing
import Words

@testable import Session
@testable import Commands

/// `backyard`, `bird` and `settings`: what only screens could do.
@Suite struct YardCommandTests {
    @Test func aYardIsMadeRenamedFurnishedAndRemoved() throws {
        let run = CommandRun()
        let made = try run.json("backyard|new|Mossy Corner|--hemisphere|south|--food|corn|--ground|wooden deck")
        #expect(made["name"] == "Mossy Corner" && made["hemisphere"] == "south")
        #expect(made["decoration"]?["ground"] == "Wooden deck")
        let id = try #require(made["id"]?.stringValue)
        var yards = try #require(try run.json("status")["yards"]?.arrayValue)
        #expect(yards.last?["id"] == .string(id) && yards.last?["food"]?["name"] == "Corn")

        #expect(run("backyard|rename|mossy corner|Fern Gully").out == "It’s called Fern Gully now.\n")
        let decorated = run(
            "backyard|decorate|\(id.uppercased())|--fountain|MARBLE|--left-plants|white foxglove,Snake Plant|"
                + "--right-plants|none|--far-skyline|mountains|--near-skyline|rooftops")
        #expect(decorated.out == "Fern Gully has a new look.\n" && decorated.code == 0)
        let look = try #require(try run.json("backyard|decorate|Fern Gully")["decoration"])
        #expect(look["fountain"] == "Marble" && look["ground"] == "Wooden deck")
        #expect(look["leftPlants"] == ["White foxglove", "Golden snake plant"] && look["rightPlants"] == [])
        #expect(look["farSkyline"] == "Mountains" && look["nearSkyline"] == "Rooftops" && look["feeder"] == "none")
        #expect(run("backyard|decorate|Fern Gully").out.contains("White foxglove, Golden snake plant"))

        #expect(run("backyard|remove|Fern Gully|--yes").out == "Fern Gully is gone. The journal keeps its visits.\n")
        yards = try #require(try run.json("status")["yards"]?.arrayValue)
        #expect(yards.count == 5)
    }

    @Test func removingAsksWhereThereIsSomebodyToAsk() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        #expect(run("backyard|remove|Bird Springs").error.contains("--yes"))
        #expect(run("backyard|remove|Bird Springs").code == 2)
        for (answer, code) in [("", Int32(1)), ("no", 1), ("yellow", 1), (" YES ", 0)] {
            run.answer = answer
            let result = run("backyard|remove|Bird Springs")
            #expect(result.code == code, "\(answer)")
            #expect(run.question.contains("Remove Bird Springs?"))
        }
        #expect(try run.json("status")["yards"]?.arrayValue?.count == 4)
    }

    /// The home that another yard takes over is named.
    @Test func theFormerHomeIsNamed() {
        let run = CommandRun()
        _ = run("backyard|home|Bird Springs")
        let said = run("backyard|home|Calm Palms").out
        #expect(
            said == "Calm Palms is your home now and goes by your clock. Bird Springs has its own hours again.\n")
        #expect(run("backyard|home|Calm Palms|--off").out == "Calm Palms has its own hours again.\n")
        #expect(run("backyard|home|Calm Palms").out == "Calm Palms is your home now and goes by your clock.\n")
        // A yard that goes by the player's clock already is changed by it, too.
        _ = run("backyard|new|Mossy Corner")
        #expect(run("backyard|home|Mossy Corner").out.hasPrefix("Mossy Corner is your home now"))
        #expect(run("backyard|home|Mossy Corner").out == "Mossy Corner is as it was.\n")
    }

    /// A command that asks for what is so already says so, and leaves no step to undo.
    @Test func nothingChangesTwice() throws {
        let run = CommandRun()
        _ = run("favorite|Calm Palms")
        _ = run("backyard|decorate|Calm Palms|--ground|gravel")
        let steps = run("undo|--list").out
        for line in [
            "favorite|Calm Palms", "backyard|decorate|Calm Palms|--ground|gravel", "favorite|Quiet Haven|--off",
            "backyard|rename|Calm Palms|Calm Palms", "backyard|home|Quiet Haven|--off",
        ] {
            let result = run(line)
            #expect(result.code == 0 && result.out.contains(" is as it was."), "\(line): \(result)")
        }
        #expect(run("undo|--list").out == steps)
    }

    /// The list of yards has the ids by which every command finds them.
    @Test func yardsAreListedWithTheirIDs() throws {
        let run = CommandRun()
        _ = run("favorite|Quiet Haven")
        let yards = try #require(try run.json("backyard|list").arrayValue)
        let lines = run("backyard|list").out.split(separator: "\n")
        #expect(yards.count == 5 && lines.count == 5)
        for (yard, line) in zip(yards, lines) {
            let (id, name) = (try #require(yard["id"]?.stringValue), try #require(yard["name"]?.stringValue))
            #expect(line.hasPrefix(name) && line.hasSuffix(id), "\(line)")
            #expect(run("favorite|\(id)").code == 0)
        }
        #expect(lines.filter { $0.contains("★") }.map { $0.prefix(5) } == ["Bird ", "Quiet"])
    }

    /// A setting goes by its name on the screen, too, and the list tells both.
    @Test func settingsGoByTheirNamesOnTheScreen() throws {
        let run = CommandRun()
        let list = run("settings").out.split(separator: "\n")
        for setting in Setting.all {
            let name = Words().name(of: setting)
            #expect(list.contains { $0.hasPrefix(setting.key + " ") && $0.contains(name) }, "\(setting.key)")
            #expect(run("settings|\(name)").out == run("settings|\(setting.key)").out, "\(name)")
        }
        // A terminal gets no line wider than it is.
        run.terminal = (80, 24)
        let narrow = run("settings").out
        run.terminal = nil
        #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 80 } && narrow.contains("sixteen"), "\(narrow)")
        #expect(run("settings|pointer|off").code == 0 && run("settings|hover").out == "off\n")
    }

    /// Lists of yards have one order: favorites first, then by age.
    @Test func favoritesComeFirstInLists() throws {
        let run = CommandRun()
        _ = run("favorite|Quiet Haven")
        let yards = try #require(try run.json("status")["yards"]?.arrayValue).compactMap { $0["name"]?.stringValue }
        #expect(yards == ["Bird Springs", "Quiet Haven", "Feathered Friends", "Calm Palms", "Chirp Center"])
        let lines = run("status").out.split(separator: "\n")
        #expect(lines.compactMap { line in yards.first { line.hasPrefix($0) } } == yards)
    }

    /// A setting's value can be given as the settings screen shows it.
    @Test(arguments: [
        "favoritesAndFirsts", "favorites-and-firsts", "Favorites and firsts", "--language|sv|Favoriter och nya kryss",
    ])
    func settingsTakeTheWordsOfTheScreen(value: String) throws {
        let run = CommandRun()
        #expect(run("settings|arrivals|\(value)").code == 0)
        #expect(run("settings|arrivals").out == "favorites-and-firsts\n")
    }

    /// The player sees names and no ids, so a yard's name comes before another yard's id.
    @Test func aNameComesBeforeAnId() throws {
        let run = CommandRun()
        #expect(run("backyard|new|yard-1").code == 0)
        #expect(run("backyard|remove|yard-1|--yes").out.hasPrefix("yard-1 is gone."))
        #expect(run("backyard|remove|yard-1|--yes").out.hasPrefix("Bird Springs is gone."))
    }

    @Test(arguments: [
        ("backyard", 2, "new, rename, decorate, home and remove"), ("backyard|nwe|X", 2, "did you mean “new”?"),
        ("backyard|new", 2, "backyard new NAME"), ("backyard|new| ", 2, "1 to 32 characters"),
        ("backyard|new|X|--hemisphere|east", 2, "north and south"),
        ("backyard|new|X|--food|gravel", 2, "no food “gravel”"),
        ("backyard|rename|Bird Sprins|X", 1, "did you mean “Bird Springs”?"),
        ("backyard|decorate|Bird Springs|--ground|flagstone", 2, "did you mean “Flagstones”?"),
        ("backyard|decorate|Bird Springs|--fountain|gold", 2, "Terracotta, Stone and Marble"),
        ("backyard|decorate|Bird Springs|--birdhouse|cottage", 1, "pass"),
        ("backyard|decorate|Bird Springs|--front-plants|foxglove,foxglove,foxglove,foxglove", 2, "3 at most"),
        ("bird|name|Cardinal|Pip", 1, "No bird that has come by"), ("bird|name|swallow-1|Pip", 1, "doesn’t know you"),
        ("settings|theem", 2, "did you mean “theme”?"),
        ("settings|theme|purple", 2, "terminal, dark, light, high-contrast"),
        ("settings|theme|dark|light", 2, "settings"),
    ])
    func mistakesSayWhatToDo(line: String, code: Int32, part: String) throws {
        let run = CommandRun()
        let result = run(line)
        #expect(result.code == code)
        #expect(result.out.isEmpty && result.error.contains(part), "\(result.error)")
        #expect(try run.json(line)["error"]?["message"]?.stringValue?.contains(part) == true)
    }

    @Test func aBirdGetsItsNameByAnyCommandThatFindsIt() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        for _ in 0..<12 {
            run.pass(.hours(8))
            _ = run("refill|--all")
        }
        let session = try Session.glance(Configuration(), environment: run.environment)
        let bird = try #require(session.world.birds.first { $0.mayBeNamed })
        #expect(run("bird|name|\(bird.id.rawValue.uppercased())|Pip").out == "Its name is Pip now.\n")
        let named = try run.json("bird|name|pip|Pippa")
        #expect(named["id"] == .string(bird.id.rawValue) && named["name"] == "Pippa")
        #expect(run("bird|favorite|pippa").out == "Pippa is a favorite now.\n")
        #expect(run("bird|favorite|pippa").out == "Pippa is as it was.\n")
        #expect(run("bird|name|pippa|Pippa").out == "Pippa is as it was.\n")
        #expect(try run.json("bird|favorite|pippa|--off")["favorite"] == false)
        #expect(run("account|--name|Wren|--email|wren@example.org|--picture|pippa").code == 0)
        let account = try run.json("account")
        #expect(account["name"] == "Wren" && account["email"] == "wren@example.org")
        #expect(account["picture"] == .string(bird.id.rawValue) && run("account").out.contains("Standard member"))
        // All of it or nothing.
        #expect(run("account|--name|Owl|--email|nowhere").code == 2)
        #expect(try run.json("account")["name"] == "Wren")
        let several = Dictionary(grouping: session.world.birds.filter(\.hasBeenSeen), by: \.species)
            .first { $0.value.count > 1 }
        let kind = try #require(several)
        let ambiguous = run("bird|name|\(kind.key.rawValue)|Pip")
        #expect(ambiguous.code == 1 && ambiguous.error.contains(kind.value[0].id.rawValue))
    }

    @Test func settingsAreListedShownAndSet() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        let all = try #require(try run.json("settings").arrayValue)
        #expect(all.map { $0["key"] } == Setting.all.map { .string($0.key) })
        let text = run("settings").out
        for setting in Setting.all {
            #expect(text.contains(setting.key))
            for value in setting.values {
                #expect(text.contains(value))
                #expect(run("settings|\(setting.key)|\(value.uppercased())").code == 0, "\(value)")
                #expect(run("settings|\(setting.key)").out == value + "\n")
                #expect(try run.json("settings|\(setting.key)")["value"] == .string(value))
            }
        }
        #expect(run("settings|language|en").code == 0)
        #expect(run("settings|theme|dark").out == "Theme: dark\n")
    }
}
