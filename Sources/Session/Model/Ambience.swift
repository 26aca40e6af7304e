/// When scenery moves: leaves, water and weather.
package enum Ambience: String, Hashable, Sendable, Codable, CaseIterable {
    /// Always: calmer while nobody touches the game, and in a window without focus.
    case always = "on"
    case off
    /// Never in a window without focus, for multiplexers that report activity, and for batteries.
    case withFocus = "focus"
}

extension Settings {
    /// When scenery moves, as two switches of the save hold it: versions that know only the first one read on or off.
    package var ambienceChoice: Ambience {
        get { !ambience ? .off : ambienceNeedsFocus ? .withFocus : .always }
        set { (ambience, ambienceNeedsFocus) = (newValue != .off, newValue == .withFocus) }
    }
}
