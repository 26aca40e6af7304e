import Drawing

extension WidgetFormat {
    /// For polybar's `custom/script`: its own formatting tags.
    package static let polybar = WidgetFormat("polybar") { rendering in
        let text = rendering.view.headline.marked(escape: escaped, color: rendering.color) { text, color, _ in
            color.map { "%{F\($0)}\(text)%{F-}" } ?? text
        }
        return text + "\n"
    }

    /// Returns the text with no tag in it. A tag begins with `%{`, and polybar has no escape for it: an offset of no pixels
    /// parts each `%` from what follows, also from the next piece of the line.
    private static func escaped(_ text: String) -> String { text.escapingScalars { $0 == "%" ? "%%{O0}" : nil } }
}
