/// Where a kept widget can stand, and the line that puts it there.
package struct WidgetPlace: Hashable, Sendable {
    /// A program's own name.
    package let name: String
    package let line: String

    package static let program = "backyard-birds"

    /// The command that shows a kept widget.
    package static func command(_ widget: String, _ options: String = "") -> String {
        "\(program) widget \(widget)\(options)"
    }

    /// The most usual ones.
    package static func all(for widget: String) -> [WidgetPlace] {
        [
            WidgetPlace(
                name: "tmux", line: "set -g status-right '#(\(command(widget, " --format tmux")))'"),
            WidgetPlace(
                name: "Waybar",
                line: "\"exec\": \"\(command(widget, " --format waybar --follow"))\", \"return-type\": \"json\""),
            WidgetPlace(name: "bash", line: "PS1='$(\(command(widget, " --format starship"))) \\w \\$ '"),
        ]
    }
}
