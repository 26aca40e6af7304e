import Chronology
import Session
import TestSupport
import Testing

@testable import Commands

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where a game begins and where it does not: what only looks never invents, moves or replaces anything.
@Suite struct BeginningTests {
    /// Every line that only looks.
    static let looks: [String: [String]] = [
        "status": ["status", "status|--json", "status|--plain"],
        "store": ["store|products", "store|transactions", "store|subscription", "store|family"],
        "account": ["account", "account|--json"], "journal": ["journal", "journal|--csv", "journal|--json"],
        "export": [], "doctor": ["doctor", "doctor|--json"], "help": ["help", "help|status", "--help", "--version"],
        "almanac": ["almanac|--days|1"], "draw": ["draw|/home/robin/none.svg"], "man": ["man"],
        "completions": ["completions|bash"], "settings": ["settings", "settings|theme|--json"],
        "postcard": ["postcard|Bird Springs"], "asciicast": [],
        "widget": ["widget", "widget|--format|i3blocks", "widget|--timeline|json"], "widgets": ["widgets|list"],
        "undo": ["undo|--list"], "photos": ["photos", "photos|list|--json"], "bird": ["bird|list"],
        "guest": ["guest", "guest|list|--json"],
        "show": ["show|plant|foxglove", "show|bird|dove", "show|charts|--json"],
    ]
    static let acts: [String: [String]] = [
        "refill": ["refill|--all"], "favorite": ["favorite|Bird Springs"],
        "store": ["store|buy|nectar.bottle", "store|restore", "store|family|start"],
        "backyard": ["backyard|new|Pond", "backyard|remove|Bird Springs|--yes"], "settings": ["settings|theme|dark"],
        "widgets": ["widgets|add|desk"], "account": ["account|--name|Wren"],
        "undo": ["undo"], "redo": ["redo"], "photos": ["photos|take|Bird Springs"],
    ]
    private static let root = "/home/robin/.local/share/backyard-birds"
    private static let world = root + "/profiles/default/world.json"

    private static func isChange(_ call: MemoryFiles.Call) -> Bool {
        switch call.operation {
        case .write, .append, .truncate, .sync, .rename, .remove, .makeDirectory, .lock: true
        case .read, .list, .inspect: false
        }
    }

    /// A computer as somebody may find it.
    enum Disk: String, CaseIterable {
        case fresh, saved, damaged, lost, newer, unreadable

        func run() throws -> CommandRun {
            let run = CommandRun()
            if self == .fresh { return run }
            _ = run("favorite|Bird Springs")
            run.pass(.hours(9))
            _ = run("refill|--all")
            let bytes = run.files.contents[BeginningTests.world] ?? []
            switch self {
            case .fresh, .saved: break
            case .damaged: run.files.contents[BeginningTests.world] = Array(bytes.dropLast(100))
            case .lost:
                for path in run.files.contents.keys where path.contains("/world") { run.files.contents[path] = [1, 2] }
            case .newer:
                let text = String(decoding: bytes, as: UTF8.self).replacing(/"schema": [0-9]+/, with: "\"schema\": 99")
                run.files.contents[BeginningTests.world] = Array(text.utf8)
            case .unreadable:
                // The forecast knows the yards, too.
                run.files.fail { call in
                    call.operation == .read && ["world", "forecast"].contains { call.path.hasSuffix($0 + ".json") }
                        ? EIO : nil
                }
            }
            return run
        }

        var hasGame: Bool { self == .saved || self == .damaged }
    }

    @Test func everyCommandIsKnownToLookOrToAct() {
        let known = Set(Self.looks.keys).union(Self.acts.keys).union([
            // Begin anywhere, go on for as long as there is a game, list and begin profiles, or serve a login.
            "play", "open", "import", "watch", "profile", "serve-session", "server-setup",
        ])
        #expect(known == Set(Commands.all.map(\.name)))
    }

    @Test(arguments: Disk.allCases) func whatOnlyLooksChangesNothing(_ disk: Disk) throws {
        let run = try disk.run()
        let before = run.files.contents
        let count = run.files.calls.count
        for line in Self.looks.values.joined() {
            for rest in ["", "|--profile|defualt", "|--in-memory"] {
                _ = run(line + rest)
                let changes = run.files.calls.dropFirst(count).filter(Self.isChange)
                #expect(changes.isEmpty, "\(line + rest)")
            }
        }
        #expect(run.files.contents == before)
    }

    @Test func beforeAnyGameTheShopIsOpenAndNoWorldIsInvented() throws {
        let run = try Disk.fresh.run()
        for line in Self.looks["store", default: []] {
            let result = run(line)
            #expect(result.code == 0 && !result.out.isEmpty, "\(line)")
        }
        for line in [
            "journal", "journal|--csv", "export|/home/robin/game.json", "status", "status|--plain", "bird|list",
            "account", "photos", "show|charts", "show|plant|foxglove", "postcard|Calm Palms",
            "asciicast|Calm Palms|/home/robin/a.cast",
        ] {
            let result = run(line)
            #expect(result.code == 1 && result.out.isEmpty && result.error.contains("Begin one"), "\(line)")
        }
        #expect(run.files.contents.isEmpty)
        #expect(run("journal|--in-memory").code == 0)
        try run.files.makeDirectory("/home/robin")
        #expect(run("export|/home/robin/game.json|--in-memory").code == 0)
        #expect(Array(run.files.contents.keys) == ["/home/robin/game.json"])
    }

    @Test func aProfileThatIsNotThereIsNeitherInventedNorBegun() throws {
        let run = try Disk.saved.run()
        try run.begin("wren")
        #expect(run("export|/home/robin/game.json").code == 0)
        let before = run.files.contents
        let lines = Array(Self.looks.values.joined()) + Array(Self.acts.values.joined())
        // A widget has words for it in its reader's form.
        let others = ["help", "--help", "--version", "almanac", "draw", "man", "completions", "widget"]
        for line in lines + ["export|/home/robin/game.json", "doctor|--repair"]
        where !others.contains(where: line.hasPrefix) || line.hasPrefix("widgets") {
            let near = run(line + "|--profile|defualt")
            #expect(near.code == 1 && near.error.contains("did you mean “default”?"), "\(line)")
            let far = run(line + "|--profile|heron")
            #expect(far.code == 1 && far.error.contains("default and wren"), "\(line)")
            #expect(far.error.contains("backyard-birds --profile heron"))
        }
        #expect(try run.json("status|--profile|defualt")["error"]?["code"] == "noProfile")
        #expect(run.files.contents == before)
        #expect(run.files.calls.filter(Self.isChange).allSatisfy { !$0.path.contains("defualt") })
    }

    /// A folder in which nothing was ever saved is no profile.
    @Test func anEmptyFolderIsNoProfile() throws {
        let run = CommandRun()
        try run.files.makeDirectory(Self.root + "/profiles/defualt/journal")
        let result = run("status|--profile|defualt")
        #expect(result.code == 1 && result.error.contains("no profile “defualt”. To begin it"))
    }

    @Test(arguments: Disk.allCases.filter { !$0.hasGame && $0 != .fresh })
    func aSaveThatCannotBeReadIsSaidAndLeftAlone(_ disk: Disk) throws {
        let run = try disk.run()
        let backup = Array("a good backup".utf8)
        run.files.contents["/home/robin/game.json"] = backup
        let before = run.files.contents
        let looks = Self.looks.filter { ["status", "store", "journal"].contains($0.key) }
        for line in Array(looks.values.joined()) + Array(Self.acts.values.joined())
            + ["export|/home/robin/game.json", "export|/home/robin/game.json|--force"]
        {
            let result = run(line + (line.contains("--json") ? "" : "|--json"))
            #expect(result.code == 1 && result.out.hasPrefix("{\n  \"error\""), "\(line)")
            #expect(!result.error.contains("new game begins"), "\(line)")
            #expect(result.error.split(separator: "\n").count == 1, "\(line): \(result.error)")
        }
        let files = run.files.contents.filter { !$0.key.hasSuffix(".lock") }
        #expect(files == before.filter { !$0.key.hasSuffix(".lock") })
    }

    @Test func aLostSaveBeginsAnewWhenItIsAskedFor() throws {
        for line in ["doctor|--repair", "import|/home/robin/game.json"] {
            let run = try Disk.saved.run()
            #expect(run("export|/home/robin/game.json").code == 0)
            for path in run.files.contents.keys where path.contains("/world") { run.files.contents[path] = [1, 2] }
            #expect(run(line).code == 0, "\(line)")
            #expect(run("status").code == 0)
            #expect(run.files.contents.contains { $0.key.contains("world.json.damaged-") && $0.value == [1, 2] })
        }
    }
}

/// What `export` may put in the place of what.
@Suite struct ExportTests {
    private static let path = "/home/robin/game.json"

    /// The folder's entry may be lost in a power cut; the file itself is there, and "it can't be written" would be a lie.
    @Test func anExportWhoseFolderCannotBeSyncedIsNotDenied() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        run.files.fail { $0.operation == .sync && $0.path == "/home/robin" ? ENOSPC : nil }
        let result = run("export|" + Self.path + "|--json")
        #expect(result.code == 1 && result.out.contains("\"unsure\"") && run.files.contents[Self.path] != nil)
        run.files.fail(where: nil)
        #expect(run("export|" + Self.path).code == 0)
    }

    @Test func anExportGivesWayToALaterOneOfTheSameGame() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        #expect(run("export|" + Self.path).code == 0)
        let first = run.files.contents[Self.path]
        run.pass(.hours(9))
        #expect(run("export|" + Self.path).code == 0)
        #expect(run.files.contents[Self.path] != first)
    }

    @Test func anotherFileGivesWayOnlyIfToldTo() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        #expect(run("export|" + Self.path).code == 0)
        let own = try #require(run.files.contents[Self.path])
        let other = CommandRun()
        other.pass(.hours(1))
        _ = other("favorite|Bird Springs")
        #expect(other("export|" + Self.path).code == 0)
        let foreign = try #require(other.files.contents[Self.path])
        for bytes in [[], Array("a diary".utf8), Array(own.dropLast(3)), foreign] {
            run.files.contents[Self.path] = bytes
            let result = run("export|" + Self.path)
            #expect(result.code == 1 && result.error.contains("--force") && result.out.isEmpty)
            #expect(run.files.contents[Self.path] == bytes)
            #expect(try run.json("export|" + Self.path)["error"]?["code"] == "exists")
            #expect(run("export|--force|" + Self.path).code == 0)
            #expect(run("export|" + Self.path).code == 0, "by now it is one of this game")
        }
        #expect(!run.files.contents.keys.contains { $0.hasSuffix(".new") })
    }

    @Test func whatLiesBesideIsNotTouched() throws {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        run.files.contents[Self.path + ".new"] = [1]
        #expect(run("export|" + Self.path).code == 0)
        run.files.fail { $0.operation == .rename && $0.path == Self.path ? ENOSPC : nil }
        let result = run("export|" + Self.path)
        #expect(result.code == 1 && result.error.contains("“\(Self.path)” can’t be written: the disk is full"))
        #expect(
            run.files.contents.keys.filter { $0.hasPrefix("/home/robin/game") }.sorted() == [
                Self.path, Self.path + ".new",
            ])
        #expect(run.files.contents[Self.path + ".new"] == [1])
    }
}
