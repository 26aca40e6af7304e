/// The description of a setting as text: its key, its possible values, and access to its field in `Settings`.
///
/// Settings lists, commands and the config file follow from `all`.
package struct Setting: Sendable {
    /// The name in files and commands.
    package let key: String
    /// The possible values, in the order of the settings list.
    package let values: [String]
    /// True if the first value leaves the choice to the terminal or the environment.
    private let isAutomatic: Bool
    private let read: @Sendable (Settings) -> String
    private let write: @Sendable (inout Settings, String) -> Void

    /// True if the setting belongs to one saved game, so it cannot be in the settings file.
    package let isOfSave: Bool

    /// True if the setting has no effect while the game does not handle the mouse.
    package var needsMouse: Bool { key == "hover" }

    /// All settings, in the order of the settings list.
    package static let all = [
        Setting("arrivals", \.notices),
        Setting("first-sightings", \.revealsFirsts),
        Setting("ambience", \.ambienceChoice),
        Setting("reduced-motion", \.reducedMotion),
        Setting(
            "theme", \.theme,
            [
                "dark", "light", "high-contrast", "high-contrast-dark", "high-contrast-light", "red-green",
                "blue-yellow",
                "sixteen",
            ],
            none: "terminal"),
        Setting("colors", \.colors, ["24bit", "256", "16", "mono"], none: "automatic"),
        Setting(
            "glyphs", \.glyphs, ["ascii", "half", "quadrant", "sextant", "octant", "braille"], none: "automatic"),
        Setting("pixels", \.pixels, ["kitty", "sixel", "off"], none: "automatic"),
        Setting("mouse", \.mouse),
        Setting("hover", \.hover),
        Setting("title", \.title),
        Setting("bell", \.bell),
        Setting("clock", \.clock),
        Setting(
            "language", \.language, ["ar", "en", "he", "ja", "pt-BR", "ru", "sv", "uk", "zh-Hans"], none: "automatic"),
        Setting("plain", \.isPlain),
        Setting("narration", \.narration),
        Setting("widgets", \.redaction),
        Setting("notify-arrivals", \.notifiesArrivals),
        Setting("notify-firsts", \.notifiesFirsts),
        Setting("notify-supplies", \.notifiesSupplies),
        Setting("notify-by", \.notificationWay, ["osc99", "osc777", "osc9", "bell"], none: "automatic"),
        Setting("pass-offer", \.passOfferDismissed, off: "shown", on: "hidden", isOfSave: true),
        Setting("transaction-manager", \.transactionManager, off: "hidden", on: "shown", isOfSave: true),
    ]

    /// Returns the setting with a key, ignoring case; `nil` if there is none.
    package static func named(_ key: String) -> Setting? { all.first { $0.key == key.lowercased() } }

    /// Returns the setting's present value as text.
    package func value(in settings: Settings) -> String { read(settings) }

    /// Returns the possible value that a text names, ignoring case, hyphens and spaces; `nil` if there is none. "auto"
    /// means "automatic".
    package func value(named text: String) -> String? {
        let text = Self.letters(text)
        if isAutomatic, ["auto", "automatic"].contains(text) { return values.first }
        return values.first { Self.letters($0) == text }
    }

    /// Returns the lowercase letters and digits of a text.
    private static func letters(_ text: String) -> String { text.lowercased().filter { $0 != "-" && $0 != " " } }

    /// Returns the name of an enum's case with hyphens, as other values are written: "favorites-and-firsts".
    private static func hyphenated(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    /// Sets a possible value; returns false for any other.
    package func set(_ value: String, in settings: inout Settings) -> Bool {
        guard values.contains(value) else { return false }
        write(&settings, value)
        return true
    }

    /// Sets a value without checking that it is one of `values`.
    func force(_ value: String, in settings: inout Settings) { write(&settings, value) }

    /// Changes to the next or previous value, wrapping around.
    ///
    /// - Parameter step: 1 for the next value, -1 for the previous one.
    package func turn(_ settings: inout Settings, by step: Int) {
        let index = values.firstIndex(of: read(settings)) ?? 0
        write(&settings, values[(index + step + values.count) % values.count])
    }

    /// Makes a setting that is a switch.
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

    /// Makes a setting whose values are the cases of an enum.
    private init<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
        _ key: String, _ path: any WritableKeyPath<Settings, Value> & Sendable
    ) {
        self.key = key
        (isOfSave, isAutomatic) = (false, false)
        values = Value.allCases.map { Self.hyphenated($0.rawValue) }
        read = { Self.hyphenated($0[keyPath: path].rawValue) }
        write = { settings, value in
            Value.allCases.first { Self.hyphenated($0.rawValue) == value }.map { settings[keyPath: path] = $0 }
        }
    }

    /// Makes a setting with an optional text as value: one of `names`, or `none` for `nil`.
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
