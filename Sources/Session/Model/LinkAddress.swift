import Simulation

/// A URL of a place in the game: `backyardbirds://backyard/ID`, `…/bird/ID`, or a screen by its name.
///
/// The screens decide whether the place exists.
package struct LinkAddress: Hashable, Sendable {
    package static let scheme = "backyardbirds"

    /// The parts after `backyardbirds://`, such as "bird" and an id.
    package let parts: [String]

    /// Parses a URL; `nil` if it does not have the game's scheme.
    package init?(_ text: String) {
        let prefix = Self.scheme + "://"
        guard text.lowercased().hasPrefix(prefix) else { return nil }
        parts = text.dropFirst(prefix.count).split(separator: "/").map(String.init)
    }

    private init(parts: [String]) { self.parts = parts }

    package static func backyard(_ id: ID<Backyard>) -> Self { Self(parts: ["backyard", id.rawValue]) }
    package static func bird(_ id: ID<Bird>) -> Self { Self(parts: ["bird", id.rawValue]) }
    /// Returns the URL of a screen.
    ///
    /// - Parameter name: the screen's name, such as "journal".
    package static func screen(_ name: String) -> Self { Self(parts: [name]) }

    /// The URL, without characters that a terminal would not take as part of it.
    package var text: String {
        let kept = parts.map { part in
            part.unicodeScalars.filter { $0.value > 0x20 && $0.value < 0x7F }.map { String($0) }.joined()
        }
        return Self.scheme + "://" + kept.joined(separator: "/")
    }
}
