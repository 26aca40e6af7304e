import Chronology
import Simulation
import TerminalUI

/// A visit in a list: the bird's name, the time of arrival or departure, and its opinion of the food.
enum VisitRow {
    /// Returns a visit's row followed by lines of detail.
    static func lines(_ visit: Visit, detail: [String] = [], in context: Context) -> [Page.Line] {
        let (words, now) = (context.words, context.now)
        let names = words.names(of: visit.bird, in: context.world)
        let opinion = visit.enjoyment.flatMap { sign(of: $0, context.symbols) }
        // Rather a short time than a bird without its name.
        let room = context.size.width - 4 - (opinion == nil ? 0 : 2) - (names.first?.columns ?? 0)
        let ago = words.ago(now - visit.departure)
        let time =
            visit.isPresent(at: now)
            ? words.since(now - visit.arrival)
            : ago.columns <= room || context.isPlain ? ago : words.agoShort(now - visit.departure)
        let row = Page.Line(
            Page.Piece(time, .faint, at: .trailing(1)),
            opinion.map {
                Page.Piece(
                    $0.0, $0.1, at: .preceding(1),
                    spoken: words.opinion(of: visit, isHere: false).first ?? "")
            },
            Page.Piece(names, at: .leading(2), gap: 1))
        return [row] + detail.map { Page.Line(Page.Piece($0, .soft, at: .leading(2))) }
    }

    /// Returns the symbol of an opinion of the food, with its color; `nil` for no opinion.
    private static func sign(of enjoyment: Enjoyment, _ symbols: Symbols) -> (Character, Ink)? {
        switch enjoyment {
        case .loved: (symbols.heart, .danger)
        case .enjoyed: (symbols.check, .good)
        case .disliked: (symbols.cross, .faint)
        case .noOpinion: nil
        }
    }
}
