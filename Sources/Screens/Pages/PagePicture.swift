import Drawing
import Scene
import Simulation
import TerminalUI

/// The subject of a picture on a page, such as a bird's portrait.
enum PagePicture: Hashable, Sendable {
    /// A portrait of a species; a silhouette if it was never seen.
    case portrait(ID<Species>, palette: Int, isSeen: Bool)
    case plant(Plant)
    case food(ID<Food>)
    case gift(GiftKind)
    /// A product of the shop, by its identifier.
    case product(String)

    func draw(in rect: CellRect, of painter: Painter, on surface: Surface = .ground, frame: Frame) {
        let theme = frame.theme
        if case .product(let id) = self {
            guard let product = frame.session.store.product(id) else { return }
            return ProductCard.drawPicture(product, rect, in: painter, on: surface, frame: frame)
        }
        frame.picture(rect, in: painter, on: surface) { book, grid, rect in
            switch self {
            case .portrait(let species, let palette, let isSeen):
                book.drawPortrait(
                    species: species, palette: palette, unseen: !isSeen,
                    on: isSeen ? theme.portraitGround : theme.rgb(.panel), into: &grid, rect: rect)
            case .plant(let plant): book.drawPlant(plant, on: theme.portraitGround, into: &grid, rect: rect)
            case .food(let food): book.drawFood(food, on: theme.rgb(surface), into: &grid, rect: rect)
            case .gift(let kind):
                book.drawAsset("Gifts/\(kind.rawValue).svg", on: theme.rgb(surface), into: &grid, rect: rect)
            case .product: break
            }
        }
    }
}
