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
    /// However it is said, with as few changes of color as may be: each cell shows what the frame has.
    @Suite(.serialized) struct ShownTests {
        struct Look: Sendable {
            let term: String
            let colors: ColorDepth
            /// Whether what is set already is not said again.
            var remembers = true
            /// The glyphs of pictures.
            var set = GlyphSet.quadrant

            /// The glyphs of the set by mask.
            var glyphs: [Character] {
                let per = set.pixelsPerCell
                return (0..<1 << (per.columns * per.rows)).map(set.character)
            }
        }

        private static let looks = [
            Look(term: "xterm-256color", colors: .trueColor), Look(term: "xterm-256color", colors: .ansi256),
            Look(term: "xterm-direct", colors: .trueColor), Look(term: "tmux-256color", colors: .trueColor),
            Look(term: "screen-256color", colors: .trueColor), Look(term: "screen-256color", colors: .ansi256),
            Look(term: "xterm", colors: .ansi16, remembers: false),
            Look(term: "linux", colors: .ansi16, remembers: false),
            Look(term: "vt100", colors: .mono, remembers: false),
            Look(term: "xterm-256color", colors: .trueColor, set: .octant),
            Look(term: "xterm-256color", colors: .ansi256, set: .octant),
            Look(term: "xterm", colors: .ansi16, remembers: false, set: .octant),
            Look(term: "xterm-256color", colors: .trueColor, set: .sextant),
        ]

        @Test(arguments: looks) func cellsAreWhatTheFrameHas(_ look: Look) throws {
            let size = CellSize(width: 40, height: 12)
            let pty = try PseudoTerminal(width: size.width, height: size.height)
            let terminal = try pty.open(term: look.term) { $0.colors = look.colors }
            defer { terminal.close() }
            var screen = ShownScreen(width: size.width, height: size.height)
            var random = Random(look.term.utf8.count)
            var frame = CellGrid(size: size)
            for turn in 0..<24 {
                random.change(&frame, all: turn % 6 == 0, glyphs: Array(look.glyphs.dropFirst()))
                if turn == 12 {
                    // Somebody else wrote to the terminal.
                    screen.take("\u{1B}[\(look.remembers ? "31;44;" : "")1mjunk\u{1B}[2J")
                    terminal.redraw()
                }
                terminal.present(frame, cursor: turn % 5 == 4 ? CellPoint(x: 3, y: 3) : nil)
                screen.take(pty.text())
                compare(screen, frame, look, turn)
            }
        }

        /// A color that is set already is not said again, and the complement of a glyph spares two.
        @Test func sharedColorsAreSaidOnce() throws {
            let pty = try PseudoTerminal(width: 20, height: 5)
            let terminal = try pty.openBlank()
            defer { terminal.close() }
            var frame = CellGrid(size: terminal.size)
            let (red, green, blue) = (RGB(255, 0, 0), RGB(0, 255, 0), RGB(0, 0, 255))
            func cell(_ glyph: Character, _ a: RGB, _ b: RGB) -> Cell {
                Cell(glyph, style: CellStyle(foreground: .rgb(a), background: .rgb(b)))
            }
            frame[2, 1] = cell("▚", red, blue)
            frame[3, 1] = cell("▘", blue, red)
            frame[4, 1] = cell("▌", green, blue)
            terminal.present(frame, cursor: nil)
            let text = pty.text()
            #expect(text.contains("▚▟\u{1B}[38;2;0;255;0m▌"), "\(text.debugDescription)")
        }

        /// A whole screen is written past ncurses, once; what changes then is all that is sent.
        @Test(arguments: [ColorDepth.trueColor, .ansi256])
        func wholeScreensAreWrittenOnce(_ colors: ColorDepth) throws {
            let pty = try PseudoTerminal(width: 40, height: 12)
            let terminal = try pty.open { $0.colors = colors }
            defer { terminal.close() }
            let look = Look(term: "xterm-256color", colors: colors)
            var screen = ShownScreen(width: 40, height: 12)
            var random = Random(7)
            var frame = CellGrid(size: terminal.size)
            for page in 1...3 {
                random.change(&frame, all: true)
                for x in 3..<10 { frame[x, 5] = .blank }
                frame[5, 5] = Cell("№", style: CellStyle(attributes: .bold))
                terminal.present(frame, cursor: nil)
                let text = pty.text()
                #expect(text.contains("\u{1B}7\u{1B}[H") && text.contains("\u{1B}8"), "page \(page)")
                #expect(text.count { $0 == "№" } == 1, "page \(page)")
                screen.take(text)
                compare(screen, frame, look, page)
                frame[7, 5] = Cell("☂", style: CellStyle(foreground: .rgb(RGB(255, 0, 0))))
                terminal.present(frame, cursor: nil)
                let change = pty.text()
                #expect(change.contains("☂") && change.utf8.count < 60, "page \(page): \(change.debugDescription)")
                screen.take(change)
                compare(screen, frame, look, page)
            }
        }

        /// A terminal that does not read makes nobody wait once a signal is there. Frames are left out until it has read what
        /// it was sent, and the next one is shown whole.
        @Test func aTerminalThatDoesNotReadIsNotWaitedFor() throws {
            let pty = try PseudoTerminal(width: 200, height: 60, reads: false)
            let terminal = try pty.open {
                $0.colors = .trueColor
                $0.takesSignals = true
            }
            defer { terminal.close() }
            var bytes = pty.output()
            // Pending, so that a terminal that takes no more is not waited for.
            kill(getpid(), SIGUSR1)
            var random = Random(3)
            var frame = CellGrid(size: terminal.size)
            var frames = 0
            repeat {
                random.change(&frame, all: true)
                terminal.present(frame, cursor: nil)
                frames += 1
            } while terminal.bytesOfLastFrame > 0 && frames < 100
            #expect((2..<100).contains(frames), "the last one was left out")
            var interruptions: [Interruption] = []
            while !interruptions.contains(.news) {
                bytes += pty.output()
                interruptions += terminal.wait(milliseconds: 10_000)
            }
            #expect(interruptions == [.end(SIGUSR1), .news])
            kill(getpid(), SIGUSR1)
            terminal.present(frame, cursor: nil)
            while case let more = pty.output(), !more.isEmpty {
                bytes += more
                _ = terminal.wait(milliseconds: 0)
            }
            var screen = ShownScreen(width: 200, height: 60)
            screen.take(String(decoding: bytes, as: UTF8.self))
            compare(screen, frame, Look(term: "xterm-256color", colors: .trueColor), 0)
        }

        /// A picture's colors may move on a little without being sent, but never by more than the eye takes for the same,
        /// however many steps it takes them; a ground alone and a letter's colors are sent as they are.
        @Test func smallStepsAreSentWhenTheyAddUp() throws {
            let pty = try PseudoTerminal(width: 12, height: 3)
            let terminal = try pty.open { $0.colors = .trueColor }
            defer { terminal.close() }
            let look = Look(term: "xterm-256color", colors: .trueColor)
            var screen = ShownScreen(width: 12, height: 3)
            var frame = CellGrid(size: terminal.size)
            var silent = 0
            for step in UInt8(0)..<60 {
                let style = CellStyle(
                    foreground: .rgb(RGB(90 + step, 140, 60)), background: .rgb(RGB(60, 90 + step, 200 - step)))
                for x in 0..<12 { frame[x, 0] = Cell("▚", style: style) }
                terminal.present(frame, cursor: nil)
                let text = pty.text()
                if text.isEmpty { silent += 1 }
                screen.take(text)
                compare(screen, frame, look, Int(step))
            }
            #expect((20..<58).contains(silent), "\(silent) of 60 steps sent nothing")
            for glyph: Character in ["x", " "] {
                for step in UInt8(0)..<4 {
                    frame[3, 2] = Cell(glyph, style: CellStyle(background: .rgb(RGB(60, 90 + step, 200))))
                    terminal.present(frame, cursor: nil)
                    let text = pty.text()
                    #expect(text.contains("48;2;60;\(90 + step);200m"), "\(glyph): \(text.debugDescription)")
                    screen.take(text)
                    compare(screen, frame, look, Int(step))
                }
            }
        }

        private func compare(_ screen: ShownScreen, _ frame: CellGrid, _ look: Look, _ turn: Int) {
            var quantizer = ColorQuantizer(
                depth: look.colors, colors: look.term == "linux" ? 8 : look.colors == .ansi16 ? 8 : 256)
            let masks = Dictionary(uniqueKeysWithValues: look.glyphs.enumerated().map { ($1, $0) })
            for (index, (shown, cell)) in zip(screen.cells, frame.cells).enumerated() {
                guard case .glyph(let character) = cell.content, let glyph = character.unicodeScalars.first else {
                    continue
                }
                let shown = ShownScreen.Cell(
                    glyph: shown.glyph, foreground: shown.foreground.black, background: shown.background.black,
                    attributes: shown.attributes)
                let place = "\(look.term) \(look.colors), frame \(turn), cell \(index): \(shown) for \(cell)"
                let expected = ShownScreen.Cell(
                    glyph: glyph, foreground: color(cell.style.foreground, look, &quantizer, isGround: false),
                    background: color(cell.style.background, look, &quantizer, isGround: true),
                    // What screen calls standout is what others call italic.
                    attributes: cell.style.attributes.subtracting(look.term.hasPrefix("screen") ? .italic : []))
                if glyph == " ", cell.style.attributes.isDisjoint(with: [.underline, .reverse]) {
                    #expect(shown.glyph == " " && shown.background == expected.background, "\(place)")
                    if look.remembers {
                        #expect(shown.attributes.isDisjoint(with: [.underline, .reverse]), "\(place)")
                    }
                } else if let mask = masks[Character(glyph)] {
                    guard let other = masks[Character(shown.glyph)] else {
                        Issue.record("\(place)")
                        continue
                    }
                    for bit in 0..<look.glyphs.count.trailingZeroBitCount {
                        let wanted = mask >> bit & 1 == 1 ? expected.foreground : expected.background
                        let got = other >> bit & 1 == 1 ? shown.foreground : shown.background
                        #expect(isAlike(wanted, got), "\(place)")
                    }
                } else if look.remembers {
                    #expect(shown == expected, "\(place)")
                } else {
                    // Not every terminal has every attribute, beside colors even less.
                    #expect(shown.glyph == glyph, "\(place)")
                    #expect(
                        shown.foreground == expected.foreground && shown.background == expected.background, "\(place)")
                }
            }
        }

        private func color(
            _ color: CellColor, _ look: Look, _ quantizer: inout ColorQuantizer, isGround: Bool
        ) -> ShownScreen.ShownColor {
            guard case .rgb(let rgb) = color, look.colors != .mono else { return .standard }
            if look.colors == .trueColor { return .rgb(isGround ? rgb : rgb.quantised).black }
            return .number(Int(quantizer.number(for: color, isGround: isGround)))
        }

        private func isAlike(_ a: ShownScreen.ShownColor, _ b: ShownScreen.ShownColor) -> Bool {
            guard case .rgb(let one) = a, case .rgb(let other) = b else { return a == b }
            return OKLab(one).distance(to: OKLab(other)) < 0.019
        }
    }
}

extension ShownScreen.ShownColor {
    /// The numbers of two blacks are taken; what shows for them is as black.
    fileprivate var black: Self {
        if case .rgb(let color) = self, color.hex <= 2 { return .rgb(RGB(0, 0, 0)) }
        return self
    }
}

/// Cells as screens have them: pictures whose colors are close to each other, grounds, words, and the terminal's own.
private struct Random {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    private mutating func color() -> CellColor {
        switch below(12) {
        case 0: .standard
        case 1: .rgb(RGB(0, 0, UInt8(below(3))))
        default:
            .rgb(
                RGB(
                    UInt8(120 + 6 * below(4)), UInt8(102 + 6 * below(3)), UInt8(below(2) == 0 ? 60 : 60 + 48 * below(4))
                ))
        }
    }

    mutating func change(
        _ frame: inout CellGrid, all: Bool, glyphs: [Character] = Array("▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
    ) {
        let attributes: [CellAttributes] = [[], [], [], [.bold], [.underline], [.bold, .italic], [.reverse], [.dim]]
        for index in frame.cells.indices where all || below(4) == 0 {
            // Neighbors share their colors more often than not.
            if index > 0, below(3) == 0 {
                frame.cells[index].style = frame.cells[index - 1].style
                if below(2) == 0 {
                    let style = frame.cells[index].style
                    frame.cells[index].style.foreground = style.background
                    frame.cells[index].style.background = style.foreground
                }
                frame.cells[index].style.attributes = []
            } else {
                frame.cells[index].style = CellStyle(foreground: color(), background: color())
            }
            switch below(4) {
            case 0: frame.cells[index].content = .glyph(" ")
            case 1:
                frame.cells[index].content = .glyph(Array("abcxyz")[below(6)])
                frame.cells[index].style.attributes = attributes[below(attributes.count)]
            default: frame.cells[index].content = .glyph(glyphs[below(glyphs.count)])
            }
        }
    }
}
