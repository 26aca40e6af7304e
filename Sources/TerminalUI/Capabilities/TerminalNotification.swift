import Drawing

/// A notification outside the screen, for a player who looks elsewhere. Its text cannot control a terminal.
package struct TerminalNotification: Hashable, Sendable {
    package let title: String
    package let body: String

    /// The most characters of each text: popups have no room for more, and multiplexers drop long sequences.
    static let limit = 200

    package init(title: String, body: String) {
        func shown(_ text: String) -> String { String(TextWidth.shown(text).prefix(Self.limit)) }
        (self.title, self.body) = (shown(title), shown(body))
    }
}

/// A protocol for notifications.
package enum NotificationWay: String, Hashable, Sendable, CaseIterable {
    /// kitty's own protocol.
    case osc99
    /// rxvt's protocol, which foot, Ghostty, WezTerm and contour know.
    case osc777
    /// iTerm2's protocol.
    case osc9
    /// The bell. tmux and most terminals mark the window then.
    case bell

    /// - Parameter unicode: whether to send UTF-8; otherwise only ASCII is sent.
    func bytes(for notification: TerminalNotification, unicode: Bool) -> [UInt8] {
        func sent(_ text: String) -> String { unicode ? text : ASCIIFallback.text(for: text) }
        let (title, body) = (sent(notification.title), sent(notification.body))
        let text =
            switch self {
            // Both parts are one notification by their name `i`; a later one replaces it. kitty, too, shows it only
            // while its window is in the background.
            case .osc99:
                "\u{1B}]99;i=backyard-birds:d=0:o=unfocused:p=title;\(title)\u{1B}\\"
                    + "\u{1B}]99;i=backyard-birds:d=1:o=unfocused:p=body;\(body)\u{1B}\\"
            case .osc777:
                "\u{1B}]777;notify;\(Self.withoutSemicolons(title));\(Self.withoutSemicolons(body))\u{1B}\\"
            // The text begins with a word: a number there is another command to some terminals.
            case .osc9: "\u{1B}]9;\(title): \(body)\u{1B}\\"
            case .bell: "\u{7}"
            }
        return Array(text.utf8)
    }

    /// Returns the text with commas for semicolons, which end a part of OSC 777.
    private static func withoutSemicolons(_ text: String) -> String { text.escapingScalars { $0 == ";" ? "," : nil } }
}
