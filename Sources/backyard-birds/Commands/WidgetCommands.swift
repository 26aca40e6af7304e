import TerminalUI
import Widgets

/// `widget`, `widgets` and `open` as they are parsed and shown by help.
extension CommandConfiguration {
    /// What a widget is put together by, for `widget` and `widgets`.
    private static let choices: [Option] = [
        Option("--family", .choice(WidgetFamily.all.map(\.name)), \.optionFamily),
        Option("--format", .choice(WidgetFormat.all.map(\.name)), \.optionFormat),
        Option("--backyards", .choice(WidgetConfiguration.Backyards.allCases.map(\.rawValue)), \.optionBackyards),
        Option("--backyard", .required("NAME"), \.optionBackyard),
        Option("--redacted", .optional("private|locked"), \.optionRedacted),
    ]

    static let widget = Self(
        name: "widget", summary: \.commandWidget, operands: "[KIND|NAME]", operandCount: 0...1,
        options: choices + [
            Option("--timeline", .choice(["json"]), \.optionTimeline),
            Option("--follow", \.optionFollow),
            Option("--glyphs", .choice(DisplayOptions.glyphNames), \.optionDrawGlyphs),
            Option("--colors", .choice(DisplayOptions.colorNames), \.optionColors),
            Option("--theme", .choice(DisplayOptions.themeNames), \.optionTheme),
        ],
        details: { words in
            [words.helpWidget(kinds: words.either(WidgetKind.allCases.map(\.rawValue))), words.cliWidgetFamilies]
                + WidgetFamily.all.map {
                    "  \($0.name): \(words.cliCells(columns: $0.size.width, rows: $0.size.height))"
                }
        },
        readsForecast: true, run: CommandLineRunner.widget)

    static let widgets = Self(
        name: "widgets", summary: \.commandWidgets, operands: "[ACTION [NAME [KIND]]]",
        operandCount: 0...3, options: choices + [.json],
        details: { words in
            [
                words.helpStoreActions, "  list | add NAME [KIND] | edit NAME [KIND] | remove NAME",
                words.helpWidgets(widget: "widget"),
            ]
        },
        run: CommandLineRunner.widgets)

    /// The same as `play --open URL`.
    static let open = Self(
        name: "open", summary: \.commandOpen, operands: "URL", operandCount: 1...1,
        options: play.options.filter { $0.name != "--open" })
}
