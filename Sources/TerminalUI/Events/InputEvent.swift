import Drawing

/// A key as the terminal reported it, after decoding.
package enum Key: Hashable, Sendable {
    /// A printable grapheme cluster, as typed: `a`, `A`, `?`, `é`, `鳥`.
    case character(Character)
    /// A letter with Control held: `.control("c")`; lower case.
    case control(Character)
    /// A key with Alt held, or just after Esc.
    indirect case alt(Key)
    /// The arrows left and right with Control held: they move by words in a text, and are plain arrows elsewhere.
    case wordLeft, wordRight
    /// A digit of the numeric keypad from a terminal that does not tell whether Num Lock is on: a digit in a text, an
    /// arrow or the like elsewhere.
    case keypad(Int)
    case up, down, left, right, home, end, pageUp, pageDown, insert, delete
    case enter, escape, tab, backTab, backspace
    /// A function key, F1…F12.
    case function(Int)
}

/// A mouse event.
package struct MouseEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A button pressed, released, or held during a move: 1 left, 2 middle, 3 right.
        case press(Int), release(Int), drag(Int)
        case move
        case wheelUp, wheelDown
    }

    package let kind: Kind
    package var position: CellPoint
    /// Whether Alt or Control was held. (Shift is the terminal's own: with it, text is selected.)
    package let isModified: Bool

    package init(_ kind: Kind, at position: CellPoint, isModified: Bool = false) {
        self.kind = kind
        self.position = position
        self.isModified = isModified
    }
}

/// An event from the terminal.
package enum InputEvent: Hashable, Sendable {
    case key(Key)
    case mouse(MouseEvent)
    /// Text pasted in one piece, control characters removed.
    case paste(String)
    case resize(CellSize)
    /// The window has got the focus (true), or lost it.
    case focus(Bool)
    /// The terminal has reported whether its background is dark or light.
    case ground(ColorScheme)
    /// The terminal has told more of itself.
    case capabilities(TerminalCapabilities)
    /// The terminal is gone: hang-up or end of input.
    case endOfInput
}
