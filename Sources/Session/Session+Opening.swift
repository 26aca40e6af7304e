import Chronology
import Simulation
import Storefront

extension Session {
    /// Opens a profile's game for playing, or begins a new one. Nothing is written before `startSaving()`, `saveNow()` or
    /// `close()`.
    ///
    /// Damaged or unwritable files do not prevent playing: see `notices` and `saveStatus`. While another game plays the
    /// profile, the opened one shows that game and cannot change anything.
    ///
    /// - Parameters:
    ///   - savesInline: whether to save on the calling thread, for tests.
    ///   - onSaveReport: called on the saving thread when something was saved, has failed, or was changed by another
    ///     program, to wake the loop.
    package static func open(
        _ configuration: Configuration, environment: Environment, savesInline: Bool = false,
        onSaveReport: @escaping @Sendable () -> Void = {}
    ) throws(OpeningError) -> Session {
        Session(
            try SessionLoader(
                configuration, environment, .play, .anywhere, savesInline: savesInline, onSaveReport: onSaveReport
            ).open())
    }

    /// Opens a profile's game for one command, even while a game plays it; the caller closes the session soon.
    ///
    /// - Parameter beginning: the conditions under which a new game may begin.
    package static func act(
        _ configuration: Configuration, environment: Environment, author: Author, beginning: Beginning = .firstGame
    ) throws(OpeningError) -> Session {
        let session = Session(try SessionLoader(configuration, environment, .act(author), beginning).open())
        session.loadUndoStacks()
        return session
    }

    /// Opens a read-only copy of a profile's game, advanced to now, for `status` and widgets.
    ///
    /// - Parameter beginning: the conditions under which a new game may be shown instead.
    package static func glance(
        _ configuration: Configuration, environment: Environment, beginning: Beginning = .firstGame
    ) throws(OpeningError) -> Session {
        Session(try SessionLoader(configuration, environment, .look, beginning).open())
    }

    /// Opens a read-only copy of a profile's game that keeps adopting what other programs save; there must be a game.
    ///
    /// - Parameter onChange: called on another thread when another program has saved, to wake the loop.
    package static func watch(
        _ configuration: Configuration, environment: Environment, savesInline: Bool = false,
        onChange: @escaping @Sendable () -> Void
    ) throws(OpeningError) -> Session {
        let session = Session(
            try SessionLoader(
                configuration, environment, .follow, [], savesInline: savesInline, onSaveReport: onChange
            ).open())
        session.startSaving()
        return session
    }
}
