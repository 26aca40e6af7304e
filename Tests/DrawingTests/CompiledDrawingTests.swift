import Testing

@testable import Drawing

@Suite struct CompiledDrawingTests {
    private static let source = """
        <svg viewBox="0 0 20 10" opacity="0.9">
          <linearGradient id="sky" spreadMethod="reflect" gradientTransform="rotate(30)">
            <stop offset="0" stop-color="#102030" class="top"/><stop offset="1" stop-color="#fff" stop-opacity="0.5"/>
          </linearGradient>
          <g id="wing" class="wing deep" data-pivot="3 4" transform="translate(1 2)">
            <path fill="url(#sky)" fill-rule="evenodd" d="M0 0L5.125 0Q6 6 1 7C1 8 2 9 3 3A2 3 30 0 1 4 4Z"/>
            <g display="none"><circle cx="3" cy="3" r="2" fill="none" stroke="#f00" stroke-width="0.3"/></g>
          </g>
          <rect width="4" height="3" fill="#0f0" fill-opacity="0.25" stroke="url(#sky)" transform="scale(2)"/>
        </svg>
        """

    private func compiled(_ bytes: [UInt8]) -> SVGDocument? {
        bytes.withUnsafeBytes { SVGDocument(compiled: $0, name: "test") }
    }

    @Test func whatIsReadBackDrawsTheSamePicture() throws {
        let document = try SVGDocument(parsing: Self.source, name: "test")
        let bytes = document.compiled()
        let back = try #require(compiled(bytes))
        #expect(back.compiled() == bytes)
        #expect(back.partIDs == document.partIDs)
        let style = SVGStyle(
            colors: ["wing": RGB(200, 100, 50), "top": RGB(9, 9, 99)],
            parts: ["wing": PartPose(rotation: 20, isHidden: false)])
        func picture(_ document: SVGDocument) -> [Pixel] {
            var canvas = Canvas(width: 40, height: 20)
            document.draw(into: &canvas, transform: .fitting(document.viewBox, into: canvas.bounds), style: style)
            return canvas.pixels
        }
        #expect(picture(back) == picture(document))
        #expect(picture(document).contains { $0.w > 0 })
    }

    /// A file of another form, or one that was cut off, is no drawing, and no crash.
    @Test func nothingElseIsTakenForADrawing() throws {
        let bytes = try SVGDocument(parsing: Self.source, name: "test").compiled()
        for count in 0..<bytes.count { #expect(compiled(Array(bytes.prefix(count))) == nil) }
        #expect(compiled(bytes + [0]) == nil)
        #expect(compiled(Array(Self.source.utf8)) == nil)
    }
}
