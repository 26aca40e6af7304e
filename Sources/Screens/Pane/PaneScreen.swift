import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The screen of one yard alone over the whole window, as the player has asked: no panels, and words only when
/// something happens. A command that needs the whole game brings it back.
struct PaneScreen: YardPane {
    private(set) var id: ID<Backyard>

    init(_ id: ID<Backyard>) {
        self.id = id
    }

    mutating func turn(to id: ID<Backyard>) { self.id = id }

    func hints(in context: Context) -> [Hint] {
        [
            Hint(.back, context.words.hintBack), Hint(.right, context.words.hintNextShort),
            Hint(.refill, context.words.hintRefill), Hint(.food, context.words.hintFood),
        ] + YardActions.undoHint(in: context) + [Hint(.leave, context.words.hintQuit)]
    }

    /// Announces which yard is shown, its birds, and the key that brings the whole game back.
    func appear(in context: Context) -> [Step] {
        [
            who(in: context),
            context.key(of: .back).map { .tell(Announcement(context.words.paneWay(key: $0), as: .tip)) },
        ]
        .compactMap { $0 }
    }

    private func who(in context: Context) -> Step? {
        context.world.backyard(id).map { .tell(context.words.whoIsHere(in: $0, of: context.world)) }
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let yard = context.world.backyard(id) else { return [] }
        switch action {
        case .wheel(let rows): return turn(by: rows, in: context)
        case .click, .hover, .mark: return []
        case .command(let command):
            let yards = context.world.favoritesFirst
            switch command {
            case .left, .up, .previousScreen: return turn(by: -1, in: context)
            case .right, .down, .nextScreen: return turn(by: 1, in: context)
            case .screen(let number):
                if yards.indices.contains(number - 1) { turn(to: yards[number - 1].id) }
                return []
            case .open: return [who(in: context)].compactMap { $0 }
            case _ where Command.ofYard.contains(command):
                return YardActions.steps(for: command, of: [yard], in: context)
            case .back: return [.ignored(.pane)]
            case .pane: return [.ignored(command)]
            case _ where Command.inPanes.contains(command): return [.ignored(command)]
            default: return [.ignored(.pane), .run(command)]
            }
        }
    }

    func visibleBackyards(in context: Context) -> [ID<Backyard>] { [id] }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let yard = frame.world.backyard(id) else { return }
        let actors = frame.stage.actors(in: id)
        let shown = yard.shown(frame.session.allowances)
        frame.movingPicture(painter.bounds, in: painter) { book, world, moment, grid, rect in
            book.drawYard(shown, in: world, actors: actors, at: moment, into: &grid, rect: rect)
        }
        SceneHits.add(shown, actors, rect: painter.bounds, in: painter, frame: &frame)
    }
}
