import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// The transaction manager, as in Xcode: the settings of the simulated App Store, and all purchases, which can be
/// changed.
struct TransactionManagerScreen: Screen {
    /// A row of the transaction manager: a setting of the store, or a purchase.
    enum Item: Hashable {
        /// A setting of the simulated App Store.
        case control(StoreSwitch)
        /// A purchase, pending or not, by its id.
        case purchase(UInt64)
    }

    private(set) var cursor = ListCursor<Item>()

    /// Returns all rows of the transaction manager, in order.
    static func items(_ session: Session) -> [Item] {
        StoreSwitch.all.map(Item.control)
            + session.store.state.pendingPurchases.reversed().map { .purchase($0.id) }
            + AccountScreen.history(session).map { .purchase($0.transaction.id) }
    }

    func hints(in context: Context) -> [Hint] {
        let items = Self.items(context.session)
        let open: Hint =
            switch items[cursor.index(in: items)] {
            case .control: Hint(.open, context.words.hintChange)
            case .purchase: Hint(.open, context.words.hintOpen)
            }
        return [open, Hint(.back, context.words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let items = Self.items(context.session)
        if case .click(let index) = action, case (let row, .before) = FormTarget.of(index), items.indices.contains(row)
        {
            cursor.choose(row, in: items)
            return open(items, by: -1, context.session)
        }
        switch cursor.handle(action, in: items) {
        case .moved: return []
        case .chosen, .other(.right): return open(items, by: 1, context.session)
        case .other(.left):
            guard case .control = items[cursor.index(in: items)] else { return [] }
            return open(items, by: -1, context.session)
        case .other(let command): return [.ignored(command)]
        }
    }

    /// Changes the selected setting to its next or previous value, or opens the selected purchase.
    private func open(_ items: [Item], by step: Int, _ session: Session) -> [Step] {
        switch items[cursor.index(in: items)] {
        case .control(let control):
            var settings = session.store.settings
            control.turn(&settings, by: step, in: session.store.catalog)
            return [.perform(.store(.settings(settings)))]
        case .purchase(let id): return [.present(.accountDetail(.managed(id)))]
        }
    }

    func told(in context: Context) -> Told {
        let items = Self.items(context.session)
        var page = list(items, width: context.size.width, in: context)
        page.line(Self.story(of: items[cursor.index(in: items)], context.words))
        return Told(title: context.words.managerTitle, page: page, selected: cursor.index(in: items))
    }

    /// Returns the explanation of a row.
    private static func story(of item: Item, _ words: Words) -> String {
        if case .control(let control) = item { control.story(words) } else { words.managerTransactionStory }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let area = Margins.area(of: painter, widest: 92)
        let width = area.width - 1
        let session = frame.session
        let words = frame.words
        let items = Self.items(session)
        let selection = cursor.index(in: items)
        Heading.draw(
            words.managerTitle, detail: words.simulated,
            in: area.sub(CellRect(x: 0, y: 0, width: width, height: 1)),
            y: 0, frame: frame)
        // The explanation of the selected setting has fixed rows below the list, so that the list doesn't move.
        let lines = TextFitting.wrap(Self.story(of: items[selection], words), to: width - 2, maximum: 2)
        let foot = 3
        list(items, width: width, in: frame.context(painter.size)).draw(
            in: area.sub(CellRect(x: 0, y: 2, width: area.width, height: area.height - 2 - foot)), selected: selection,
            frame: &frame)
        area.rule(
            y: area.height - foot, to: width, glyph: frame.symbols.hairline, style: frame.theme.line())
        for (row, line) in lines.enumerated() {
            area.line(line, y: area.height - foot + 1 + row, from: 2, style: frame.theme.style(.soft))
        }
    }

    /// Returns the rows of the transaction manager as a page.
    private func list(_ items: [Item], width: Int, in context: Context) -> Page {
        let (session, words) = (context.session, context.words)
        let settings = session.store.settings
        var page = Page()
        var partBefore: StoreSwitch.Part?
        var hasHistory = false
        for (index, item) in items.enumerated() {
            if case .control(let control) = item {
                if control.part != partBefore { page.heading(control.part.title(words)) }
                partBefore = control.part
                let value = control.value(settings, words)
                let isUsual = value == control.value(StoreSettings(), words)
                let pieces = FormTarget.turns(value, row: index, ink: isUsual ? .soft : .warning, context.symbols)
                page.add(Page.Line(pieces + [.title(control.title(words))]), item: index)
                continue
            }
            if !hasHistory { page.heading(words.accountPurchases, detail: words.spent(in: session)) }
            hasHistory = true
            guard case .purchase(let id) = item, let line = HistoryLine(id, session, words) else { continue }
            page.add(line.lines(width: width), item: index)
        }
        if !hasHistory {
            page.heading(words.accountPurchases)
            page.add(Page.Line(Page.Piece(words.accountNothingBought, .faint, at: .leading(2))))
        }
        return page
    }
}
