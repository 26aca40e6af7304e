import Drawing
import Scene
import Session
import Storefront
import TerminalUI
import Words

/// The screen of the Backyard Birds Pass: its benefits and subscriptions, below a picture of the evening sky.
struct PassScreen: Screen {
    private(set) var cursor = ListCursor<Int>()
    /// True if another page has led to the selected pass, until the screen appears.
    private var isRevealed = false

    /// The subscriptions of a group that can be bought now: all, or those of a higher level than the player has in it.
    struct Offering {
        let groupID: String
        let products: [Product]
        /// True if the player has a subscription of the group.
        let isHeld: Bool

        /// Returns why the group offers nothing; `nil` if it offers something.
        func emptiness(_ words: Words, _ session: Session) -> String? {
            guard products.isEmpty else { return nil }
            guard isHeld else { return words.passNothingSold }
            return words.passNothingAbove(button: Door.manage(group: groupID).titles(words, session)[0])
        }
    }

    /// Returns the offering of each subscription group, with its products from the lowest level to the highest.
    static func offerings(in session: Session) throws(StoreError) -> [Offering] {
        let products = try session.store.products()
        let running = session.entitledSubscriptions
        return session.store.catalog.groupIDs.map { group in
            let highest = running.filter { $0.groupID == group }.compactMap {
                session.store.catalog.product($0.productID)?.subscription?.groupLevel
            }.min()
            let offered = products.filter { product in
                guard let info = product.subscription, info.groupID == group else { return false }
                return highest.map { info.groupLevel < $0 } ?? true
            }
            return Offering(
                groupID: group,
                products: offered.sorted {
                    ($0.subscription?.groupLevel ?? 0) > ($1.subscription?.groupLevel ?? 0)
                }, isHeld: highest != nil)
        }
    }

    /// Returns the subscriptions that can be bought now, in displayed order.
    static func options(in session: Session) throws(StoreError) -> [Product] {
        try offerings(in: session).flatMap(\.products)
    }

    /// A link below the subscriptions to a sheet: managing the subscription, offers, codes, restoring, policies.
    enum Door: Hashable {
        /// The subscription of a group.
        case manage(group: String)
        case offers, code, restore, policies

        /// Returns the links that the pass screen shows now.
        static func all(_ session: Session) -> [Door] {
            session.subscribedGroups.map { .manage(group: $0) }
                + (session.store.offers(at: session.world.clock).isEmpty ? [] : [.offers])
                + [.code, .restore, .policies]
        }

        /// The sheet that the link opens.
        var sheet: SheetKind {
            switch self {
            case .manage(let group): .accountDetail(.subscription(group: group))
            case .offers: .accountDetail(.offers)
            case .code: .redeem
            case .restore: .accountDetail(.restore)
            case .policies: .accountDetail(.policies)
            }
        }

        /// Returns the link's long title and its short one, if it has one.
        func titles(_ words: Words, _ session: Session) -> [String] {
            switch self {
            case .manage(let group):
                session.subscribedGroups.count > 1
                    ? [words.passManage(group: session.name(ofGroup: group))] : [words.accountManageTitle]
            case .offers: [words.offersTitle, words.offersTitleShort]
            case .code: [words.accountCode, words.shopCode]
            case .restore: [words.accountRestore, words.passRestoreShort]
            case .policies: [words.passPoliciesTitle]
            }
        }
    }

    func hints(in context: Context) -> [Hint] {
        let options = (try? Self.options(in: context.session)) ?? []
        let selection = selection(options, context.session)
        let group = options.indices.contains(selection) ? options[selection].subscription?.groupID : nil
        let words = context.words
        let hint =
            group.map {
                let own = context.session.ownSubscription(inGroup: $0)
                return own?.state.isRunning == true ? words.hintUpgrade : words.hintSubscribe
            } ?? words.hintOpen
        return [
            Hint(.open, hint),
            Hint(Section.account.command, context.words.hintAccount), Hint(.back, context.words.hintBack),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let offerings = (try? Self.offerings(in: context.session)) ?? []
        let options = offerings.flatMap(\.products)
        let count = options.count + Door.all(context.session).count
        let rows = Self.rows(of: offerings.map(\.products.count), columns: Self.columns(offerings, context.size))
        let isGrid = rows.contains { $0.count > 1 } && rows.count > 1
        let ways: ListForm = isGrid ? .shelves(rows + [Array(options.count..<count)]) : .line()
        switch cursor.handle(action, count: count, as: ways) {
        case .moved: return []
        case .chosen: return choose(options, context.session)
        case .other(let command): return [.ignored(command)]
        }
    }

    /// Forgets which pass another page has led to, unless it does so now.
    mutating func appear(in context: Context) -> [Step] {
        if !isRevealed { cursor = ListCursor() }
        isRevealed = false
        return []
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
        isRevealed = true
    }

    /// Returns the step that opens the selected subscription or link.
    private func choose(_ options: [Product], _ session: Session) -> [Step] {
        let selection = selection(options, session)
        if options.indices.contains(selection) {
            let id = options[selection].id
            return [.present(session.pending(id).map { .accountDetail(.purchase($0.id)) } ?? .purchase(productID: id))]
        }
        let doors = Door.all(session)
        let index = selection - options.count
        return doors.indices.contains(index) ? [.present(doors[index].sheet)] : []
    }

    /// True always: the sky above the page moves.
    var hasAmbience: Bool { true }

    /// The smallest width in columns of a card that stands beside others.
    private static let leastCardWidth = 26

    /// Returns the number of cards in a row: as many as leave words whole, in wide and high windows.
    private static func columns(_ offerings: [Offering], _ size: CellSize) -> Int {
        guard isWide(size) else { return 1 }
        let width = size.width - 2 * Margins.side(size.width)
        let most = offerings.map(\.products.count).max() ?? 1
        return max(1, min(most, (width + 2) / (leastCardWidth + 2)))
    }

    private static func isWide(_ size: CellSize) -> Bool { size.width >= 88 && size.height >= 30 }

    /// Returns the indices of products in rows as on the screen: each shelf begins a row.
    ///
    /// - Parameter counts: the number of products on each shelf.
    static func rows(of counts: [Int], columns: Int) -> [[Int]] {
        var rows: [[Int]] = []
        var next = 0
        for all in counts {
            for start in stride(from: 0, to: all, by: columns) {
                let count = min(columns, all - start)
                rows.append(Array(next..<next + count))
                next += count
            }
        }
        return rows
    }

    /// Returns the player's pass, or what a pass brings, the longest form first.
    private static func stories(_ offerings: [Offering], _ session: Session, _ words: Words) -> [String] {
        guard let pass = words.pass(of: session) else { return words.passStories }
        let present = session.subscription?.unsafePayload
        let isBelow = offerings.contains { $0.groupID == present?.groupID && !$0.products.isEmpty }
        // That it ends or changes matters more than that there is a higher one.
        if let present, present.ownership == .purchased,
            !present.willAutoRenew || present.autoRenewPreference != present.productID
        {
            let message = words.message(for: present, in: session)
            return [message.text, message.sentence].map { words.cliSubscription(product: pass, state: $0) }
                + [message.text, message.sentence, words.passHave(pass: pass)]
        }
        return (isBelow ? [words.passHaveLower(pass: pass)] : []) + [words.passHave(pass: pass)]
    }

    /// Returns the subscriptions on sale, and the store's error as text if there was one.
    private static func offer(_ session: Session, _ words: Words) -> (offerings: [Offering], trouble: String?) {
        do {
            return (try offerings(in: session), nil)
        } catch {
            return ([], words.message(for: error, in: session).text)
        }
    }

    func told(in context: Context) -> Told {
        let (session, words) = (context.session, context.words)
        let (offerings, trouble) = Self.offer(session, words)
        let options = offerings.flatMap(\.products)
        var page = Page()
        page.line(Self.stories(offerings, session, words)[0])
        if options.isEmpty {
            let why = offerings.first { $0.isHeld }?.emptiness(words, session)
            page.line(trouble ?? why ?? words.passNothingSold)
        }
        for (index, option) in options.enumerated() {
            page.add(Self.lines(option, width: context.size.width, isWide: false, in: context), item: index)
        }
        for (index, door) in Door.all(session).enumerated() {
            page.add(Page.Line(.title(door.titles(words, session)[0])), item: options.count + index)
        }
        return Told(title: words.passTitle, page: page, selected: selection(options, session))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let (offerings, trouble) = Self.offer(frame.session, frame.words)
        let options = offerings.flatMap(\.products)
        let margin = Margins.side(painter.width)
        let width = painter.width - 2 * margin
        let selection = selection(options, frame.session)
        let doors = Door.all(frame.session)
        let doorRows = Self.rows(of: doors, width: width, frame)
        let head = painter.height >= 20 ? 4 : 3
        let room = painter.height - head
        func cards(gap: Int) -> Stack {
            self.stack(
                offerings, trouble, width: width, gap: gap, size: painter.size, selection: selection, frame: frame)
        }
        // Cards have a row between them if there is room.
        var stack = cards(gap: 1)
        if room - stack.height - options.count < 9 { stack = cards(gap: 0) }
        let height = min(stack.height, room - 2 - doorRows.count)
        let left = room - height
        let isRoomy = left >= 6
        let sky = CellRect(
            x: 0, y: 0, width: painter.width, height: max(2, left - doorRows.count - (isRoomy ? 2 : 0)))
        frame.movingPicture(sky, in: painter) { book, _, moment, grid, rect in
            book.drawPassSky(at: moment, into: &grid, rect: rect)
        }
        // The scroll bar stands in the margin.
        let page = painter.sub(
            CellRect(x: margin, y: sky.maxY, width: width + 1, height: painter.height - sky.height))
        drawHead(offerings, width: width, in: page, frame: frame)
        let rows = Self.rows(of: offerings.map(\.products.count), columns: Self.columns(offerings, painter.size))
        stack.draw(
            in: page.sub(CellRect(x: 0, y: head, width: width + 1, height: height)),
            selected: rows.firstIndex { $0.contains(selection) } ?? rows.indices.last, frame: &frame)
        drawDoors(
            doors, doorRows, after: options.count, selection: selection, y: head + height + (isRoomy ? 1 : 0),
            in: page, frame: &frame)
    }

    /// Draws the title, and below it the player's pass or what a pass brings.
    private func drawHead(_ offerings: [Offering], width: Int, in page: Painter, frame: Frame) {
        let (words, theme) = (frame.words, frame.theme)
        page.line(words.passTitle, y: 1, style: theme.style(.premium, [.bold]))
        let head = page.sub(CellRect(x: 0, y: 2, width: width, height: 1))
        let stories = Self.stories(offerings, frame.session, words)
        head.firstFitting(stories, y: 0, style: theme.style(.soft))
    }

    /// Returns the cards of all groups as a scrolling stack; a block's item is the index of its row.
    private func stack(
        _ offerings: [Offering], _ trouble: String?, width: Int, gap: Int, size: CellSize, selection: Int, frame: Frame
    ) -> Stack {
        var stack = Stack()
        func note(_ text: String, _ ink: Ink) {
            var page = Page()
            page.add(Page.Line(Page.Piece(text, ink, fit: .wrap)))
            stack.append(page.layout(width, frame).stack(selected: nil))
        }
        if let trouble { note(trouble, .warning) }
        if offerings.isEmpty, trouble == nil { note(frame.words.passNothingSold, .faint) }
        let columns = Self.columns(offerings, size)
        let cardWidth = (width - 2 * (columns - 1)) / columns
        let isWide = Self.isWide(size)
        var (next, row) = (0, 0)
        for offering in offerings {
            if offerings.count > 1 {
                stack.space()
                var page = Page()
                page.heading(frame.session.name(ofGroup: offering.groupID))
                stack.append(page.layout(width, frame).stack(selected: nil))
            }
            if let why = offering.emptiness(frame.words, frame.session) { note(why, .faint) }
            let lines = offering.products.map {
                Self.lines($0, width: cardWidth, isWide: isWide, in: frame.context(size))
            }
            let heights = lines.map { Page($0).layout(cardWidth, frame).height }
            for start in stride(from: 0, to: lines.count, by: columns) {
                let range = start..<min(start + columns, lines.count)
                let first = next
                if start > 0, gap > 0 || columns > 1 { stack.space() }
                stack.add(heights[range].max() ?? 0, item: row, isHit: false) { painter, frame in
                    let cells = painter.bounds.columns(Array(repeating: .flexible, count: columns), gap: 2)
                    for (offset, index) in range.enumerated() {
                        frame.hits.add(cells[offset], in: painter, .item(first + offset))
                        Card.draw(
                            lines[index], isSelected: selection == first + offset, in: painter.sub(cells[offset]),
                            frame: &frame)
                    }
                }
                next += range.count
                row += 1
            }
        }
        return stack
    }

    /// The columns around the title of a link: two for the mark of the selection, and one.
    private static let doorMargins = 3

    /// Returns the titles of the links in as many rows as they need.
    private static func rows(of doors: [Door], width: Int, _ frame: Frame) -> [[String]] {
        var titles = doors.map { $0.titles(frame.words, frame.session).first ?? "" }
        if titles.reduce(0, { $0 + $1.columns + doorMargins }) > width {
            titles = doors.map { $0.titles(frame.words, frame.session).last ?? "" }
        }
        var rows: [[String]] = []
        var room = 0
        for title in titles {
            if rows.isEmpty || title.columns + doorMargins > room {
                rows.append([])
                room = width
            }
            rows[rows.count - 1].append(title)
            room -= title.columns + doorMargins
        }
        return rows
    }

    /// Draws the links below the subscriptions in rows.
    ///
    /// - Parameter count: the number of subscriptions, whose items come first.
    private func drawDoors(
        _ doors: [Door], _ rows: [[String]], after count: Int, selection: Int, y: Int, in page: Painter,
        frame: inout Frame
    ) {
        var item = count
        for (row, titles) in rows.enumerated() {
            var x = 0
            for title in titles {
                let cell = page.sub(CellRect(x: x, y: y + row, width: title.columns + Self.doorMargins, height: 1))
                let isSelected = selection == item
                Row.draw(isSelected: isSelected, in: cell, frame: frame)
                let style = isSelected ? Row.titleStyle(true, frame) : frame.theme.style(.soft)
                cell.line(title, y: 0, from: 2, style: style)
                frame.hits.add(cell.bounds, in: cell, .item(item))
                x += title.columns + Self.doorMargins
                item += 1
            }
        }
    }

    /// Returns the lines of a subscription's card: name, terms and description, none of them cut.
    private static func lines(_ product: Product, width: Int, isWide: Bool, in context: Context) -> [Page.Line] {
        let terms = context.words.terms(of: product, in: context.session.store)
        let story = ProductCard.story(product, in: context)
        let isShort = product.displayName.columns + terms.columns + 6 <= width
        let name = Page.Piece(
            product.displayName, .text, .bold, at: .leading(2), gap: 2, fit: isWide || !isShort ? .wrap : .whole,
            selected: .accent)
        let text = Page.Line(Page.Piece(story.text, story.ink, at: .leading(2), gap: 2, fit: .wrap))
        let texts = story.text.isEmpty ? [] : [text]
        if !isWide, isShort {
            return [Page.Line(name, Page.Piece([terms], .premium, at: .trailing(2), gap: 2, fit: .whole))] + texts
        }
        let price = Page.Line(Page.Piece(terms, .premium, at: .leading(2), gap: 2, fit: .wrap))
        return isWide
            ? [Page.Line(), Page.Line(name), price] + texts + [Page.Line()] : [Page.Line(name), price] + texts
    }
}
