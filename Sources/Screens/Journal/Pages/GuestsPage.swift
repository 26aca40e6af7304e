import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The guests page: birds that are away, guests, and what birds remember of their journeys.
extension JournalScreen {
    func drawGuests(in painter: Painter, frame: inout Frame) {
        let birds = Self.birdsOfGuests(in: frame.world)
        let width = birds.isEmpty ? min(painter.width - 1, 70) + 1 : min(painter.width, 80)
        guestsPage(in: frame.context(painter.size)).draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: width, height: painter.height)),
            selected: birds.isEmpty ? nil : selection(of: birds.count), frame: &frame)
    }

    /// Returns the birds that travel or have traveled, the guests, and then those that could go: favorites first, then
    /// those with a name, then those that came most often.
    static func birdsOfGuests(in world: World) -> [Bird] {
        func rank(_ bird: Bird) -> (Int, Int, ID<Bird>) {
            (bird.isFavorite ? 0 : bird.name != nil ? 1 : 2, -bird.visitCount, bird.id)
        }
        let proposed = world.birds.filter { $0.hasBeenSeen && $0.journeys == nil && $0.isAbout(at: world.clock) }
        return world.travelers + proposed.sorted { rank($0) < rank($1) }
    }

    /// Returns the birds with their states and memories, and how birds come to visit.
    func guestsPage(in context: Context) -> Page {
        let words = context.words
        var page = Page()
        let travelers = context.world.travelers.count
        if travelers == 0 { page.line(words.guestsEmpty, .soft) }
        for (index, bird) in Self.birdsOfGuests(in: context.world).enumerated() {
            if index == travelers { page.heading(words.guestsCouldGo) } else { page.space() }
            func line(_ text: String, _ ink: Ink) -> Page.Line {
                Page.Line(Page.Piece(text, ink, at: .leading(16), gap: 1, fit: .wrap))
            }
            var lines =
                [
                    Page.Line(
                        .title(words.amongAll(bird), at: .leading(16)),
                        bird.isFavorite
                            ? Page.Piece(
                                context.symbols.star, .gold, at: .following(1), spoken: words.plainFavorite) : nil)
                ]
                + (words.journeyState(of: bird, context.session).map { [line($0, .accent)] } ?? [])
                + words.journeyMemories(of: bird).map { line($0, .soft) }
            if index >= travelers {
                lines += [line(words.visits(of: bird), .soft)] + lastSeen(bird, context).map { line($0, .faint) }
            }
            let portrait = CellRect(x: 2, y: 0, width: 12, height: 6)
            while lines.count < portrait.height { lines.append(Page.Line()) }
            page.add(
                lines,
                pictures: [
                    .init(subject: .portrait(bird.species, palette: bird.palette, isSeen: true), rect: portrait)
                ],
                item: index)
        }
        return page
    }

    /// Returns when and where a bird was last seen; nothing if it never was.
    private func lastSeen(_ bird: Bird, _ context: Context) -> [String] {
        guard let last = bird.lastSeen else { return [] }
        let (world, words) = (context.world, context.words)
        let when = world.presentVisit(of: bird.id) == nil ? words.ago(last, context.session) : words.birdHere
        return [words.seen(when, in: bird.lastSeenIn.flatMap(world.backyard)?.name).capitalizedFirst]
    }
}
