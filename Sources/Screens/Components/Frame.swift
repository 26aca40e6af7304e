import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// What a click or the pointer can reach.
package enum Hit: Hashable, Sendable {
    case command(Command)
    case section(Section)
    case backyard(ID<Backyard>)
    case bird(ID<Bird>)
    /// Another page than a yard's or a bird's.
    case page(Place)
    /// One of the things that the screen or sheet lists, by its index.
    case item(Int)
    /// The box in which one of them is marked.
    case mark(Int)
    /// What is being said.
    case message
    /// Nothing, on purpose: the ground of a sheet.
    case ground

    /// Whether it is a way to another page.
    var leadsElsewhere: Bool {
        switch self {
        case .section, .backyard: true
        default: false
        }
    }
}

/// A frame while it is drawn: what drawing reads, and what it leaves behind for the mouse and the text cursor.
struct Frame {
    let words: Words
    let theme: Theme
    let symbols: Symbols
    let keys: KeyMap<Command>
    /// Whether keys go to a text first: then letters do nothing else.
    var isTyping: Bool
    let session: Session
    let stage: Stage
    let pictures: PictureBook
    let moment: Moment
    let drawsPictures: Bool
    /// Of the whole screen.
    let layout: ShellLayout

    var hits = HitMap<Hit>()
    /// What has a name for the pointer.
    var names = HitMap<Pointed>()
    var cursor: CellPoint?
    /// Where pictures are, and what covers them.
    let areas = PictureAreas()
    /// How far lists are scrolled.
    let scrolls: Scrolls

    var world: World { session.world }

    /// What the player presses for a command; `nil` where nothing is.
    func key(of command: Command) -> String? {
        words.key(of: command, in: keys, typing: isTyping, unicode: theme.unicode)
    }

    /// For what a screen of this size would do now.
    func context(_ size: CellSize) -> Context {
        Context(
            session: session, size: size, layout: layout, words: words, theme: theme, keys: keys, isTyping: isTyping)
    }

    /// Makes ready the pictures of several yards, and of the pass's offer, that are about to be drawn as tiles in these
    /// sizes.
    func prepare(_ yards: [(backyard: Backyard, size: CellSize)], passOffer: CellSize?) {
        guard drawsPictures else { return }
        pictures.prepare(
            yards.map { ($0.backyard.shown(session.allowances), stage.actors(in: $0.backyard.id), $0.size) },
            passSky: passOffer, in: session.world, at: moment, framing: .guest)
    }

    /// Draws a picture into `rect` of `painter`, on `surface`. Pictures want a grid of their own; what of it lies
    /// outside the painter's window is cut off.
    func picture(
        _ rect: CellRect, in painter: Painter, on surface: Surface = .ground,
        _ draw: (PictureBook, inout CellGrid, CellRect) -> Void
    ) {
        guard !rect.isEmpty, !painter.onScreen(rect).isEmpty else { return }
        areas.add(painter.onScreen(rect), isPicture: true)
        guard drawsPictures else {
            painter.fill(rect, with: "░", style: theme.style(.faint, on: surface))
            return
        }
        var grid = CellGrid(size: rect.size, filledWith: Cell(style: theme.fill(surface)))
        draw(pictures, &grid, CellRect(rect.size))
        painter.blit(grid, at: CellPoint(x: rect.x, y: rect.y))
    }
}
