import Drawing
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// Pages of the game as plain text, for the command line.
extension PlainPage {
    /// The screen size that pages are laid out for, in cells: the widest without a sidebar.
    private static let size = CellSize(width: ShellLayout.wideColumns - 1, height: 40)

    /// Creates the page's screen; `nil` if the plant is not in this game.
    private func screen(in session: Session, _ words: Words) -> (any Screen)? {
        switch self {
        case .plant(let kind, let variant):
            PlantsScreen.places(in: session.world).first {
                $0.plant.kind == kind && (variant ?? $0.plant.variant) == $0.plant.variant
            }.map { PlantScreen($0.plant.id) }
        case .species(let id): SpeciesScreen(id)
        case .bird(let id): BirdScreen(id)
        case .charts: JournalScreen(showing: .charts)
        }
    }

    /// Returns the page's text lines; `nil` if its subject does not exist in this game.
    package func lines(in session: Session, _ words: Words) -> [String]? {
        guard var screen = screen(in: session, words) else { return nil }
        let layout = ShellLayout(Self.size)
        let context = Context(
            session: session, size: layout.content.size, layout: layout, words: words, theme: Theme(depth: .mono),
            keys: .standard, isTyping: false)
        for case .perform(let request) in screen.appear(in: context) {
            guard request.intent is JournalRequest else { continue }
            _ = screen.receive(Answer(request, of: session), in: context)
        }
        guard var page = screen.page(in: context) else { return nil }
        page.blocks.removeAll(where: \.isWay)
        let lines = PageLayout(page, width: FactPage.textWidth(in: context), symbols: context.symbols).lines
        return Array(lines.prefix(1 + (lines.lastIndex { !$0.isEmpty } ?? -1)))
    }
}
