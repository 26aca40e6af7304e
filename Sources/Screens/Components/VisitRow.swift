import Chronology
import Simulation
import TerminalUI

/// A visit in a list: the bird's name, how long it has been here or gone, and its opinion of the food.
enum VisitRow {
    /// Returns whether some of these visits leave no room for a long time beside the bird's whole name. Then all have a
    /// short one, since a list is read down its columns.
    static func areTight(_ visits: [Visit], in context: Context) -> Bool {
        guard !context.isPlain else { return false }
        return visits.contains { visit in
            let name = context.words.names(of: visit.bird, in: context.world).first ?? ""
            let ago = context.words.ago(visit.departure, context.session)
            // The margins, a sign and the scroll bar.
            return name.columns + ago.columns > context.size.width - 8
        }
    }

    /// Returns a visit's row followed by lines of detail.
    ///
    /// - Parameter isTight: whether to shorten the time.
    static func lines(
        _ visit: Visit, detail: [String] = [], isTight: Bool = false, in context: Context
    ) -> [Page.Line] {
        let words = context.words
        let time =
            visit.isPresent(at: context.now)
            ? words.since(context.session.elapsed(since: visit.arrival))
            : isTight
                ? words.agoShort(visit.departure, context.session) : words.ago(visit.departure, context.session)
        let mark = visit.enjoyment.flatMap { sign(of: $0, context.symbols) }
        var row = Page.Line(
            Page.Piece(time, .faint, at: .trailing(1)),
            Page.Piece(words.names(of: visit.bird, in: context.world), at: .leading(2), gap: mark == nil ? 1 : 3))
        if let (sign, ink) = mark {
            let opinion = words.opinion(of: visit, isHere: false).first ?? ""
            row.pieces.append(Page.Piece(sign, ink, at: .following(1), spoken: opinion))
        }
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
