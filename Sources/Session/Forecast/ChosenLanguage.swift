extension Settings {
    /// Returns the language that a profile's player has chosen, without opening the game; `nil` where nothing can be
    /// read and nothing is requested.
    package static func chosen(_ configuration: Configuration, environment: Environment) -> Settings? {
        let overrides = configuration.overrides
        if let settings = saved(configuration, environment) { return overrides.applied(to: settings) }
        return overrides.isEmpty ? nil : overrides.applied(to: Settings())
    }

    private static func saved(_ configuration: Configuration, _ environment: Environment) -> Settings? {
        guard !configuration.inMemory, Paths.isValidProfile(configuration.profile),
            let paths = Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        else { return nil }
        if let forecast = Forecast.believed(paths, environment.files) { return forecast.settings }
        var recovery = Recovery(paths: paths, files: environment.files)
        guard case .game(let game)? = try? recovery.run() else { return nil }
        return game.checkpoint.snapshot.settings
    }
}
