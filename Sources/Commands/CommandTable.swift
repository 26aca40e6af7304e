import Session
import TerminalUI
import Widgets
import Words

/// The one table that parsing, help, manual and completions are made from.
package enum Commands {
    package static let program = "backyard-birds"
    package static let version = "1.0.0"
    /// When that version was made, for the manual.
    static let released = "2026-11-22"

    static let timeScales: ClosedRange<Int64> = 1...3600

    /// Options of every command, before or after its name.
    static let common: [Option] = [
        Option("--data", .required("DIR"), names: .directory, \.optionData),
        Option("--profile", .required("NAME"), names: .profile, \.optionProfile),
        Option("--in-memory", \.optionInMemory),
        Option("--seed", .required("N"), \.optionSeed),
        Option("--now", .required("DATE"), \.optionNow),
        Option("--store", .required("FILE.storekit"), names: .file, \.optionStore),
        Option("--language", .required("CODE"), names: .choice(Language.offered.map(\.code)), \.optionLanguage),
        Option("--help", \.optionHelp),
        Option("--version", \.optionVersion),
    ]

    static let all: [CommandConfiguration] = [
        .play, .status, .watch, .widget, .widgets, .refill, .favorite, .open, .backyard, .bird, .account, .settings,
        .undo, .redo, .store, .journal, .show, .photos, .postcard, .asciicast, .export, .import, .doctor, .almanac,
        .draw,
        .help, .man, .completions,
    ]

    /// Those that people do not type.
    static let hidden: [CommandConfiguration] = [.complete]

    static func command(_ name: String) -> CommandConfiguration? { (all + hidden).first { $0.name == name } }

    /// Every command and every action, in the order of help.
    static var everything: [CommandConfiguration] { all.flatMap(\.withActions) }
}

extension Option {
    static let json = Option("--json", \.optionJson)
    private static let timeScale = Option("--time-scale", .required("1..3600"), \.optionTimeScale)

    /// Of `play`.
    fileprivate static let game = [
        timeScale,
        Option("--open", .required("URL"), \.optionOpen),
        Option("--glyphs", .choice(DisplayOptions.glyphNames), \.optionGlyphs),
        Option("--colors", .choice(DisplayOptions.colorNames), \.optionColors),
        Option("--theme", .choice(DisplayOptions.themeNames), \.optionTheme),
        Option("--reduced-motion", \.optionReducedMotion),
        Option("--no-mouse", \.optionNoMouse),
        Option("--assets", .required("DIR"), names: .directory, \.optionAssets),
    ]

    fileprivate static let watching = [Option("--plain", \.optionPlain), timeScale]
}

extension CommandConfiguration {
    static let play = Self(
        name: "play", summary: \.commandPlay, options: Option.game,
        details: { [$0.helpPlay(scale: "--time-scale", memory: "--in-memory", data: "--data")] })

    static let status = Self(
        name: "status", summary: \.commandStatus, options: [Option("--plain", \.optionPlain), .json],
        readsForecast: true, run: CommandLineRunner.status)

    static let watch = Self(
        name: "watch", summary: \.commandWatch, operands: [Operand("YARD", .yard, .optional)],
        options: Option.watching, details: { [$0.helpWatch] }, run: CommandLineRunner.watch)

    static let refill = Self(
        name: "refill", summary: \.commandRefill, operands: [Operand("NAME", .yard, .any)],
        options: [
            Option("--all", \.optionRefillAll),
            Option("--favorites", \.optionRefillFavorites),
            Option("--water", \.optionRefillWater),
            Option("--food", .optional("FOOD"), names: .food, \.optionRefillFood),
            .json,
        ],
        details: { [$0.helpRefill(water: "--water", food: "--food")] },
        run: CommandLineRunner.refill)

    static let favorite = Self(
        name: "favorite", summary: \.commandFavorite, operands: [Operand("NAME", .yard)],
        options: [Option("--off", \.optionFavoriteOff), .json], run: CommandLineRunner.favorite)

    static let settings = Self(
        name: "settings", summary: \.commandSettings,
        operands: [Operand("KEY", .setting, .optional), Operand("VALUE", .settingValue, .optional)],
        options: [.json], details: { [$0.helpSettings] }, run: CommandLineRunner.settings)

    static let journal = Self(
        name: "journal", summary: \.commandJournal, options: [Option("--csv", \.optionCsv), .json],
        run: CommandLineRunner.journal)

    static let export = Self(
        name: "export", summary: \.commandExport, operands: [Operand("FILE", .file)],
        options: [Option("--force", \.optionExportForce), .json], run: CommandLineRunner.export)

    static let `import` = Self(
        name: "import", summary: \.commandImport, operands: [Operand("FILE", .file)],
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
            Option("--set", .repeated("FACTOR=VALUE"), names: .choice(AlmanacOptions.factors), \.optionHold),
            Option("--compare", .choice(AlmanacOptions.caretakers), \.optionCompare),
            Option("--targets", \.optionTargets),
            .json,
        ],
        details: { words in
            [words.helpAlmanacFactors(option: "--set")]
                + AlmanacOptions.Factor.allCases.map { "  \($0.rawValue)=\($0.values.joined(separator: "|"))" }
                + [words.helpAlmanacBirds, words.helpAlmanacWorld(seed: "--seed", now: "--now")]
        },
        run: CommandLineRunner.almanac)

    static let draw = Self(
        name: "draw", summary: \.commandDraw, operands: [Operand("FILE.svg", .file)],
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

    static let postcard = Self(
        name: "postcard", summary: \.commandPostcard,
        operands: [Operand("YARD", .yard), Operand("FILE", .file, .optional)],
        options: [
            Option("--format", .choice(CommandLineRunner.CardForm.allCases.map(\.rawValue)), \.optionCardFormat),
            Option("--size", .required("CxR")) {
                $0.optionPictureSize(columns: Postcard.size.width, rows: Postcard.size.height)
            }, Option("--force", \.optionReplaceFile),
        ],
        details: { [$0.helpPostcard(ending: ".svg")] }, run: CommandLineRunner.postcard)

    static let asciicast = Self(
        name: "asciicast", summary: \.commandAsciicast,
        operands: [Operand("YARD", .yard), Operand("FILE.cast", .file)],
        options: [
            Option("--seconds", .required("N")) {
                $0.optionSeconds(least: Asciicast.seconds.lowerBound, most: Asciicast.seconds.upperBound)
            },
            Option("--size", .required("CxR")) {
                $0.optionPictureSize(columns: Asciicast.size.width, rows: Asciicast.size.height)
            },
            Option("--force", \.optionReplaceFile),
        ],
        details: { [$0.helpAsciicast(player: "asciinema play FILE.cast")] }, run: CommandLineRunner.asciicast)

    static let help = Self(
        name: "help", summary: \.commandHelp,
        operands: [Operand("COMMAND", .command, .optional), Operand("ACTION", .command, .any)],
        run: CommandLineRunner.help)

    static let man = Self(
        name: "man", summary: \.commandMan, details: { [$0.helpMan(command: "man > backyard-birds.1")] },
        run: CommandLineRunner.manual)

    static let completions = Self(
        name: "completions", summary: \.commandCompletions,
        operands: [Operand("SHELL", .choice(CompletionShell.allCases.map(\.rawValue)))],
        details: { words in [words.helpCompletions] + CompletionShell.allCases.map { "  " + $0.installation } },
        run: CommandLineRunner.completions)

    /// What completions ask at each Tab.
    static let complete = Self(
        name: "complete", summary: \.commandCompletions, operands: [Operand("WORD", .text, .any)], isAskedOften: true,
        run: CommandLineRunner.complete)
}
