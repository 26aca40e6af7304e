import Drawing
import TestSupport
import Testing

@testable import TerminalUI

/// Texts from right to left, where the library that orders them is installed.
@Suite(.enabled(if: FriBidi.shared != nil, "libfribidi0 is not installed")) struct BidiTests {
    /// The rows of a grid painted in an order.
    private func rows(
        _ width: Int, _ height: Int = 1, _ order: TextOrder = .rightToLeft, _ paint: (Painter) -> Void
    ) -> [String] {
        var grid = CellGrid(size: CellSize(width: width, height: height), filledWith: Cell("."))
        grid.paint(order, paint)
        #expect(grid.isWhole)
        return grid.textRows
    }

    private func seen(_ text: String, isRightToLeft: Bool? = true) -> String {
        let clusters = OrderedText(text, isRightToLeft: isRightToLeft)?.clusters ?? []
        return String(clusters.flatMap { $0.pieces.map(\.glyph) })
    }

    @Test(arguments: [
        ("שלום", "םולש"), ("שלום bird", "bird םולש"), ("שלום (כן)", "(ןכ) םולש"), ("12 ציפורים", "םירופיצ 12"),
        // A name that ends in a mark keeps it where it is isolated.
        ("ציפור C++ כאן", "ןאכ ++C רופיצ"), ("ציפור \u{2068}C++\u{2069} כאן", "ןאכ C++ רופיצ"),
        // A sign stays with its number.
        ("ב \u{200E}−30ד", "ד−30 ב"), ("ب \u{200E}−10", "−10 \u{FE8F}"),
        // Marks stay on their letter.
        ("בָּא", "אבָּ"), ("e\u{301}ש", "שe\u{301}"), ("鳥ש", "ש鳥"), ("", ""),
    ])
    func textsAreOrdered(text: String, expected: String) {
        #expect(seen(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test(arguments: [
        // Beginning, middle and end; alone; lam and alef as one.
        ("ببب", "\u{FE90}\u{FE92}\u{FE91}"), ("ب", "\u{FE8F}"), ("لا", "\u{FEFB}"), ("بلا", "\u{FEFC}\u{FE91}"),
        ("سلام", "\u{FEE1}\u{FEFC}\u{FEB3}"), ("مثلاً", "\u{FEFC}\u{64B}\u{FE9C}\u{FEE3}"),
    ])
    func arabicIsJoined(text: String, expected: String) {
        #expect(seen(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
        let columns = OrderedText(text, isRightToLeft: true)?.columns
        #expect(columns == TextWidth.columns(of: text) && columns == TextWidth.columns(of: expected))
    }

    /// Lettering of a picture is read as it was written, and is seen again as the picture shows it.
    @Test(arguments: [
        "דרישת שלום מ־Bird Springs", "13 בנוב׳ 2026", "הדוכיפת אכלה (תירס) ב־18:30, ושרה.", "تحية من Bird Springs",
        "مثلاً",
    ])
    func whatIsSeenIsReadAgain(text: String) {
        let read = OrderedText.asRead(seen(text))
        #expect(seen(read) == seen(text))
        if text.unicodeScalars.allSatisfy({ $0.value < 0x600 }) { #expect(read == text) }
    }

    /// A sentence with a name in it runs as the others do; a name alone runs as it is written.
    @Test(arguments: [
        ("\u{2068}Calm Palms\u{2069}, 19:05", "..19:05 ,Calm Palms"), ("C++, 19:05", ".........C++, 19:05"),
    ])
    func aSentenceWithANameRunsAsTheOthersDo(text: String, expected: String) {
        #expect(rows(19) { $0.put(text, at: CellPoint(x: 0, y: 0), style: .plain) } == [expected])
    }

    /// A further line of Latin letters alone runs as the whole text does: its mark is at the left.
    @Test func furtherLinesRunAsTheWholeText() {
        let lines = TextFitting.wrap("ציפור בחצר \u{2068}Feathered Friends\u{2069}!", to: 21)
        #expect(lines.count == 2)
        let painted = rows(12) { $0.put(lines[1], at: CellPoint(x: 0, y: 0), style: .plain) }
        #expect(painted == ["....!Friends"])
    }

    @Test func theFrameIsMirrored() {
        let painted = rows(12, 3) { painter in
            painter.border(style: .plain, title: "שלום")
            painter.put("אב→", at: CellPoint(x: 2, y: 1), style: .plain)
            painter.put("▌", at: CellPoint(x: 1, y: 1), style: .plain)
        }
        #expect(painted == ["╭─── םולש ─╮", "│......←בא▐│", "╰──────────╯"])
    }

    @Test(arguments: [
        ("▌", "▐", false), ("▕", "▏", false), ("╭", "╮", false), ("╸", "╺", false), ("→", "←", false),
        ("▎", "▕", false), ("▊", "▎", true), ("▋", "▍", true), ("━", "━", false), ("█", "█", false), ("a", "a", false),
    ])
    func glyphsTurn(glyph: Character, expected: Character, isComplement: Bool) {
        let cell = Cell(glyph, style: CellStyle(foreground: .rgb(RGB(1, 2, 3)))).mirrored
        #expect(cell.content == .glyph(expected) && cell.style.attributes.contains(.reverse) == isComplement)
    }

    @Test func picturesAreNotMirrored() {
        var picture = CellGrid(size: CellSize(width: 4, height: 1))
        picture.paint { $0.put("▌鳥▍", at: CellPoint(x: 0, y: 0), style: .plain) }
        #expect(rows(6) { $0.blit(picture, at: CellPoint(x: 0, y: 0)) } == ["..▌鳥▍"])
        #expect(rows(6) { $0.blit(picture, at: CellPoint(x: 4, y: 0)) } == [" ▍...."])
    }

    /// A text without other letters is a name or a foreign sentence, and ends on its own side.
    @Test(arguments: [("C++ →", "..C++ →."), ("ab, ב.", "..ב ,ab."), ("+5!", "....!5+.")])
    func foreignTextsRunTheirWay(text: String, expected: String) {
        #expect(rows(8) { $0.put(text, at: CellPoint(x: 1, y: 0), style: .plain) } == [expected])
    }

    /// A match in a text is marked where it is seen.
    @Test func columnsOfATextAreWhereTheyArePainted() {
        var grid = CellGrid(size: CellSize(width: 8, height: 1))
        grid.paint(.rightToLeft) { painter in
            let text = "אב \u{2068}cd\u{2069}"
            painter.put(text, at: CellPoint(x: 0, y: 0), style: .plain)
            for columns in painter.columns(3..<4, of: text) + painter.columns(1..<2, of: text) {
                painter.restyle(CellRect(x: columns.lowerBound, y: 0, width: columns.count, height: 1)) {
                    $0.attributes.insert(.bold)
                }
            }
            #expect(painter.columns(0..<1, of: "") == [])
        }
        #expect(String(grid.cells.map { Character($0.scalar ?? "?") }) == "   cd בא")
        #expect(grid.cells.indices.filter { grid.cells[$0].style.attributes.contains(.bold) } == [3, 6])
    }

    @Test func wideLettersStayWhole() {
        #expect(rows(6) { $0.put("鳥a", at: CellPoint(x: 1, y: 0), style: .plain) } == ["..鳥a."])
    }

    @Test func gaugesFillLeftwards() {
        let painted = rows(6) { painter in
            painter.rule(y: 0, glyph: "─", style: .plain)
            painter.rule(y: 0, to: 2, glyph: "━", style: .plain)
            painter.put("╸", at: CellPoint(x: 2, y: 0), style: .plain)
        }
        #expect(painted == ["───╺━━"])
    }

    @Test func aNameFromRightToLeftIsOrderedInAFrameFromTheLeft() {
        #expect(
            rows(9, 1, .leftToRight) { $0.put("a שלום!", at: CellPoint(x: 0, y: 0), style: .plain) } == ["a םולש!.."])
        #expect(rows(9, 1, .logical) { $0.put("a שלום!", at: CellPoint(x: 0, y: 0), style: .plain) } == ["a שלום!.."])
    }

    @Test func anIsolatedNameIsSoOnEachLine() {
        let lines = TextFitting.wrap("א \u{2068}one two.\u{2069} ב", to: 6)
        #expect(lines.map { seen($0) } == ["one א", "ב two."])
    }

    @Test func whatIsNotThereIsNotLoaded() { #expect(FriBidi(named: ["libno-such-thing.so.0"]) == nil) }

    // MARK: Text fields

    /// The row of a field with `|` where the cursor is.
    private func row(_ field: TextField, _ order: TextOrder) -> String {
        var cursor: CellPoint?
        var grid = CellGrid(size: CellSize(width: 8, height: 1))
        grid.paint(order) { cursor = field.draw(into: $0, at: CellPoint(x: 0, y: 0), width: 8, style: .plain) }
        if let cursor { grid[order == .rightToLeft ? 7 - cursor.x : cursor.x, 0] = Cell("|") }
        return String(grid.cells.map { Character($0.scalar ?? "?") })
    }

    @Test(arguments: [
        ("שלום", TextOrder.rightToLeft, ["   |םולש", "    |ולש", "    ם|לש"]),
        ("bird", .rightToLeft, ["   bird|", "   bir| ", "   bi|d "]),
        ("שלום", .leftToRight, ["|םולש   ", " |ולש   ", " ם|לש   "]),
        ("אב cd", .rightToLeft, ["  |cd בא", "   |d בא", "   c| בא"]),
        ("ab גד", .leftToRight, ["ab דג|  ", "ab ד|   ", "ab |ג   "]),
        ("bird", .leftToRight, ["bird|   ", "bir|    ", "bi|d    "]),
    ])
    func theCursorMovesAsOneSees(text: String, order: TextOrder, expected: [String]) {
        var field = TextField(text)
        let isToTheRight = expected[0].first == "|" || expected[0].contains(" |")
        for row in expected {
            #expect(self.row(field, order) == row)
            _ = field.handle(.key(isToTheRight ? .right : .left))
        }
    }

    @Test func everyPlaceOfTheCursorIsReached() {
        var field = TextField("אב cd גד")
        for _ in 0..<20 { _ = field.handle(.key(.left)) }
        var places: [Int] = []
        for _ in 0...8 {
            places.append(field.cursor)
            _ = field.handle(.key(.right))
        }
        #expect(places.sorted() == Array(0...8) && places[0] == 8)
    }

    @Test func typingGoesOnWhereTheCursorIs() {
        var field = TextField("של")
        for key: Key in [.character("ו"), .home, .right, .character("א"), .backspace, .delete] {
            _ = field.handle(.key(key))
        }
        // Right of the first letter there is nothing; Delete removes that letter.
        #expect(field.text == "לו")
    }
}
