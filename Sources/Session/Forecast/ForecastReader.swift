import Chronology
import Simulation
import Storefront

/// A fast reader of a profile's yards as of now: from the forecast if it is valid, else from the save, with the same
/// result.
package struct ForecastReader {
    /// The yards, their supplies, the birds present, and the birds' names; birds' memories and past visits are left
    /// out.
    ///
    /// For those, use `Session.glance`.
    package let world: World
    package let pass: PassLevel
    package let profile: String
    package let notices: [Notice]
    package let isForecast: Bool
    package let settings: Settings
    /// The reason why there is no game to show, or `there`.
    package let availability: Availability
    /// The known future from now on.
    package let outlook: Outlook

    package enum Availability: Hashable, Sendable {
        case there
        /// Nobody has played yet.
        case noGame
        /// There is a game, and it cannot be read.
        case unreadable
    }

    /// Reads a profile.
    ///
    /// - Parameter horizon: the length of the outlook where it has to be computed; a forecast has its own.
    package init(
        _ configuration: Configuration, environment: Environment, horizon: Span = .zero
    ) throws(OpeningError) {
        profile = configuration.profile
        let zoneOffset = environment.zoneOffset
        if let found = Self.forecast(configuration, environment) {
            world = found.world
            pass = found.forecast.pass(at: found.world.clock)
            settings = configuration.overrides.applied(to: found.forecast.settings)
            notices = []
            isForecast = true
            availability = .there
            outlook = Outlook(
                found.forecast, at: found.world.clock, lead: found.lead, zoneOffset: zoneOffset)
        } else {
            let session = try Session.glance(configuration, environment: environment)
            world = session.world
            pass = session.entitlements.pass
            settings = session.preferences
            notices = session.notices
            isForecast = false
            availability = session.availability
            let forecast = Forecast(
                .unsaved, of: session.snapshot, catalog: session.store.catalog, key: session.key,
                horizon: min(horizon, Forecast.horizon))
            outlook = Outlook(
                forecast, at: world.clock, lead: session.clock.lead, zoneOffset: zoneOffset)
        }
    }

    private static func forecast(
        _ configuration: Configuration, _ environment: Environment
    ) -> (forecast: Forecast, world: World, lead: WorldLead)? {
        // Another catalog may sell other passes.
        guard !configuration.inMemory, configuration.storeFile == nil, Paths.isValidProfile(configuration.profile),
            let paths = Paths(configuration, environment),
            let forecast = Forecast.believed(paths, environment.files)
        else { return nil }
        let wall = configuration.wall(environment, since: environment.uptime())
        // A clock that is or was wrong needs more explanation.
        guard WorldClock.range.contains(wall), !forecast.clock.isDoubted(at: wall) else { return nil }
        let date = forecast.clock.world + forecast.clock.away(at: wall)
        let lead = WorldLead(now: date - wall, fasterGames: forecast.clock.fasterGames)
        return forecast.world(at: date).map { (forecast, $0, lead) }
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
    /// Returns a profile's forecast if it is intact and belongs to the present save.
    static func believed(_ paths: Paths, _ files: any FileSystem) -> Forecast? {
        // In a family, the others' saves matter as well.
        guard (try? files.stamp(paths.family)) == nil else { return nil }
        guard let bytes = try? files.read(paths.forecast, limit: FileLimit.document),
            let forecast = Forecast(reading: bytes),
            let lock = try? files.read(paths.writeLock, limit: FileLimit.note),
            Acknowledgement.transaction(in: lock) == forecast.origin.transaction,
            let history = try? files.stamp(paths.history), history.size == forecast.origin.historyLength,
            history.identity == forecast.origin.historyIdentity,
            let checkpoint = try? files.stamp(paths.checkpoint), checkpoint == forecast.origin.checkpoint
        else { return nil }
        return forecast
    }
}
