import JSON
import Session
import Storefront
import Words

/// `store settings`: prints or changes the settings of the simulated App Store.
struct StoreSettingsCommand: JSONCommand {
    static let configuration = CommandConfiguration("store settings", \.storeActionSettings)
    @Argument(.text("KEY", names: .storeSwitch)) var key: String?
    @Argument(.text("VALUE", names: .storeSwitchValue)) var value: String?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let store = try context.look().store
        let all = StoreSwitch.all(in: store.catalog)
        guard let key else {
            return CommandOutput(
                table(all.map { [$0.key, $0.value(in: store.settings)] }), json: .array(all.map { report($0, store) }))
        }
        let control = try context.choice(key, among: all, "store settings", \.key)
        guard let value else { return CommandOutput(control.value(in: store.settings), json: report(control, store)) }
        let known = try context.choice(
            value, among: control.values(in: store.catalog), "store settings \(control.key)", \.self)
        let session = try context.open()
        var settings = session.store.settings
        control.set(known, in: &settings)
        try context.perform(.store(.settings(settings)), in: session)
        try context.finish(session)
        return CommandOutput(
            context.words.cliSettingNow(setting: control.key, value: known), json: report(control, session.store))
    }

    /// Returns a setting with its value and possible values as JSON.
    private func report(_ control: StoreSwitch, _ store: Store) -> JSONValue {
        [
            "key": .string(control.key), "value": .string(control.value(in: store.settings)),
            "values": .array(control.values(in: store.catalog).map(JSONValue.string)),
        ]
    }
}
