/// How a bird is told from all others of its kind before it has a name: by its color, and where an earlier one has the
/// same, by something else that one can see.
package enum Epithet: Hashable, Sendable {
    case color(NamedColor)
    case mark(Mark)

    package enum Mark: String, Hashable, Sendable, CaseIterable {
        case whiteFeather, crookedTail, notchedWing, ruffledCrown, spottedBreast, longBeak, stripedBack, shortTail
    }
}

extension Bird {
    /// No two birds of a kind in one world have the same: there are at most as many of a kind as there are marks. It
    /// follows from the bird's id and plumage, and never changes.
    package var epithet: Epithet {
        let palettes = palettes
        let color = palettes.indices.contains(palette) ? palettes[palette].body : .gray
        // "goldfinch-3" is the third of its kind; the first ones have a plumage each.
        let number = number ?? 1
        let hasTwin = palettes.prefix(palette).contains { $0.body == color }
        guard number > palettes.count || hasTwin else { return .color(color) }
        return .mark(Epithet.Mark.allCases[number % Epithet.Mark.allCases.count])
    }
}
