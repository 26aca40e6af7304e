import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// The screen of all widgets: the saved ones as cards that can be acted on, and a gallery of all kinds and families.
struct WidgetsScreen: Screen {
    private(set) var cursor = ListCursor<WidgetCard.Item>()
    /// The names of the saved widgets when a form was opened; a name added since is the new widget, which is then
    /// selected.
    private var known: Set<String>?

    /// Returns the items of all cards on the screen, saved widgets first.
    static func items(in session: Session) -> [WidgetCard.Item] {
        session.settings.widgetNames.map(WidgetCard.Item.kept)
            + WidgetKind.allCases.flatMap { kind in
                WidgetFamily.all.filter { !$0.isPanorama }.map { .sample(kind, $0) }
            }
            // Panoramas always show all yards, so one sample serves all kinds.
            + WidgetFamily.all.filter(\.isPanorama).map { .sample(.backyard, $0) }
    }

    var takesCreate: Bool { true }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        let back = Hint(.back, words.hintBack)
        switch cursor.selected(in: Self.items(in: context.session)) {
        case .kept(let name)?:
            let yards = widget(name, context.session).yards(in: context.world)
            return [Hint(.open, words.hintOpen), Hint(.edit, words.hintEdit)]
                + (yards.isEmpty ? [] : [Hint(.refill, words.hintRefill)])
                + (yards.count == 1 ? [Hint(.star, words.hintStar)] : [])
                + [Hint(.remove, words.hintRemove), Hint(.create, words.hintNewWidget), back]
        case .sample?: return [Hint(.open, words.hintMakeYours), back]
        case nil: return [back]
        }
    }

    // MARK: Input

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let items = Self.items(in: context.session)
        var action = action
        var button: Command?
        switch action {
        case .click(let index):
            let target = WidgetCard.target(of: index)
            (action, button) = (.click(target.item), target.command)
        case .hover(let index): action = .hover(WidgetCard.target(of: index).item)
        case .command, .mark, .wheel: break
        }
        let rows = shelves(in: context).map(\.items)
        let answer = cursor.handle(action, in: items, as: .shelves(rows))
        let item = cursor.selected(in: items)
        switch answer {
        case .moved: return []
        case .chosen: return act(button ?? .open, on: item, in: context)
        case .other(let command): return act(command, on: item, in: context)
        }
    }

    /// Performs a command on a card.
    private mutating func act(_ command: Command, on item: WidgetCard.Item?, in context: Context) -> [Step] {
        switch (item, command) {
        case (.kept(let name)?, .refill), (.kept(let name)?, .star):
            let yards = widget(name, context.session).yards(in: context.world)
            // A favorite mark applies to one yard only.
            let isMeant = command == .refill ? !yards.isEmpty : yards.count == 1
            return isMeant ? YardActions.steps(for: command, of: yards, in: context) : [.ignored(command)]
        case (.kept(let name)?, .open): return open(name, in: context)
        case (.kept(let name)?, .edit): return form(.kept(name), in: context)
        case (.kept(let name)?, .remove): return [.perform(.removeWidget(name))]
        case (.sample(let kind, let family)?, .open), (.sample(let kind, let family)?, .edit),
            (.sample(let kind, let family)?, .create):
            return form(.new(kind, family), in: context)
        // What is new here is a widget, not a yard; it begins as one of the selected one's kind.
        case (.kept(let name)?, .create):
            let widget = widget(name, context.session)
            return form(.new(widget.kind, widget.family), in: context)
        default: return [.ignored(command)]
        }
    }

    /// Returns the step that opens the widget form.
    private mutating func form(_ start: WidgetStart, in context: Context) -> [Step] {
        known = Set(context.session.settings.widgets.keys)
        return [.open(.widget(start))]
    }

    /// Returns the step that opens the place that the widget links to.
    private func open(_ name: String, in context: Context) -> [Step] {
        var widget = widget(name, context.session)
        // Names are hidden from others only, so the link is made from the unredacted widget.
        widget.redaction = .public
        let link = LiveWidgets(context.session, context.words).entry(widget).view.link
        return Place(link: link.parts).map { [.open($0)] } ?? []
    }

    /// Returns the configuration of a saved widget.
    private func widget(_ name: String, _ session: Session) -> WidgetConfiguration {
        WidgetConfiguration(session.settings.widgets[name] ?? KeptWidget())
    }

    mutating func comeBack(from place: Place, in context: Context) {
        guard case .widget = place, let known else { return }
        self.known = nil
        let made = context.session.settings.widgetNames.first { !known.contains($0) }
        if let made { cursor = ListCursor(on: .kept(made)) }
    }

    // MARK: Drawing

    /// A row of cards, with the heading above the first row of a section.
    private struct Shelf {
        /// The indices of the row's cards among all items of the screen.
        let items: [Int]
        let cards: [WidgetCard]
        /// The heading of the section that begins with the row; `nil` for further rows.
        var heading: String?

        var height: Int { cards.map(\.height).max() ?? 0 }
    }

    /// The columns between two cards.
    private static let gap = 2
    /// The least width of a card, in percent of the wanted width, to stand beside others.
    private static let least = 85
    /// The width in columns from which a card may be narrower than wanted.
    private static let wide = 60
    /// The height in rows below which cards have no picture.
    private static let lowRows = 5
    /// The rows above the cards.
    private static let headRows = 2

    /// Returns the cards in rows.
    private func shelves(in context: Context) -> [Shelf] {
        let words = context.words
        let margin = Margins.side(context.size.width)
        let width = context.size.width - 2 * margin
        // A row is reserved for the heading above the first row of a section.
        let room = CellSize(
            width: width, height: context.size.height - Margins.top(context.size.height) - Self.headRows - 1)
        let live = LiveWidgets(context.session, words)
        var shelves: [Shelf] = []
        var part: String?
        var next = 0
        /// The columns left in the last row.
        var free = 0
        func add(to heading: String, _ wanted: Int = 0, isPicture: Bool = true, _ card: (CellSize) -> WidgetCard) {
            // A widget with a picture never joins a row of two text widgets, which leaves room for a third text widget.
            let isFull = isPicture && shelves.last?.cards.count == 2 && shelves.last?.height ?? 0 < Self.lowRows
            let fits = part == heading && !isFull && free >= (wanted < Self.wide ? wanted : wanted * Self.least / 100)
            let made = card(CellSize(width: fits ? free : width, height: room.height))
            if fits {
                let last = shelves.removeLast()
                shelves.append(Shelf(items: last.items + [next], cards: last.cards + [made], heading: last.heading))
            } else {
                shelves.append(Shelf(items: [next], cards: [made], heading: part == heading ? nil : heading))
                free = width
            }
            part = heading
            free -= made.width + Self.gap
            next += 1
        }
        for item in Self.items(in: context.session) {
            switch item {
            case .kept(let name):
                let kept = context.session.settings.widgets[name] ?? KeptWidget()
                let wanted = WidgetCard.width(WidgetConfiguration(kept).family)
                add(to: words.widgetsYours, wanted) {
                    WidgetCard(kept: name, kept, in: context, room: $0, whole: width)
                }
            case .sample(let kind, let family):
                let isSample = !live.isThere(kind)
                let heading = family.isPanorama ? words.widgetsAllYards : words.name(of: kind)
                add(to: heading, WidgetCard.width(family), isPicture: family.hasPicture) {
                    WidgetCard(sample: kind, family, isSample: isSample, in: context, room: $0)
                }
            }
        }
        return shelves
    }

    func nextChange(in context: Context) -> Instant? {
        LiveWidgets(context.session, context.words).nextChange()
    }

    func told(in context: Context) -> Told {
        let words = context.words
        let live = LiveWidgets(context.session, words)
        var page = Page()
        if context.session.settings.widgets.isEmpty { page.line(words.widgetsNone) }
        for shelf in shelves(in: context) {
            if let heading = shelf.heading { page.heading(heading) }
            for (item, card) in zip(shelf.items, shelf.cards) {
                let story = words.sentences(card.lines.map(\.text))
                let lines = [live.entry(card.widget).view.headline.plain, story]
                page.add(
                    [Page.Line(.title(card.title), Page.Piece(card.detail, at: .trailing(1)))]
                        + lines.map { Page.Line(Page.Piece($0, fit: .wrap)) }, item: item)
            }
        }
        return Told(
            title: words.widgetsTitle, page: page, selected: cursor.index(in: Self.items(in: context.session)),
            isGrid: true)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let area = Margins.area(of: painter)
        let width = area.width - 1
        Heading.draw(
            words.widgetsTitle, detail: [words.widgetsAbout, words.widgetsAboutShort],
            in: area.sub(CellRect(x: 0, y: 0, width: width, height: 1)), y: 0, frame: frame)
        let context = frame.context(painter.size)
        let live = LiveWidgets(frame.session, words, unicode: frame.theme.unicode)
        let selection = cursor.index(in: Self.items(in: frame.session))
        let shelves = shelves(in: context)
        var stack = Stack()
        stack.isCutBelow = true
        if frame.session.settings.widgets.isEmpty {
            var none = Page()
            none.heading(words.widgetsYours)
            none.blocks.append(
                .init(
                    lines: [Page.Line(Page.Piece(words.widgetsNone, .faint, at: .leading(2), fit: .wrap))],
                    splits: true))
            stack.append(none.layout(width, frame).stack(selected: nil))
        }
        for (index, shelf) in shelves.enumerated() {
            stack.space()
            let head = shelf.heading == nil ? 0 : 1
            stack.add(head + shelf.height, item: index) { painter, frame in
                // Clicks between the cards do nothing.
                frame.hits.add(painter.bounds, in: painter, .ground)
                if let heading = shelf.heading {
                    Page([.heading(heading)]).layout(painter.width, frame).draw(in: painter, frame: &frame)
                }
                var x = 0
                for (item, card) in zip(shelf.items, shelf.cards) {
                    let place = CellRect(x: x, y: head, width: card.width, height: card.height)
                    card.draw(live, index: item, isSelected: item == selection, in: painter.sub(place), frame: &frame)
                    x += card.width + Self.gap
                }
            }
        }
        stack.draw(
            in: area.sub(
                CellRect(x: 0, y: Self.headRows, width: area.width, height: area.height - Self.headRows)),
            selected: shelves.firstIndex { $0.items.contains(selection) }, frame: &frame)
    }
}
