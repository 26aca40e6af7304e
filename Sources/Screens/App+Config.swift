import Session
import TerminalUI

/// The player's file of settings, as the screens take it in.
extension App {
    /// Applies the player's file and returns its faults. A file that cannot be read changes nothing.
    mutating func applyFileSettings(_ file: ConfigFile) -> [ConfigFault] {
        guard !file.isLost else { return file.faults }
        config = file
        session.overrides.take(file)
        let (keys, faults) = KeyMap.remapped(by: file.keys)
        self.keys = keys
        return file.faults + faults
    }

    /// Applies a file that has changed while the game is open, and tells the player about faults that are new.
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

    /// The terminal has been opened anew.
    package mutating func use(_ capabilities: TerminalCapabilities) { options.capabilities = capabilities }

    var configPath: String { Paths.config(session.environment) ?? "config.json" }
}

extension Command {
    /// Keys by command as the file has them.
    package static func named(_ keys: [Command: [Key]?]) -> [String: [String]?] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $1?.map(\.name)) })
    }
}
