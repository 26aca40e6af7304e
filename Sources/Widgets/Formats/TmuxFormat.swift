import Drawing
import TerminalUI

extension WidgetFormat {
    /// The format of tmux's status line, `#(…)`: one line with tmux's own style codes, since tmux shows the last line
    /// only. The text has a background of its own: its colors could not be read on the green of tmux's bar.
    package static let tmux = WidgetFormat("tmux") { rendering in
        let theme = rendering.display.theme
        let isPlain = theme.depth == .mono
        let ink = theme.rgb(Ink.text).hexText
        let plain = isPlain ? "#[default]" : "#[fg=\(ink),nobold]"
        let text = rendering.view.headline.marked(escape: escaped, color: rendering.color) { text, color, isBold in
            let style = [color.map { "fg=\($0)" }, isBold ? "bold" : nil].compactMap { $0 }.joined(separator: ",")
            return style.isEmpty ? text : "#[\(style)]\(text)\(plain)"
        }
        guard !isPlain else { return text.contains(plain) ? "#[push-default]\(text)#[pop-default]\n" : text + "\n" }
        // `#[default]` is then the style around the widget, and not that of the whole status line.
        let ground = "#[fg=\(ink),bg=\(theme.rgb(Surface.ground).hexText)]"
        return "#[push-default]\(ground)\(text)#[default]#[pop-default]\n"
    }

    /// Returns the text with each `#` multiplied, so tmux finds no formats or styles in it.
    ///
    /// tmux first expands the output of `#(…)` and then draws it, and each step makes one `#` of two: so four stand for
    /// one. Before a bracket expansion leaves them alone, so two do. A space separates `#` at the end from a style that
    /// follows.
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
