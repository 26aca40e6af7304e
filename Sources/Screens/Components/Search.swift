import Drawing
import TerminalUI
import Words

/// The search field of a list, opened by `/`; the filter stays after typing and is cleared by Esc.
struct Search {
    /// The search text; `nil` while the search is closed.
    private(set) var field: TextField?
    private(set) var isEditing = false

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
        defer { (field, isEditing) = (nil, false) }
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
        isEditing = false
        if field?.isEmpty == true { field = nil }
    }

    /// Handles a key or paste while the text is edited.
    ///
    /// - Returns: True if the text may have changed, false if editing ended, `nil` if the event was not used.
    mutating func type(_ event: InputEvent) -> Bool? {
        switch event {
        case .key(.enter), .key(.down), .key(.tab): stopEditing()
        case .key(.escape): end()
        default: return field?.handle(event) == true ? true : nil
        }
        return false
    }

    /// Adds the search to a page, if it is open.
    func add(to page: inout Page, placeholder: String = "", _ words: Words) {
        guard let field else { return }
        let content = Page.Piece.Content.field(field, placeholder: placeholder, columns: .max)
        page.add(Page.Line(Page.Piece(words.hintSearch.capitalizedFirst), Page.Piece(content, at: .following(1))))
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
}
