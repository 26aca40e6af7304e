import Drawing

/// Something in the air around a bird in a pose.
struct PoseEffect: Hashable, Sendable {
    /// The path below `Assets/`.
    var path: String
    /// The center in shares of the bird's box, for a bird that looks to the right.
    var center: Point
    /// The side of the effect's square, as a share of the side of the bird's box.
    var size: Double
    /// The opacity, 0 … 1.
    var opacity: Double
}

extension PerchedPose {
    var effects: [PoseEffect] {
        var list: [PoseEffect] = []
        if let note {
            // Two notes, one after the other, in little waves.
            for (index, start) in [0.12, 0.42].enumerated() {
                let t = (note - start) / 0.5
                guard t > 0, t < 1 else { continue }
                let wave = Flight.sway(t * 3 + Double(index))
                list.append(
                    PoseEffect(
                        path: "Effects/note-\(index + 1).svg", center: Point(1 + 0.1 * t + 0.04 * wave, 0.2 - 0.34 * t),
                        size: 0.3, opacity: min(1, 4 * t, 2.5 * (1 - t))))
            }
        }
        if let spray {
            list.append(
                PoseEffect(
                    path: "Effects/spray.svg", center: Point(0.5, 0.48 + 0.1 * spray), size: 0.8 + 0.5 * spray,
                    opacity: min(1, 2 * (1 - spray))))
        }
        return list
    }

    /// The water before the bird: foam about it, and drops that it throws to both sides.
    var waterEffects: [PoseEffect] {
        guard let splash else { return [] }
        let swell = Flight.sway(2 * splash.time)
        var list = [
            PoseEffect(
                path: "Effects/foam.svg", center: Point(0.5 + 0.02 * swell, 0.8),
                size: 0.95 + 0.3 * splash.strength + 0.05 * swell,
                opacity: 0.95 * min(1, 1.3 * splash.strength) * bath)
        ]
        for number in 0..<Self.drops {
            let phase = splash.time + Double(number) * 0.381966
            let t = phase - phase.rounded(.down)
            // Each drop takes another path than the last.
            let wide =
                0.3 + 0.4 * ((phase.rounded(.down) + Double(number)) * 0.618034).truncatingRemainder(dividingBy: 1)
            let side: Double = number.isMultiple(of: 2) ? 1 : -1
            let height = (0.5 + 0.35 * wide) * splash.strength * 4 * t * (1 - t)
            list.append(
                PoseEffect(
                    path: "Effects/drop.svg", center: Point(0.5 + side * (0.2 + wide * t), 0.76 - height), size: 0.12,
                    opacity: min(1, 8 * t, 5 * (1 - t)) * bath))
        }
        return list
    }

    private static let drops = 8
}
