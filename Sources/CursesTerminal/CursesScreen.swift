import CNcurses
import Drawing
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// ncurses' screen: each method a few calls of the library, in the order it wants them.
final class CursesScreen {
    private let screen: OpaquePointer
    private let files: [UnsafeMutablePointer<FILE>]
    private let output: Int32
    /// Where frames are put: `stdscr`.
    let window: UnsafeMutablePointer<WINDOW>
    /// What the terminal sends for its keys.
    let keys: KeyTable

    /// Opens the screen with the description that the game has adapted, or with the terminal's own where this ncurses
    /// does not take descriptions from a variable.
    init(_ description: TerminalDescription, input: Int32, output: Int32) throws(TerminalError) {
        guard let inFile = fdopen(dup(input), "r"), let outFile = fdopen(dup(output), "w") else {
            throw .failed("fdopen", errno)
        }
        let files = [inFile, outFile]
        self.files = files
        self.output = output
        let opened =
            Self.withVariable("TERMINFO", description.adapted, after: description.found) {
                newterm(description.term, outFile, inFile)
            }
            ?? newterm(description.term, outFile, inFile)
        guard let opened else {
            let code = errno
            for file in files { fclose(file) }
            throw .failed("newterm", code)
        }
        screen = opened
        guard let standard = shim_stdscr() else {
            let code = errno
            endwin()
            Self.close(opened, files)
            throw .failed("newterm", code)
        }
        window = standard
        keys = KeyTable { Capability.bytes($0) }
        raw()
        noecho()
        nonl()
        keypad(window, true)
        meta(window, true)
        // A refresh is not to be broken off when a key comes in.
        typeahead(-1)
        idcok(window, false)
        leaveok(window, true)
        curs_set(0)
        Self.readWithoutWaiting(input)
    }

    /// Makes ready for frames, when colors and mouse have been started: until it has come back from `endwin` once, ncurses
    /// flushes after every move of the cursor, a write call for each row of a frame instead of a few for the whole.
    /// `doupdate` comes back. What it has to say of attributes then does not follow the first frame.
    func settle() {
        endwin()
        doupdate()
    }

    var size: CellSize { CellSize(width: Int(getmaxx(window)), height: Int(getmaxy(window))) }

    /// Starts color and returns the depth that came of it.
    func startColor(_ wanted: ColorDepth) -> ColorDepth {
        forgetColors()
        guard wanted != .mono, has_colors(), start_color() == OK, use_default_colors() == OK else { return .mono }
        return switch shim_colors() {
        case 0x1000000... where wanted == .trueColor: .trueColor
        case 256... where wanted != .ansi16: .ansi256
        case 8...: .ansi16
        default: .mono
        }
    }

    /// What stands for the terminal's own colors in pairs.
    private(set) lazy var colorNumbers: ColorNumbers =
        Capability.flag(TerminfoEntry.remembersColors) ? .remembered : .plain

    /// Whatever the terminal's colors and attributes are by now: it gets its own, and the next ones are sent.
    private func forgetColors() {
        guard colorNumbers == .remembered else { return }
        _ = shim_tparm(TerminfoEntry.forgetColors, 0)
        send(Array("\u{1B}[m".utf8))
    }

    /// `mousemask`; false where the terminal has no mouse.
    func startMouse() -> Bool {
        mouseinterval(0)
        return mousemask(shim_every_mouse_event(), nil) != 0
    }

    /// Asks for focus events and for pasted text in brackets.
    /// - Parameter asksGround: whether to ask what the terminal's ground is like, too, where one can be expected to
    ///   understand.
    func startReports(asksGround: Bool) {
        let focus = Capability.output("fe")
        send(focus + Capability.output("BE") + (asksGround && !focus.isEmpty ? Array("\u{1B}]11;?\u{1B}\\".utf8) : []))
    }
    /// Names the window, whose former name is put aside before the first; `nil` brings that back.
    func setTitle(_ title: String?, isFirst: Bool) {
        guard knowsTitles else { return }
        guard let title else { return send(formerTitle) }
        send((isFirst ? Array("\u{1B}[22;2t".utf8) : []) + Array("\u{1B}]2;\(title)\u{1B}\\".utf8))
    }

    /// What brings back the window's name.
    var formerTitle: [UInt8] { knowsTitles ? Array("\u{1B}[23;2t".utf8) : [] }

    /// One of xterm's family, which reports of the focus are asked of, too.
    private var knowsTitles: Bool { !Capability.output("fe").isEmpty }

    func stopReports() { send(["BD", "fd"].flatMap { Capability.output($0) }) }

    /// What takes the terminal back to how it was found, for when ncurses cannot be called any more.
    var restoreBytes: [UInt8] {
        ["XM", "BD", "fd", "rmkx", "sgr0", colorNumbers == .plain ? "op" : "oc", "cnorm", "clear", "rmcup"]
            .flatMap { Capability.output($0) }
    }

    /// Sends what has changed, the cursor placed there or hidden.
    func refresh(cursor: CellPoint?) {
        leaveok(window, cursor == nil)
        if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
        curs_set(cursor == nil ? 0 : 1)
        wnoutrefresh(window)
        doupdate()
        isCleared = false
    }

    /// Whether the next refresh clears the screen and sends all of it.
    private(set) var isCleared = false

    /// What whole frames are written with; `nil` where only ncurses knows how to say colors, to go back to where the
    /// cursor was or to fill the last column.
    func wholeFramePhrases() -> WholeFrame.Phrases? {
        let (save, restore, home) = (Capability.output("sc"), Capability.output("rc"), Capability.output("home"))
        guard colorNumbers == .remembered, Capability.flag("xenl"), Capability.number("ncv") ?? 0 == 0,
            !save.isEmpty, !restore.isEmpty, !home.isEmpty,
            // That cursor is the shell's.
            !Capability.output("smcup").starts(with: save)
        else { return nil }
        let names: [(CellAttributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "sitm"), (.underline, "smul"), (.reverse, "rev"),
        ]
        return WholeFrame.Phrases(
            begin: save + home, end: restore, noAttributes: Capability.output("sgr0"),
            attributes: names.map { ($0, Capability.output($1)) })
    }

    /// Tells ncurses that what is on the window is what there is to be seen, as `scr_init` does from a file.
    func takeAsShown() {
        _ = shim_tparm(TerminfoEntry.forgetColors, 0)
        overwrite(window, shim_curscr())
        // What is whole need not be cleared before.
        clearok(window, false)
    }

    /// `resizeterm`
    func resize(to size: CellSize) {
        guard size != self.size else { return }
        resizeterm(Int32(size.height), Int32(size.width))
    }

    /// The next refresh clears the screen and sends all of it.
    func clearNext() {
        forgetColors()
        clearok(window, true)
        isCleared = true
    }

    /// `endwin`: the terminal as it was, until `begin`.
    /// - Parameter keepsModes: keys stay raw.
    func end(keepsModes: Bool = false) {
        // What `endwin` goes back to.
        if keepsModes { def_shell_mode() }
        // Where there is no other screen to go back to, or GNU screen keeps to one, nothing of the game stays behind.
        forgetColors()
        werase(window)
        clearok(window, true)
        leaveok(window, false)
        wmove(window, 0, 0)
        wnoutrefresh(window)
        doupdate()
        endwin()
    }

    /// Takes the terminal again after `end`.
    func begin() {
        reset_prog_mode()
        forgetColors()
        // The next refresh enters the screen, turns the mouse on again and sends all of it.
        clearok(shim_curscr(), true)
        isCleared = true
    }

    func close() {
        Self.close(screen, files)
    }

    private static func close(_ screen: OpaquePointer, _ files: [UnsafeMutablePointer<FILE>]) {
        delscreen(screen)
        for file in files { fclose(file) }
    }

    /// Makes `read` answer at once when there is nothing, in the modes that ncurses returns to after a stop, too. Not
    /// `O_NONBLOCK`: that would be the shell's as well, and the output's.
    private static func readWithoutWaiting(_ input: Int32) {
        var modes = termios()
        guard tcgetattr(input, &modes) == 0 else { return }
        withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(VMIN)] = 0 }
        tcsetattr(input, TCSADRAIN, &modes)
        def_prog_mode()
    }

    /// Writes past ncurses' buffer, which is empty between refreshes: `putp` would write to stdio's.
    func send(_ bytes: [UInt8]) {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }

    /// Sets a variable of the environment for as long as `body` takes; then it is `found` again.
    private static func withVariable<Result>(
        _ name: String, _ value: String, after found: String?, _ body: () -> Result
    ) -> Result {
        setenv(name, value, 1)
        defer {
            if let found { setenv(name, found, 1) } else { unsetenv(name) }
        }
        return body()
    }
}
