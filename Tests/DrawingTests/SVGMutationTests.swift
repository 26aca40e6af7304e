import Testing

@testable import Drawing

@Suite("Damaged SVG")
struct SVGMutationTests {
    static let original = """
        <?xml version="1.0"?>
        <!-- a bird -->
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
          <defs><linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="#345"/>
          <stop offset="1" stop-color="#fed" class="belly light"/></linearGradient></defs>
          <g id="tail" class="body" data-pivot="35 70" transform="rotate(10 35 70) scale(1.1,.9)">
            <path class="body shade" fill="#B61540" d="M36 58C27 66 14 76 2.5 83q1-5 3 2t4 5 S30 90 46 80Z"/>
            <path d="M8 97a12 6 30 0 1 20 -5A3 3 0 1022 90h4v-5H9z" fill="url(#a)" fill-rule="evenodd"/>
          </g>
          <g id="eye" opacity=".8"><circle cx="63.5" cy="35" r="6.1" style="fill:rgb(20,30,40);stroke:gold"/>
            <ellipse rx="3" ry="2" display="none"/><rect x="1" y="2" width="30%" height="4" rx="1"/>
            <polygon points="1,2 3,4 50 6"/><line x1="1" y1="2" x2="30" y2="40" stroke="#000" stroke-width="3"/>
          </g>
        </svg>
        """

    static let pieces = [
        "<", ">", "/", "\"", "'", "&", "&#0;", "&#x10FFFF;", "-", "1e308", "1e-308", "9999999", "NaN", "%", "(", ")",
        ",",
        "M", "A0 0 0 11", "z", "<g>", "</g>", "<!--", "-->", "<![CDATA[", "<?", "\u{0}", "é", "url(#a)", "none", "\n",
        "transform=\"scale(0)\"", "opacity=\"-1\"", "stroke-width=\"1e7\"", "href=\"#a\"", "matrix(0 0 0 0 0 0)", "0",
        "scale(9999999)", "display=\"none\"", "<stop/>", "class=\"\"", "viewBox=\"0 0 1e-9 1e7\"",
    ].map { Array($0.utf8) }

    @Test("Every damaged file is an error or a picture", arguments: 0..<8)
    func mutations(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &* 7919 &+ 3)
        let base = Array(Self.original.utf8)
        var canvas = Canvas(width: 24, height: 16)
        var pictures = 0
        for _ in 0..<300 {
            var bytes = base
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
                let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
                switch Int.random(in: 0..<6, using: &random) {
                case 0: bytes.removeSubrange(place..<end)
                case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...place, using: &random))
                case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
                case 3: bytes.removeSubrange(place...)
                default:
                    bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
                }
                if bytes.isEmpty { bytes = [0x3C] }
            }
            do throws(SVGError) {
                let document = try SVGDocument(parsing: bytes, name: "damaged.svg")
                canvas.clear()
                var style = SVGStyle(colors: ["body": RGB(1, 2, 3)], parts: ["tail": PartPose(rotation: 33)])
                style.hazeAmount = 0.5
                document.draw(
                    into: &canvas, transform: .fitting(document.viewBox, into: canvas.bounds, pixelAspect: 2),
                    style: style)
                _ = document.bounds(transform: .identity)
                #expect(canvas.pixels.allSatisfy { $0.w >= 0 && $0.w <= 1.001 && $0.x.isFinite })
                pictures += 1
            } catch {
                #expect(error.line >= 1)
                #expect(!error.reason.isEmpty && !error.nextStep.isEmpty)
            }
        }
        // A sweep in which nothing can be read, or everything, would show little.
        #expect(pictures > 10 && pictures < 290, "\(pictures)")
    }
}
