/// A way of showing pictures in a terminal's own pixels.
package enum PixelProtocol: String, Hashable, Sendable, CaseIterable {
    /// The graphics protocol of kitty, Ghostty, WezTerm and Konsole.
    case kitty
    /// Sixels, as DEC's VT340 had them: foot, mlterm, xterm, Windows Terminal, contour and others.
    case sixel
}

/// The requested way of showing pictures in pixels (`--pixels`).
package enum PixelChoice: Hashable, Sendable {
    /// The way that the terminal says it has, if it is one that has been seen to show it well.
    case automatic
    case fixed(PixelProtocol)
    case off

    /// Reads a name of `names`; any other is `auto`.
    package init(_ name: String?) {
        self = name == "off" ? .off : name.flatMap(PixelProtocol.init).map(Self.fixed) ?? .automatic
    }

    /// The terminals that have been seen to show images well.
    private static let seen: Set<String> = ["kitty", "foot"]

    /// The names of the choices on the command line.
    package static let names = ["auto"] + PixelProtocol.allCases.map(\.rawValue) + ["off"]

    /// Returns the way to use in a terminal; nil for none.
    package func way(_ capabilities: TerminalCapabilities) -> PixelProtocol? {
        guard capabilities.colorDepth == .trueColor, capabilities.unicode else { return nil }
        return switch self {
        case .automatic: capabilities.identity.map { Self.seen.contains($0.name) } == true ? capabilities.pixels : nil
        // tmux would show kitty's commands as text.
        case .fixed(.kitty) where capabilities.identity?.name == "tmux": nil
        case .fixed(let way): way
        case .off: nil
        }
    }
}
