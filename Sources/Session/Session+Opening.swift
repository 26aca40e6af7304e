import Chronology
import Simulation
import Storefront

extension Session {
    /// Opens the game of a profile, or begins a new one.
    ///
    /// Trouble with files does not prevent playing: see `notices` and `saveStatus`. While another game plays the
    /// profile, this one shows what that one does, and may not change anything.
    ///
    /// - Parameters:
    /// - savesInline: whether to save on the calling thread, for tests.
    /// - onSaveReport: called on the saving thread when something was saved, has failed, or was changed by another
    ///   program, to wake the loop.
    package static func open(
        _ configuration: Configuration, environment: Environment, savesInline: Bool = false,
        onSaveReport: @escaping @Sendable () -> Void = {}
    ) throws(OpeningError) -> Session {
        Session(
            try SessionLoader(
                configuration, environment, .play, .anywhere, savesInline: savesInline, onSaveReport: onSaveReport
            ).open())
    }

    /// Opens the game of a profile for one command, whether a game plays it or not; close it soon.
    ///
    /// - Parameter beginning: the cases in which a new game may begin.
    package static func act(
        _ configuration: Configuration, environment: Environment, author: Author, beginning: Beginning = .firstGame
    ) throws(OpeningError) -> Session {
        let session = Session(try SessionLoader(configuration, environment, .act(author), beginning).open())
        session.loadUndoStacks()
        return session
    }

    /// Opens the game of a profile as of now without changing anything, for `status` and widgets.
    ///
    /// - Parameter beginning: the cases in which the beginning of a new game may be shown instead.
    package static func glance(
        _ configuration: Configuration, environment: Environment, beginning: Beginning = .firstGame
    ) throws(OpeningError) -> Session {
        Session(try SessionLoader(configuration, environment, .look, beginning).open())
    }

    /// Opens the game of a profile for a long time without changing anything: the copy lives on, and adopts what others
    /// save. There must be a game.
    ///
    /// - Parameter onChange: called on another thread when somebody has saved, to wake the loop.
    package static func watch(
        _ configuration: Configuration, environment: Environment, savesInline: Bool = false,
        onChange: @escaping @Sendable () -> Void
    ) throws(OpeningError) -> Session {
        Session(
            try SessionLoader(
                configuration, environment, .follow, [], savesInline: savesInline, onSaveReport: onChange
            ).open())
    }

    /// Adopts the present save, for a session that watches another game.
    func follow() {
        guard let paths else { return }
        var recovery = Recovery(paths: paths, files: environment.files)
        guard case .game(let game)? = try? recovery.run() else { return }
        let uptime = environment.uptime()
        let saved = game.checkpoint.snapshot
        departures.adopt(unjournaled: game.checkpoint.unjournaled)
        persistentStore?.follow(game)
        clock = RunningClock(
            opening: saved.clock, wall: configuration.wall(environment, since: clock.uptimeAtOpening), uptime: uptime,
            scale: 1)
        var timeline = Timeline(world: saved.world, store: Store(catalog: store.catalog, key: key, state: saved.store))
        timeline.advance(to: clock.openedAt) { _ in }
        var shown = saved
        shown.world = timeline.world
        shown.store = timeline.store.state
        show(shown)
    }
}
