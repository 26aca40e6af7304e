import Simulation

/// A widget that the player has put together and keeps under a name: what is `nil` is as it is by itself.
///
/// Words as the command line has them, so that a save from a later version, which knows more of them, still opens.
package struct KeptWidget: Hashable, Sendable, Codable {
    package var kind: String?
    package var family: String?
    package var format: String?
    package var backyards: String?
    package var backyard: ID<Backyard>?
    package var redaction: String?

    package init() {}

    /// A name for a widget: one word of letters, digits, `-`, `_` and `.`, as is easily typed; `nil` for any other.
    package static func checkedName(_ text: String) -> String? { Paths.isValidProfile(text) ? text : nil }
}
