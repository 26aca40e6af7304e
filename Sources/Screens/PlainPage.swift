import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// Its words are those of the screen itself, without its pictures.
extension PlainPage {
    /// Wide enough for a page's words beside its picture, and so high that nothing has to be scrolled.
    private static let size = CellSize(width: ShellLayout.wideColumns - 1, height: 240)

    /// `nil` where there is no such plant in this game.
    private func place(in world: World) -> Place? {
        switch self {
        case .plant(let kind, let variant):
            PlantsScreen.places(in: world).first {
                $0.plant.kind == kind && (variant ?? $0.plant.variant) == $0.plant.variant
            }.map { .plant($0.plant.id) }
        case .species(let id): .species(id)
        case .bird(let id): .bird(id)
        case .charts: .journal(.charts)
        }
    }

    /// Its lines; `nil` where there is nothing of the kind.
    package func lines(in session: Session, _ words: Words) -> [String]? {
        guard let place = place(in: session.world) else { return nil }
        var app = App(
            session: session,
            options: AppOptions(
                capabilities: TerminalCapabilities(colorDepth: .mono, unicode: true, mouse: false), size: Self.size,
                drawsPictures: false, language: words.language))
        (app.sheet, app.waiting, app.messages) = (nil, [], Messages())
        app.open(place)
        Self.hand(.tick, to: &app, session)
        // What is said about itself has no place among its words.
        (app.sheet, app.messages) = (nil, Messages())
        var grid = CellGrid(size: Self.size)
        let drawn = app.draw(into: &grid, pictures: PictureBook())
        let layout = ShellLayout(Self.size)
        let isPicture = drawn.pictureCells
        let rows = (layout.content.y..<layout.content.maxY).map { y in
            (0..<grid.width).reduce(into: "") { row, x in
                guard !isPicture[y * grid.width + x] else { return row.append(" ") }
                if case .glyph(let glyph) = grid[x, y].content { row.append(glyph == Self.mark ? " " : glyph) }
            }
        }
        return Self.trimmed(self == .charts ? Array(rows.dropFirst(2)) : rows)
    }

    /// What stands before the row that is chosen: here nothing is.
    private static let mark: Character = "▎"

    /// Lets it read what it shows of the files; it changes nothing.
    private static func hand(_ event: AppEvent, to app: inout App, _ session: Session) {
        for case .perform(let request) in app.handle(event) {
            guard request.intent is JournalRequest else { continue }
            hand(.answer(Answer(request, of: session)), to: &app, session)
        }
    }

    /// Without the margin at the left and empty rows around.
    private static func trimmed(_ rows: [String]) -> [String] {
        let rows = rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
        let margin = rows.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let lines = rows.map { String($0.dropFirst(margin)) }
        let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let last = lines.lastIndex { !$0.isEmpty } ?? first
        return first < lines.endIndex ? Array(lines[first...last]) : []
    }
}
