import JSON
import Session
import Storefront
import TerminalUI
import Words

/// `store settings`: every switch of the simulated App Store.
extension CommandLineRunner {
    func storeSettings(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let isJSON = arguments.has("--json")
        let store = try look(configuration).store
        let all = StoreSwitch.all(in: store.catalog)
        guard let key = arguments.operands.first else {
            if isJSON {
                console.write(JSONValue.array(all.map { report($0, store) }).prettyText)
            } else {
                let width = all.map { $0.key.count }.max() ?? 0
                for control in all {
                    let value = control.value(in: store.settings)
                    console.write("\(TextFitting.fit(control.key, to: width))  \(value)\n")
                }
            }
            return ExitCode.success
        }
        guard let control = all.first(where: { $0.key == key.lowercased() }) else {
            let keys = all.map(\.key)
            throw CommandError(
                .badChoice("store settings", value: key, choices: keys, suggestion: nearest(key, keys)), words)
        }
        guard let value = arguments.operands.dropFirst().first else {
            let text = control.value(in: store.settings)
            console.write(isJSON ? report(control, store).prettyText : text + "\n")
            return ExitCode.success
        }
        let values = control.values(in: store.catalog)
        guard let known = values.first(where: { $0.lowercased() == value.lowercased() }) else {
            throw CommandError(
                .badChoice(
                    "store settings \(control.key)", value: value, choices: values, suggestion: nearest(value, values)),
                words)
        }
        let session = try open(configuration)
        var settings = session.store.settings
        control.set(known, in: &settings)
        try ask(.store(.settings(settings)), of: session)
        try finish(session)
        console.write(
            isJSON
                ? report(control, session.store).prettyText
                : words.cliSettingNow(setting: control.key, value: known) + "\n")
        return ExitCode.success
    }

    private func report(_ control: StoreSwitch, _ store: Store) -> JSONValue {
        [
            "key": .string(control.key), "value": .string(control.value(in: store.settings)),
            "values": .array(control.values(in: store.catalog).map(JSONValue.string)),
        ]
    }
}
