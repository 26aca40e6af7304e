import Drawing

/// What is in the air around a bird in a pose.
struct PoseEffect: Hashable, Sendable {
    /// Below `Assets/`.
    var path: String
    /// In shares of the bird's box, for a bird that looks to the right.
    var center: Point
    /// Side, as a share of the box's.
    var size: Double
    /// 0 … 1
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

    /// Water before the bird, as high as it is thrown.
    var waterEffects: [PoseEffect] {
        guard let splash else { return [] }
        return [
            PoseEffect(path: "Effects/splash-\(splash).svg", center: Point(0.5, 0.37), size: 1.3, opacity: 0.95 * bath)
        ]
    }
}
