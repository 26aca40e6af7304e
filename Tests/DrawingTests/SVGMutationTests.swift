import Foundation
import TestSupport
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
          <svg x="4" y="5" width="40" height="30%" viewBox="0 0 8 9" opacity=".9"><circle cx="4" cy="4" r="3"/></svg>
          <text x="30" y="90" font-size="4" fill="red" text-anchor="end" transform="scale(2)">a &amp; b</text>
        </svg>
        """

    static let pieces = [
        "<", ">", "/", "\"", "'", "&", "&#0;", "&#x10FFFF;", "-", "1e308", "1e-308", "9999999", "NaN", "%", "(", ")",
        ",",
        "M", "A0 0 0 11", "z", "<g>", "</g>", "<!--", "-->", "<![CDATA[", "<?", "\u{0}", "é", "url(#a)", "none", "\n",
        "transform=\"scale(0)\"", "opacity=\"-1\"", "stroke-width=\"1e7\"", "href=\"#a\"", "matrix(0 0 0 0 0 0)", "0",
        "scale(9999999)", "display=\"none\"", "<stop/>", "class=\"\"", "viewBox=\"0 0 1e-9 1e7\"",
    ].map { Array($0.utf8) }

    /// The drawing above, the game's own art, and icons of other makers.
    static let originals: [[UInt8]] = {
        let assets = IconTests.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Assets").resolvingSymlinksInPath()
        let art = (FileManager.default.subpaths(atPath: assets.path) ?? [])
            .filter { $0.hasSuffix(".svg") && !$0.hasPrefix("screenshot") }.sorted()
            .compactMap { try? Data(contentsOf: assets.appending(path: $0)) }.map { [UInt8]($0) }
        return [Array(original.utf8)] + IconTests.names.compactMap { try? IconTests.bytes($0) } + art
    }()

    @Test("Every damaged file is an error or a picture", arguments: 0..<8)
    func mutations(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &* 7919 &+ 3)
        #expect(Self.originals.count > 100)
        var canvas = Canvas(width: 24, height: 16)
        var pictures = 0
        let turns = rounds(short: 300)
        for turn in 0..<turns {
            // Every original once for each seed, and the first one, which has a bit of everything, for the rest.
            let base = Self.originals[turn < Self.originals.count ? turn : 0]
            var bytes = base
            // Much harm, or so little that a picture often remains.
            for _ in 0..<Int.random(in: 1...(turn.isMultiple(of: 2) ? 6 : 2), using: &random) {
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
                let document = try SVGDocument(parsing: bytes, name: "damaged.svg", isComposed: true)
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
        #expect(pictures > turns / 30 && pictures < turns - turns / 30, "\(pictures)")
    }

    @Test("Files that ask for too much are an error or a picture", arguments: SVGBombs.all.keys.sorted())
    func asksForTooMuch(name: String) throws {
        var canvas = Canvas(width: 24, height: 16)
        do throws(SVGError) {
            let document = try SVGDocument(parsing: SVGBombs.all[name] ?? "", name: "bomb.svg")
            document.draw(into: &canvas, transform: .fitting(document.viewBox, into: canvas.bounds))
            #expect(canvas.pixels.allSatisfy { $0.w >= 0 && $0.w <= 1.001 && $0.x.isFinite })
        } catch {
            #expect(error.line >= 1 && !error.reason.isEmpty && !error.nextStep.isEmpty)
        }
    }

    @Test(
        "A file that is too much says so",
        arguments: [
            "deep nesting", "entities", "wide stroke", "shapes", "chain", "covers", "fading", "inner drawings",
            "deep drawings",
        ])
    func refusals(name: String) {
        let bytes = Array((SVGBombs.all[name] ?? "").utf8)
        #expect(throws: SVGError.self) { try SVGDocument(parsing: bytes, name: "bomb.svg", isComposed: true) }
    }
}

enum SVGBombs {
    /// Files that ask for far more than they weigh.
    static let all: [String: String] = {
        let many = 21_000
        let deep = String(repeating: "<g>", count: many) + String(repeating: "</g>", count: many)
        let entities =
            "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>"
            + svg("<g id=\"&b;\"/>")
        let curves = "M0 0" + String(repeating: "c9e6 9e6 -9e6 9e6 0 0", count: 3000)
        let shapes = String(repeating: "<path d=\"M0 0L1 1\"/>", count: many)
        let chain = (0..<2000).map { "<linearGradient id=\"g\($0)\" href=\"#g\($0 + 1)\"/>" }.joined()
        let layers =
            String(repeating: "<g opacity=\".5\"><path d=\"M0 0h9v9z\"/>", count: 40)
            + String(repeating: "</g>", count: 40)
        let cover = "<path opacity=\".9\" d=\"M-9-9h99v99h-99z\"/>"
        return [
            "covers": svg(String(repeating: cover, count: 2000)),
            "fading": svg(
                String(repeating: "<g opacity=\".5\"><path d=\"M0 0h1v1z\"/><path d=\"M8 8h1v1z\"/></g>", count: 2000)),
            "inner drawings": svg(
                String(repeating: "<svg viewBox=\"0 0 1 1\"><rect width=\"1\" height=\"1\"/></svg>", count: 2000)),
            "deep drawings": svg(
                String(repeating: "<svg><rect width=\"20\" height=\"20\"/>", count: 40)
                    + String(repeating: "</svg>", count: 40)),
            "deep nesting": svg(deep), "entities": entities,
            "entity in text": svg("<title>&b;</title><g fill=\"&lol;\"/>"),
            "wide stroke": svg(
                "<path stroke=\"#000\" stroke-linejoin=\"round\" stroke-width=\"9e6\" d=\"\(curves)\"/>"),
            "curves": svg("<path d=\"\(curves)\"/>"), "shapes": svg(shapes),
            "chain": svg(chain + "<path fill=\"url(#g0)\" d=\"M0 0h9v9z\"/>"), "layers": svg(layers),
            "giant box": svg("<path d=\"M0 0h9v9z\"/>", box: "-9e6 -9e6 9999999 9999999"),
            "tiny box": svg("<circle r=\"9e6\" stroke=\"#000\" stroke-width=\"1e6\"/>", box: "0 0 1e-300 1e-300"),
            "huge numbers": svg("<path d=\"M1e999 0L-1e999 1e308\"/>"),
            "digits": svg("<path d=\"M" + String(repeating: "9", count: 100_000) + " 0\"/>"),
            "scales": svg(
                "<g transform=\"" + String(repeating: "scale(9e6) ", count: 60) + "\"><path d=\"M0 0h9v9z\"/></g>"),
            "squashed": svg("<g transform=\"scale(0 1e-300)\"><path stroke=\"#111\" d=\"M0 0h9v9z\"/></g>"),
            "attributes": svg("<g " + (0..<5000).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>"),
            "too large": svg(String(repeating: " ", count: 5 << 20)),
            "no end": "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0", "nothing": "", "not XML": "\u{0}\u{1}\u{2}PNG",
        ]
    }()
}
