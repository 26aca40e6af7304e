import Simulation

/// A widget that the player has configured and keeps under a name; `nil` fields have their defaults.
///
/// The values are words of the command line, so a save from a later version, which has more of them, still opens.
package struct KeptWidget: Hashable, Sendable, Codable {
    package var kind: String?
    package var family: String?
    package var format: String?
    package var backyards: String?
    package var backyard: ID<Backyard>?
    package var redaction: String?

    package init() {}

    /// Returns a name for a widget: one word of letters, digits, `-`, `_` and `.`, easy to type; `nil` for any other.
    package static func checkedName(_ text: String) -> String? { Paths.isValidProfile(text) ? text : nil }
}
