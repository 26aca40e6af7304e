import Drawing
import TerminalUI
import Words

/// The search of a list: opened by `/`, typed, kept while one looks at what it leaves, and the first to go on Esc.
struct Search {
    /// What is searched for; `nil` while nothing is.
    private(set) var field: TextField?
    private(set) var isEditing = false

    var text: String { field?.text ?? "" }
    /// The text that is being edited.
    var typed: TextField? { isEditing ? field : nil }

    mutating func begin() {
        field = field ?? TextField(maximumLength: 30)
        isEditing = true
    }

    /// - Returns: whether there was one.
    @discardableResult
    mutating func end() -> Bool {
        defer { (field, isEditing) = (nil, false) }
        return field != nil
    }

    /// What keys of the list do to it: one opens it, and the way out takes it away before it leads out of the list.
    ///
    /// - Returns: `nil` for what is none of its.
    mutating func take(_ command: Command) -> [Step]? {
        switch command {
        case .search:
            begin()
            return []
        case .back, .leave, .dismiss: return end() ? [] : nil
        default: return nil
        }
    }

    /// The way out of the list: what is searched for goes first.
    func wayOut(_ words: Words, else hint: Hint) -> Hint { field == nil ? hint : Hint(.back, words.hintClear) }

    /// The text stays as it is; none is no search.
    mutating func stopEditing() {
        isEditing = false
        if field?.isEmpty == true { field = nil }
    }

    /// Takes a key or a paste while it is edited.
    ///
    /// - Returns: whether the text may be another now; `nil` for what does not concern it.
    mutating func type(_ event: InputEvent) -> Bool? {
        switch event {
        case .key(.enter), .key(.down), .key(.tab): stopEditing()
        case .key(.escape): end()
        default: return field?.handle(event) == true ? true : nil
        }
        return false
    }

    /// On one row, as far as `width`. Nothing while nothing is searched for.
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
