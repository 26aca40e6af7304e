import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI

/// The life list, and who came by lately in all yards.
struct JournalScreen: Screen {
    /// Species first, then visits.
    private(set) var selection = 0

    /// Visits of all yards, the latest first.
    static func visits(in world: World) -> [Visit] {
        (world.pastVisits.all + world.presentVisits).sorted { ($1.arrival, $1.id) < ($0.arrival, $0.id) }
    }

    func hints(in context: Context) -> [Hint] { [Hint(.open, Words.Hints.visitor), Hint(.back, Words.Hints.back)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let visits = Self.visits(in: context.world)
        let last = max(0, visits.count - 1)
        switch action {
        case .click(let index):
            selection = min(index, last)
            return open(visits)
        case .hover(let index): selection = min(index, last)
        case .wheel(let rows): selection = min(max(0, selection + rows), last)
        case .command(let command):
            switch command {
            case .up: selection = max(0, selection - 1)
            case .down: selection = min(last, selection + 1)
            case .pageUp: selection = max(0, selection - 8)
            case .pageDown: selection = min(last, selection + 8)
            case .home: selection = 0
            case .end: selection = last
            case .open: return open(visits)
            default: return [.ignored(command)]
            }
        }
        return []
    }

    private func open(_ visits: [Visit]) -> [Step] {
        visits.indices.contains(selection) ? [.open(.bird(visits[selection].bird))] : []
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let margin = painter.width < 70 ? 1 : 2
        let top = painter.height >= 30 ? 1 : 0
        let width = painter.width - 2 * margin
        let page = painter.sub(CellRect(x: margin, y: top, width: width + 1, height: painter.height - top))
        let species = Catalog.species
        // All in one row where they can be told apart in it.
        let share = (width + 1) / max(1, species.count) - 1
        let side = share >= 8 ? min(16, share) / 2 : 5
        let tile = CellSize(width: 2 * side, height: side)
        let seen = species.count { frame.world.hasSeen($0.id) }
        Heading.part(
            Words.Journal.lifeList, detail: Words.Journal.seen(seen, of: species.count),
            in: page.sub(CellRect(x: 0, y: 0, width: width, height: 1)), y: 0, frame: frame)
        // One row of species where the screen is low, all of them where it is not.
        let columns = max(1, (width + 1) / (tile.width + 1))
        let rowCount = min((species.count + columns - 1) / columns, page.height >= 34 ? 3 : 1)
        for (index, kind) in species.prefix(rowCount * columns).enumerated() {
            let rect = CellRect(
                x: index % columns * (tile.width + 1), y: 1 + index / columns * (tile.height + 2), width: tile.width,
                height: tile.height + 1)
            Self.tile(kind, in: page.sub(rect), frame: frame)
        }
        let y = 1 + rowCount * (tile.height + 2)
        drawVisits(
            in: page.sub(CellRect(x: 0, y: y, width: min(width, 92) + 1, height: page.height - y)), frame: &frame)
    }

    private static func tile(_ species: Species, in painter: Painter, frame: Frame) {
        let isSeen = frame.world.hasSeen(species.id)
        let ground = isSeen ? frame.theme.portraitGround : frame.theme.rgb(.panel)
        frame.picture(CellRect(x: 0, y: 0, width: painter.width, height: painter.height - 1), in: painter) {
            book, grid, rect in
            book.drawPortrait(
                species: species.id, palette: 0, unseen: !isSeen, on: ground, into: &grid, rect: rect)
        }
        painter.line(
            isSeen ? species.name : Words.Birds.unknown, y: painter.height - 1, alignment: .center,
            style: frame.theme.style(isSeen ? .text : .faint))
    }

    private func drawVisits(in painter: Painter, frame: inout Frame) {
        let (world, session, now) = (frame.world, frame.session, frame.moment.date)
        let visits = Self.visits(in: world)
        let selection = min(selection, max(0, visits.count - 1))
        var stack = Stack()
        var day = ""
        for (index, visit) in visits.enumerated() {
            let date = Words.day(visit.arrival, session)
            if date != day {
                day = date
                stack.space()
                stack.add(1) { painter, frame in Heading.part(date, in: painter, y: 0, frame: frame) }
            }
            stack.add(1, item: index) { painter, frame in
                Self.row(visit, isSelected: index == selection, now: now, in: painter, frame: frame)
            }
        }
        if visits.isEmpty {
            painter.paragraph(Words.Journal.nothingYet, y: 0, style: frame.theme.style(.soft))
        }
        stack.draw(in: painter, selected: selection, frame: &frame)
    }

    private static func row(_ visit: Visit, isSelected: Bool, now: Instant, in painter: Painter, frame: Frame) {
        let theme = frame.theme
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        painter.line(
            Words.time(visit.arrival, frame.session), y: 0, from: 2, style: theme.style(.faint, on: surface))
        let name = frame.world.displayName(of: visit.bird)
        painter.line(name, y: 0, from: 9, to: 24, style: Row.titleStyle(isSelected, frame))
        let yard = frame.world.backyard(visit.backyard)?.name ?? ""
        let opinion = Words.Journal.opinion(visit, isHere: visit.isPresent(at: now))
        let end = painter.line(yard, y: 0, from: 25, style: theme.style(.soft, on: surface))
        painter.firstFitting(
            opinion, y: 0, from: max(end + 2, 44), to: painter.width - 1, style: theme.style(.faint, on: surface))
    }
}

extension Words {
    enum Journal {
        static let lifeList = "Life list"
        static let nothingYet = "Nobody has come by yet. The first page fills by itself."

        static func seen(_ n: Int, of all: Int) -> String { "\(n) of \(all) species" }

        /// What the bird thought, from the longest to nothing.
        static func opinion(_ visit: Visit, isHere: Bool) -> [String] {
            if isHere { return ["here now"] }
            guard let food = visit.food.map({ foodName($0).lowercased() }) else {
                return visit.drank ? ["came to drink", ""] : [""]
            }
            return switch visit.enjoyment {
            case .loved: ["loved the \(food)", "loved it", ""]
            case .enjoyed: ["enjoyed the \(food)", "enjoyed it", ""]
            case .disliked: ["did not like the \(food)", "disliked it", ""]
            case .noOpinion, nil: ["ate \(food)", ""]
            }
        }
    }

    /// "08:42" by the player's clock.
    static func time(_ date: Instant, _ session: Session) -> String {
        let civil = session.playerTime(date).date
        return "\(padded(civil.hour, 2)):\(padded(civil.minute, 2))"
    }
}
