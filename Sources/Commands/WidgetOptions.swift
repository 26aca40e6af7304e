import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// The options that a widget is put together by, for `widget` and `widgets`.
struct WidgetOptions: ParameterGroup {
    @Option("--family", .family, \.optionFamily) var family: WidgetFamily?
    @Option("--format", .format, \.optionFormat) var format: WidgetFormat?
    @Option("--backyards", .choice, \.optionBackyards) var backyards: WidgetConfiguration.Backyards?
    @Option("--backyard", .text("NAME", names: .yard), \.optionBackyard) var backyard: String?
    @Option("--redacted", .redaction, \.optionRedacted) var redaction: Redaction?

    /// Changes a widget as the options ask; the rest stays.
    ///
    /// - Parameter find: finds the yard of a name.
    func apply(
        to widget: inout WidgetConfiguration, _ context: CommandContext,
        find: (String) throws(CommandError) -> ID<Backyard>
    ) throws(CommandError) {
        widget.family = family ?? widget.family
        widget.format = format ?? widget.format
        widget.backyards = backyards ?? widget.backyards
        widget.redaction = redaction ?? widget.redaction
        guard let backyard else { return }
        guard backyards == nil || backyards == .specific else {
            throw CommandError(.contradiction("--backyard", "--backyards"), context.words)
        }
        widget.backyards = .specific
        widget.backyard = try find(backyard)
    }
}

extension ValueKind<WidgetFamily> {
    fileprivate static var family: Self { choice(of: WidgetFamily.all.map(\.name)) { WidgetFamily($0) } }
}

extension ValueKind<WidgetFormat> {
    fileprivate static var format: Self { choice(of: WidgetFormat.all.map(\.name)) { WidgetFormat($0) } }
}

extension ValueKind<Redaction> {
    /// A degree of hiding that somebody asks for.
    fileprivate static var redaction: Self {
        let all = Redaction.allCases.map(\.rawValue)
        let offered = all.filter { $0 != Redaction.public.rawValue }
        return Self(
            placeholder: offered.joined(separator: "|"), subject: .choice(offered), bare: .private,
            read: choice(of: all) { Redaction(rawValue: $0) }.read)
    }
}

extension WidgetFamily {
    /// How large it is, in cells.
    func sizeText(_ words: Words) -> String {
        isPanorama
            ? words.cliPaneCells(columns: size.width, rows: size.height)
            : words.cliCells(columns: size.width, rows: size.height)
    }
}
