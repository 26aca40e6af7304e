import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The secrets page: for each kind, the circumstances that call one particular bird, as far as they are found out.
extension JournalScreen {
    /// The progress of finding a secret out.
    private enum Progress {
        case open(Rumor)
        case found(Bird?)
        /// No clue yet: the number of visits of the kind until the first.
        case silent(visits: Int)
        case unseen

        /// The place in the list: open ones come first, those of kinds never seen last; of equals the nearest to its
        /// next step, by what its lines tell.
        var place: [Int] {
            switch self {
            case .open(let rumor):
                [0, rumor.unknown, rumor.visitsToNextClue ?? 0, rumor.parts.count { $0.state != .inPlace }]
            case .silent(let visits): [1, visits]
            case .found: [2]
            case .unseen: [3]
            }
        }
    }

    private static func progress(of species: Species, in world: World) -> Progress {
        guard let sighting = world.sighting(of: species.id) else { return .unseen }
        if world.hasFoundSecret(of: species.id) { return .found(world.birdOfSecret(of: species.id)) }
        if let rumor = world.rumor(of: species.id) { return .open(rumor) }
        return .silent(visits: species.rarity.visitsForAClue - sighting.visits)
    }

    /// The species that have a secret.
    private static func kinds(in session: Session) -> [Species] {
        session.world.possibleSpecies(session.allowances).filter { $0.secret != nil }
    }

    /// Returns the number of secrets on the page.
    static func numberOfSecrets(in session: Session) -> Int { kinds(in: session).count }

    private static func secrets(in session: Session, _ words: Words) -> [(species: Species, progress: Progress)] {
        let world = session.world.shown(session.allowances)
        return kinds(in: session).map { kind in
            let progress = progress(of: kind, in: world)
            // The names of kinds never seen are not shown.
            let name = if case .unseen = progress { "" } else { words.sortKey(words.name(of: kind.id)) }
            return (kind, progress, progress.place, name)
        }.enumerated().sorted { one, other in
            let (a, b) = (one.element, other.element)
            return a.2 == b.2 ? (a.3, one.offset) < (b.3, other.offset) : a.2.lexicographicallyPrecedes(b.2)
        }.map { ($0.element.0, $0.element.1) }
    }

    /// Returns the species in the order of their secrets on the page.
    static func speciesOfSecrets(in session: Session, _ words: Words) -> [ID<Species>] {
        secrets(in: session, words).map(\.species.id)
    }

    /// Draws the list and, where there is room, the chosen kind beside it.
    func drawSecrets(in painter: Painter, frame: inout Frame) {
        let all = Self.speciesOfSecrets(in: frame.session, frame.words)
        let selection = selection(of: all.count)
        let list = Self.listWidth(beside: painter)
        secretsPage(in: frame.context(painter.size)).draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: list, height: painter.height)), selected: selection,
            frame: &frame)
        guard let species = Catalog.species(all[selection]), painter.width - list >= 30 else { return }
        let card = CellRect(x: list + 2, y: 0, width: painter.width - list - 2, height: painter.height)
        drawCard(species, side: min(painter.height, 22), in: painter.sub(card), frame: &frame)
    }

    /// Returns the list of secrets: what is known of each.
    func secretsPage(in context: Context) -> Page {
        var page = Page()
        for (index, (species, progress)) in Self.secrets(in: context.session, context.words).enumerated() {
            page.space()
            page.add(Self.lines(of: species, progress, in: context), item: index)
        }
        return page
    }

    private static func lines(of species: Species, _ progress: Progress, in context: Context) -> [Page.Line] {
        let (words, symbols) = (context.words, context.symbols)
        func line(_ text: String, _ ink: Ink) -> Page.Line {
            Page.Line(Page.Piece(text, ink, at: .leading(2), fit: .wrap))
        }
        let kind = words.name(of: species.id)
        func title(_ text: String, _ detail: String, _ ink: Ink) -> Page.Line {
            Page.Line(.title(text, at: .leading(2)), Page.Piece(detail, ink, at: .trailing(1), gap: 2))
        }
        let all = species.secret?.needs ?? []
        switch progress {
        case .open(let rumor):
            let known = all.count - rumor.unknown
            let pieces = rumor.parts.map { "\($0.state.mark(symbols)) \(words.part($0, at: context.now))" }
            var parts = Page.Piece(words.enumeration(pieces), .text, at: .leading(2), fit: .wrap)
            parts.spoken = words.enumeration(rumor.parts.map { RumorLine.spoken($0, in: context) })
            let yard = words.name(of: rumor.backyard, context.session)
            let next = rumor.visitsToNextClue.map { words.rumorNextClue(visits: $0) }
            let state =
                if rumor.isAway {
                    line(words.rumorAway, .warning)
                } else if let next {
                    line(next, .faint)
                } else if let waking = rumor.waking {
                    line(words.rumorAsleep(yard: yard, hour: words.part(waking, at: context.now)), .faint)
                } else {
                    rumor.isComplete
                        ? line(words.rumorComplete(yard: yard), .good)
                        : line(words.rumorBestYard(yard: yard), .faint)
                }
            return [
                title(kind, words.secretsKnown(count: known, all: all.count), .premium),
                Page.Line(parts), state,
            ]
        case .found(let bird):
            let name = bird.map { words.firstIndividual($0) } ?? kind
            return [
                title(kind, "\(symbols.check) \(words.secretsFound)", .good),
                line(words.secretsComesFor(bird: name, needs: words.list(all.map { words.name(of: $0) })), .soft),
            ]
        case .silent(let visits):
            return [title(kind, "", .faint), line(words.secretsFirstClue(visits: visits), .faint)]
        case .unseen:
            return [title(words.journalUnseen, "", .faint), line(words.secretsUnseen, .faint)]
        }
    }
}
