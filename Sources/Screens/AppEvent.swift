import Session
import Simulation
import TerminalUI
import Words

/// An event from the game loop to the app.
package enum AppEvent: Sendable {
    case input(InputEvent)
    /// Events of the world, the store and the files, in the order in which they happened.
    case session([SessionEvent])
    /// The result of a request.
    case answer(Answer)
    /// A sentence for the last line, such as that a file was written or a link is invalid.
    case notice(String)
    /// The new contents of the player's settings file.
    case config(ConfigFile)
    /// Time has passed without another event.
    case tick
}

/// An action that the app asks the game loop to carry out.
package enum Effect: Hashable, Sendable {
    /// Performs a request. The loop replies with `AppEvent.answer(Answer(request, of: session))`.
    case perform(Request)
    /// Saves a picture of a yard, or of the screen for `nil`, to the album. The loop replies with `AppEvent.answer`.
    case photo(ID<Backyard>?)
    /// Saves a postcard of a first sighting to the album. The loop replies with `AppEvent.answer`; only the sheet that
    /// shows the sighting tells of it.
    case postcard(FirstSighting)
    /// Writes the journal with `session.exportJournal(format, words)`. The loop replies with `AppEvent.notice`.
    case export(JournalFormat)
    /// Sends a desktop notification or rings the bell; with `nil` the way is chosen by the kind of terminal.
    case notify(TerminalNotification, by: NotificationWay?)
    /// Puts a text on the clipboard, where the terminal says that it may.
    case copy(String)
    /// Writes key bindings to the player's settings file; `nil` restores the standard keys. The loop replies with
    /// `AppEvent.config`.
    case keepKeys([Command: [Key]?])
    case redrawAll
    case suspend
    case quit
}
