import Chronology
import Simulation
import TerminalUI

extension Visit {
    /// Returns true for the first two minutes of a species' first visit ever.
    func isNewKind(at date: Instant) -> Bool { isFirstOfSpecies && date - arrival < .minutes(2) }
}

/// The line of a yard's present birds; it announces a new species in gold while that is news.
enum VisitorsLine {
    static func line(_ yard: ID<Backyard>, from left: Int = 2, in context: Context) -> Page.Line {
        let (words, world) = (context.words, context.world)
        let visits = world.presentVisits(in: yard)
        let birds = visits.compactMap { world.bird($0.bird) }
        let visitors = Page.Piece(
            words.visitors(birds), birds.isEmpty ? .faint : .text, at: .following(0, from: left), gap: 1, fit: .whole)
        // The latest of several new species.
        guard let first = visits.last(where: { $0.isNewKind(at: context.now) }) else { return Page.Line(visitors) }
        let news = words.arrivalFirst(species: words.one(first.species))
        let room = context.size.width - left - 1
        return Page.Line(
            news.columns <= room
                ? Page.Piece(news, .gold, .bold, at: .leading(left), gap: 1, fit: .whole) : visitors)
    }
}
