import Drawing
import Scene
import Session
import Storefront
import TerminalUI
import Words

/// The screen of the Backyard Birds Pass: its benefits and subscriptions, below a picture of the evening sky.
struct PassScreen: Screen {
    private(set) var cursor = ListCursor<Int>()

    /// Returns the subscriptions that can be bought now: all, or those of a higher level than the player's own.
    static func options(in session: Session) throws(StoreError) -> [Product] {
        let passes = try session.store.products().filter { $0.type == .autoRenewable }
            .sorted { ($0.subscription?.groupLevel ?? 0) > ($1.subscription?.groupLevel ?? 0) }
        guard let own = session.entitlements.passProductID.flatMap(session.store.product),
            let level = own.subscription?.groupLevel
        else { return passes }
        return passes.filter { ($0.subscription?.groupLevel ?? 0) < level }
    }

    /// A link below the subscriptions to a sheet: managing the subscription, offers, codes, restoring, policies.
    enum Door: Hashable {
        case manage, offers, code, restore, policies

        /// Returns the links that the pass screen shows now.
        static func all(_ session: Session) -> [Door] {
            (session.subscription == nil ? [] : [.manage])
                + (session.store.offers(at: session.world.clock).isEmpty ? [] : [.offers])
                + [.code, .restore, .policies]
        }

        /// The sheet that the link opens.
        var sheet: SheetKind {
            switch self {
            case .manage: .accountDetail(.subscription)
            case .offers: .accountDetail(.offers)
            case .code: .redeem
            case .restore: .accountDetail(.restore)
            case .policies: .accountDetail(.policies)
            }
        }

        /// Returns the link's long title and its short one, if it has one.
        func titles(_ words: Words) -> [String] {
            switch self {
            case .manage: [words.accountManageTitle]
            case .offers: [words.offersTitle, words.offersTitleShort]
            case .code: [words.accountCode, words.shopCode]
            case .restore: [words.accountRestore, words.passRestoreShort]
            case .policies: [words.passPoliciesTitle]
            }
        }
    }

    func hints(in context: Context) -> [Hint] {
        let options = (try? Self.options(in: context.session)) ?? []
        let words =
            selection(options, context.session) >= options.count
            ? context.words.hintOpen : context.session.hasPass ? context.words.hintUpgrade : context.words.hintSubscribe
        return [
            Hint(.open, words),
            Hint(Section.account.command, context.words.hintAccount), Hint(.back, context.words.hintBack),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let options = (try? Self.options(in: context.session)) ?? []
        let count = options.count + Door.all(context.session).count
        switch cursor.handle(action, count: count, as: .line()) {
        case .moved: return []
        case .chosen: return choose(options, context.session)
        case .other(let command): return [.ignored(command)]
        }
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        // After a purchase other subscriptions are offered, so the selection starts anew.
        switch answer.request.as(StoreRequest.self) {
        case .purchase, .redeem: cursor = ListCursor()
        default: break
        }
        return []
    }

    /// Returns the index of the selected item: the subscriptions come first, then the links.
    private func selection(_ options: [Product], _ session: Session) -> Int {
        cursor.index(of: options.count + Door.all(session).count)
    }

    /// Returns the step that opens the pass of the highest level.
    static func premium(in session: Session) -> Step {
        session.store.catalog.products.first { $0.subscription?.groupLevel == 1 }.map { .open(.product($0.id)) }
            ?? .show(.pass)
    }

    mutating func reveal(_ place: Place, in session: Session) {
        guard case .product(let id) = place, let options = try? Self.options(in: session),
            let index = options.firstIndex(where: { $0.id == id })
        else { return }
        cursor.choose(index, in: options.indices)
    }

    /// Returns the step that opens the selected subscription or link.
    private func choose(_ options: [Product], _ session: Session) -> [Step] {
        let selection = selection(options, session)
        if options.indices.contains(selection) {
            let id = options[selection].id
            return [.present(session.pending(id).map { .accountDetail(.pending($0.id)) } ?? .purchase(productID: id))]
        }
        let doors = Door.all(session)
        let index = selection - options.count
        return doors.indices.contains(index) ? [.present(doors[index].sheet)] : []
    }

    /// True always: the sky above the page moves.
    var hasAmbience: Bool { true }

    func draw(in painter: Painter, frame: inout Frame) {
        var options: [Product] = []
        var trouble: String?
        do {
            options = try Self.options(in: frame.session)
        } catch {
            trouble = frame.words.message(for: error, in: frame.session).text
        }
        let margin = Margins.side(painter.width)
        let width = painter.width - 2 * margin
        let isWide = painter.width >= 88 && painter.height >= 30
        let columns = isWide ? max(1, options.count) : 1
        let cardWidth = (width - 2 * (columns - 1)) / columns
        let lines = options.map { Self.lines($0, isWide: isWide, frame) }
        let heights = lines.map { Page($0).layout(cardWidth, frame).height }
        // Cards in a row share the greatest height; stacked cards have their own, with a row between if there is room.
        let head = painter.height >= 20 ? 4 : 3
        let sum = heights.reduce(0, +)
        let gap = painter.height - head - sum - heights.count >= 9 ? 1 : 0
        let note = options.isEmpty ? TextFitting.wrap(trouble ?? frame.words.passNothingAbove, to: width) : []
        let cards = note.count + (isWide ? heights.max() ?? 0 : sum + gap * max(0, heights.count - 1))
        let room = painter.height - head - cards
        let foot = room >= 6 ? 3 : 1
        let sky = CellRect(x: 0, y: 0, width: painter.width, height: max(2, room - foot))
        let moment = frame.moment
        frame.picture(sky, in: painter) { book, grid, rect in book.drawPassSky(at: moment, into: &grid, rect: rect) }

        let page = painter.sub(
            CellRect(x: margin, y: sky.maxY, width: width, height: painter.height - sky.height))
        let theme = frame.theme
        page.line(frame.words.passTitle, y: 1, style: theme.style(.premium, [.bold]))
        if let pass = frame.words.pass(of: frame.session) {
            let words = frame.words
            page.firstFitting(
                (options.isEmpty ? [] : [words.passHaveLower(pass: pass)]) + [words.passHave(pass: pass)], y: 2,
                style: theme.style(.soft))
        } else {
            page.firstFitting(frame.words.passStories, y: 2, style: theme.style(.soft))
        }
        for (row, line) in note.enumerated() {
            page.line(line, y: head + row, style: theme.style(trouble == nil ? .faint : .warning))
        }
        var cells: [CellRect]
        if isWide {
            cells = CellRect(x: 0, y: head, width: width, height: cards)
                .columns(Array(repeating: .flexible, count: options.count), gap: 2)
        } else {
            cells = CellRect(x: 0, y: head, width: width, height: cards).rows(heights.map(LayoutPart.fixed), gap: gap)
        }
        let selection = selection(options, frame.session)
        for index in options.indices {
            frame.hits.add(cells[index], in: page, .item(index))
            Card.draw(lines[index], isSelected: index == selection, in: page.sub(cells[index]), frame: &frame)
        }
        let doors = Door.all(frame.session)
        let y = head + cards + (room >= 6 ? 1 : 0)
        drawDoors(doors, after: options.count, selection: selection, y: y, in: page, frame: &frame)
    }

    /// Draws the links below the subscriptions in a row.
    ///
    /// - Parameter count: the number of subscriptions, whose items come first.
    private func drawDoors(
        _ doors: [Door], after count: Int, selection: Int, y: Int, in page: Painter, frame: inout Frame
    ) {
        var x = 0
        var titles = doors.map { $0.titles(frame.words).first ?? "" }
        if titles.reduce(-1, { $0 + $1.columns + 5 }) > page.width {
            titles = doors.map { $0.titles(frame.words).last ?? "" }
        }
        for (index, title) in titles.enumerated() {
            let cell = page.sub(CellRect(x: x, y: y, width: title.columns + 4, height: 1))
            let isSelected = selection == count + index
            Row.draw(isSelected: isSelected, in: cell, frame: frame)
            let style =
                isSelected ? Row.titleStyle(true, frame) : frame.theme.style(.soft)
            cell.line(title, y: 0, from: 2, style: style)
            frame.hits.add(cell.bounds, in: cell, .item(count + index))
            x += title.columns + 5
        }
    }

    /// Returns the lines of a subscription's card: name, terms and description.
    private static func lines(_ product: Product, isWide: Bool, _ frame: Frame) -> [Page.Line] {
        let terms = frame.words.terms(of: product, in: frame.session.store)
        let story = ProductCard.story(product, frame)
        let name = Page.Piece(product.displayName, .text, .bold, at: .leading(2), gap: 2, selected: .accent)
        let text = Page.Line(Page.Piece(story.text, story.ink, at: .leading(2), gap: 2, fit: .wrap))
        guard isWide else {
            let price = Page.Piece(
                [terms, product.displayPrice], .premium, at: .trailing(2), gap: 2, fit: .whole)
            return [Page.Line(name, price), text]
        }
        let price = Page.Line(Page.Piece(terms, .premium, at: .leading(2), gap: 2, fit: .wrap))
        return [Page.Line(), Page.Line(name), price, text, Page.Line()]
    }
}
