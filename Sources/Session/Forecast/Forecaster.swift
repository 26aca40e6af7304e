import Chronology
import Storefront
import Synchronization

/// Writes a forecast beside the save when there is time: on the saving thread when nothing waits to be written, at a
/// limited rate, and always at the end.
final class Forecaster: Sendable {
    /// The least time between forecasts.
    static let patience = Span.seconds(5)

    private struct State {
        var origin: SaveVersion?
        /// The time of the last attempt, successful or not: a failing one makes files come and go, which wakes whoever
        /// watches the folder, so it would be repeated at once and for ever.
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

    /// Writes a forecast if it is due. A failure is harmless: readers then use the save.
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
                // It is not synced: making a new one is cheaper than waiting for the disk.
                try files.write(bytes, to: aside)
                try files.rename(aside, to: path)
                state.origin = origin
            } catch {
                try? files.remove(aside)
            }
        }
    }

    /// Removes the forecast on a full disk, since the save needs the room.
    func makeRoom() {
        state.withLock { state in
            state.origin = nil
            try? files.remove(persistentStore.paths.forecast)
        }
    }
}
