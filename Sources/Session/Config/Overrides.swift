/// What has been asked for more strongly than by Settings, setting by setting: by an option of the command line, by a
/// variable of the environment, or in the file of settings.
package struct Overrides: Hashable, Sendable {
    /// Who asks, the strongest first.
    package enum Origin: Hashable, Sendable {
        /// By its name: "--theme".
        case option(String)
        case variable(String)
        /// The line of the file.
        case config(line: Int)
    }

    package struct Wish: Hashable, Sendable {
        package let value: String
        package let origin: Origin
    }

    /// By the key of the setting.
    private var wishes: [String: Wish] = [:]
    /// Who says where the saves are; `nil` where they are in the usual place, or where the file says.
    package var data: Origin?

    package init() {}

    package var isEmpty: Bool { wishes.isEmpty }

    /// What is asked for of a setting; `nil` where the save has the word.
    package func wish(for setting: Setting) -> Wish? { wishes[setting.key] }

    /// - Parameter key: a setting's. What was asked for it before is stronger.
    package mutating func add(_ value: String, for key: String, by origin: Origin) {
        if wishes[key] == nil { wishes[key] = Wish(value: value, origin: origin) }
    }

    /// Those of a file, in the place of those that it had before.
    package mutating func take(_ config: ConfigFile) {
        wishes = wishes.filter { if case .config = $0.value.origin { false } else { true } }
        for (key, entry) in config.settings { add(entry.value, for: key, by: .config(line: entry.line)) }
    }

    /// The settings as they count.
    package func applied(to settings: Settings) -> Settings {
        var settings = settings
        for setting in Setting.all {
            if let wish = wishes[setting.key] { setting.force(wish.value, in: &settings) }
        }
        return settings
    }
}

extension Session {
    /// The settings as they count now: those of the save, but for what something stronger asks.
    package var preferences: Settings { overrides.isEmpty ? settings : overrides.applied(to: settings) }
}
