import Drawing
import Simulation
import Testing

@testable import Scene

/// Palettes of few colors at night: what is different by day is told apart, and what has no hue gets none.
@Suite struct NightColorTests {
    private let library = AssetLibrary()
    /// The least distance in OKLab between the colors that most of two things have.
    private static let bound: Float = 0.075

    /// What a screen makes of an area of one color.
    private func shown(_ color: RGB, _ palette: ColorPalette) -> OKLab? {
        let size = CellSize(width: 1, height: 1)
        var grid = CellGrid(size: size)
        GlyphFitter(set: .quadrant, palette: palette).fit(
            Canvas(cells: size, glyphs: .quadrant, filledWith: color.linear), into: &grid)
        return grid[0, 0].seen
    }

    /// The color that most pixels of a drawing have on the screen, in a part of its height.
    private func dominant(
        _ path: String, _ style: SVGStyle, upper: Double = 1, _ palette: ColorPalette = .xterm256
    ) -> OKLab? {
        guard let drawing = library.drawing(path) else { return nil }
        var canvas = Canvas(width: 120, height: 120)
        drawing.draw(into: &canvas, transform: .fitting(drawing.viewBox, into: canvas.bounds), style: style)
        var counts: [RGB: Int] = [:]
        for y in 0..<Int(120 * upper) {
            // Not what is mixed at an edge.
            for x in 0..<120 where canvas[x, y].w > 0.999 && canvas[x, y] == canvas[min(119, x + 1), y] {
                counts[RGB(linear: canvas[x, y]), default: 0] += 1
            }
        }
        return counts.max { ($0.value, $0.key.hex) < ($1.value, $1.key.hex) }.flatMap { shown($0.key, palette) }
    }

    private func light(
        _ weather: Weather, hour: Double, _ palette: ColorPalette = .xterm256, floor: Int = 0
    ) -> Light {
        let key = Backdrop.Key(
            size: CellSize(width: 60, height: 24), pixels: CellPixels(.quadrant), palette: palette,
            minute: Int(hour * 60),
            weather: WeatherBlend(weather), floor: floor, skyline: [0, 1], seed: 7)
        return Backdrop.light(key, hour: hour)
    }

    /// How much stronger than it is, and how far from its hue, a flat field of a drawing may be in a palette of 256.
    private static let (stronger, turned): (Float, Float) = (0.06, 0.075)

    /// Brown is not to become olive, nor the shade in a terracotta bath red. A gray may stand for what it is near to.
    @Test(arguments: [7.7, 13, 20.7], [Weather.clear, .rain])
    func aFlatFieldKeepsItsHue(hour: Double, weather: Weather) {
        let light = light(weather, hour: hour)
        var fields: Set<RGB> = []
        for path in AssetLibrary.paths where path.hasSuffix(".svg") {
            guard let drawing = library.drawing(path) else { continue }
            var style = light.style()
            style.ramps = nil
            var canvas = Canvas(width: 30, height: 30)
            drawing.draw(into: &canvas, transform: .fitting(drawing.viewBox, into: canvas.bounds), style: style)
            for y in 0..<30 {
                for x in 0..<29 where canvas[x, y].w > 0.999 && canvas[x, y] == canvas[x + 1, y] {
                    fields.insert(RGB(linear: canvas[x, y]))
                }
            }
        }
        #expect(fields.count > 200)
        for field in fields {
            let (lab, shown) = (OKLab(field), OKLab(ColorPalette.xterm256.nearest(field)))
            guard shown.chroma > 0.012 else { continue }
            let strength = shown.chroma - lab.chroma
            let (a, b) = (shown.a - lab.a, shown.b - lab.b)
            let hue = max(0, a * a + b * b - strength * strength).squareRoot()
            #expect(strength < Self.stronger && hue < Self.turned, "\(field): \(strength) \(hue)")
        }
    }

    /// Night comes to lawns and things step by step: no minute takes them from daylight to darkness.
    @Test(arguments: Weather.allCases, 0..<3) func nightFallsSlowly(weather: Weather, floor: Int) {
        let lights = (18 * 60...21 * 60).map { light(weather, hour: Double($0) / 60, floor: floor) }
        for (minute, (before, after)) in zip(lights, lights.dropFirst()).enumerated() {
            let grounds = (OKLab(before.floor ?? before.tint), OKLab(after.floor ?? after.tint))
            #expect(grounds.0.distance(to: grounds.1) < 0.1, "\(minute) min after 18 h")
            #expect(OKLab(before.tint).distance(to: OKLab(after.tint)) < 0.1, "\(minute) min after 18 h")
        }
    }

    @Test(arguments: Weather.allCases, [20.7, 21.5, 23, 3])
    func bathFloorSkyAndLeavesAreToldApart(weather: Weather, hour: Double) throws {
        let light = light(weather, hour: hour)
        let sky = try #require(shown(RGB.mix(light.top, light.bottom, 0.5), .xterm256))
        let leaves = try PlantKind.allCases.map { kind in
            try #require(dominant("Plants/\(kind.fileName)-1.svg", light.style(), upper: 0.6))
        }
        for floor in 0..<4 {
            let style = self.light(weather, hour: hour, floor: floor).style(.ground)
            let ground = try #require(dominant("Floors/\(floor).svg", style))
            #expect(ground.distance(to: sky) > Self.bound, "floor \(floor) and sky")
            for fountain in FountainStyle.allCases {
                let bath = try #require(dominant("Fountains/\(fountain.rawValue).svg", light.style()))
                #expect(bath.distance(to: ground) > Self.bound, "\(fountain) on floor \(floor)")
                #expect(bath.distance(to: sky) > Self.bound, "\(fountain) and sky")
                for leaf in leaves { #expect(bath.distance(to: leaf) > Self.bound, "\(fountain) and leaves") }
            }
            for leaf in leaves { #expect(leaf.distance(to: ground) > Self.bound, "leaves on floor \(floor)") }
        }
        for leaf in leaves { #expect(leaf.distance(to: sky) > Self.bound, "leaves and sky") }
    }

    /// Of sixteen colors most are bright: a night's sky is dark all the same, and darker than any bath before it.
    @Test(arguments: [Weather.clear, .cloud, .rain])
    func aNightOfSixteenColorsIsDark(weather: Weather) throws {
        let light = light(weather, hour: 23, .ansi16)
        let size = CellSize(width: 60, height: 24)
        let key = Backdrop.Key(
            size: size, pixels: CellPixels(.quadrant), palette: .ansi16, minute: 23 * 60,
            weather: WeatherBlend(weather), floor: 0,
            skyline: [0, 1], seed: 7)
        let sky = Backdrop(key: key, layout: SceneLayout(size: size), library: library).canvas
        // High up and half way down to the horizon.
        let layout = SceneLayout(size: size)
        let rows = [1, Int(layout.horizon * PixelSpace(CellPixels(.quadrant)).perUnitY / 2)]
        let dark = rows.map { row -> Float in
            let row = (0..<sky.width).map { OKLab(linear: sky[$0, row]).lightness }.sorted()
            return row[row.count / 2]
        }
        #expect(dark.allSatisfy { $0 < 0.42 })
        for fountain in FountainStyle.allCases {
            let bath = try #require(dominant("Fountains/\(fountain.rawValue).svg", light.style(), .ansi16))
            #expect(dark.allSatisfy { $0 < bath.lightness })
        }
    }

    /// Stone is no turquoise, at any hour: every cell of any drawing whose pixels look gray is made of grays.
    @Test(arguments: [6.5, 9, 13, 19.5, 20.4, 23])
    func whatHasNoHueGetsNone(hour: Double) throws {
        let style = light(.clear, hour: hour, .ansi16).style()
        let size = CellSize(width: 16, height: 8)
        let fitter = GlyphFitter(set: .quadrant, palette: .ansi16)
        for path in AssetLibrary.paths where path.hasSuffix(".svg") {
            let drawing = try #require(library.drawing(path))
            var canvas = Canvas(cells: size, glyphs: .quadrant, filledWith: RGB(hex: 0x808080).linear)
            drawing.draw(into: &canvas, transform: .fitting(drawing.viewBox, into: canvas.bounds), style: style)
            var grid = CellGrid(size: size)
            fitter.fit(canvas, into: &grid)
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let pixels = [(0, 0), (1, 0), (0, 1), (1, 1)].map {
                        OKLab(linear: canvas[2 * x + $0.0, 2 * y + $0.1])
                    }
                    guard pixels.allSatisfy({ $0.chroma < 0.02 }) else { continue }
                    for color in [grid[x, y].style.foreground, grid[x, y].style.background] {
                        guard case .rgb(let color) = color else { continue }
                        #expect(OKLab(color).chroma < 0.01, "\(path) at \(x), \(y)")
                    }
                }
            }
        }
    }

    @Test func aChosenColorIsOfTheCube() {
        for hour in [ColorRamps.Hour.day, .dusk, .night] {
            for material in [ColorRamps.Material.ground, .thing, .bird] {
                let ramps = ColorRamps(hour, material)
                for hue in stride(from: 0.0, to: 360, by: 20) {
                    for brightness in stride(from: 0.1, through: 1, by: 0.15) {
                        let color = RGB(hue: hue, saturation: 0.6, brightness: brightness)
                        let shown = ramps.color(for: color, lit: color.linear)
                        #expect(ColorPalette.xtermColors[16...].contains(shown))
                    }
                }
            }
        }
    }

    /// What is far is never lighter than the sky behind it when it is dark, and lighter than what is near by day.
    @Test(arguments: Weather.allCases)
    func farThingsKnowTheHour(weather: Weather) {
        for quarter in 0..<96 {
            let hour = Double(quarter) / 4
            for ramps in [nil, Sky.ramps(hour: hour)] {
                var light = Sky.light(hour: hour).under(weather)
                light.ramps = ramps
                let sky = OKLab(light.bottom).lightness
                for distance in [0, 0.3, 0.45, 0.65] {
                    let far = OKLab(light.far(distance)).lightness
                    if light.isDark { #expect(far <= sky + 0.01, "at \(hour) h, \(distance)") }
                    if !light.isDark, ramps == nil {
                        #expect(far >= OKLab(light.far(0)).lightness - 0.01, "at \(hour) h, \(distance)")
                    }
                }
            }
        }
    }
}
