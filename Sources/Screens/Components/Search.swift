import Drawing
import Simulation
import TerminalUI
import Words

/// A suggestion below a search: a sentence about a yard, bird or plant, and the page that it leads to.
struct SearchSuggestion: Hashable {
    let text: String
    let place: Place

    /// Returns the suggestions that contain a query, each once.
    static func matching(_ query: String, in all: [SearchSuggestion]) -> [SearchSuggestion] {
        let query = Words.searched(query)
        var seen: Set<SearchSuggestion> = []
        return all.filter { Words.searched($0.text).contains(query) && seen.insert($0).inserted }
    }

    /// Returns a sentence for each bird that is in a yard, the latest first: "The red cardinal is in Calm Palms now".
    static func visitors(in world: World, _ words: Words, to place: (Visit) -> Place) -> [SearchSuggestion] {
        world.presentVisits.reversed().compactMap { visit in
            guard let yard = world.backyard(visit.backyard), let bird = world.bird(visit.bird) else { return nil }
            return SearchSuggestion(text: words.isIn(yard, bird), place: place(visit))
        }
    }
}

/// The search field of a list, opened by `/`; the filter stays after typing and is cleared by Esc.
struct Search {
    /// The search text; `nil` while the search is closed.
    private(set) var field: TextField?
    private(set) var isEditing = false
    /// The index of the selected suggestion while the text is edited.
    private(set) var chosen: Int?

    /// The first hit item index that stands for a suggestion.
    private static let firstSuggestion = 1000
    /// The most suggestions shown at once.
    private static let suggestionLimit = 5

    var text: String { field?.text ?? "" }
    /// The search text while it is edited, else `nil`.
    var typed: TextField? { isEditing ? field : nil }

    /// Opens the search, or edits the present text again.
    mutating func begin() {
        field = field ?? TextField(maximumLength: 30)
        isEditing = true
    }

    /// Closes the search and clears its text.
    ///
    /// - Returns: True if the search was open.
    @discardableResult
    mutating func end() -> Bool {
        defer { (field, isEditing, chosen) = (nil, false, nil) }
        return field != nil
    }

    /// Handles a command of the list: `search` opens the search, and back, leave and dismiss close it first.
    ///
    /// - Returns: No steps if the command was used, else `nil`.
    mutating func take(_ command: Command) -> [Step]? {
        switch command {
        case .search:
            begin()
            return []
        case .back, .leave, .dismiss: return end() ? [] : nil
        default: return nil
        }
    }

    /// Returns the hint for back: clearing the search if it is open, else the list's own hint.
    func wayOut(_ words: Words, else hint: Hint) -> Hint { field == nil ? hint : Hint(.back, words.hintClear) }

    /// Ends editing and keeps the text as filter; an empty text closes the search.
    mutating func stopEditing() {
        (isEditing, chosen) = (false, nil)
        if field?.isEmpty == true { field = nil }
    }

    /// Handles a key or paste while the text is edited.
    ///
    /// - Returns: True if the text may have changed, false if editing ended, `nil` if the event was not used.
    mutating func type(_ event: InputEvent) -> Bool? {
        switch event {
        case .key(.enter), .key(.down), .key(.tab): stopEditing()
        case .key(.escape): end()
        default:
            guard field?.handle(event) == true else { return nil }
            chosen = nil
            return true
        }
        return false
    }

    // MARK: Suggestions

    /// Returns the suggestions to show: while the search text is edited, the first that contain it; else none.
    func shown(_ all: [SearchSuggestion]) -> [SearchSuggestion] {
        isEditing ? Array(SearchSuggestion.matching(text, in: all).prefix(Self.suggestionLimit)) : []
    }

    /// Handles a key while suggestions are shown: arrows and Tab select one, Enter opens the selected one.
    ///
    /// - Returns: `nil` if the key has another meaning.
    mutating func type(_ event: InputEvent, among shown: [SearchSuggestion]) -> [Step]? {
        switch event {
        case .key(.enter): chosen.flatMap { open($0, of: shown) }
        case .key(.down) where !shown.isEmpty, .key(.tab) where !shown.isEmpty:
            select(chosen.map { $0 + 1 } ?? 0, of: shown)
        case .key(.up) where chosen != nil, .key(.backTab) where chosen != nil: select((chosen ?? 0) - 1, of: shown)
        default: nil
        }
    }

    /// Handles clicks on suggestions, and the mouse over them.
    ///
    /// - Returns: `nil` if the action has another meaning.
    mutating func take(_ action: Action, among shown: [SearchSuggestion]) -> [Step]? {
        switch action {
        case .click(let index) where index >= Self.firstSuggestion: open(index - Self.firstSuggestion, of: shown)
        case .hover(let index) where index >= Self.firstSuggestion: select(index - Self.firstSuggestion, of: shown)
        case .hover where isEditing: []
        default: nil
        }
    }

    private mutating func select(_ index: Int, of shown: [SearchSuggestion]) -> [Step] {
        chosen = index < 0 ? nil : min(shown.count - 1, index)
        return []
    }

    private mutating func open(_ index: Int, of shown: [SearchSuggestion]) -> [Step] {
        guard shown.indices.contains(index) else { return [] }
        end()
        return [.open(shown[index].place)]
    }

    /// The hit item index of the selected suggestion; `nil` if none is selected.
    var selectedItem: Int? { isEditing ? chosen.map { Self.firstSuggestion + $0 } : nil }

    /// Returns the hints while the text is edited.
    func typingHints(_ shown: [SearchSuggestion], _ words: Words) -> [Hint] {
        [Hint(.open, chosen == nil ? words.hintDone : words.hintGo)]
            + (shown.isEmpty ? [] : [Hint(.down, words.hintSuggestions)]) + [Hint(.back, words.hintClear)]
    }

    private func add(_ shown: [SearchSuggestion], to page: inout Page) {
        for (index, item) in shown.enumerated() {
            page.add(Page.Line(.title(item.text)), item: Self.firstSuggestion + index)
        }
    }

    /// Draws suggestions over the screen, the first in row `y`.
    func drawSuggestions(
        _ shown: [SearchSuggestion], below y: Int, margin: Int, in painter: Painter, frame: inout Frame
    ) {
        guard !shown.isEmpty else { return }
        let width = min(painter.width - 2 * margin, max(28, (shown.map(\.text.columns).max() ?? 0) + 4))
        let card = painter.sub(CellRect(x: margin, y: y, width: width, height: shown.count))
        card.fill(style: frame.theme.fill(.raised))
        var page = Page()
        add(shown, to: &page)
        page.layout(width, frame).draw(
            in: card, selected: selectedItem, search: text, frame: &frame, on: .raised)
    }

    // MARK: The field

    /// Adds the search to a page, if it is open, with its suggestions.
    func add(
        to page: inout Page, placeholder: String = "", _ words: Words, suggestions: [SearchSuggestion] = []
    ) {
        guard let field else { return }
        let content = Page.Piece.Content.field(field, placeholder: placeholder, columns: .max)
        page.add(Page.Line(Page.Piece(words.hintSearch.capitalizedFirst), Page.Piece(content, at: .following(1))))
        add(suggestions, to: &page)
    }

    /// Draws the search on one row of `width` columns, if it is open.
    func draw(
        in painter: Painter, width: Int, placeholder: String, frame: inout Frame, on surface: Surface = .ground
    ) {
        guard let field else { return }
        let theme = frame.theme
        let end = painter.put("/ ", at: CellPoint(x: 0, y: 0), style: theme.style(.accent, on: surface, .bold))
        let cursor = field.draw(
            into: painter, at: CellPoint(x: end, y: 0), width: max(1, width - end),
            style: theme.style(.text, on: surface), placeholder: placeholder,
            placeholderStyle: theme.style(.faint, on: surface))
        if isEditing { frame.cursor = cursor }
    }

    /// Draws the head of a list: the field, or without one the longest fitting of `texts`; and the order of the list,
    /// which a click changes.
    func drawHead(
        _ texts: [String] = [], order: String, placeholder: String, in painter: Painter, frame: inout Frame
    ) {
        painter.line(order, y: 0, alignment: .trailing, style: frame.theme.style(.faint))
        frame.hits.add(
            CellRect(x: painter.width - order.columns, y: 0, width: order.columns, height: 1), in: painter,
            .command(.sort))
        let room = painter.width - order.columns - 2
        draw(in: painter, width: room, placeholder: placeholder, frame: &frame)
        if field == nil { painter.firstFitting(texts, y: 0, to: room, style: frame.theme.style(.soft)) }
    }
}
