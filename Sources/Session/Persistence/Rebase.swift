import Simulation
import Storefront

/// Performs a session's requests again on what other programs have saved, while the saving thread holds `write.lock`.
struct Rebase: Sendable {
    let configuration: Configuration
    let environment: Environment
    let catalog: StoreCatalog
    let paths: Paths
    let isCommand: Bool
    let isBesideGame: Bool
    /// The key that signs transactions in the session.
    let key: SigningKey
    /// The key that signs from now on: another program may have made one if none could be written at opening.
    let lastingKey: SigningKey

    /// Returns the state to save, the visits that have ended since `base`, and the requests that became impossible.
    func performed(_ commit: Saver.Commit, on base: Base) -> (Snapshot, departures: [Visit], overtaken: [Overtaken]) {
        let state = base.snapshot.store
        var initial = InitialState(
            configuration: configuration, environment: environment, clock: commit.clock, snapshot: base.snapshot,
            store: Store(catalog: catalog, key: lastingKey, state: state), key: lastingKey)
        (initial.isCommand, initial.isBesideGame) = (isCommand, isBesideGame)
        (initial.sharing, initial.paths) = (commit.sharing, paths)
        let session = Session(initial)
        session.pending = commit.pending
        let overtaken = session.rebase(onto: base).overtaken
        return (session.snapshot, session.departures.recent, overtaken)
    }

    /// Returns the store signed with the lasting key.
    func signed(_ store: StoreState) -> StoreState { store.resigned(from: key, with: lastingKey) }
}
