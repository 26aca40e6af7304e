import Drawing
import Simulation

/// Rain, snow and fog before a scene.
enum Precipitation {
    /// Rows of fog that move with one beat, on the whole screen.
    private static let fogRowsPerBeat = 16
    /// The numbers of falling drops on a screen of 120×40 and of flakes on any, and their least number in one picture.
    /// Each costs bytes with every step.
    private static let (drops, leastDrops) = (16, 3)
    private static let (flakes, leastFlakes) = (48, 8)
    /// The area in square units of a yard's picture on that screen.
    private static let usualArea = 97.0 * 58
    /// The beats until a drop or a flake moves on.
    private static let (beatsPerDropStep, beatsPerFlakeStep) = (2, 3)

    /// Returns the beat that the picture of a weather goes by, or `nil` where nothing moves.
    static func beat(of weather: WeatherBlend, at moment: Moment) -> Int? {
        weather.share { $0 == .clear || $0 == .cloud } < 1 && moment.ambience ? moment.beat : nil
    }

    /// - Parameter yard: any number; drops and flakes of yards with other numbers are elsewhere.
    static func draw(
        _ weather: WeatherBlend, of yard: UInt64, asOutlines: Bool, at moment: Moment, layout: SceneLayout,
        space: PixelSpace, into canvas: inout Canvas
    ) {
        for (weather, share) in weather.parts {
            switch weather {
            case .clear, .cloud: break
            case .rain, .snow:
                var taken = Dots()
                for drop in falling(weather, of: yard, share, at: moment, layout) {
                    if case .flake(let place) = drop {
                        // A flake is a dot, as wide as it is high, and no two make a stroke.
                        let (column, row) = (
                            Int(space.x(place.x).rounded(.down)), Int((place.y * space.perUnitY).rounded(.down))
                        )
                        guard taken.reserve(column: column, row: row, width: space.dot) else { continue }
                    }
                    // Without colors a flake is four fine dots, or snow would be a night's stars.
                    let dots = asOutlines && space.perUnitY >= 2 ? 2 : 1
                    draw(drop, columns(of: layout, space, canvas), space, dots: dots, &canvas)
                }
            case .fog where asOutlines: wisps(share, at: moment, layout, space, &canvas)
            case .fog: fog(share, at: moment, layout, space, &canvas)
            }
        }
    }

    /// Draws fog alone.
    static func drawVeils(
        _ weather: WeatherBlend, at moment: Moment, layout: SceneLayout, space: PixelSpace, into canvas: inout Canvas
    ) {
        for (weather, share) in weather.parts where weather == .fog {
            fog(share, at: moment, layout, space, &canvas)
        }
    }

    /// Returns the number of drops or flakes in one yard's picture while its weather has that share of it. A still
    /// picture has more of them, because nothing else tells of the weather there.
    private static func count(_ all: Double, _ least: Int, _ share: Double, at moment: Moment) -> Int {
        let own = max(least, Int(all) / moment.sharers) * (moment.ambience ? 1 : 4)
        return max(1, Int((share * Double(own)).rounded()))
    }

    /// A drop of rain, the splash that it ends in, or a flake of snow.
    enum Falling: Hashable {
        case streak(from: ScenePoint, to: ScenePoint)
        case splash(at: ScenePoint)
        case flake(at: ScenePoint)

        /// The place in the picture; of a streak, the x of its foot and the y of its top.
        var place: ScenePoint {
            switch self {
            case .streak(let start, let foot): ScenePoint(x: foot.x, y: start.y)
            case .splash(let place), .flake(let place): place
            }
        }

        /// The same rounded to 1/64 unit, so that equal shapes compare as equal.
        var rounded: Falling {
            func rounded(_ point: ScenePoint) -> ScenePoint {
                ScenePoint(x: (point.x * 64).rounded() / 64, y: (point.y * 64).rounded() / 64)
            }
            return switch self {
            case .streak(let start, let foot): .streak(from: rounded(start), to: rounded(foot))
            case .splash(let place): .splash(at: rounded(place))
            case .flake(let place): .flake(at: rounded(place))
            }
        }

        /// Returns the same moved by `x` and `y` units.
        func moved(x: Double, y: Double) -> Falling {
            func moved(_ point: ScenePoint) -> ScenePoint { ScenePoint(x: point.x + x, y: point.y + y) }
            return switch self {
            case .streak(let start, let foot): .streak(from: moved(start), to: moved(foot))
            case .splash(let place): .splash(at: moved(place))
            case .flake(let place): .flake(at: moved(place))
            }
        }
    }

    /// Returns the drops and splashes, or the flakes, of one weather at a moment: fewer for a smaller `share` of it in
    /// the picture, none in weather other than rain and snow.
    static func falling(
        _ weather: Weather, of yard: UInt64, _ share: Double, at moment: Moment, _ layout: SceneLayout
    ) -> [Falling] {
        switch weather {
        case .rain: rain(yard, share, at: moment, layout)
        case .snow: snow(yard, share, at: moment, layout)
        case .clear, .cloud, .fog: []
        }
    }

    /// - Parameters:
    ///   - columns: the columns of pixels that it may change.
    ///   - dots: the width and height of a flake, in dots.
    static func draw(
        _ drop: Falling, _ columns: Range<Int>, _ space: PixelSpace, dots: Int = 1, _ canvas: inout Canvas
    ) {
        let (water, snow) = (RGB(hex: 0xD6E4F2), RGB(hex: 0xFFFFFF))
        switch drop {
        case .streak(let start, let foot): streak(from: start, to: foot, water, columns, space, &canvas)
        case .splash(let place): splash(at: place, water, columns, space, &canvas)
        case .flake(let place):
            let (column, row) = (Int(space.x(place.x).rounded(.down)), Int((place.y * space.perUnitY).rounded(.down)))
            canvas.note(
                .ellipse(center: Point(space.x(place.x), place.y * space.perUnitY), rx: 0.7, ry: 0.7), .color(snow),
                opacity: 0.7)
            for row in row..<row + dots * space.grain {
                for column in column..<column + dots * space.dot {
                    tintPixel(column, row, 0.9, snow, columns, &canvas)
                }
            }
        }
    }

    /// Returns a streak for each drop that falls and a splash for each that has landed, fewer for a smaller `share` of
    /// rain. With each step a drop goes farther than it is long, so that it never seems to hang in the air; half of them
    /// take their step with every beat.
    private static func rain(
        _ yard: UInt64, _ share: Double, at moment: Moment, _ layout: SceneLayout
    ) -> [Falling] {
        var drops: [Falling] = []
        let slant = 0.16
        // A second and a half from the upper edge to the lower one.
        let step = max(4, layout.height / 6)
        // On four times the area they are twice as many, on a smaller one not fewer, or hardly any would be seen.
        let area = layout.width * layout.height * Double(moment.sharers)
        let all = Double(Self.drops) * max(1, area / usualArea).squareRoot()
        // The last one is the splash.
        let steps = Int((layout.height / step).rounded(.up)) + 1
        for drop in 0..<count(all, leastDrops, share, at: moment) {
            // They begin one after the other.
            let beat = moment.ambience ? moment.beat + drop % beatsPerDropStep : 0
            let taken = beat / beatsPerDropStep + drop * 5
            let track = Int(yard & 0xFFFF) + drop + 61 * (taken / steps)
            let ground = layout.horizon + (0.1 + 0.9 * Scatter.share(3 * track + 1)) * (layout.height - layout.horizon)
            let landing = Scatter.share(3 * track) * layout.width
            // A streak that ends with a row of cells changes the fewest cells.
            func foot(after steps: Int) -> Double {
                2 * ((Double(steps) + Scatter.share(3 * track + 2)) * step / 2).rounded()
            }
            let now = foot(after: taken % steps)
            // Half of the drops, on either beat, are far away and look shorter.
            let length = min(drop % 4 < 2 ? 4 : 2, 0.6 * step)
            // The splash is one unit high.
            if now < ground - 1 {
                let x = landing + (ground - now) * slant
                drops.append(.streak(from: ScenePoint(x: x, y: now - length), to: ScenePoint(x: x, y: now)))
            } else if foot(after: taken % steps - 1) < ground - 1 {
                drops.append(.splash(at: ScenePoint(x: landing, y: ground)))
            }
        }
        return drops
    }

    /// Draws a stroke one pixel wide that is brighter toward its foot, and aslant within its column of cells.
    private static func streak(
        from start: ScenePoint, to foot: ScenePoint, _ tint: RGB, _ columns: Range<Int>, _ space: PixelSpace,
        _ canvas: inout Canvas
    ) {
        let cell = Int(space.perUnitX)
        let left = Int(space.x(foot.x).rounded(.down)) / cell * cell
        let (top, bottom) = (
            Point(Double(left + cell / 2), start.y * space.perUnitY), Point(Double(left), foot.y * space.perUnitY)
        )
        canvas.note(
            .polygon([top, top + Point(0.6, 0), bottom + Point(0.6, 0), bottom], closed: true), .color(tint),
            opacity: 0.6)
        let rows = max(1, Int((bottom.y - top.y).rounded()))
        for row in 0..<rows {
            let way = Double(row) / Double(rows)
            let place = left + Int(((1 - way) * Double(cell) / 2).rounded(.toNearestOrEven))
            for column in place..<place + space.grain {
                tintPixel(column, Int(top.y.rounded(.down)) + row, 0.45 + 0.4 * way, tint, columns, &canvas)
            }
        }
    }

    /// Draws the drops that spring up beside the place where one has landed.
    private static func splash(
        at foot: ScenePoint, _ tint: RGB, _ columns: Range<Int>, _ space: PixelSpace, _ canvas: inout Canvas
    ) {
        let (middle, row, grain) = (Int(space.x(foot.x)), Int(foot.y * space.perUnitY), space.grain)
        for (column, up) in [(-1, 1), (0, 0), (1, 1)] {
            for x in 0..<grain {
                for y in 0..<grain {
                    tintPixel(
                        middle + column * grain + x, row - up * grain + y, up == 0 ? 0.4 : 0.7, tint, columns, &canvas)
                }
            }
        }
    }

    /// Returns flakes that sink slowly and drift to one side and the other.
    private static func snow(
        _ yard: UInt64, _ share: Double, at moment: Moment, _ layout: SceneLayout
    ) -> [Falling] {
        let count = count(Double(flakes), leastFlakes, share, at: moment)
        return (0..<count).map { flake in
            let place = place(ofFlake: flake, of: count, yard)
            // A third of them move with each beat.
            let steps = (moment.beat + flake % beatsPerFlakeStep) / beatsPerFlakeStep
            let sunk = Double(moment.ambience ? steps : 0) * (0.7 + 0.6 * Scatter.share(flake * 3 + 1))
            let y = fraction(place.y + sunk / layout.height) * layout.height
            let sway = 1.2 * Flight.sway(0.11 * sunk + 2 * Scatter.share(flake * 3 + 2))
            let x = fraction(place.x - 0.25 * sunk / layout.width) * layout.width + sway
            return .flake(at: ScenePoint(x: x, y: y))
        }
    }

    private static func tintPixel(
        _ column: Int, _ row: Int, _ strength: Double, _ tint: RGB, _ columns: Range<Int>, _ canvas: inout Canvas
    ) {
        guard columns.contains(column), row >= 0, row < canvas.height else { return }
        canvas[column, row] = canvas[column, row] * Float(1 - strength) + tint.linear * Float(strength)
    }

    /// Returns a place in 0 ..< 1 of width and height, spread evenly by a low-discrepancy sequence and moved a little
    /// off it.
    private static func place(ofFlake flake: Int, of count: Int, _ yard: UInt64) -> (x: Double, y: Double) {
        let (seed, off) = (Int(yard & 0xFFFF), 0.7 / Double(count).squareRoot())
        func spread(_ step: Double, _ salt: Int) -> Double {
            fraction(Double(flake) * step + Scatter.share(seed * 2 + salt) + off * Scatter.share(flake * 3 + salt))
        }
        return (spread(0.754_877_666_2, 0), spread(0.569_840_290_9, 2))
    }

    /// Returns the uptime in seconds at which a row of fog last moved.
    private static func seconds(ofRow row: Int, of count: Int, at moment: Moment) -> Double {
        moment.ambience ? moment.time(ofPart: row, of: count, perBeat: fogRowsPerBeat) : 0
    }

    /// Draws bands that thicken toward the ground.
    private static func fog(
        _ share: Double, at moment: Moment, _ layout: SceneLayout, _ space: PixelSpace, _ canvas: inout Canvas
    ) {
        let veil = RGB(hex: 0xE6E8E8)
        let color = veil.linear
        let whole = canvas.bounds
        canvas.note(.rect(whole), .color(veil), opacity: 0.3 * share)
        // A line of cells changes as a whole, so slowly that it need not do so with every beat.
        let rows = Int(2 * space.perUnitY)
        let lines = canvas.height * canvas.width / 16
        for row in 0..<canvas.height {
            let y = Double(row) / space.perUnitY
            let depth = y / layout.horizon
            let band = 0.5 + 0.5 * Flight.sway(y * 0.16 + seconds(ofRow: row / rows, of: lines, at: moment) * 0.05)
            let strength = Float(share * min(0.5, 0.10 + 0.22 * min(1.2, depth)) * (0.65 + 0.35 * band))
            for column in columns(of: layout, space, canvas) {
                canvas[column, row] = canvas[column, row] * (1 - strength) + color * strength
            }
        }
    }

    /// Draws fog where there are only outlines: a few drifting lines, behind birds in full light.
    private static func wisps(
        _ share: Double, at moment: Moment, _ layout: SceneLayout, _ space: PixelSpace, _ canvas: inout Canvas
    ) {
        let color = Light.mono.silhouette.linear
        for index in 0..<Int((share * max(3, layout.height / 4)).rounded()) {
            let row = Int((0.1 + 0.8 * Scatter.share(index * 3)) * layout.height * space.perUnitY)
            let length = 8 + 10 * Scatter.share(index * 3 + 1)
            let track = layout.width + length
            let x =
                fraction(Scatter.share(index * 3 + 2) + seconds(ofRow: index, of: 64, at: moment) * 0.004) * track
                - length
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
