/// A question to the terminal.
enum TerminalQuestion: String {
    /// OSC 11: the background color.
    case ground = "\u{1B}]11;?\u{1B}\\"
    /// The flags of kitty's keyboard protocol.
    case keyboard = "\u{1B}[?u"
    /// XTVERSION: the program's name and version.
    case version = "\u{1B}[>q"
    /// DA2: a number of the program's own.
    case secondary = "\u{1B}[>c"

    /// DA1, whose answer every terminal gives.
    static let attributes = "\u{1B}[c"
}
