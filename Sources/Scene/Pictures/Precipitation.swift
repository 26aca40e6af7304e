import Drawing
import Simulation

/// Rain, snow, fog and clouds before a scene.
enum Precipitation {
    /// How many drops, flakes or rows of fog move with one beat, on the whole screen.
    private static let perBeat = 24

    static func draw(
        _ weather: Weather, asOutlines: Bool, at moment: Moment, layout: SceneLayout, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        /// When a drop, a flake or a row of fog last moved.
        func seconds(_ part: Int, of count: Int) -> Double {
            moment.ambience ? moment.time(ofPart: part, of: count, perBeat: perBeat) : 0
        }
        switch weather {
        case .clear, .cloud: return
        case .rain:
            drops(seconds, fall: 34, length: 2.2, slant: 0.28, tint: RGB(hex: 0xD6E4F2), 0.34, layout, space, &canvas)
        case .snow:
            drops(seconds, fall: 2.2, length: 0, slant: 0.4, tint: RGB(hex: 0xFFFFFF), 0.9, layout, space, &canvas)
        case .fog where asOutlines: wisps(seconds, layout, space, &canvas)
        case .fog: fog(seconds, layout, space, &canvas)
        }
    }

    /// Streaks (or flakes, where `length` is 0), each falling on a track of its own.
    private static func drops(
        _ seconds: (Int, _ of: Int) -> Double, fall: Double, length: Double, slant: Double, tint: RGB,
        _ opacity: Double,
        _ layout: SceneLayout, _ space: PixelSpace, _ canvas: inout Canvas
    ) {
        let columns = columns(of: layout, space, canvas)
        let count = Int(layout.width * layout.height / (length > 0 ? 50 : 42))
        let color = tint.linear
        var flakes = Dots()
        for index in 0..<count {
            let lane = scattered(index * 3)
            let speed = 0.75 + 0.5 * scattered(index * 3 + 1)
            let height = layout.height + length
            let y = fraction(scattered(index * 3 + 2) + seconds(index, count) * fall * speed / height) * height - length
            let x = lane * (layout.width + layout.height * slant) - y * slant
            let steps = max(1, Int((length * space.perUnitY).rounded()))
            // A drop is a stroke, a flake a dot: as wide as it is high.
            let across = length > 0 ? 1 : space.dot
            let (start, foot) = (
                Point(space.x(x), y * space.perUnitY),
                Point(space.x(x - length * slant), (y + length) * space.perUnitY)
            )
            canvas.note(
                length > 0
                    ? .polygon([start, start + Point(0.6, 0), foot + Point(0.6, 0), foot])
                    : .ellipse(center: start, rx: 0.7, ry: 0.7),
                .color(tint), opacity: 0.8 * opacity)
            for step in 0..<steps {
                let down = length * Double(step) / Double(steps)
                let column = Int(space.x(x - down * slant).rounded(.down))
                let row = Int(((y + down) * space.perUnitY).rounded(.down))
                guard row >= 0, row < canvas.height else { continue }
                if length == 0, !flakes.take(column: column, row: row, width: across) { continue }
                let strength = Float(opacity * (0.5 + 0.5 * Double(step + 1) / Double(steps)))
                for column in (column..<column + across).clamped(to: columns) {
                    canvas[column, row] = canvas[column, row] * (1 - strength) + color * strength
                }
            }
        }
    }

    /// Bands that thicken toward the ground.
    private static func fog(
        _ seconds: (Int, _ of: Int) -> Double, _ layout: SceneLayout, _ space: PixelSpace, _ canvas: inout Canvas
    ) {
        let veil = RGB(hex: 0xE6E8E8)
        let color = veil.linear
        let whole = canvas.bounds
        canvas.note(.rect(whole), .color(veil), opacity: 0.3)
        // A line of cells changes as a whole, so slowly that it need not do so with every beat.
        let rows = Int(2 * space.perUnitY)
        let lines = canvas.height * canvas.width / 16
        for row in 0..<canvas.height {
            let y = Double(row) / space.perUnitY
            let depth = y / layout.horizon
            let band = 0.5 + 0.5 * Flight.sway(y * 0.16 + seconds(row / rows, lines) * 0.05)
            let strength = Float(min(0.5, 0.10 + 0.22 * min(1.2, depth)) * (0.65 + 0.35 * band))
            for column in columns(of: layout, space, canvas) {
                canvas[column, row] = canvas[column, row] * (1 - strength) + color * strength
            }
        }
    }

    /// Fog where there are only outlines: a few lines that drift, behind whoever is in full light.
    private static func wisps(
        _ seconds: (Int, _ of: Int) -> Double, _ layout: SceneLayout, _ space: PixelSpace, _ canvas: inout Canvas
    ) {
        let color = Light.mono.silhouette.linear
        for index in 0..<max(3, Int(layout.height / 4)) {
            let row = Int((0.1 + 0.8 * scattered(index * 3)) * layout.height * space.perUnitY)
            let length = 8 + 10 * scattered(index * 3 + 1)
            let track = layout.width + length
            let x = fraction(scattered(index * 3 + 2) + seconds(index, 64) * 0.004) * track - length
            let place = Int(space.x(x))..<max(Int(space.x(x)), Int(space.x(x + length)))
            guard row >= 0, row < canvas.height else { continue }
            for column in place.clamped(to: columns(of: layout, space, canvas))
            where OKLab(linear: canvas[column, row]).lightness < 0.3 {
                canvas[column, row] = color
            }
        }
    }

    /// The scene's own, in pixels.
    private static func columns(of layout: SceneLayout, _ space: PixelSpace, _ canvas: Canvas) -> Range<Int> {
        (space.left..<Int(space.x(layout.width))).clamped(to: 0..<canvas.width)
    }

    /// A number 0 ..< 1 without pattern, the same for the same index.
    private static func scattered(_ index: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ bits >> 31) >> 11) / Double(1 << 53)
    }

    private static func fraction(_ value: Double) -> Double { value - value.rounded(.down) }
}
