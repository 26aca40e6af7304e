import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// A page of words: headings, facts with a name before them, sentences; and among them names that lead somewhere.
struct FactPage {
    /// What can be chosen on it.
    enum Item: Hashable, Sendable {
        /// The nth that leads there.
        case link(Place, Int)
        /// A piece of text: so that all of a long page can be read.
        case text(Int)

        var place: Place? { if case .link(let place, _) = self { place } else { nil } }
    }

    /// How something looks where it stands: chosen, or not.
    struct Look {
        let isSelected: Bool
        let surface: Surface

        func style(_ ink: Ink, _ attributes: CellAttributes = [], _ frame: Frame) -> CellStyle {
            isSelected
                ? frame.theme.style(.accent, on: surface, attributes.union(.bold))
                : frame.theme.style(ink, on: surface, attributes)
        }
    }

    private struct Block {
        let height: Int
        let item: Item?
        let draw: (Painter, inout Frame, Look) -> Void
    }

    let width: Int
    let words: Words
    /// Columns before the words, in which stands what is chosen.
    private let indent: Int
    private var blocks: [Block] = []
    private var items: [Item] = []
    /// Rows of the last piece of text: none is longer than a part of a small screen.
    private var rowsOfText = 0
    /// The link that is being added, and the name in it that is underlined.
    private var link: (item: Item, name: String?)?

    private static let piece = 5

    init(width: Int, indent: Int = 0, words: Words) {
        (self.width, self.indent, self.words) = (width, indent, words)
    }

    /// Beside a picture, on a screen of a size.
    init(beside size: CellSize, words: Words) {
        self.init(width: Self.columns(size).text.width - Self.margin - 1, indent: Self.margin, words: words)
    }

    private static let margin = 2

    /// Where a page's picture stands, and its words beside it.
    static func columns(_ size: CellSize) -> (picture: CellRect, text: CellRect) {
        let isWide = size.width >= 76
        let picture = CellRect(
            x: 0, y: 0, width: isWide ? max(30, min(size.width * 2 / 5, 64)) : 24, height: size.height)
        let gap = isWide ? 1 : 0
        let top = size.height >= 20 ? 1 : 0
        let width = min(size.width - picture.maxX - gap - 1, 76 + margin)
        return (picture, CellRect(x: picture.maxX + gap, y: top, width: width, height: size.height - top))
    }

    // MARK: Choosing

    private var height: Int { blocks.reduce(0) { $0 + $1.height } }

    /// What can be chosen while so many rows show: text only where not all of it does.
    private func choices(showing rows: Int) -> [Item] {
        guard height > rows else { return items.filter { $0.place != nil } }
        // A row or two show with what stands beside them.
        let items = items.filter { item in
            item.place != nil || blocks.reduce(0) { $0 + ($1.item == item ? $1.height : 0) } > 2
        }
        // A link that shows at first is what Enter is for.
        guard let first = items.firstIndex(where: { $0.place != nil }),
            let last = blocks.lastIndex(where: { $0.item == items[first] }),
            blocks[...last].reduce(0, { $0 + $1.height }) <= rows
        else { return items }
        return Array(items[first...])
    }

    /// Where what is chosen leads.
    func place(at cursor: ListCursor<Item>, on size: CellSize) -> Place? {
        cursor.selected(in: choices(showing: Self.columns(size).text.height))?.place
    }

    /// Arrows, wheel, clicks and Enter.
    /// - Returns: what else is to be done; a command that is none of the page's.
    func handle(_ action: Action, _ cursor: inout ListCursor<Item>, on size: CellSize) -> (steps: [Step], Command?) {
        let choices = choices(showing: Self.columns(size).text.height)
        switch cursor.handle(action, in: choices) {
        case .moved: return ([], nil)
        case .chosen: return (cursor.selected(in: choices)?.place.map { [.open($0)] } ?? [.ignored(.open)], nil)
        case .other(let command): return ([], command)
        }
    }

    /// Enter, where it leads somewhere.
    func hints(_ cursor: ListCursor<Item>, on size: CellSize) -> [Hint] {
        switch place(at: cursor, on: size) {
        case .backyard?: [Hint(.open, words.hintYard)]
        case .bird?: [Hint(.open, words.hintMeet)]
        case .planting?: [Hint(.open, words.hintPlant)]
        case nil: []
        default: [Hint(.open, words.hintOpen)]
        }
    }

    /// Beside its picture; a scroll bar takes the last column where not all shows.
    func draw(in painter: Painter, _ cursor: ListCursor<Item> = ListCursor(), frame: inout Frame) {
        let text = painter.sub(Self.columns(painter.size).text)
        let choices = choices(showing: text.height)
        let selected = choices.isEmpty ? nil : cursor.index(in: choices)
        stack(choices, selected: selected).draw(in: text, selected: selected, frame: &frame)
    }

    /// Its lines below one another, nothing of which can be chosen.
    var stack: Stack { stack([], selected: nil) }

    private func stack(_ choices: [Item], selected: Int?) -> Stack {
        let indent = indent
        var stack = Stack()
        for block in blocks {
            let index = block.item.flatMap(choices.firstIndex)
            let isLink = block.item?.place != nil
            let isSelected = isLink && index != nil && index == selected
            stack.add(block.height, item: index, isHit: isLink) { painter, frame in
                let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
                block.draw(
                    painter.sub(
                        CellRect(x: indent, y: 0, width: painter.width - indent, height: painter.height)), &frame,
                    Look(isSelected: isSelected, surface: surface))
            }
        }
        return stack
    }

    // MARK: Adding

    mutating func add(_ height: Int = 1, draw: @escaping (Painter, inout Frame, Look) -> Void) {
        if link == nil {
            if case .text? = items.last, rowsOfText + height <= Self.piece {
                rowsOfText += height
            } else {
                items.append(.text(items.count))
                rowsOfText = height
            }
        }
        blocks.append(Block(height: height, item: link?.item ?? items.last, draw: draw))
    }

    /// What `add` adds leads there, if that is anywhere.
    /// - Parameter name: the name in it by which one sees that.
    mutating func link(_ place: Place?, _ name: String? = nil, _ add: (inout FactPage) -> Void) {
        if let place {
            let item = Item.link(place, items.count { $0.place == place })
            items.append(item)
            link = (item, name)
        }
        add(&self)
        link = nil
    }

    mutating func line(_ text: String, _ ink: Ink, _ attributes: CellAttributes = []) {
        let name = link?.name
        for line in TextFitting.wrap(text, to: width) {
            add { painter, frame, look in Self.set(line, name, from: 0, look.style(ink, attributes, frame), in: painter)
            }
        }
    }

    /// Sets a line, the name in it underlined, if it stands there whole.
    private static func set(_ line: String, _ name: String?, from x: Int, _ style: CellStyle, in painter: Painter) {
        painter.line(line, y: 0, from: x, style: style)
        guard let name, !name.isEmpty, let place = line.firstRange(of: name) else { return }
        var underlined = style
        underlined.attributes.insert(.underline)
        painter.put(
            name, at: CellPoint(x: x + String(line[..<place.lowerBound]).columns, y: 0), style: underlined)
    }

    mutating func part(_ title: String, detail: String? = nil) {
        space()
        add { painter, frame, _ in Heading.part(title, detail: detail, in: painter, y: 0, frame: frame) }
    }

    mutating func fact(_ title: String, _ value: String, _ ink: Ink = .text) {
        let column = width >= 40 ? 14 : 12
        let name = link?.name
        // Line by line: a long one may go on beyond the edge.
        for (index, line) in TextFitting.wrap(value, to: width - column).enumerated() {
            add { painter, frame, look in
                if index == 0 { painter.line(title, y: 0, style: frame.theme.style(.faint, on: look.surface)) }
                Self.set(line, name, from: column, look.style(ink, [], frame), in: painter)
            }
        }
    }

    mutating func space() {
        if !blocks.isEmpty { add { _, _, _ in } }
    }

    /// What might bring a species that was never seen.
    mutating func addWays(of species: Species, _ allowances: Allowances) {
        part(words.birdMightBring)
        for way in words.ways(of: species, allowances) { line(way, .soft) }
    }

    /// What was found to draw a kind, and what is still to be tried. Of foods, that make no difference to how many come
    /// and may be loved all the same, only those that do.
    mutating func addFieldNotes(_ notes: FieldPage) {
        part(
            words.notesTitle,
            detail: notes.isFinished ? words.notesFinished : words.notesFound(count: notes.found, all: notes.likes))
        let findings: [(FieldNote.Finding, String, Ink)] = [
            (.likes, words.notesComesFor, .good), (.indifferent, words.notesNoEffect, .text),
            (.tested, words.notesUnsure, .soft), (.untested, words.notesUntried, .faint),
        ]
        for (finding, title, ink) in findings {
            let attractions = notes.notes.filter {
                $0.finding == finding && $0.attraction != .secret && (finding == .likes || !$0.attraction.isFood)
            }
            if !attractions.isEmpty {
                fact(title, words.enumeration(attractions.map { words.name(of: $0.attraction) }), ink)
            }
        }
        if let secret = words.secret(notes) {
            let isFound = notes.notes.contains { $0.attraction == .secret && $0.finding == .likes }
            fact(words.notesSecret, secret, isFound ? .good : .premium)
        }
    }

    /// Foods by what is made of them; those nobody was seen to eat last.
    mutating func addTastes(_ tastes: [Enjoyment?: [ID<Food>]], untried: [ID<Food>]) {
        let rows: [(Enjoyment?, Ink)] = [
            (.loved, .good), (.enjoyed, .text), (.noOpinion, .text), (.disliked, .warning), (nil, .soft),
        ]
        for (taste, ink) in rows {
            guard let foods = tastes[taste], !foods.isEmpty else { continue }
            fact(
                taste.map { words.title($0) } ?? words.tasteDivided,
                words.enumeration(foods.map { words.name(of: $0) }), ink)
        }
        if !untried.isEmpty {
            fact(words.notesUntried, words.enumeration(untried.map { words.name(of: $0) }), .faint)
        }
    }

    /// What a species is, what it does, and how it sings.
    mutating func addStory(of species: Species, title: String? = nil) {
        part(title ?? words.name(of: species.id))
        line(words.about(species.id), .soft)
        space()
        line(words.habits(of: species.id), .soft)
        space()
        let song = TextFitting.wrap(words.song(of: species.id), to: width - 2)
        add(song.count) { painter, frame, _ in
            painter.put(
                String(frame.symbols.note), at: CellPoint(x: 0, y: 0), style: frame.theme.style(.premium))
            for (row, line) in song.enumerated() {
                painter.line(line, y: row, from: 2, style: frame.theme.style(.premium, [.italic]))
            }
        }
    }
}
