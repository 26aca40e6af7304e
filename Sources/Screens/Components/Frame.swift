import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The target of a click or of the pointer.
package enum Hit: Hashable, Sendable {
    case command(Command)
    case section(Section)
    case backyard(ID<Backyard>)
    /// The form for a new backyard.
    case newBackyard
    case bird(ID<Bird>)
    /// A page other than a yard's or a bird's.
    case page(Place)
    /// A list item of the screen or sheet, by its index.
    case item(Int)
    /// The check box of a list item, by the item's index.
    case mark(Int)
    /// The message on the last line.
    case message
    /// The background of a sheet, where a click has no effect.
    case ground

    /// True for sections and yards, which stay clickable beside an open sheet.
    var leadsElsewhere: Bool {
        switch self {
        case .section, .backyard, .newBackyard: true
        default: false
        }
    }
}

/// The place of the selection on the screen, as it is drawn.
final class Focus {
    var place: CellPoint?
}

/// A frame being drawn: the state that drawing reads, and the hit areas and cursor that it records.
struct Frame {
    let words: Words
    let theme: Theme
    let symbols: Symbols
    let keys: KeyMap<Command>
    /// True while letters are typed into a text, so that key hints show control keys only.
    var isTyping: Bool
    let session: Session
    /// The birds shown in each yard, with their flights.
    let stage: Stage
    let pictures: PictureBook
    /// The world date and uptime that pictures show.
    var moment: Moment
    /// False to draw a dot pattern in place of every picture.
    let drawsPictures: Bool
    /// The layout of the whole screen.
    let layout: ShellLayout

    var hits = HitMap<Hit>()
    /// The areas whose names are shown when the pointer rests on them.
    var names = HitMap<Pointed>()
    /// The position of the text cursor; `nil` to hide it.
    var cursor: CellPoint?
    let focus = Focus()
    /// The areas of pictures, and those that cover them.
    let areas = PictureAreas()
    let moving = MovingPictures()
    /// The part of the screen that a sheet will cover, while the screen below it is drawn: pictures within it are not.
    var covered: CellRect?
    /// The scroll offsets of the frame's lists.
    let scrolls: Scrolls

    var world: World { session.world }

    /// Returns the label of the key that gives a command; `nil` if no key does.
    func key(of command: Command) -> String? {
        words.key(of: command, in: keys, typing: isTyping, unicode: theme.unicode)
    }

    /// Returns the context of a screen of a given size.
    func context(_ size: CellSize) -> Context {
        Context(
            session: session, size: size, layout: layout, words: words, theme: theme, keys: keys, isTyping: isTyping)
    }

    /// Renders the pictures of several yards, and of the pass's offer, in parallel before they are drawn.
    func prepare(_ yards: [PictureBook.YardToDraw], passOffer: CellSize? = nil) {
        guard drawsPictures else { return }
        pictures.prepare(yards, passSky: passOffer.map { ($0, moment) }, in: session.world)
    }

    /// Returns true if a sheet will cover the whole of a rectangle.
    func isCovered(_ rect: CellRect, in painter: Painter) -> Bool {
        let shown = painter.onScreen(rect)
        return covered.map { shown.intersection($0) == shown } ?? false
    }

    /// Draws a picture into a rectangle of a painter, cutting off the part outside the painter's window.
    ///
    /// The closure draws into a grid of the picture's own size. Without pictures the rectangle gets a dot pattern.
    func picture(
        _ rect: CellRect, in painter: Painter, on surface: Surface = .ground,
        _ draw: (PictureBook, inout CellGrid, CellRect) -> Void
    ) {
        guard isShown(rect, in: painter, on: surface) else { return }
        let cells = theme.picture(of: rect.size, on: surface) { draw(pictures, &$0, CellRect(rect.size)) }
        painter.blit(cells, at: CellPoint(x: rect.x, y: rect.y))
    }

    /// Draws a picture that changes as time passes, as `picture` does, and will draw it again for later moments.
    ///
    /// The closure draws the world as of a moment.
    func movingPicture(
        _ rect: CellRect, in painter: Painter, on surface: Surface = .ground,
        _ draw: @escaping (PictureBook, World, Moment, inout CellGrid, CellRect) -> Void
    ) {
        guard isShown(rect, in: painter, on: surface) else { return }
        let cells = { [theme, pictures, session] (moment: Moment) in
            theme.picture(of: rect.size, on: surface) {
                draw(pictures, session.world, moment, &$0, CellRect(rect.size))
            }
        }
        let shown = cells(moment)
        painter.blit(shown, at: CellPoint(x: rect.x, y: rect.y))
        moving.add(shown, in: painter.placeOnScreen(rect), painter.onScreen(rect), draw: cells)
    }

    /// Returns whether a picture has to be drawn; in place of one that the options leave out, draws the dot pattern.
    private func isShown(_ rect: CellRect, in painter: Painter, on surface: Surface) -> Bool {
        guard !rect.isEmpty, !painter.onScreen(rect).isEmpty else { return false }
        areas.add(painter.onScreen(rect), isPicture: true)
        guard !isCovered(rect, in: painter) else { return false }
        if !drawsPictures { painter.fill(rect, with: "░", style: theme.style(.faint, on: surface)) }
        return drawsPictures
    }
}

extension Theme {
    /// Returns what `draw` draws on a surface, with the theme's contrast.
    fileprivate func picture(of size: CellSize, on surface: Surface, _ draw: (inout CellGrid) -> Void) -> CellGrid {
        var grid = CellGrid(size: size, filledWith: Cell(style: fill(surface)))
        draw(&grid)
        if palette == .highContrast, hasSurfaces { grid.stretchContrast() }
        return grid
    }
}
