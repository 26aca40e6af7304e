import Testing

@testable import Drawing

@Suite("Path data")
struct PathTests {
    /// Pairs of path data that are the same outline written in two ways.
    static let same: [(String, String)] = [
        ("M2 2L10 2L10 9Z", "m2 2l8 0l0 7z"),
        ("M2 2L10 2L10 9Z", "M2,2 10,2 10,9z"),
        ("M2 2L10 2L10 9Z", "m2 2 8 0 0 7z"),
        ("M2 2L10 2L10 9L2 9Z", "M2 2H10V9H2Z"),
        ("M2 2L10 2L10 9L2 9Z", "M2 2h8v7h-8z"),
        ("M2 2L10 2L10 9Z", "M+2.0 20e-1L.1e2,2 1e1 9Z"),
        ("M2 .5L10 .25L10 9Z", "M2 .5L10.0.25 10 9Z"),
        ("M2 2L10 -2L10 9Z", "M2 2L10-2L10 9Z"),
        ("M2 2C4 0 8 0 10 2C12 4 16 4 18 2Z", "M2 2C4 0 8 0 10 2S16 4 18 2Z"),
        ("M2 2C4 0 8 0 10 2C12 4 16 4 18 2Z", "m2 2c2-2 6-2 8 0s6 2 8 0z"),
        ("M2 2C2 2 8 0 10 2Z", "M2 2S8 0 10 2Z"),
        ("M2 9Q6 1 10 9Q14 17 18 9Z", "M2 9Q6 1 10 9T18 9Z"),
        ("M2 9Q6 1 10 9Q14 17 18 9Z", "m2 9q4-8 8 0t8 0z"),
        ("M2 9L10 9L18 2Z", "M2 9T10 9L18 2Z"),
        ("M2 2L8 2L8 8ZM10 10L12 10L12 12Z", "m2 2h6v6zm8 8h2v2z"),
        ("M2 2L8 2L8 8ZM2 2L2 8L4 9Z", "M2 2H8V8ZV8L4 9Z"),
        ("M4 10A6 6 0 0 1 16 10Z", "M4 10a6 6 0 0112 0z"),
        ("M4 10A6 6 0 1 1 16 10Z", "M4 10A6 6 0 1116 10Z"),
        // Too small radii grow until the arc reaches; the direction stays.
        ("M4 10A6 6 0 0 1 16 10Z", "M4 10A1 1 0 0 1 16 10Z"),
        ("M4 10A6 3 0 0 1 16 10Z", "M4 10A-6 3 0 0 1 16 10Z"),
        ("M4 10L16 10L9 2Z", "M4 10A0 5 0 0 1 16 10L9 2Z"),
    ]

    @Test("The same outline in two spellings covers the same pixels", arguments: same)
    func spellings(pair: (String, String)) throws {
        let first = drawn(try Path(svg: pair.0), width: 20, height: 20)
        let second = drawn(try Path(svg: pair.1), width: 20, height: 20)
        #expect(first.area > 1)
        for index in first.alphas.indices { #expect(abs(first.alphas[index] - second.alphas[index]) < 1e-3) }
    }

    /// Path data and the area that geometry says it has.
    static let areas: [(String, Double)] = [
        ("M4 10A6 6 0 0 1 16 10Z", .pi * 18),
        ("M4 10A6 6 0 0 0 16 10Z", .pi * 18),
        ("M10 4A6 6 0 0 1 16 10L10 10Z", .pi * 9),
        ("M10 4A6 6 0 1 0 16 10L10 10Z", .pi * 27),
        ("M4 10A6 3 0 0 1 16 10Z", .pi * 9),
        ("M2 9Q6 1 10 9Z", 2.0 / 3.0 * 8 * 4),
        ("M2 2C2 2 10 2 10 2L10 10Z", 32),
        ("M2 10C2 2 10 2 10 10Z", 38.4),
    ]

    @Test("Curves cover the area that geometry gives them", arguments: areas)
    func coversArea(text: String, area: Double) throws {
        let canvas = drawn(try Path(svg: text), width: 20, height: 20)
        #expect(abs(canvas.area - area) < 0.05 + area * 0.003)
    }

    @Test("A turned ellipse lies where it should")
    func turnedArc() throws {
        // Half axes 8 and 2, turned by 30 degrees about (10, 10).
        let (c, s) = (0.866_025_403_784, 0.5)
        let text =
            "M\(10 + 8 * c) \(10 + 8 * s)A8 2 30 0 1 \(10 - 8 * c) \(10 - 8 * s)A8 2 30 0 1 \(10 + 8 * c) \(10 + 8 * s)Z"
        let arc = drawn(try Path(svg: text), width: 20, height: 20)
        let turned = drawn(
            .ellipse(center: Point(10, 10), rx: 8, ry: 2), width: 20, height: 20,
            transform: Transform2D.rotation(degrees: 30).about(Point(10, 10)))
        for index in arc.alphas.indices { #expect(abs(arc.alphas[index] - turned.alphas[index]) < 0.01) }
    }

    /// Path data that is wrong, and a word of the reason.
    static let wrong: [(String, String)] = [
        ("L2 2", "begin"), ("2 2L3 3", "begin"), ("M2", "number"), ("M2 2L3", "number"), ("M2 2X3 3", "command"),
        ("M2 2C1 1 2 2 3", "number"), ("M2 2A1 1 0 2 0 3 3", "flag"), ("M2 2Z3", "Z"), ("M2 2L1e99 1", "million"),
        ("M2 2L--1 1", "number"), ("M2 2l9999999 9999999l9999999 9999999", "million"), ("M2 2é", "command"),
    ]

    @Test("Wrong path data is refused with the reason", arguments: wrong)
    func refused(text: String, word: String) {
        do throws(SVGFault) {
            _ = try Path(svg: text)
            Issue.record("\(text) was read")
        } catch {
            #expect(error.reason.contains(word), "\(error.reason)")
            #expect(!error.nextStep.isEmpty)
        }
    }

    @Test("Bounds hold the outline tightly, not its control points")
    func bounds() throws {
        let path = try Path(svg: "M0 10C0 0 20 0 20 10Z")
        let tight = try #require(path.tightBounds())
        #expect(abs(tight.min.y - 2.5) < 0.05)
        #expect(tight.max == Point(20, 10))
        #expect(Path().tightBounds() == nil)
    }
}

@Suite("Strokes")
struct StrokeTests {
    func area(_ text: String, _ style: StrokeStyle) throws -> Double {
        var canvas = Canvas(width: 40, height: 40)
        canvas.stroke(try Path(svg: text), style: style, paint: .color(white))
        return canvas.area
    }

    /// Path, style and the area of the stroke.
    static let areas: [(String, StrokeStyle, Double)] = [
        ("M5 10H25", StrokeStyle(width: 3), 60),
        ("M5 10L17 15", StrokeStyle(width: 2), 26),
        ("M5 10H25", StrokeStyle(width: 4, cap: .square), 96),
        ("M5 10H25", StrokeStyle(width: 4, cap: .round), 80 + 4 * .pi),
        ("M5 10H25", StrokeStyle(width: 0.5), 10),
        ("M5 5H25V25", StrokeStyle(width: 4), 160),
        ("M5 5H25V25", StrokeStyle(width: 4, join: .bevel), 158),
        ("M5 5H25V25", StrokeStyle(width: 4, join: .round), 156 + .pi),
        ("M5 5H25V25H5Z", StrokeStyle(width: 2), 22 * 22 - 18 * 18),
        ("M5 5H25V25H5Z", StrokeStyle(width: 2, join: .round), 22 * 22 - 18 * 18 - 4 + .pi),
        ("M15 15m-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z", StrokeStyle(width: 2), 40 * .pi),
        ("M8 8H8", StrokeStyle(width: 6, cap: .round), 9 * .pi),
        ("M8 8Z", StrokeStyle(width: 6, cap: .square), 36),
        ("M8 8H8", StrokeStyle(width: 6), 0),
        ("M8 8H20", StrokeStyle(width: 0), 0),
    ]

    @Test("Strokes cover the area that geometry gives them", arguments: areas)
    func coversArea(text: String, style: StrokeStyle, expected: Double) throws {
        #expect(abs(try area(text, style) - expected) < 0.05 + expected * 0.004)
    }

    @Test("A miter past its limit becomes a bevel")
    func miterLimit() throws {
        let sharp = "M5 20L30 18L5 16"
        let long = try area(sharp, StrokeStyle(width: 1, miterLimit: 100))
        let cut = try area(sharp, StrokeStyle(width: 1, miterLimit: 4))
        let bevel = try area(sharp, StrokeStyle(width: 1, join: .bevel))
        #expect(abs(cut - bevel) < 1e-3)
        #expect(long > cut + 1)
    }

    @Test("A line that turns back on itself leaves no hole")
    func hairpin() throws {
        var canvas = Canvas(width: 40, height: 40)
        canvas.stroke(
            try Path(svg: "M5 20C40 20 40 21 5 21"), style: StrokeStyle(width: 8, join: .round), paint: .color(white))
        #expect(canvas[15, 20].w > 0.999)
        #expect(canvas[25, 20].w > 0.999)
    }

    @Test("A stroke is distorted with its path's units")
    func distortedStroke() throws {
        var canvas = Canvas(width: 40, height: 40)
        canvas.stroke(
            try Path(svg: "M5 2V18"), style: StrokeStyle(width: 2), transform: .scale(2, 1), paint: .color(white))
        #expect(abs(canvas.area - 4 * 16) < 1e-3)
    }
}
