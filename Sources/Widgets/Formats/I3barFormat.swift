import JSON

extension WidgetFormat {
    /// The format of i3bar: one JSON block with Pango markup. With `--follow` the output is the whole protocol, as a
    /// `status_command` writes it.
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
