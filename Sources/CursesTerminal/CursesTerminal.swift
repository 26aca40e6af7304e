import CNcurses
import CSignals
import Drawing
import TerminalUI
import Threads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The player's terminal, driven by ncurses.
///
/// It is the process's one screen and belongs to one thread. `close`, `exit` and the handlers of fatal signals give the
/// terminal back. Messages on standard error, such as Swift's reason for a trap, are held until then.
package final class CursesTerminal: Terminal {
    package private(set) var size: CellSize
    package private(set) var capabilities: TerminalCapabilities
    /// The input's descriptor.
    private let descriptor: Int32
    private let signals: SignalPipe?
    /// Returns another descriptor that ends a wait with news; called for each wait.
    package var watched: () -> Int32? = { nil }

    private let configuration: CursesConfiguration
    /// The terminal's modes before the game.
    private let foundModes: termios?
    private let channel: OutputChannel
    private let screen: CursesScreen
    private var writer: FrameWriter
    private var images = ImageWriter()
    private var sixels = SixelWriter()
    /// The bytes of the last frame's images.
    private var imageBytes = 0
    private var decoder: InputDecoder
    private var pending: [InputEvent] = []
    private var cursorShown = false
    private var cursorPlace: CellPoint?
    /// True if the terminal has not answered all questions.
    private var awaitsAnswers = false
    /// The monotonic time after which the terminal will not answer questions any more; nil until the first wait after
    /// them.
    private var answerDeadline: Duration?
    /// True if the terminal has told its name and version.
    private var hasVersion = false
    /// True if the terminal has told its background color.
    private var knowsGround = false
    /// True if a frame was left out because the terminal did not read.
    private var hasSkipped = false
    private var isOpen = true
    private var ended = false
    private var crashNotice: String
    /// The window's title while the game runs.
    private var title: String?

    /// The most bytes that one `readEvents` takes, so pasted megabytes do not keep frames waiting.
    private static let burstLimit = 32 * 1024

    /// - Parameter former: the terminal that this one replaces. It is closed, but modes and signals stay the game's, so that
    ///   keys typed just then reach neither the shell nor the signal handlers.
    /// - Throws: `TerminalError` where there is no terminal, or none that can show a screen.
    package init(_ configuration: CursesConfiguration, insteadOf former: CursesTerminal? = nil)
        throws(TerminalError)
    {
        guard isatty(configuration.input) == 1, isatty(configuration.output) == 1 else { throw .notATerminal }
        // The former terminal writes with the terminfo entry that is replaced below.
        former?.yield()
        let unicode = configuration.variables.applyLocale()
        var modes = termios()
        foundModes = former?.foundModes ?? (tcgetattr(configuration.input, &modes) == 0 ? modes : nil)
        var signals = configuration.takesSignals ? former?.signals : nil
        let description: TerminalDescription
        do throws(TerminalError) {
            description = try TerminalDescription(configuration)
            // This comes before ncurses, which then leaves signals alone.
            if configuration.takesSignals, signals == nil { signals = try SignalPipe() }
            // Ctrl-\ typed now would end the game before it can restore the terminal.
            signal(SIGQUIT, SIG_IGN)
            guard let channel = OutputChannel(to: configuration.output, interruption: signals?.descriptor) else {
                throw .failed("fdopen", errno)
            }
            self.channel = channel
            screen = try CursesScreen(description, input: configuration.input, channel)
        } catch {
            csignals_disarm()
            former?.giveBackModes()
            signals?.close()
            throw error
        }

        self.signals = signals
        self.configuration = configuration
        crashNotice = configuration.crashNotice
        descriptor = configuration.input
        Self.makeRaw(foundModes, descriptor)
        screen.keepModes()
        let depth = screen.startColor(description.depth)
        // With the mouse on, screen keeps Esc back until another key comes.
        let holdsEsc = configuration.variables.isInScreen && configuration.variables.signs.contains("STY")
        let hasMouse = configuration.mouse && !holdsEsc && screen.startMouse()
        screen.settle()
        capabilities = Self.capabilities(configuration, description, depth, unicode: unicode, hasMouse: hasMouse)
        decoder = InputDecoder(keys: screen.keys, hasMouse: hasMouse)
        writer = FrameWriter(
            depth: depth, unicode: unicode, font: capabilities.font, hasStandIns: channel.hasMemory,
            colors: Int(shim_colors()), pairs: Int(shim_color_pairs()), numbers: screen.colorNumbers,
            newFrame: unicode ? screen.newFrame(depth) : nil)
        size = screen.size
        pending = former?.pending ?? []
        arm()
        fitToWindow()
        startReports()
        csignals_hold_messages(configuration.errors)
    }

    deinit { close() }

    /// Returns what is known of the terminal before it has answered.
    private static func capabilities(
        _ configuration: CursesConfiguration, _ description: TerminalDescription, _ depth: ColorDepth, unicode: Bool,
        hasMouse: Bool
    ) -> TerminalCapabilities {
        var capabilities = TerminalCapabilities(
            colorDepth: depth, hasEightColors: depth == .ansi16 && shim_colors() < 16, unicode: unicode,
            mouse: hasMouse)
        capabilities.identity = configuration.identity ?? TerminalIdentity(configuration.variables)
        capabilities.cell = configuration.cellPixels
        capabilities.font = unicode ? ConsoleFont(of: configuration.output, configuration.variables) : nil
        capabilities.substitute = description.term == configuration.variables.term ? nil : description.term
        return capabilities
    }

    // MARK: Terminal

    package func present(_ frame: CellGrid, cursor: CellPoint?, focus: CellPoint? = nil) {
        guard isOpen, !ended else { return }
        channel.flush(waiting: 0)
        hasSkipped = channel.isBlocked
        guard !hasSkipped else { return }
        let changed = writer.put(frame, on: screen)
        let place = (cursor ?? focus).flatMap { CellRect(size).contains($0) ? $0 : nil }
        let shows = cursor != nil && place != nil
        if screen.isCleared { deleteImages() }
        if writer.isWhole { sixels.forget() }
        if changed || place != cursorPlace || shows != cursorShown {
            screen.refresh(cursor: place, shows: shows)
            (cursorPlace, cursorShown) = (place, shows)
        }
        showImages(of: frame)
    }

    /// Sends what the frame's images differ in from those on the screen.
    private func showImages(of frame: CellGrid) {
        imageBytes = 0
        guard let cell = capabilities.cell else { return }
        let wasActive = images.isActive
        let bytes =
            configuration.pixels.way(capabilities) == .sixel
            ? sixels.update(to: frame, cell: cell) : images.update(to: frame, cell: cell)
        imageBytes = bytes.count
        if !bytes.isEmpty { channel.send(bytes) }
        if images.isActive != wasActive { arm() }
    }

    /// Deletes all images in the terminal.
    private func deleteImages() {
        sixels.forget()
        guard images.isActive else { return }
        images.forget()
        channel.send(ImageWriter.deletion)
    }

    package func readEvents() -> [InputEvent] {
        var events = pending
        pending = []
        guard isOpen, !ended else { return events }
        let count = decodeInput()
        events += decodedEvents()
        // The colors of a terminal without reports of them may have changed while the player was elsewhere.
        if events.contains(.focus(true)) { ask([.ground]) }
        if count == 0, isAtEnd {
            ended = true
            events.append(.endOfInput)
        }
        return events
    }

    /// Takes in answers that have come already, so that the first frame is drawn for the terminal that it is.
    package func hearAnswers() {
        guard awaitsAnswers else { return }
        decodeInput()
        pending += decodedEvents()
    }

    /// Decodes what has come in, and returns the number of its bytes.
    @discardableResult
    private func decodeInput() -> Int {
        var count = 0
        while count < Self.burstLimit, case let bytes = readBytes(), !bytes.isEmpty {
            decoder.take(bytes)
            count += bytes.count
        }
        return count
    }

    /// Returns the decoded events, and handles the reports to the program.
    private func decodedEvents() -> [InputEvent] {
        var events = decoder.finish()
        let before = capabilities
        if events.contains(where: { if case .ground = $0 { true } else { false } }) {
            knowsGround = true
            if configuration.variables.isInScreen { awaitsAnswers = false }
        }
        for report in decoder.takeReports() {
            switch report {
            // screen answers by itself, and passes the other question on.
            case .attributes where configuration.variables.isInScreen && configuration.asksGround: break
            case .attributes(let numbers):
                awaitsAnswers = false
                // Apple's terminal, which would show the question, says its name to nobody.
                if capabilities.identity != nil { ask([.synchronization]) }
                capabilities.takesCopies = numbers.contains(TerminalReport.clipboard)
                if configuration.pixels != .off, capabilities.pixels == nil,
                    numbers.dropFirst().contains(TerminalReport.sixel)
                {
                    capabilities.pixels = .sixel
                }
            case .version where !configuration.asksIdentity, .secondary where !configuration.asksIdentity: break
            case .version(let text):
                capabilities.identity = TerminalIdentity(answer: text) ?? capabilities.identity
                hasVersion = true
            case .secondary(let numbers) where !hasVersion:
                capabilities.identity = TerminalIdentity(secondaryAttributes: numbers) ?? capabilities.identity
            case .secondary: break
            case .graphics: if configuration.mayAskPixels { capabilities.pixels = .kitty }
            case .synchronization(let value):
                guard hasAskedModes, [1, 2].contains(value) else { break }
                screen.synchronizes = true
                arm()
            case .cell(let cell): if configuration.cellPixels == nil { capabilities.cell = cell }
            case .keyboard(let flags):
                guard configuration.asksKeyboard, flags != 0 else { break }
                screen.pushKeyboard()
                arm()
            // The color itself says more than its name, where the terminal tells it.
            case .scheme where knowsGround: ask([.ground])
            case .scheme(let scheme): if configuration.asksGround { events.append(.ground(scheme)) }
            }
        }
        if capabilities != before { events.append(.capabilities(capabilities)) }
        return events
    }

    private func startReports() {
        screen.startReports(themes: configuration.asksGround)
        hasAskedModes = false
        ask([.version, .secondary, .graphics, .cell, .ground, .keyboard])
    }

    /// Asks those questions that the configuration allows, unless earlier ones may still be answered.
    private func ask(_ questions: [TerminalQuestion]) {
        let questions = questions.filter {
            switch $0 {
            case .ground: configuration.asksGround
            case .keyboard: configuration.asksKeyboard
            case .graphics: configuration.mayAskPixels && capabilities.pixels != .kitty
            case .cell: configuration.mayAskPixels && configuration.cellPixels == nil
            case .synchronization: configuration.asksIdentity && configuration.mayAskModes && !hasAskedModes
            case .version, .secondary: configuration.asksIdentity && !hasVersion
            }
        }
        guard !channel.isBlocked, !mayAnswer, screen.ask(questions) else { return }
        (awaitsAnswers, answerDeadline) = (true, nil)
        if questions.contains(.synchronization) { hasAskedModes = true }
    }

    /// True once the terminal was asked whether it can show frames as a whole.
    private var hasAskedModes = false

    /// True if an answer may still come.
    private var mayAnswer: Bool { awaitsAnswers && answerDeadline.map { $0 > Self.uptime } ?? true }

    /// Waits for answers that may still come: a shell would take them for typed text.
    private func awaitAnswers() {
        let deadline = answerDeadline ?? Self.uptime + Self.answerTimeout
        answerDeadline = deadline
        while mayAnswer, !channel.isBlocked {
            let rest = Int((deadline - Self.uptime) / .milliseconds(1)) + 1
            let ready = Poller([descriptor]).wait(milliseconds: rest)
            let bytes = ready.isEmpty ? [] : readBytes()
            if bytes.isEmpty { break }
            decoder.take(bytes)
            pending += decodedEvents()
        }
        awaitsAnswers = false
    }

    /// The time for the answers of a terminal on a slow line. It passes only where the player leaves at once.
    private static let answerTimeout = Duration.seconds(1)

    private static var uptime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Returns the bytes that can be read without waiting.
    private func readBytes() -> [UInt8] {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 0) > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: 4096) { bytes, count in
            count = max(0, read(descriptor, bytes.baseAddress, bytes.count))
        }
    }

    /// True if the input has ended: it is readable, but holds no bytes.
    private var isAtEnd: Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 0) > 0 else { return false }
        if entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return true }
        var waiting: Int32 = 0
        return ioctl(descriptor, UInt(FIONREAD), &waiting) == 0 && waiting == 0
    }

    /// The approximate bytes of the last frame's changed glyphs and images; 0 for a frame left out.
    package var bytesOfLastFrame: Int {
        let each =
            switch capabilities.colorDepth {
            case .trueColor: 36
            case .ansi256: 20
            case .ansi16: 12
            case .mono: 3
            }
        return hasSkipped ? 0 : writer.cellsPut * each + imageBytes
    }

    package var isBlocked: Bool { channel.isBlocked }

    package func wait(milliseconds: Int?) -> [Interruption] {
        if awaitsAnswers, answerDeadline == nil { answerDeadline = Self.uptime + Self.answerTimeout }
        decoder.expectsAnswers = mayAnswer
        let timeLeft = decoder.timeLeft
        let limit = [milliseconds, timeLeft].compactMap { $0 }.min()
        let watched = watched() ?? -1
        let ready = Poller(
            [descriptor, signals?.descriptor ?? -1, configuration.wake?.descriptor ?? -1, watched].filter { $0 >= 0 },
            writable: channel.isBlocked ? [channel.descriptor] : []
        ).wait(milliseconds: limit)
        // Only waits that nothing ended count, so the decoder's timeout may be a little longer than it says.
        if ready.isEmpty, timeLeft != nil, let limit { decoder.pass(limit) }
        var interruptions: [Interruption] = []
        channel.flush(waiting: 0)
        if hasSkipped, !channel.isBlocked { interruptions.append(.news) }
        if let wake = configuration.wake, ready.contains(wake.descriptor) {
            wake.drain()
            interruptions.append(.news)
        }
        if ready.contains(watched) { interruptions.append(.news) }
        if let signals, ready.contains(signals.descriptor) {
            interruptions += signals.read().compactMap(interruption(of:))
        }
        return interruptions
    }

    /// Handles a signal of the terminal's own; returns the interruption that the others cause.
    func interruption(of signal: Signal) -> Interruption? {
        switch signal {
        case .end(let number): return .end(number)
        case .stop: return .stop
        case .windowChange: redraw()
        case .resume: resume()
        }
        return nil
    }

    /// Sends everything again at the window's present size, which `readEvents` then reports.
    package func redraw() {
        guard isOpen else { return }
        fitToWindow()
        // A terminal that was resized has wrapped or cut its lines, so all of them are sent again.
        screen.clearNext()
        writer.forget()
        pending.append(.resize(size))
        let cell = configuration.cellPixels
        if let cell, cell != capabilities.cell {
            capabilities.cell = cell
            pending.append(.capabilities(capabilities))
        } else if cell == nil {
            ask([.cell])
        }
    }

    package func notify(_ notification: TerminalNotification, by way: NotificationWay?) {
        guard isOpen, !ended, !channel.isBlocked else { return }
        let route = NotificationRoute(configuration.variables, asked: way)
        channel.send(route.bytes(for: notification, unicode: capabilities.unicode))
    }

    package func copy(_ text: String) {
        guard isOpen, !ended, !channel.isBlocked, capabilities.takesCopies else { return }
        let coded = String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self)
        channel.send(Array("\u{1B}]52;c;\(coded)\u{1B}\\".utf8))
    }

    package func setTitle(_ title: String?) {
        let title = title.map {
            String($0.unicodeScalars.filter { TextWidth.isPrintable($0) }.map(Character.init))
        }
        guard isOpen, !ended, !channel.isBlocked, title != self.title else { return }
        let isFirst = self.title == nil
        self.title = title
        screen.setTitle(title, isFirst: isFirst)
        arm()
    }

    package func keepOrder(_ isKept: Bool) {
        guard isOpen, !ended, isKept != screen.keepsOrder else { return }
        screen.keepOrder(isKept, isMlterm: configuration.variables.signs.contains("MLTERM"))
        arm()
        // Terminals apply it to what is written from then on.
        screen.clearNext()
        writer.forget()
    }

    package func suspend() {
        guard isOpen else { return }
        leave()
        csignals_stop_job()
        enter()
    }

    /// Takes the terminal again after SIGCONT, since another program may have used it.
    private func resume() {
        guard isOpen else { return }
        leave()
        enter()
    }

    /// Sets the sentence that a crash prints, and the report that it writes.
    package func setCrashNotice(_ notice: String, report: CrashReport? = nil) {
        crashNotice = notice
        if let report {
            _ = csignals_report(report.path, report.text, report.notice)
        } else {
            _ = csignals_report(nil, "", "")
        }
        if isOpen { arm() }
    }

    /// Gives the terminal back as it was found. Later calls do nothing.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        // Ctrl-\ is a key until the program has ended: all is saved, and there is nothing left to quit.
        signal(SIGQUIT, SIG_IGN)
        leave()
        screen.close()
        signals?.close()
    }

    /// Closes this terminal for another one that is opened at once: the game's modes and signals stay.
    private func yield() {
        guard isOpen else { return }
        isOpen = false
        // It is the only crash signal that can be typed.
        signal(SIGQUIT, SIG_IGN)
        leave(keepsModes: true)
        screen.close()
    }

    /// Restores the `termios` modes and disarms the handlers of fatal signals; screen, mouse and reports are not ended
    /// here.
    private func restoreModesAndDisarm() {
        giveBackModes()
        csignals_disarm()
    }

    private func giveBackModes() {
        // With `TCSADRAIN` it would wait for a terminal that does not read.
        if var modes = foundModes {
            tcsetattr(descriptor, channel.isBlocked ? TCSANOW : TCSADRAIN, &modes)
        }
    }

    /// Sets the modes of a game: keys come one by one, none is a signal or changed on the way, and `read` returns at once
    /// where there is none. (`O_NONBLOCK` would be the shell's as well.)
    private static func makeRaw(_ found: termios?, _ descriptor: Int32) {
        guard var modes = found else { return }
        modes.c_lflag &= ~tcflag_t(ICANON | ISIG | IEXTEN | ECHO | ECHONL)
        modes.c_iflag &= ~tcflag_t(IXON | BRKINT | PARMRK | ICRNL | INLCR | IGNCR)
        modes.c_oflag &= ~tcflag_t(ONLCR)
        withUnsafeMutableBytes(of: &modes.c_cc) {
            $0[Int(VMIN)] = 0
            $0[Int(VTIME)] = 0
        }
        tcsetattr(descriptor, TCSADRAIN, &modes)
    }

    private func leave(keepsModes: Bool = false) {
        channel.flush(waiting: Self.leaveTimeout)
        // A terminal that has not read until now is not waited for: what gives its screen back takes the place of the rest.
        if channel.isBlocked {
            channel.drop()
            channel.stallTimeout = 0
        }
        defer { channel.stallTimeout = OutputChannel.usualStallTimeout }
        deleteImages()
        if title != nil { screen.setTitle(nil, isFirst: false) }
        screen.stopReports()
        screen.end()
        awaitAnswers()
        if !keepsModes { restoreModesAndDisarm() }
        csignals_release_messages()
    }

    /// Milliseconds for which a terminal that has not read is waited for on leaving.
    private static let leaveTimeout: Int = 200

    private func enter() {
        arm()
        Self.makeRaw(foundModes, descriptor)
        screen.begin()
        startReports()
        csignals_hold_messages(configuration.errors)
        if let title { screen.setTitle(title, isFirst: true) }
        arm()
        redraw()
    }

    private func fitToWindow() {
        size = configuration.windowSize(former: size)
        screen.resize(to: size)
    }

    /// Prepares the bytes and modes that a fatal signal restores.
    private func arm() {
        let bytes =
            (images.isActive ? ImageWriter.deletion : []) + screen.restoreBytes
            + (title == nil ? [] : screen.formerTitle)
        if var modes = foundModes {
            csignals_arm(
                channel.descriptor, &modes, bytes, bytes.count, configuration.errors, crashNotice)
        } else {
            csignals_arm(channel.descriptor, nil, bytes, bytes.count, configuration.errors, crashNotice)
        }
    }
}
