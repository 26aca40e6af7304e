/// How much of the player's own a widget shows to whoever looks at the screen.
package enum Redaction: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// Everything.
    case `public`
    /// Names are hidden, the rest is shown.
    case `private`
    /// Nothing.
    case locked

    package static func < (a: Redaction, b: Redaction) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Settings {
    /// What widgets hide unless they are asked for something else.
    package var redaction: Redaction {
        get { lockedWidgets ? .locked : privateWidgets ? .private : .public }
        set { (privateWidgets, lockedWidgets) = (newValue != .public, newValue == .locked) }
    }
}
