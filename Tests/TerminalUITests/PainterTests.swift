import Drawing
import TerminalUI
import TestSupport
import Testing

@Suite struct PainterTests {
    private let red = CellStyle(foreground: .rgb(RGB(255, 0, 0)))
    private let onBlue = CellStyle(background: .rgb(RGB(0, 0, 255)))

    @discardableResult
    private func rows(_ width: Int, _ height: Int, _ paint: (Painter) -> Void) -> [String] {
        var grid = CellGrid(size: CellSize(width: width, height: height), filledWith: Cell("."))
        grid.paint { paint($0) }
        #expect(grid.isWhole)
        return grid.textRows
    }

    @Test(arguments: [
        ("abc", 0, "abc..."), ("abc", 4, "....ab"), ("abc", -1, "bc...."), ("abc", 6, "......"), ("鳥", 0, "鳥...."),
        ("鳥", 4, "....鳥"),
        ("鳥", 5, "....."), ("鳥", -1, " ....."), ("a鳥b", -2, " b...."), ("x\u{1B}y", 1, ".x\u{FFFD}y.."),
    ])
    func putClips(_ text: String, _ x: Int, _ expected: String) {
        let row = rows(6, 1) { $0.put(text, at: CellPoint(x: x, y: 0), style: .plain) }[0]
        #expect(row == expected)
    }

    @Test func putReturnsTheColumnAfter() {
        rows(10, 1) { painter in
            #expect(painter.put("a鳥", at: CellPoint(x: 2, y: 0), style: .plain) == 5)
            #expect(painter.put("a鳥", at: CellPoint(x: 2, y: 0), style: .plain, maximum: 2) == 3)
        }
    }

    @Test(arguments: [(0, "ab ..."), (1, ".ab..."), (2, ". ab..")])
    func paintingOverHalfAWideGlyph(_ x: Int, _ expected: String) {
        let row = rows(6, 1) { painter in
            painter.put("鳥", at: CellPoint(x: 1, y: 0), style: .plain)
            painter.put("ab", at: CellPoint(x: x, y: 0), style: .plain)
        }[0]
        #expect(row == expected)
    }

    @Test func fillMendsWhatItCuts() {
        let row = rows(6, 1) { painter in
            painter.put("鳥鳥鳥", at: CellPoint(x: 0, y: 0), style: .plain)
            painter.fill(CellRect(x: 1, y: 0, width: 2, height: 1), with: "-", style: .plain)
        }[0]
        #expect(row == " -- 鳥")
    }

    @Test func groundStaysUnderText() {
        var grid = CellGrid(size: CellSize(width: 3, height: 1))
        grid.paint { painter in
            painter.fill(style: onBlue)
            painter.put("ab", at: CellPoint(x: 0, y: 0), style: red, keepsGround: true)
            painter.put("c", at: CellPoint(x: 2, y: 0), style: red)
        }
        #expect(grid[0, 0].style == CellStyle(foreground: red.foreground, background: onBlue.background))
        #expect(grid[2, 0].style == red)
    }

    @Test func windowsClipAndMove() {
        let picture = rows(8, 3) { painter in
            let window = painter.sub(CellRect(x: 2, y: 1, width: 4, height: 1))
            window.put("123456", at: CellPoint(x: -1, y: 0), style: .plain)
            window.put("no", at: CellPoint(x: 0, y: 1), style: .plain)
            #expect(window.onScreen == CellRect(x: 2, y: 1, width: 4, height: 1))
            #expect(
                window.onScreen(CellRect(x: 3, y: 0, width: 9, height: 1)) == CellRect(x: 5, y: 1, width: 1, height: 1))
            #expect(window.onScreen(CellPoint(x: 4, y: 0)) == nil)
            #expect(window.shifted(x: -3, y: 0).onScreen(CellPoint(x: 3, y: 0)) == CellPoint(x: 2, y: 1))
            let inner = window.sub(CellRect(x: 2, y: -1, width: 9, height: 9))
            inner.fill(with: "#", style: .plain)
        }
        #expect(picture == ["........", "..23##..", "........"])
    }

    @Test(arguments: [(-1, ". ....."), (0, ".鳥...."), (1, "..鳥..."), (2, "... ...")])
    func blitClipsWideGlyphs(_ x: Int, _ expected: String) {
        var source = CellGrid(size: CellSize(width: 2, height: 1))
        source.paint { _ = $0.put("鳥", at: CellPoint(x: 0, y: 0), style: .plain) }
        let row = rows(7, 1) { painter in
            painter.sub(CellRect(x: 1, y: 0, width: 3, height: 1)).blit(source, at: CellPoint(x: x, y: 0))
        }[0]
        #expect(row == expected)
    }

    @Test func blitKeepsWhatIsTransparent() {
        var source = CellGrid(size: CellSize(width: 3, height: 1))
        source[1, 0] = Cell("b")
        let row = rows(3, 1) { $0.blit(source, at: CellPoint(x: 0, y: 0)) { $0 == .blank } }[0]
        #expect(row == ".b.")
    }

    @Test func borderWithTitle() {
        let picture = rows(12, 3) { painter in
            let inside = painter.border(style: .plain, title: "鳥のいる庭")
            #expect(inside.size == CellSize(width: 10, height: 1))
            inside.line("right", y: 0, alignment: .trailing, style: .plain)
        }
        #expect(picture == ["╭─ 鳥の… ──╮", "│.....right│", "╰──────────╯"])
    }

    /// Where there is no room for a frame there is none, and a title only where all of its marks have room.
    @Test(
        arguments: [
            (0, 0, []), (1, 1, ["."]), (1, 3, [".", ".", "."]), (5, 1, ["....."]), (2, 2, ["╭╮", "╰╯"]),
            (5, 2, ["╭───╮", "╰───╯"]), (7, 2, ["╭─ … ─╮", "╰─────╯"]), (11, 2, ["╭─ Title ─╮", "╰─────────╯"]),
        ] as [(Int, Int, [String])])
    func borderAtAnySize(_ width: Int, _ height: Int, _ expected: [String]) {
        #expect(rows(width, height) { $0.border(style: .plain, title: "Title") } == expected)
    }

    @Test func dimmingMixesColors() {
        var grid = CellGrid(
            size: CellSize(width: 1, height: 1),
            filledWith: Cell("x", style: CellStyle(background: .rgb(RGB(200, 100, 0)), attributes: .bold)))
        grid.paint { $0.dim(by: 0.5) }
        #expect(grid[0, 0].style == CellStyle(background: .rgb(RGB(100, 50, 0)), attributes: .dim))
    }

    /// A thousand random strokes leave no half glyphs.
    @Test func strokesNeverLeaveHalves() {
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var grid = CellGrid(size: CellSize(width: 12, height: 4))
        let texts = ["鳥の庭", "ab", "a鳥b", "🐦", "x"]
        for _ in 0..<1000 {
            grid.paint { painter in
                let window = painter.sub(
                    CellRect(x: random(12) - 2, y: random(4) - 1, width: random(9), height: random(4)))
                let point = CellPoint(x: random(9) - 3, y: random(3))
                switch random(3) {
                case 0: window.put(texts[random(5)], at: point, style: .plain)
                case 1: window.fill(CellRect(x: point.x, y: point.y, width: random(4), height: 1), style: .plain)
                default:
                    var source = CellGrid(size: CellSize(width: 5, height: 1))
                    source.paint { _ = $0.put(texts[random(5)], at: CellPoint(x: random(3), y: 0), style: .plain) }
                    window.blit(source, at: point)
                }
            }
            #expect(grid.isWhole)
        }
    }
}

extension CellGrid {
    /// Every wide glyph has its continuation, and every continuation its glyph.
    var isWhole: Bool {
        for y in 0..<height {
            for x in 0..<width {
                switch self[x, y].content {
                case .continuation:
                    guard x > 0, case .glyph(let glyph) = self[x - 1, y].content, TextWidth.columns(of: glyph) == 2
                    else { return false }
                case .glyph(let glyph):
                    let isFollowed = x + 1 < width && self[x + 1, y].content == .continuation
                    if (TextWidth.columns(of: glyph) == 2) != isFollowed { return false }
                }
            }
        }
        return true
    }
}
