import Simulation

/// A widget configuration that the player has saved under a name; `nil` fields have their defaults.
///
/// The values are words of the command line, so a save of a later version, which has more of them, can still be opened.
package struct KeptWidget: Hashable, Sendable, Codable {
    package var kind: String?
    package var family: String?
    package var format: String?
    package var backyards: String?
    package var backyard: ID<Backyard>?
    package var redaction: String?

    package init() {}

    /// Returns the text if it is a valid widget name: one word of letters, digits, `-`, `_` and `.`; `nil` otherwise.
    package static func checkedName(_ text: String) -> String? { Paths.isValidProfile(text) ? text : nil }
}

extension Settings {
    /// Returns the saved widget with that name, in any case, and its name as it was saved; `nil` if there is none.
    package func keptWidget(_ text: String) -> (name: String, widget: KeptWidget)? {
        if let widget = widgets[text] { return (text, widget) }
        return widgets.first { $0.key.lowercased() == text.lowercased() }.map { ($0.key, $0.value) }
    }
}
