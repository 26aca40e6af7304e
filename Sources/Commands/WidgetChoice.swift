import Session
import Simulation
import Widgets

/// What the words of a line make of a widget.
extension CommandLineRunner {
    /// - Parameters:
    ///   - kind: an operand: what it is about.
    ///   - former: what is not asked for stays as it is there.
    ///   - backyard: finds the yard of a name.
    func choose(
        _ arguments: Arguments, kind: WidgetKind?, from former: WidgetConfiguration,
        backyard: (String) throws(CommandError) -> ID<Backyard>
    ) throws(CommandError) -> WidgetConfiguration {
        var widget = former
        widget.kind = kind ?? widget.kind
        widget.family = arguments["--family"].flatMap { WidgetFamily($0) } ?? widget.family
        widget.format = arguments["--format"].flatMap { WidgetFormat($0) } ?? widget.format
        widget.backyards = arguments["--backyards"].flatMap { .init(rawValue: $0) } ?? widget.backyards
        if let name = arguments["--backyard"] {
            guard arguments["--backyards"].map({ $0 == "specific" }) ?? true else {
                throw CommandError(.contradiction("--backyard", "--backyards"), words)
            }
            widget.backyards = .specific
            widget.backyard = try backyard(name)
        }
        if let degree = arguments["--redacted"] {
            guard let redaction = degree.isEmpty ? .private : Redaction(rawValue: degree) else {
                throw CommandError(
                    .badChoice(
                        "--redacted", value: degree, choices: Redaction.allCases.map(\.rawValue),
                        suggestion: nearest(degree, Redaction.allCases.map(\.rawValue))), words)
            }
            widget.redaction = redaction
        }
        return widget
    }
}
