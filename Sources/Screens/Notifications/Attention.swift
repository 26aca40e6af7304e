import TerminalUI

/// Whether the player is before the game, as far as a terminal tells.
struct Attention: Hashable, Sendable {
    /// Whether the game's window has the focus; `nil` while the terminal has never said, as in tmux by default.
    private(set) var hasFocus: Bool?
    /// Uptime of the last input, in seconds.
    private(set) var lastInput: Double
    /// The last that only a hand can have made.
    private var lastPress: Double

    /// Seconds after a key press for which the player is taken to be there where nothing tells.
    static let presence = 120.0

    init(uptime: Double) { (lastInput, lastPress) = (uptime, uptime) }

    mutating func take(_ event: InputEvent, at uptime: Double) {
        lastInput = uptime
        switch event {
        case .focus(let focus): hasFocus = focus
        case .key, .paste: press(at: uptime)
        // The pointer moves over windows that have no focus.
        case .mouse(let mouse): if mouse.isPress { press(at: uptime) }
        case .resize, .ground, .endOfInput: break
        }
    }

    private mutating func press(at uptime: Double) {
        lastPress = uptime
        // A window that is typed into has the focus: that it came back was not heard.
        if hasFocus == false { hasFocus = nil }
    }

    /// Whether the player looks elsewhere, to the best of what is known.
    func isAway(at uptime: Double) -> Bool {
        hasFocus.map { !$0 } ?? (uptime - lastPress >= Self.presence)
    }
}

extension MouseEvent {
    fileprivate var isPress: Bool {
        if case .press = kind { true } else { false }
    }
}
