/// The settings that take precedence over those in the save, from the command line, the environment, or the settings
/// file.
package struct Overrides: Hashable, Sendable {
    /// The source of an override; an option of the command line is the strongest, the settings file the weakest.
    package enum Origin: Hashable, Sendable {
        /// An option of that name, such as "--theme".
        case option(String)
        /// A variable of the environment, by its name.
        case variable(String)
        /// The settings file; the line, from 1.
        case config(line: Int)
    }

    /// An overriding value with its source.
    package struct Wish: Hashable, Sendable {
        package let value: String
        package let origin: Origin
    }

    /// The overrides by the key of the setting.
    private var wishes: [String: Wish] = [:]
    /// The source of the folder of saves; `nil` where the folder is the default one or named by the settings file.
    package var data: Origin?

    package init() {}

    package var isEmpty: Bool { wishes.isEmpty }

    /// Returns the override of a setting; `nil` where the value in the save applies.
    package func wish(for setting: Setting) -> Wish? { wishes[setting.key] }

    /// Adds an override, unless the setting has one already: callers add the strongest source first.
    ///
    /// - Parameter key: the setting's key.
    package mutating func add(_ value: String, for key: String, by origin: Origin) {
        if wishes[key] == nil { wishes[key] = Wish(value: value, origin: origin) }
    }

    /// Replaces the overrides that came from a settings file by those of another one.
    package mutating func take(_ config: ConfigFile) {
        wishes = wishes.filter { if case .config = $0.value.origin { false } else { true } }
        for (key, entry) in config.settings { add(entry.value, for: key, by: .config(line: entry.line)) }
    }

    /// Returns the settings with the overrides in place.
    package func applied(to settings: Settings) -> Settings {
        var settings = settings
        for setting in Setting.all {
            if let wish = wishes[setting.key] { setting.force(wish.value, in: &settings) }
        }
        return settings
    }
}
