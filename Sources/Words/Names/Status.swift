import Simulation

/// Texts of the command line by an id: the hour and the weather as `status` prints them, in a line and as a sentence.
extension Words {
    package func inStatus(_ time: TimeOfDay) -> String { text("timeOfDay", time.rawValue, "inStatus") }
    package func inStatus(_ weather: Weather) -> String { text("weather", weather.rawValue, "inStatus") }
    package func sentence(_ time: TimeOfDay) -> String { text("timeOfDay", time.rawValue, "sentence") }
    package func sentence(_ weather: Weather) -> String { text("weather", weather.rawValue, "sentence") }

    /// Returns the sentence that a pass is active now, by its id: "individual", "family" or "premium".
    package func passNow(_ pass: String) -> String { text("passNow", pass, "sentence") }
}
