import Drawing
import Scene
import Session
import Storefront
import TerminalUI

/// The Backyard Birds Pass: the evening sky, what a pass brings, and the subscriptions to choose from.
struct PassScreen: Screen {
    private(set) var cursor = ListCursor<Int>()

    /// The group's subscriptions that can be had now: all, or what is above the player's own.
    static func options(in session: Session) throws(StoreError) -> [Product] {
        let passes = try session.store.products().filter { $0.type == .autoRenewable }
            .sorted { ($0.subscription?.groupLevel ?? 0) > ($1.subscription?.groupLevel ?? 0) }
        guard let own = session.entitlements.passProductID.flatMap(session.store.product),
            let level = own.subscription?.groupLevel
        else { return passes }
        return passes.filter { ($0.subscription?.groupLevel ?? 0) < level }
    }

    /// What else can be done here, below the passes.
    enum Door: Hashable {
        case manage, code, restore, policies

        static func all(_ session: Session) -> [Door] {
            (session.subscription == nil ? [] : [.manage]) + [.code, .restore, .policies]
        }

        var sheet: SheetKind {
            switch self {
            case .manage: .accountDetail(.subscription)
            case .code: .redeem
            case .restore: .accountDetail(.restore)
            case .policies: .accountDetail(.policies)
            }
        }

        /// With room for it, and without.
        var titles: [String] {
            switch self {
            case .manage: [Words.Account.manageTitle]
            case .code: [Words.Account.code, Words.Shop.code]
            case .restore: [Words.Account.restore, Words.Pass.restore]
            case .policies: [Words.Pass.policiesTitle]
            }
        }
    }

    func hints(in context: Context) -> [Hint] {
        let options = (try? Self.options(in: context.session)) ?? []
        let words =
            selection(options, context.session) >= options.count
            ? Words.Hints.open : context.session.hasPass ? Words.Hints.upgrade : Words.Hints.subscribe
        return [
            Hint(.open, words),
            Hint(Section.account.command, Words.Hints.account), Hint(.back, Words.Hints.back),
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
        // Other passes are offered now.
        if case .store(.purchase) = answer.request { cursor = ListCursor() }
        return []
    }

    /// A pass, or after them a door.
    private func selection(_ options: [Product], _ session: Session) -> Int {
        cursor.index(of: options.count + Door.all(session).count)
    }

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

    var hasAmbience: Bool { true }

    func draw(in painter: Painter, frame: inout Frame) {
        var options: [Product] = []
        var trouble: String?
        do {
            options = try Self.options(in: frame.session)
        } catch {
            trouble = frame.session.store.message(for: error).text
        }
        let margin = Margins.side(painter.width)
        let width = painter.width - 2 * margin
        let isWide = painter.width >= 88 && painter.height >= 30
        let columns = isWide ? max(1, options.count) : 1
        let cardWidth = (width - 2 * (columns - 1)) / columns
        let heights = options.map { Self.height($0, width: cardWidth, isWide: isWide, session: frame.session) }
        // Cards in a row are as high as the highest; below one another each as it needs, a row between.
        let head = painter.height >= 20 ? 4 : 3
        let sum = heights.reduce(0, +)
        let gap = painter.height - head - sum - heights.count >= 9 ? 1 : 0
        let note = options.isEmpty ? TextFitting.wrap(trouble ?? Words.Pass.nothingAbove, to: width) : []
        let cards = note.count + (isWide ? heights.max() ?? 0 : sum + gap * max(0, heights.count - 1))
        let room = painter.height - head - cards
        let foot = room >= 6 ? 3 : 1
        let sky = CellRect(x: 0, y: 0, width: painter.width, height: max(2, room - foot))
        let moment = frame.moment
        frame.picture(sky, in: painter) { book, grid, rect in book.drawPassSky(at: moment, into: &grid, rect: rect) }

        let page = painter.sub(
            CellRect(x: margin, y: sky.maxY, width: width, height: painter.height - sky.height))
        let theme = frame.theme
        page.line(Words.Pass.title, y: 1, style: theme.style(.premium, [.bold]))
        if let title = frame.session.passTitle {
            page.firstFitting(
                options.isEmpty ? Words.Pass.haveHighest(title) : Words.Pass.have(title), y: 2,
                style: theme.style(.soft))
        } else {
            page.firstFitting(Words.Pass.story, y: 2, style: theme.style(.soft))
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
        for (index, product) in options.enumerated() {
            frame.hits.add(cells[index], in: page, .item(index))
            Self.card(
                product, isSelected: index == selection, isWide: isWide, in: page.sub(cells[index]), frame: frame)
        }
        let doors = Door.all(frame.session)
        let y = head + cards + (room >= 6 ? 1 : 0)
        drawDoors(doors, after: options.count, selection: selection, y: y, in: page, frame: &frame)
    }

    /// Words in a row, each to be chosen.
    private func drawDoors(
        _ doors: [Door], after count: Int, selection: Int, y: Int, in page: Painter, frame: inout Frame
    ) {
        var x = 0
        var titles = doors.map { $0.titles.first ?? "" }
        if titles.reduce(-1, { $0 + $1.columns + 5 }) > page.width { titles = doors.map { $0.titles.last ?? "" } }
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

    private static func height(_ product: Product, width: Int, isWide: Bool, session: Session) -> Int {
        let text = TextFitting.wrap(ProductCard.story(product, session).text, to: width - 4).count
        return isWide ? 3 + TextFitting.wrap(session.store.terms(of: product), to: width - 4).count + text : 1 + text
    }

    private static func card(
        _ product: Product, isSelected: Bool, isWide: Bool, in painter: Painter, frame: Frame
    ) {
        let theme = frame.theme
        let surface = Card.draw(isSelected: isSelected, in: painter, frame: frame)
        let (left, right) = (2, painter.width - 2)
        let terms = frame.session.store.terms(of: product)
        var y = isWide ? 1 : 0
        painter.line(
            product.displayName, y: y, from: left, to: right,
            style: Card.titleStyle(isSelected: isSelected, frame: frame))
        y += 1
        if isWide {
            y = painter.paragraph(terms, y: y, from: left, to: right, style: theme.style(.premium, on: surface))
        } else {
            painter.firstFitting(
                [terms, product.displayPrice], y: 0, from: left + product.displayName.columns + 2, to: right,
                alignment: .trailing, style: theme.style(.premium, on: surface))
        }
        let story = ProductCard.story(product, frame.session)
        painter.paragraph(story.text, y: y, from: left, to: right, style: theme.style(story.ink, on: surface))
    }
}

extension Words {
    enum Pass {
        static let title = "Backyard Birds Pass"
        static let confirmTitle = "Subscribe with simulated money?"
        static let offer = ["As many backyards as you like", "Unlimited backyards"]
        static let story = [
            "More yards, more guests, and an evening sky to share them under. Simulated prices.",
            "More yards and more guests. Simulated prices.", "Simulated prices.",
        ]
        static let nothingAbove =
            "There is nothing above it. “Your pass” shows when it renews, and what can be changed."
        static let restore = "Restore"
        static let policiesTitle = "How it works"
        static let policies = [
            "A pass renews until you cancel it, which you can do at any time; it then stays until its last paid day. A free "
                + "month is charged for only if you stay.",
            "A higher pass begins at once, and the rest of the present one is given back. A lower one begins when the "
                + "present one would renew.",
            "All prices are simulated: there is no card, no charge and no network, and nothing about you leaves this "
                + "computer.",
        ]

        static func haveHighest(_ title: String) -> [String] { ["You have the \(title)."] }

        static func have(_ title: String) -> [String] {
            ["You have the \(title). A higher one begins at once.", "You have the \(title)."]
        }
    }
}
