import Session
import TerminalUI

/// The player's file of settings, as the screens take it in.
extension App {
    /// Obeys the file as far as it goes, and returns what is wrong in it. One that cannot be read changes nothing.
    mutating func take(_ file: ConfigFile, _ session: Session) -> [ConfigFault] {
        guard !file.isLost else { return file.faults }
        config = file
        session.overrides.take(file)
        let (keys, faults) = KeyMap.remapped(by: file.keys)
        self.keys = keys
        return file.faults + faults
    }

    /// The same while the game is open.
    mutating func takeAnew(_ file: ConfigFile, session: Session, uptime: Double) {
        let isNew = file != config
        let faults = take(file, session)
        guard !faults.isEmpty else { return }
        guard isNew else { return }
        let path = configPath(session)
        let message = MessageSheet(
            sentences: faults.map { words.sentence(for: $0, path: path) }, title: words.settingsFile)
        if !hasRoomForSheets {
            tell(Announcement(message.sentences[0], ink: .warning), session: session, uptime: uptime)
        } else if sheet == nil {
            sheet = message
        } else {
            waiting.append(message)
        }
    }

    /// The terminal has been opened anew.
    package mutating func use(_ capabilities: TerminalCapabilities) { options.capabilities = capabilities }

    func configPath(_ session: Session) -> String { Paths.config(session.environment) ?? "config.json" }
}

extension Command {
    /// Keys by command as the file has them.
    package static func named(_ keys: [Command: [Key]?]) -> [String: [String]?] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $1?.map(\.name)) })
    }
}
