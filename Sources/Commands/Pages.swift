import Session
import Widgets
import Words

/// What commands want of the game's screens. They know only this, and the program brings both together: neither waits for
/// the other to be compiled.
package protocol Pages: Sendable {
    /// Whether a link leads anywhere in the game; whether the yard or bird exists is not known here.
    func isLink(_ text: String) -> Bool
    /// What a page says; `nil` where there is nothing of the kind.
    func lines(of page: PlainPage, in session: Session, _ words: Words) -> [String]?
    /// Returns the commands that keys can be set for: the name in the player's file, the keys without such a file, and
    /// the meaning.
    func keyCommands(in words: Words) -> [(name: String, keys: [String], meaning: String)]
}
