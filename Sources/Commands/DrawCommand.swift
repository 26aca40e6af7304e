import Drawing
import Session
import TerminalUI

/// `draw`: prints an SVG file, in the subset of SVG that the game draws, as text.
struct DrawCommand: RunnableCommand {
    static let configuration = CommandConfiguration("draw", \.commandDraw) { words in
        [words.helpDrawElements(elements: words.list(elements)), words.helpDrawPipe(option: "--colors")]
    }

    /// The largest size that can be asked for, in cells.
    static let largest = CellSize(width: 4000, height: 1000)
    /// The names of the SVG elements that are drawn, for help.
    static let elements = [
        "svg", "g", "path", "circle", "ellipse", "rect", "polygon", "polyline", "line", "linearGradient", "text",
    ]

    @Option("--size", .cells, \.optionSize) var size: CellSize?
    var drawing = DrawingOptions()
    @Argument(.text("FILE.svg", names: .file)) var path: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let (words, environment) = (context.words, context.environment)
        let document: SVGDocument
        do {
            document = try SVGDocument(parsing: try bytes(environment.files), name: path.onOneLine, isComposed: true)
        } catch let error as SVGError {
            throw CommandError("notDrawn", "\(error)")
        } catch let error as FileError {
            throw CommandError("notRead", words.drawUnreadable(path: path, cause: words.cause(of: error)))
        } catch {
            throw CommandError("notRead", words.drawUnreadable(path: path, cause: "\(error)"))
        }
        let display = context.display(DisplayOptions(colors: drawing.colors, glyphs: drawing.glyphs, theme: nil))
        let drawing = TextDrawing(glyphs: display.glyphs, palette: display.palette, room: size ?? room(context))
        context.console.writeEscapes(drawing.text(of: document))
        return .printed()
    }

    /// Returns the bytes of the SVG file.
    private func bytes(_ files: any FileSystem) throws(FileError) -> [UInt8] {
        do {
            return try files.read(path == "-" ? "/dev/stdin" : path, limit: SVGDocument.mostBytes)
        } catch {
            guard error.isTooLarge else { throw error }
            // A file over the limit is not read: blanks of one byte more make the parser report its own limit.
            return [UInt8](repeating: 0x20, count: SVGDocument.mostBytes + 1)
        }
    }

    /// Returns the size available for the picture in cells: the terminal without the prompt's line, else `COLUMNS` and
    /// `LINES`, else 80 × 24.
    private func room(_ context: CommandContext) -> CellSize {
        func variable(_ name: String, _ limit: Int) -> Int? {
            context.environment.variable(name).flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, limit) : nil }
        }
        let terminal = context.console.terminalSize()
        let columns = terminal.flatMap { $0.columns > 0 ? $0.columns : nil }
        let rows = terminal.flatMap { $0.rows > 1 ? $0.rows - 1 : nil }
        return CellSize(
            width: min(columns ?? variable("COLUMNS", Self.largest.width) ?? 80, Self.largest.width),
            height: min(rows ?? variable("LINES", Self.largest.height) ?? 24, Self.largest.height))
    }
}

/// The settings for drawing an SVG document as text: glyphs, colors and available size.
struct TextDrawing {
    let glyphs: GlyphSet
    let palette: ColorPalette
    /// The cells available; the picture keeps its proportions within them.
    let room: CellSize

    /// Returns the document as text with color escapes, as large as the available size allows. Below the picture stand the
    /// texts that have no room in it.
    func text(of document: SVGDocument) -> String {
        let box = document.viewBox
        var size = size(of: box, rows: room.height)
        var texts = place(document.texts, from: box, in: size)
        if size.height + texts.rest.count > room.height {
            // Picture and texts share the room; the picture keeps at least half of it.
            size = self.size(of: box, rows: max(1, room.height / 2, room.height - texts.rest.count))
            texts = place(document.texts, from: box, in: size)
        }
        let detail = palette == .mono ? Detail.plain : .fine
        var canvas = Canvas(cells: size, glyphs: glyphs, detail: detail)
        document.draw(
            into: &canvas,
            transform: .fitting(box, into: canvas.bounds, pixelAspect: glyphs.pixelAspect(detail)))
        var grid = CellGrid(size: size)
        var fitter = GlyphFitter(set: glyphs, palette: palette, detail: detail)
        // The terminal's background color is unknown, so transparent parts stay without a background.
        fitter.cutsOut = true
        fitter.fit(canvas, into: &grid)
        grid.paint { painter in
            for line in texts.placed {
                painter.put(
                    line.text, at: line.place, style: CellStyle(foreground: .rgb(line.color)), keepsGround: true)
            }
        }
        return grid.ansiText(palette: palette) + texts.rest.map { $0 + "\n" }.joined()
    }

    /// Returns the size of the picture of a box, as large as the available columns and that many rows allow.
    private func size(of box: Bounds, rows: Int) -> CellSize {
        let scale = min(Double(room.width) / box.width, Double(rows * 2) / box.height)
        return CellSize(
            width: max(1, min(room.width, Int((box.width * scale).rounded(.up)))),
            height: max(1, min(rows, Int((box.height * scale / 2).rounded(.up)))))
    }

    /// Returns the texts that have room for whole in the picture of a box, and the lines of the others.
    private func place(
        _ texts: [SVGText], from box: Bounds, in size: CellSize
    ) -> (placed: [(text: String, place: CellPoint, color: RGB)], rest: [String]) {
        var placed: [(text: String, place: CellPoint, color: RGB)] = []
        var taken: [Int: [Range<Int>]] = [:]
        var rest: [(row: Int, text: String)] = []
        let scale = Double(size.width) / box.width
        /// Returns a place as a number of cells; −1 or a large number where it is far outside.
        func cell(_ place: Double) -> Int { place.isFinite ? Int(max(-1, min(place, 1e6)).rounded(.down)) : -1 }
        for line in texts {
            let text = line.text.onOneLine.harmless
            let columns = TextWidth.columns(of: text)
            // The middle of small letters, which are half as high as the line.
            let row = cell((line.place.y - box.min.y - line.size / 4) * scale / 2)
            let share = line.anchor == .start ? 0 : line.anchor == .middle ? 0.5 : 1
            let column = cell(((line.place.x - box.min.x) * scale - share * Double(columns)).rounded())
            let range = column..<(column + columns)
            guard CellRect(size).contains(CellPoint(x: column, y: row)), range.upperBound <= size.width,
                taken[row, default: []].allSatisfy({ $0.upperBound <= column || range.upperBound <= $0.lowerBound })
            else {
                rest.append((row, text))
                continue
            }
            taken[row, default: []].append(range)
            placed.append((text, CellPoint(x: column, y: row), line.color))
        }
        // What stands side by side in the document does so below it.
        let rows = Dictionary(grouping: rest, by: \.row).sorted { $0.key < $1.key }
        return (
            placed, rows.flatMap { TextFitting.wrap($1.map(\.text).joined(separator: "  "), to: room.width) }
        )
    }
}
