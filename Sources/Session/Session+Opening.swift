import Chronology
import Simulation
import Storefront

extension Session {
    /// Opens a profile's game for playing, or begins a new one. Nothing is written before `startSaving()`, `saveNow()` or
    /// `close()`.
    ///
    /// Damaged or unwritable files do not prevent playing: see `notices` and `saveStatus`. While another game plays the
    /// profile, the opened one shows that game and cannot change anything. A kiosk's guest only looks at the profile.
    ///
    /// - Parameters:
    ///   - savesInline: whether to save on the calling thread, for tests.
    ///   - onSaveReport: called on the saving thread when something was saved, has failed, or was changed by another
    ///     program, to wake the loop.
    package static func open(
        _ configuration: Configuration, environment: Environment, savesInline: Bool = false,
        onSaveReport: @escaping @Sendable () -> Void = {}
    ) throws(OpeningError) -> Session {
        if let kiosk = configuration.kiosk {
            guard let paths = Paths(configuration, environment) else { throw .noDataDirectory }
            if kiosk.isGuest {
                return try visit(
                    configuration, as: kiosk, paths, environment: environment, savesInline: savesInline,
                    onChange: onSaveReport)
            }
            guard
                (try? paths.hasSave(environment.files)) != false
                    || paths.savedProfiles(environment.files).count < kiosk.most
            else { throw .manyPlayers }
        }
        let session = Session(
            try SessionLoader(
                configuration, environment, .play, .anywhere, savesInline: savesInline, onSaveReport: onSaveReport
            ).open())
        session.setClocksRight()
        return session
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

    /// Opens a guest's look at a profile, which takes one of the places for guests as long as it lasts.
    private static func visit(
        _ configuration: Configuration, as kiosk: Kiosk, _ paths: Paths, environment: Environment, savesInline: Bool,
        onChange: @escaping @Sendable () -> Void
    ) throws(OpeningError) -> Session {
        guard (try? paths.hasSave(environment.files)) != false else { throw .noGame }
        guard let place = environment.files.guestPlace(in: paths.root + "/guests", of: kiosk.most) else {
            throw .manyGuests
        }
        let session = try watch(
            configuration, environment: environment, savesInline: savesInline, onChange: onChange)
        session.guestPlace = place
        session.account.email = ""
        return session
    }
}

extension FileSystem {
    /// Takes one of the locks that stand for the places of guests; `nil` if all are taken.
    fileprivate func guestPlace(in folder: String, of count: Int) -> (any FileLock)? {
        try? makeDirectory(folder)
        for number in 1...max(1, count) {
            if let place = try? self.lock("\(folder)/\(number).lock", wait: .never) { return place }
        }
        return nil
    }
}
