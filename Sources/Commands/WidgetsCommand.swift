import JSON
import Session
import Simulation
import Widgets
import Words

/// `widgets`: prints the saved widgets, and all families and kinds, as `widgets list` does.
struct WidgetsCommand: JSONCommand {
    static let configuration = CommandConfiguration(
        "widgets", \.commandWidgets,
        actions: [
            WidgetsListCommand.self, WidgetsAddCommand.self, WidgetsEditCommand.self, WidgetsRemoveCommand.self,
        ]
    ) { [$0.helpWidgets(widget: "widget", except: $0.list(notKept))] }

    /// The options of `widget` that belong to one look at it and are not saved.
    private static let notKept = ["--size", "--theme", "--colors", "--glyphs", "--timeline", "--follow", "--visit"]

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput { try WidgetsListCommand().run(context) }
}

/// `widgets list`: prints the widgets saved in the settings, and all families and kinds.
struct WidgetsListCommand: JSONCommand {
    static let configuration = CommandConfiguration("widgets list", \.widgetsActionList)
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look()
        let words = context.words
        let kept = session.settings.widgetNames.map { name in
            let widget = WidgetConfiguration(session.settings.widgets[name] ?? .init())
            return (name: name, widget: widget, summary: widget.summary(words, in: session.world))
        }
        let sample = WidgetKind.allCases.map { kind in
            var widget = WidgetConfiguration()
            widget.kind = kind
            return [kind.rawValue, TimelineProvider(widget, nil, words).snapshot().view.headline.plain]
        }
        let tables = [
            (words.cliWidgetFamilies, WidgetFamily.all.map { [$0.name, $0.sizeText(words)] }),
            (words.cliWidgetKinds, sample),
            (
                words.cliWidgetsKept,
                kept.isEmpty
                    ? [[words.cliWidgetsNone]]
                    : kept.map { [$0.name, $0.widget.kind.rawValue] + $0.widget.form + [$0.summary] }
            ),
        ]
        return CommandOutput(
            Array(tables.map { title, rows in [title] + table(rows).map { "  " + $0 } }.joined(separator: [""])),
            json: [
                "families": .array(
                    WidgetFamily.all.map {
                        [
                            "name": .string($0.name), "columns": .integer(Int64($0.size.width)),
                            "rows": .integer(Int64($0.size.height)),
                        ]
                    }),
                "kinds": .array(WidgetKind.allCases.map { .string($0.rawValue) }),
                "formats": .array(WidgetFormat.all.map { .string($0.name) }),
                "widgets": .array(
                    kept.map { kept in
                        var value = kept.widget.json
                        value["name"] = .string(kept.name)
                        value["summary"] = .string(kept.summary)
                        return value
                    }),
            ])
    }
}

/// `widgets add`: saves a new widget under a name.
struct WidgetsAddCommand: JSONCommand {
    static let configuration = CommandConfiguration("widgets add", \.widgetsActionAdd)
    var options = WidgetOptions()
    @Argument(.text("NAME")) var name: String
    @Argument(.choice("KIND")) var kind: WidgetKind?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        return try context.keep(name, WidgetConfiguration(), kind, options, former: nil, session)
    }
}

/// `widgets edit`: changes a saved widget.
struct WidgetsEditCommand: JSONCommand {
    static let configuration = CommandConfiguration("widgets edit", \.widgetsActionEdit)
    var options = WidgetOptions()
    @Argument(.text("NAME", names: .keptWidget)) var name: String
    @Argument(.choice("KIND")) var kind: WidgetKind?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        guard let kept = session.settings.keptWidget(name) else {
            throw context.noWidget(named: name, "widgets edit", among: session.settings.widgetNames)
        }
        return try context.keep(
            kept.name, WidgetConfiguration(kept.widget), kind, options, former: kept.name, session)
    }
}

/// `widgets remove`: deletes a saved widget.
struct WidgetsRemoveCommand: JSONCommand {
    static let configuration = CommandConfiguration("widgets remove", \.widgetsActionRemove)
    @Argument(.text("NAME", names: .keptWidget)) var name: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        let name = session.settings.keptWidget(name)?.name ?? name
        try context.perform(.removeWidget(name), in: session)
        try context.finish(session)
        return CommandOutput(
            context.words.cliWidgetRemoved(name: name), json: ["name": .string(name), "removed": true])
    }
}

extension CommandContext {
    /// Returns the error for an unknown name of a widget, with the nearest of the names that `place` takes.
    func noWidget(named name: String, _ place: String, among names: [String]) -> CommandError {
        let near = nearest(name, names)
        return CommandError(
            "noSuchWidget",
            near.map { words.usageBadChoiceSuggestion(option: place, value: name, suggestion: $0) }
                ?? words.sentence(for: RequestError.unknownWidget(name)))
    }

    /// Saves a widget in the settings, changed by the options on the line.
    ///
    /// - Parameter former: the name of the saved widget that it replaces; `nil` for a new one.
    fileprivate func keep(
        _ name: String, _ widget: WidgetConfiguration, _ kind: WidgetKind?, _ options: WidgetOptions, former: String?,
        _ session: Session
    ) throws(CommandError) -> CommandOutput {
        do throws(KeptWidgetNameError) {
            _ = try KeptWidget.name(name, former: former, in: session.settings)
        } catch {
            throw CommandError(
                error.code, words.sentence(for: error),
                exit: error.code == "exists" ? ExitCode.failure : ExitCode.usage)
        }
        var widget = widget
        widget.kind = kind ?? widget.kind
        try options.apply(to: &widget, self) { name throws(CommandError) in try find(name, in: session.world).id }
        try perform(.keepWidget(name, widget.kept), in: session)
        try finish(session)
        let document: JSONValue = ["name": .string(name), "widget": widget.json]
        let lines = ["\(name): \(widget.summary(words, in: session.world))", WidgetPlace.command(name, in: session)]
        return CommandOutput(lines, json: document)
    }
}

extension WidgetConfiguration {
    /// The names of family, format and redaction, as the options take them; empty for the redaction of the settings.
    fileprivate var form: [String] { [family.name, format.name, redaction?.rawValue ?? ""] }

    /// The widget's configuration as JSON.
    fileprivate var json: JSONValue {
        [
            "kind": .string(kind.rawValue), "family": .string(family.name), "format": .string(format.name),
            "backyards": .string(backyards.rawValue), "backyard": backyard.map { .string($0.rawValue) } ?? .null,
            "redacted": redaction.map { .string($0.rawValue) } ?? .null,
        ]
    }
}

extension KeptWidgetNameError {
    /// The error's code for programs.
    fileprivate var code: String {
        switch self {
        case .invalid: "refused"
        case .kind: "badName"
        case .taken: "exists"
        }
    }
}
