import TerminalUI

/// The guess from focus reports and input whether the player is looking at the game.
struct Attention: Hashable, Sendable {
    /// True if the game's window has the focus; `nil` if the terminal hasn't reported it, as in tmux by default.
    private(set) var hasFocus: Bool?
    /// The uptime of the last input, in seconds.
    private(set) var lastInput: Double
    /// The uptime of the last key press, paste or click, in seconds; a moving pointer doesn't count.
    private(set) var lastPress: Double

    /// The seconds after a key press during which the player counts as present if the focus is unknown.
    static let presence = 120.0

    init(uptime: Double) { (lastInput, lastPress) = (uptime, uptime) }

    /// Updates the guess from an input event.
    mutating func take(_ event: InputEvent, at uptime: Double) {
        lastInput = uptime
        switch event {
        case .focus(let focus): hasFocus = focus
        case .key, .paste: press(at: uptime)
        // The pointer also moves over windows without focus, so only a click counts.
        case .mouse(let mouse): if mouse.isPress { press(at: uptime) }
        case .resize, .ground, .capabilities, .endOfInput: break
        }
    }

    /// Records a key press, paste or click.
    private mutating func press(at uptime: Double) {
        lastPress = uptime
        // A window that receives keys has the focus, so the report of its return was lost: the focus is unknown.
        if hasFocus == false { hasFocus = nil }
    }

    /// Returns true if the player is probably not looking at the game.
    func isAway(at uptime: Double) -> Bool {
        hasFocus.map { !$0 } ?? (uptime - lastPress >= Self.presence)
    }
}

extension MouseEvent {
    /// True if a mouse button was pressed.
    fileprivate var isPress: Bool {
        if case .press = kind { true } else { false }
    }
}
