import TerminalUI
import Widgets
import Words

/// `widget`, `widgets` and `open` as they are parsed and shown by help.
extension CommandConfiguration {
    /// What a widget is put together by, for `widget` and `widgets`.
    private static let choices: [Option] = [
        Option("--family", .choice(WidgetFamily.all.map(\.name)), \.optionFamily),
        Option("--format", .choice(WidgetFormat.all.map(\.name)), \.optionFormat),
        Option("--backyards", .choice(WidgetConfiguration.Backyards.allCases.map(\.rawValue)), \.optionBackyards),
        Option("--backyard", .required("NAME"), names: .yard, \.optionBackyard),
        Option("--redacted", .optional("private|locked"), names: .choice(["private", "locked"]), \.optionRedacted),
    ]

    static let widget = Self(
        name: "widget", summary: \.commandWidget, operands: [Operand("KIND|NAME", .widget, .optional)],
        options: choices + [
            Option("--timeline", .choice(["json"]), \.optionTimeline),
            Option("--follow", \.optionFollow),
            Option("--size", .required("CxR"), \.optionStripSize),
            Option("--reduced-motion", \.optionReducedMotion),
            Option("--glyphs", .choice(DisplayOptions.glyphNames), \.optionDrawGlyphs),
            Option("--colors", .choice(DisplayOptions.colorNames), \.optionColors),
            Option("--theme", .choice(DisplayOptions.themeNames), \.optionTheme),
        ],
        details: { words in
            [words.helpWidget(kinds: words.either(WidgetKind.allCases.map(\.rawValue))), words.cliWidgetFamilies]
                + WidgetFamily.all.map { "  \($0.name): \($0.sizeText(words))" }
        },
        readsForecast: true, isAskedOften: true, run: CommandLineRunner.widget)

    static let widgets = Self(
        name: "widgets", summary: \.commandWidgets, options: [.json],
        actions: [
            Self(
                name: "widgets list", summary: \.widgetsActionList, options: [.json],
                run: CommandLineRunner.listWidgets),
            Self(
                name: "widgets add", summary: \.widgetsActionAdd,
                operands: [Operand("NAME"), Operand("KIND", kinds, .optional)], options: choices + [.json],
                run: CommandLineRunner.addWidget),
            Self(
                name: "widgets edit", summary: \.widgetsActionEdit,
                operands: [Operand("NAME", .keptWidget), Operand("KIND", kinds, .optional)],
                options: choices + [.json], run: CommandLineRunner.editWidget),
            Self(
                name: "widgets remove", summary: \.widgetsActionRemove, operands: [Operand("NAME", .keptWidget)],
                options: [.json], run: CommandLineRunner.removeWidget),
        ],
        details: { [$0.helpWidgets(widget: "widget")] }, run: CommandLineRunner.listWidgets)

    private static let kinds = Subject.choice(WidgetKind.allCases.map(\.rawValue))

    /// The same as `play --open URL`.
    static let open = Self(
        name: "open", summary: \.commandOpen, operands: [Operand("URL")],
        options: play.options.filter { $0.name != "--open" })
}

extension WidgetFamily {
    /// How large it is, in cells.
    func sizeText(_ words: Words) -> String {
        isPanorama
            ? words.cliPaneCells(columns: size.width, rows: size.height)
            : words.cliCells(columns: size.width, rows: size.height)
    }
}
