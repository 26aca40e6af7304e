import TerminalUI

/// An option as it is parsed and as help shows it.
struct Option: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        /// A flag.
        case none
        /// `--data DIR`, with the placeholder of help.
        case required(String)
        /// `--set FACTOR=VALUE`, as often as wanted.
        case repeated(String)
        /// `--food [FOOD]`: what follows is its value only if `Commands.isValue` says so.
        case optional(String)
        /// `--colors auto|mono`: one of these.
        case choice([String])
    }

    let name: String
    let value: Value
    let help: String

    init(_ name: String, _ value: Value, _ help: String) {
        self.name = name
        self.value = value
        self.help = help
    }

    init(_ name: String, _ help: String) {
        self.init(name, .none, help)
    }

    /// `--data DIR`
    var usage: String {
        switch value {
        case .none: name
        case .required(let placeholder): "\(name) \(placeholder)"
        case .repeated(let placeholder): "\(name) \(placeholder)"
        case .optional(let placeholder): "\(name) [\(placeholder)]"
        case .choice(let words): "\(name) \(words.joined(separator: "|"))"
        }
    }
}

/// A command as it is parsed and as help shows it.
struct CommandConfiguration: Hashable, Sendable {
    enum Name: String, Hashable, Sendable, CaseIterable {
        case play, status, refill, favorite, store, journal, export, `import`, doctor, draw, almanac, help
    }

    let name: Name
    let summary: String
    /// What stands after the options: `[NAME...]`.
    let operands: String
    let options: [Option]
    /// How many operands there may be.
    let operandCount: ClosedRange<Int>
    /// Longer help, in lines.
    let details: [String]

    init(
        _ name: Name, _ summary: String, operands: String = "", count: ClosedRange<Int> = 0...0,
        options: [Option] = [], details: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        operandCount = count
        self.options = options
        self.details = details
    }
}

/// The one table that parsing and help are made from.
enum Commands {
    static let program = "backyard-birds"
    static let version = "1.0.0"

    static let timeScales: ClosedRange<Int64> = 1...3600

    /// Options of every command, before or after its name.
    static let common: [Option] = [
        Option("--data", .required("DIR"), "keep the game's files there"),
        Option("--profile", .required("NAME"), "play as another player of this computer"),
        Option("--in-memory", "begin a new game and save nothing"),
        Option("--seed", .required("N"), "the seed of a new world; the same seed is the same world"),
        Option("--now", .required("DATE"), "an ISO 8601 date that the clock starts at"),
        Option("--store", .required("FILE.storekit"), "another catalog for the shop"),
        Option("--help", "what can be done"),
        Option("--version", "which version this is"),
    ]

    static let all: [CommandConfiguration] = [
        CommandConfiguration(
            .play, "the game; what happens without a command",
            options: [
                Option("--time-scale", .required("1..3600"), "world seconds in a real second while playing"),
                Option("--open", .required("URL"), "begin at a backyardbirds:// link"),
                Option("--glyphs", .choice(DisplayOptions.glyphNames), "what pictures are made of"),
                Option("--colors", .choice(DisplayOptions.colorNames), "how many colors to use"),
                Option("--theme", .choice(DisplayOptions.themeNames), "the colors of the screens"),
                Option("--reduced-motion", "keep still what need not move"),
                Option("--no-mouse", "leave the mouse to the terminal"),
                Option("--assets", .required("DIR"), "pictures to use instead of the built-in ones"),
            ],
            details: [
                "With --time-scale other than 1, --in-memory or a --data directory of its own is wise:",
                "the world runs ahead and stays ahead.",
            ]),
        CommandConfiguration(
            .status, "every yard in words, as of now",
            options: [
                Option("--plain", "whole sentences, for a screen reader"),
                Option("--json", "one JSON document"),
            ]),
        CommandConfiguration(
            .refill, "fill fountains and feeders", operands: "[NAME...]", count: 0...1000,
            options: [
                Option("--all", "every yard"),
                Option("--favorites", "every favorite yard"),
                Option("--water", "water only"),
                Option("--food", .optional("FOOD"), "food only; without a name each yard's own"),
                Option("--json", "one JSON document"),
            ],
            details: ["Neither --water nor --food: both. A premium food takes one that you own."]),
        CommandConfiguration(
            .favorite, "mark a yard as a favorite", operands: "NAME", count: 1...1,
            options: [Option("--off", "no longer a favorite"), Option("--json", "one JSON document")]),
        CommandConfiguration(
            .store, "the simulated shop", operands: "ACTION [ID]", count: 1...3,
            options: [
                Option("--quantity", .required("N"), "how many to buy"),
                Option("--json", "one JSON document"),
            ],
            details: [
                "Actions: products | buy ID | transactions | refund TX | subscription | renew | cancel",
                "         | approve TX | decline TX | redeem CODE | restore",
                "         | family [start | join | leave | remove NAME | end]",
                "renew goes on with a pass that was cancelled, else it lets the next period begin at once.",
                "family shares passes and decorations between up to six profiles of this computer.",
                "No money changes hands, ever.",
            ]),
        CommandConfiguration(
            .journal, "every visit that is over",
            options: [
                Option("--csv", "for spreadsheets"),
                Option("--json", "one JSON document"),
            ]),
        CommandConfiguration(
            .export, "write the whole game to one file", operands: "FILE", count: 1...1,
            options: [Option("--json", "one JSON document")]),
        CommandConfiguration(
            .import, "put an exported game in the place of this one", operands: "FILE", count: 1...1,
            options: [
                Option("--trust-purchases", "let purchases made on another computer count here"),
                Option("--json", "one JSON document"),
            ]),
        CommandConfiguration(
            .doctor, "check every file and explain what is wrong",
            options: [
                Option("--repair", "copy everything, then repair"),
                Option("--json", "one JSON document"),
            ]),
        AlmanacOptions.command,
        CommandConfiguration(
            .draw, "any SVG drawing as text in colors", operands: "FILE.svg", count: 1...1,
            options: [
                Option("--size", .required("CxR"), "columns and rows; as large as the terminal where it is left out"),
                Option("--glyphs", .choice(DisplayOptions.glyphNames), "what the picture is made of"),
                Option("--colors", .choice(DisplayOptions.colorNames), "how many colors to use"),
            ],
            details: [
                "Drawn are svg, g, path, circle, ellipse, rect, polygon, polyline, line and linearGradient.",
                "In a pipe the text is plain unless --colors asks for more.",
            ]),
        CommandConfiguration(
            .help, "what a command does and takes", operands: "[COMMAND]", count: 0...1),
    ]

    static func command(_ name: String) -> CommandConfiguration? { all.first { $0.name.rawValue == name } }
    static func command(_ name: CommandConfiguration.Name) -> CommandConfiguration? { all.first { $0.name == name } }
}
