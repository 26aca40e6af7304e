extension WidgetFormat {
    /// For polybar's `custom/script`: its own formatting tags.
    package static let polybar = WidgetFormat("polybar") { rendering in
        let text = rendering.view.headline.marked(escape: escaped, color: rendering.color) { text, color, _ in
            color.map { "%{F\($0)}\(text)%{F-}" } ?? text
        }
        return text + "\n"
    }

    /// A tag begins with `%{`, and nothing escapes it: an offset of nothing between the two does.
    private static func escaped(_ text: String) -> String { text.replacing("%{", with: "%%{O0}{") }
}
