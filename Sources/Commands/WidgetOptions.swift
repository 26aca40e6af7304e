import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// The options that describe a widget, shared by `widget` and `widgets`.
struct WidgetOptions {
    @Option("--family", .family, \.optionFamily) var family: WidgetFamily?
    @Option("--format", .format, \.optionFormat) var format: WidgetFormat?
    @Option("--backyards", .choice, \.optionBackyards) var backyards: WidgetConfiguration.Backyards?
    @Option("--backyard", .text("NAME", names: .yard), \.optionBackyard) var backyard: String?
    @Option("--redacted", .redaction, \.optionRedacted) var redaction: Redaction?

    /// Changes a widget as the options ask, and leaves the rest of it.
    ///
    /// - Parameter find: returns the id of the yard with that name.
    func apply(
        to widget: inout WidgetConfiguration, _ context: CommandContext,
        find: (String) throws(CommandError) -> ID<Backyard>
    ) throws(CommandError) {
        widget.family = family ?? widget.family
        guard widget.kind.families.contains(widget.family) else {
            throw CommandError(
                .badChoice(
                    "\(widget.kind.rawValue) --family", value: widget.family.name,
                    choices: widget.kind.families.map(\.name), suggestion: nil), context.words)
        }
        widget.format = format ?? widget.format
        widget.backyards = backyards ?? widget.backyards
        widget.redaction = redaction ?? widget.redaction
        if widget.kind == .lifeList, backyards != nil || backyard != nil {
            let option = backyard == nil ? "--backyards" : "--backyard"
            throw CommandError(.contradiction(widget.kind.rawValue, option), context.words)
        }
        if backyards == .specific, backyard == nil, widget.backyard == nil {
            throw CommandError(
                .missingOption("--backyards specific", needed: "--backyard NAME"), context.words)
        }
        guard let backyard else { return }
        guard backyards == nil || backyards == .specific else {
            throw CommandError(.contradiction("--backyard", "--backyards"), context.words)
        }
        widget.backyards = .specific
        widget.backyard = try find(backyard)
    }
}

extension ValueKind<WidgetFamily> {
    /// A parser of the name of a widget family.
    fileprivate static var family: Self { choice(of: WidgetFamily.all.map(\.name)) { WidgetFamily($0) } }
}

extension ValueKind<WidgetFormat> {
    /// A parser of the name of a widget format.
    fileprivate static var format: Self { choice(of: WidgetFormat.all.map(\.name)) { WidgetFormat($0) } }
}

extension ValueKind<Redaction> {
    /// A parser of the degree to which names are hidden; the option without a value means `private`.
    fileprivate static var redaction: Self {
        let all = Redaction.allCases.map(\.rawValue)
        return Self(
            placeholder: all.joined(separator: "|"), subject: .choice(all), bare: .private,
            read: choice(of: all) { Redaction(rawValue: $0) }.read)
    }
}

extension WidgetFamily {
    /// Returns the family's size in cells as text.
    func sizeText(_ words: Words) -> String {
        isPanorama
            ? words.cliPaneCells(columns: size.width, rows: size.height)
            : words.cliCells(columns: size.width, rows: size.height)
    }
}
