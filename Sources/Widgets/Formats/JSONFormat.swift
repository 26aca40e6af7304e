import Chronology
import JSON

extension WidgetFormat {
    /// The format for scripts: one JSON object on one line.
    package static let json = WidgetFormat("json", hasDetails: true) { rendering in
        let view = rendering.view
        let document: JSONValue = [
            "date": .string(rendering.entry.utc.iso8601),
            "kind": .string(rendering.configuration.kind.rawValue),
            "family": .string(rendering.configuration.family.name),
            "state": .string(view.condition.rawValue),
            "urgent": .bool(view.isUrgent),
            "yard": view.yard.map { .string($0) } ?? .null,
            "visitor": view.visitor.map { .string($0) } ?? .null,
            "text": .string(view.headline.plain),
            "lines": .array(view.lines.map { .string($0.plain) }),
            "percentage": .integer(Int64(view.percentage)),
            "relevance": .integer(Int64(view.relevance)),
            "link": .string(view.link.text),
        ]
        return document.compactText + "\n"
    }
}

extension WidgetTimeline {
    /// The timeline as a JSON object, which `--timeline json` prints.
    package var json: JSONValue {
        // From now on both clocks run alike.
        let lead: Span = entries.first.map { $0.date - $0.utc } ?? .zero
        let policy: JSONValue =
            switch policy {
            case .atEnd: "atEnd"
            case .never: "never"
            case .after(let date): ["after": .string((date - lead).iso8601)]
            }
        return [
            "policy": policy,
            "entries": .array(
                entries.map { entry in
                    [
                        "date": .string(entry.utc.iso8601),
                        "yard": entry.view.yard.map { .string($0) } ?? .null,
                        "events": .array(entry.events.map { .string($0.rawValue) }),
                        "relevance": .integer(Int64(entry.relevance)),
                        "visitor": entry.view.visitor.map { .string($0) } ?? .null,
                        "text": .string(entry.view.headline.plain),
                        "lines": .array(entry.view.lines.map { .string($0.plain) }),
                    ]
                }),
        ]
    }
}
