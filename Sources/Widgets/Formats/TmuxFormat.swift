extension WidgetFormat {
    /// For tmux's status line, `#(…)`: styles in its own codes. It takes the last line only, so there is but one.
    package static let tmux = WidgetFormat("tmux") { rendering in
        let text = rendering.view.headline.marked(escape: escaped, color: rendering.color) { text, color, isBold in
            let style = [color.map { "fg=\($0)" }, isBold ? "bold" : nil].compactMap { $0 }.joined(separator: ",")
            return style.isEmpty ? text : "#[\(style)]\(text)#[default]"
        }
        return text + "\n"
    }

    /// Returns the text with no format or style in it.
    ///
    /// tmux expands the output of `#(…)` and draws it, and each of the two makes one sign of two. Signs before a bracket
    /// are left to the drawing, so there two stand for one. A blank parts signs at the end from a style that follows.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        var signs = 0
        for scalar in text.unicodeScalars {
            if scalar == "#" {
                signs += 1
                continue
            }
            escaped += String(repeating: "#", count: signs * (scalar == "[" ? 2 : 4))
            signs = 0
            escaped.unicodeScalars.append(scalar)
        }
        return signs == 0 ? escaped : escaped + String(repeating: "#", count: signs * 4) + " "
    }
}
