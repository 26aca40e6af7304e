import Drawing
import Simulation

/// Rain, snow, fog and clouds before a scene.
enum Precipitation {
    /// The number of flakes or rows of fog that move with one beat, on the whole screen.
    private static let perBeat = 16
    /// The number of drops that fall at once, on the whole screen, and the beats of one turn; the others hang until it
    /// is their turn. The eye sees rain by the falling drops, so more would cost bytes without effect.
    private static let (falling, turn) = (6, 8)

    /// Returns the beat that the picture of a weather depends on; `nil` where nothing moves.
    static func beat(of weather: Weather, at moment: Moment) -> Int? {
        switch weather {
        case .clear, .cloud: nil
        case .rain, .snow, .fog: moment.ambience ? moment.beat : nil
        }
    }

    static func draw(
        _ weather: Weather, of yard: UInt64, asOutlines: Bool, at moment: Moment, layout: SceneLayout,
        space: PixelSpace, into canvas: inout Canvas
    ) {
        /// Returns the time at which a drop, a flake or a row of fog last moved.
        func seconds(_ part: Int, of count: Int) -> Double {
            moment.ambience ? moment.time(ofPart: part, of: count, perBeat: perBeat) : 0
        }
        switch weather {
        case .clear, .cloud: return
        case .rain:
            /// Returns the distance that a drop has fallen.
            func way(_ part: Int, _ count: Int) -> Double {
                moment.ambience ? 2 * Double(steps(ofDrop: part, of: count * moment.sharers, at: moment.beat)) : 0
            }
            drops(way, yard, length: 2.2, slant: 0.28, tint: RGB(hex: 0xD6E4F2), 0.34, layout, space, &canvas)
        case .snow:
            drops(
                { 2.2 * seconds($0, of: $1) }, yard, length: 0, slant: 0.4, tint: RGB(hex: 0xFFFFFF), 0.9, layout,
                space,
                &canvas)
        case .fog where asOutlines: wisps(seconds, layout, space, &canvas)
        case .fog: fog(seconds, layout, space, &canvas)
        }
    }

    /// Returns the number of steps that a drop has fallen until a beat: with each turn as many as it has beats, between
    /// turns none.
    private static func steps(ofDrop drop: Int, of count: Int, at beat: Int) -> Int {
        let round = max(1, (count + falling - 1) / falling)
        // Drops begin and end one after the other.
        let beat = beat + (drop * 5) % turn
        let passed = beat / turn - drop % round
        let rounds = passed >= 0 ? passed / round : (passed - round + 1) / round
        return rounds * turn + (passed == rounds * round ? beat % turn : turn)
    }

    /// Draws streaks (or flakes, where `length` is 0), each falling on a track of its own.
    /// - Parameters:
    /// - way: returns the distance that a drop has fallen, by its number and the number of drops.
    /// - yard: any number; positions differ from yard to yard.
    private static func drops(
        _ way: (Int, _ of: Int) -> Double, _ yard: UInt64, length: Double, slant: Double, tint: RGB,
        _ opacity: Double,
        _ layout: SceneLayout, _ space: PixelSpace, _ canvas: inout Canvas
    ) {
        let columns = columns(of: layout, space, canvas)
        let count = Int(layout.width * layout.height / (length > 0 ? 50 : 42))
        let color = tint.linear
        var flakes = Dots()
        for index in 0..<count {
            let place = place(ofDrop: index, of: count, yard)
            let speed = 0.75 + 0.5 * Scatter.share(index * 3 + 1)
            let height = layout.height + length
            let y = fraction(place.y + way(index, count) * speed / height) * height - length
            let x = place.x * (layout.width + layout.height * slant) - y * slant
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
                if length == 0, !flakes.reserve(column: column, row: row, width: across) { continue }
                let strength = Float(opacity * (0.5 + 0.5 * Double(step + 1) / Double(steps)))
                for column in (column..<column + across).clamped(to: columns) {
                    canvas[column, row] = canvas[column, row] * (1 - strength) + color * strength
                }
            }
        }
    }

    /// Returns a place in 0 ..< 1 of width and height, spread evenly by a low-discrepancy sequence and moved a little
    /// off it.
    private static func place(ofDrop drop: Int, of count: Int, _ yard: UInt64) -> (x: Double, y: Double) {
        let (seed, off) = (Int(yard & 0xFFFF), 0.7 / Double(count).squareRoot())
        func spread(_ step: Double, _ salt: Int) -> Double {
            fraction(Double(drop) * step + Scatter.share(seed * 2 + salt) + off * Scatter.share(drop * 3 + salt))
        }
        return (spread(0.754_877_666_2, 0), spread(0.569_840_290_9, 2))
    }

    /// Draws bands that thicken toward the ground.
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

    /// Draws fog where there are only outlines: a few drifting lines, behind birds in full light.
    private static func wisps(
        _ seconds: (Int, _ of: Int) -> Double, _ layout: SceneLayout, _ space: PixelSpace, _ canvas: inout Canvas
    ) {
        let color = Light.mono.silhouette.linear
        for index in 0..<max(3, Int(layout.height / 4)) {
            let row = Int((0.1 + 0.8 * Scatter.share(index * 3)) * layout.height * space.perUnitY)
            let length = 8 + 10 * Scatter.share(index * 3 + 1)
            let track = layout.width + length
            let x = fraction(Scatter.share(index * 3 + 2) + seconds(index, 64) * 0.004) * track - length
            let place = Int(space.x(x))..<max(Int(space.x(x)), Int(space.x(x + length)))
            guard row >= 0, row < canvas.height else { continue }
            for column in place.clamped(to: columns(of: layout, space, canvas))
            where OKLab(linear: canvas[column, row]).lightness < 0.3 {
                canvas[column, row] = color
            }
        }
    }

    /// Returns the scene's own pixel columns.
    private static func columns(of layout: SceneLayout, _ space: PixelSpace, _ canvas: Canvas) -> Range<Int> {
        (space.left..<Int(space.x(layout.width))).clamped(to: 0..<canvas.width)
    }

    private static func fraction(_ value: Double) -> Double { value - value.rounded(.down) }
}
