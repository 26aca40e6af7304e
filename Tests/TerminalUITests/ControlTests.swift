import Drawing
import TerminalUI
import TestSupport
import Testing

@Suite struct ListCursorTests {
    private static func letters(_ text: String) -> [Character] { Array(text) }

    /// After the moves, in a list of 10 with pages of 3.
    @Test(arguments: [
        ([CursorMove.down], 1), ([.up], 0), ([.end], 9), ([.end, .down], 9), ([.pageDown], 3),
        ([.pageDown, .pageDown], 6), ([.end, .pageUp], 6), ([.end, .home], 0),
    ])
    func moves(_ moves: [CursorMove], _ index: Int) {
        var cursor = ListCursor<Int>()
        for move in moves { cursor.move(move, in: 0..<10, as: .rows(page: 3)) }
        #expect(cursor.index(of: 10) == index)
    }

    @Test func itStaysWithTheThingWhenTheListIsSortedAnew() {
        var cursor = ListCursor<Character>()
        #expect(cursor.selected(in: Self.letters("badc")) == "b")
        // Nothing was chosen yet: the first, whatever comes first.
        #expect(cursor.selected(in: Self.letters("abcd")) == "a")
        cursor.move(.down, in: Self.letters("badc"))
        #expect(cursor.selected(in: Self.letters("dcba")) == "a")
        #expect(cursor.index(in: Self.letters("dcba")) == 3)
        // It is gone: what stands where it stood.
        #expect(cursor.selected(in: Self.letters("bdc")) == "d")
        #expect(cursor.selected(in: Self.letters("")) == nil)
        #expect(ListCursor<Character>(on: "c").index(in: Self.letters("abcd")) == 2)
    }

    /// In another order it stays with its item, but at the beginning it stays there.
    @Test func anotherOrderKeepsItsItem() {
        var cursor = ListCursor<Character>()
        cursor.move(.down, in: Self.letters("abcd"))
        cursor.reorder()
        #expect(cursor.selected(in: Self.letters("dcba")) == "b")
        cursor.move(.home, in: Self.letters("dcba"))
        cursor.reorder()
        #expect(cursor.selected(in: Self.letters("abcd")) == "a")
    }

    @Test func wheelAndShrinkingKeepItInside() {
        var cursor = ListCursor<Int>()
        cursor.scroll(by: 3, in: 0..<10)
        #expect(cursor.index(of: 10) == 3)
        cursor.scroll(by: 99, in: 0..<10)
        #expect(cursor.index(of: 10) == 9)
        #expect(cursor.index(of: 3) == 2 && cursor.index(of: 0) == 0)
        cursor.choose(-5, in: 0..<10)
        #expect(cursor.index(of: 10) == 0)
    }

    @Test(arguments: [
        ([CursorMove.down], 1), ([.down, .right], 2), ([.down, .right, .down], 4), ([.down, .right, .down, .down], 5),
        ([.down, .right, .down, .up], 2), ([.pageDown], 3), ([.end, .pageUp], 1), ([.left], 0),
    ])
    func shelvesKeepToTheColumn(_ moves: [CursorMove], _ index: Int) {
        var cursor = ListCursor<Int>()
        for move in moves { cursor.move(move, in: 0..<6, as: .shelves([[0], [1, 2], [3, 4], [5]])) }
        #expect(cursor.index(of: 6) == index)
    }

    private static let grid = TileGrid(
        count: 8, in: CellRect(x: 0, y: 0, width: 32, height: 9), minimum: CellSize(width: 10, height: 4))

    @Test(arguments: [
        ([CursorMove.right], 1), ([.down], 3), ([.down, .down, .right], 7), ([.right, .right, .down, .down], 7),
        ([.up], 0), ([.left], 0), ([.end], 7), ([.end, .up], 4), ([.end, .down], 7), ([.end, .pageUp], 1),
        ([.pageDown], 6), ([.down, .right, .home], 0),
    ])
    func tiles(_ moves: [CursorMove], _ index: Int) {
        #expect(Self.grid.columns == 3 && Self.grid.visibleRows == 2)
        var cursor = ListCursor<Int>()
        for move in moves { cursor.move(move, in: 0..<8, as: .tiles(Self.grid)) }
        #expect(cursor.index(of: 8) == index)
        let first = cursor.firstRow(in: 0..<8, Self.grid)
        #expect((first...first + 1).contains(index / 3))
    }

    @Test func tilesScroll() {
        var cursor = ListCursor<Int>(on: 1)
        func place() -> [Int] { [cursor.index(of: 8), cursor.firstRow(in: 0..<8, Self.grid)] }
        cursor.scroll(by: 1, in: 0..<8, as: .tiles(Self.grid))
        #expect(place() == [4, 1])
        cursor.scroll(by: 5, in: 0..<8, as: .tiles(Self.grid))
        #expect(place() == [4, 1])
        cursor.scroll(by: -5, in: 0..<8, as: .tiles(Self.grid))
        #expect(place() == [4, 0])
    }
}

@Suite struct TextFieldTests {
    private func keys(_ text: String) -> [InputEvent] { text.map { .key(.character($0)) } }

    @Test(arguments: [
        ("ab", [Key.left, .character("x")], "axb", 2), ("ab", [.home, .delete], "b", 0), ("ab", [.backspace], "a", 1),
        ("ab", [.left, .left, .left, .backspace], "ab", 0), ("ab", [.home, .right, .right, .right, .delete], "ab", 2),
        ("one two", [.control("w")], "one ", 4), ("one two ", [.control("w")], "one ", 4),
        ("ab", [.control("u")], "", 0),
        ("ab", [.home, .control("k")], "", 0), ("ab", [.control("a"), .character("x"), .control("e")], "xab", 3),
        // As in readline: Ctrl-W takes what blanks separate, Alt with a letter words.
        ("one b-two", [.control("w")], "one ", 4), ("one b-two", [.alt(.backspace)], "one b-", 6),
        ("one two. ", [.alt(.backspace)], "one ", 4),
        ("", [.alt(.backspace), .alt(.character("d")), .wordLeft], "", 0),
        ("one two", [.home, .alt(.character("d"))], " two", 0),
        ("one  two-x", [.home, .alt(.delete), .alt(.delete)], "-x", 0),
        ("one two", [.alt(.character("b")), .character("x")], "one xtwo", 5),
        ("one two", [.alt(.left), .wordLeft, .character("x")], "xone two", 1),
        ("one two", [.home, .alt(.character("f")), .character("x")], "onex two", 4),
        ("one two", [.home, .alt(.right), .wordRight, .character("x")], "one twox", 8),
        ("鳥 é1", [.wordLeft, .alt(.backspace)], "é1", 0), ("", [.keypad(4), .keypad(0)], "40", 2),
        ("👩‍👩‍👧é", [.backspace, .backspace], "", 0), ("é鳥", [.left, .backspace], "鳥", 0),
    ])
    func editing(_ text: String, _ keys: [Key], _ expected: String, _ cursor: Int) {
        var field = TextField(text)
        for key in keys {
            let isTaken = field.handle(.key(key))
            #expect(isTaken)
        }
        #expect(field.text == expected)
        #expect(field.cursor == cursor)
    }

    @Test(arguments: [Key.enter, .escape, .tab, .up, .function(1), .alt(.character("x")), .alt(.enter), .alt(.up)])
    func leavesOtherKeysAlone(_ key: Key) {
        var field = TextField("a")
        let isTaken = field.handle(.key(key))
        #expect(!isTaken)
        #expect(field.text == "a")
    }

    /// What is there from the beginning is chosen: it gives place to what is typed, and a key that moves the cursor or
    /// deletes keeps it: a name that is gone at once would look like one that stayed, as a suggestion.
    @Test(arguments: [
        ([Key.character("x")], "x"), ([.backspace], "old nam"), ([.delete], "old name"), ([.control("w")], "old "),
        ([.control("u")], ""),
        ([.end, .character("x")], "old namex"), ([.left, .character("x")], "old namxe"),
        ([.home, .character("x")], "xold name"), ([.end, .backspace], "old nam"),
        ([.character("x"), .character("y")], "xy"), ([.backspace, .character("x")], "old namx"),
    ])
    func whatIsChosenGivesPlaceToWhatIsTyped(_ keys: [Key], _ expected: String) {
        var field = TextField("old name", isChosen: true)
        for key in keys { _ = field.handle(.key(key)) }
        #expect(field.text == expected && !field.isChosen)
    }

    @Test func whatIsChosenIsSeenToBeAndAPasteTakesItsPlace() {
        var field = TextField("old", isChosen: true)
        var grid = CellGrid(size: CellSize(width: 8, height: 1))
        func isReversed() -> Bool {
            grid.paint { _ = field.draw(into: $0, at: CellPoint(x: 0, y: 0), width: 8, style: .plain) }
            return grid[0, 0].style.attributes.contains(.reverse)
        }
        #expect(isReversed() && !TextField("", isChosen: true).isChosen)
        _ = field.handle(.paste("new"))
        #expect(field.text == "new" && !isReversed())
    }

    @Test func lengthIsBounded() {
        var field = TextField("", maximumLength: 5)
        for event in keys("abc") { _ = field.handle(event) }
        _ = field.handle(.paste("defgh" + String(repeating: "x", count: 100_000)))
        #expect(field.text == "abcde")
        #expect(TextField("abcdefg", maximumLength: 3).text == "abc")
        #expect(TextField("a", maximumLength: 0).text == "")
    }

    @Test func pasteIsMadeHarmless() {
        var field = TextField("a")
        _ = field.handle(.paste("\u{1B}[2J\r\nb\tc\u{202E}d\u{7}"))
        #expect(field.text == "a[2J b cd")
    }

    @Test func aMarkJoinsTheLetterBefore() {
        var field = TextField("e", maximumLength: 1)
        _ = field.handle(.key(.character("\u{301}")))
        #expect(field.text == "e\u{301}")
        #expect(field.cursor == 1)
    }

    /// What shows in six columns, and where the cursor is.
    @Test(arguments: [
        ("abc", [Key](), "abc", 3), ("abcdefgh", [], "defgh", 5), ("鳥の庭", [], "の庭", 5),
        ("abcdefgh", [.home], "abcdef", 0),
        ("", [], "name", 0),
    ])
    func draws(_ text: String, _ keys: [Key], _ row: String, _ cursor: Int) {
        var field = TextField(text)
        for key in keys { _ = field.handle(.key(key)) }
        var grid = CellGrid(size: CellSize(width: 8, height: 1))
        let place = grid.paint {
            field.draw(into: $0, at: CellPoint(x: 1, y: 0), width: 6, style: .plain, placeholder: "name")
        }
        #expect(grid.textRows[0].trimmed == row)
        #expect(place == CellPoint(x: 1 + cursor, y: 0))
        #expect(grid.isWhole)
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

@Suite struct KeyMapTests {
    private enum Action: Hashable { case up, quit, help }
    private let map = KeyMap<Action>([
        .init(.up, [.up, .character("k")], group: "Moving"),
        .init(.quit, [.control("c"), .character("q")], group: "Game"),
        .init(.help, [.character("?"), .character("q")], group: "Game"),
    ])

    @Test func findsActionsAndGroups() {
        #expect(map.action(for: .character("k")) == .up)
        #expect(map.action(for: .character("q")) == .quit)
        #expect(map.action(for: .character("z")) == nil)
        #expect(map.groups.map(\.name) == ["Moving", "Game"])
        #expect(map.groups[1].bindings.map(\.action) == [.quit, .help])
    }

    @Test func remapsAndTakesKeysAway() {
        var map = map
        map.remap(.help, to: [.character("k"), .function(1)])
        #expect(map.action(for: .character("k")) == .help)
        #expect(map.action(for: .character("?")) == nil)
        #expect(map.keys(for: .up) == [.up])
        #expect(map.action(for: .up) == .up)
    }

    @Test(arguments: [
        (Key.up, "↑", "Up"), (.enter, "Enter", "Enter"), (.control("c"), "Ctrl-C", "Ctrl-C"),
        (.alt(.character("x")), "Alt-x", "Alt-x"),
        (.character(" "), "Space", "Space"), (.character("鳥"), "鳥", "? "), (.function(5), "F5", "F5"),
        (.backTab, "Shift-Tab", "Shift-Tab"),
        (.pageDown, "PgDn", "PgDn"), (.escape, "Esc", "Esc"), (.character("F"), "F", "F"),
        (.control(" "), "Ctrl-Space", "Ctrl-Space"), (.alt(.left), "Alt-←", "Alt-Left"),
        (.wordLeft, "Ctrl-←", "Ctrl-Left"),
        (.keypad(7), "7", "7"),
    ])
    func labels(_ key: Key, _ label: String, _ ascii: String) {
        #expect(key.label() == label)
        #expect(key.label(unicode: false) == ascii)
    }
}

@Suite struct MemoryTerminalTests {
    @Test func playsEventsAndKeepsFrames() {
        var uptime = 0
        let terminal = MemoryTerminal(size: CellSize(width: 4, height: 2)) { uptime += $0 }
        terminal.send(.focus(true))
        terminal.type("q", after: 300)
        terminal.interrupt(.stop)
        #expect(terminal.readEvents().isEmpty)
        #expect(terminal.wait(milliseconds: nil).isEmpty && terminal.readEvents() == [.focus(true)] && uptime == 0)
        #expect(terminal.wait(milliseconds: 100).isEmpty && terminal.readEvents().isEmpty && uptime == 100)
        #expect(terminal.wait(milliseconds: 1000).isEmpty && terminal.readEvents() == [.key(.character("q"))])
        #expect(uptime == 300 && terminal.wait(milliseconds: 1000) == [.stop] && uptime == 300)
        terminal.resize(to: CellSize(width: 3, height: 1))
        #expect(terminal.readEvents() == [.resize(CellSize(width: 3, height: 1))])
        #expect(terminal.wait(milliseconds: nil).isEmpty && terminal.readEvents() == [.endOfInput])
        var frame = CellGrid(size: terminal.size)
        terminal.present(frame, cursor: nil)
        frame[1, 0] = Cell("x", style: CellStyle(foreground: .rgb(RGB(1, 2, 3)), attributes: [.bold, .underline]))
        terminal.present(frame, cursor: CellPoint(x: 1, y: 0))
        terminal.present(frame, cursor: nil)
        #expect(terminal.frames.count == 3)
        #expect(terminal.bytesOfLastFrame == 0)
        #expect(
            terminal.frame.golden(styles: Theme()) == """
                3x1
                 x
                --- styles
                0: 0 standard on standard, 1 #010203 on standard bold underline, 2 standard on standard

                """)
    }
}
