import Chronology
import Simulation
import TerminalUI

extension Visit {
    /// Returns true for the first two minutes of a species' first visit ever.
    func isNewKind(at date: Instant) -> Bool { isFirstOfSpecies && date - arrival < .minutes(2) }
}

/// The line of a yard's present birds; it announces a new species in gold while that is news.
enum VisitorsLine {
    /// - Parameters:
    ///   - subject: the visit whose bird the picture beside the line shows, which is named first where not all fit;
    ///     `nil` for all of them.
    ///   - distance: how far the yard's clock is from the player's, at the end of the line; `nil` for nothing.
    static func line(
        _ yard: ID<Backyard>, subject: ID<Visit>? = nil, from left: Int = 2, distance: String? = nil,
        in context: Context
    ) -> Page.Line {
        let (words, world) = (context.words, context.world)
        let visits = world.visitors(in: yard)
        let birds = visits.compactMap { world.bird($0.bird) }
        let shown = visits.first { $0.id == subject }?.bird
        let subjectFirst = birds.filter { $0.id == shown } + birds.filter { $0.id != shown }
        // The first two forms name everybody.
        let visitors = Page.Piece(
            Array(words.visitors(birds).prefix(2) + words.visitors(subjectFirst).dropFirst(2)),
            birds.isEmpty ? .faint : .text, at: .following(0, from: left), gap: 1, fit: .whole)
        let end = distance.map { Page.Piece($0, .faint, at: .trailing(1)) }
        guard let first = visits.first(where: { $0.isNewKind(at: context.now) }) else {
            return Page.Line(end, visitors)
        }
        let news = words.arrivalFirst(species: words.one(first.species))
        let room = context.size.width - left - 1 - (distance.map { $0.columns + 1 } ?? 0)
        return Page.Line(
            end,
            news.columns <= room
                ? Page.Piece(news, .gold, .bold, at: .leading(left), gap: 1, fit: .whole) : visitors)
    }
}
