import Chronology
import Drawing
import Scene
import Simulation
import TerminalUI
import Widgets

/// A yard's tile in the grid: a picture above its name, time, present birds and gauges.
enum BackyardTile {
    /// The smallest tile in cells; its picture of 29×10 cells holds a bird of 12×6.
    static let minimum = CellSize(width: 29, height: 14)
    /// The width of a tile, in columns, from which both gauges share one line.
    private static let roomyColumns = 46

    /// Returns the size of the picture at the top of a tile.
    static func pictureSize(_ tile: CellSize) -> CellSize {
        CellSize(width: tile.width, height: tile.height - captionRows(width: tile.width))
    }

    /// Returns the area of a tile's picture.
    static func picture(_ tile: CellRect) -> CellRect {
        CellRect(x: tile.x, y: tile.y, width: tile.width, height: pictureSize(tile.size).height)
    }

    /// Returns the yard as a tile's picture shows it.
    static func scene(_ yard: Backyard, _ size: CellSize, in frame: Frame) -> PictureBook.YardToDraw {
        .init(
            yard.shown(frame.session.allowances), actors: frame.stage.actors(in: yard.id), at: frame.moment,
            framing: .guest, size: size)
    }

    /// Returns the rows of text below the picture: 3 for wide tiles, else 4.
    static func captionRows(width: Int) -> Int { width >= roomyColumns ? 3 : 4 }

    /// Returns the approximate size of a bird in a tile, in columns, for comparing layouts.
    static func birdSide(_ tile: CellSize) -> Double {
        min(0.42 * 2 * Double(tile.height - captionRows(width: tile.width)), 0.4 * Double(tile.width))
    }

    /// Draws a tile.
    ///
    /// - Parameter clocks: the form in which all tiles write how far a yard's clock is from the player's.
    static func draw(
        _ yard: Backyard, isSelected: Bool, clocks: ClockForm, search: String, in painter: Painter, frame: inout Frame
    ) {
        let captionRows = captionRows(width: painter.width)
        let picture = picture(painter.bounds)
        let scene = scene(yard, picture.size, in: frame)
        frame.movingPicture(picture, in: painter) { book, world, moment, grid, rect in
            book.draw(scene.at(moment), in: world, into: &grid, rect: rect)
        }
        frame.names.add(picture, in: painter, .yard(yard.id))
        let caption = painter.sub(
            CellRect(x: 0, y: picture.maxY, width: painter.width, height: captionRows))
        Card.draw(
            lines(
                yard, subject: frame.stage.subject(in: yard.id, at: picture.size), width: caption.width,
                rows: captionRows, clocks: clocks, in: frame.context(caption.size)),
            isSelected: isSelected, search: search, in: caption, frame: &frame)
    }

    /// A form of the difference between a yard's clock and the player's: long or brief beside the name, or below it.
    enum ClockForm: CaseIterable {
        case long, brief, below
    }

    /// Returns the fullest form that fits beside the names of all yards.
    static func clocks(of yards: [Backyard], width: Int, in context: Context) -> ClockForm {
        ClockForm.allCases.first { form in
            yards.allSatisfy { yard in
                distantClock(of: yard, form, in: context).columns
                    <= width - 4 - yard.name.columns - (yard.isFavorite ? 3 : 1)
            }
        } ?? .below
    }

    /// Returns a yard's local time with its difference from the player's.
    private static func distantClock(of yard: Backyard, _ form: ClockForm, in context: Context) -> String {
        context.words.clock(
            of: yard, in: context.world, shift: context.session.shift(of: yard), isBrief: form != .long)
    }

    /// Returns the lines below a yard's picture: name and time, present birds, and the gauges.
    ///
    /// - Parameter subject: the visit whose bird the picture shows; `nil` if it shows all birds or none.
    static func lines(
        _ yard: Backyard, subject: ID<Visit>? = nil, width: Int, rows: Int, clocks: ClockForm = .long,
        in context: Context
    ) -> [Page.Line] {
        let (words, symbols) = (context.words, context.symbols)
        let isAlone = context.isPlain || clocks == .below
        let clock =
            isAlone ? words.clock(of: yard, in: context.session) : distantClock(of: yard, clocks, in: context)
        let title = Page.Line(
            Page.Piece(clock, .faint, at: .trailing(1)),
            Page.Piece(
                yard.name, .text, .bold, at: .leading(2), gap: yard.isFavorite ? 3 : 1, selected: .accent),
            yard.isFavorite
                ? Page.Piece(symbols.star, .gold, at: .following(1), spoken: words.plainFavorite) : nil)
        let (food, water) = (Gauge(yard.food, at: context.now), Gauge(yard.water, at: context.now))
        let distance = words.distance(of: context.session.shift(of: yard), isBrief: true)
        let visitors = VisitorsLine.line(
            yard.id, subject: subject, distance: clocks == .below && !context.isPlain ? distance : nil, in: context)
        if rows == 3 {
            let half = (width - 6) / 2
            let gauges = Page.Line(
                food.piece(words, at: .columns(2..<2 + half)),
                water.piece(words, at: .columns(width - 1 - half..<width - 1)))
            return [title, visitors, gauges]
        }
        return [title, visitors]
            + [food, water].map { Page.Line($0.piece(words, at: .between(2, end: 1))) }
    }
}

/// The tile that offers the pass to players without one, until they dismiss it.
enum PassOfferTile {
    static func draw(isSelected: Bool, in painter: Painter, frame: inout Frame) {
        let captionRows = BackyardTile.captionRows(width: painter.width)
        let picture = BackyardTile.picture(painter.bounds)
        frame.movingPicture(picture, in: painter) { book, _, moment, grid, rect in
            book.drawPassSky(at: moment, into: &grid, rect: rect)
        }
        let caption = painter.sub(
            CellRect(x: 0, y: picture.maxY, width: painter.width, height: captionRows))
        Card.draw(
            [
                Page.Line(
                    Page.Piece(frame.words.passTitle, .text, .bold, at: .leading(2), gap: 1, selected: .accent)),
                Page.Line(Page.Piece(frame.words.passOffers, .soft, at: .leading(2), gap: 1, fit: .whole)),
            ], isSelected: isSelected, in: caption, frame: &frame)
        let hint = Hint(.dismiss, frame.words.hintDismiss)
        HintLine.draw(hint, x: 2, in: caption, y: captionRows - 1, frame: &frame, on: isSelected ? .raised : .panel)
    }
}
