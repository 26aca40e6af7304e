import Testing

@testable import Drawing

@Suite("Area coverage")
struct CoverageTests {
    @Test("A rectangle covers each pixel by the share of it that it holds")
    func rectangleFractions() {
        let path = Path.rect(Bounds(min: Point(0.25, 0.5), max: Point(2.75, 2.25)))
        let columns: [Float] = [0.75, 1, 0.75, 0]
        let rows: [Float] = [0.5, 1, 0.25]
        let found = drawn(path, width: 4, height: 3).alphas
        for y in 0..<3 {
            for x in 0..<4 { #expect(abs(found[y * 4 + x] - columns[x] * rows[y]) < 1e-5) }
        }
    }

    @Test("A slanted edge covers each pixel by the area on its side", arguments: [0.0, 0.3, 1.7, 3.9])
    func slantedEdge(shift: Double) {
        // Right of the line x = shift + y / 2, down to y = 8.
        let path = Path.polygon([
            Point(shift, 0), Point(30, 0), Point(30, 8), Point(shift + 4, 8),
        ])
        let found = drawn(path, width: 12, height: 8)
        for y in 0..<8 {
            for x in 0..<12 {
                // The mean over the row of the covered part of [x, x + 1], by fine sums.
                var expected = 0.0
                for step in 0..<1000 {
                    let edge = shift + (Double(y) + (Double(step) + 0.5) / 1000) / 2
                    expected += max(0, min(1, Double(x + 1) - edge)) / 1000
                }
                #expect(abs(Double(found[x, y].w) - expected) < 1e-4)
            }
        }
    }

    @Test("A disc covers its area", arguments: [0.4, 1.0, 2.5, 7.3, 15.0, 19.9])
    func discArea(radius: Double) {
        let canvas = drawn(.ellipse(center: Point(20.3, 19.8), rx: radius, ry: radius), width: 44, height: 44)
        #expect(abs(canvas.area - .pi * radius * radius) < 0.01 * .pi * radius * radius + 0.01)
    }

    @Test("Rings: by the even-odd rule, and by the direction of the inner outline")
    func rings() {
        var same = Path.rect(Bounds(x: 2, y: 2, width: 10, height: 10))
        var opposite = same
        for corner in [Point(4, 4), Point(10, 4), Point(10, 10), Point(4, 10)].enumerated() {
            if corner.offset == 0 { same.move(to: corner.element) } else { same.line(to: corner.element) }
        }
        for corner in [Point(4, 4), Point(4, 10), Point(10, 10), Point(10, 4)].enumerated() {
            if corner.offset == 0 { opposite.move(to: corner.element) } else { opposite.line(to: corner.element) }
        }
        #expect(abs(drawn(same, rule: .nonZero).area - 100) < 1e-3)
        #expect(abs(drawn(same, rule: .evenOdd).area - 64) < 1e-3)
        #expect(abs(drawn(opposite, rule: .nonZero).area - 64) < 1e-3)
    }

    @Test("What is cut off by the canvas is the same picture, cut")
    func clipping() {
        let path = Path.ellipse(center: Point(0, 0), rx: 14, ry: 9)
        let whole = drawn(path, width: 60, height: 60, transform: .translation(30, 30))
        for (x, y) in [(-20, -20), (-30, -5), (-5, -30), (-40, -34), (-18, -44), (-44, -30)] {
            let part = drawn(
                path, width: 17, height: 13, transform: .translation(Double(30 + x), Double(30 + y)))
            for py in 0..<13 {
                for px in 0..<17 where px - x < 60 && py - y < 60 {
                    #expect(abs(part[px, py].w - whole[px - x, py - y].w) < 1e-5)
                }
            }
        }
    }

    @Test("Triangles that share an edge cover it once between them")
    func sharedEdge() {
        let (a, b, c, d) = (Point(1.3, 2.1), Point(17.2, 3.9), Point(15.8, 18.4), Point(2.2, 16.6))
        let first = drawn(.polygon([a, b, c])).alphas
        let second = drawn(.polygon([a, c, d])).alphas
        let whole = drawn(.polygon([a, b, c, d])).alphas
        for index in whole.indices { #expect(abs(first[index] + second[index] - whole[index]) < 2e-4) }
    }

    @Test("Scratch memory is clean after each fill")
    func scratchReuse() {
        var canvas = drawn(.ellipse(center: Point(10, 10), rx: 12, ry: 7))
        canvas.fill(.polygon([Point(-5, 3), Point(44, 9), Point(12, 55)]), paint: .color(white))
        canvas.clear()
        let path = Path.roundedRect(Bounds(x: 3, y: 3, width: 20, height: 12), rx: 4, ry: 4)
        canvas.fill(path, paint: .color(white))
        #expect(canvas.alphas == drawn(path).alphas)
    }

    @Test(
        "Numbers beyond all bounds draw nothing wrong and do not trap",
        arguments: [1e9, 1e15, 1e300, .infinity, -.infinity, .nan])
    func wildNumbers(wild: Double) {
        var path = Path()
        path.move(to: Point(wild, 2))
        path.line(to: Point(3, wild))
        path.cubic(Point(wild, wild), Point(5, -wild), to: Point(8, 8))
        path.quad(Point(-wild, 4), to: Point(wild, wild))
        path.close()
        var canvas = drawn(path)
        canvas.stroke(path, style: StrokeStyle(width: 3), paint: .color(white))
        canvas.fill(path, transform: .scale(wild, wild), paint: .color(white))
        canvas.fill(.rect(Bounds(x: 1, y: 1, width: 1, height: 1)), paint: .color(white))
        #expect(canvas.alphas.allSatisfy { $0.isFinite && $0 >= 0 && $0 <= 1.0001 })
        #expect(canvas[1, 1].w > 0.999)
    }

    @Test("A paint's opacity is as drawing programs mix it, an edge's share is weighed in OKLab")
    func blending() {
        // Half of white over black: a quarter of its light is 137 in 8 bits, near to the 128 of other renderers; what
        // OKLab takes for half as bright is an eighth of it, 99.
        var canvas = Canvas(width: 2, height: 1, filledWith: black.linear)
        canvas.fill(.rect(Bounds(x: 0, y: 0, width: 1, height: 1)), paint: .color(white, opacity: 0.5))
        canvas.fill(.rect(Bounds(x: 1, y: 0, width: 0.5, height: 1)), paint: .color(white))
        #expect(abs(Int(RGB(linear: canvas[0, 0]).red) - 137) <= 1)
        #expect(abs(Int(RGB(linear: canvas[1, 0]).red) - 99) <= 1)
        #expect(canvas.alphas == [1, 1])
    }

    @Test("An edge between two colors is between them, and the same whichever is painted last")
    func edges() {
        let (a, b) = (RGB(200, 30, 40), RGB(140, 190, 230))
        for share in [0.1, 0.5, 0.8] {
            var first = Canvas(width: 1, height: 1, filledWith: b.linear)
            first.fill(.rect(Bounds(x: 0, y: 0, width: share, height: 1)), paint: .color(a))
            var second = Canvas(width: 1, height: 1, filledWith: a.linear)
            second.fill(.rect(Bounds(x: share, y: 0, width: 1 - share, height: 1)), paint: .color(b))
            #expect(OKLab(linear: first[0, 0]).distance(to: OKLab(linear: second[0, 0])) < 0.002)
            let even = OKLab.mix(OKLab(b), OKLab(a), share)
            #expect(OKLab(linear: first[0, 0]).distance(to: even) < 0.002)
        }
    }
}

@Suite("Canvas")
struct CanvasTests {
    @Test("Compositing lays one canvas over another, offset and faded")
    func composite() {
        var ground = Canvas(width: 3, height: 2, filledWith: black.linear)
        ground.composite(Canvas(width: 2, height: 2, filledWith: white.linear), x: 2, y: -1, opacity: 0.25)
        #expect(ground[2, 0] == Pixel(0.0625, 0.0625, 0.0625, 1))
        #expect(ground.pixels.filter { $0 != black.linear }.count == 1)
    }

    @Test("Regions are filled, cleared and copied within the canvas only")
    func regions() {
        var canvas = Canvas(width: 4, height: 4, filledWith: white.linear)
        let before = canvas
        canvas.clear(PixelRect(x: 2, y: 2, width: 9, height: 9))
        #expect(canvas.pixels.filter { $0 == .zero }.count == 4)
        canvas.fill(black, rect: PixelRect(x: -3, y: -3, width: 4, height: 4))
        #expect(canvas[0, 0] == black.linear)
        #expect(canvas[1, 1] == white.linear)
        canvas.copy(PixelRect(x: -1, y: -1, width: 99, height: 99), from: before)
        #expect(canvas.pixels == before.pixels)
        canvas.fill(black, rect: PixelRect(x: 50, y: 50, width: 5, height: 5))
        #expect(canvas.pixels == before.pixels)
    }

    @Test("A vertical gradient runs from the first color to the last, even to the eye")
    func verticalGradient() {
        var canvas = Canvas(width: 1, height: 101)
        canvas.fillVerticalGradient(top: RGB(20, 40, 90), bottom: RGB(250, 200, 120))
        let lightness = canvas.pixels.map { OKLab(linear: $0).lightness }
        let step = (lightness[100] - lightness[0]) / 100
        for index in 1...100 { #expect(abs(lightness[index] - lightness[index - 1] - step) < 2e-3) }
        #expect(OKLab(linear: canvas[0, 0]).distance(to: OKLab(RGB(20, 40, 90))) < 0.01)
        #expect(OKLab(linear: canvas[0, 100]).distance(to: OKLab(RGB(250, 200, 120))) < 0.01)
    }
}
