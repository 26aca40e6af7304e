extension Settings {
    /// The language that a profile's player has chosen, for those who do not open the game. `nil` too where nothing can
    /// be read.
    package static func language(_ configuration: Configuration, environment: Environment) -> String? {
        guard !configuration.inMemory, Paths.isValidProfile(configuration.profile),
            let paths = Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        else { return nil }
        if let forecast = Forecast.believed(paths, environment.files) { return forecast.settings.language }
        var recovery = Recovery(paths: paths, files: environment.files)
        guard case .game(let game)? = try? recovery.run() else { return nil }
        return game.checkpoint.snapshot.settings.language
    }
}
