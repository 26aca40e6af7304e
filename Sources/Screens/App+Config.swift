import Session
import TerminalUI

/// Applying the player's settings file, `config.json`, to the running app.
extension App {
    /// Applies the settings and key bindings of the player's file and returns the file's faults.
    ///
    /// A file that cannot be read changes nothing.
    mutating func applyFileSettings(_ file: ConfigFile) -> [ConfigFault] {
        guard !file.isLost else { return file.faults }
        config = file
        session.overrides.take(file)
        let (keys, faults) = KeyMap.remapped(by: file.keys)
        ownKeys = keys
        return file.faults + faults
    }

    /// Applies a settings file that changed while the game is open and shows its faults if the file differs from the
    /// last one.
    mutating func applyChangedFile(_ file: ConfigFile) {
        let isNew = file != config
        let faults = applyFileSettings(file)
        guard isNew, !faults.isEmpty else { return }
        let path = configPath
        let message = MessageSheet(
            sentences: faults.map { words.sentence(for: $0, path: path) }, title: words.settingsFile)
        if !hasRoomForSheets {
            tell(Announcement(message.sentences[0], ink: .warning))
        } else if sheet == nil {
            sheet = message
        } else {
            waiting.append(message)
        }
    }

    /// Replaces the terminal's capabilities, after the terminal has been reopened.
    package mutating func use(_ capabilities: TerminalCapabilities) { options.capabilities = capabilities }

    /// The path of the player's settings file, for messages.
    var configPath: String { Paths.config(session.environment) ?? "config.json" }
}

extension Command {
    /// Converts key assignments to the names that the settings file uses; `nil` keys stand for a command's standard
    /// keys.
    package static func named(_ keys: [Command: [Key]?]) -> [String: [String]?] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $1?.map(\.name)) })
    }
}
