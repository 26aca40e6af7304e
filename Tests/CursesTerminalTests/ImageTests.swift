import Drawing
import TerminalUI
import TestSupport
import Testing

@testable import CursesTerminal

/// Numbers that are the same every time.
struct ImageDice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, limit)
    }

    mutating func image(_ width: Int, _ height: Int) -> PixelImage {
        let hasAlpha = next(2) == 0
        let bytes = (0..<width * height * (hasAlpha ? 4 : 3)).map { _ in UInt8(next(256)) }
        return PixelImage(width: width, height: height, hasAlpha: hasAlpha, bytes: bytes)
    }
}

@Suite struct ImageWriterTests {
    private static let cell = CellPixels(columns: 3, rows: 5)

    /// Whatever comes and goes, moves and is written over: the terminal shows just what the frame has, and where no image
    /// may be there is none.
    @Test func theTerminalShowsWhatTheFrameHas() {
        let size = CellSize(width: 12, height: 8)
        var (dice, writer, screen) = (ImageDice(1), ImageWriter(), ImageScreen(size: size, cell: Self.cell))
        let images = (0..<6).map { _ in dice.image(1 + dice.next(20), 1 + dice.next(20)) }
        for round in 0..<rounds(short: 1500) {
            var frame = CellGrid(size: size)
            for number in 0..<dice.next(3) {
                // Pictures stand side by side.
                let box = CellRect(
                    x: 1 + 6 * number, y: dice.next(3), width: 1 + dice.next(5), height: 1 + dice.next(7))
                for y in box.y..<min(size.height, box.maxY) {
                    for x in box.x..<min(size.width, box.maxX) where dice.next(12) > 0 {
                        frame[x, y] = .picture(on: RGB(9, 9, 9))
                    }
                }
                for z in 0..<dice.next(4) {
                    frame.placements.append(
                        Placement(
                            images[dice.next(images.count)], frame: box, x: dice.next(30) - 10, y: dice.next(30) - 10,
                            z: z))
                }
            }
            if dice.next(50) == 0 {
                writer.forget()
                screen.take(ImageWriter.deletion)
                #expect(screen.images.isEmpty && screen.shown.isEmpty)
            }
            screen.take(writer.update(to: frame, cell: Self.cell))
            #expect(screen.composed() == ComposedImages.of(frame, Self.cell), "round \(round)")
            #expect(screen.faults.isEmpty, "round \(round): \(screen.faults)")
            #expect(writer.update(to: frame, cell: Self.cell).isEmpty, "the same frame costs nothing")
        }
    }

    /// An image that moves is not sent again, and takes few bytes.
    @Test func movesAreCheap() {
        let size = CellSize(width: 40, height: 20)
        var (dice, writer) = (ImageDice(2), ImageWriter())
        let image = dice.image(60, 60)
        func frame(_ x: Int) -> CellGrid {
            var frame = CellGrid(size: size, filledWith: .picture(on: RGB(0, 0, 0)))
            frame.placements = [Placement(image, frame: CellRect(size), x: x, y: 7)]
            return frame
        }
        #expect(writer.update(to: frame(0), cell: Self.cell).count > 3000)
        for x in 1..<30 { #expect(writer.update(to: frame(x), cell: Self.cell).count < 60) }
    }

    /// The terminal keeps only so many images, and those that show in any case.
    @Test func memoryIsBounded() {
        let size = CellSize(width: 2, height: 2)
        var (dice, writer, screen) = (ImageDice(3), ImageWriter(), ImageScreen(size: size, cell: Self.cell))
        for _ in 0..<24 {
            // About a megabyte and a half each.
            let image = PixelImage(
                width: 700, height: 560, hasAlpha: false,
                bytes: [UInt8](repeating: UInt8(dice.next(256)), count: 1_176_000))
            var frame = CellGrid(size: size, filledWith: .picture(on: RGB(0, 0, 0)))
            frame.placements = [Placement(image, frame: CellRect(size))]
            screen.take(writer.update(to: frame, cell: Self.cell))
            #expect(screen.memory <= ImageWriter.limit + image.memory && screen.shown.count == 1)
        }
        #expect(screen.faults.isEmpty && screen.images.count < 12)
    }
}

extension CursesTests {
    @Suite(.serialized) struct ImageTests {
        private static let cell = CellPixels(columns: 10, rows: 20)
        private static let size = CellSize(width: 20, height: 6)

        private static func frame(text: String = "") -> CellGrid {
            var dice = ImageDice(4)
            var frame = CellGrid(size: size)
            let box = CellRect(x: 4, y: 1, width: 10, height: 4)
            for y in box.y..<box.maxY { for x in box.x..<box.maxX { frame[x, y] = .picture(on: RGB(1, 2, 3)) } }
            for (index, letter) in text.enumerated() { frame[6 + index, 2] = Cell(letter) }
            frame.placements = [
                Placement(dice.image(100, 80), frame: box),
                Placement(dice.image(30, 30), frame: box, x: 71, y: 5, z: 1),
            ]
            return frame
        }

        private func open(_ change: (inout CursesConfiguration) -> Void = { _ in }) throws -> (
            PseudoTerminal, CursesTerminal
        ) {
            let pty = try PseudoTerminal(width: Self.size.width, height: Self.size.height, cell: Self.cell)
            let terminal = try pty.open {
                ($0.colors, $0.pixels) = (.trueColor, .automatic)
                change(&$0)
            }
            return (pty, terminal)
        }

        /// The question is answered or not; nothing waits for it, and tmux is not asked.
        @Test(arguments: [
            ("\u{1B}_Gi=31;OK\u{1B}\\", "62", PixelProtocol.kitty), ("\u{1B}_Gi=31;OK\u{1B}\\", "62;4", .kitty),
            ("\u{1B}_Gi=31;ENOENT\u{1B}\\", "62;22", nil), ("", "62", nil), ("", "62;4;22", .sixel),
        ])
        func whatTheTerminalSays(_ answer: String, _ attributes: String, _ pixels: PixelProtocol?) throws {
            let (pty, terminal) = try open()
            defer { terminal.close() }
            #expect(pty.text().contains("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"))
            #expect(terminal.capabilities.cell == Self.cell && terminal.capabilities.pixels == nil)
            pty.type(answer + "\u{1B}[?\(attributes)c")
            _ = terminal.wait(milliseconds: 10_000)
            _ = terminal.readEvents()
            #expect(terminal.capabilities.pixels == pixels)
        }

        @Test func inTmuxNobodyIsAsked() throws {
            let (pty, terminal) = try open { $0.variables.signs = ["TMUX"] }
            defer { terminal.close() }
            #expect(!pty.text().contains("_G"))
        }

        /// Images show where the frame has them, not over text; a resize and leaving take all of them away.
        @Test func imagesComeAndGo() throws {
            let (pty, terminal) = try open()
            var screen = ImageScreen(size: Self.size, cell: Self.cell)
            for text in ["", "words", ""] {
                terminal.present(Self.frame(text: text), cursor: nil)
                screen.take(pty.output())
                #expect(screen.composed() == ComposedImages.of(Self.frame(text: text), Self.cell))
            }
            terminal.redraw()
            terminal.present(CellGrid(size: Self.size), cursor: nil)
            screen.take(pty.output())
            #expect(screen.shown.isEmpty && screen.images.isEmpty)
            terminal.present(Self.frame(), cursor: nil)
            screen.take(pty.output())
            #expect(screen.shown.count == 2)
            terminal.close()
            screen.take(pty.output())
            #expect(screen.shown.isEmpty && screen.images.isEmpty && screen.faults.isEmpty)
        }

        /// The same with sixels: what is written over an image takes its place, and comes back where the text goes.
        @Test func sixelsComeAndGo() throws {
            let (pty, terminal) = try open { $0.pixels = .fixed(.sixel) }
            var screen = SixelScreen(size: Self.size, cell: Self.cell)
            for text in ["", "words", "", "other words"] {
                terminal.present(Self.frame(text: text), cursor: nil)
                screen.take(pty.output())
                let expected = ComposedImages.of(Self.frame(text: text), Self.cell)
                #expect(ComposedImages.difference(screen.canvas, expected) < 12)
            }
            terminal.redraw()
            terminal.present(CellGrid(size: Self.size), cursor: nil)
            screen.take(pty.output())
            let isBlank = screen.canvas.allSatisfy { $0 == 0 }
            #expect(isBlank)
            terminal.present(Self.frame(), cursor: nil)
            terminal.close()
            screen.take(pty.output())
            let isGivenBack = screen.canvas.allSatisfy { $0 == 0 }
            #expect(isGivenBack && screen.faults.isEmpty && screen.images > 4)
        }

        /// Without images nothing is said of them.
        @Test func cellsCostWhatTheyDid() throws {
            let (pty, terminal) = try open()
            defer { terminal.close() }
            _ = pty.output()
            terminal.present(CellGrid(size: Self.size), cursor: nil)
            #expect(!pty.text().contains("\u{1B}_G"))
        }
    }
}
