import JSON
import Session
import TerminalUI
import Words

/// `settings`: prints all settings or one of them, or changes one.
struct SettingsCommand: JSONCommand {
    static let configuration = CommandConfiguration("settings", \.commandSettings) { [$0.helpSettings] }
    @Argument(.text("KEY", names: .setting)) var key: String?
    @Argument(.text("VALUE", names: .settingValue)) var value: String?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let words = context.words
        guard let key else {
            let settings = try context.look().preferences
            let rows = Setting.all.map { setting in
                let value = setting.value(in: settings)
                let others = setting.values.filter { $0 != value }.joined(separator: ", ")
                return [setting.key, words.name(of: setting), words.cliSetting(value: value, others: others)]
            }
            let width = context.console.terminalSize()?.columns
            return CommandOutput(table(rows, within: width), json: .array(Setting.all.map { report($0, settings) }))
        }
        // The settings go by their names on the screen, too.
        let titled = Setting.all.first { Words.searched(words.name(of: $0)) == Words.searched(key) }
        let setting = try context.choice(titled?.key ?? key, among: Setting.all, "settings", \.key)
        guard let value else {
            let session = try context.look()
            let settings = session.preferences
            return CommandOutput(
                [setting.value(in: settings)], json: report(setting, settings),
                remarks: overruled(setting, session, words))
        }
        // The words of the settings screen are taken, too.
        let shown = setting.values.first { Words.searched(words.settingValue($0)) == Words.searched(value) }
        guard let known = setting.value(named: value) ?? shown else {
            throw CommandError(
                .badChoice(
                    "settings \(setting.key)", value: value, choices: setting.values,
                    suggestion: nearest(value, setting.values)), words)
        }
        let session = try context.open()
        var settings = session.settings
        _ = setting.set(known, in: &settings)
        try context.perform(.changeSettings(settings, from: session.settings), in: session)
        try context.finish(session)
        return CommandOutput(
            [words.cliSettingNow(setting: words.name(of: setting), value: words.settingValue(known))],
            json: report(setting, session.preferences), remarks: overruled(setting, session, words))
    }

    /// Returns the remark on an option, variable or settings file that overrides the saved setting; empty if none does.
    private func overruled(_ setting: Setting, _ session: Session, _ words: Words) -> [String] {
        guard let wish = session.overrides.wish(for: setting) else { return [] }
        return ["\(setting.key) \(wish.value): \(words.overruled(by: wish.origin))"]
    }

    /// Returns a setting with its value and possible values as JSON.
    private func report(_ setting: Setting, _ settings: Settings) -> JSONValue {
        [
            "key": .string(setting.key), "value": .string(setting.value(in: settings)),
            "values": .array(setting.values.map(JSONValue.string)),
        ]
    }
}

extension CommandContext {
    /// Returns the element with that name, in any case.
    ///
    /// - Parameter place: the command's name, for the error.
    func choice<Element>(
        _ text: String, among all: [Element], _ place: String, _ name: (Element) -> String
    ) throws(CommandError) -> Element {
        if let found = all.first(where: { name($0).lowercased() == text.lowercased() }) { return found }
        let names = all.map(name)
        throw CommandError(
            .badChoice(place, value: text, choices: names, suggestion: nearest(text, names)), words)
    }
}

/// Returns the lines of a table, each column as wide as its widest cell and two spaces.
///
/// - Parameter width: the columns of the terminal, in which the last cell of a row is wrapped; `nil` for any width.
func table(_ rows: [[String]], within width: Int? = nil) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
        rows.map { $0.count > column ? TextWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    let indent = widths.dropLast().reduce(0) { $0 + $1 + 2 }
    let wrapped = rows.flatMap { row -> [[String]] in
        guard let width, let last = row.last else { return [row] }
        return TextFitting.wrap(last, to: max(20, width - indent)).enumerated().map { line, text in
            (line == 0 ? row.dropLast() : Array(repeating: "", count: row.count - 1)) + [text]
        }
    }
    return wrapped.map { row in
        var line = row.enumerated().map { column, text in TextFitting.fit(text, to: widths[column] + 2) }.joined()
        while line.last == " " { line.removeLast() }
        return line
    }
}
