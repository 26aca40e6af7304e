import TerminalUI

/// What became of an action on a list.
enum ListAnswer {
    case moved
    /// Enter, or a click: what is chosen is wanted.
    case chosen
    /// None of the list's.
    case other(Command)

    /// Where there is nothing to choose among.
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
    /// Arrows, pages, home and end, wheel, pointer, click and Enter, alike in every list.
    mutating func handle(
        _ action: Action, in items: some RandomAccessCollection<Item>, as form: ListForm = .rows()
    ) -> ListAnswer {
        switch action {
        case .click(let index):
            choose(index, in: items)
            return .chosen
        case .hover(let index): choose(index, in: items)
        case .wheel(let rows): scroll(by: rows, in: items, as: form)
        // A list with marks has taken it before.
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
    mutating func handle(_ action: Action, count: Int, as form: ListForm = .rows()) -> ListAnswer {
        handle(action, in: 0..<max(0, count), as: form)
    }
}

extension Marks {
    /// Takes what concerns marks, before the cursor does.
    ///
    /// - Parameters:
    ///   - items: what can be marked: the first of what the cursor goes through, in its order.
    ///   - cursor: goes on to the next after a key, so that several are marked one after the other.
    /// - Returns: whether it did.
    mutating func take<Chosen>(
        _ action: Action, in items: some RandomAccessCollection<Item>, _ cursor: inout ListCursor<Chosen>,
        among all: some RandomAccessCollection<Chosen>
    ) -> Bool {
        func item(_ index: Int) -> Item? {
            (0..<items.count).contains(index) ? items[items.index(items.startIndex, offsetBy: index)] : nil
        }
        switch action {
        // While some are marked a click on another is meant like that.
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
