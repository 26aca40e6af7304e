/// A question to the terminal, by the sequence that asks it.
enum TerminalQuestion: String {
    /// OSC 11: the background color.
    case ground = "\u{1B}]11;?\u{1B}\\"
    /// The flags of kitty's keyboard protocol.
    case keyboard = "\u{1B}[?u"
    /// XTVERSION: the program's name and version.
    case version = "\u{1B}[>q"
    /// DA2: a number of the program's own.
    case secondary = "\u{1B}[>c"
    /// kitty's graphics protocol: an image of one pixel, to see whether it would be taken.
    case graphics = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    /// DECRQM of mode 2026: whether a frame can be shown as a whole, without a torn one before it.
    case synchronization = "\u{1B}[?2026$p"
    /// The size of a cell in pixels.
    case cell = "\u{1B}[16t"

    /// DA1, whose answer every terminal gives.
    static let attributes = "\u{1B}[c"
}
