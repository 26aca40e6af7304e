/// The way of notifying a terminal, by what is known of it.
///
/// A multiplexer in between has the last word. tmux forwards what is wrapped for it where `allow-passthrough` is on,
/// and drops it silently where it is off, which cannot be seen from inside. So what it may drop is never all that is
/// sent, unless the player requested just that.
package struct NotificationRoute: Hashable, Sendable {
    let ways: [NotificationWay]
    let isWrappedForTmux: Bool

    /// - Parameter asked: the player's choice; nil chooses by the terminal.
    package init(_ variables: TerminalVariables, asked: NotificationWay?) {
        let isInTmux = variables.isInTmux
        isWrappedForTmux = isInTmux
        if let asked {
            ways = [asked]
        } else if let known = isInTmux ? nil : Self.way(of: variables) {
            ways = [known]
        } else {
            // Variables of a terminal outlive it in everything that was started in it, so this is a guess.
            let isScreen = !isInTmux && (variables.term ?? "").hasPrefix("screen")
            ways = (isScreen ? [] : Self.guess(variables).map { [$0] } ?? []) + [.bell]
        }
    }

    package func bytes(for notification: TerminalNotification, unicode: Bool) -> [UInt8] {
        ways.flatMap { way in
            let bytes = way.bytes(for: notification, unicode: unicode)
            // tmux handles the bell itself.
            return isWrappedForTmux && way != .bell ? Self.wrapped(bytes) : bytes
        }
    }

    /// Returns the sequence wrapped for tmux to pass on, with each Esc doubled.
    private static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
        Array("\u{1B}Ptmux;".utf8) + bytes.flatMap { $0 == 0x1B ? [0x1B, 0x1B] : [$0] } + Array("\u{1B}\\".utf8)
    }

    /// Returns the way that the terminal's name suggests; `nil` for a name without one.
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
