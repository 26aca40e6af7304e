import Drawing
import JSON

extension WidgetFormat {
    /// The format of Waybar's `custom` modules with `"return-type": "json"`: a JSON object with Pango markup; see
    /// waybar-custom(5).
    package static let waybar = WidgetFormat("waybar", hasDetails: true) { rendering in
        let view = rendering.view
        let classes =
            [view.condition.rawValue, rendering.configuration.kind.rawValue] + (view.isNight ? ["night"] : [])
        let block: JSONValue = [
            "text": .string(rendering.pango(view.headline)),
            "alt": .string(view.condition.rawValue),
            "tooltip": .string(view.lines.map { rendering.pango($0) }.joined(separator: "\n")),
            "class": .array(classes.map { .string($0) }),
            "percentage": .integer(Int64(view.percentage)),
        ]
        return block.compactText + "\n"
    }
}

extension WidgetRendering {
    /// Returns a line in Pango markup, with its text escaped as in XML.
    func pango(_ line: WidgetLine) -> String {
        line.marked(escape: \.escapedForXML, color: color) { text, color, isBold in
            let weight = isBold ? " weight=\"bold\"" : ""
            let color = color.map { " foreground=\"\($0)\"" } ?? ""
            return weight.isEmpty && color.isEmpty ? text : "<span\(color)\(weight)>\(text)</span>"
        }
    }
}
