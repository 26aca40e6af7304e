import Drawing
import TerminalUI
import Testing

@testable import CursesTerminal

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension CursesTests {
    @Suite(.serialized) struct OutputTests {
        /// The ends of the channels are on every grid that colors are rounded to.
        private let red = RGB(255, 0, 0)
        private let blue = RGB(0, 0, 255)

        /// The bytes for a frame in which one cell has changed.
        private func bytes(
            term: String = "xterm-256color", cell: Cell, _ change: (inout CursesConfiguration) -> Void
        ) throws -> String {
            let pty = try PseudoTerminal(width: 20, height: 5)
            let terminal = try pty.open(term: term, change)
            defer { terminal.close() }
            var frame = CellGrid(size: terminal.size)
            terminal.present(frame, cursor: nil)
            _ = pty.output()
            frame[4, 2] = cell
            terminal.present(frame, cursor: nil)
            return pty.text()
        }

        struct Look: Sendable {
            var term = "xterm-256color"
            var colors: ColorDepth?
            var colorTerm: String?
            var signs: Set<String> = []
            var noColor = false
            /// What must be among the bytes, and what must not.
            let contains: [String]
            var lacks: [String] = []
        }

        @Test(arguments: [
            Look(colorTerm: "truecolor", contains: ["38;2;255;0;0m", "48;2;0;0;255m", "▀"]),
            Look(
                term: "screen-256color", colorTerm: "truecolor", signs: ["TMUX"],
                contains: ["38;2;255;0;0m", "48;2;0;0;255m"]),
            Look(term: "screen-256color", colorTerm: "truecolor", contains: ["38;5;196m"], lacks: ["38;2"]),
            Look(term: "tmux-256color", colors: .trueColor, contains: ["38;2;255;0;0m"]),
            Look(term: "xterm", colorTerm: "24bit", contains: ["38;2;255;0;0m"]),
            Look(contains: ["38;5;196m", "48;5;21m", "▀"], lacks: ["38;2"]),
            Look(term: "xterm", colors: .ansi256, contains: ["38;5;196m"]),
            Look(term: "xterm", contains: ["31m", "44m"], lacks: ["38;"]),
            Look(colors: .ansi16, contains: ["▀"], lacks: ["38;5", "38;2"]),
            Look(colorTerm: "truecolor", noColor: true, contains: ["▀"], lacks: ["38;", "48;", "31m"]),
            Look(term: "vt100", contains: ["▀"], lacks: ["38;", "31m"]),
        ])
        func colors(_ look: Look) throws {
            let style = CellStyle(foreground: .rgb(red), background: .rgb(blue))
            let bytes = try bytes(term: look.term, cell: Cell("▀", style: style)) {
                ($0.colors, $0.variables.colorTerm, $0.variables.noColor) = (look.colors, look.colorTerm, look.noColor)
                $0.variables.signs = look.signs
            }
            for part in look.contains { #expect(bytes.contains(part)) }
            for part in look.lacks { #expect(!bytes.contains(part)) }
        }

        /// The colors stay as they were for the first word.
        @Test func aSpaceBetweenWordsIsNoChangeOfColor() throws {
            let pty = try PseudoTerminal(width: 20, height: 5)
            let terminal = try pty.openBlank()
            defer { terminal.close() }
            var frame = CellGrid(size: terminal.size)
            let style = CellStyle(foreground: .rgb(red), background: .rgb(blue))
            for (x, glyph) in "one two".enumerated() {
                // What a space would be colored with does not matter.
                let own = glyph == " " ? CellStyle(background: .rgb(blue), attributes: .bold) : style
                frame[4 + x, 2] = Cell(glyph, style: own)
            }
            terminal.present(frame, cursor: nil)
            #expect(pty.text().contains("one two"))
        }

        /// Black is not the palette's color 0, which themes change.
        @Test func blackIsBlack() throws {
            let bytes = try bytes(cell: Cell(" ", style: CellStyle(background: .rgb(RGB(0, 0, 0))))) {
                $0.colors = .trueColor
            }
            #expect(bytes.contains("48;2;0;0;0m"))
        }

        /// Between two frames, past what ncurses keeps; and nothing more once the terminal is given back.
        @Test func aNotificationIsSentAtOnce() throws {
            let pty = try PseudoTerminal(width: 20, height: 5)
            let terminal = try pty.open { $0.variables.program = "WezTerm" }
            terminal.present(CellGrid(size: terminal.size), cursor: nil)
            _ = pty.output()
            terminal.notify(TerminalNotification(title: "Birds", body: "An owl; a dove"), by: nil)
            #expect(pty.text() == "\u{1B}]777;notify;Birds;An owl, a dove\u{1B}\\")
            terminal.notify(TerminalNotification(title: "Birds", body: "An owl"), by: .bell)
            #expect(pty.text() == "\u{7}")
            terminal.close()
            _ = pty.output()
            terminal.notify(TerminalNotification(title: "Birds", body: "An owl"), by: .bell)
            #expect(pty.text().isEmpty)
        }

        /// Among a terminal's attributes, 52 stands for the clipboard.
        @Test func aTextIsCopiedOnlyWhereTheTerminalSaysThatItMay() throws {
            for (answer, copies) in [("\u{1B}[?62;22c", false), ("\u{1B}[?62;22;52c", true)] {
                let pty = try PseudoTerminal(width: 20, height: 5)
                let terminal = try pty.open()
                terminal.present(CellGrid(size: terminal.size), cursor: nil)
                _ = pty.text()
                terminal.copy("too early")
                #expect(pty.text().isEmpty)
                pty.type(answer)
                _ = terminal.wait(milliseconds: 100)
                _ = terminal.readEvents()
                #expect(terminal.capabilities.takesCopies == copies)
                terminal.copy("/album/ä.svg")
                #expect(pty.text() == (copies ? "\u{1B}]52;c;L2FsYnVtL8OkLnN2Zw==\u{1B}\\" : ""))
                terminal.close()
                _ = pty.output()
                terminal.copy("too late")
                #expect(pty.text().isEmpty)
            }
        }

        /// Only where texts are ordered by the game, and given back however it ends.
        @Test func theTerminalIsToldToKeepTheOrder() throws {
            let pty = try PseudoTerminal()
            let (keep, giveBack) = ("\u{1B}[8l", "\u{1B}[8h")
            let first = try pty.open()
            first.keepOrder(false)
            first.present(CellGrid(size: first.size), cursor: nil)
            first.close()
            let never = pty.text()
            #expect(!never.contains(keep) && !never.contains(giveBack))
            let terminal = try pty.open()
            terminal.keepOrder(true)
            terminal.keepOrder(true)
            #expect(pty.text().ranges(of: keep).count == 1)
            // Another language: what is shown is sent anew.
            terminal.present(CellGrid(size: terminal.size, filledWith: Cell("x")), cursor: nil)
            _ = pty.text()
            terminal.keepOrder(false)
            terminal.present(CellGrid(size: terminal.size, filledWith: Cell("x")), cursor: nil)
            let after = pty.text()
            #expect(after.contains(giveBack) && after.contains("xxx"))
            terminal.keepOrder(true)
            _ = pty.text()
            terminal.close()
            #expect(pty.text().contains(giveBack))
        }

        @Test func mltermIsToldInItsWayToo() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open { $0.variables.signs = ["MLTERM"] }
            terminal.keepOrder(true)
            #expect(pty.text().contains("\u{1B}]5379;use_ctl=false\u{7}"))
            terminal.close()
            #expect(pty.text().contains("\u{1B}]5379;use_ctl=true\u{7}"))
        }

        @Test func attributes() throws {
            let all: CellAttributes = [.bold, .underline, .italic]
            let bytes = try bytes(cell: Cell("x", style: CellStyle(attributes: all))) { $0.variables.noColor = true }
            // Each is turned on before the glyph, in one sequence or in several.
            let codes = bytes.prefix { $0 != "x" }.matches(of: /\u{1B}\[([0-9;]*)m/)
                .flatMap { $0.1.split(separator: ";") }
            #expect(Set(codes).isSuperset(of: ["1", "3", "4"]), "\(codes)")
            #expect(!codes.contains("2") && !codes.contains("7"))
        }

        @Test func withoutUTF8OnlyASCIIIsSent() throws {
            let pty = try PseudoTerminal(width: 30, height: 4)
            // The C library reads the process's own variables, whatever they are.
            let found = getenv("LC_ALL").map { String(cString: $0) }
            setenv("LC_ALL", "C", 1)
            defer { if let found { setenv("LC_ALL", found, 1) } else { unsetenv("LC_ALL") } }
            let terminal = try pty.open { $0.variables.locales = ["C"] }
            defer { terminal.close() }
            #expect(!terminal.capabilities.unicode)
            var frame = CellGrid(size: terminal.size)
            frame.paint { _ = $0.border(style: .plain, title: "鳥 é") }
            terminal.present(frame, cursor: nil)
            let bytes = pty.output()
            #expect(bytes.allSatisfy { $0 < 0x80 })
            #expect(String(decoding: bytes, as: UTF8.self).contains("?  e"))
        }

        @Test func nothingChangedNothingSent() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open { $0.colors = .trueColor }
            defer { terminal.close() }
            var frame = CellGrid(size: terminal.size)
            frame.paint { $0.border(style: CellStyle(foreground: .rgb(red)), title: "鳥のいる庭") }
            terminal.present(frame, cursor: nil)
            #expect(!pty.output().isEmpty)
            terminal.present(frame, cursor: nil)
            #expect(pty.output().isEmpty)
            // A change of color too small to be seen is none.
            frame[0, 0].style.foreground = .rgb(RGB(254, 0, 0))
            terminal.present(frame, cursor: nil)
            #expect(pty.output().isEmpty)
        }

        @Test func cursorShowsWhereItIs() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open()
            defer { terminal.close() }
            let frame = CellGrid(size: terminal.size)
            terminal.present(frame, cursor: nil)
            _ = pty.output()
            terminal.present(frame, cursor: CellPoint(x: 9, y: 3))
            let shown = pty.text()
            #expect(shown.contains("\u{1B}[4;10H") && shown.contains("\u{1B}[?25h"))
            terminal.present(frame, cursor: nil)
            #expect(pty.text().contains("\u{1B}[?25l"))
        }

        /// Birds on the wing ask for more pairs than there are: near ones serve, and the screen is not sent again.
        @Test func manyColorsOfMovementNeedNoNewBeginning() throws {
            let pty = try PseudoTerminal(width: 40, height: 10)
            let terminal = try pty.open { $0.colors = .trueColor }
            defer { terminal.close() }
            var state: UInt32 = 7
            var most = 0
            var frame = CellGrid(size: terminal.size, filledWith: Cell("▚"))
            for turn in 0..<400 {
                // Half of the cells change, in as many shades of a few hues as a wing has.
                for index in frame.cells.indices where index % 2 == turn % 2 {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    let shade = UInt8(state >> 26)
                    let style = CellStyle(
                        foreground: .rgb(RGB(150 + shade, UInt8(state >> 20 & 63), 60)),
                        background: .rgb(RGB(60, 100 + shade, UInt8(state >> 14 & 63) + 150)))
                    frame.cells[index] = Cell("▚", style: style)
                }
                terminal.present(frame, cursor: nil)
                _ = pty.output()
                if turn > 0 { most = max(most, terminal.bytesOfLastFrame / 36) }
            }
            // A new beginning would send all 400 cells.
            #expect(most <= 200)
        }

        /// Once near pairs serve for pictures, a letter still has the ground of the space beside it; and another page
        /// has its own colors, in pictures too.
        @Test func nearPairsAreForMovingPicturesOnly() throws {
            let pty = try PseudoTerminal(width: 40, height: 10)
            let terminal = try pty.open { $0.colors = .trueColor }
            defer { terminal.close() }
            func style(_ shade: UInt8) -> CellStyle {
                CellStyle(foreground: .rgb(RGB(255, 0, 0)), background: .rgb(RGB(16, 20 + shade, 36)))
            }
            var frame = CellGrid(size: terminal.size)
            frame[0, 0] = Cell("▚", style: style(0))
            terminal.present(frame, cursor: nil)
            // A third of the cells change at a time, until more than half of the pairs are given out.
            for turn in 0..<160 {
                for index in 0..<130 {
                    // Neighbors are not near to each other.
                    let shade = UInt32(index * 53 & 127)
                    frame.cells[200 + index] = Cell(
                        turn % 2 == 0 ? "▚" : "▞",
                        style: CellStyle(
                            foreground: .rgb(RGB(hex: UInt32(turn) << 16 | shade << 9)),
                            background: .rgb(RGB(hex: shade << 16 | UInt32(turn)))))
                }
                terminal.present(frame, cursor: nil)
                _ = pty.output()
            }
            frame[1, 0] = Cell("▚", style: style(3))
            frame[2, 0] = Cell("x", style: style(3))
            terminal.present(frame, cursor: nil)
            let beside = pty.text()
            #expect(beside.contains("48;2;16;20;36m"), "a picture's blend takes the pair that is near")
            #expect(beside.contains("48;2;16;23;36m"), "a letter takes its own")
            let page = CellGrid(size: terminal.size, filledWith: Cell("▚", style: style(5)))
            terminal.present(page, cursor: nil)
            #expect(pty.text().contains("48;2;16;25;36m"))
        }

        /// A sky is a ground without glyphs, and shows each of its steps.
        @Test func groundsAreShownExactly() throws {
            let cell = Cell(" ", style: CellStyle(background: .rgb(RGB(101, 163, 249))))
            let bytes = try bytes(cell: cell) { $0.colors = .trueColor }
            #expect(bytes.contains("48;2;101;163;249m"))
        }

        /// Frames wider than the screen, half glyphs, more colors than there are pairs: nothing of it harms.
        @Test func survivesStrangeFrames() throws {
            let pty = try PseudoTerminal(width: 40, height: 10)
            let terminal = try pty.open { $0.colors = .trueColor }
            defer { terminal.close() }
            var large = CellGrid(size: CellSize(width: 300, height: 90), filledWith: Cell("鳥"))
            large[0, 0] = Cell(content: .continuation, style: .plain)
            terminal.present(large, cursor: CellPoint(x: 299, y: 89))
            _ = pty.output()
            var state: UInt32 = 1
            for _ in 0..<120 {
                var frame = CellGrid(size: terminal.size)
                for index in frame.cells.indices {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    let style = CellStyle(
                        foreground: .rgb(RGB(hex: state >> 8)), background: .rgb(RGB(hex: state >> 4)))
                    frame.cells[index] = Cell("▚", style: style)
                }
                terminal.present(frame, cursor: nil)
                _ = pty.output()
            }
            // After the pool of pairs has been emptied, colors are still what they should be.
            var last = CellGrid(size: terminal.size)
            last[0, 0] = Cell("x", style: CellStyle(foreground: .rgb(red)))
            terminal.present(last, cursor: nil)
            #expect(pty.text().contains("38;2;255;0;0m"))
        }
    }
}

extension CursesTests {
    @Suite(.serialized) struct StandInTests {
        /// Every glyph of every set reaches the terminal, whatever the C library knows of it, in whole frames and in parts.
        @Test(arguments: GlyphSet.allCases) func everyGlyphArrives(of set: GlyphSet) throws {
            let per = set.pixelsPerCell
            let glyphs = set == .ascii ? [] : (0..<1 << (per.columns * per.rows)).map(set.character)
            for isWhole in [true, false] {
                let pty = try PseudoTerminal(width: 32, height: 8)
                let terminal = try pty.openBlank()
                defer { terminal.close() }
                var frame = CellGrid(size: terminal.size)
                var screen = ShownScreen(width: 32, height: 8)
                if isWhole { terminal.redraw() }
                for (index, glyph) in glyphs.enumerated() {
                    // Colors that have nothing to do with each other: none is replaced by its complement.
                    let style = CellStyle(
                        foreground: .rgb(RGB(255, UInt8(index), 0)), background: .rgb(RGB(0, UInt8(index), 255)))
                    frame.cells[index] = Cell(glyph, style: style)
                    if !isWhole { terminal.present(frame, cursor: nil) }
                }
                terminal.present(frame, cursor: nil)
                screen.take(pty.text())
                #expect(screen.cells.prefix(glyphs.count).map { Character($0.glyph) } == glyphs)
            }
        }

        /// A private code point in a text is not taken for a picture's glyph.
        @Test func textIsNoStandIn() throws {
            let pty = try PseudoTerminal(width: 20, height: 5)
            let terminal = try pty.openBlank()
            defer { terminal.close() }
            var frame = CellGrid(size: terminal.size)
            for value: UInt32 in [0x10E082, 0x10FD00, 0x10FFFD] {
                frame[3, 2] = Cell(Character(Unicode.Scalar(value) ?? "-"))
                terminal.present(frame, cursor: nil)
                let bytes = pty.text()
                #expect(bytes.contains("?") || value != 0x10E082)
                #expect(bytes.unicodeScalars.allSatisfy { $0.value < 0x1C000 })
            }
        }
    }

    @Suite struct LibraryWidthTests {
        /// ncurses places cells by the C library's `wcwidth`; our table is read off glibc 2.36.
        @Test(.enabled(if: libraryVersion == "glibc 2.36"))
        func tableAgreesWithTheLibrary() {
            setlocale(LC_CTYPE, "C.UTF-8")
            // NUL is a control like any other; the soft hyphen never shows within a line.
            let accepted: Set<UInt32> = [0x00, 0xAD]
            var different: [UInt32] = []
            for value in UInt32(0)...0x10FFFF {
                guard let scalar = Unicode.Scalar(value), !accepted.contains(value) else { continue }
                let library = FrameWriter.libraryColumns(of: scalar)
                let isSame = TextWidth.isPrintable(scalar) ? TextWidth.columns(of: scalar) == library : library == -1
                if !isSame { different.append(value) }
            }
            #expect(different.isEmpty)
        }
    }
}

/// As `getconf GNU_LIBC_VERSION` has it; empty for another library.
private let libraryVersion: String = {
    #if canImport(Darwin)
        return ""
    #else
        var text = [CChar](repeating: 0, count: 64)
        let count = confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count)
        return count == 0 ? "" : String(decoding: text.prefix(count - 1).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
}()
