import Chronology
import Drawing
import Foundation
import Simulation
import Testing

@testable import Scene

/// Light has a side, and snow lies on what looks up.
@Suite struct ReliefTests {
    private let library = AssetLibrary()
    private static let size = CellSize(width: 80, height: 28)

    /// A yard's picture in pixels without a bird.
    private func yard(
        _ index: Int = 0, hour: Double, _ weather: Weather = .clear, _ palette: ColorPalette = .trueColor
    ) throws -> (canvas: Canvas, ground: Canvas, painter: YardPainter, light: Light) {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-01-05T08:00:00Z")))
        let still = StillYard(
            world.backyards[index], Self.size, minute: Int(hour * 60), weather, palette, library)
        return (still.canvas, still.ground, still.painter, still.light)
    }

    /// Mean lightness of the left and the right third of a box.
    private func halves(_ canvas: Canvas, _ rect: SceneRect, _ space: PixelSpace) -> (left: Float, right: Float) {
        func mean(_ part: SceneRect) -> Float {
            let area = space.pixels(part).intersection(
                PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
            var (sum, count) = (Float(0), Float(0))
            for y in area.y..<area.maxY {
                for x in area.x..<area.maxX {
                    sum += OKLab(linear: canvas[x, y]).lightness
                    count += 1
                }
            }
            return sum / max(1, count)
        }
        let third = rect.width / 3
        return (
            mean(SceneRect(x: rect.x, y: rect.y, width: third, height: rect.height)),
            mean(SceneRect(x: rect.maxX - third, y: rect.y, width: third, height: rect.height))
        )
    }

    /// In an image a column has one light, however long its rows are.
    @Test func imagesHaveNoStripes() {
        var layer = Canvas(width: 60, height: 40)
        let gray = RGB(hex: 0x808080)
        for row in 0..<40 { layer.fill(gray, rect: PixelRect(x: 5, y: row, width: 20 + row * 7 % 30, height: 1)) }
        var shaded = layer
        Relief(side: 0.8, isLitAsAWhole: true).apply(to: &shaded)
        for x in 0..<60 {
            let colors = (0..<40).filter { layer[x, $0].w > 0 }.map { RGB(linear: shaded[x, $0]) }
            #expect(Set(colors).count < 2)
        }
        #expect(shaded[5, 0].x < gray.linear.x && shaded[40, 4].x > gray.linear.x)
    }

    /// The basin of every bath is lighter on the side where the sun is.
    @Test(arguments: 0..<5) func theSunnySideOfTheBathIsLit(index: Int) throws {
        func difference(_ hour: Double) throws -> Float {
            let (canvas, _, painter, _) = try yard(index, hour: hour)
            let bath = painter.layout.fountain
            let basin = SceneRect(
                x: bath.x + 0.1 * bath.width, y: bath.y + 0.4 * bath.height, width: 0.8 * bath.width,
                height: 0.12 * bath.height)
            let sides = halves(canvas, basin, painter.space)
            return sides.left - sides.right
        }
        let (morning, noon, evening) = try (difference(8), difference(13.5), difference(18.5))
        #expect(morning > noon + 0.01)
        #expect(evening < noon - 0.01)
    }

    /// Pots of both sides have their light where the sun is, those of mirrored plants too.
    @Test(arguments: [8.0, 18.5]) func potsOnBothSidesAreLitFromTheSameSide(hour: Double) throws {
        for index in 0..<5 {
            let (canvas, _, painter, light) = try yard(index, hour: hour)
            #expect(light.side * (hour - 13.5) > 0)
            for rect in [painter.layout.leadingPlants[2], painter.layout.trailingPlants[2]] {
                let pot = SceneRect(
                    x: rect.x + 0.36 * rect.width, y: rect.y + 0.84 * rect.height, width: 0.28 * rect.width,
                    height: 0.08 * rect.height)
                guard pot.x >= 0, pot.maxX <= painter.layout.width, pot.maxY < painter.layout.feeder.y else { continue }
                let sides = halves(canvas, pot, painter.space)
                #expect((sides.left - sides.right) * Float(13.5 - hour) > 0, "yard \(index)")
            }
        }
    }

    /// The same yard at four hours is told apart with its bird covered: by sky and lawn, on every screen with colors.
    @Test(arguments: [ColorPalette.trueColor, .xterm256, .ansi16])
    func hoursAreToldApart(palette: ColorPalette) throws {
        func mean(_ hour: Double) throws -> [OKLab] {
            let (canvas, _, painter, _) = try yard(hour: hour, .clear, palette)
            let horizon = Int(painter.layout.horizon * painter.space.perUnitY)
            return [0..<horizon / 2, horizon / 2..<horizon, horizon + 2..<canvas.height].map { rows in
                var sum = SIMD4<Float>.zero
                for y in rows { for x in 0..<canvas.width { sum += OKLab(linear: canvas[x, y]).lanes } }
                var lab = OKLab(RGB(0, 0, 0))
                lab.lanes = sum / Float(rows.count * canvas.width)
                return lab
            }
        }
        let hours = try [7.0, 13, 20, 23].map(mean)
        for first in 0..<3 {
            for second in first + 1..<4 {
                let apart = zip(hours[first], hours[second]).map { $0.distance(to: $1) }.reduce(0, +)
                #expect(apart > 0.12, "\(first) and \(second)")
            }
        }
    }

    /// Snow lies on the bath's rim, and never in summer, since it falls only in winter.
    @Test(arguments: [ColorPalette.trueColor, .xterm256]) func snowSettles(palette: ColorPalette) throws {
        for index in 0..<5 {
            let (snowy, _, painter, light) = try yard(index, hour: 12, .snow, palette)
            let snow = try #require(light.snow)
            let rim = painter.space.pixels(painter.layout.fountain)
            let lying = (rim.y..<min(rim.maxY, snowy.height)).reduce(0) { count, y in
                count + (rim.x..<rim.maxX).count { OKLab(linear: snowy[$0, y]).distance(to: OKLab(snow)) < 0.02 }
            }
            #expect(lying > 10, "yard \(index)")
            #expect(try yard(index, hour: 12, .cloud, palette).light.snow == nil)
            // No green shows on the ground.
            let (_, ground, _, _) = try yard(index, hour: 12, .snow, palette)
            for x in 0..<ground.width {
                let lab = OKLab(linear: ground[x, ground.height - 2])
                #expect(lab.lightness > 0.8 && lab.a > -0.03)
            }
        }
    }

    @Test func whatIsFlatBearsSnowAndWhatIsSteepDoesNot() {
        let red = RGB(200, 0, 0)
        var block = Canvas(width: 12, height: 12)
        block.fill(red, rect: PixelRect(x: 3, y: 5, width: 6, height: 7))
        // A pole.
        block.fill(red, rect: PixelRect(x: 10, y: 1, width: 1, height: 11))
        Relief(snow: RGB(255, 255, 255)).apply(to: &block)
        #expect((4..<8).allSatisfy { block[$0, 5] == RGB(255, 255, 255).linear })
        #expect((3..<9).allSatisfy { block[$0, 6] == red.linear })
        #expect((1..<12).allSatisfy { block[10, $0] == red.linear })
    }

    /// Flakes and stars are dots: none stands upon another.
    @Test(arguments: [GlyphSet.quadrant, .half, .sextant]) func flakesAreNoBars(glyphs: GlyphSet) {
        let size = CellSize(width: 120, height: 40)
        let space = PixelSpace(CellPixels(glyphs))
        for second in 0..<20 {
            var canvas = Canvas(cells: size, glyphs: glyphs)
            canvas.fill(RGB(0, 0, 0))
            Precipitation.draw(
                WeatherBlend(.snow), of: 7, asOutlines: false,
                at: Moment(date: .distantFuture, uptime: Double(second) * 1.37, ambience: true),
                layout: SceneLayout(size: size), space: space, into: &canvas)
            for y in 1..<canvas.height {
                for x in 0..<canvas.width where canvas[x, y].x > 0.1 {
                    #expect(canvas[x, y - 1].x < 0.1)
                }
            }
        }
    }

    /// Without colors a flake is four fine dots, where a star is one.
    @Test func flakesAreNoStars() {
        let size = CellSize(width: 60, height: 20)
        var canvas = Canvas(cells: size, glyphs: .braille)
        canvas.fill(RGB(0, 0, 0))
        Precipitation.draw(
            WeatherBlend(.snow), of: 7, asOutlines: true, at: Moment(date: .distantFuture, uptime: 7, ambience: true),
            layout: SceneLayout(size: size), space: PixelSpace(CellPixels(.braille)), into: &canvas)
        func isLit(_ x: Int, _ y: Int) -> Bool { canvas[x, y].x > 0.1 }
        for y in 1..<canvas.height - 1 {
            for x in 1..<canvas.width - 1 where isLit(x, y) {
                #expect((isLit(x - 1, y) || isLit(x + 1, y)) && (isLit(x, y - 1) || isLit(x, y + 1)), "\(x) \(y)")
            }
        }
    }

    /// Without colors snow lies as bright lines on the bath's rim and along the ground's far edge.
    @Test(arguments: 0..<5) func snowOfOutlinesIsLines(index: Int) throws {
        let (snowy, ground, painter, light) = try yard(index, hour: 12, .snow, .mono)
        let snow = try #require(light.snow)
        func lying(_ canvas: Canvas, in area: PixelRect) -> Int {
            (area.y..<min(area.maxY, canvas.height)).reduce(0) { count, y in
                count
                    + (max(0, area.x)..<min(area.maxX, canvas.width)).count {
                        OKLab(linear: canvas[$0, y]).distance(to: OKLab(snow)) < 0.02
                    }
            }
        }
        #expect(light.isOutlines)
        #expect(lying(ground, in: ground.all) == ground.width)
        #expect(lying(snowy, in: painter.space.pixels(painter.layout.fountain)) > 10)
        let clear = try yard(index, hour: 12, .clear, .mono)
        #expect(lying(clear.canvas, in: clear.canvas.all) == 0)
    }

    /// Where there are only outlines fog is a few lines, and nobody in full light is behind them.
    @Test func fogOfOutlinesIsAFewLines() {
        let size = CellSize(width: 60, height: 20)
        let bird = PixelRect(x: 20, y: 5, width: 30, height: 30)
        var canvas = Canvas(cells: size, glyphs: .quadrant)
        canvas.fill(RGB(0, 0, 0))
        canvas.fill(RGB(230, 230, 230), rect: bird)
        let before = canvas
        Precipitation.draw(
            WeatherBlend(.fog), of: 7, asOutlines: true, at: Moment(date: .distantFuture, uptime: 7, ambience: true),
            layout: SceneLayout(size: size), space: PixelSpace(CellPixels(.quadrant)), into: &canvas)
        let changed = canvas.pixels.indices.filter { canvas.pixels[$0] != before.pixels[$0] }
        #expect(!changed.isEmpty && changed.count * 10 < canvas.pixels.count)
        #expect(changed.allSatisfy { before.pixels[$0].x < 0.1 })
    }

    /// A postcard is made of shapes: the sunny side of each is lighter there, too.
    @Test(arguments: [-1.0, 1]) func shapesAreLitFromTheirSide(side: Double) throws {
        var canvas = Canvas(width: 20, height: 20)
        canvas.shapes = []
        canvas.fill(
            .rect(Bounds(x: 2, y: 2, width: 16, height: 16)), transform: .translation(1, 0),
            paint: .color(RGB(hex: 0xB06040)))
        Relief(side: side).apply(to: &canvas)
        let stops = canvas.svgElements().split(separator: "stop-color=\"#").dropFirst()
        let colors = try stops.map { OKLab(RGB(hex: try #require(UInt32($0.prefix(6), radix: 16)))).lightness }
        let (left, right) = (try #require(colors.first), try #require(colors.last))
        #expect(side < 0 ? left > right + 0.1 : right > left + 0.1)
    }

    /// On a postcard snow lies as a band of its own along what is flat, and nowhere else.
    @Test func snowLiesOnShapesToo() throws {
        var canvas = Canvas(width: 24, height: 20)
        canvas.shapes = []
        canvas.fill(.rect(Bounds(x: 4, y: 6, width: 16, height: 14)), paint: .color(RGB(200, 0, 0)))
        let bare = canvas
        Relief().apply(to: &canvas)
        #expect(canvas.svgElements() == bare.svgElements())
        Relief(snow: RGB(hex: 0xF4F8FF), depth: 2).apply(to: &canvas)
        let drawn = canvas.svgElements()
        #expect(drawn.hasPrefix(bare.svgElements()))
        #expect(drawn.lowercased().components(separatedBy: "#f4f8ff").count == 2, "\(drawn)")
    }
}
