/// Cleaning of names that players type or paste.
package enum PlayerText {
    /// The greatest number of characters in a name.
    package static let limit = 32

    /// Returns a name without control characters, line breaks and marks that change the direction of text, with runs of
    /// blanks as one blank; `nil` if nothing is left that can be seen, or it is longer than `limit`.
    package static func cleaned(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(limit * 32) {
            if isBlank(scalar) {
                if let last = scalars.last, last != " " { scalars.append(" ") }
            } else if isAllowed(scalar) {
                scalars.append(scalar)
            }
        }
        while scalars.last == " " { scalars.removeLast() }
        let name = String(scalars)
        return !scalars.contains(where: isSeen) || name.count > limit ? nil : name
    }

    /// Returns true for white space, and for letters and patterns that are drawn as nothing.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: true
        default: scalar.properties.isWhitespace
        }
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        // Joiners belong to emoji and to some scripts; other invisible marks do not belong in a name.
        case .format: scalar.value == 0x200c || scalar.value == 0x200d
        default: true
        }
    }

    /// Returns true if a code point shows by itself, and is not a mark upon another.
    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format, .nonspacingMark, .enclosingMark, .spacingMark: false
        default: scalar != " "
        }
    }
}
