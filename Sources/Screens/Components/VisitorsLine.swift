import Chronology
import Simulation
import TerminalUI

extension Visit {
    /// Whether that its kind was never seen before is still news: for two minutes.
    func isNewKind(at date: Instant) -> Bool { isFirstOfSpecies && date - arrival < .minutes(2) }
}

/// Who is in a yard, on one line below its picture; in gold while one is news whose kind was never seen before.
enum VisitorsLine {
    static func draw(
        _ yard: ID<Backyard>, in painter: Painter, y: Int, from left: Int, to right: Int, frame: Frame,
        on surface: Surface
    ) {
        let (words, world, theme) = (frame.words, frame.world, frame.theme)
        let visits = world.presentVisits(in: yard)
        // Of several the one that has just come.
        if let first = visits.last(where: { $0.isNewKind(at: frame.moment.date) }),
            painter.firstFitting(
                [words.arrivalFirst(species: words.one(first.species))], y: y, from: left, to: right,
                style: theme.style(.gold, on: surface, .bold))
        {
            return
        }
        let birds = visits.compactMap { world.bird($0.bird) }
        painter.firstFitting(
            words.visitors(birds), y: y, from: left, to: right,
            style: theme.style(birds.isEmpty ? .faint : .text, on: surface))
    }
}
