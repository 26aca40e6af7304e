import JSON
import Storefront
import TestSupport
import Testing

@testable import Session
@testable import Commands

/// Text from outside, on its way to a terminal: names of a game from elsewhere, a catalog of anyone's making, words of a
/// command line, variables.
@Suite struct GateTests {
    /// What a terminal would obey: controls, old and new ones, and what turns the direction of all that follows.
    private static let hostile =
        "x\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31m\u{90}q\u{9C}\u{7F}\u{8}\r\u{202E}\u{2066}\u{2028}y\u{0}\nFAKE LINE\r\nFAKE LINE"

    /// What is never in an answer.
    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        return (value < 0x20 && value != 0x09 && value != 0x0A) || (0x7F...0x9F).contains(value)
            || (0x2028...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }

    /// A game and a catalog in which every text that may be anything is hostile.
    private func hostileRun() throws -> CommandRun {
        let run = CommandRun()
        #expect(run("store|buy|nectar.bottle").code == 0)
        run.pass(.hours(9))
        #expect(run("refill|--all").code == 0)
        #expect(run("export|/home/robin/game.json").code == 0)
        var document = try JSONValue(parsing: try #require(run.files.contents["/home/robin/game.json"]))
        let names = document.spoil(["name", "email", "customName"], with: Self.hostile)
        #expect(names > 5)
        document["checksum"] = "00000000"
        run.files.contents["/home/robin/game.json"] = SealedDocument.seal(document.pretty)
        #expect(run("import|/home/robin/game.json|--yes").code == 0)

        var catalog = try JSONValue(parsing: StoreCatalog.builtInBytes)
        let products = catalog.spoil(
            ["displayName", "description", "productID", "referenceName", "name"], with: Self.hostile)
        #expect(products > 20)
        run.files.contents["/home/robin/hostile.storekit"] = Array(catalog.prettyText.utf8)
        _ = catalog.spoil(["displayPrice", "recurringSubscriptionPeriod", "locale", "type"], with: Self.hostile)
        run.files.contents["/home/robin/prices.storekit"] = Array(catalog.prettyText.utf8)
        let config: JSONValue = [
            "\(Self.hostile)": 1, "theme": .string(Self.hostile), "keys": ["\(Self.hostile)": ["x"]],
        ]
        run.files.contents["/home/robin/.config/backyard-birds/config.json"] = Array(config.prettyText.utf8)
        run.files.contents["/home/robin/damaged.json"] = Array("{\"\(Self.hostile)\": nonsense".utf8)
        run.files.contents["/home/robin/\(Self.hostile).svg"] = Array("<svg><\(Self.hostile)/></svg>".utf8)
        return run
    }

    /// Every command of the table, as it is asked for and as it is not.
    private static var lines: [String] {
        let bad = hostile
        var lines = [
            "refill|--all", "refill|\(bad)", "refill|--all|--food|\(bad)", "favorite|Bird Springs\(bad)",
            "favorite|\(bad)",
            "store|products", "store|buy|\(bad)", "store|buy|nectar.bottle\(bad)", "store|transactions",
            "store|refund|1",
            "store|refund|\(bad)", "store|subscription", "store|redeem|\(bad)", "store|\(bad)", "store|family|start",
            "store|family", "store|family|remove|\(bad)", "store|family|\(bad)", "store|restore", "store|renew",
            "journal|--csv", "export|/home/robin/\(bad)/out.json", "export|/home/robin/\(bad)",
            "import|/home/robin/damaged.json",
            "import|/home/robin/\(bad)", "doctor|--repair", "almanac|--set|\(bad)", "almanac|--days|\(bad)",
            "status|--plain",
            "draw|/home/robin/\(bad).svg", "draw|\(bad)", "help|\(bad)", bad, "--\(bad)", "status|--profile|\(bad)",
            "status|--now|\(bad)", "status|--language|\(bad)", "status|--data|/\(bad)", "status|--store|/\(bad)",
        ]
        lines += [
            "account", "undo|--list", "photos", "backyard|decorate|Bird Springs", "show|journal", "show|account",
            "watch|\(bad)", "widget|\(bad)", "widget|--format|tmux", "widgets|add|\(bad)", "widgets|\(bad)",
            "backyard|new|\(bad)", "backyard|remove|\(bad)|--yes", "bird|name|\(bad)|\(bad)",
            "settings|\(bad)|\(bad)", "completions|\(bad)", "open|\(bad)",
        ]
        // These go on for as long as somebody looks.
        for command in Commands.all where ![PlayCommand.command, WatchCommand.command].contains(command) {
            lines += [command.name, command.name + "|--help", "help|" + command.name]
        }
        return lines
    }

    @Test func nothingHostileGetsThrough() throws {
        let run = try hostileRun()
        for line in Self.lines {
            for suffix in [
                "", "|--json", "|--store|/home/robin/hostile.storekit", "|--json|--store|/home/robin/hostile.storekit",
                "|--store|/home/robin/prices.storekit",
            ] {
                let (_, out, error) = run(line + suffix)
                for text in [out, error] {
                    let obeyed = text.unicodeScalars.filter(Self.isObeyed)
                    #expect(obeyed.isEmpty, "\((line + suffix).debugDescription): \(text.debugDescription)")
                    // No value makes a line of its own.
                    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
                    #expect(
                        !lines.contains { $0.starts(with: "FAKE".utf8) },
                        "\((line + suffix).debugDescription): \(text.debugDescription)")
                }
            }
        }
        // The names were there, and can be seen.
        #expect(run("status").out.contains("\\u001b[2J\\u001b]0;title\\u0007\\u009b31m"))
        #expect(run("store|products|--store|/home/robin/hostile.storekit").out.contains("\\u009b31m"))
    }

    /// What programs read is the name itself.
    @Test func jsonStaysExact() throws {
        let run = try hostileRun()
        let names = try run.json("status")["yards"]?.arrayValue?.compactMap { $0["name"]?.stringValue } ?? []
        #expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(Self.hostile) })
    }

    @Test(arguments: HostileNames.all) func aNameIsOnlyTextInTheManual(name: String) {
        let escaped = Roff.escaped(name)
        #expect(escaped.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
        #expect(!escaped.utf8.starts(with: ".".utf8) && !escaped.utf8.starts(with: "'".utf8))
        // Every backslash begins one of these.
        let rest = escaped.replacing(/\\(e|-|&|\(aq|\(ga|\(ti|\(ha|\[u[0-9A-F]{4,6}\])/, with: "")
        #expect(!rest.contains("\\"), "\(escaped)")
    }

    @Test func whatIsHarmlessStaysAsItIs() {
        for text in ["", "Bird Springs\n\tand 鳥 👩‍👩‍👧 é ’“”\u{200D}", "שלום\u{200F}"] { #expect(text.harmless == text) }
        #expect("a\u{1B}\u{85}\u{2069}".harmless == "a\\u001b\\u0085\\u2069")
    }
}

extension JSONValue {
    /// Puts `tail` behind every text under one of these keys, and returns how many there were.
    fileprivate mutating func spoil(_ keys: Set<String>, with tail: String) -> Int {
        var count = 0
        switch self {
        case .array(var values):
            for index in values.indices { count += values[index].spoil(keys, with: tail) }
            self = .array(values)
        case .object(var members):
            for index in members.indices {
                if keys.contains(members[index].key), case .string(let text) = members[index].value {
                    members[index].value = .string(text + tail)
                    count += 1
                } else {
                    count += members[index].value.spoil(keys, with: tail)
                }
            }
            self = .object(members)
        default: break
        }
        return count
    }
}
