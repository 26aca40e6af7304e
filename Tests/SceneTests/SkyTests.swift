import Drawing
import Simulation
import Testing

@testable import Scene

/// Skies of every hour and weather in a palette of 256: of cells that can mix colors, and of those that cannot.
@Suite struct SkyTests {
    private static let rows = 88

    /// The gradient's rows as they are wished for, and as they are shown.
    private func rows(hour: Double, _ weather: Weather) -> [(wanted: OKLab, shown: RGB)] {
        let light = Sky.light(hour: hour).under(weather)
        var canvas = Canvas(width: 3, height: Self.rows)
        canvas.fillVerticalGradient(top: light.top, bottom: light.bottom)
        let wanted = (0..<Self.rows).map { OKLab(RGB(linear: canvas[0, $0])) }
        canvas.calm(rows: 0..<Self.rows)
        return wanted.enumerated().map { ($1, RGB(linear: canvas[2, $0])) }
    }

    private func chroma(_ lab: OKLab) -> Float { (lab.a * lab.a + lab.b * lab.b).squareRoot() }

    @Test(arguments: Weather.allCases)
    func aSkyKeepsItsHueInAPaletteOf256(weather: Weather) {
        for quarter in 0..<96 {
            for (wanted, shown) in rows(hour: Double(quarter) / 4, weather) {
                #expect(ColorPalette.xtermColors[16...].contains(shown))
                guard chroma(wanted) > 0.03 else { continue }
                let lab = OKLab(shown)
                #expect(chroma(lab) > 0.012, "no gray at \(quarter) quarters")
                let cosine = (wanted.a * lab.a + wanted.b * lab.b) / (chroma(wanted) * chroma(lab))
                #expect(cosine > 0.7, "within 45° at \(quarter) quarters: \(shown)")
                // The palette has nothing dull between navy and the blue of its second steps, .28 apart.
                #expect(abs(wanted.lightness - lab.lightness) < 0.175)
            }
        }
    }

    /// By two colors a cell a sky runs from its upper color to its lower one without slabs.
    @Test(arguments: Weather.allCases)
    func aSkyOf256ColorsIsAGradient(weather: Weather) throws {
        let size = CellSize(width: 1, height: 24)
        for quarter in 0..<96 {
            let light = Sky.light(hour: Double(quarter) / 4).under(weather)
            var canvas = Canvas(cells: size, glyphs: .quadrant)
            canvas.fillVerticalGradient(top: light.top, bottom: light.bottom)
            var grid = CellGrid(size: size)
            GlyphFitter(set: .quadrant, palette: .xterm256).fit(canvas, into: &grid)
            for row in 0..<size.height {
                let wanted = OKLab(linear: (canvas[0, 2 * row] + canvas[0, 2 * row + 1]) / 2)
                let shown = try #require(grid[0, row].seen)
                #expect(shown.distance(to: wanted) < 0.05, "at \(quarter) quarters, row \(row)")
            }
        }
    }

    @Test(arguments: Weather.allCases)
    func noThinStripeRunsThroughABand(weather: Weather) {
        for quarter in 0..<96 {
            let shown = rows(hour: Double(quarter) / 4, weather).map(\.shown)
            var bands: [(color: RGB, rows: Int)] = []
            for color in shown {
                if bands.last?.color == color { bands[bands.count - 1].rows += 1 } else { bands.append((color, 1)) }
            }
            for index in bands.indices.dropFirst().dropLast() where bands[index].rows < Self.rows / 8 {
                #expect(bands[index - 1].color != bands[index + 1].color, "at \(quarter) quarters")
            }
        }
    }
}
