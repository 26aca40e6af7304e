/// The setting for when scenery moves: leaves, water and weather.
package enum Ambience: String, Hashable, Sendable, Codable, CaseIterable {
    /// Scenery always moves, more calmly while nobody uses the game and in a window without focus.
    case always = "on"
    case off
    /// Scenery stands still in a window without focus, for multiplexers that report activity and for batteries.
    case withFocus = "focus"
}

extension Settings {
    /// The setting for moving scenery, stored as two switches so older versions can read the first one as on or off.
    package var ambienceChoice: Ambience {
        get { !ambience ? .off : ambienceNeedsFocus ? .withFocus : .always }
        set { (ambience, ambienceNeedsFocus) = (newValue != .off, newValue == .withFocus) }
    }
}
