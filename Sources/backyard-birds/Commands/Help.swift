/// The help texts, made from the table.
enum Help {
    static var overview: String {
        var lines = [
            "A living backyard in the terminal. Leave it open in a pane; a bird will come.",
            "",
            "Usage: \(Commands.program) [COMMAND] [OPTION...]",
            "",
            "Commands:",
        ]
        lines += columns(Commands.all.map { ("\($0.name.rawValue) \($0.operands)", $0.summary) })
        lines += ["", "Options of every command:"]
        lines += columns(Commands.common.map { ($0.usage, $0.help) })
        if let play = Commands.command(.play) {
            lines += ["", "Options of the game:"]
            lines += columns(play.options.map { ($0.usage, $0.help) })
        }
        lines += [
            "",
            "More on a command: \(Commands.program) help COMMAND",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    static func text(of command: CommandConfiguration) -> String {
        let name = command.name == .play ? "[play]" : command.name.rawValue
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        var lines = [
            "\(Commands.program) \(command.name.rawValue): \(command.summary)", "",
            "Usage: \(Commands.program) \(name)\(operands)\(command.options.isEmpty ? "" : " [OPTION...]")",
        ]
        if !command.options.isEmpty {
            lines += ["", "Options:"]
            lines += columns(command.options.map { ($0.usage, $0.help) })
        }
        lines += ["", "Options of every command:"]
        lines += columns(Commands.common.map { ($0.usage, $0.help) })
        if !command.details.isEmpty { lines += [""] + command.details }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Two columns; a long first one has its line to itself.
    private static func columns(_ rows: [(String, String)]) -> [String] {
        let width = 24
        return rows.flatMap { first, second -> [String] in
            let first = first.hasSuffix(" ") ? String(first.dropLast()) : first
            if first.count > width { return ["  \(first)", String(repeating: " ", count: width + 4) + second] }
            return ["  \(first)\(String(repeating: " ", count: width - first.count))  \(second)"]
        }
    }
}
