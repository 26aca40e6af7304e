import Drawing
import Scene
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// The Bird Food Shop: the product of best value in a large card, then a shelf for each premium food and for other
/// products.
struct ShopScreen: Screen {
    /// The selection, as an index of `Shelves.products`.
    private(set) var cursor = ListCursor<Int>()
    /// True once the explanation of play money was recorded as seen; it then stays until the game is left.
    private var explains = false

    /// The products for sale in the order of the screen: the featured one first, and again on its shelf.
    struct Shelves {
        /// The kind of goods on a shelf of the shop.
        enum Kind: Hashable {
            case food(ID<Food>)
            case decorations
            /// Non-renewing subscriptions.
            case time
            /// Consumables of another catalog that the game doesn't know.
            case others
            /// Win-back offers for a lapsed pass.
            case offers

            /// Returns the shelf for a product; `nil` for auto-renewable subscriptions, which the pass screen sells.
            init?(_ product: Product) {
                switch product.type {
                case .consumable: self = Consumable(productID: product.id).map { .food($0.food) } ?? .others
                case .nonConsumable: self = .decorations
                case .nonRenewing: self = .time
                case .autoRenewable: return nil
                }
            }
        }

        /// The product of best value, shown in a large card.
        var featured: Product?
        var shelves: [(kind: Kind, products: [Product])] = []
        /// The win-back offers, in the order of their shelf.
        private(set) var offers: [(request: OfferRequest, plan: PurchasePlan)] = []

        /// All products in the order of the screen.
        var products: [Product] { (featured.map { [$0] } ?? []) + shelves.flatMap(\.products) }

        /// Returns the offer at an index of `products`; `nil` if a plain product is there.
        func offer(at index: Int) -> (request: OfferRequest, plan: PurchasePlan)? {
            let first = products.count - offers.count
            return index >= first && index - first < offers.count ? offers[index - first] : nil
        }

        init(_ session: Session) throws(StoreError) {
            let products = try session.store.products()
            let best = session.store.catalog.bestValueProduct?.id
            featured = products.first { $0.id == best }
            for product in products {
                guard let kind = Kind(product) else { continue }
                if let index = shelves.firstIndex(where: { $0.kind == kind }) {
                    shelves[index].products.append(product)
                } else {
                    shelves.append((kind, [product]))
                }
            }
            // Offers come last, so that the other products keep their places when one appears.
            let winBacks = session.store.offers(at: session.world.clock).filter { $0.plan.offer?.kind == .winBack }
            if !winBacks.isEmpty { shelves.append((.offers, winBacks.map(\.product))) }
            offers = winBacks.map { ($0.request, $0.plan) }
        }

        /// Returns why the shelves are empty; `nil` if there is anything.
        func emptiness(_ session: Session, _ words: Words) -> String? {
            guard products.isEmpty else { return nil }
            return (try? session.store.products())?.isEmpty == false ? words.shopOnlyPasses : words.shopNothingSold
        }

        /// Returns the indices of `products` in rows as on the screen, for moving up and down.
        func rows(columns: Int) -> [[Int]] {
            PassScreen.rows(of: (featured == nil ? [] : [1]) + shelves.map(\.products.count), columns: columns)
        }
    }

    mutating func reveal(_ place: Place, in session: Session) {
        guard case .product(let id) = place, let products = try? Shelves(session).products,
            let index = products.lastIndex(where: { $0.id == id })
        else { return }
        cursor.choose(index, in: products.indices)
    }

    /// Returns the id of the first product that contains a food.
    static func product(for food: ID<Food>, in session: Session) -> String? {
        session.store.catalog.products.first { Consumable(productID: $0.id)?.food == food }?.id
    }

    mutating func noteSeen(in session: Session, _ settings: inout Settings) {
        guard !settings.hintsSeen.contains(Self.explanation) else { return }
        explains = true
        settings.hintsSeen.append(Self.explanation)
    }

    /// The name of the explanation of play money in the setting `hintsSeen`.
    private static let explanation = "playMoney"

    func hints(in context: Context) -> [Hint] {
        let product = (try? Shelves(context.session)).flatMap(selected)
        // Of what is owned or waits for somebody, the sheet tells; nothing is bought.
        let isSold = product.map { product in
            context.session.pending(product.id) == nil
                && (product.type != .nonConsumable || !context.session.entitlements.owned.contains(product.id))
        }
        return (isSold.map { [Hint(.open, $0 ? context.words.hintBuy : context.words.hintOpen)] } ?? []) + [
            Hint(Section.pass.command, context.words.hintPass), Hint(.back, context.words.hintBack),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let shelves = try? Shelves(context.session) else {
            if case .command(let command) = action { return [.ignored(command)] }
            return []
        }
        let rows = shelves.rows(columns: Self.columns(context.size.width))
        switch cursor.handle(action, count: shelves.products.count, as: .shelves(rows)) {
        case .moved: return []
        case .chosen, .other(.shop): return buy(shelves, context.session)
        case .other(let command): return [.ignored(command)]
        }
    }

    /// Returns the product under the cursor.
    private func selected(_ shelves: Shelves) -> Product? {
        let products = shelves.products
        return products.isEmpty ? nil : products[cursor.index(of: products.count)]
    }

    /// Opens the purchase sheet for the selected product, or the details of a purchase that waits.
    private func buy(_ shelves: Shelves, _ session: Session) -> [Step] {
        guard let id = selected(shelves)?.id else { return [] }
        if let offer = shelves.offer(at: cursor.index(of: shelves.products.count)) {
            return [.present(.purchase(productID: id, offer: offer.request))]
        }
        return [.present(session.pending(id).map { .accountDetail(.purchase($0.id)) } ?? .purchase(productID: id))]
    }

    /// Returns the number of product cards in a row, for the screen's width.
    private static func columns(_ width: Int) -> Int { width >= 92 ? 2 : 1 }

    func told(in context: Context) -> Told {
        let words = context.words
        var page = Page()
        do {
            let shelves = try Shelves(context.session)
            var next = 0
            func add(_ product: Product) {
                page.add(ProductCard.lines(product, shelves.offer(at: next)?.plan, in: context), item: next)
                next += 1
            }
            if let why = shelves.emptiness(context.session, words) { page.line(why) }
            if let featured = shelves.featured {
                page.heading(words.shopBestValue)
                add(featured)
            }
            for shelf in shelves.shelves {
                page.blocks += head(of: shelf.kind, in: context).blocks
                shelf.products.forEach(add)
            }
            return Told(
                title: words.plainTwo(first: words.shopTitle, second: words.simulated[0]), page: page,
                selected: next == 0 ? nil : cursor.index(of: next), isGrid: true)
        } catch {
            let message = words.message(for: error, in: context.session)
            page.line(words.sentences([message.sentence, message.nextStep]))
            return Told(title: words.shopTitle, page: page)
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let page = Margins.area(of: painter)
        let width = page.width - 1
        Heading.draw(
            frame.words.shopTitle, detail: frame.words.simulated,
            in: page.sub(CellRect(x: 0, y: 0, width: width, height: 1)),
            y: 0, frame: frame)
        var top = 2
        if explains || !frame.session.settings.hintsSeen.contains(Self.explanation) {
            top = 1 + page.paragraph(frame.words.shopPlayMoney, y: 2, to: width, style: frame.theme.style(.text))
        }
        let area = page.sub(CellRect(x: 0, y: top, width: page.width, height: page.height - top))
        let shelves: Shelves
        do {
            shelves = try Shelves(frame.session)
        } catch {
            let message = frame.words.message(for: error, in: frame.session)
            let y = area.paragraph(message.sentence, y: 0, to: width, style: frame.theme.style(.text))
            area.paragraph(message.nextStep ?? "", y: y, to: width, style: frame.theme.style(.soft))
            return
        }
        if let why = shelves.emptiness(frame.session, frame.words) {
            area.paragraph(why, y: 0, to: width, style: frame.theme.style(.faint))
            return
        }
        let stack = stack(shelves, width: width, height: area.height, frame: frame)
        let rows = shelves.rows(columns: Self.columns(painter.width))
        let selection = cursor.index(of: shelves.products.count)
        stack.draw(in: area, selected: rows.firstIndex { $0.contains(selection) } ?? 0, frame: &frame)
    }

    /// Returns the screen's rows as blocks of a scrolling stack; a block's item is the index of its row.
    private func stack(_ shelves: Shelves, width: Int, height: Int, frame: Frame) -> Stack {
        let context = frame.context(CellSize(width: width, height: height))
        var stack = Stack()
        var row = 0
        var next = 0
        let selection = cursor.index(of: shelves.products.count)
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
            stack.append(head(of: shelf.kind, in: context).layout(width, frame).stack(selected: nil))
            for start in stride(from: 0, to: shelf.products.count, by: columns) {
                let products = Array(shelf.products[start..<min(start + columns, shelf.products.count)])
                let first = next
                if start > 0 { stack.space() }
                let cellWidth = (width - 2 * (columns - 1)) / columns
                let heights = products.enumerated().map { index, product in
                    ProductCard.height(
                        product, shelves.offer(at: first + index)?.plan, width: cellWidth, side: cardHeight, in: context
                    )
                }
                stack.add(heights.max() ?? cardHeight, item: row) {
                    painter, frame in
                    let cells = painter.bounds.columns(Array(repeating: .flexible, count: columns), gap: 2)
                    for (index, product) in products.enumerated() {
                        frame.hits.add(cells[index], in: painter, .item(first + index))
                        ProductCard.draw(
                            product, shelves.offer(at: first + index)?.plan, isSelected: selection == first + index,
                            in: painter.sub(cells[index]),
                            frame: &frame)
                    }
                }
                next += products.count
                row += 1
            }
        }
        return stack
    }

    /// Returns a shelf's heading; for a food with the number owned and the last bird that ate it.
    private func head(of shelf: Shelves.Kind, in context: Context) -> Page {
        let words = context.words
        var page = Page()
        switch shelf {
        case .food(let food):
            page.heading(words.name(of: food), detail: words.owned(context.world.owned(food)))
            if let meal = context.world.lastPremiumMeal(of: food) {
                page.add(Page.Line(Page.Piece(words.sentence(for: meal, context.session), .soft, fit: .wrap)))
            }
        case .time: page.heading(words.shopForATime)
        case .others: page.heading(words.shopOthers)
        case .offers: page.heading(words.offersTitle)
        case .decorations:
            let isBorrowed = DecorationPack.all.contains {
                words.comesWithPass($0.id, context.session) && !context.session.entitlements.owned.contains($0.id)
            }
            page.heading(
                words.shopDecorations, detail: isBorrowed ? words.shopDecorationsPass : words.shopDecorationsNote,
                short: isBorrowed ? words.shopDecorationsPassShort : nil)
        }
        return page
    }
}
