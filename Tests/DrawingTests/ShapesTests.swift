import Testing

@testable import Drawing

/// Shapes that were noted while a canvas was drawn: written as SVG and read again they are the same picture.
@Suite struct ShapesTests {
    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
          <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="#2040a0"/><stop offset="1" stop-color="#f0c080" stop-opacity="0.5"/>
          </linearGradient>
          <rect width="40" height="40" fill="url(#sky)"/>
          <g opacity="0.6" transform="translate(4 6) rotate(10)">
            <circle cx="14" cy="14" r="9" fill="#c03020"/>
            <path d="M2 2 L30 6 Q20 20 28 28 C20 30 10 24 2 2 Z" fill="#208040" fill-rule="evenodd"/>
          </g>
          <line x1="3" y1="35" x2="37" y2="33" fill="none" stroke="#101010" stroke-width="2"/>
        </svg>
        """

    private func drawn(_ document: SVGDocument, records: Bool) -> Canvas {
        var canvas = Canvas(width: 80, height: 80)
        if records { canvas.shapes = [] }
        document.draw(
            into: &canvas, transform: .fitting(document.viewBox, into: canvas.bounds, pixelAspect: 1))
        return canvas
    }

    @Test func shapesAreThePicture() throws {
        let document = try SVGDocument(parsing: Array(Self.drawing.utf8), name: "drawing")
        let canvas = drawn(document, records: true)
        #expect(canvas.shapes?.count == 4)
        #expect(drawn(document, records: false).pixels == canvas.pixels, "noting changes nothing")
        let copy = "<svg viewBox=\"0 0 80 80\">\(canvas.svgElements())</svg>"
        let again = drawn(try SVGDocument(parsing: Array(copy.utf8), name: "copy"), records: false)
        var worst: Float = 0
        var sum: Float = 0
        for (a, b) in zip(canvas.pixels, again.pixels) {
            let distance = abs(a.x - b.x) + abs(a.y - b.y) + abs(a.z - b.z)
            worst = max(worst, distance)
            sum += distance
        }
        // Where shapes of a faint group lie over each other, each is faint on its own.
        #expect(sum / Float(canvas.pixels.count) < 0.03, "mean \(sum / Float(canvas.pixels.count)), worst \(worst)")
    }

    @Test func numbersAreShort() throws {
        var canvas = Canvas(width: 10, height: 10)
        canvas.shapes = []
        canvas.fill(.rect(Bounds(x: 1, y: 2.5, width: 3.333, height: 4)), paint: .color(RGB(255, 0, 16)))
        #expect(canvas.svgElements() == "<path d=\"M1 2.5L4.33 2.5L4.33 6.5L1 6.5Z\" fill=\"#ff0010\"/>\n")
    }
}
