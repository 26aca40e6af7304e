import Drawing
import Session
import TerminalUI

/// `draw`: any SVG of the subset as text, for a look at a drawing without the game.
struct DrawCommand {
    /// The most that is drawn: four thousand by a thousand cells.
    static let largest = CellSize(width: 4000, height: 1000)
    /// What it knows of SVG.
    static let elements = [
        "svg", "g", "path", "circle", "ellipse", "rect", "polygon", "polyline", "line", "linearGradient",
    ]

    let glyphs: GlyphSet
    let palette: ColorPalette
    /// Cells that the picture may fill; it keeps its proportions.
    let room: CellSize

    /// `80x24`; nil for anything else.
    static func size(_ text: String) -> CellSize? {
        let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (1...largest.width).contains(width), (1...largest.height).contains(height)
        else { return nil }
        return CellSize(width: width, height: height)
    }

    /// The drawing, as large as the room allows, without empty rows or columns around it.
    func text(of document: SVGDocument) -> String {
        let box = document.viewBox
        let scale = min(Double(room.width) / box.width, Double(room.height * 2) / box.height)
        let size = CellSize(
            width: max(1, min(room.width, Int((box.width * scale).rounded(.up)))),
            height: max(1, min(room.height, Int((box.height * scale / 2).rounded(.up)))))
        let detail = palette == .mono ? Detail.plain : .fine
        var canvas = Canvas(cells: size, glyphs: glyphs, detail: detail)
        document.draw(
            into: &canvas,
            transform: .fitting(box, into: canvas.bounds, pixelAspect: glyphs.pixelAspect(detail)))
        var grid = CellGrid(size: size)
        var fitter = GlyphFitter(set: glyphs, palette: palette, detail: detail)
        // It goes to a terminal whose ground nobody has told us.
        fitter.cutsOut = true
        fitter.fit(canvas, into: &grid)
        return grid.ansiText(palette: palette)
    }
}

extension CommandLineRunner {
    /// The size in cells that `--size` asks for.
    func cells(_ arguments: Arguments) throws(CommandError) -> CellSize? {
        guard let text = arguments["--size"] else { return nil }
        guard let size = DrawCommand.size(text) else {
            let largest = "\(DrawCommand.largest.width)x\(DrawCommand.largest.height)"
            throw CommandError(.badValue("--size", value: text, .cells(example: "80x24", largest: largest)), words)
        }
        return size
    }

    func draw(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let asked = try cells(arguments)
        let path = arguments.operands.first ?? ""
        let document: SVGDocument
        do {
            document = try SVGDocument(parsing: try drawing(at: path), name: path)
        } catch let error as SVGError {
            throw CommandError("notDrawn", "\(error)")
        } catch let error as FileError {
            throw CommandError("notRead", words.drawUnreadable(path: path, cause: words.cause(of: error)))
        } catch {
            throw CommandError("notRead", words.drawUnreadable(path: path, cause: "\(error)"))
        }
        let display = DisplayOptions(arguments)
        var variables = TerminalVariables(environment.variable)
        variables.noColor = variables.noColor || console.terminalSize() == nil
        let depth = ColorEvidence(variables: variables, describedColors: variables.colorsByName)
            .depth(asked: display.colors)
        let command = DrawCommand(
            glyphs: display.glyphs(unicode: variables.namesUTF8, depth: depth, term: variables.term),
            palette: depth == .trueColor ? .exact : depth.palette,
            room: asked ?? room)
        console.writeEscapes(command.text(of: document))
        return ExitCode.success
    }

    private func drawing(at path: String) throws(FileError) -> [UInt8] {
        do {
            return try environment.files.read(path, limit: SVGDocument.mostBytes)
        } catch {
            guard error.isTooLarge else { throw error }
            // What is far too large is not read at all; the drawing's own error says how large it may be.
            return [UInt8](repeating: 0x20, count: SVGDocument.mostBytes + 1)
        }
    }

    /// The terminal's own size but for the line that the prompt takes, else `COLUMNS` and `LINES`, else 80 × 24.
    private var room: CellSize {
        func variable(_ name: String, _ limit: Int) -> Int? {
            environment.variable(name).flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, limit) : nil }
        }
        let terminal = console.terminalSize()
        let columns = terminal.flatMap { $0.columns > 0 ? $0.columns : nil }
        let rows = terminal.flatMap { $0.rows > 1 ? $0.rows - 1 : nil }
        return CellSize(
            width: min(columns ?? variable("COLUMNS", DrawCommand.largest.width) ?? 80, DrawCommand.largest.width),
            height: min(rows ?? variable("LINES", DrawCommand.largest.height) ?? 24, DrawCommand.largest.height))
    }
}
