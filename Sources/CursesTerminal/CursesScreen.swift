import CNcurses
import Drawing
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// ncurses' screen: each method a few calls of the library, in the order it wants them.
///
/// ncurses writes to the channel's stage and never sees the terminal itself, so the terminal's modes are `CursesTerminal`'s.
final class CursesScreen {
    private let screen: OpaquePointer
    private let input: UnsafeMutablePointer<FILE>
    let channel: OutputChannel
    /// `stdscr`, which frames are put on.
    let window: shim_window
    /// The sequences that the terminal sends for its keys.
    let keys: KeyTable

    /// Opens the screen with the adapted description, or with the terminal's own where this ncurses takes no
    /// descriptions from a variable.
    init(_ description: TerminalDescription, input: Int32, _ channel: OutputChannel)
        throws(TerminalError)
    {
        guard let input = fdopen(dup(input), "r") else { throw .failed("fdopen", errno) }
        setenv("TERMINFO", description.adapted, 1)
        let adapted = newterm(description.term, channel.stage, input)
        if let found = description.found { setenv("TERMINFO", found, 1) } else { unsetenv("TERMINFO") }
        guard let opened = adapted ?? newterm(description.term, channel.stage, input),
            let window = shim_stdscr()
        else {
            let code = errno
            fclose(input)
            throw .failed("newterm", code)
        }
        (screen, self.input, self.channel, self.window) = (opened, input, channel, window)
        keys = KeyTable { Capability.bytes($0) }
        meta(window, true)
        // A key that comes in must not interrupt a refresh.
        typeahead(-1)
        idcok(window, false)
        leaveok(window, true)
        curs_set(0)
    }

    /// Calls `def_prog_mode`: where ncurses writes to the terminal itself, it sets these modes whenever it comes back.
    func keepModes() { def_prog_mode() }

    /// Makes ready for frames, when colors and mouse have been started: until it has come back from `endwin` once, ncurses
    /// flushes after every move of the cursor. `doupdate` comes back; what that writes of attributes then does not follow
    /// the first frame.
    func settle() {
        endwin()
        doupdate()
        channel.sendStaged()
    }

    var size: CellSize { CellSize(width: Int(getmaxx(window)), height: Int(getmaxy(window))) }

    /// Starts color and returns the resulting depth.
    func startColor(_ wanted: ColorDepth) -> ColorDepth {
        forgetColors()
        guard wanted != .mono, has_colors(), start_color() == OK, use_default_colors() == OK else {
            return .mono
        }
        return switch shim_colors() {
        case 0x1000000... where wanted == .trueColor: .trueColor
        case 256... where wanted != .ansi16: .ansi256
        case 8...: .ansi16
        default: .mono
        }
    }

    /// The numbers that stand for the terminal's own colors in pairs.
    private(set) lazy var colorNumbers: ColorNumbers =
        Capability.flag(TerminfoEntry.remembersColors) ? .remembered : .plain

    /// Resets the terminal's colors and attributes, and lets the next ones be sent whatever was set before.
    private func forgetColors() {
        guard colorNumbers == .remembered else { return }
        _ = shim_tparm(TerminfoEntry.forgetColors, 0)
        channel.send(plainText)
    }

    /// Calls `mousemask`; returns false where the terminal has no mouse.
    func startMouse() -> Bool {
        mouseinterval(0)
        return mousemask(shim_every_mouse_event(), nil) != 0
    }

    /// Turns on the reports of keys, focus events and pasted text in brackets.
    ///
    /// - Parameter themes: true for reports of changed colors, too.
    func startReports(themes: Bool) {
        channel.send(
            keypad + Capability.output("fe") + Capability.output("BE")
                + (themes && isXterm ? Array("\u{1B}[?2031h".utf8) : [])
                + (keepsOrder ? Array(order(isKept: true).utf8) : []))
    }

    /// The sequence `smkx` without its `ESC =`: in application mode the keypad sends the same whether Num Lock is on or
    /// off.
    private var keypad: [UInt8] {
        var bytes = Capability.output("smkx")
        if let range = bytes.firstRange(of: Array("\u{1B}=".utf8)) { bytes.removeSubrange(range) }
        return bytes
    }

    /// Sends questions, and after them DA1, whose answer every terminal gives: what was not answered by then will not be.
    /// Returns false, with nothing sent, for terminals that might show the questions.
    func ask(_ questions: [TerminalQuestion]) -> Bool {
        guard isXterm, !questions.isEmpty else { return false }
        channel.send(Array((questions.map(\.rawValue).joined() + TerminalQuestion.attributes).utf8))
        return true
    }

    /// Lets keys come as ever while the game runs, in a terminal that was left in kitty's keyboard protocol.
    func pushKeyboard() {
        hasPushedKeyboard = true
        channel.send(Array("\u{1B}[>0u".utf8))
    }

    /// True if the terminal shows the text of a frame as a whole.
    var synchronizes = false

    /// True if the keyboard's former mode is to be restored.
    private var hasPushedKeyboard = false

    /// The sequences that let the terminal show what it holds back, restore the keyboard's mode and the order of texts,
    /// and end reports of changed colors.
    private var plainReports: [UInt8] {
        Array(
            ((synchronizes ? OutputChannel.wholeEnd : "") + (hasPushedKeyboard ? "\u{1B}[<u" : "")
                + (keepsOrder ? order(isKept: false) : "")
                + (isXterm ? "\u{1B}[?2031l" : "")).utf8)
    }

    /// Sets the window's title, saving the former one before the first; `nil` restores that.
    func setTitle(_ title: String?, isFirst: Bool) {
        guard isXterm else { return }
        guard let title else { return channel.send(formerTitle) }
        channel.send(
            (isFirst ? Array("\u{1B}[22;2t".utf8) : []) + Array("\u{1B}]2;\(title)\u{1B}\\".utf8))
    }

    /// The sequence that brings back the window's name.
    var formerTitle: [UInt8] { isXterm ? Array("\u{1B}[23;2t".utf8) : [] }

    /// True if the terminal is of xterm's family: it has titles, focus events and answers.
    private var isXterm: Bool { !Capability.output("fe").isEmpty }

    /// True while the terminal is told to show cells from left to right, as they come, instead of ordering texts itself.
    private(set) var keepsOrder = false

    /// True for mlterm, which has a sequence of its own for the order of texts.
    private var isMlterm = false

    func keepOrder(_ isKept: Bool, isMlterm: Bool) {
        guard isXterm else { return }
        (keepsOrder, self.isMlterm) = (isKept, isMlterm)
        channel.send(Array(order(isKept: isKept).utf8))
    }

    /// Returns ECMA-48's BDSM, which keeps or ends the order of cells; terminals without bidirectional text ignore it.
    private func order(isKept: Bool) -> String {
        "\u{1B}[8\(isKept ? "l" : "h")" + (isMlterm ? "\u{1B}]5379;use_ctl=\(!isKept)\u{7}" : "")
    }

    func stopReports() {
        channel.send(plainReports + ["BD", "fd", "rmkx"].flatMap { Capability.output($0) })
        (hasPushedKeyboard, synchronizes) = (false, false)
    }

    /// The sequences that bring the terminal back to how it was found, for when ncurses cannot be called any more.
    var restoreBytes: [UInt8] {
        plainReports
            + [
                "XM", "BD", "fd", "rmkx", "sgr0", colorNumbers == .plain ? "op" : "oc", "cnorm", "clear",
                "rmcup",
            ]
            .flatMap { Capability.output($0) } + plainText
    }

    /// The sequence that ends colors and attributes. It follows `rmcup`, with which foot restores those that were set when
    /// the game last saved the cursor; the game's own `sgr0` keeps colors.
    private var plainText: [UInt8] {
        colorNumbers == .remembered ? Array("\u{1B}[m".utf8) : Capability.output("sgr0")
    }

    /// Sends what has changed, with the cursor at a place, visible or not.
    func refresh(cursor: CellPoint?, shows: Bool) {
        leaveok(window, cursor == nil)
        if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
        curs_set(shows ? 1 : 0)
        wnoutrefresh(window)
        doupdate()
        channel.sendStaged(asWhole: synchronizes)
        isCleared = false
    }

    /// True if the next refresh clears the screen and sends all of it.
    private(set) var isCleared = false

    /// Returns the text that new frames begin with; `nil` where only ncurses knows how to name colors, to go back to where
    /// the cursor was or to fill the last column.
    func newFrame(_ depth: ColorDepth) -> FrameText? {
        let (save, restore, home) = (
            Capability.output("sc"), Capability.output("rc"), Capability.output("home")
        )
        guard colorNumbers == .remembered, Capability.flag("xenl"), Capability.number("ncv") ?? 0 == 0,
            !save.isEmpty, !restore.isEmpty, !home.isEmpty,
            // That saved cursor is the shell's.
            !Capability.output("smcup").starts(with: save)
        else { return nil }
        let names: [(CellAttributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "sitm"), (.underline, "smul"), (.reverse, "rev"),
        ]
        return FrameText(
            text: save + home, end: restore, noAttributes: Capability.output("sgr0"),
            attributePhrases: names.map { ($0, Capability.output($1)) }, isDirect: depth == .trueColor)
    }

    /// Tells ncurses that the window's content is already shown, as `scr_init` does from a file.
    func takeAsShown() {
        _ = shim_tparm(TerminfoEntry.forgetColors, 0)
        overwrite(window, shim_curscr())
        // The frame covers the whole screen, so it need not be cleared first.
        clearok(window, false)
    }

    /// Calls `resizeterm`.
    func resize(to size: CellSize) {
        guard size != self.size else { return }
        resizeterm(Int32(size.height), Int32(size.width))
        // ncurses has named the rows that scroll when it began: a window that grew meanwhile, as in a tiling desktop, would
        // scroll in its upper part alone.
        if isXterm { channel.send(Array("\u{1B}[r".utf8)) }
    }

    /// Makes the next refresh clear the screen and send all of it.
    func clearNext() {
        forgetColors()
        clearok(window, true)
        isCleared = true
    }

    /// Erases the game's screen and calls `endwin`, which shows the terminal's screen as it was, until `begin`.
    func end() {
        // Some terminals have no other screen to go back to, so the game's is erased first.
        forgetColors()
        werase(window)
        clearok(window, true)
        leaveok(window, false)
        wmove(window, 0, 0)
        wnoutrefresh(window)
        doupdate()
        endwin()
        channel.sendStaged()
        channel.send(plainText)
    }

    /// Takes the screen again after `end`.
    func begin() {
        forgetColors()
        // This enters the screen, empty, and turns the mouse on again: what is sent next must not reach the shell's.
        clearok(shim_curscr(), true)
        doupdate()
        channel.sendStaged()
        isCleared = true
    }

    func close() {
        delscreen(screen)
        fclose(input)
    }
}
