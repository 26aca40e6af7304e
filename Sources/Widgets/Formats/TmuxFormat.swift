extension WidgetFormat {
    /// For tmux's status line, `#(…)`: styles in its own codes. It takes the last line only, so there is but one.
    package static let tmux = WidgetFormat("tmux") { rendering in
        let text = rendering.view.headline.marked(escape: escaped, color: rendering.color) { text, color, isBold in
            let style = [color.map { "fg=\($0)" }, isBold ? "bold" : nil].compactMap { $0 }.joined(separator: ",")
            return style.isEmpty ? text : "#[\(style)]\(text)#[default]"
        }
        return text + "\n"
    }

    /// Two signs stand for one, but not where a style of its own follows: there a blank keeps them apart.
    private static func escaped(_ text: String) -> String {
        text.replacing("#", with: "##") + (text.hasSuffix("#") ? " " : "")
    }
}
