import Testing

@testable import Drawing

@Suite("Area coverage")
struct CoverageTests {
    /// Coverage of a white path on a transparent canvas: each pixel's alpha.
    func alphas(_ path: Path, width: Int, height: Int, rule: FillRule = .nonZero) -> [Float] {
        var canvas = Canvas(width: width, height: height)
        canvas.fill(path, rule: rule, paint: .color(RGB(255, 255, 255)))
        return canvas.pixels.map(\.w)
    }

    @Test("A rectangle covers each pixel by the share of it that it holds")
    func rectangleFractions() {
        let path = Path.rect(Bounds(min: Point(0.25, 0.5), max: Point(2.75, 2.25)))
        let columns: [Float] = [0.75, 1, 0.75, 0]
        let rows: [Float] = [0.5, 1, 0.25]
        let found = alphas(path, width: 4, height: 3)
        for y in 0..<3 {
            for x in 0..<4 { #expect(abs(found[y * 4 + x] - columns[x] * rows[y]) < 1e-5) }
        }
    }
}
