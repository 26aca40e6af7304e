/// The rules of a game that is played on somebody else's computer, by whoever logs in there: it reaches the player's own
/// profile and nothing besides.
package struct Kiosk: Hashable, Sendable {
    /// True for a guest, who looks at a profile and cannot change anything.
    package var isGuest = false
    /// The most guests at once, or the most profiles that logins begin.
    package var most: Int
    /// The ways out that are closed: all of them, unless a test opens one.
    package var closed = Set(WayOut.allCases)

    package init(isGuest: Bool = false, most: Int? = nil) {
        self.isGuest = isGuest
        self.most = most ?? (isGuest ? 20 : 1000)
    }

    /// The most bytes of the journal; beyond, its oldest months go.
    static let journalLimit = 12 << 20
    /// The most that an album may hold before another photo is refused.
    static let albumLimit = FileUse(files: 300, bytes: 8 << 20)
    /// The most that a profile may hold before every change is refused, the deletion of photos excepted.
    static let profileLimit = FileUse(files: 800, bytes: 40 << 20)

    /// The seconds after which a guest who presses no key is sent home.
    package static let guestTimeout = 600.0
    /// The seconds after which a game ends whose terminal reads nothing.
    package static let unreadTimeout = 300.0
    /// The seconds after the last key for which scenery moves.
    package static let ambienceTimeout = 300.0
}

/// A way from the game to the computer that it runs on, or to its other players. Each place that has one asks
/// `Session.refuses(_:)`, and a test tries them all.
package enum WayOut: CaseIterable {
    /// Stopping the process, by a key or by the signal that Ctrl-Z sends.
    case suspension
    /// Files for the player: exported journals, cards and notes.
    case writtenFiles
    /// Files that the player names: a card or a note by its path.
    case namedFiles
    /// The family, which lists the other profiles and shares purchases.
    case family
    /// The paths of files, as the screens show them.
    case paths
    /// Variables of the environment that the client may have set, which name folders and terminals.
    case variables
    /// The command that came with the login.
    case commands
}

extension Configuration {
    /// Returns whether a way out is closed.
    package func refuses(_ way: WayOut) -> Bool { kiosk?.closed.contains(way) == true }
}

extension Session {
    /// Returns whether a way out is closed.
    package func refuses(_ way: WayOut) -> Bool { configuration.refuses(way) }

    /// Returns a path as a screen shows it: from “~” on where it is below the player's home, and only the name of the
    /// file where paths are secret.
    package func shown(_ path: String) -> String {
        refuses(.paths) ? Paths.name(of: path) : Paths.abbreviated(path, environment)
    }
}
