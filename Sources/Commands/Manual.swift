import Session
import Words

/// The manual page in roff, made from the commands' declarations.
struct Manual {
    let words: Words
    let pages: any Pages

    /// The roff source of the page.
    var text: String {
        var page = Roff()
        page.title(
            Commands.program.uppercased(), Commands.released, "\(Commands.program) \(Commands.version)", words.manBook)
        // This heading is the same in every language: `whatis` looks for it.
        page.macro(".SH", "NAME")
        page.line("\(Roff.escaped(Commands.program)) \\- \(Roff.escaped(words.manName))")
        page.macro(".SH", words.manSynopsis)
        page.line("\\fB\(Roff.escaped(Commands.program))\\fR [\\fICOMMAND\\fR] [\\fIOPTION\\fR...]")
        page.macro(".SH", words.manDescription)
        page.paragraph(words.helpTagline)
        page.paragraph(words.manAbout(help: "\(Commands.program) help COMMAND"))
        page.macro(".SH", words.manCommands)
        for command in Commands.all { add(command, to: &page) }
        page.macro(".SH", words.manOptions)
        page.paragraph(words.manCommonOptions)
        for option in Commands.common { add(option, to: &page) }
        page.macro(".SH", words.manKeys)
        page.paragraph(words.manKeysAbout(help: "?", palette: ":"))
        for command in pages.keyCommands(in: words) where !command.keys.isEmpty {
            page.item(bold: command.keys.joined(separator: ", "), words.sentence(command.meaning))
        }
        page.macro(".SH", words.manExitStatus)
        for (code, meaning) in [
            ("0", words.manSuccess), ("1", words.manFailure(option: "--json")), ("2", words.manUsageFault),
        ] {
            page.item(bold: code, meaning)
        }
        page.macro(".SH", words.manEnvironment)
        for (names, meaning) in Self.variables(words) { page.item(bold: names, meaning) }
        page.macro(".SH", words.manFiles)
        page.item(bold: "~/.local/share/backyard-birds", words.manData(variable: "XDG_DATA_HOME"))
        addConfig(to: &page)
        page.macro(".SH", words.manExamples)
        for (line, meaning) in Self.examples(words) { page.item(bold: line, meaning) }
        page.macro(".SH", words.manSeeAlso)
        page.line("\\fBtmux\\fR(1), \\fBasciinema\\fR(1), \\fBterminfo\\fR(5)")
        page.macro(".SH", words.manBugs)
        page.paragraph(
            words.manBugsAbout(doctor: "\(Commands.program) doctor --json", json: "\(Commands.program) --version"))
        return page.text
    }

    /// Adds the section on the settings file, which lists all settings and all commands that keys can be set for.
    private func addConfig(to page: inout Roff) {
        page.macro(".SH", words.manConfigTitle)
        page.paragraph(words.manConfig(path: "$XDG_CONFIG_HOME/backyard-birds/config.json"))
        page.paragraph(words.manConfigExample)
        page.line(".PP\n.nf")
        for line in Self.exampleConfig { page.line(Roff.escaped(line)) }
        page.line(".fi")
        page.paragraph(words.manConfigSettings)
        for setting in Setting.all where !setting.isOfSave {
            page.item(
                bold: setting.key, italic: setting.values.joined(separator: " | "), words.about(setting))
        }
        page.item(bold: "data", italic: "FOLDER", words.manConfigData)
        page.item(bold: "keys", words.manConfigKeys)
        page.line(".RS")
        for command in pages.keyCommands(in: words) { page.item(bold: command.name, words.sentence(command.meaning)) }
        page.line(".RE")
    }

    /// The lines of the sample settings file.
    private static let exampleConfig = [
        "{", "  \"theme\": \"high-contrast\",", "  \"mouse\": false,", "  \"keys\": { \"refill\": [\"r\", \"F5\"] }",
        "}",
    ]

    /// Adds a command's item to the page, with its options, details and actions.
    private func add(_ command: CommandDescription, to page: inout Roff) {
        page.item(bold: command.name, italic: command.argumentUsage, words.sentence(command.summary(words)))
        let details = command.details(words)
        guard !command.options.isEmpty || !command.actions.isEmpty || !details.isEmpty else { return }
        page.line(".RS")
        for option in command.options { add(option, to: &page) }
        for (index, paragraph) in details.enumerated() {
            // Consecutive preformatted lines (they begin with a space) share one block without filling.
            let isShaped = paragraph.hasPrefix(" ")
            if isShaped, index > 0, !details[index - 1].hasPrefix(" ") { page.line(".PP\n.nf") }
            if isShaped { page.line(Roff.escaped(paragraph)) } else { page.paragraph(paragraph) }
            if isShaped, index == details.count - 1 || !details[index + 1].hasPrefix(" ") { page.line(".fi") }
        }
        for action in command.actions { add(action, to: &page) }
        page.line(".RE")
    }

    /// Adds an option's item to the page, with its meaning.
    private func add(_ option: OptionDescription, to page: inout Roff) {
        page.item(
            bold: option.names, italic: String(option.usage.dropFirst(option.names.count + 1)),
            words.sentence(option.help(words)))
    }

    /// Returns the environment variables that the program reads, each with its meaning.
    private static func variables(_ words: Words) -> [(String, String)] {
        [
            ("BACKYARD_BIRDS_HOME", words.manHome(option: "--data")),
            ("LC_ALL, LC_MESSAGES, LANG, LANGUAGE", words.manLanguage(option: "--language")),
            ("NO_COLOR, CLICOLOR", words.manNoColor), ("CLICOLOR_FORCE, FORCE_COLOR", words.manForceColor),
            ("TERM, COLORTERM", words.manTerm), ("ACCESSIBLE", words.manAccessible),
        ]
    }

    /// Returns sample command lines, each with its meaning.
    private static func examples(_ words: Words) -> [(String, String)] {
        [
            ("\(Commands.program) --in-memory --seed 7 --time-scale 60", words.manExampleTry),
            ("\(Commands.program) refill --all", words.manExampleRefill),
            ("\(Commands.program) watch --plain", words.manExampleWatch),
            ("\(Commands.program) status --json", words.manExampleStatus),
        ]
    }
}

extension Words {
    /// Returns a summary as a sentence: “fill fountains and feeders” becomes “Fill fountains and feeders.”
    func sentence(_ summary: String) -> String {
        let first = summary.capitalizedFirst
        return first.last?.endsSentence == true ? first : manSentence(phrase: first)
    }
}

/// `man`: prints the roff source of the manual page.
struct ManCommand: RunnableCommand {
    static let configuration = CommandConfiguration("man", \.commandMan) {
        [$0.helpMan(command: "man > backyard-birds.1")]
    }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        .text(Manual(words: context.words, pages: context.pages).text)
    }
}
