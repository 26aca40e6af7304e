import Chronology
import Storefront
import Synchronization

/// Leaves a forecast beside what was saved, when there is time: on the saving thread once nothing waits to be written,
/// not more often than it is worth, and always at the end.
final class Forecaster: Sendable {
    /// Between forecasts, however much is saved.
    static let patience = Span.seconds(5)

    private struct State {
        var origin: SaveVersion?
        /// When the last one was tried, whatever came of it: failing makes files come and go, which wakes who watches
        /// the folder, and it would be tried again at once and for ever.
        var triedAt: Span?
    }

    private let persistentStore: PersistentStore
    private let files: any FileSystem
    private let catalog: StoreCatalog
    private let key: SigningKey
    private let uptime: @Sendable () -> Span
    private let state = Mutex(State())

    init(
        _ persistentStore: PersistentStore, files: any FileSystem, catalog: StoreCatalog, key: SigningKey,
        uptime: @escaping @Sendable () -> Span
    ) {
        self.persistentStore = persistentStore
        self.files = files
        self.catalog = catalog
        self.key = key
        self.uptime = uptime
    }

    /// Failing is no harm: whoever looks reads the save then.
    func update(isLast: Bool) {
        state.withLock { state in
            guard let (origin, saved) = persistentStore.version, origin != state.origin else { return }
            let now = uptime()
            if let triedAt = state.triedAt, !isLast, now < triedAt + Self.patience { return }
            state.triedAt = now
            let path = persistentStore.paths.forecast
            guard let bytes = try? Forecast(origin, of: saved, catalog: catalog, key: key).bytes() else { return }
            guard let aside = try? files.createAside(for: path) else { return }
            do {
                // Not synced: it is cheaper to make a new one than to wait for the disk.
                try files.write(bytes, to: aside)
                try files.rename(aside, to: path)
                state.origin = origin
            } catch {
                try? files.remove(aside)
            }
        }
    }

    /// On a full disk the forecast is the first to go: the save needs the room.
    func makeRoom() {
        state.withLock { state in
            state.origin = nil
            try? files.remove(persistentStore.paths.forecast)
        }
    }
}
