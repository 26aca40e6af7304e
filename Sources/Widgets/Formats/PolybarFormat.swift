import Drawing

extension WidgetFormat {
    /// The format of polybar's `custom/script` modules: one line with polybar's color tags.
    package static let polybar = WidgetFormat("polybar") { rendering in
        let text = rendering.view.headline.marked(escape: escaped, color: rendering.color) { text, color, _ in
            color.map { "%{F\($0)}\(text)%{F-}" } ?? text
        }
        return text + "\n"
    }

    /// Returns the text with a zero-pixel offset tag after each `%`, so polybar finds no tags in it.
    ///
    /// A tag begins with `%{`, and polybar has no escape for it.
    private static func escaped(_ text: String) -> String { text.escapingScalars { $0 == "%" ? "%%{O0}" : nil } }
}
