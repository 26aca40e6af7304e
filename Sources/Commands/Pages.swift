import Session
import Widgets
import Words

/// The functions of the game's screens that commands need. Commands don't import Screens, so that both compile in
/// parallel; the program connects them.
package protocol Pages: Sendable {
    /// Returns true if a link has the form of a place in the game; the yard or bird it names may not exist.
    func isLink(_ text: String) -> Bool
    /// Returns a page as lines of text; `nil` if the page doesn't exist, such as for a plant that no yard has.
    func lines(of page: PlainPage, in session: Session, _ words: Words) -> [String]?
    /// Returns the commands that keys can be set for: each with its name in the settings file, its default keys and its
    /// meaning.
    func keyCommands(in words: Words) -> [(name: String, keys: [String], meaning: String)]
    /// Returns the faults of a settings file's key bindings.
    func keyFaults(of file: ConfigFile) -> [ConfigFault]
}
