import Drawing
import Scene
import Session
import Storefront
import TerminalUI

/// The Backyard Birds Pass: the evening sky, what a pass brings, and the subscriptions to choose from.
struct PassScreen: Screen {
    private(set) var selection = 0

    /// The group's subscriptions that can be had now: all, or what is above the player's own.
    static func options(in session: Session) throws(StoreError) -> [Product] {
        let passes = try session.store.products().filter { $0.type == .autoRenewable }
            .sorted { ($0.subscription?.groupLevel ?? 0) > ($1.subscription?.groupLevel ?? 0) }
        guard let own = session.entitlements.passProductID.flatMap(session.store.product),
            let level = own.subscription?.groupLevel
        else { return passes }
        return passes.filter { ($0.subscription?.groupLevel ?? 0) < level }
    }

    func hints(in context: Context) -> [Hint] {
        let options = (try? Self.options(in: context.session)) ?? []
        let choose =
            options.isEmpty ? [] : [Hint(.open, context.session.hasPass ? Words.Hints.upgrade : Words.Hints.subscribe)]
        return choose + [
            Hint(.screen(Section.account.rawValue + 1), Words.Hints.account), Hint(.back, Words.Hints.back),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let options = (try? Self.options(in: context.session)) ?? []
        let last = max(0, options.count - 1)
        selection = min(selection, last)
        switch action {
        case .click(let index):
            selection = min(index, last)
            return subscribe(options)
        case .hover(let index): selection = min(index, last)
        case .wheel(let rows): selection = min(max(0, selection + rows), last)
        case .command(let command):
            switch command {
            case .up, .left: selection = max(0, selection - 1)
            case .down, .right: selection = min(last, selection + 1)
            case .home: selection = 0
            case .end: selection = last
            case .open: return subscribe(options)
            default: return [.ignored(command)]
            }
        }
        return []
    }

    private func subscribe(_ options: [Product]) -> [Step] {
        options.indices.contains(selection) ? [.present(.purchase(productID: options[selection].id))] : []
    }

    var hasAmbience: Bool { true }

    func draw(in painter: Painter, frame: inout Frame) {
        let options = (try? Self.options(in: frame.session)) ?? []
        let margin = painter.width < 70 ? 1 : 2
        let width = painter.width - 2 * margin
        let isWide = painter.width >= 88 && painter.height >= 30
        let columns = isWide ? max(1, options.count) : 1
        let cardWidth = (width - 2 * (columns - 1)) / columns
        let heights = options.map { Self.height($0, width: cardWidth, isWide: isWide, session: frame.session) }
        // Cards in a row are as high as the highest; below one another each as it needs, a row between.
        let head = isWide ? 4 : 3
        let sum = heights.reduce(0, +)
        let gap = painter.height - head - sum - heights.count >= 7 ? 1 : 0
        let cards = isWide ? heights.max() ?? 0 : sum + gap * max(0, heights.count - 1)
        let foot = isWide ? 1 : 0
        let sky = CellRect(
            x: 0, y: 0, width: painter.width, height: max(2, painter.height - head - max(1, cards) - foot))
        let moment = frame.moment
        frame.picture(sky, in: painter) { book, grid, rect in book.drawPassSky(at: moment, into: &grid, rect: rect) }

        let page = painter.sub(
            CellRect(x: margin, y: sky.maxY, width: width, height: painter.height - sky.height))
        let theme = frame.theme
        page.line(Words.Pass.title, y: 1, style: theme.style(.premium, [.bold]))
        if let title = frame.session.passTitle {
            page.firstFitting(
                Words.Pass.have(title), y: 2, style: theme.style(.soft))
        } else {
            page.firstFitting(Words.Pass.story, y: 2, style: theme.style(.soft))
        }
        if options.isEmpty {
            page.paragraph(Words.Pass.nothingAbove, y: head, style: theme.style(.faint))
            return
        }
        let selection = min(selection, options.count - 1)
        var cells: [CellRect]
        if isWide {
            cells = CellRect(x: 0, y: head, width: width, height: cards)
                .columns(Array(repeating: .flexible, count: options.count), gap: 2)
        } else {
            cells = CellRect(x: 0, y: head, width: width, height: cards).rows(heights.map(LayoutPart.fixed), gap: gap)
        }
        for (index, product) in options.enumerated() {
            frame.hits.add(cells[index], in: page, .item(index))
            Self.card(
                product, isSelected: index == selection, isWide: isWide, in: page.sub(cells[index]), frame: frame)
        }
    }

    private static func height(_ product: Product, width: Int, isWide: Bool, session: Session) -> Int {
        let text = TextFitting.wrap(product.description, to: width - 4).count
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
        painter.paragraph(product.description, y: y, from: left, to: right, style: theme.style(.soft, on: surface))
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
        static let nothingAbove = "There is nothing above it. Your account shows when it renews."

        static func have(_ title: String) -> [String] {
            ["You have the \(title). A higher one begins at once.", "You have the \(title)."]
        }
    }
}
