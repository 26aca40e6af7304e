import Drawing
import Scene
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// The Bird Food Shop: the best value large, then a shelf for each premium food, and one for what is bought once.
struct ShopScreen: Screen {
    /// Index into `Shelves.products`.
    private(set) var selection = 0

    /// What is for sale, in the order that it stands in: the featured product first, and again on its shelf.
    struct Shelves {
        enum Kind: Hashable {
            case food(ID<Food>)
            case decorations
        }

        var featured: Product?
        var shelves: [(kind: Kind, products: [Product])] = []

        var products: [Product] { (featured.map { [$0] } ?? []) + shelves.flatMap(\.products) }

        init(_ session: Session) throws(StoreError) {
            let products = try session.store.products()
            let best = session.store.catalog.bestValueProduct?.id
            featured = products.first { $0.id == best }
            for product in products {
                let kind: Kind
                switch product.type {
                case .consumable:
                    guard let goods = Goods(productID: product.id) else { continue }
                    kind = .food(goods.food)
                case .nonConsumable: kind = .decorations
                case .nonRenewing, .autoRenewable: continue
                }
                if let index = shelves.firstIndex(where: { $0.kind == kind }) {
                    shelves[index].products.append(product)
                } else {
                    shelves.append((kind, [product]))
                }
            }
        }

        /// Items in rows as they stand on the screen, for moving up and down.
        func rows(columns: Int) -> [[Int]] {
            var rows: [[Int]] = featured == nil ? [] : [[0]]
            var next = rows.count
            for shelf in shelves {
                for start in stride(from: 0, to: shelf.products.count, by: columns) {
                    let count = min(columns, shelf.products.count - start)
                    rows.append(Array(next..<next + count))
                    next += count
                }
            }
            return rows
        }
    }

    func hints(in context: Context) -> [Hint] {
        let product = (try? Shelves(context.session)).flatMap { shelves in
            shelves.products.indices.contains(selection) ? shelves.products[selection] : nil
        }
        let isWaiting = product.flatMap { context.session.pending($0.id) } != nil
        return (product == nil ? [] : [Hint(.open, isWaiting ? Words.Hints.open : Words.Hints.buy)]) + [
            Hint(.screen(Section.pass.rawValue + 1), Words.Hints.pass), Hint(.back, Words.Hints.back),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let shelves = try? Shelves(context.session) else {
            if case .command(let command) = action { return [.ignored(command)] }
            return []
        }
        let count = shelves.products.count
        selection = min(selection, max(0, count - 1))
        switch action {
        case .click(let index):
            selection = min(index, max(0, count - 1))
            return buy(shelves, context.session)
        case .hover(let index): selection = min(index, max(0, count - 1))
        case .wheel(let rows): move(rows, in: shelves, context)
        case .command(let command):
            switch command {
            case .up: move(-1, in: shelves, context)
            case .down: move(1, in: shelves, context)
            case .left: selection = max(0, selection - 1)
            case .right: selection = min(max(0, count - 1), selection + 1)
            case .pageUp: move(-2, in: shelves, context)
            case .pageDown: move(2, in: shelves, context)
            case .home: selection = 0
            case .end: selection = max(0, count - 1)
            case .open, .shop: return buy(shelves, context.session)
            default: return [.ignored(command)]
            }
        }
        return []
    }

    private func buy(_ shelves: Shelves, _ session: Session) -> [Step] {
        let products = shelves.products
        guard products.indices.contains(selection) else { return [] }
        let id = products[selection].id
        return [.present(session.pending(id).map { .accountDetail(.pending($0.id)) } ?? .purchase(productID: id))]
    }

    /// Moves by rows, keeping to the column.
    private mutating func move(_ steps: Int, in shelves: Shelves, _ context: Context) {
        let rows = shelves.rows(columns: Self.columns(context.size.width))
        guard let row = rows.firstIndex(where: { $0.contains(selection) }) else { return }
        let column = rows[row].firstIndex(of: selection) ?? 0
        let target = rows[min(max(0, row + steps), rows.count - 1)]
        selection = target[min(column, target.count - 1)]
    }

    private static func columns(_ width: Int) -> Int { width >= 92 ? 2 : 1 }

    func draw(in painter: Painter, frame: inout Frame) {
        let margin = painter.width < 70 ? 1 : 2
        let top = painter.height >= 30 ? 1 : 0
        let width = painter.width - 2 * margin
        let page = painter.sub(CellRect(x: margin, y: top, width: width + 1, height: painter.height - top))
        Heading.draw(
            frame.words.shopTitle, detail: frame.words.simulated,
            in: page.sub(CellRect(x: 0, y: 0, width: width, height: 1)),
            y: 0, frame: frame)
        let area = page.sub(CellRect(x: 0, y: 2, width: page.width, height: page.height - 2))
        let shelves: Shelves
        do {
            shelves = try Shelves(frame.session)
        } catch {
            let message = frame.words.message(for: error, in: frame.session)
            let y = area.paragraph(message.sentence, y: 0, to: width, style: frame.theme.style(.text))
            area.paragraph(message.nextStep ?? "", y: y, to: width, style: frame.theme.style(.soft))
            return
        }
        let stack = stack(shelves, width: width, height: area.height, frame: frame)
        let rows = shelves.rows(columns: Self.columns(painter.width))
        stack.draw(in: area, selected: rows.firstIndex { $0.contains(selection) } ?? 0, frame: &frame)
    }

    /// Rows of the shop as blocks; a block's item is its row.
    private func stack(_ shelves: Shelves, width: Int, height: Int, frame: Frame) -> Stack {
        var stack = Stack()
        var row = 0
        var next = 0
        let selection = selection
        if let featured = shelves.featured {
            let height = height >= 40 ? 14 : height >= 24 ? 11 : 9
            stack.add(height, item: row) { painter, frame in
                frame.hits.add(painter.bounds, in: painter, .item(0))
                ProductCard.featured(featured, isSelected: selection == 0, in: painter, frame: &frame)
            }
            row += 1
            next += 1
        }
        let columns = width >= 88 ? 2 : 1
        let cardHeight = height >= 36 ? 6 : 4
        for shelf in shelves.shelves {
            stack.space()
            stack.add(1) { painter, frame in
                switch shelf.kind {
                case .food(let food):
                    Heading.part(
                        Words.foodName(food), detail: Words.FoodPicker.owned(frame.world.owned(food)), in: painter,
                        y: 0, frame: frame)
                case .decorations:
                    Heading.part(
                        frame.words.shopDecorations, detail: frame.words.shopDecorationsNote, in: painter, y: 0,
                        frame: frame)
                }
            }
            for start in stride(from: 0, to: shelf.products.count, by: columns) {
                let products = Array(shelf.products[start..<min(start + columns, shelf.products.count)])
                let first = next
                if start > 0 { stack.space() }
                let cellWidth = (width - 2 * (columns - 1)) / columns
                let lines = products.map {
                    TextFitting.wrap(
                        ProductCard.story($0, frame).text, to: cellWidth - ProductCard.margins(side: cardHeight)
                    ).count
                }
                stack.add(max(cardHeight, (cardHeight >= 6 ? 2 : 1) + (lines.max() ?? 0)), item: row) {
                    painter, frame in
                    let cells = painter.bounds.columns(Array(repeating: .flexible, count: columns), gap: 2)
                    for (index, product) in products.enumerated() {
                        frame.hits.add(cells[index], in: painter, .item(first + index))
                        ProductCard.draw(
                            product, isSelected: selection == first + index, in: painter.sub(cells[index]),
                            frame: &frame)
                    }
                }
                next += products.count
                row += 1
            }
        }
        return stack
    }
}

/// A product on its card: picture, name, what it is, price.
enum ProductCard {
    static func draw(_ product: Product, isSelected: Bool, in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let surface = Card.draw(isSelected: isSelected, in: painter, frame: frame)
        let side = painter.height >= 6 ? 6 : 4
        let picture = CellRect(x: 2, y: 0, width: 2 * side, height: side)
        let top = painter.height >= 6 ? 1 : 0
        drawPicture(product, picture, in: painter, on: surface, frame: frame)
        let (left, right) = (picture.maxX + 2, painter.width - 2)
        let (price, ink) = offer(product, isSelected: isSelected, frame)
        painter.line(
            price, y: top, from: right - price.columns, to: right, style: theme.style(ink, on: surface, .bold))
        painter.line(
            product.displayName, y: top, from: left, to: right - price.columns - 2,
            style: Card.titleStyle(isSelected: isSelected, frame: frame))
        let story = story(product, frame)
        painter.paragraph(story.text, y: top + 1, from: left, to: right, style: theme.style(story.ink, on: surface))
    }

    /// The price, or that there is nothing more to pay.
    private static func offer(_ product: Product, isSelected: Bool, _ frame: Frame) -> (String, Ink) {
        guard product.type == .nonConsumable, frame.session.entitlements.owned.contains(product.id) else {
            return (product.displayPrice, isSelected ? .accent : .text)
        }
        return ("\(frame.symbols.check) \(frame.words.shopOwned)", .good)
    }

    /// What it is, or what it waits for.
    static func story(_ product: Product, _ frame: Frame) -> (text: String, ink: Ink) {
        guard let pending = frame.session.pending(product.id) else { return (product.description, .soft) }
        let message = frame.words.message(for: pending, in: frame.session)
        return (frame.words.shopWaiting(title: message.title, story: message.sentence), .warning)
    }

    /// Columns that are not the text's on a card with a picture of so many rows.
    static func margins(side: Int) -> Int { 2 + 2 * side + 2 + 2 }

    static func featured(_ product: Product, isSelected: Bool, in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let surface = Card.draw(isSelected: isSelected, in: painter, frame: frame)
        let side = painter.height - 2
        let picture = CellRect(x: 3, y: 1, width: 2 * side, height: side)
        drawPicture(product, picture, in: painter, on: surface, frame: frame)
        let (left, right) = (picture.maxX + 3, painter.width - 3)
        var y = max(1, (painter.height - 7) / 2)
        Badge.draw(frame.words.shopBestValue, ink: .gold, x: left, y: y, in: painter, frame: frame)
        y += 2
        painter.line(
            product.displayName, y: y, from: left, to: right,
            style: Card.titleStyle(isSelected: isSelected, frame: frame))
        let story = story(product, frame)
        y = painter.paragraph(
            story.text, y: y + 1, from: left, to: min(right, left + 56), maximum: painter.height - y - 2,
            style: theme.style(story.ink, on: surface))
        let end = painter.line(
            product.displayPrice, y: y, from: left, to: right,
            style: theme.style(isSelected ? .accent : .text, on: surface, .bold))
        if let goods = Goods(productID: product.id) {
            painter.firstFitting(
                frame.words.holds(goods, owned: frame.world.owned(goods.food)), y: y, from: end + 2, to: right,
                style: theme.style(.faint, on: surface))
        }
    }

    static func drawPicture(
        _ product: Product, _ rect: CellRect, in painter: Painter, on surface: Surface, frame: Frame
    ) {
        let ground = frame.theme.rgb(surface)
        if product.type == .autoRenewable {
            let moment = frame.moment
            frame.picture(rect, in: painter, on: surface) { book, grid, rect in
                book.drawPassSky(at: moment, into: &grid, rect: rect)
            }
            return
        }
        let parts = decorations(of: product)
        guard parts.isEmpty else {
            // Side by side, as they stand in a yard.
            let width = rect.width / parts.count
            for (index, path) in parts.enumerated() {
                frame.picture(
                    CellRect(x: rect.x + index * width, y: rect.y, width: width, height: rect.height), in: painter,
                    on: surface
                ) { book, grid, rect in book.drawAsset(path, on: ground, into: &grid, rect: rect) }
            }
            return
        }
        let name = String(product.id.map { $0 == "." ? "-" : $0 })
        frame.picture(rect, in: painter, on: surface) { book, grid, rect in
            book.drawAsset("Shop/\(name).svg", on: ground, into: &grid, rect: rect)
        }
    }

    /// The pictures of what a pack holds.
    private static func decorations(of product: Product) -> [String] {
        guard let pack = DecorationPack.all.first(where: { $0.id == product.id }) else { return [] }
        return pack.birdhouses.map { "Birdhouses/\($0.rawValue).svg" }
            + pack.feeders.map { "Feeders/\($0.rawValue).svg" }
    }
}
