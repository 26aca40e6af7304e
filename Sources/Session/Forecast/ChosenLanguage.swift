extension Settings {
    /// Returns the effective settings of a profile without opening its game; `nil` if there are neither saved settings
    /// nor overrides.
    ///
    /// They are read from the forecast if it is up to date, else from the save; commands take the player's language
    /// from them.
    package static func chosen(_ configuration: Configuration, environment: Environment) -> Settings? {
        let overrides = configuration.overrides
        if let settings = saved(configuration, environment) { return overrides.applied(to: settings) }
        return overrides.isEmpty ? nil : overrides.applied(to: Settings())
    }

    /// Reads a profile's settings from its forecast, else from its save.
    private static func saved(_ configuration: Configuration, _ environment: Environment) -> Settings? {
        guard !configuration.inMemory, Paths.isValidProfile(configuration.profile),
            let paths = Paths(configuration, environment)
        else { return nil }
        if let forecast = Forecast.believed(paths, environment.files) { return forecast.settings }
        var recovery = Recovery(paths: paths, files: environment.files)
        guard case .game(let game)? = try? recovery.run() else { return nil }
        return game.checkpoint.snapshot.settings
    }
}
