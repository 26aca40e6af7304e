import JSON

extension WidgetFormat {
    /// A block of the i3bar protocol. With `--follow` the program uses the whole protocol, as a `status_command` does.
    package static let i3bar = WidgetFormat(
        "i3bar", opening: "{\"version\":1}\n[\n", update: { "[" + block($0).compactText + "],\n" },
        render: { block($0).compactText + "\n" })

    private static func block(_ rendering: WidgetRendering) -> JSONValue {
        let view = rendering.view
        return [
            "name": "backyard-birds",
            "instance": .string(rendering.configuration.kind.rawValue),
            "full_text": .string(rendering.pango(view.headline)),
            "short_text": .string(rendering.pango(view.short)),
            "markup": "pango",
            "urgent": .bool(view.isUrgent),
        ]
    }
}
