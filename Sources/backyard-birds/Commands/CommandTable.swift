import Session
import TerminalUI
import Words

/// An option as it is parsed and as help shows it.
struct Option: Sendable {
    enum Value: Hashable, Sendable {
        /// A flag.
        case none
        /// `--data DIR`, with the placeholder of help.
        case required(String)
        /// `--set FACTOR=VALUE`, as often as wanted.
        case repeated(String)
        /// `--food [FOOD]`: what follows is its value only if `Arguments` is told so.
        case optional(String)
        /// `--colors auto|mono`: one of these.
        case choice([String])
    }

    let name: String
    let value: Value
    let help: @Sendable (Words) -> String

    init(_ name: String, _ value: Value, _ help: @escaping @Sendable (Words) -> String) {
        (self.name, self.value, self.help) = (name, value, help)
    }

    init(_ name: String, _ help: @escaping @Sendable (Words) -> String) {
        self.init(name, .none, help)
    }

    /// `--data DIR`
    var usage: String {
        switch value {
        case .none: name
        case .required(let placeholder), .repeated(let placeholder): "\(name) \(placeholder)"
        case .optional(let placeholder): "\(name) [\(placeholder)]"
        case .choice(let words): "\(name) \(words.joined(separator: "|"))"
        }
    }
}

/// A command as it is parsed, run and shown by help.
struct CommandConfiguration: Sendable {
    typealias Run = @Sendable (CommandLineRunner) -> (Arguments, Configuration) throws(CommandError) -> Int32

    let name: String
    let summary: @Sendable (Words) -> String
    /// What stands after the options: `[NAME...]`.
    var operands = ""
    /// How many operands there may be.
    var operandCount = 0...0
    var options: [Option] = []
    /// Longer help, in paragraphs; one that begins with a blank stays as it is.
    var details: @Sendable (Words) -> [String] = { _ in [] }
    /// It reads the forecast by itself, and speaks the language that it finds there.
    var readsForecast = false
    /// Does it, and returns the exit code. `nil` for the game itself.
    var run: Run?

    /// `refill [NAME...]`
    var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
    /// `backyard-birds refill [NAME...]`
    var syntax: String { "\(Commands.program) \(usage)" }
    /// `backyard-birds help refill`
    var helpSyntax: String { "\(Commands.program) help \(name)" }
}

extension CommandConfiguration: Hashable {
    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The one table that parsing and help are made from.
enum Commands {
    static let program = "backyard-birds"
    static let version = "1.0.0"

    static let timeScales: ClosedRange<Int64> = 1...3600

    /// Options of every command, before or after its name.
    static let common: [Option] = [
        Option("--data", .required("DIR"), \.optionData),
        Option("--profile", .required("NAME"), \.optionProfile),
        Option("--in-memory", \.optionInMemory),
        Option("--seed", .required("N"), \.optionSeed),
        Option("--now", .required("DATE"), \.optionNow),
        Option("--store", .required("FILE.storekit"), \.optionStore),
        Option("--language", .required("CODE"), \.optionLanguage),
        Option("--help", \.optionHelp),
        Option("--version", \.optionVersion),
    ]

    static let all: [CommandConfiguration] = [
        .play, .status, .widget, .widgets, .refill, .favorite, .open, .store, .journal, .export, .import, .doctor,
        .almanac, .draw, .help,
    ]

    static func command(_ name: String) -> CommandConfiguration? { all.first { $0.name == name } }
}

extension Option {
    static let json = Option("--json", \.optionJson)
}

extension CommandConfiguration {
    static let play = Self(
        name: "play", summary: \.commandPlay,
        options: [
            Option("--time-scale", .required("1..3600"), \.optionTimeScale),
            Option("--open", .required("URL"), \.optionOpen),
            Option("--glyphs", .choice(DisplayOptions.glyphNames), \.optionGlyphs),
            Option("--colors", .choice(DisplayOptions.colorNames), \.optionColors),
            Option("--theme", .choice(DisplayOptions.themeNames), \.optionTheme),
            Option("--reduced-motion", \.optionReducedMotion),
            Option("--no-mouse", \.optionNoMouse),
            Option("--assets", .required("DIR"), \.optionAssets),
        ],
        details: { [$0.helpPlay(scale: "--time-scale", memory: "--in-memory", data: "--data")] })

    static let status = Self(
        name: "status", summary: \.commandStatus, options: [Option("--plain", \.optionPlain), .json],
        readsForecast: true, run: CommandLineRunner.status)

    static let refill = Self(
        name: "refill", summary: \.commandRefill, operands: "[NAME...]", operandCount: 0...1000,
        options: [
            Option("--all", \.optionRefillAll),
            Option("--favorites", \.optionRefillFavorites),
            Option("--water", \.optionRefillWater),
            Option("--food", .optional("FOOD"), \.optionRefillFood),
            .json,
        ],
        details: { [$0.helpRefill(water: "--water", food: "--food")] },
        run: CommandLineRunner.refill)

    static let favorite = Self(
        name: "favorite", summary: \.commandFavorite, operands: "NAME", operandCount: 1...1,
        options: [Option("--off", \.optionFavoriteOff), .json], run: CommandLineRunner.favorite)

    static let store = Self(
        name: "store", summary: \.commandStore, operands: "ACTION [ID]", operandCount: 1...3,
        options: [Option("--quantity", .required("N"), \.optionQuantity), .json],
        details: { words in
            [
                words.helpStoreActions,
                "  products | buy ID | transactions | refund TX | subscription | renew | cancel",
                "  approve TX | decline TX | redeem CODE | restore",
                "  family [start | join | leave | remove NAME | end]",
                words.helpStoreRenew(renew: "renew"), words.helpStoreFamily(family: "family"), words.helpStoreFree,
            ]
        },
        run: CommandLineRunner.store)

    static let journal = Self(
        name: "journal", summary: \.commandJournal, options: [Option("--csv", \.optionCsv), .json],
        run: CommandLineRunner.journal)

    static let export = Self(
        name: "export", summary: \.commandExport, operands: "FILE", operandCount: 1...1,
        options: [Option("--force", \.optionExportForce), .json], run: CommandLineRunner.export)

    static let `import` = Self(
        name: "import", summary: \.commandImport, operands: "FILE", operandCount: 1...1,
        options: [Option("--trust-purchases", \.optionTrustPurchases), .json], run: CommandLineRunner.importGame)

    static let doctor = Self(
        name: "doctor", summary: \.commandDoctor,
        options: [
            Option("--repair", \.optionRepair), Option("--restore-before-jump", \.optionRestoreBeforeJump), .json,
        ],
        run: CommandLineRunner.doctor)

    static let almanac = Self(
        name: "almanac", summary: \.commandAlmanac,
        options: [
            Option("--days", .required("N")) {
                let range = AlmanacOptions.dayRange
                return $0.optionDays(
                    first: range.lowerBound, last: range.upperBound, standard: AlmanacOptions.standard.days)
            },
            Option("--yards", .required("N")) {
                $0.optionYards(last: AlmanacOptions.yardRange.upperBound, standard: AlmanacOptions.standard.yards)
            },
            Option("--caretaker", .choice(AlmanacOptions.caretakers)) {
                $0.optionCaretaker(standard: AlmanacOptions.standard.caretaker.rawValue)
            },
            Option("--set", .repeated("FACTOR=VALUE"), \.optionHold),
            .json,
        ],
        details: { words in
            [words.helpAlmanacFactors(option: "--set")]
                + AlmanacOptions.Factor.allCases.map { "  \($0.rawValue)=\($0.values.joined(separator: "|"))" }
                + [words.helpAlmanacBirds, words.helpAlmanacWorld(seed: "--seed", now: "--now")]
        },
        run: CommandLineRunner.almanac)

    static let draw = Self(
        name: "draw", summary: \.commandDraw, operands: "FILE.svg", operandCount: 1...1,
        options: [
            Option("--size", .required("CxR"), \.optionSize),
            Option("--glyphs", .choice(DisplayOptions.glyphNames), \.optionDrawGlyphs),
            Option("--colors", .choice(DisplayOptions.colorNames), \.optionColors),
        ],
        details: { words in
            [
                words.helpDrawElements(elements: words.list(DrawCommand.elements)),
                words.helpDrawPipe(option: "--colors"),
            ]
        },
        run: CommandLineRunner.draw)

    static let help = Self(
        name: "help", summary: \.commandHelp, operands: "[COMMAND]", operandCount: 0...1, run: CommandLineRunner.help)
}
