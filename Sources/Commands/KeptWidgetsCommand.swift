import JSON
import Session
import Simulation
import Widgets

/// `widgets`: those that the player keeps under names, and what there is to choose from.
extension CommandLineRunner {
    func addWidget(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        try keep(arguments.operands[0], arguments, configuration, isNew: true)
        return ExitCode.success
    }

    func editWidget(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        try keep(arguments.operands[0], arguments, configuration, isNew: false)
        return ExitCode.success
    }

    func removeWidget(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let name = arguments.operands[0]
        let session = try open(configuration)
        try ask(.removeWidget(name), of: session)
        try finish(session)
        told(name, nil, arguments, words.cliWidgetRemoved(name: name))
        return ExitCode.success
    }

    private func keep(
        _ name: String, _ arguments: Arguments, _ configuration: Configuration, isNew: Bool
    ) throws(CommandError) {
        var kind: WidgetKind?
        if arguments.operands.count > 1 {
            let text = arguments.operands[1]
            let kinds = WidgetKind.allCases.map(\.rawValue)
            kind = WidgetKind(rawValue: text)
            guard kind != nil else {
                throw CommandError(
                    .badChoice(arguments.command.name, value: text, choices: kinds, suggestion: nearest(text, kinds)),
                    words)
            }
        }
        let session = try open(configuration)
        let former = session.settings.widgets[name]
        if !isNew, former == nil {
            throw CommandError("noSuchWidget", words.sentence(for: RequestError.unknownWidget(name)))
        }
        do throws(KeptWidgetNameError) {
            _ = try KeptWidget.name(name, former: isNew ? nil : name, in: session.settings)
        } catch {
            throw CommandError(error.code, words.sentence(for: error))
        }
        let widget = try choose(
            arguments, kind: kind, from: former.map { WidgetConfiguration($0) } ?? WidgetConfiguration()
        ) { name throws(CommandError) in try find(name, in: session.world).id }
        try ask(.keepWidget(name, widget.kept), of: session)
        try finish(session)
        told(name, widget, arguments, "\(name): \(widget.summary(words, in: session.world))")
    }

    private func told(_ name: String, _ widget: WidgetConfiguration?, _ arguments: Arguments, _ sentence: String) {
        guard arguments.has("--json") else { return console.write(sentence + "\n") }
        var result: JSONValue = ["name": .string(name)]
        if let widget { result["widget"] = widget.json } else { result["removed"] = true }
        console.write(result.prettyText)
    }

    func listWidgets(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try look(configuration)
        let kept = session.settings.widgets.sorted { $0.key < $1.key }.map { ($0.key, WidgetConfiguration($0.value)) }
        guard !arguments.has("--json") else {
            let document: JSONValue = [
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
                    kept.map { name, widget in
                        var value = widget.json
                        value["name"] = .string(name)
                        value["summary"] = .string(widget.summary(words, in: session.world))
                        return value
                    }),
            ]
            console.write(document.prettyText)
            return ExitCode.success
        }
        let families = WidgetFamily.all.map { ($0.name, $0.sizeText(words)) }
        let sample = WidgetKind.allCases.map { kind in
            var widget = WidgetConfiguration()
            widget.kind = kind
            return (kind.rawValue, TimelineProvider(widget, nil, words).snapshot().view.headline.plain)
        }
        let named = kept.map { ($0, $1.summary(words, in: session.world)) }
        let tables = [
            (words.cliWidgetFamilies, families), (words.cliWidgetKinds, sample), (words.cliWidgetsKept, named),
        ]
        for (index, table) in tables.enumerated() where !table.1.isEmpty {
            console.write((index > 0 ? "\n" : "") + table.0 + "\n")
            let width = table.1.map(\.0.count).max() ?? 0
            for (name, text) in table.1 {
                console.write("  \(name)\(String(repeating: " ", count: width - name.count))  \(text)\n")
            }
        }
        return ExitCode.success
    }
}

extension WidgetConfiguration {
    fileprivate var json: JSONValue {
        [
            "kind": .string(kind.rawValue), "family": .string(family.name), "format": .string(format.name),
            "backyards": .string(backyards.rawValue), "backyard": backyard.map { .string($0.rawValue) } ?? .null,
            "redacted": redaction.map { .string($0.rawValue) } ?? .null,
        ]
    }
}

extension KeptWidgetNameError {
    fileprivate var code: String {
        switch self {
        case .invalid: "refused"
        case .kind: "badName"
        case .taken: "exists"
        }
    }
}
