import Drawing
import Simulation

/// The light of an hour: the sky from top to bottom, the skyline's color, and the tint of everything else.
package struct Light: Hashable, Sendable {
    package var top: RGB
    package var bottom: RGB
    package var silhouette: RGB
    package var tint: RGB
    /// The tint of the floor, where it differs.
    package var floor: RGB?
    /// The hour whose hand-chosen colors replace the tint in the dark, in palettes of 16 or fewer; `nil` for the tint
    /// itself.
    package var ramps: ColorRamps.Hour?
    /// True if a bath has one tone, for palettes of 16 or fewer.
    package var isPlain = false
    /// The color of the snow on the ground while it snows, which is only in winter.
    package var snow: RGB?
    /// The share of the ground that snow covers, 0 … 1.
    package var snowCover = 0.0
    /// The position of sun or moon: −1 at the left, 1 at the right, 0 above; nearer to 0 under clouds, and 0 where a
    /// screen has too few colors for light and shade.
    package var side = 0.0

    package init(top: RGB, bottom: RGB, silhouette: RGB, tint: RGB, floor: RGB? = nil) {
        (self.top, self.bottom, self.silhouette, self.tint, self.floor) = (top, bottom, silhouette, tint, floor)
    }

    /// Returns sky, silhouette and tint on the way to another light.
    /// - Parameter share: the other's, 0 … 1.
    func mixed(with other: Light, _ share: Double) -> Light {
        Light(
            top: RGB.mix(top, other.top, share), bottom: RGB.mix(bottom, other.bottom, share),
            silhouette: RGB.mix(silhouette, other.silhouette, share), tint: RGB.mix(tint, other.tint, share))
    }
}

/// The colors of the sky by the yard's own hour.
package enum Sky {
    private struct Tone {
        let hue: Double
        let saturation: Double
        let brightness: Double

        init(_ hue: Double, _ saturation: Double, _ brightness: Double) {
            self.hue = hue
            self.saturation = saturation
            self.brightness = brightness
        }

        var rgb: RGB { RGB(hue: hue, saturation: saturation, brightness: brightness) }
    }

    /// Returns the tones of sky top, sky bottom, silhouette and tint.
    private static func tones(_ time: TimeOfDay) -> [Tone] {
        switch time {
        // Night is much darker than on paper, since a terminal glows.
        case .night: [Tone(231, 0.66, 0.30), Tone(238, 0.50, 0.52), Tone(237, 0.55, 0.26), Tone(232, 0.34, 0.72)]
        case .sunrise: [Tone(28, 0.42, 0.98), Tone(48, 0.34, 1), Tone(24, 0.34, 0.80), Tone(31, 0.13, 1)]
        case .morning: [Tone(192, 0.44, 0.93), Tone(186, 0.20, 0.97), Tone(178, 0.34, 0.70), Tone(0, 0, 1)]
        case .afternoon: [Tone(213, 0.60, 0.98), Tone(203, 0.28, 1), Tone(208, 0.46, 0.78), Tone(0, 0, 1)]
        case .sunset: [Tone(282, 0.36, 0.86), Tone(6, 0.44, 1), Tone(318, 0.36, 0.66), Tone(300, 0.14, 0.97)]
        }
    }

    private static func part(_ hour: Int) -> TimeOfDay {
        switch hour {
        case 6: .sunrise
        case 7..<12: .morning
        case 12..<20: .afternoon
        case 20: .sunset
        default: .night
        }
    }

    /// Returns the light at an hour of the yard's day, 0 ..< 24 with fractions; each hour blends into the next.
    package static func light(hour: Double) -> Light {
        let whole = Int(hour.rounded(.down))
        let t = hour - Double(whole)
        let now = tones(part(whole % 24))
        let next = tones(part((whole + 1) % 24))
        // Mixed in OKLab: round the circle of hues, dawn would pass through green on its way to blue.
        let blended = zip(now, next).map { RGB.mix($0.rgb, $1.rgb, t) }
        return Light(top: blended[0], bottom: blended[1], silhouette: blended[2], tint: blended[3])
    }

    /// Returns the ramp of a dark hour or of one between dark and light; `nil` by day.
    package static func ramps(hour: Double) -> ColorRamps.Hour? {
        switch hour {
        case 5.75..<20.25: nil
        case 20.25..<20.55, 5.4..<5.75: .dusk
        default: .night
        }
    }

    /// Returns the position of sun or moon, as in `Light.side`.
    /// - Parameter sunshine: the share of their light that comes through, 0 … 1.
    package static func side(hour: Double, sunshine: Double) -> Double {
        let isDay = hour >= 6 && hour < 21
        let way = isDay ? (hour - 6) / 15 : (hour < 6 ? hour + 3 : hour - 21) / 9
        // It is 0 at the moment when one replaces the other.
        let edge = min(1, 12 * min(way, 1 - way))
        return (2 * way - 1) * sunshine * edge * (isDay ? 1 : 0.6)
    }

    /// Returns the glow of the sky at sunrise and sunset, 0 … 0.75.
    package static func glow(hour: Double) -> Double {
        func bump(_ middle: Double, _ width: Double) -> Double { max(0, 1 - abs(hour - middle) / width) }
        return 0.75 * max(bump(6.5, 2), bump(20.1, 1.5))
    }

    /// Returns how golden the light is after sunrise and before sunset, 0 … 1.
    package static func gold(hour: Double) -> Double {
        func bump(_ middle: Double, _ width: Double) -> Double { max(0, 1 - abs(hour - middle) / width) }
        return max(bump(7.2, 1.8), bump(19.2, 1.9))
    }

    /// Returns the darkness, 0 by day to 1 at night, for stars.
    package static func darkness(hour: Double) -> Double {
        switch hour {
        case 6..<7: 7 - hour > 0.5 ? (7 - hour - 0.5) * 2 : 0
        case 20..<21: hour - 20 > 0.5 ? (hour - 20.5) * 2 : 0
        case 7..<20: 0
        default: 1
        }
    }
}

extension Weather {
    /// The share of sun or moon light that comes through, 0 … 1.
    var sunshine: Double {
        switch self {
        case .clear: 1
        case .cloud: 0.4
        case .rain, .snow, .fog: 0.15
        }
    }
}
