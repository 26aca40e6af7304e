/// A setting that players change: one entry in `all`, from which follows whatever lists settings or sets one by name.
package struct Setting: Sendable {
    /// As files and commands call it.
    package let key: String
    /// What it can be, in the order in which they are turned through.
    package let values: [String]
    private let read: @Sendable (Settings) -> String
    private let write: @Sendable (inout Settings, String) -> Void

    package static let all = [
        Setting("arrivals", \.notices),
        Setting("ambience", \.ambience),
        Setting("reduced-motion", \.reducedMotion),
        Setting("theme", \.theme, ["dark", "light"], none: "terminal"),
        Setting("widgets", \.redaction),
        Setting("notify-arrivals", \.notifiesArrivals),
        Setting("notify-firsts", \.notifiesFirsts),
        Setting("notify-supplies", \.notifiesSupplies),
        Setting("notify-by", \.notificationWay, ["osc99", "osc777", "osc9", "bell"], none: "automatic"),
        Setting("pass-offer", \.passOfferDismissed, off: "shown", on: "hidden"),
        Setting("transaction-manager", \.transactionManager, off: "hidden", on: "shown"),
    ]

    package func value(in settings: Settings) -> String { read(settings) }

    /// False for a value that it cannot have.
    package func set(_ value: String, in settings: inout Settings) -> Bool {
        guard values.contains(value) else { return false }
        write(&settings, value)
        return true
    }

    /// Goes on to the next value, or back, around the end.
    package func turn(_ settings: inout Settings, by step: Int) {
        let index = values.firstIndex(of: read(settings)) ?? 0
        write(&settings, values[(index + step + values.count) % values.count])
    }

    private init(
        _ key: String, _ path: any WritableKeyPath<Settings, Bool> & Sendable, off: String = "off", on: String = "on"
    ) {
        self.key = key
        values = [off, on]
        read = { $0[keyPath: path] ? on : off }
        write = { $0[keyPath: path] = $1 == on }
    }

    private init<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
        _ key: String, _ path: any WritableKeyPath<Settings, Value> & Sendable
    ) {
        self.key = key
        values = Value.allCases.map(\.rawValue)
        read = { $0[keyPath: path].rawValue }
        write = { settings, value in Value(rawValue: value).map { settings[keyPath: path] = $0 } }
    }

    /// One of `names`, or `none`.
    private init(
        _ key: String, _ path: any WritableKeyPath<Settings, String?> & Sendable, _ names: [String], none: String
    ) {
        self.key = key
        values = [none] + names
        read = { $0[keyPath: path] ?? none }
        write = { $0[keyPath: path] = $1 == none ? nil : $1 }
    }
}
