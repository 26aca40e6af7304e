import TerminalUI

/// The result of an action on a list.
enum ListAnswer {
    /// The action was used, and nothing was opened.
    case moved
    /// Enter or a click: the selected item is to be opened.
    case chosen
    /// A command that the list does not use.
    case other(Command)

    /// Creates the result of an action on a screen without a list.
    init(_ action: Action) {
        switch action {
        case .command(.open): self = .chosen
        case .command(let command): self = .other(command)
        case .mark: self = .other(.mark)
        case .click, .hover, .wheel: self = .moved
        }
    }
}

extension ListCursor {
    /// Handles the input common to all lists: arrows, pages, home and end, wheel, pointer, click and Enter.
    mutating func handle(
        _ action: Action, in items: some RandomAccessCollection<Item>, as form: ListForm = .rows()
    ) -> ListAnswer {
        switch action {
        case .click(let index):
            choose(index, in: items)
            return .chosen
        case .hover(let index): choose(index, in: items)
        case .wheel(let rows): scroll(by: rows, in: items, as: form)
        // Lists with marks handle this action in `Marks.take` first.
        case .mark: return .other(.mark)
        case .command(.open): return .chosen
        case .command(let command):
            guard let step = CursorMove(command, in: form) else { return .other(command) }
            move(step, in: items, as: form)
        }
        return .moved
    }
}

extension ListCursor<Int> {
    /// Handles an action on a list whose items are the numbers below `count`.
    mutating func handle(_ action: Action, count: Int, as form: ListForm = .rows()) -> ListAnswer {
        handle(action, in: 0..<max(0, count), as: form)
    }
}

extension Marks {
    /// Handles actions that mark items; call it before the cursor handles the action.
    ///
    /// - Parameters:
    ///   - items: The markable items; in `all` they come first and in the same order.
    ///   - cursor: The list's cursor, which moves to the next item after the mark key.
    /// - Returns: True if the action was used.
    mutating func take<Chosen>(
        _ action: Action, in items: some RandomAccessCollection<Item>, _ cursor: inout ListCursor<Chosen>,
        among all: some RandomAccessCollection<Chosen>
    ) -> Bool {
        func item(_ index: Int) -> Item? {
            (0..<items.count).contains(index) ? items[items.index(items.startIndex, offsetBy: index)] : nil
        }
        switch action {
        // While any item is marked, a click marks another instead of opening it.
        case .mark(let index),
            .click(let index) where !isEmpty:
            guard let item = item(index) else { return false }
            toggle(item)
            cursor.choose(index, in: all)
        case .command(.mark):
            let index = cursor.index(in: all)
            guard let item = item(index) else { return false }
            toggle(item)
            cursor.choose(index + 1, in: all)
        case .command(.markAll):
            guard !items.isEmpty else { return false }
            toggleAll(items)
        case .command(.back):
            guard !isEmpty else { return false }
            removeAll()
        default: return false
        }
        return true
    }
}

extension CursorMove {
    fileprivate init?(_ command: Command, in form: ListForm) {
        switch command {
        case .up: self = .up
        case .down: self = .down
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .home: self = .home
        case .end: self = .end
        case .left, .right:
            if case .rows = form { return nil }
            self = command == .left ? .left : .right
        default: return nil
        }
    }
}
