import Chronology
import Session
import TerminalUI
import Testing
import Words

@testable import Commands
@testable import backyard_birds

@Suite struct ArgumentsTests {
    private func parse(_ line: String) throws -> (line: ParsedLine, command: any ParsableCommand) {
        let line = try ParsedLine(line.split(separator: " ").map(String.init))
        return (line, try line.parsedCommand { Words() })
    }

    /// A line, and what it makes of the properties of its command and of the common options.
    struct Line: Sendable, CustomTestStringConvertible {
        let line: String
        let command: CommandDescription
        var values: [String: String] = [:]
        var testDescription: String { line.isEmpty ? "(nothing)" : line }
    }

    @Test(arguments: [
        Line(line: "", command: PlayCommand.command, values: ["scale": "1"]),
        Line(line: "play", command: PlayCommand.command, values: ["scale": "1"]),
        Line(
            line: "--data /tmp/x play --seed=7", command: PlayCommand.command,
            values: ["data": "/tmp/x", "seed": "7", "scale": "1"]),
        Line(line: "--json status", command: StatusCommand.command),
        Line(line: "--data status status", command: StatusCommand.command, values: ["data": "status"]),
        Line(line: "refill A B", command: RefillCommand.command, values: ["yards": "A,B"]),
        Line(
            line: "refill --food nectar A", command: RefillCommand.command,
            values: ["food": "nectar", "yards": "A"]),
        Line(
            line: "refill A --food pellet", command: RefillCommand.command,
            values: ["food": "nutrition-pellet", "yards": "A"]),
        Line(
            line: "--food nectar refill A", command: RefillCommand.command,
            values: ["food": "nectar", "yards": "A"]),
        Line(line: "refill --food A", command: RefillCommand.command, values: ["food": "own", "yards": "A"]),
        Line(line: "refill --food", command: RefillCommand.command, values: ["food": "own"]),
        Line(line: "refill --food= A", command: RefillCommand.command, values: ["food": "own", "yards": "A"]),
        Line(
            line: "refill --food -- nectar", command: RefillCommand.command, values: ["food": "own", "yards": "nectar"]),
        Line(line: "favorite -- --odd", command: FavoriteCommand.command, values: ["yard": "--odd"]),
        Line(
            line: "--glyphs half --glyphs octant", command: PlayCommand.command,
            values: ["glyphs": "octant", "scale": "1"]),
        Line(
            line: "widget --redacted supplies", command: WidgetCommand.command,
            values: ["redaction": "private", "name": "supplies"]),
        Line(
            line: "widget --redacted locked supplies", command: WidgetCommand.command,
            values: ["redaction": "locked", "name": "supplies"]),
        Line(
            line: "store --json buy --quantity=2 nectar.cup", command: StoreBuyCommand.command,
            values: ["quantity": "2", "product": "nectar.cup"]),
        Line(
            line: "--quantity 2 store buy -- --odd", command: StoreBuyCommand.command,
            values: ["quantity": "2", "product": "--odd"]),
    ])
    func understands(_ line: Line) throws {
        let (parsed, command) = try parse(line.line)
        #expect(parsed.command == line.command)
        #expect(Self.values(of: command).merging(Self.values(of: try parsed.common())) { $1 } == line.values)
    }

    @Test(arguments: [("-h", "play"), ("store buy --help", "store buy"), ("favorite -h", "favorite")])
    func helpNeedsNothingElse(line: String, name: String) throws {
        let parsed = try ParsedLine(line.split(separator: " ").map(String.init))
        #expect(parsed.has("--help") && parsed.command.name == name)
    }

    @Test func theVersionNeedsNothingElse() throws {
        #expect(try ParsedLine(["store", "--version"]).has("--version") && ParsedLine(["-V"]).has("--version"))
    }

    /// The properties that are neither missing nor off, as text.
    private static func values(of declaration: Any) -> [String: String] {
        var values: [String: String] = [:]
        for child in Mirror(reflecting: declaration).children {
            guard child.value is OptionParameter || child.value is ArgumentParameter else {
                values.merge(Self.values(of: child.value)) { $1 }
                continue
            }
            if let name = child.label?.dropFirst() { values[String(name)] = text(of: child.value) }
        }
        return values
    }

    private static func text(of parameter: Any) -> String? {
        switch parameter {
        case let flag as Flag: flag.wrappedValue ? "on" : nil
        case let option as Option<String?>: option.wrappedValue
        case let option as Option<UInt64?>: option.wrappedValue.map { "\($0)" }
        case let option as Option<Int64>: "\(option.wrappedValue)"
        case let option as Option<Int>: "\(option.wrappedValue)"
        case let option as Option<Redaction?>: option.wrappedValue?.rawValue
        case let option as Option<RefillCommand.FoodChoice?>: option.wrappedValue.map { $0.id?.rawValue ?? "own" }
        case let argument as Argument<String>: argument.wrappedValue
        case let argument as Argument<String?>: argument.wrappedValue
        case let argument as Argument<[String]>:
            argument.wrappedValue.isEmpty ? nil : argument.wrappedValue.joined(separator: ",")
        default: nil
        }
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let line: String
        let error: UsageError
        var testDescription: String { line }
    }

    @Test(arguments: [
        Mistake(line: "--dat x", error: .unknownOption("--dat", command: PlayCommand.command, suggestion: "--data")),
        Mistake(
            line: "--frobnicate", error: .unknownOption("--frobnicate", command: PlayCommand.command, suggestion: nil)),
        Mistake(line: "status --all", error: .unknownOption("--all", command: StatusCommand.command, suggestion: nil)),
        Mistake(
            line: "--plain refill", error: .unknownOption("--plain", command: RefillCommand.command, suggestion: nil)),
        Mistake(line: "statsu", error: .unknownCommand("statsu", suggestion: "status")),
        Mistake(line: "xyzzy", error: .unknownCommand("xyzzy", suggestion: nil)),
        Mistake(line: "--data", error: .missingValue("--data", placeholder: "DIR")),
        Mistake(line: "--no-mouse=1", error: .unwantedValue("--no-mouse")),
        Mistake(
            line: "--colors 25bit",
            error: .badChoice("--colors", value: "25bit", choices: DisplayOptions.colorNames, suggestion: "24bit")),
        Mistake(
            line: "widget --size small",
            error: .valueOfAnotherOption("--size", value: "small", other: "--family")),
        Mistake(
            line: "favorite",
            error: .missingArgument(
                FavoriteCommand.command, ArgumentDescription(placeholder: "NAME", subject: .yard, count: .one))),
        Mistake(line: "store", error: .missingAction(StoreCommand.command)),
        Mistake(line: "store byu", error: .unknownAction("byu", command: StoreCommand.command, suggestion: "buy")),
        Mistake(line: "status now", error: .unwantedArgument("now", command: StatusCommand.command)),
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
        ("--language xx", "--language"), ("open http://example.org", "open"),
        ("store buy nectar.cup --quantity 11", "--quantity"), ("almanac --set food", "--set"),
        ("draw a.svg --size 80", "--size"), ("widget --redacted=some", "--redacted"),
        ("widget --redacted privat", "--redacted"), ("backyard new A --ground lava", "--ground"),
    ])
    func refusesValues(line: String, option: String) {
        let (code, _, error) = CommandRun()(line.replacing(" ", with: "|"))
        #expect(code == 2 && error.contains("“\(option)”"), "\(error)")
    }

    @Test func playTakesAllItsOptions() throws {
        let console = Console(write: { _ in }, writeError: { _ in })
        let runner = CommandLineRunner(environment: CommandRun().environment, console: console, pages: ScreenPages())
        let line =
            "--data d --profile p --in-memory --seed 18446744073709551615 --now 2026-11-21 --time-scale 60 "
            + "--open backyardbirds://shop --glyphs sextant --colors 256 --theme dark "
            + "--reduced-motion --no-mouse --plain --assets a --store s.storekit --language en"
        guard case .play(let options) = runner.run(line.split(separator: " ").map(String.init)) else {
            throw UsageError.unknownCommand(line, suggestion: nil)
        }
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
            ("on", "reduced-motion", "--reduced-motion"), ("off", "mouse", "--no-mouse"), ("on", "plain", "--plain"),
            ("en", "language", "--language"),
        ] {
            expected.configuration.overrides.add(value, for: key, by: .option(option))
        }
        expected.configuration.overrides.data = .option("--data")
        expected.assets = "a"
        #expect(options == expected)
    }
}
