/// A setting that players change: one entry in `all`, from which settings lists and commands follow.
package struct Setting: Sendable {
    /// The name in files and commands.
    package let key: String
    /// The possible values in order.
    package let values: [String]
    /// The first of the values stands for whatever suits the terminal.
    private let isAutomatic: Bool
    private let read: @Sendable (Settings) -> String
    private let write: @Sendable (inout Settings, String) -> Void

    /// Whether it concerns the saved game, so only the save has it, and not the settings file.
    package let isOfSave: Bool

    /// Whether it has no effect while the terminal handles the mouse.
    package var needsMouse: Bool { key == "hover" }

    package static let all = [
        Setting("arrivals", \.notices),
        Setting("ambience", \.ambienceChoice),
        Setting("reduced-motion", \.reducedMotion),
        Setting(
            "theme", \.theme, ["dark", "light", "high-contrast", "red-green", "blue-yellow", "sixteen"],
            none: "terminal"),
        Setting("colors", \.colors, ["24bit", "256", "16", "mono"], none: "automatic"),
        Setting(
            "glyphs", \.glyphs, ["ascii", "half", "quadrant", "sextant", "octant", "braille"], none: "automatic"),
        Setting("mouse", \.mouse),
        Setting("hover", \.hover),
        Setting("title", \.title),
        Setting("bell", \.bell),
        Setting("clock", \.clock),
        Setting("language", \.language, ["en"], none: "automatic"),
        Setting("widgets", \.redaction),
        Setting("notify-arrivals", \.notifiesArrivals),
        Setting("notify-firsts", \.notifiesFirsts),
        Setting("notify-supplies", \.notifiesSupplies),
        Setting("notify-by", \.notificationWay, ["osc99", "osc777", "osc9", "bell"], none: "automatic"),
        Setting("pass-offer", \.passOfferDismissed, off: "shown", on: "hidden", isOfSave: true),
        Setting("transaction-manager", \.transactionManager, off: "hidden", on: "shown", isOfSave: true),
    ]

    /// Returns the setting of a key, in any case; `nil` for none.
    package static func named(_ key: String) -> Setting? { all.first { $0.key == key.lowercased() } }

    package func value(in settings: Settings) -> String { read(settings) }

    /// Returns the value that is called so, in any case; "auto" and "automatic" are one. `nil` for none.
    package func value(named text: String) -> String? {
        let text = text.lowercased()
        if isAutomatic, ["auto", "automatic"].contains(text) { return values.first }
        return values.first { $0.lowercased() == text }
    }

    /// Sets a value; returns false for an impossible one.
    package func set(_ value: String, in settings: inout Settings) -> Bool {
        guard values.contains(value) else { return false }
        write(&settings, value)
        return true
    }

    /// Sets a known value, even if it is not among those offered.
    func force(_ value: String, in settings: inout Settings) { write(&settings, value) }

    /// Changes to the next value, or the one before, around the end.
    package func turn(_ settings: inout Settings, by step: Int) {
        let index = values.firstIndex(of: read(settings)) ?? 0
        write(&settings, values[(index + step + values.count) % values.count])
    }

    private init(
        _ key: String, _ path: any WritableKeyPath<Settings, Bool> & Sendable, off: String = "off", on: String = "on",
        isOfSave: Bool = false
    ) {
        self.key = key
        (self.isOfSave, isAutomatic) = (isOfSave, false)
        values = [off, on]
        read = { $0[keyPath: path] ? on : off }
        write = { $0[keyPath: path] = $1 == on }
    }

    private init<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
        _ key: String, _ path: any WritableKeyPath<Settings, Value> & Sendable
    ) {
        self.key = key
        (isOfSave, isAutomatic) = (false, false)
        values = Value.allCases.map(\.rawValue)
        read = { $0[keyPath: path].rawValue }
        write = { settings, value in Value(rawValue: value).map { settings[keyPath: path] = $0 } }
    }

    /// Makes a setting with one of `names`, or `none`.
    private init(
        _ key: String, _ path: any WritableKeyPath<Settings, String?> & Sendable, _ names: [String], none: String
    ) {
        self.key = key
        (isOfSave, isAutomatic) = (false, true)
        values = [none] + names
        read = { $0[keyPath: path] ?? none }
        write = { $0[keyPath: path] = $1 == none ? nil : $1 }
    }
}
