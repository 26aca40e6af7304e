import Testing

@testable import Drawing

@Suite struct CellTests {
    /// An intersection begins and ends within the second rectangle, even if the two have nothing in common.
    @Test func intersectionsStayWithin() {
        let whole = CellRect(x: 0, y: 0, width: 7, height: 5)
        let canvas = Canvas(width: 7, height: 5)
        for x in -9...9 {
            for y in -9...9 {
                for (width, height) in [(3, 2), (0, 4), (12, 12)] {
                    let rect = CellRect(x: x, y: y, width: width, height: height)
                    let common = rect.intersection(whole)
                    #expect((0...7).contains(common.x) && (0...7).contains(common.maxX), "\(rect)")
                    #expect((0...5).contains(common.y) && (0...5).contains(common.maxY), "\(rect)")
                    #expect(canvas.cropped(rect).pixels.count == common.width * common.height)
                }
            }
        }
    }

    /// Frames are compared as memory: nothing in a cell may be a gap or a reference.
    @Test func aCellIsPlainMemory() {
        #expect(MemoryLayout<Cell>.size == 16 && MemoryLayout<Cell>.stride == 16)
        #expect(MemoryLayout<CellStyle>.size == 12)
    }

    @Test(
        arguments: [
            "a", " ", "é", "e\u{301}", "▟", "🬗", "\u{1CD00}", "鳥", "\u{2764}\u{FE0F}", "🇺🇸", "👩‍👩‍👧‍👦", "ॐ", "\u{0}", "\r\n",
            "Z\u{335}\u{321}\u{340}\u{341}\u{308}\u{30A}",
        ] as [Character])
    func aGlyphComesBackAsItWasWritten(glyph: Character) {
        let style = CellStyle(foreground: .rgb(RGB(1, 2, 3)), attributes: [.bold, .reverse])
        let cell = Cell(glyph, style: style)
        guard case .glyph(let back) = cell.content else {
            Issue.record("\(glyph) is no glyph any more")
            return
        }
        #expect(Array(back.unicodeScalars) == Array(glyph.unicodeScalars))
        #expect(cell.scalar == (glyph.unicodeScalars.count == 1 ? glyph.unicodeScalars.first : nil))
        #expect(!cell.isContinuation)
        #expect(cell == Cell(content: .glyph(glyph), style: style))
        #expect(cell != Cell("x", style: style))
    }

    @Test func whatContinuesIsNoGlyph() {
        let cell = Cell(content: .continuation, style: .plain)
        #expect(cell.content == .continuation && cell.isContinuation && cell.scalar == nil)
    }

    @Test(arguments: [CellColor.standard, .rgb(RGB(0, 0, 0)), .rgb(RGB(255, 255, 255)), .rgb(RGB(1, 0, 0))])
    func aStyleComesBackAsItWasSet(color: CellColor) {
        for bits in UInt8(0)..<32 {
            var style = CellStyle(foreground: color, attributes: CellAttributes(rawValue: bits))
            style.background = color
            #expect(style.foreground == color && style.background == color && style.attributes.rawValue == bits)
            style.attributes = []
            style.foreground = .rgb(RGB(9, 9, 9))
            #expect(style == CellStyle(foreground: .rgb(RGB(9, 9, 9)), background: color))
        }
    }

    @Test func rowsAreEqualCellForCell() {
        let row = "bird e\u{301} 🇺🇸".map { Cell($0) }
        func areEqual(_ a: [Cell], _ b: [Cell]) -> Bool {
            a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { Cell.areEqual(a, $0) } }
        }
        #expect(areEqual(row, "bird e\u{301} 🇺🇸".map { Cell($0) }))
        #expect(areEqual([], []))
        #expect(!areEqual(row, Array(row.dropLast())))
        for index in row.indices {
            var other = row
            other[index].style.background = .rgb(RGB(0, 0, 1))
            #expect(!areEqual(row, other))
        }
    }
}
