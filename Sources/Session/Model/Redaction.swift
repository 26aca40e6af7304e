/// The amount of the player's own data that a widget hides, as in WidgetKit.
package enum Redaction: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// Everything is shown.
    case `public`
    /// The names that the player gave to yards and birds are hidden.
    case `private`
    /// All content is hidden.
    case locked

    package static func < (a: Redaction, b: Redaction) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Settings {
    /// The redaction of widgets that are not configured otherwise.
    package var redaction: Redaction {
        get { lockedWidgets ? .locked : privateWidgets ? .private : .public }
        set { (privateWidgets, lockedWidgets) = (newValue != .public, newValue == .locked) }
    }
}
