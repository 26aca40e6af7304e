import Testing

@testable import Drawing

@Suite("Styles of a document")
struct SVGStyleTests {
    static let bird = svg(
        """
        <g id="body" class="body"><rect width="10" height="10" fill="#c02030"/>
          <rect class="body shade" y="10" width="10" height="10" fill="#801020"/></g>
        <g id="wing" data-pivot="15 5" transform="translate(0 0)">
          <rect class="wing" x="14" y="4" width="6" height="2" fill="#303030"/>
          <path class="line" d="M14 12H20" fill="none" stroke="#101010" stroke-width="2"/></g>
        <g id="lid" display="none"><rect x="12" y="16" width="4" height="4" fill="#fff"/></g>
        """)

    func color(_ style: SVGStyle, _ x: Int, _ y: Int) throws -> RGB {
        RGB(linear: try drawn(Self.bird, style: style)[x, y])
    }

    @Test("Roles recolor shapes; derived shades follow; what is not listed stays")
    func roles() throws {
        let blue = RGB(20, 60, 200)
        let style = SVGStyle(colors: ["body": blue, "line": RGB(9, 8, 7)])
        #expect(try color(style, 4, 4) == blue)
        #expect(try color(style, 4, 14) == blue.shaded("shade"))
        #expect(try color(style, 16, 4) == RGB(hex: 0x303030))
        #expect(try color(style, 16, 12) == RGB(9, 8, 7))
        let exact = SVGStyle(colors: ["body": blue, "body shade": RGB(1, 2, 3)])
        #expect(try color(exact, 4, 14) == RGB(1, 2, 3))
        #expect(try color(SVGStyle(), 4, 4) == RGB(hex: 0xC02030))
    }

    @Test("Derived shades are ordered from light to deep")
    func shades() {
        for hex: UInt32 in [0xDE374B, 0x2266AA, 0x8A8A8A, 0xF0DAC7] {
            let color = RGB(hex: hex)
            let lightness = ["light", "", "shade", "deep"].map { OKLab(color.shaded($0)).lightness }
            #expect(lightness == lightness.sorted(by: >))
            #expect(Set(lightness).count == 4)
        }
    }

    @Test("A part turns about its pivot")
    func turning() throws {
        let canvas = try drawn(Self.bird, style: SVGStyle(parts: ["wing": PartPose(rotation: 90)]))
        // The bar of 6 × 2 about (15, 5) now reaches from y = 4 to y = 10.
        for y in 4..<10 { #expect(abs(canvas[14, y].w - 1) < 1e-4 && abs(canvas[15, y].w - 1) < 1e-4) }
        #expect(canvas[18, 4].w < 1e-4)
    }

    @Test("A part is scaled, moved, faded, hidden and shown")
    func poses() throws {
        let mirrored = try drawn(Self.bird, style: SVGStyle(parts: ["wing": PartPose(scale: Point(-1, 1))]))
        #expect(mirrored[11, 5].w > 0.99 && mirrored[18, 5].w < 0.01)
        let moved = try drawn(Self.bird, style: SVGStyle(parts: ["wing": PartPose(offset: Point(-2, 10))]))
        #expect(moved[13, 15].w > 0.99 && moved[19, 5].w < 0.01)
        let faded = try drawn(Self.bird, style: SVGStyle(parts: ["wing": PartPose(opacity: 0.25)]))
        #expect(abs(faded[18, 5].w - 0.25) < 1e-4)
        #expect(try drawn(Self.bird, style: SVGStyle(parts: ["wing": .hidden]))[18, 5].w == 0)
        #expect(try drawn(Self.bird)[13, 17].w == 0)
        #expect(try drawn(Self.bird, style: SVGStyle(parts: ["lid": .shown]))[13, 17].w > 0.99)
    }

    @Test("Light multiplies, haze covers, a silhouette is one color, opacity is the whole's")
    func light() throws {
        #expect(try color(SVGStyle(light: black), 4, 4) == black)
        let warm = try color(SVGStyle(light: RGB(255, 128, 128)), 4, 4)
        #expect(warm.red == 0xC0 && warm.green < 0x20)
        #expect(try color(SVGStyle(haze: RGB(10, 20, 30), hazeAmount: 1), 4, 4) == RGB(10, 20, 30))
        let dark = try drawn(Self.bird, style: SVGStyle(colors: ["body": white], silhouette: RGB(5, 6, 7)))
        #expect(Set(dark.pixels.filter { $0.w > 0.99 }.map { RGB(linear: $0) }) == [RGB(5, 6, 7)])
        let pale = try drawn(Self.bird, style: SVGStyle(opacity: 0.5))
        #expect(pale.pixels.allSatisfy { $0.w < 0.51 })
        #expect(abs(pale.area - (200 + 24) / 2) < 0.1)
    }

    @Test("A gradient's stops have roles of their own; without, the shape's role fills it")
    func gradientRoles() throws {
        let text = svg(
            """
            <linearGradient id="a"><stop class="body"/><stop offset="1" class="body"/></linearGradient>
            <linearGradient id="b"><stop/><stop offset="1" stop-color="#fff"/></linearGradient>
            <rect class="wing" width="20" height="10" fill="url(#a)"/>
            <rect class="wing" y="10" width="20" height="10" fill="url(#b)"/>
            """)
        let canvas = try drawn(text, style: SVGStyle(colors: ["body": RGB(200, 0, 0), "wing": RGB(0, 0, 200)]))
        #expect(RGB(linear: canvas[5, 5]) == RGB(200, 0, 0))
        #expect(RGB(linear: canvas[5, 15]) == RGB(0, 0, 200))
    }

    @Test("Thin lines are drawn stronger, up to twice, and never wider")
    func thinLines() throws {
        for (width, gain) in [(0.25, 2.0), (0.5, 2), (0.8, 1.25), (1, 1), (3, 1)] {
            let text = svg("<path d='M2 5.5H12' stroke='#fff' stroke-width='\(width)'/>")
            let strong = try drawn(text)
            #expect(abs(strong.area - 10 * width * gain) < 0.01)
            #expect(try abs(drawn(text, style: SVGStyle(leastLineWidth: 0)).area - 10 * width) < 0.01)
        }
    }

    @Test("Bounds follow what is drawn")
    func bounds() throws {
        let document = try SVGDocument(parsing: Self.bird, name: "")
        #expect(document.bounds(transform: .identity) == Bounds(x: 0, y: 0, width: 20, height: 20))
        #expect(document.bounds(of: "wing", transform: .scale(2)) == Bounds(x: 28, y: 8, width: 12, height: 18))
        let hidden = SVGStyle(parts: ["body": .hidden])
        #expect(document.bounds(transform: .identity, style: hidden) == Bounds(x: 14, y: 4, width: 6, height: 9))
        #expect(document.bounds(of: "lid", transform: .identity) == nil)
        #expect(document.bounds(of: "beak", transform: .identity) == nil)
    }

    @Test("Nothing outside the bounds is painted", arguments: [0.0, 31, 77, 145])
    func boundsHold(angle: Double) throws {
        let document = try SVGDocument(parsing: Self.bird, name: "")
        let style = SVGStyle(parts: ["wing": PartPose(rotation: angle, scale: Point(1.3, 0.7))])
        let map = Transform2D.translation(6, 9) * .scale(1.7, 0.9) * .rotation(degrees: angle / 5)
        var canvas = Canvas(width: 50, height: 50)
        document.draw(into: &canvas, transform: map, style: style)
        let bounds = try #require(document.bounds(transform: map, style: style))
        for y in 0..<50 {
            for x in 0..<50 where canvas[x, y].w > 1e-3 {
                #expect(Double(x + 1) >= bounds.min.x && Double(x) <= bounds.max.x)
                #expect(Double(y + 1) >= bounds.min.y && Double(y) <= bounds.max.y)
            }
        }
    }
}
