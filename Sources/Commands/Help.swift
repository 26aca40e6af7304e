import TerminalUI
import Words

/// The texts of `help` and `--help`, made from the commands' declarations.
struct Help {
    let words: Words

    /// The width of help in columns, and the width of the left one of its two columns.
    private static let (width, first) = (80, 24)

    /// The help of the whole program: all commands, common options and options of the game.
    var overview: String {
        page(
            [words.helpTagline, "", words.helpUsage(syntax: "\(Commands.program) [COMMAND] [OPTION...]"), ""]
                + [words.helpCommands] + rows(Commands.all.map { ($0.usage, $0.summary(words)) })
                + ["", words.helpCommonOptions] + rows(Commands.common)
                + ["", words.helpGameOptions] + rows(PlayCommand.command.options)
                + ["", words.helpMore(syntax: "\(Commands.program) help COMMAND")])
    }

    /// Returns the help of one command: usage, actions, options and details.
    func text(of command: CommandDescription) -> String {
        let usage = command == PlayCommand.command ? "[play]" : command.usage
        let actions = command.actions.map { (String($0.usage.dropFirst(command.name.count + 1)), $0.summary(words)) }
        let options = command.options.isEmpty ? [] : ["", words.helpOptions] + rows(command.options)
        let details = command.details(words)
        return page(
            [
                words.helpHeadline(command: "\(Commands.program) \(command.name)", summary: command.summary(words)), "",
                words.helpUsage(
                    syntax: "\(Commands.program) \(usage)\(options.isEmpty ? "" : " [OPTION...]")"),
            ] + (actions.isEmpty ? [] : ["", words.helpActions] + rows(actions)) + options
                + ["", words.helpCommonOptions] + rows(Commands.common) + (details.isEmpty ? [] : [""]) + details
                + (actions.isEmpty ? [] : ["", words.helpMore(syntax: "\(command.helpSyntax) ACTION")]))
    }

    /// Returns the paragraphs as one text, wrapped to the width of help; those that begin with a space stay as they
    /// are.
    private func page(_ paragraphs: [String]) -> String {
        paragraphs.flatMap { $0.hasPrefix(" ") ? [$0] : TextFitting.wrap($0, to: Self.width) }
            .map { $0 + "\n" }.joined()
    }

    /// Returns the options as rows with their usage and meaning.
    private func rows(_ options: [OptionDescription]) -> [String] { rows(options.map { ($0.usage, $0.help(words)) }) }

    /// Returns rows of two columns; a left part that is too wide gets a line of its own.
    private func rows(_ rows: [(String, String)]) -> [String] {
        let margin = String(repeating: " ", count: Self.first + 4)
        return rows.flatMap { name, text -> [String] in
            let lines = TextFitting.wrap(text, to: Self.width - margin.count).map { margin + $0 }
            guard name.count <= Self.first, let line = lines.first else { return folded(name) + lines }
            return ["  " + name + line.dropFirst(2 + name.count)] + lines.dropFirst()
        }
    }

    /// Returns an option's usage in lines; values that are too many for one continue below.
    private func folded(_ usage: String) -> [String] {
        var lines = ["  "]
        for (index, value) in usage.split(separator: "|").enumerated() {
            let text = (index == 0 ? "" : "|") + value
            if lines[lines.count - 1].count + text.count > Self.width {
                lines.append(String(repeating: " ", count: 6))
            }
            lines[lines.count - 1] += text
        }
        return lines
    }
}

/// `help`: prints the help of the program, a command or an action.
struct HelpCommand: RunnableCommand {
    static let configuration = CommandConfiguration("help", \.commandHelp)
    @Argument(.text("COMMAND", names: .command)) var command: String?
    @Argument(.text("ACTION", names: .command)) var actions: [String]

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let help = Help(words: context.words)
        return .text(
            try context.usage { () throws(UsageError) in
                try command.map { name throws(UsageError) in help.text(of: try found(name)) } ?? help.overview
            })
    }

    /// Returns the description of the command or action named.
    private func found(_ name: String) throws(UsageError) -> CommandDescription {
        guard var command = Commands.command(name) else {
            throw .unknownCommand(name, suggestion: nearest(name, Commands.all.map(\.name)))
        }
        for word in actions {
            guard !command.actions.isEmpty else { throw .unwantedArgument(word, command: command) }
            guard let action = command.action(word) else {
                throw .unknownAction(word, command: command, suggestion: nearest(word, command.actions.map(\.word)))
            }
            command = action
        }
        return command
    }
}
