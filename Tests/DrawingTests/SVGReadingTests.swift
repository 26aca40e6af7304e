import TestSupport
import Testing

@testable import Drawing

@Suite("Reading SVG")
struct SVGReadingTests {
    /// Elements, and what they cover on 20 × 20 pixels.
    static let areas: [(String, Double)] = [
        ("<rect x='2' y='3' width='5' height='4'/>", 20),
        ("<rect width='50%' height='10%'/>", 20),
        ("<rect x='2' y='3' width='8' height='4' rx='2'/>", 32 - 16 + 4 * .pi),
        ("<rect x='2' y='3' width='8' height='4' ry='9'/>", 8 * .pi),
        ("<circle cx='10' cy='10' r='4'/>", 16 * .pi),
        ("<ellipse cx='10' cy='10' rx='4' ry='2'/>", 8 * .pi),
        ("<polygon points='2,2 8,2 8,8'/>", 18),
        ("<polyline points='2 2 8 2 8 8'/>", 18),
        ("<polyline points='2 2 8 2' fill='none' stroke='red'/>", 6),
        ("<line x1='2' y1='2.5' x2='8' y2='2.5' stroke='red'/>", 6),
        ("<line x1='2' y1='2.5' x2='8' y2='2.5'/>", 0),
        ("<path d='M2 2H8V8Z'/>", 18),
        ("<path/>", 0), ("<rect width='0' height='5'/>", 0), ("<circle r='0'/>", 0), ("<polygon points=''/>", 0),
        ("<path d='M2 2H12V12H2ZM4 4H10V10H4Z' fill-rule='evenodd'/>", 64),
        ("<path d='M2 2H12V12H2ZM4 4H10V10H4Z'/>", 100),
        ("<g fill='none' stroke='#000' stroke-width='2'><path d='M2 5H8'/></g>", 12),
        ("<g fill='none' stroke='#000' stroke-width='2' stroke-linecap='square'><path d='M2 5H8'/></g>", 16),
        ("<path d='M2 5H8' style='fill:none; stroke : black;stroke-width:2px'/>", 12),
        ("<path d='M2 5H8' style='stroke-width:2;stroke:#000;' stroke-width='9' fill='none'/>", 12),
        ("<g opacity='.5'><rect width='4' height='4' opacity='.5'/></g>", 4),
        ("<g opacity='.5'><rect width='4' height='4'/><rect width='4' height='4'/></g>", 8),
        ("<rect width='4' height='4' fill-opacity='50%'/>", 8),
        ("<rect width='4' height='4' fill='#00000080'/>", 16 * 128 / 255),
        ("<rect x='1' y='1' width='4' height='4' stroke='#fff' stroke-width='2' opacity='.5'/>", 18),
        ("<g display='none'><rect width='4' height='4'/></g><rect width='1' height='1'/>", 1),
        ("<rect width='4' height='4' visibility='hidden'/>", 0),
        ("<g transform='translate(2 2) scale(2)'><rect width='2' height='2'/></g>", 16),
        ("<rect width='2' height='2' transform='rotate(90 5 5)'/>", 4),
        ("<svg:rect width='2' height='2'/>", 4),
        ("<title>A &lt;bird</title><desc><b>x</b></desc><metadata><q/></metadata><rect width='1' height='1'/>", 1),
        ("<inkscape:grid x='1'><rect width='9' height='9'/></inkscape:grid><rect width='1' height='1'/>", 1),
        ("<!-- <rect width='9' height='9'/> --><rect width='1' height='1'/><![CDATA[<rect/>]]>", 1),
        ("<defs><linearGradient id='a'><stop offset='0'/></linearGradient></defs><rect width='1' height='1'/>", 1),
    ]

    @Test("Elements cover what they describe", arguments: areas)
    func coversArea(inner: String, area: Double) throws {
        #expect(abs(try drawn(svg(inner)).area - area) < 0.03 + area * 0.004)
    }

    /// Colors as SVG writes them.
    static let colors: [(String, UInt32)] = [
        ("#1b2", 0x11BB22), ("#1b2f", 0x11BB22), ("#102030", 0x102030), ("#102030FF", 0x102030),
        ("red", 0xFF0000), ("RebeccaPurple", 0x663399), ("rgb(1,2,3)", 0x010203), ("rgb(1 2 3)", 0x010203),
        ("rgb(100%, 0%, 20%)", 0xFF0033), ("rgba(1, 2, 3, 1)", 0x010203), ("rgb(300, -5, 3)", 0xFF0003),
        (" #102030 ", 0x102030), ("currentColor", 0x0A0B0C),
    ]

    @Test("Colors in all spellings", arguments: colors)
    func spelling(text: String, hex: UInt32) throws {
        let canvas = try drawn(svg("<g color='#0a0b0c'><rect width='2' height='2' fill='\(text)'/></g>"))
        #expect(RGB(linear: canvas[0, 0]) == RGB(hex: hex))
    }

    @Test("The viewBox, or width and height in its place")
    func viewBox() throws {
        let first = try SVGDocument(parsing: "<svg viewBox='-5 2,30 40'/>", name: "")
        #expect(first.viewBox == Bounds(x: -5, y: 2, width: 30, height: 40))
        let second = try SVGDocument(parsing: "<?xml version='1.0'?><svg width='30px' height='40'/>", name: "")
        #expect(second.viewBox == Bounds(x: 0, y: 0, width: 30, height: 40))
        let third = try SVGDocument(
            parsing: Array("\u{FEFF}<!DOCTYPE svg [<!ENTITY a \"b>\">]>\r\n<svg viewBox='0 0 1 1'></svg>".utf8),
            name: "")
        #expect(third.viewBox.width == 1)
    }

    @Test("Parts, roles and pivots are found")
    func structure() throws {
        let document = try SVGDocument(
            parsing: svg(
                """
                <g id="wing" class="wing" data-pivot="5 6"><path d="M0 0H9V9Z"/>
                <path class="wing  shade" d="M0 0H9V9Z"/><g id="tip"/></g>
                """), name: "bird.svg")
        #expect(document.partIDs == ["wing", "tip"])
        #expect(document.roles == [["wing"], ["wing", "shade"]])
        #expect(document.pivot(of: "wing", transform: .scale(2)) == Point(10, 12))
        #expect(document.pivot(of: "beak", transform: .identity) == nil)
    }

    @Test("A gradient runs over the shape's box, or in user units, and may take its stops from another")
    func gradients() throws {
        let stops = "<stop offset='0' stop-color='#000'/><stop offset='100%' style='stop-color:#fff'/>"
        for (attributes, column, expected) in [
            ("", 9, 0x79), ("x2='.5'", 14, 0xFF), ("gradientUnits='userSpaceOnUse' x1='5' x2='15'", 12, 0xBF),
            ("gradientTransform='scale(.5 1)'", 14, 0xFF), ("x2='.5' spreadMethod='reflect'", 19, 0x08),
            ("x2='.5' spreadMethod='repeat'", 10, 0x08), ("x1='1' x2='0'", 0, 0xF9), ("x2='0'", 3, 0xFF),
        ] {
            let canvas = try drawn(
                svg(
                    """
                    <rect width='20' height='20' fill="url(#b)"/><linearGradient id='a'>\(stops)</linearGradient>
                    <linearGradient id='b' href='#a' \(attributes)/>
                    """))
            let found = Int(RGB(linear: canvas[column, 10]).red)
            // Positions are at pixels' middles: half a pixel of 20 is 6 of 255.
            #expect(abs(found - expected) <= 8, "\(attributes): \(found)")
        }
    }

    @Test("Stops mix in sRGB, with their opacity")
    func stops() throws {
        let canvas = try drawn(
            svg(
                """
                <linearGradient id='a' x2='0' y2='1'><stop offset='.5' stop-color='#204060'/>
                <stop offset='.2' stop-color='#204060' stop-opacity='.5'/></linearGradient>
                <rect width='20' height='20' fill='url(#a)'/>
                """))
        // The second stop comes where the first is, as offsets never go back.
        #expect(canvas[3, 2].w > 0.99)
        #expect(abs(canvas[3, 15].w - 0.5) < 0.01)
    }

    /// Faulty files, the line, the element, and a word of the reason.
    static let faults: [(String, Int, String?, String)] = [
        ("", 1, nil, "no svg"),
        ("hello", 1, nil, "no svg"),
        ("<svg/>", 1, "svg", "viewBox"),
        ("<svg viewBox='0 0 10'/>", 1, "svg", "viewBox"),
        ("<svg viewBox='0 0 0 10'/>", 1, "svg", "viewBox"),
        ("<html viewBox='0 0 1 1'/>", 1, "html", "outermost"),
        ("<svg viewBox='0 0 1 1'/><svg viewBox='0 0 1 1'/>", 1, "svg", "outermost"),
        (svg("\n<text x='1'>hi</text>"), 2, "text", "subset"),
        (svg("\n\n<image href='x.png'/>"), 3, "image", "subset"),
        (svg("<use href='#a'/>"), 1, "use", "subset"),
        (svg("<radialGradient id='a'/>"), 1, "radialGradient", "subset"),
        (svg("<g>\n<path d='M0 0\nL1'/></g>"), 2, "path", "number"),
        (svg("<path d='M0 0' fill='#12'/>"), 1, "path", "hexadecimal"),
        (svg("<path d='M0 0' fill='blurple'/>"), 1, "path", "blurple"),
        (svg("<path d='M0 0' fill='url(x.svg#a)'/>"), 1, "path", "not in this file"),
        (svg("\n<path d='M0 0H1' fill='url(#nope)'/>\n"), 2, "linearGradient", "nope"),
        (svg("<linearGradient id='a' href='#a'/>\n<path d='M0 0H1' fill='url(#a)'/>"), 1, "linearGradient", "back"),
        (svg("<path d='M0 0' clip-path='url(#a)'/>"), 1, "path", "clip-path"),
        (svg("<path d='M0 0' style='filter:blur(2px)'/>"), 1, "path", "filter"),
        (svg("<path d='M0 0' stroke-dasharray='1 2'/>"), 1, "path", "stroke-dasharray"),
        (svg("<path d='M0 0' stroke-linecap='pointy'/>"), 1, "path", "pointy"),
        (svg("<path d='M0 0' stroke-width='-1'/>"), 1, "path", "negative"),
        (svg("<path d='M0 0' transform='turn(1)'/>"), 1, "path", "turn"),
        (svg("<rect width='1cm' height='1'/>"), 1, "rect", "unit"),
        (svg("<rect width='-1' height='1'/>"), 1, "rect", "negative"),
        (svg("<polygon points='1 2 3'/>"), 1, "polygon", "odd"),
        (svg("<g data-pivot='1'/>"), 1, "g", "data-pivot"),
        (svg("<path d='M0 0'><g/></path>"), 1, "g", "within"),
        (svg("<defs><path d='M0 0'/></defs>"), 1, "path", "within"),
        (svg("<g>\n</h></g>"), 2, "h", "closes"),
        ("<svg viewBox='0 0 1 1'>\n<g>", 2, "g", "not closed"),
        ("<svg viewBox='0 0 1 1'>\n<g id='a", 2, "svg", "ends"),
        ("<svg viewBox='0 0 1 1'><!-- x", 1, "svg", "ends"),
        ("<svg viewBox='0 0 1 1'><g id='a' id='b'/></svg>", 1, "svg", "twice"),
        ("<svg viewBox='0 0 1 1'><g id=a/></svg>", 1, "svg", "quotes"),
        ("<svg viewBox='0 0 1 1'><g id='&bomb;'/></svg>", 1, "svg", "entity"),
        ("<svg viewBox='0 0 1 1'>< g/></svg>", 1, "svg", "name"),
        (svg(String(repeating: "<g>", count: 60)), 1, "g", "deep"),
    ]

    @Test("Faults are named with file, line, element, reason and a next step", arguments: faults)
    func isNamed(text: String, line: Int, element: String?, word: String) {
        do throws(SVGError) {
            _ = try SVGDocument(parsing: text, name: "bad.svg")
            Issue.record("was read")
        } catch {
            #expect(error.file == "bad.svg")
            #expect(error.line == line)
            #expect(error.element == element)
            #expect(error.reason.contains(word), "\(error)")
            #expect(error.nextStep.hasSuffix("."))
            #expect(error.description.hasPrefix("bad.svg:\(line):"))
        }
    }

    @Test("Control characters in a file do not reach the message")
    func harmlessMessages() {
        do throws(SVGError) {
            _ = try SVGDocument(parsing: svg("<path d='M0 0' fill='\u{1B}[31m'/>"), name: "bad.svg")
            Issue.record("was read")
        } catch {
            #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
        }
    }

    @Test("Files too large, numbers too many and trees too deep end soon with an error")
    func bounds() {
        let large = [UInt8](repeating: 0x20, count: SVGParser.mostBytes + 1)
        #expect(throws: SVGError.self) { try SVGDocument(parsing: large, name: "") }
        let points = "M0 0" + String(repeating: "l1 1", count: 250_000)
        #expect(throws: SVGError.self) { try SVGDocument(parsing: svg("<path d='\(points)'/>"), name: "") }
        let shapes = String(repeating: "<path d='M0 0H1V1'/>", count: 20_001)
        #expect(throws: SVGError.self) { try SVGDocument(parsing: svg(shapes), name: "") }
    }
}

@Suite struct XMLEscapingTests {
    /// A name is text between two tags and within an attribute, for a reader that goes by code points.
    @Test(arguments: HostileNames.all) func aNameIsOnlyText(name: String) {
        let escaped = name.escapedForXML
        for sign in ["<", ">", "\"", "'"] as [Unicode.Scalar] { #expect(!escaped.unicodeScalars.contains(sign)) }
        var shown = escaped
        for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            var bytes = Array(shown.utf8)
            while let place = bytes.firstRange(of: Array(entity.utf8)) { bytes.replaceSubrange(place, with: [0x01]) }
            shown = String(decoding: bytes.flatMap { $0 == 0x01 ? Array(sign.utf8) : [$0] }, as: UTF8.self)
        }
        #expect(Array(shown.unicodeScalars) == Array(name.unicodeScalars))
    }
}
