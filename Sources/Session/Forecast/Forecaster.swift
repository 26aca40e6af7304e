import Chronology
import Storefront
import Synchronization

/// Writes `forecast.json` beside the save, on the saving thread when nothing waits to be saved.
///
/// It writes at most every five seconds, and always at the end.
final class Forecaster: Sendable {
    /// The least time between two forecasts.
    static let leastInterval = Span.seconds(5)

    private struct State {
        /// The save that the last forecast was made from.
        var origin: SaveVersion?
        /// The uptime of the last attempt, successful or not; a failing one must not be repeated at once, since its
        /// files wake every program that watches the folder.
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

    /// Writes a forecast if the save has changed and the interval is over. A failure is harmless: readers then use the
    /// save.
    func update(isLast: Bool) {
        state.withLock { state in
            guard let (origin, saved) = persistentStore.version, origin != state.origin else { return }
            let now = uptime()
            if let triedAt = state.triedAt, !isLast, now < triedAt + Self.leastInterval { return }
            state.triedAt = now
            let path = persistentStore.paths.forecast
            // The file comes first: where there can be none, nothing is computed.
            guard let aside = try? files.createTemporary(for: path, .owner) else { return }
            do {
                let bytes = try Forecast(origin, of: saved, catalog: catalog, key: key).bytes()
                // It is not synced: making a new one is cheaper than waiting for the disk.
                try files.write(bytes, to: aside)
                try files.rename(aside, to: path)
                state.origin = origin
            } catch {
                try? files.remove(aside)
            }
        }
    }

    /// Removes `forecast.json` when the disk is full, since the save needs the room.
    func makeRoom() {
        state.withLock { state in
            state.origin = nil
            try? files.remove(persistentStore.paths.forecast)
        }
    }
}
