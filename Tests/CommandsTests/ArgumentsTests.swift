import Chronology
import Session
import TerminalUI
import Testing
import Words

@testable import Commands
@testable import backyard_birds

@Suite struct ArgumentsTests {
    private static func isFood(_ option: String, _ word: String) -> Bool {
        option == "--food" && FoodName.find(word) != nil
    }

    private static let buying = CommandConfiguration.store.action("buy") ?? .store

    private func parse(_ line: String) throws -> Arguments {
        try Arguments(line.split(separator: " ").map(String.init), isOptionalValue: Self.isFood)
    }

    struct Line: Sendable, CustomTestStringConvertible {
        let line: String
        let command: CommandConfiguration
        var values: [String: String] = [:]
        var operands: [String] = []
        var testDescription: String { line.isEmpty ? "(nothing)" : line }
    }

    @Test(arguments: [
        Line(line: "", command: .play),
        Line(line: "play", command: .play),
        Line(
            line: "--data /tmp/x play --seed=7", command: .play, values: ["--data": "/tmp/x", "--seed": "7"]),
        Line(line: "--json status", command: .status, values: ["--json": ""]),
        Line(line: "--data status status", command: .status, values: ["--data": "status"]),
        Line(line: "refill A B", command: .refill, operands: ["A", "B"]),
        Line(line: "refill --food nectar A", command: .refill, values: ["--food": "nectar"], operands: ["A"]),
        Line(line: "refill --food A", command: .refill, values: ["--food": ""], operands: ["A"]),
        Line(line: "refill --food=anything A", command: .refill, values: ["--food": "anything"], operands: ["A"]),
        Line(line: "favorite -- --odd", command: .favorite, operands: ["--odd"]),
        Line(line: "--glyphs half --glyphs octant", command: .play, values: ["--glyphs": "octant"]),
        Line(line: "-h", command: .play, values: ["--help": ""]),
        Line(
            line: "store --json buy --quantity=2 nectar.cup", command: Self.buying,
            values: ["--json": "", "--quantity": "2"], operands: ["nectar.cup"]),
        Line(
            line: "--quantity 2 store buy -- --odd", command: Self.buying, values: ["--quantity": "2"],
            operands: ["--odd"]),
        Line(line: "store buy --help", command: Self.buying, values: ["--help": ""]),
        Line(line: "store --version", command: .store, values: ["--version": ""]),
        Line(line: "favorite --help", command: .favorite, values: ["--help": ""]),
    ])
    func understands(_ line: Line) throws {
        let arguments = try parse(line.line)
        #expect(arguments.command == line.command)
        #expect(arguments.values == line.values)
        #expect(arguments.operands == line.operands)
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let line: String
        let error: UsageError
        var testDescription: String { line }
    }

    @Test(arguments: [
        Mistake(line: "--dat x", error: .unknownOption("--dat", command: .play, suggestion: "--data")),
        Mistake(line: "--frobnicate", error: .unknownOption("--frobnicate", command: .play, suggestion: nil)),
        Mistake(line: "status --all", error: .unknownOption("--all", command: .status, suggestion: nil)),
        Mistake(line: "--plain refill", error: .unknownOption("--plain", command: .refill, suggestion: nil)),
        Mistake(line: "statsu", error: .unknownCommand("statsu", suggestion: "status")),
        Mistake(line: "xyzzy", error: .unknownCommand("xyzzy", suggestion: nil)),
        Mistake(line: "--data", error: .missingValue("--data", placeholder: "DIR")),
        Mistake(line: "--no-mouse=1", error: .unwantedValue("--no-mouse")),
        Mistake(
            line: "--colors 25bit",
            error: .badChoice("--colors", value: "25bit", choices: DisplayOptions.colorNames, suggestion: "24bit")),
        Mistake(line: "favorite", error: .missingOperand(.favorite, Operand("NAME", .yard))),
        Mistake(line: "store", error: .missingAction(.store)),
        Mistake(line: "store byu", error: .unknownAction("byu", command: .store, suggestion: "buy")),
        Mistake(line: "status now", error: .unwantedOperand("now", command: .status)),
    ])
    func refuses(_ mistake: Mistake) {
        #expect(throws: mistake.error) { try parse(mistake.line) }
        let sentence = Words().sentence(for: mistake.error)
        #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?"))
        #expect(!sentence.contains("\n"))
    }

    @Test(arguments: [
        ("--seed -1", "--seed"), ("--seed x", "--seed"), ("--time-scale 0", "--time-scale"),
        ("--time-scale 3601", "--time-scale"), ("--now yesterday", "--now"), ("--profile ../x", "--profile"),
        ("--language xx", "--language"),
    ])
    func refusesValues(line: String, option: String) throws {
        let arguments = try parse(line)
        #expect {
            try PlayOptions(arguments, ScreenPages())
        } throws: { error in
            switch error as? UsageError {
            case .badValue(option, _, _), .badChoice(option, _, _, _): true
            default: false
            }
        }
    }

    @Test func playTakesAllItsOptions() throws {
        let options = try PlayOptions(
            parse(
                "--data d --profile p --in-memory --seed 18446744073709551615 --now 2026-11-21 --time-scale 60 "
                    + "--open backyardbirds://shop --glyphs sextant --colors 256 --theme dark "
                    + "--reduced-motion --no-mouse --assets a --store s.storekit --language en"),
            ScreenPages())
        var expected = PlayOptions()
        expected.configuration.dataDirectory = "d"
        expected.configuration.profile = "p"
        expected.configuration.inMemory = true
        expected.configuration.seed = .max
        expected.configuration.now = Instant(iso8601: "2026-11-21")
        expected.configuration.timeScale = 60
        expected.configuration.storeFile = "s.storekit"
        expected.open = "backyardbirds://shop"
        for (value, key, option) in [
            ("dark", "theme", "--theme"), ("256", "colors", "--colors"), ("sextant", "glyphs", "--glyphs"),
            ("on", "reduced-motion", "--reduced-motion"), ("off", "mouse", "--no-mouse"),
            ("en", "language", "--language"),
        ] {
            expected.configuration.overrides.add(value, for: key, by: .option(option))
        }
        expected.configuration.overrides.data = .option("--data")
        expected.assets = "a"
        #expect(options == expected)
    }
}
