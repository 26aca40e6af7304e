import Chronology
import Simulation

/// A profile's yards as of now, for those who only look: from the forecast where it can be believed, else from the
/// save. Both say the same.
package struct ForecastReader {
    /// Yards, their supplies, who is here, and the birds' names. What is remembered (past visits, counts, gifts) is not
    /// in it: for that, see `Session.glance`.
    package let world: World
    /// "none", "individual", "family" or "premium".
    package let passName: String
    package let profile: String
    package let notices: [Notice]
    package let isForecast: Bool
    package let settings: Settings
    /// Whether there is a game to be seen.
    package let availability: Availability
    /// From now on.
    package let outlook: Outlook

    package enum Availability: Hashable, Sendable {
        case there
        /// Nobody has played yet.
        case noGame
        /// There is one, and it cannot be read.
        case unreadable
    }

    /// - Parameter horizon: how far the outlook is to reach where it has to be made; a forecast reaches as far as it does.
    package init(
        _ configuration: Configuration, environment: Environment, horizon: Span = .zero
    ) throws(OpeningError) {
        profile = configuration.profile
        let zoneOffset = environment.zoneOffset
        if let found = Self.forecast(configuration, environment) {
            world = found.world
            passName = found.forecast.passName(at: found.world.clock)
            settings = configuration.overrides.applied(to: found.forecast.settings)
            notices = []
            isForecast = true
            availability = .there
            outlook = Outlook(
                found.forecast, at: found.world.clock, difference: found.difference, zoneOffset: zoneOffset)
        } else {
            let session = try Session.glance(configuration, environment: environment)
            world = session.world
            passName = session.entitlements.pass.name
            settings = session.preferences
            notices = session.notices
            isForecast = false
            availability = session.availability
            let forecast = Forecast(
                .unsaved, of: session.snapshot, catalog: session.store.catalog, key: session.key,
                horizon: min(horizon, Forecast.horizon))
            outlook = Outlook(
                forecast, at: world.clock, difference: session.clock.difference, zoneOffset: zoneOffset)
        }
    }

    private static func forecast(
        _ configuration: Configuration, _ environment: Environment
    ) -> (forecast: Forecast, world: World, difference: Span)? {
        // Another catalog may sell other passes.
        guard !configuration.inMemory, configuration.storeFile == nil, Paths.isValidProfile(configuration.profile),
            let paths = Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment),
            let forecast = Forecast.believed(paths, environment.files)
        else { return nil }
        let wall = configuration.wall(environment, since: environment.uptime())
        // Of a clock that is or was wrong there is more to say.
        guard WorldClock.range.contains(wall), !forecast.clock.isDoubted(at: wall) else { return nil }
        let date = forecast.clock.world + forecast.clock.away(at: wall)
        return forecast.world(at: date).map { (forecast, $0, date - wall) }
    }
}

extension Session {
    fileprivate var availability: ForecastReader.Availability {
        for notice in notices {
            switch notice {
            case .lost, .readOnly(.unreadable), .readOnly(.newer): return .unreadable
            default: continue
            }
        }
        return isNew ? .noGame : .there
    }
}

extension Forecast {
    /// The forecast of a profile, if it is whole and belongs to the save that is there now.
    static func believed(_ paths: Paths, _ files: any FileSystem) -> Forecast? {
        // In a family, what others save decides as well.
        guard (try? files.stamp(paths.family)) == nil else { return nil }
        guard let bytes = try? files.read(paths.forecast, limit: FileLimit.document),
            let forecast = Forecast(reading: bytes),
            let lock = try? files.read(paths.writeLock, limit: FileLimit.note),
            Acknowledgement(reading: lock)?.transaction == forecast.origin.transaction,
            let history = try? files.stamp(paths.history), history.size == forecast.origin.historyLength,
            history.identity == forecast.origin.historyIdentity,
            let checkpoint = try? files.stamp(paths.checkpoint), checkpoint == forecast.origin.checkpoint
        else { return nil }
        return forecast
    }
}
