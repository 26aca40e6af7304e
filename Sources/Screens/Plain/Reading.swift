import Drawing
import Session
import TerminalUI
import Words

/// The state of plain mode: the rows on the screen, the row that is read, and the last announcement.
struct Reading: Hashable, Sendable {
    /// The name of the page or sheet; `nil` before anything was told.
    fileprivate(set) var title: String?
    fileprivate(set) var rows: [PlainRow] = []
    fileprivate var selected: Int?
    /// The index of the row at which the cursor stands.
    fileprivate(set) var row = 0
    /// The index of the first row on the screen.
    fileprivate(set) var first = 0
    /// The last announcement as it was made, and as it is shown.
    fileprivate var said = ""
    fileprivate(set) var shown = ""
    fileprivate var seat: Messages.Seat?
    fileprivate var shownMessage: Messages.Shown?
    fileprivate var marked = 0
    /// The row that was read when the last event had been handled.
    fileprivate var heard = 0
    /// True if the last key asked to hear the announcement again.
    fileprivate var isRepeated = false

    /// The text of the selected item.
    fileprivate var choice: String { selected.map(text) ?? "" }

    private func text(of item: Int) -> String { rows.filter { $0.item == item }.map(\.text).joined(separator: " ") }
}

/// The size of the parts of the screen in plain mode.
struct PlainLayout {
    let size: CellSize
    /// The rows at the lower edge for an announcement, which ends in the last one.
    var announcementRows: Int { size.height < 10 ? 1 : size.height < 16 ? 2 : 3 }
    /// The rows of the page between its name and the keys; where the screen is low, there is no row for keys.
    var pageRows: Int { max(1, size.height - 1 - announcementRows - keyRows) }
    var keyRows: Int { size.height < 10 ? 0 : 1 }

    /// The size that pages are made for: large enough for the longest texts.
    static let page = CellSize(width: 400, height: 400)
}

/// Plain mode: pages as lines of text, with announcements of what happens below them.
extension App {
    /// The open sheet, or else the screen, as plain mode tells it.
    private var told: Told { sheet?.told(in: sheetContext) ?? screen.told(in: context) }

    /// Turns plain mode on or off, as the settings ask.
    mutating func followPlainMode() {
        guard session.preferences.isPlain != isPlain else { return }
        changeLayout { $0.isPlain.toggle() }
        reading = Reading()
        messages.dismiss(at: uptime)
    }

    // MARK: Keys

    /// Carries out what keys do in plain mode alone: reading row by row, and hearing the last announcement again.
    /// Returns `nil` for all other commands.
    mutating func read(_ command: Command) -> [Effect]? {
        defer { reading.isRepeated = command == .messages && !reading.isRepeated }
        let isAtChoice =
            reading.selected == nil || reading.rows.isEmpty || reading.rows[reading.row].item == reading.selected
        switch command {
        case .messages where !reading.isRepeated && !reading.said.isEmpty:
            announce(reading.said)
            return []
        case .pageUp: return step(-1)
        case .pageDown: return step(1)
        case .up where reading.selected == nil || !isAtChoice: return step(-1)
        case .down where reading.selected == nil || !isAtChoice: return step(1)
        case .up, .down:
            let before = reading
            let effects = act(.command(!told.isGrid ? command : command == .up ? .left : .right))
            let told = told
            // Beyond the last item the cursor reads what stands below.
            if told.selected == before.selected, told.page.rows(width: size.width, words) == before.rows,
                effects.isEmpty
            {
                return step(command == .up ? -1 : 1)
            }
            return effects
        case .open where !isAtChoice:
            toChoice()
            return []
        default: return nil
        }
    }

    /// Moves the cursor to the text that is read before (-1) or after (1), and selects the item that is there.
    private mutating func step(_ step: Int) -> [Effect] {
        let here = unit(at: reading.row)
        let row = step > 0 ? here.upperBound : unit(at: here.lowerBound - 1).lowerBound
        guard reading.rows.indices.contains(row) else { return [] }
        reading.row = row
        guard let item = reading.rows[row].item, item != reading.selected else { return [] }
        let effects = act(.hover(item))
        reading.selected = told.selected
        return effects
    }

    /// Returns the rows that are heard together with one: those of an item, or of a text that wraps. Where they are too
    /// long for an announcement, each row is heard by itself.
    private func unit(at row: Int) -> Range<Int> {
        let rows = reading.rows
        guard rows.indices.contains(row) else { return row..<row }
        func isJoined(_ index: Int) -> Bool {
            rows[index].continues || rows[index].item != nil && rows[index].item == rows[index - 1].item
        }
        var (start, end) = (row, row + 1)
        while start > 0, isJoined(start) { start -= 1 }
        while end < rows.count, isJoined(end) { end += 1 }
        return fits(text(of: start..<end)) ? start..<end : row..<row + 1
    }

    /// Returns rows as one text.
    private func text(of rows: Range<Int>) -> String {
        reading.rows[rows].reduce(into: "") { text, row in
            text = text.isEmpty ? row.text : words.heard(text, row.text, continues: row.continues)
        }
    }

    /// Returns true if an announcement can be shown whole.
    private func fits(_ announcement: String) -> Bool {
        rows(of: announcement).count <= PlainLayout(size: size).announcementRows
    }

    private mutating func toChoice() {
        reading.row = reading.rows.firstIndex { $0.item == reading.selected } ?? 0
    }

    // MARK: Announcements

    /// Compares the page with the one that was read, moves the cursor to a new selection, and announces what came of an
    /// event: first the answer to a key, then news.
    mutating func narrate(after event: AppEvent) {
        let told = told
        let before = reading
        let isElsewhere = told.title != before.title || seat != before.seat
        (reading.title, reading.seat, reading.selected) = (told.title, seat, told.selected)
        reading.rows = told.page.rows(width: size.width, words)
        if isElsewhere || told.selected != before.selected {
            toChoice()
        } else if before.rows.indices.contains(before.row), let item = before.rows[before.row].item {
            // News above may have moved the row.
            let shift = before.row - (before.rows.firstIndex { $0.item == item } ?? 0)
            reading.row = (reading.rows.firstIndex { $0.item == item } ?? before.row) + shift
        }
        if let field = reading.rows.firstIndex(where: { $0.cursor != nil }), sheet?.isEditing ?? screen.isEditing {
            reading.row = field
        }
        reading.row = max(0, min(reading.row, reading.rows.count - 1))
        scroll()
        if let shown = messages.shown, shown != before.shownMessage,
            !isElsewhere || shown.announcement.kind == .answer
        {
            let text = shown.announcement.text
            announce(fits(text) ? text : shown.announcement.short ?? text)
        } else if let change = change(since: before, isElsewhere: isElsewhere, event) {
            announce(change)
            // News waits for a moment after an answer.
            messages.say(Announcement(change), at: uptime, date: session.world.clock, isListed: false)
        }
        (reading.shownMessage, reading.marked, reading.heard) = (messages.shown, screen.markedCount, reading.row)
    }

    /// Returns what an event changed, unless the cursor shows it: another page, a value, a complaint or marks.
    private func change(since before: Reading, isElsewhere: Bool, _ event: AppEvent) -> String? {
        if isElsewhere { return opening }
        switch event {
        case .input(.key), .input(.paste), .input(.mouse), .answer: break
        case .input, .session, .notice, .config, .tick: return nil
        }
        if screen.markedCount != before.marked, sheet == nil { return words.listMarked(count: screen.markedCount) }
        let isTyping = sheet?.isEditing ?? screen.isEditing
        if reading.selected != before.selected || reading.row != before.heard, !isTyping {
            // The cursor shows one row.
            let unit = unit(at: reading.row)
            return unit.count > 1 ? text(of: unit) : nil
        }
        if reading.choice != before.choice, !before.choice.isEmpty,
            reading.rows.first(where: { $0.item == reading.selected })?.cursor == nil
        {
            return reading.choice
        }
        // What a page has read meanwhile is no answer.
        if case .answer(let answer) = event, case .success = answer.result { return nil }
        let former = Set(before.rows)
        let new = reading.rows.filter { $0.item == nil && $0.cursor == nil && !former.contains($0) }.map(\.text)
        return new.isEmpty ? nil : words.sentences(new)
    }

    /// The page's name, with what stands above its items as far as the place for announcements holds it. A text without
    /// items is told whole or left to the cursor.
    private var opening: String {
        let title = reading.title ?? ""
        let count = reading.rows.prefix { $0.item == nil && $0.cursor == nil }.count
        func told(_ rows: Range<Int>, after text: String) -> String? {
            let all = reading.rows[rows].reduce(text) { words.heard($0, $1.text, continues: $1.continues) }
            return fits(all) ? all : nil
        }
        let ends = (0...count).filter { $0 == count || $0 == 0 || !reading.rows[$0].continues }
        let head = ends.last { told(0..<$0, after: title) != nil } ?? 0
        if reading.selected == nil, head == reading.rows.count { return told(0..<head, after: title) ?? title }
        let text = reading.selected == nil ? title : told(0..<head, after: title) ?? title
        // The cursor shows one row of what it is at.
        let unit = unit(at: reading.row)
        return unit.count > 1 ? told(unit, after: text) ?? text : text
    }

    /// Shows an announcement; one that repeats the last is marked, since screen readers read only changes.
    private mutating func announce(_ text: String) {
        let isSame = reading.shown == text
        (reading.said, reading.shown) = (text, isSame ? words.plainAgain(news: text) : text)
    }

    private func rows(of announcement: String) -> [String] { TextFitting.wrap(announcement, to: max(1, size.width)) }

    /// Scrolls the row that is read to the middle of the screen if it would be out of sight.
    private mutating func scroll() {
        let visible = PlainLayout(size: size).pageRows
        if reading.row < reading.first { reading.first = max(0, reading.row - visible / 2) }
        if reading.row >= reading.first + visible { reading.first = reading.row - visible / 2 }
        reading.first = max(0, min(reading.first, reading.rows.count - visible))
    }

    // MARK: Drawing

    /// Draws the page's name, its rows, the keys and the last announcement.
    func drawPlain(into grid: inout CellGrid) -> Drawn {
        let (theme, layout) = (theme, PlainLayout(size: grid.size))
        var hits = HitMap<Hit>()
        var cursor: CellPoint?
        grid.paint { painter in
            painter.fill(style: theme.fill(.ground))
            painter.line(reading.title ?? "", y: 0, style: theme.style(.text, .bold))
            for (index, row) in reading.rows.enumerated().dropFirst(reading.first).prefix(layout.pageRows) {
                let y = 1 + index - reading.first
                let isChosen = row.item != nil && row.item == reading.selected
                painter.line(row.text, y: y, style: theme.style(.text, isChosen ? .reverse : []))
                if let item = row.item {
                    hits.add(CellRect(x: 0, y: y, width: painter.width, height: 1), in: painter, .item(item))
                }
                if index == reading.row { cursor = CellPoint(x: min(row.cursor ?? 0, painter.width - 1), y: y) }
            }
            if layout.keyRows > 0 {
                painter.line(keyLine(painter.width), y: 1 + layout.pageRows, style: theme.style(.faint))
            }
            let lines = rows(of: reading.shown)
            // Of a text that is too long the end is in the list of messages.
            for (index, line) in lines.prefix(layout.announcementRows).enumerated() {
                let y = painter.height - min(lines.count, layout.announcementRows) + index
                painter.line(line, y: y, style: theme.style(.text))
            }
        }
        if !theme.unicode { grid.useASCII() }
        // The smallest windows have no row for it.
        let place = cursor ?? CellPoint(x: 0, y: 0)
        return Drawn(
            size: grid.size, cursor: CellRect(grid.size).contains(place) ? place : nil, focus: nil, hits: hits,
            names: HitMap(), areas: [], moving: MovingPictures(), scrolls: [:],
            ground: Cell(style: theme.fill(.ground)))
    }

    /// Returns the most useful keys, as many as fit.
    private func keyLine(_ width: Int) -> String {
        let context = sheet == nil ? context : sheetContext
        var line = ""
        var keys = ""
        let help = Hint(.help, words.hintHelp)
        for hint in (sheet?.hints(in: context) ?? [help] + screenHints) {
            guard let key = context.key(of: hint.command) else { continue }
            let next = words.plainKey(key: key, does: hint.words)
            keys = keys.isEmpty ? next : words.listMore(first: keys, next: next)
            let longer = words.plainKeys(keys: keys)
            guard longer.columns <= width else { break }
            line = longer
        }
        return line
    }
}
