import CSignals
import Drawing
import TerminalUI
import Threads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The options that a terminal is opened with.
package struct CursesConfiguration: Sendable {
    package var variables: TerminalVariables
    /// The depth that the player asked for; nil: the best that the terminal has.
    package var colors: ColorDepth?
    /// The program that the terminal has said it is, where it was open before; nil: by the environment.
    package var identity: TerminalIdentity?
    package var mouse = true
    /// True if moves of the mouse without a button are reported, too.
    package var hover = false
    /// True if the terminal is asked for its background color, and again when that may have changed; an answer is an
    /// event.
    package var asksGround = false
    /// True if the terminal is asked for the keyboard's mode, and one that another program has left on is turned off.
    package var asksKeyboard = false
    /// True if the terminal is asked which program it is and what it can; an answer changes its capabilities.
    package var asksIdentity = false
    /// The way in which images are shown; unless it is `off`, the terminal is asked which ones it has, and how large its
    /// cells are.
    package var pixels = PixelChoice.off
    /// The sentence that a crash prints after the signal's name: where the save is, what to attach.
    package var crashNotice = ""
    /// True if signals to end, to stop, to resume or to resize come in through `wait` while the terminal is open.
    package var takesSignals = false
    /// The pipe by which another thread ends a wait; `nil` for none.
    package var wake: WakePipe?
    /// The largest size that is drawn; the rest of a window stays blank. It bounds the memory for a terminal that claims
    /// 65,535 columns and rows.
    package var largest = CellSize(width: 1000, height: 400)
    package var input: Int32 = 0
    package var output: Int32 = 1
    /// The descriptor that the line about a crash goes to.
    package var errors: Int32 = 2

    package init(_ variables: TerminalVariables) { self.variables = variables }
}

extension CursesConfiguration {
    /// Returns the terminfo entry and the color depth that a terminal would be opened with.
    package func described() throws(TerminalError) -> (entry: String, depth: ColorDepth) {
        let description = try TerminalDescription(self)
        return (description.term, description.depth)
    }

    /// True if the terminal may be asked questions: by its terminfo entry it is of xterm's family. Others might show
    /// them.
    package var takesQuestions: Bool { (try? TerminalDescription(self))?.hasReports ?? false }

    /// Returns the window's size; where it has none, as on a serial line, that of `COLUMNS` and `LINES`, or else `former`.
    func windowSize(former: CellSize) -> CellSize {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 else { return former }
        func fit(_ cells: UInt16, _ said: Int?, _ former: Int, _ most: Int) -> Int {
            min(cells > 0 ? Int(cells) : said ?? former, most)
        }
        return CellSize(
            width: fit(window.ws_col, variables.columns, former.width, largest.width),
            height: fit(window.ws_row, variables.lines, former.height, largest.height))
    }
}

extension CursesConfiguration {
    /// The size of a cell in pixels by the terminal's driver; `nil` where that does not know the window's.
    var cellPixels: CellPixels? {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return nil }
        let (columns, rows) = (Int(window.ws_xpixel / window.ws_col), Int(window.ws_ypixel / window.ws_row))
        return (2...256).contains(columns) && (2...256).contains(rows) ? CellPixels(columns: columns, rows: rows) : nil
    }

    /// True if the terminal may be asked about images. tmux and screen would keep the question.
    var mayAskPixels: Bool { pixels != .off && !variables.isInTmux && mayAskModes }

    /// True if the terminal may be asked for modes. screen would keep the question, and rxvt and Apple's terminal show
    /// it.
    var mayAskModes: Bool {
        !variables.isInScreen && variables.program != "Apple_Terminal" && variables.term?.hasPrefix("rxvt") != true
    }
}

extension TerminalVariables {
    /// Sets the C library's character set, which ncurses draws by, and tells whether it is UTF-8.
    ///
    /// The player's own locale decides. Where nothing is set at all, UTF-8 is taken for granted (`C.UTF-8`): nobody
    /// asked for ASCII, and terminals of today understand it. A locale that is not installed, as `de_AT.UTF-8` after a
    /// login from elsewhere, still says so by its name. `LC_ALL=C` is a wish for ASCII and is respected.
    func applyLocale() -> Bool {
        let isInstalled = setlocale(LC_CTYPE, "") != nil
        if !isUTF8, namesUTF8, !isInstalled || locales.isEmpty { setlocale(LC_CTYPE, "C.UTF-8") }
        return isUTF8
    }

    /// True if screen and commands write UTF-8; the locale itself is asked only if its name does not tell.
    package var usesUTF8: Bool {
        namesUTF8 || !["C", "POSIX"].contains(locales.first ?? "C") && applyLocale()
    }

    /// The name of the player's locale if it is not installed; `nil` if it is.
    package var missingLocale: String? { setlocale(LC_CTYPE, "") == nil ? locales.first : nil }

    private var isUTF8: Bool {
        guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
        let codeset = String(cString: name).uppercased()
        return codeset == "UTF-8" || codeset == "UTF8"
    }
}

extension ConsoleFont {
    /// Asks the kernel for the font of a console; `nil` for any other terminal, as over ssh.
    package init?(of descriptor: Int32, _ variables: TerminalVariables) {
        guard variables.term == "linux" else { return nil }
        // A font has no more than 512 glyphs, but several code points can share one.
        var count: Int32 = 0
        let points = [UInt16](unsafeUninitializedCapacity: Int(UInt16.max)) { buffer, filled in
            count = csignals_console_points(descriptor, buffer.baseAddress, Int32(buffer.count))
            filled = max(0, min(Int(count), buffer.count))
        }
        guard count >= 0 else { return nil }
        self.init(points: points.lazy.map(UInt32.init))
    }
}
