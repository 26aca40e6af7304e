/// Cleaning of names that players type or paste.
package enum PlayerText {
    /// The greatest number of characters in a name.
    package static let limit = 32

    /// Returns a name without control characters, line breaks and marks that change the direction of text, with runs of
    /// blanks as one blank; `nil` if nothing is left or it is longer than `limit`.
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

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        // Joiners belong to emoji and to some scripts; other invisible marks do not belong in a name.
        case .format: scalar.value == 0x200c || scalar.value == 0x200d
        default: true
        }
    }
}
