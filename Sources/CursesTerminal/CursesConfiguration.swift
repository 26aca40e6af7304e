import Drawing
import TerminalUI
import Threads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the terminal is opened with.
package struct CursesConfiguration: Sendable {
    package var variables: TerminalVariables
    /// What the player asked for; nil: as good as the terminal can.
    package var colors: ColorDepth?
    package var mouse = true
    /// Whether moves of the mouse without a button are wanted, too.
    package var hover = false
    /// Whether the terminal is asked what its ground is like; the answer is an event, if one comes.
    package var asksGround = false
    /// What a crash says to the player after which signal it was: where the save is, what to attach.
    package var crashNotice = ""
    /// Whether signals to end, to stop or to take another size come in by `wait`, while the terminal is open.
    package var takesSignals = false
    /// Ends a wait from another thread.
    package var wake: WakePipe?
    package var input: Int32 = 0
    package var output: Int32 = 1
    /// Where the line about a crash goes.
    package var errors: Int32 = 2

    package init(_ variables: TerminalVariables) { self.variables = variables }
}

extension CursesConfiguration {
    /// The most that is drawn; what a window has beyond it stays blank. A wall of screens has less, and a terminal that
    /// says it has 65,535 columns and rows is not to take all memory.
    private static let largest = CellSize(width: 1000, height: 400)

    /// The window's size; where it has none, as on a serial line, what the player says it is, or else `former`.
    func windowSize(former: CellSize) -> CellSize {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 else { return former }
        func fit(_ cells: UInt16, _ said: Int?, _ former: Int, _ most: Int) -> Int {
            min(cells > 0 ? Int(cells) : said ?? former, most)
        }
        return CellSize(
            width: fit(window.ws_col, variables.columns, former.width, Self.largest.width),
            height: fit(window.ws_row, variables.lines, former.height, Self.largest.height))
    }
}

extension TerminalVariables {
    /// Sets the C library's character set, which ncurses draws by, and tells whether it is UTF-8.
    ///
    /// The player's own locale decides. Where nothing is set at all, UTF-8 is taken for granted (`C.UTF-8`): nobody
    /// asked for ASCII, and terminals of today understand it. `LC_ALL=C` is a wish for ASCII and is respected.
    func applyLocale() -> Bool {
        setlocale(LC_CTYPE, "")
        if !isUTF8, locales.isEmpty { setlocale(LC_CTYPE, "C.UTF-8") }
        return isUTF8
    }

    private var isUTF8: Bool {
        guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
        let codeset = String(cString: name).uppercased()
        return codeset == "UTF-8" || codeset == "UTF8"
    }
}
