import Drawing
import Session
import TerminalUI
import Words

/// The list of all commands and their keys, which can be changed by pressing new ones.
struct KeysScreen: Screen {
    private(set) var cursor = ListCursor<Command?>()
    private(set) var search = Search()
    var isEditing: Bool { search.isEditing }
    var typed: TextField? { search.typed }

    /// The commands that keys can be set for.
    private static let commands = Command.settable

    /// Returns the commands that match the search; without a search all, and `nil` for the row that resets all keys.
    private func items(in context: Context) -> [Command?] {
        let query = search.text
        guard !query.isEmpty else { return Self.commands + [nil] }
        return Self.commands.filter { command in
            let labels = context.keys.keys(for: command).map { context.words.label(of: $0) }
            return context.words.finds(query) { [$0.help(command), $0.title(command)] + labels }
        }
    }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        let items = items(in: context)
        if isEditing { return [Hint(.open, words.hintDone), Hint(.back, words.hintClear)] }
        let ways = [Hint(.search, words.hintSearch), search.wayOut(words, else: Hint(.back, words.hintBack))]
        guard let item = cursor.selected(in: items) else { return ways }
        guard let command = item else { return [Hint(.open, words.hintReset)] + ways }
        let isChanged = context.keys.keys(for: command) != KeyMap.standard.keys(for: command.seen(in: context.words))
        return [Hint(.open, words.hintChange)] + (isChanged ? [Hint(.remove, words.hintReset)] : []) + ways
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        guard let isAnother = search.type(event) else { return nil }
        if isAnother { cursor = ListCursor() }
        return []
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let items = items(in: context)
        switch cursor.handle(action, in: items) {
        case .moved: return []
        case .chosen:
            search.stopEditing()
            guard let item = cursor.selected(in: items) else { return [] }
            return item.map { [.present(.key($0))] } ?? reset(Self.commands)
        case .other(.remove): return cursor.selected(in: items).flatMap(\.self).map { reset([$0]) } ?? []
        case .other(let command): return search.take(command) ?? [.ignored(command)]
        }
    }

    /// Returns the step that gives commands their default keys.
    private func reset(_ commands: [Command]) -> [Step] {
        [.keepKeys(Dictionary(uniqueKeysWithValues: commands.map { ($0, nil) }))]
    }

    func told(in context: Context) -> Told {
        let items = items(in: context)
        var page = Page()
        search.add(to: &page, context.words)
        page.blocks += list(in: context).blocks
        return Told(
            title: context.words.keysTitle, page: page, selected: items.isEmpty ? nil : cursor.index(in: items))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let area = Margins.area(of: painter, widest: 78)
        let words = frame.words
        let items = items(in: frame.context(painter.size))
        if search.field == nil {
            Heading.draw(words.keysTitle, in: area, y: 0, frame: frame)
        } else {
            search.draw(in: area, width: area.width, placeholder: "", frame: &frame)
        }
        let list = area.sub(CellRect(x: 0, y: 2, width: area.width, height: area.height - 2))
        self.list(in: frame.context(painter.size)).draw(
            in: list, selected: items.isEmpty ? nil : cursor.index(in: items), search: search.text, frame: &frame)
    }

    /// Returns the commands with their keys as a page, by group.
    private func list(in context: Context) -> Page {
        let (words, items) = (context.words, items(in: context))
        var page = Page()
        for group in context.keys.groups {
            let shown = items.enumerated().filter { item in
                group.bindings.contains { $0.action == item.element }
            }
            if shown.isEmpty { continue }
            page.space()
            page.add(Page.Line(Page.Piece(words.keyGroup(group.name), .soft, .bold, at: .leading(2))))
            for (index, command) in shown {
                page.add(row(command.map(words.help) ?? "", command, in: context), item: index)
            }
        }
        if items.last == .some(nil) {
            page.space()
            page.add(row(words.keysResetAll, nil, in: context), item: items.count - 1)
        }
        if items.isEmpty { page.line(words.helpNothing(key: context.key(of: .palette) ?? ":"), .soft) }
        return page
    }

    /// Returns the row of a command with its keys; a `nil` command is the row that resets all.
    private func row(_ title: String, _ command: Command?, in context: Context) -> Page.Line {
        var keys = ""
        if let command {
            let own = context.keys.keys(for: command)
            let labels = own.map { context.words.label(of: $0, unicode: context.theme.unicode) }
            keys = own.isEmpty ? context.words.keysNone : labels.joined(separator: "  ")
            // A dot marks changed keys, so that color is not the only sign.
            if own != KeyMap.standard.keys(for: command.seen(in: context.words)) {
                keys = "\(context.symbols.dot) " + keys
            }
        }
        return Page.Line(Page.Piece(keys, .accent, at: .trailing(2)), .title(title))
    }
}
