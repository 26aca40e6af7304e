/// The settings that are overruled: by an option of the command line, by a variable of the environment, or by the
/// settings file.
package struct Overrides: Hashable, Sendable {
    /// The source of an override, the strongest first.
    package enum Origin: Hashable, Sendable {
        /// An option of that name, such as "--theme".
        case option(String)
        case variable(String)
        /// A line of the settings file.
        case config(line: Int)
    }

    package struct Wish: Hashable, Sendable {
        package let value: String
        package let origin: Origin
    }

    /// The overrides by the key of the setting.
    private var wishes: [String: Wish] = [:]
    /// The source of the folder of saves; `nil` where it is the usual one or from the file.
    package var data: Origin?

    package init() {}

    package var isEmpty: Bool { wishes.isEmpty }

    /// Returns the override of a setting; `nil` where the save decides.
    package func wish(for setting: Setting) -> Wish? { wishes[setting.key] }

    /// Adds an override, unless a stronger one was added before.
    /// - Parameter key: the setting's key.
    package mutating func add(_ value: String, for key: String, by origin: Origin) {
        if wishes[key] == nil { wishes[key] = Wish(value: value, origin: origin) }
    }

    /// Replaces the overrides of the settings file.
    package mutating func take(_ config: ConfigFile) {
        wishes = wishes.filter { if case .config = $0.value.origin { false } else { true } }
        for (key, entry) in config.settings { add(entry.value, for: key, by: .config(line: entry.line)) }
    }

    /// Returns the effective settings.
    package func applied(to settings: Settings) -> Settings {
        var settings = settings
        for setting in Setting.all {
            if let wish = wishes[setting.key] { setting.force(wish.value, in: &settings) }
        }
        return settings
    }
}

extension Session {
    /// The effective settings: those of the save with the overrides.
    package var preferences: Settings { overrides.isEmpty ? settings : overrides.applied(to: settings) }
}
