/// A question to the terminal.
enum TerminalQuestion: String {
    /// OSC 11: the background color.
    case ground = "\u{1B}]11;?\u{1B}\\"
    /// The flags of kitty's keyboard protocol.
    case keyboard = "\u{1B}[?u"
}
