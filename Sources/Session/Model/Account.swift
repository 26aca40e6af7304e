import Chronology
import Simulation

/// The player. Name and email stay on this computer.
package struct Account: Hashable, Sendable, Codable {
    package static let nameLimit = 40
    package static let emailLimit = 254

    package var displayName: String
    /// The email address; empty where none was given.
    package var email: String
    package var joined: Instant
    /// The bird of the picture.
    package var avatar: ID<Bird>?

    package init(displayName: String, email: String = "", joined: Instant, avatar: ID<Bird>? = nil) {
        self.displayName = displayName
        self.email = email
        self.joined = joined
        self.avatar = avatar
    }

    /// Returns a text on one line without surrounding blanks; `nil` if nothing is left or it is too long.
    static func checkedName(_ text: String) -> String? {
        let name = text.trimmed
        return !name.isEmpty && name.count <= nameLimit && name.isOneLine ? name : nil
    }

    /// Returns an empty text or an address (something@something.something without blanks); `nil` otherwise.
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

    /// Whether the text has no control characters, so it stays on its line and cannot control a terminal.
    var isOneLine: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{2028}" && $0 != "\u{2029}" }
    }
}
