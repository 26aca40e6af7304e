import CNcurses
import Drawing
import TerminalUI
import Testing
import Threads

@testable import CursesTerminal

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension CursesTests {
    @Suite(.serialized) struct OpeningTests {
        @Test(arguments: [
            (nil, TerminalError.dumb(nil)), ("", .dumb("")), ("dumb", .dumb("dumb")),
            ("no-such-terminal", .unknown("no-such-terminal")),
        ])
        func refuses(_ term: String?, _ expected: TerminalError) throws {
            let pty = try PseudoTerminal()
            #expect(throws: expected) {
                var configuration = CursesConfiguration(TerminalVariables(term: term))
                (configuration.input, configuration.output) = (pty.program, pty.program)
                _ = try CursesTerminal(configuration)
            }
            #expect(pty.output().isEmpty)
        }

        @Test func refusesWhatIsNoTerminal() throws {
            var ends: [Int32] = [-1, -1]
            #expect(pipe(&ends) == 0)
            defer { ends.forEach { close($0) } }
            #expect(throws: TerminalError.notATerminal) {
                var configuration = CursesConfiguration(TerminalVariables(term: "xterm"))
                (configuration.input, configuration.output) = (ends[0], ends[1])
                _ = try CursesTerminal(configuration)
            }
        }

        /// The terminal is asked what its ground is like, and what it answers is heard.
        @Test func asksForTheGround() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open { $0.asksGround = true }
            defer { terminal.close() }
            #expect(pty.text().contains("\u{1B}]11;?\u{1B}\\"))
            pty.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
            _ = terminal.wait(milliseconds: 10_000)
            #expect(terminal.readEvents() == [.ground(.light)])
        }

        /// What the player may have changed while elsewhere is asked again, one question at a time.
        @Test func asksAgainWhenTheGroundMayHaveChanged() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open { $0.asksGround = true }
            defer { terminal.close() }
            func hear(_ text: String) -> [InputEvent] {
                pty.type(text)
                _ = terminal.wait(milliseconds: 10_000)
                return terminal.readEvents()
            }
            let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
            #expect(pty.text().contains(question))
            #expect(hear("\u{1B}[I") == [.focus(true)] && pty.output().isEmpty, "the first is not answered yet")
            #expect(hear("\u{1B}[?997;2n") == [.ground(.light)], "all that is known")
            #expect(hear("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62;22c") == [.ground(.dark)])
            #expect(hear("\u{1B}[I") == [.focus(true)] && pty.text() == question)
            #expect(hear("\u{1B}]11;rgb:f/f/f\u{7}\u{1B}[?62;22c\u{1B}[O") == [.ground(.light), .focus(false)])
            // What the color is called does not count where the color is known.
            #expect(hear("\u{1B}[?997;1n").isEmpty && pty.text() == question)
            #expect(hear("\u{1B}]11;rgb:e/e/e\u{7}\u{1B}[?62;22c") == [.ground(.light)])
        }

        /// A theme that the player chose follows nothing.
        @Test func nothingIsAskedThatIsNotWanted() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open()
            let opened = pty.text()
            for text in ["]11;?", "?2031h", "[c", "?u"] { #expect(!opened.contains("\u{1B}" + text)) }
            pty.type("\u{1B}[?997;2n\u{1B}[I\u{1B}[?5u")
            _ = terminal.wait(milliseconds: 10_000)
            #expect(terminal.readEvents() == [.focus(true)] && pty.output().isEmpty)
            terminal.close()
        }

        /// A terminal's account of itself comes once, when it has told all.
        @Test(arguments: [
            ("\u{1B}P>|kitty(0.40.1)\u{1B}\\\u{1B}[>1;4000;26c", "kitty 0.40.1"),
            ("\u{1B}[>0;2401;1c", "alacritty_terminal 0.24.1"), ("\u{1B}[>0;276;0c", nil),
            ("\u{1B}P>|\u{1}~~~\u{1B}\\\u{1B}[>;;;c", nil), ("\u{1B}P>|tmux 3.4\u{1B}\\\u{1B}[>84;0;0c", "tmux 3.4"),
            ("", nil),
        ])
        func tellsWhatItIs(_ answer: String, _ identity: String?) throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open { $0.asksIdentity = true }
            defer { terminal.close() }
            #expect(pty.text().contains("\u{1B}[>q\u{1B}[>c\u{1B}[c"))
            #expect(terminal.capabilities.identity == nil)
            pty.type(answer + "\u{1B}[?62;4c")
            _ = terminal.wait(milliseconds: 10_000)
            terminal.hearAnswers()
            #expect(terminal.capabilities.identity?.text == identity)
            #expect(terminal.readEvents() == (identity == nil ? [] : [.capabilities(terminal.capabilities)]))
            // Who says its name is asked once more: what it can.
            #expect(pty.text() == (identity == nil ? "" : "\u{1B}[?2026$p\u{1B}[c"))
            pty.type("\u{1B}[?2026;0$y\u{1B}[?62;4c")
            _ = terminal.wait(milliseconds: 10_000)
            #expect(terminal.readEvents().isEmpty && pty.text().isEmpty)
        }

        /// A frame is shown as a whole by a terminal that can; a small one is read at once anyway.
        @Test(arguments: [("\u{1B}[?2026;2$y", true), ("\u{1B}[?2026;0$y", false), ("", false)])
        func framesAreShownAsAWhole(_ answer: String, _ isTold: Bool) throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open { $0.asksIdentity = true }
            pty.type("\u{1B}P>|kitty(0.40.1)\u{1B}\\\u{1B}[?62;4c")
            _ = terminal.wait(milliseconds: 10_000)
            terminal.hearAnswers()
            pty.type(answer + "\u{1B}[?62;4c")
            _ = terminal.wait(milliseconds: 10_000)
            _ = terminal.readEvents()
            _ = pty.output()
            var frame = CellGrid(size: terminal.size)
            for index in frame.cells.indices {
                let style = CellStyle(foreground: .rgb(RGB(UInt8(index % 250), 9, 9)))
                frame.cells[index] = Cell("x", style: style)
            }
            terminal.present(frame, cursor: nil)
            let whole = pty.text()
            #expect(whole.hasPrefix("\u{1B}[?2026h") == isTold && whole.hasSuffix("\u{1B}[?2026l") == isTold)
            // Too little of it changes for all to be sent anew, and much for one read.
            for index in frame.cells.indices.prefix(frame.cells.count / 3) {
                let color = RGB(UInt8(index % 2 * 200), UInt8(index % 250), 9)
                frame.cells[index] = Cell("z", style: CellStyle(foreground: .rgb(color)))
            }
            terminal.present(frame, cursor: nil)
            let large = pty.text()
            #expect(large.hasPrefix("\u{1B}[?2026h") == isTold && large.hasSuffix("\u{1B}[?2026l") == isTold)
            #expect(large.contains("z") && !large.contains("x"))
            frame.cells[3] = Cell("y")
            terminal.present(frame, cursor: nil)
            let small = pty.text()
            #expect(small.contains("y") && !small.contains("2026"))
            terminal.close()
            #expect(pty.text().contains("\u{1B}[?2026l") == isTold)
        }

        /// A shell would take an answer for typed text, so the terminal's are waited for; all but what it sends is.
        @Test func answersDoNotReachTheShell() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open { ($0.asksGround, $0.asksKeyboard) = (true, true) }
            pty.answers = ["\u{1B}[?1049l": "\u{1B}[?0u\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\\u{1B}[?62;22c"]
            terminal.close()
            var modes = pty.modes
            cfmakeraw(&modes)
            tcsetattr(pty.program, TCSANOW, &modes)
            var left: Int32 = 0
            #expect(ioctl(pty.program, UInt(FIONREAD), &left) == 0 && left == 0)
        }

        /// screen says what it is before the terminal around it has told its color.
        @Test func inScreenTheColorComesLast() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open(term: "screen-256color") { $0.asksGround = true }
            pty.type("\u{1B}[?1;2c")
            _ = terminal.wait(milliseconds: 10_000)
            #expect(terminal.readEvents().isEmpty)
            pty.answers = ["\u{1B}[?1049l": "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\"]
            terminal.close()
            var modes = pty.modes
            cfmakeraw(&modes)
            tcsetattr(pty.program, TCSANOW, &modes)
            var left: Int32 = 0
            #expect(ioctl(pty.program, UInt(FIONREAD), &left) == 0 && left == 0)
        }

        /// A keyboard that was left in kitty's protocol sends keys as ever, until the terminal is given back.
        @Test func theKeyboardsModeIsPushedAndPopped() throws {
            for (flags, pushes) in [("0", false), ("1", true), ("31", true)] {
                let pty = try PseudoTerminal()
                let terminal = try pty.open { $0.asksKeyboard = true }
                #expect(pty.text().contains("\u{1B}[?u\u{1B}[c"))
                pty.type("\u{1B}[?\(flags)u\u{1B}[?62c")
                _ = terminal.wait(milliseconds: 10_000)
                #expect(terminal.readEvents().isEmpty)
                #expect((pty.text() == "\u{1B}[>0u") == pushes)
                terminal.close()
                let closed = pty.text()
                #expect(closed.contains("\u{1B}[<u") == pushes, "\(flags)")
                if pushes {
                    let place = try #require(closed.firstRange(of: "\u{1B}[<u"))
                    #expect(closed[place.upperBound...].contains("?1049l"), "it is a mode of the other screen")
                }
            }
        }

        /// The keypad sends digits with Num Lock and arrows without it, as it does in a shell.
        @Test(arguments: ["xterm-256color", "vt100", "screen-256color", "tmux-256color", "linux", "rxvt"])
        func theKeypadStaysNumeric(term: String) throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open(term: term)
            #expect(!pty.text().contains("\u{1B}="))
            terminal.close()
        }

        /// GNU screen keeps Esc back while the mouse is on.
        @Test(
            arguments: [
                ("screen-256color", ["STY"], false), ("screen-256color", ["TMUX"], true), ("xterm", [], true),
            ] as [(String, Set<String>, Bool)])
        func theMouseStaysOffInScreen(term: String, signs: Set<String>, hasMouse: Bool) throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open(term: term) { $0.variables.signs = signs }
            defer { terminal.close() }
            #expect(terminal.capabilities.mouse == hasMouse)
        }

        @Test func givesTheTerminalBack() throws {
            let pty = try PseudoTerminal()
            let before = pty.modes
            let terminal = try pty.open { $0.hover = true }
            #expect(pty.modes.c_lflag != before.c_lflag)
            terminal.present(CellGrid(size: terminal.size), cursor: nil)
            let opened = pty.text()
            // Asked for only where it was wanted.
            #expect(!opened.contains("]11;?"))
            for mode in ["?1049h", "?1004h", "?2004h", "?1006;1003h", "?25l"] { #expect(opened.contains(mode)) }
            terminal.close()
            let closed = pty.text()
            // Nothing of the game stays where a terminal has no other screen to go back to.
            let left = try #require(closed.firstRange(of: "?1049l"))
            #expect(closed[..<left.lowerBound].contains("\u{1B}[2J"))
            // foot goes back to the attributes of the last saved cursor, which are the game's.
            #expect(closed[left.upperBound...].contains("\u{1B}[m"))
            for mode in ["?1049l", "?1004l", "?2004l", "?1006;1003l", "?25h"] { #expect(closed.contains(mode)) }
            let after = pty.modes
            #expect(after.c_iflag == before.c_iflag && after.c_oflag == before.c_oflag)
            #expect(after.c_lflag == before.c_lflag && after.c_cflag == before.c_cflag)
            // Ctrl-\, which the terminal makes a signal again, does not break off a program that is done.
            let quit = signal(SIGQUIT, SIG_IGN)
            #expect(unsafeBitCast(quit, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
            terminal.close()
            terminal.present(CellGrid(size: terminal.size), cursor: nil)
            terminal.redraw()
            #expect(pty.output().isEmpty)
            #expect(terminal.readEvents().isEmpty)
        }

        /// While settings want the terminal opened anew, what is typed does not reach the shell, and no signal is lost.
        @Test func oneTerminalFollowsAnother() throws {
            let pty = try PseudoTerminal()
            let before = pty.modes
            let former = try pty.open { $0.takesSignals = true }
            let pipe = try SignalPipe([])
            for signal in [SIGINT, SIGUSR1] { kill(getpid(), signal) }
            var arrived: Int32 = 0
            while arrived < 2 {
                _ = Poller([pipe.descriptor]).wait(milliseconds: nil)
                _ = ioctl(pipe.descriptor, UInt(FIONREAD), &arrived)
            }
            let terminal = try pty.open(insteadOf: former) { $0.takesSignals = true }
            #expect(pty.modes.c_lflag & tcflag_t(ISIG | ICANON | ECHO) == 0)
            let interruptions = terminal.wait(milliseconds: 10_000)
            #expect(interruptions.count == 2)
            for signal in [SIGINT, SIGUSR1] { #expect(interruptions.contains(.end(signal))) }
            pty.type("x")
            _ = terminal.wait(milliseconds: 10_000)
            #expect(terminal.readEvents() == [.key(.character("x"))])
            former.close()
            terminal.close()
            #expect(pty.modes.c_lflag == before.c_lflag && pty.modes.c_iflag == before.c_iflag)
        }

        /// What is written to standard error does not come between, and is not lost.
        @Test func messagesWaitForTheEnd() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open()
            terminal.present(CellGrid(size: terminal.size), cursor: nil)
            _ = pty.output()
            let message = Array("Fatal error: out of seeds".utf8)
            #expect(write(pty.errors, message, message.count) == message.count)
            #expect(pty.output().isEmpty)
            terminal.close()
            #expect(pty.text().hasSuffix("Fatal error: out of seeds"))
            #expect(write(pty.errors, message, message.count) == message.count)
            #expect(pty.text() == "Fatal error: out of seeds")
        }

        @Test func resizes() throws {
            let pty = try PseudoTerminal(width: 80, height: 24)
            let terminal = try pty.open()
            defer { terminal.close() }
            terminal.present(CellGrid(size: terminal.size, filledWith: Cell("a")), cursor: nil)
            _ = pty.output()
            for size in [
                CellSize(width: 30, height: 10), CellSize(width: 200, height: 60), CellSize(width: 1, height: 1),
            ] {
                pty.resize(width: size.width, height: size.height)
                terminal.redraw()
                #expect(terminal.size == size)
                #expect(terminal.readEvents() == [.resize(size)])
                terminal.present(CellGrid(size: size, filledWith: Cell("b")), cursor: nil)
                let bytes = pty.output()
                // All of it is sent again: as characters, or as one with a count.
                #expect(bytes.contains(UInt8(ascii: "b")))
                #expect(!bytes.contains(UInt8(ascii: "a")))
                // The rows that scroll are all rows again, whatever ncurses had named when the window was smaller.
                #expect(bytes.firstRange(of: Array("\u{1B}[r".utf8)) != nil)
            }
        }

        @Test func resumingSendsAllAgain() throws {
            let pty = try PseudoTerminal(width: 40, height: 5)
            let terminal = try pty.open { $0.colors = .trueColor }
            defer { terminal.close() }
            var frame = CellGrid(size: terminal.size)
            frame.paint { _ = $0.put("Calm Palms", at: CellPoint(x: 3, y: 2), style: .plain) }
            terminal.present(frame, cursor: nil)
            _ = pty.output()
            #expect(terminal.interruption(of: .resume) == nil)
            #expect(terminal.readEvents() == [.resize(terminal.size)])
            terminal.present(frame, cursor: nil)
            let text = pty.text()
            for part in ["?1049h", "?1004h", "?2004h", "?1006;1002h", "Calm Palms"] { #expect(text.contains(part)) }
        }

        /// The description handed to ncurses is the player's own but for what the game changes.
        @Test(arguments: [
            "xterm", "xterm-256color", "screen", "screen-256color", "tmux-256color", "linux", "vt100", "rxvt",
        ])
        func adaptedDescriptionKeepsTheRest(_ term: String) throws {
            var status: Int32 = 0
            #expect(setupterm(term, 1, &status) == OK)
            let own = TerminfoEntry.loaded(names: term)
            var adapted = own
            shim_forget_description()
            #expect(setupterm(term, 1, &status) == OK)
            adapted.adapt(to: .trueColor, size: CellSize(width: 121, height: 41), hover: true)
            shim_forget_description()

            setenv("TERMINFO", adapted.asVariable, 1)
            defer { unsetenv("TERMINFO") }
            #expect(setupterm(term, 1, &status) == OK)
            defer { shim_forget_description() }
            let read = TerminfoEntry.loaded(names: term)
            #expect(read.strings == adapted.strings)
            #expect(read.numbers == adapted.numbers)
            #expect(read.booleans == adapted.booleans)
            #expect(Capability.number("cols") == 121 && Capability.number("lines") == 41)
            #expect(Capability.flag("RGB"))
            #expect(Capability.number("colors") == 0x1000000 && Capability.number("pairs") == 0x10000)
            _ = shim_tparm(TerminfoEntry.forgetColors, 0)
            #expect(Capability.output("setaf", 0x123456) == Array("\u{1B}[38;2;18;52;86m".utf8))
            #expect(Capability.output("setab", 0) == Array("\u{1B}[48;2;0;0;0m".utf8))
            // The same is not said again, and the terminal's own are a number.
            #expect(Capability.output("setaf", 0x123456).isEmpty && Capability.output("setab", 0).isEmpty)
            #expect(Capability.output("setaf", 0) == Array("\u{1B}[38;2;0;0;0m".utf8))
            #expect(Capability.output("setaf", 1) == Array("\u{1B}[39m".utf8))
            #expect(Capability.output("setaf", 1).isEmpty)
            #expect(Capability.output("setab", 1) == Array("\u{1B}[49m".utf8))
            #expect(Capability.output("setaf", 0x123456) == Array("\u{1B}[38;2;18;52;86m".utf8))
            let hasMouse = own.strings != read.strings && Capability.bytes("kmous") != nil
            #expect((Capability.bytes("XM") != nil) == hasMouse)
            #expect((Capability.bytes("kxIN") != nil) == hasMouse)
        }

        @Test func signalsComeThroughThePipe() throws {
            let pipe = try SignalPipe([.windowChange])
            defer { pipe.close() }
            #expect(pipe.read().isEmpty)
            kill(getpid(), SIGWINCH)
            kill(getpid(), SIGWINCH)
            #expect(Poller([pipe.descriptor]).wait(milliseconds: nil) == [pipe.descriptor])
            #expect(pipe.read() == [.windowChange])
            #expect(Poller([pipe.descriptor]).wait(milliseconds: 0).isEmpty)
        }
    }
}
