import Drawing
import Scene
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// The card of a product in the shop: picture, name, description and price.
enum ProductCard {
    /// Draws a product's card.
    ///
    /// - Parameter plan: The effect and price of an offer; `nil` for the product's regular price.
    static func draw(
        _ product: Product, _ plan: PurchasePlan? = nil, isSelected: Bool, in painter: Painter, frame: inout Frame
    ) {
        let theme = frame.theme
        let surface = Card.draw(isSelected: isSelected, in: painter, frame: frame)
        let side = painter.height >= 6 ? 6 : 4
        let picture = CellRect(x: 2, y: 0, width: 2 * side, height: side)
        let top = painter.height >= 6 ? 1 : 0
        drawPicture(product, picture, in: painter, on: surface, frame: frame)
        let (left, right) = (picture.maxX + 2, painter.width - 2)
        let (price, ink) = price(product, plan, isSelected: isSelected, in: frame.context(painter.size))
        painter.line(
            price, y: top, from: right - price.columns, to: right, style: theme.style(ink, on: surface, .bold))
        let y = painter.paragraph(
            product.displayName, y: top, from: left, to: right - price.columns - 2,
            style: Card.titleStyle(isSelected: isSelected, frame: frame))
        let story = story(product, plan, in: frame.context(painter.size))
        painter.paragraph(story.text, y: y, from: left, to: right, style: theme.style(story.ink, on: surface))
    }

    /// Returns the rows of a card that show all of its text.
    ///
    /// - Parameter side: the rows of its picture.
    static func height(_ product: Product, _ plan: PurchasePlan?, width: Int, side: Int, in context: Context) -> Int {
        let room = width - margins(side: side)
        let name = TextFitting.wrap(
            product.displayName, to: room - price(product, plan, in: context).text.columns - 2)
        let story = TextFitting.wrap(story(product, plan, in: context).text, to: room)
        return max(side, (side >= 6 ? 1 : 0) + name.count + story.count)
    }

    /// Returns the price with its color, or "owned" for a nonconsumable that has been bought.
    private static func price(
        _ product: Product, _ plan: PurchasePlan?, isSelected: Bool = false, in context: Context
    ) -> (text: String, ink: Ink) {
        if let plan { return (context.session.store.storefront.format(plan.charge), .premium) }
        guard product.type == .nonConsumable, context.session.entitlements.owned.contains(product.id) else {
            return (product.displayPrice, isSelected ? .accent : .text)
        }
        return ("\(context.symbols.check) \(context.words.shopOwned)", .good)
    }

    /// Returns the card as lines of text without a picture: name, price and description.
    static func lines(_ product: Product, _ plan: PurchasePlan?, in context: Context) -> [Page.Line] {
        [
            Page.Line(
                .title(product.displayName), Page.Piece(price(product, plan, in: context).text, at: .trailing(1))),
            Page.Line(Page.Piece(story(product, plan, in: context).text, fit: .wrap)),
        ]
    }

    /// Returns the text below a product's name: its description, that the player has it, an offer's terms,
    /// or why it is pending.
    static func story(
        _ product: Product, _ plan: PurchasePlan? = nil, in context: Context
    ) -> (text: String, ink: Ink) {
        let (session, words) = (context.session, context.words)
        if let plan { return (words.confirmation(for: plan, in: session).sentence, .soft) }
        guard let pending = session.pending(product.id) else {
            // It may be bought again, so its price stays.
            if session.entitlements.owned.contains(product.id), product.type == .nonRenewing {
                return (words.shopStanding(title: words.shopOwned, story: product.description), .good)
            }
            return (product.description, .soft)
        }
        let message = words.message(for: pending, in: session)
        return (words.shopStanding(title: message.title, story: message.sentence), .warning)
    }

    /// Returns the columns of a card that are not text, for a picture `side` rows high.
    private static func margins(side: Int) -> Int { 2 + 2 * side + 2 + 2 }

    /// Draws the large card of the featured product, with its "Best Value" label.
    static func featured(_ product: Product, isSelected: Bool, in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let surface = Card.draw(isSelected: isSelected, in: painter, frame: frame)
        let side = painter.height - 2
        let picture = CellRect(x: 3, y: 1, width: 2 * side, height: side)
        drawPicture(product, picture, in: painter, on: surface, frame: frame)
        let (left, right) = (picture.maxX + 3, painter.width - 3)
        var y = max(1, (painter.height - 7) / 2)
        Badge.draw(frame.words.shopBestValue, ink: .gold, x: left, y: y, in: painter, frame: frame)
        y = painter.paragraph(
            product.displayName, y: y + 2, from: left, to: right, maximum: 2,
            style: Card.titleStyle(isSelected: isSelected, frame: frame))
        let story = story(product, in: frame.context(painter.size))
        y = painter.paragraph(
            story.text, y: y, from: left, to: min(right, left + 56), maximum: painter.height - y - 2,
            style: theme.style(story.ink, on: surface))
        let end = painter.line(
            product.displayPrice, y: y, from: left, to: right,
            style: theme.style(isSelected ? .accent : .text, on: surface, .bold))
        if let goods = Consumable(productID: product.id) {
            painter.firstFitting(
                frame.words.holds(goods, owned: frame.world.owned(goods.food)), y: y, from: end + 2, to: right,
                style: theme.style(.faint, on: surface))
        }
    }

    /// Draws a product's picture: a sky for passes, the contents of decoration packs, else the product's asset.
    static func drawPicture(
        _ product: Product, _ rect: CellRect, in painter: Painter, on surface: Surface, frame: Frame
    ) {
        let ground = frame.theme.rgb(surface)
        if product.type == .autoRenewable {
            frame.movingPicture(rect, in: painter, on: surface) { book, _, moment, grid, rect in
                book.drawPassSky(at: moment, into: &grid, rect: rect)
            }
            return
        }
        let parts = decorations(of: product)
        // Several pictures would be too small to recognize here, so the pack's own picture is drawn.
        guard parts.isEmpty || parts.count > 1 && rect.width / parts.count < leastColumns else {
            // Birdhouses and feeders are drawn side by side.
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

    /// The minimum columns of each picture where a pack's contents are drawn side by side.
    private static let leastColumns = 6

    /// Returns the asset paths of the birdhouses and feeders in a decoration pack; empty for other products.
    private static func decorations(of product: Product) -> [String] {
        guard let pack = DecorationPack.sold(as: product.id) else { return [] }
        return pack.birdhouses.map { "Birdhouses/\($0.rawValue).svg" }
            + pack.feeders.map { "Feeders/\($0.rawValue).svg" }
    }
}
