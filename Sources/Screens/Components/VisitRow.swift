import Chronology
import Simulation
import TerminalUI

/// A visitor in a list: its name, since when, what it does or what it thought.
enum VisitRow {
    static func lines(_ visit: Visit, detail: [String] = [], in context: Context) -> [Page.Line] {
        let (words, now) = (context.words, context.now)
        let time = visit.isPresent(at: now) ? words.since(now - visit.arrival) : words.ago(now - visit.departure)
        let row = Page.Line(
            Page.Piece(time, .faint, at: .trailing(1)),
            visit.enjoyment.flatMap { sign(of: $0, context.symbols) }.map { Page.Piece($0.0, $0.1, at: .preceding(1)) },
            Page.Piece(words.names(of: visit.bird, in: context.world), at: .leading(2), gap: 1))
        return [row] + detail.map { Page.Line(Page.Piece($0, .soft, at: .leading(2))) }
    }

    /// The sign of a strong opinion; the words stand on the bird's page and where it is here now.
    private static func sign(of enjoyment: Enjoyment, _ symbols: Symbols) -> (Character, Ink)? {
        switch enjoyment {
        case .loved: (symbols.heart, .danger)
        case .enjoyed: (symbols.check, .good)
        case .disliked: (symbols.cross, .faint)
        case .noOpinion: nil
        }
    }
}
