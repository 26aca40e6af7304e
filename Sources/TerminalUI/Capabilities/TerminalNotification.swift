/// Something said outside the screen, to a player who looks elsewhere. Nothing in it can command a terminal.
package struct TerminalNotification: Hashable, Sendable {
    package let title: String
    package let body: String

    /// Characters of each that are sent: what pops up has no room for more, and multiplexers drop long sequences.
    static let limit = 200

    package init(title: String, body: String) {
        func shown(_ text: String) -> String { String(TextWidth.shown(text).prefix(Self.limit)) }
        (self.title, self.body) = (shown(title), shown(body))
    }
}

/// A way in which terminals are told.
package enum NotificationWay: String, Hashable, Sendable, CaseIterable {
    /// kitty's own.
    case osc99
    /// rxvt's, which foot, Ghostty, WezTerm and contour know.
    case osc777
    /// iTerm2's.
    case osc9
    /// Rings. tmux marks the window then, and most terminals theirs.
    case bell

    /// - Parameter unicode: without it only ASCII is sent.
    func bytes(for notification: TerminalNotification, unicode: Bool) -> [UInt8] {
        func sent(_ text: String) -> String { unicode ? text : ASCIIFallback.text(for: text) }
        let (title, body) = (sent(notification.title), sent(notification.body))
        let text =
            switch self {
            // Both parts are one notification by their name `i`; a later one takes its place. kitty, too, shows it only
            // while its window is not before the player.
            case .osc99:
                "\u{1B}]99;i=backyard-birds:d=0:o=unfocused:p=title;\(title)\u{1B}\\"
                    + "\u{1B}]99;i=backyard-birds:d=1:o=unfocused:p=body;\(body)\u{1B}\\"
            // A semicolon is the end of a part.
            case .osc777:
                "\u{1B}]777;notify;\(title.replacing(";", with: ","));\(body.replacing(";", with: ","))\u{1B}\\"
            // Begins with a word: a number there is another command to some terminals.
            case .osc9: "\u{1B}]9;\(title): \(body)\u{1B}\\"
            case .bell: "\u{7}"
            }
        return Array(text.utf8)
    }
}

/// How a terminal is told, by what is known of it.
///
/// A multiplexer in between has the last word. tmux passes on what is wrapped for it where `allow-passthrough` is on, and
/// drops it silently where it is off; which of the two cannot be seen from inside. So what it may drop is never all that
/// is sent, unless the player asked for just that.
package struct NotificationRoute: Hashable, Sendable {
    let ways: [NotificationWay]
    let isWrappedForTmux: Bool

    /// - Parameter asked: by the player; nil: by the terminal.
    package init(_ variables: TerminalVariables, asked: NotificationWay?) {
        let isInTmux = variables.isInTmux
        isWrappedForTmux = isInTmux
        if let asked {
            ways = [asked]
        } else if let known = isInTmux ? nil : Self.way(of: variables) {
            ways = [known]
        } else {
            // Variables that a terminal set for all that was started in it outlive it: what they tell is a guess.
            let isScreen = !isInTmux && (variables.term ?? "").hasPrefix("screen")
            ways = (isScreen ? [] : Self.guess(variables).map { [$0] } ?? []) + [.bell]
        }
    }

    package func bytes(for notification: TerminalNotification, unicode: Bool) -> [UInt8] {
        ways.flatMap { way in
            let bytes = way.bytes(for: notification, unicode: unicode)
            // The bell is tmux's own to ring.
            return isWrappedForTmux && way != .bell ? Self.wrapped(bytes) : bytes
        }
    }

    /// Each Esc twice, as tmux takes it.
    private static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
        Array("\u{1B}Ptmux;".utf8) + bytes.flatMap { $0 == 0x1B ? [0x1B, 0x1B] : [$0] } + Array("\u{1B}\\".utf8)
    }

    /// By the terminal's own name.
    private static func way(of variables: TerminalVariables) -> NotificationWay? {
        let term = variables.term ?? ""
        if term.hasPrefix("xterm-kitty") { return .osc99 }
        if ["foot", "xterm-ghostty", "wezterm", "contour"].contains(where: term.hasPrefix) { return .osc777 }
        return switch variables.program {
        case "ghostty", "WezTerm": .osc777
        case "iTerm.app", "WarpTerminal": .osc9
        default: nil
        }
    }

    private static func guess(_ variables: TerminalVariables) -> NotificationWay? {
        let signs = variables.signs
        if signs.contains("KITTY_WINDOW_ID") { return .osc99 }
        if signs.contains("WEZTERM_PANE") || signs.contains("GHOSTTY_RESOURCES_DIR") { return .osc777 }
        if signs.contains("ITERM_SESSION_ID") { return .osc9 }
        return nil
    }
}
