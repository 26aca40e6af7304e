/// A program that can show a kept widget, with the line to add to its configuration file.
package struct WidgetPlace: Hashable, Sendable {
    /// The program's name.
    package let name: String
    /// The line for the program's configuration.
    package let line: String

    package static let program = "backyard-birds"

    /// Returns the command that shows a kept widget.
    package static func command(_ widget: String, _ options: String = "") -> String {
        "\(program) widget \(widget)\(options)"
    }

    /// Returns the most common programs, each with its line for a kept widget.
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
