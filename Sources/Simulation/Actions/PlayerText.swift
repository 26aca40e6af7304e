/// Names as players type or paste them.
package enum PlayerText {
    /// Characters of a name.
    package static let limit = 32

    /// Without control characters, line breaks and marks that turn the direction of text; runs of blanks become one.
    /// `nil` if nothing is left or it is too long.
    package static func cleaned(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(limit * 32) {
            if scalar.properties.isWhitespace {
                if let last = scalars.last, last != " " { scalars.append(" ") }
            } else if isVisible(scalar) {
                scalars.append(scalar)
            }
        }
        while scalars.last == " " { scalars.removeLast() }
        let name = String(scalars)
        return name.isEmpty || name.count > limit ? nil : name
    }

    /// A name that stands in a save, which anyone may have written: cleaned, and cut where it is too long.
    static func kept(_ text: String) -> String? {
        cleaned(text) ?? cleaned(String(text.prefix(limit)))
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        // Joiners belong to emoji and to some scripts; other invisible marks do not belong in a name.
        case .format: scalar.value == 0x200c || scalar.value == 0x200d
        default: true
        }
    }
}

extension World {
    /// Makes names that no player could have given such as they could: one stands in the midst of a line.
    package mutating func cleanNames() {
        for place in backyards.indices {
            let yard = backyards[place]
            let name = PlayerText.kept(yard.name) ?? yard.id.rawValue
            if name != yard.name { backyards[place].name = name }
        }
        for place in birds.indices {
            let name = birds[place].name.flatMap(PlayerText.kept)
            if name != birds[place].name { birds[place].name = name }
        }
    }
}
