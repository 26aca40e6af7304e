import Chronology
import Simulation
import TerminalUI

extension Visit {
    /// Whether that its kind was never seen before is still news: for two minutes.
    func isNewKind(at date: Instant) -> Bool { isFirstOfSpecies && date - arrival < .minutes(2) }
}

/// Who is in a yard, on one line below its picture; in gold while one is news whose kind was never seen before.
enum VisitorsLine {
    static func line(_ yard: ID<Backyard>, from left: Int = 2, in context: Context) -> Page.Line {
        let (words, world) = (context.words, context.world)
        let visits = world.presentVisits(in: yard)
        let birds = visits.compactMap { world.bird($0.bird) }
        let visitors = Page.Piece(
            words.visitors(birds), birds.isEmpty ? .faint : .text, at: .following(0, from: left), gap: 1, fit: .whole)
        // Of several the one that has just come.
        guard let first = visits.last(where: { $0.isNewKind(at: context.now) }) else { return Page.Line(visitors) }
        let news = words.arrivalFirst(species: words.one(first.species))
        let room = context.size.width - left - 1
        return Page.Line(
            news.columns <= room
                ? Page.Piece(news, .gold, .bold, at: .leading(left), gap: 1, fit: .whole) : visitors)
    }
}
