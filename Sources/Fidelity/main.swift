import Drawing
import FoundationEssentials
import PictureTools

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `make fidelity`: how close a terminal's pictures come to the drawings themselves, and how long they take.
///
/// Each of ten drawings is shown on cells by this program and by `chafa`; what a terminal would then show, 8 × 16
/// pixels a cell, is compared with what `rsvg-convert` draws, as the mean OKLab distance of the pixels.

/// The background of the drawings that are compared.
let ground = RGB(hex: 0x12161B)
/// The color of cells in the terminal's own foreground.
let ink = RGB(hex: 0xD8DEE4)
/// The height of the drawings in cells.
let rows = 16
let drawings = [
    "Birds/cardinal", "Birds/hummingbird", "Birds/owl", "Birds/magpie-flight", "Plants/foxglove-1", "Fountains/stone",
    "Shop/acorns-collection", "Food/golden-acorn", "Feeders/tube", "Birdhouses/cottage",
]
let sets: [GlyphSet] = [.half, .quadrant, .sextant, .octant, .ascii]
let palettes: [(name: String, palette: ColorPalette, chafa: String)] = [
    ("24-bit", .trueColor, "full"), ("256", .xterm256, "256"), ("16", .ansi16, "16"),
]
let chafaSymbols: [GlyphSet: String] = [
    .half: "space+solid+hhalf", .quadrant: "space+solid+half+quad", .sextant: "space+solid+half+sextant",
    .ascii: "ascii",
]

let assets = CommandLine.arguments.dropFirst().first ?? "Assets"
guard Shell.output("rsvg-convert --version && pngtopam --version 2>&1") != nil else {
    print("fidelity needs rsvg-convert and pngtopam (Debian: librsvg2-bin, netpbm) for the reference pictures.")
    exit(1)
}
if CommandLine.arguments.dropFirst(2).first == "--references" {
    try IconReferences.write(CommandLine.arguments.dropFirst(3).map { $0 })
    exit(0)
}
let hasChafa = Shell.output("chafa --version") != nil

/// A drawing to measure, with the picture that `rsvg-convert` makes of it.
struct Subject {
    let path: String
    let document: SVGDocument
    let size: CellSize
    let reference: Image

    init(_ name: String) throws {
        path = "\(assets)/\(name).svg"
        document = try SVGDocument(parsing: Array(Data(contentsOf: URL(filePath: path))), name: path)
        let columns = (Double(rows) * 2 * document.viewBox.width / document.viewBox.height).rounded()
        size = CellSize(width: Int(columns), height: rows)
        let (width, height) = (size.width * 8, rows * 16)
        reference =
            Image(svg: path, width: width, height: height, ground: ground)
            ?? Image(width: width, height: height, filledWith: ground)
    }

    func shown(_ set: GlyphSet, _ palette: ColorPalette, _ detail: Detail) -> CellGrid {
        var canvas = Canvas(cells: size, glyphs: set, detail: detail, filledWith: ground.linear)
        let box = document.viewBox
        let toPixels =
            Transform2D.scale(Double(canvas.width) / box.width, Double(canvas.height) / box.height)
            * .translation(-box.min.x, -box.min.y)
        document.draw(into: &canvas, transform: toPixels)
        var grid = CellGrid(size: size)
        GlyphFitter(set: set, palette: palette, detail: detail).fit(canvas, into: &grid, ground: ground)
        return grid
    }

    func chafa(_ set: GlyphSet, _ colors: String) -> Image? {
        guard let symbols = chafaSymbols[set] else { return nil }
        let back = ground.name
        // The best result of chafa's settings counts.
        let images = ["average", "median"].compactMap { extractor -> Image? in
            let command =
                "rsvg-convert -b '\(back)' -w \(size.width * 8) -h \(rows * 16) \(path) | "
                + "chafa -f symbols --symbols \(symbols) -c \(colors) -s \(size.width)x\(size.height) --stretch -w 9 "
                + "--color-space din99d --color-extractor \(extractor) -p off --bg '\(back)' -"
            guard let text = Shell.output(command), !text.isEmpty else { return nil }
            var shown = Image(width: size.width * 8, height: size.height * 16, filledWith: ground)
            shown.put(
                Image(CellGrid(ansiText: String(decoding: text, as: UTF8.self)), ground: ground, ink: ink), x: 0, y: 0)
            return shown
        }
        return images.min { $0.difference(from: reference).mean < $1.difference(from: reference).mean }
    }
}

func text(_ value: Double, _ digits: Int = 4) -> String {
    guard value.isFinite else { return "–" }
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let whole = Int((value * scale).rounded())
    let rest = String(whole % Int(scale))
    return "\(whole / Int(scale))." + String(repeating: "0", count: digits - rest.count) + rest
}

func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

let subjects = try drawings.map(Subject.init)
print("mean OKLab distance from rsvg-convert's pictures, ten drawings of \(rows) rows (root mean square in brackets)\n")
print(
    pad("glyphs", 11) + pad("colors", 9) + pad("moving", 19) + pad("still", 19) + pad("chafa", 19)
        + "drawn and fitted in (moving, still)")
for set in sets {
    for (name, palette, chafaColors) in palettes {
        var errors = [(mean: Double, root: Double)](repeating: (0, 0), count: 3)
        var milliseconds = [0.0, 0.0]
        func add(_ image: Image?, _ place: Int, _ reference: Image) {
            let (mean, root) = image?.difference(from: reference) ?? (.nan, .nan)
            errors[place].mean += mean / Double(subjects.count)
            errors[place].root += root / Double(subjects.count)
        }
        for subject in subjects {
            for (place, detail) in [Detail.plain, .fine].enumerated() {
                let palette = palette == .trueColor && detail == .fine ? .exact : palette
                add(Image(subject.shown(set, palette, detail), ground: ground, ink: ink), place, subject.reference)
                let times = (0..<9).map { _ in
                    let start = Shell.uptime()
                    _ = subject.shown(set, palette, detail)
                    return (Shell.uptime() - start) * 1000
                }
                milliseconds[place] += (times.min() ?? 0) / Double(subjects.count)
            }
            add(hasChafa ? subject.chafa(set, chafaColors) : nil, 2, subject.reference)
        }
        let columns = errors.map { pad("\(text($0.mean)) (\(text($0.root)))", 19) }.joined()
        print(
            pad(set.rawValue, 11) + pad(name, 9) + columns
                + milliseconds.map { "\(text($0, 2)) ms" }.joined(separator: "  "))
        fflush(nil)
    }
}

let program =
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    + "/backyard-birds"
if hasChafa, access(program, X_OK) == 0 {
    print("\nfrom SVG file to text, the whole program, quadrants in 24 bits (least of 9)")
    for subject in subjects.prefix(3) {
        let size = "\(subject.size.width)x\(subject.size.height)"
        let mine = Shell.milliseconds(
            "\(program) draw \(subject.path) --size \(size) --glyphs quadrant --colors 24bit", times: 9)
        let other = Shell.milliseconds(
            "chafa -f symbols --symbols space+solid+half+quad -c full -s \(size) \(subject.path)", times: 9)
        print("  \(pad(subject.path, 36)) ours \(text(mine, 1)) ms   chafa \(text(other, 1)) ms")
    }
}

Frames.report()
