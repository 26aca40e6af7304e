import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI

/// One bird: its portrait, what the player has found out about it, and its species.
struct BirdScreen: Screen {
    let id: ID<Bird>
    /// First line of the text that shows.
    private(set) var scroll = 0

    init(_ id: ID<Bird>) {
        self.id = id
    }

    func hints(in context: Context) -> [Hint] {
        [
            Hint(.star, Words.Hints.star), Hint(.right, Words.Hints.nextBird), Hint(.back, Words.Hints.back),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard let bird = context.world.bird(id) else { return [.back] }
        switch action {
        case .click, .hover: return []
        case .wheel(let rows): scroll = max(0, scroll + rows)
        case .command(let command):
            switch command {
            case .up: scroll = max(0, scroll - 1)
            case .down: scroll += 1
            case .pageUp: scroll = max(0, scroll - 8)
            case .pageDown: scroll += 8
            case .home: scroll = 0
            case .left: return turn(by: -1, in: context)
            case .right: return turn(by: 1, in: context)
            case .star:
                guard bird.hasBeenSeen else { return [] }
                return [.perform(.setBirdFavorite(id, !bird.isFavorite))]
            case .open:
                guard let visit = context.world.presentVisit(of: id) else { return [] }
                return [.open(.backyard(visit.backyard))]
            default: return [.ignored(command)]
            }
        }
        let last = max(
            0,
            Self.stack(bird, width: Self.textWidth(context.size), session: context.session).height
                - Self.textHeight(context.size))
        scroll = min(scroll, last)
        return []
    }

    private func turn(by step: Int, in context: Context) -> [Step] {
        let birds = context.world.birds.filter(\.hasBeenSeen)
        guard birds.count > 1, let index = birds.firstIndex(where: { $0.id == id }) else { return [] }
        return [.replace(.bird(birds[(index + step + birds.count) % birds.count].id))]
    }

    private static func isWide(_ size: CellSize) -> Bool { size.width >= 76 }
    private static func portrait(_ size: CellSize) -> CellRect {
        if isWide(size) {
            let width = max(30, min(size.width * 2 / 5, 64))
            return CellRect(x: 0, y: 0, width: width, height: size.height)
        }
        return CellRect(x: 0, y: 0, width: 24, height: size.height)
    }
    private static func textRect(_ size: CellSize) -> CellRect {
        let portrait = portrait(size)
        let margin = isWide(size) ? 3 : 2
        let top = size.height >= 20 ? 1 : 0
        let width = min(size.width - portrait.maxX - margin - 1, 76)
        return CellRect(x: portrait.maxX + margin, y: top, width: width, height: size.height - top)
    }
    private static func textWidth(_ size: CellSize) -> Int { textRect(size).width - 1 }
    private static func textHeight(_ size: CellSize) -> Int { textRect(size).height }

    func draw(in painter: Painter, frame: inout Frame) {
        guard let bird = frame.world.bird(id) else { return }
        let size = painter.size
        let ground = bird.hasBeenSeen ? frame.theme.portraitGround : frame.theme.rgb(.panel)
        frame.picture(Self.portrait(size), in: painter) { book, grid, rect in
            book.drawPortrait(
                species: bird.species, palette: bird.palette, unseen: !bird.hasBeenSeen, on: ground, into: &grid,
                rect: rect)
        }
        let text = painter.sub(Self.textRect(size))
        let stack = Self.stack(bird, width: text.width - 1, session: frame.session)
        stack.draw(in: text, scrolledBy: scroll, frame: &frame)
    }

    private static func stack(_ bird: Bird, width: Int, session: Session) -> Stack {
        let world = session.world
        var stack = Stack()
        guard let species = Catalog.species(bird.species) else { return stack }
        func line(_ text: String, _ ink: Ink, _ attributes: CellAttributes = []) {
            for line in TextFitting.wrap(text, to: width) {
                stack.add(1) { painter, frame in
                    painter.line(line, y: 0, style: frame.theme.style(ink, on: .ground, attributes))
                }
            }
        }
        func part(_ title: String) {
            stack.space()
            stack.add(1) { painter, frame in Heading.part(title, in: painter, y: 0, frame: frame) }
        }
        func fact(_ name: String, _ value: String, _ ink: Ink = .text) {
            let column = width >= 40 ? 14 : 12
            stack.add(TextFitting.wrap(value, to: width - column).count) { painter, frame in
                painter.line(name, y: 0, style: frame.theme.style(.faint))
                painter.paragraph(value, y: 0, from: column, style: frame.theme.style(ink))
            }
        }
        guard bird.hasBeenSeen else {
            line(Words.Birds.unmet, .text, .bold)
            stack.space()
            line(Words.Birds.unmetStory, .soft)
            return stack
        }
        stack.add(1) { painter, frame in
            let end = painter.line(
                bird.displayName, y: 0, to: painter.width - 2, style: frame.theme.style(.text, [.bold]))
            if bird.isFavorite {
                painter.put(
                    String(frame.symbols.star), at: CellPoint(x: end + 1, y: 0), style: frame.theme.style(.gold))
            }
        }
        line(Words.Birds.kind(bird, species), .faint)
        if let visit = world.presentVisit(of: bird.id), let yard = world.backyard(visit.backyard) {
            stack.space()
            line(Words.Birds.hereNow(yard.name), .accent, .bold)
        }
        part(Words.Birds.likes)
        fact(
            Words.Birds.loves,
            bird.isFavoriteDiscovered ? Words.foodName(bird.favoriteFood) : Words.Birds.unknown,
            bird.isFavoriteDiscovered ? .good : .faint)
        for food in bird.dislikedFoods {
            let isKnown = bird.hasDiscovered(food)
            fact(Words.Birds.dislikes, isKnown ? Words.foodName(food) : Words.Birds.unknown, isKnown ? .text : .faint)
        }
        let others = bird.discoveredFoods.filter { $0 != bird.favoriteFood && !bird.dislikedFoods.contains($0) }
        if !others.isEmpty {
            fact(Words.Birds.eats, Words.foodName(others[0]))
            for food in others.dropFirst() { fact("", Words.foodName(food)) }
        }
        part(Words.Birds.visits)
        fact(Words.Birds.soFar, Words.Birds.visits(bird.visitCount, loved: bird.lovedMeals))
        if let first = bird.firstSeen { fact(Words.Birds.firstSeen, Words.day(first, session)) }
        if let last = bird.lastSeen {
            let yard = bird.lastSeenIn.flatMap(world.backyard)?.name
            fact(Words.Birds.lastSeen, Words.Birds.seen(Words.ago(world.clock - last), in: yard))
        }
        part(species.name)
        line(species.about, .soft)
        stack.space()
        line(species.habits, .soft)
        stack.space()
        stack.add(1) { painter, frame in
            painter.line(
                "\(frame.symbols.note) \(species.song)", y: 0, style: frame.theme.style(.premium, [.italic]))
        }
        return stack
    }
}
