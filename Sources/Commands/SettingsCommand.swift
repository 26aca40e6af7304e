import JSON
import Session
import TerminalUI
import Words

/// `settings`: what the game's Settings lists, from the same table.
extension CommandLineRunner {
    func settings(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let isJSON = arguments.has("--json")
        guard let key = arguments.operands.first else {
            let settings = try look(configuration).settings
            if isJSON {
                console.write(JSONValue.array(Setting.all.map { report($0, settings) }).prettyText)
            } else {
                let width = Setting.all.map { $0.key.count }.max() ?? 0
                for setting in Setting.all {
                    let value = setting.value(in: settings)
                    let others = setting.values.filter { $0 != value }.joined(separator: ", ")
                    console.write(
                        "\(TextFitting.fit(setting.key, to: width))  "
                            + words.cliSetting(value: value, others: others) + "\n")
                }
            }
            return ExitCode.success
        }
        let keys = Setting.all.map(\.key)
        guard let setting = Setting.all.first(where: { $0.key == key.lowercased() }) else {
            throw CommandError(
                .badChoice("settings", value: key, choices: keys, suggestion: nearest(key, keys)), words)
        }
        guard let value = arguments.operands.dropFirst().first else {
            let settings = try look(configuration).settings
            console.write(isJSON ? report(setting, settings).prettyText : setting.value(in: settings) + "\n")
            return ExitCode.success
        }
        guard let known = setting.values.first(where: { $0.lowercased() == value.lowercased() }) else {
            throw CommandError(
                .badChoice(
                    "settings \(setting.key)", value: value, choices: setting.values,
                    suggestion: nearest(value, setting.values)), words)
        }
        let session = try open(configuration)
        var settings = session.settings
        _ = setting.set(known, in: &settings)
        try ask(.changeSettings(settings), of: session)
        try finish(session)
        console.write(
            isJSON
                ? report(setting, session.settings).prettyText
                : words.cliSettingNow(setting: words.name(of: setting), value: words.settingValue(known)) + "\n")
        return ExitCode.success
    }

    private func report(_ setting: Setting, _ settings: Settings) -> JSONValue {
        [
            "key": .string(setting.key), "value": .string(setting.value(in: settings)),
            "values": .array(setting.values.map(JSONValue.string)),
        ]
    }
}
