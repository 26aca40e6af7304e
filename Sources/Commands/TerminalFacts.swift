import CursesTerminal
import JSON
import Session
import TerminalUI
import Words

extension CommandContext {
    /// The variables that say something of a terminal, in the order of the report.
    private static let variables = [
        "TERM", "COLORTERM", "TERM_PROGRAM", "TERMINFO", "TMUX", "STY", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE",
        "FORCE_COLOR", "COLORFGBG", "LC_ALL", "LC_CTYPE", "LANG",
    ]

    /// The output of `doctor --terminal`: the facts by which the game would draw on this terminal, and its error where it
    /// would not.
    var terminalReport: CommandOutput {
        let variables = TerminalVariables(environment.variable)
        let session = try? Session.glance(configuration, environment: environment, beginning: [])
        let settings = session?.preferences ?? configuration.overrides.applied(to: Settings())
        let asked = DisplayOptions(colors: settings.colors, glyphs: settings.glyphs, theme: settings.theme)
        var wish = CursesConfiguration(variables)
        wish.colors = asked.colors
        wish.pixels = .automatic
        let unicode = variables.usesUTF8
        let size = console.terminalSize()
        var facts: [(name: String, value: JSONValue)] = []
        var fault: TerminalError? = size == nil ? .notATerminal : nil
        do throws(TerminalError) {
            let inquiry = size == nil || !wish.takesQuestions ? nil : console.inquire(wish)
            wish.identity = inquiry?.identity
            let (entry, depth) = try wish.described()
            let identity = inquiry?.identity ?? TerminalIdentity(variables)
            let (glyphs, reason) = asked.glyphsAndReason(
                unicode: unicode, depth: depth, term: variables.term, identity: identity)
            facts = [
                ("entry", .string(entry)), ("colors", .string(DisplayOptions.name(of: depth))),
                ("glyphs", .string(glyphs.rawValue)), ("glyphs-by", .string(reason.rawValue)),
            ]
            var capabilities = TerminalCapabilities(colorDepth: depth, unicode: unicode, mouse: true)
            capabilities.identity = identity
            (capabilities.pixels, capabilities.cell) = (inquiry?.pixels, inquiry?.cell)
            let choice = PixelChoice(settings.pixels)
            let way = capabilities.cell == nil ? nil : choice.way(capabilities)
            facts.append(("pixels", .string(way?.rawValue ?? "off")))
            if let cell = capabilities.cell { facts.append(("cell", .string("\(cell.columns)x\(cell.rows)"))) }
            if let identity {
                facts += [
                    ("program", .string(identity.text)), ("program-by", .string(inquiry?.source ?? "environment")),
                ]
            }
            facts += inquiry?.answers.map { ($0.question, .string($0.answer ?? "-")) } ?? []
        } catch {
            fault = error
        }
        facts += [
            ("charset", .string(unicode ? "UTF-8" : "ASCII")),
            ("columns", size.map { .integer(Int64($0.columns)) } ?? .null),
            ("rows", size.map { .integer(Int64($0.rows)) } ?? .null),
        ]
        facts += Self.variables.compactMap { name in
            environment.variable(name).flatMap { $0.isEmpty ? nil : (name, .string($0)) }
        }
        let lines = facts.compactMap { fact -> String? in
            let value = fact.value.stringValue ?? fact.value.integerValue.map(String.init)
            return value.map { fact.name.padded(to: 15) + $0 }
        }
        return CommandOutput(
            lines, json: .object(facts.map { JSONValue.Member($0.name, $0.value) }),
            exit: fault == nil ? ExitCode.success : ExitCode.failure,
            remarks: fault.map { [words.sentence(for: $0)] } ?? [])
    }
}
