@testable import Drawing

/// Numbers by chance that are the same in every run (Steele, Lea and Flood's SplitMix64).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}

let white = RGB(255, 255, 255)
let black = RGB(0, 0, 0)

extension Canvas {
    /// Each pixel's alpha.
    var alphas: [Float] { pixels.map(\.w) }
    /// Pixels covered, in all.
    var area: Double { pixels.reduce(0) { $0 + Double($1.w) } }
}

/// A canvas with one white path.
func drawn(
    _ path: Path, width: Int = 40, height: Int = 40, rule: FillRule = .nonZero, transform: Transform2D = .identity
) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    canvas.fill(path, transform: transform, rule: rule, paint: .color(white))
    return canvas
}

/// A document drawn one pixel a unit.
func drawn(_ text: String, width: Int = 20, height: Int = 20, style: SVGStyle = SVGStyle()) throws -> Canvas {
    let document = try SVGDocument(parsing: text, name: "test.svg")
    var canvas = Canvas(width: width, height: height)
    document.draw(into: &canvas, transform: .identity, style: style)
    return canvas
}

/// The elements within an outermost one.
func svg(_ inner: String, box: String = "0 0 20 20") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\(inner)</svg>"
}
