import Chronology
import Simulation

/// The player's profile: name, email address and picture, kept in the save and sent nowhere.
package struct Account: Hashable, Sendable, Codable {
    /// The most characters of a display name.
    package static let nameLimit = 40
    /// The most UTF-8 bytes of an email address.
    package static let emailLimit = 254

    package var displayName: String
    /// The email address; empty where none was given.
    package var email = ""
    /// The wall clock's time at which the game began.
    package var joined: Instant
    /// The bird that is shown as the player's picture.
    package var avatar: ID<Bird>?

    /// Returns a display name without surrounding white space; `nil` if it is empty, too long, or not on one line.
    static func checkedName(_ text: String) -> String? {
        let name = text.trimmed
        return !name.isEmpty && name.count <= nameLimit && name.isOneLine ? name : nil
    }

    /// Returns an address of the form something@something.something, or an empty text; `nil` for anything else.
    static func checkedEmail(_ text: String) -> String? {
        let email = text.trimmed
        if email.isEmpty { return email }
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard email.utf8.count <= emailLimit, parts.count == 2, !parts[0].isEmpty, parts[1].contains("."),
            !parts[1].hasPrefix("."), !parts[1].hasSuffix("."), !email.contains(where: \.isWhitespace), email.isOneLine
        else { return nil }
        return email
    }
}

extension String {
    /// The text without white space at either end.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// True if the text has no control characters, so it stays on its line and cannot control a terminal.
    var isOneLine: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{2028}" && $0 != "\u{2029}" }
    }
}
