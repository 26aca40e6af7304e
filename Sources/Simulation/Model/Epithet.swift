/// The mark that tells a bird without a name from others of its species: its color or, if an earlier bird has the same,
/// another visible mark.
package enum Epithet: Hashable, Sendable {
    case color(NamedColor)
    case mark(Mark)

    package enum Mark: String, Hashable, Sendable, Codable, CaseIterable {
        case whiteFeather, crookedTail, notchedWing, ruffledCrown, spottedBreast, longBeak, stripedBack, shortTail
    }
}

extension Bird {
    /// The bird's epithet. It follows from its id and plumage, never changes, and is unique within the species in one
    /// world.
    package var epithet: Epithet {
        let palettes = palettes
        let color = palettes.indices.contains(palette) ? palettes[palette].body : .gray
        // A guest keeps the mark that it has at home.
        if let invitation { return invitation.mark.map(Epithet.mark) ?? .color(color) }
        // The number in an id such as "goldfinch-3" counts the birds of the species; the first ones each have a plumage
        // of their own.
        let number = number ?? 1
        let hasTwin = palettes.prefix(palette).contains { $0.body == color }
        guard number > palettes.count || hasTwin else { return .color(color) }
        return .mark(Epithet.Mark.allCases[number % Epithet.Mark.allCases.count])
    }
}
