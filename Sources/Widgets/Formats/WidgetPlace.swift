import JSON
import Session
import TerminalUI

/// A program that can show a kept widget, with the line to add to its configuration file.
package struct WidgetPlace: Hashable, Sendable {
    /// The program's name.
    package let name: String
    /// The line for the program's configuration.
    package let line: String

    package static let program = "backyard-birds"

    /// Returns the command that shows a kept widget of a game.
    package static func command(_ widget: String, _ options: String = "", in session: Session) -> String {
        let words = [program, "widget", widget] + session.options.map(\.shellWord)
        return words.joined(separator: " ") + options
    }

    /// Returns the most common programs, each with its line for a kept widget of a game: a pane for a family with a
    /// picture, bars and prompts for the others.
    package static func all(for widget: String, _ family: WidgetFamily, in session: Session) -> [WidgetPlace] {
        guard !family.hasPicture else {
            let pane = command(widget, " --follow", in: session).quoted
            return [WidgetPlace(name: "tmux", line: "tmux split-window -l \(family.size.height) \(pane)")]
        }
        // tmux reads its own signs before a shell reads the command.
        let status = command(widget, " --format tmux", in: session)
            .escapingScalars { $0 == "#" || $0 == "%" ? "\($0)\($0)" : nil }
        let exec = JSONValue.string(command(widget, " --format waybar --follow", in: session))
        let prompt = "$(\(command(widget, " --format starship", in: session))) \\w \\$ "
        return [
            WidgetPlace(name: "tmux", line: "set -g status-right \("#(\(status))".quoted)"),
            WidgetPlace(name: "Waybar", line: "\"exec\": \(exec.compactText), \"return-type\": \"json\""),
            WidgetPlace(name: "bash", line: "PS1=\(prompt.quoted)"),
        ]
    }
}

extension Session {
    /// The options that name this game, as another program has to be started for it; none for the usual game.
    fileprivate var options: [String] {
        var options: [String] = []
        if configuration.overrides.data == .option("--data"), let folder = dataDirectory {
            let here = folder.utf8.starts(with: "/".utf8) ? nil : environment.variable("PWD")
            options += ["--data", [here, folder].compactMap(\.self).joined(separator: "/")]
        }
        if configuration.profile != Configuration().profile { options += ["--profile", configuration.profile] }
        return options
    }
}

extension String {
    /// The text in a shell's quotation marks.
    fileprivate var quoted: String { "'" + escapingScalars { $0 == "'" ? "'\\''" : nil } + "'" }

    /// The text as one word of a shell's line, quoted only where it must be.
    fileprivate var shellWord: String {
        allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) } ? self : quoted
    }
}
