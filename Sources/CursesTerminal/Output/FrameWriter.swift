import CNcurses
import Drawing
import TerminalUI

/// Puts frames on the terminal: what differs from the last one, in runs.
///
/// ncurses draws the runs. A frame that is new as a whole is sent as `FrameText` first, and ncurses is told of the same
/// runs afterwards. What the terminal is known to show stands here alone.
struct FrameWriter {
    private let unicode: Bool
    /// The glyphs of a console; `nil` for other terminals.
    private let font: ConsoleFont?
    /// True if the channel puts glyphs in place of their stand-ins.
    private let hasStandIns: Bool
    private var coloring: GlyphColoring
    private var pool: PairPool
    /// The text that new frames are sent as; `nil` where only ncurses knows the terminal.
    private let newFrame: FrameText?
    /// The frame that the terminal shows; `nil` where that is unknown.
    private var shown: CellGrid?
    /// The colors that each cell of the shown frame was sent with, as numbers of `ColorQuantizer` for the frame's own
    /// glyph.
    private var sent: [(foreground: Int32, background: Int32)] = []
    /// The runs that the current frame changes, and their glyphs.
    private var runs: [Run] = []
    private var glyphs: [ColoredGlyph] = []
    /// The scalars after the first of glyphs that have more.
    private var marks: [[Unicode.Scalar]] = []
    /// True if the last frame was put whole, whatever was on the screen before.
    private(set) var isWhole = false
    /// The number of glyphs that the last frame changed.
    private(set) var cellsPut = 0

    /// Changed glyphs side by side: the row and the column of the first one, and their range in `glyphs`.
    private struct Run {
        var row: Int
        var column: Int
        /// The index of the first one in `glyphs`; `end` is the index after the last.
        var start: Int
        var end: Int
    }

    init(
        depth: ColorDepth, unicode: Bool, font: ConsoleFont? = nil, hasStandIns: Bool, colors: Int, pairs: Int,
        numbers: ColorNumbers, newFrame: FrameText?
    ) {
        (self.unicode, self.font, self.hasStandIns) = (unicode, font, hasStandIns)
        coloring = GlyphColoring(depth: depth, colors: colors, numbers: numbers)
        pool = PairPool(limit: Int32(clamping: pairs), isDirect: depth == .trueColor, numbers: numbers)
        self.newFrame = newFrame
    }

    /// Forgets what is on the screen: the next frame is put whole.
    mutating func forget() { shown = nil }

    /// Changes ncurses' window into `frame`, and sends a frame that is new as a whole. Returns whether anything changed,
    /// which a refresh of the window then shows.
    mutating func put(_ frame: CellGrid, on screen: CursesScreen) -> Bool {
        if shown?.size != frame.size { shown = nil }
        var text: FrameText?
        if pool.isHalfFull || newFrame != nil, changesMost(frame) {
            if pool.isHalfFull {
                startAnew()
            } else if !screen.isCleared, frame.size == screen.size {
                text = newFrame
                if screen.synchronizes { text?.showAsWhole() }
                shown = nil
            }
        }
        let isSent = text != nil
        isWhole = shown == nil
        collectRuns(of: frame, text: &text, screen.channel)
        if !draw(on: screen.window) {
            startAnew()
            isWhole = true
            if isSent { screen.clearNext() }
            collectRuns(of: frame, text: &text, screen.channel)
            _ = draw(on: screen.window)
        } else if isSent {
            coloring.forget()
            screen.takeAsShown()
        }
        shown = frame
        cellsPut = glyphs.count
        return !runs.isEmpty
    }

    /// Gives all pairs out anew, and puts the next frame whole.
    private mutating func startAnew() {
        pool.reset()
        coloring.forget()
        shown = nil
    }

    /// Returns whether it is hardly more work to send all of the screen, as for another page or a sheet that dims what is
    /// below it. Some of the cells, from all over it, tell.
    private func changesMost(_ frame: CellGrid) -> Bool {
        guard let before = shown?.cells else { return true }
        let samples = stride(from: 0, to: before.count, by: 7)
        return samples.count { before[$0] != frame.cells[$0] } * 2 > samples.underestimatedCount
    }

    // MARK: Runs

    /// Finds the runs of a frame that differ from what is shown. Where there is a text, its rows are appended to it.
    private mutating func collectRuns(
        of frame: CellGrid, text: inout FrameText?, _ channel: OutputChannel
    ) {
        runs.removeAll(keepingCapacity: true)
        glyphs.removeAll(keepingCapacity: true)
        marks = []
        if sent.count != frame.cells.count {
            sent = Array(repeating: (ColorNumbers.unseen, ColorNumbers.unseen), count: frame.cells.count)
        }
        let (width, before) = (frame.width, shown?.cells)
        frame.cells.withUnsafeBufferPointer { cells in
            for row in 0..<frame.height {
                let (places, start) = (row * width..<(row + 1) * width, glyphs.count)
                let new = UnsafeBufferPointer(rebasing: cells[places])
                if let before {
                    before.withUnsafeBufferPointer {
                        collectRuns(new, row, since: UnsafeBufferPointer(rebasing: $0[places]))
                    }
                } else {
                    collectRuns(new, row, since: nil)
                }
                text?.append(glyphs[start...], marks: marks, isLast: row == frame.height - 1, to: channel)
            }
        }
        text = nil
    }

    private mutating func collectRuns(
        _ row: UnsafeBufferPointer<Cell>, _ y: Int, since old: UnsafeBufferPointer<Cell>?
    ) {
        if let old, Cell.areEqual(row, old) { return }
        let (width, place) = (row.count, y * row.count)
        var x = 0
        while x < width {
            guard isChanged(row, x, since: old, at: place) else {
                x += 1
                continue
            }
            // A run begins with a whole glyph.
            if x > 0, row[x].isContinuation { x -= 1 }
            let (column, start) = (x, glyphs.count)
            repeat {
                x += appendGlyph(row, x, at: place + x)
            } while x < width && isChanged(row, x, since: old, at: place)
            runs.append(Run(row: y, column: column, start: start, end: glyphs.count))
        }
    }

    private mutating func isChanged(
        _ row: UnsafeBufferPointer<Cell>, _ x: Int, since old: UnsafeBufferPointer<Cell>?, at place: Int
    ) -> Bool {
        guard let old else { return true }
        if row[x] == old[x] { return false }
        let (foreground, background) = sent[place + x]
        return !coloring.looksSame(row[x], as: old[x], sent: foreground, background)
    }

    /// Appends the glyph at column `x`; returns how many columns it takes.
    private mutating func appendGlyph(_ row: UnsafeBufferPointer<Cell>, _ x: Int, at place: Int)
        -> Int
    {
        let cell = row[x]
        var first = cell.showsImages ? Self.space : cell.scalar ?? Self.space
        var glyph: Character?
        if cell.scalar == nil, case .glyph(let cluster) = cell.content {
            glyph = cluster
            first = cluster.unicodeScalars.first ?? Self.space
        }
        var columns = 1
        if !cell.isContinuation, x + 1 < row.count, row[x + 1].isContinuation { columns = 2 }
        let known = Self.columns(of: first)
        let needsStandIn = known < 1 && columns == 1 && GlyphColoring.isPictureGlyph(first)
        // Without UTF-8 a letter with a mark is a letter.
        guard unicode || glyph == nil && first.isASCII,
            known == columns && !StandIn.isReserved(first) || needsStandIn && hasStandIns
        else {
            let substitute: Character =
                unicode ? needsStandIn ? "▒" : "?" : ASCIIFallback.glyph(for: glyph ?? Character(first))
            append(substitute, columns: columns, cell.style, at: place)
            return columns
        }
        if let font, glyph != nil || !first.isASCII {
            append(font.glyph(for: glyph ?? Character(first)), columns: columns, cell.style, at: place)
            return columns
        }
        append(first, glyph, cell.style, at: place)
        return columns
    }

    /// Appends a substitute of one column for a glyph of `columns`, with a space for the second of two.
    private mutating func append(_ substitute: Character, columns: Int, _ style: CellStyle, at place: Int) {
        append(substitute.unicodeScalars.first ?? Self.space, nil, style, at: place)
        if columns == 2 { append(Self.space, nil, style, at: place + 1) }
    }

    private mutating func append(
        _ first: Unicode.Scalar, _ glyph: Character?, _ style: CellStyle, at place: Int
    ) {
        var (colored, foreground, background) = coloring.color(first, style)
        sent[place] = (foreground, background)
        if let glyph {
            colored.marks = marks.count
            let rest = glyph.unicodeScalars.dropFirst().prefix { Self.libraryColumns(of: $0) == 0 }
            marks.append(Array(rest.prefix(Int(CCHARW_MAX) - 1)))
        }
        glyphs.append(colored)
    }

    private static let space: Unicode.Scalar = " "

    /// Returns how many columns the C library, and so ncurses, gives a glyph that begins with that scalar; 0 or less for
    /// what cannot be printed.
    private static func columns(of first: Unicode.Scalar) -> Int {
        first.isASCII ? (0x20..<0x7F).contains(first.value) ? 1 : 0 : libraryColumns(of: first)
    }

    /// Returns `wcwidth` of a scalar: -1 for what the C library would not print.
    static func libraryColumns(of scalar: Unicode.Scalar) -> Int {
        Int(shim_wcwidth(wchar_t(scalar.value)))
    }

    // MARK: ncurses

    /// Draws the runs on ncurses' window; returns false where the color pairs run out.
    ///
    /// Not inlined, so that `make bench` finds where a first frame has been sent.
    @inline(never)
    private mutating func draw(on window: shim_window) -> Bool {
        var cells: [cchar_t] = []
        // A letter's colors are exact, so it does not share the near pair of a picture's glyph.
        var last: (foreground: Int32, background: Int32, isPicture: Bool, pair: Int32)?
        for run in runs {
            cells.removeAll(keepingCapacity: true)
            for glyph in glyphs[run.start..<run.end] {
                let isPicture = GlyphColoring.isPictureGlyph(glyph.first)
                if last?.foreground != glyph.foreground || last?.background != glyph.background
                    || last?.isPicture != isPicture
                {
                    guard
                        let pair = pool.pair(glyph.foreground, glyph.background, mayBeNear: isPicture)
                            ?? (pool.isUnused ? 0 : nil)
                    else { return false }
                    last = (glyph.foreground, glyph.background, isPicture, pair)
                }
                cells.append(Self.cell(glyph, glyph.marks < 0 ? [] : marks[glyph.marks], last?.pair ?? 0))
            }
            mvwadd_wchnstr(window, Int32(run.row), Int32(run.column), cells, Int32(cells.count))
        }
        return true
    }

    /// Returns ncurses' cell of a glyph with its marks, as `setcchar` makes it.
    private static func cell(_ glyph: ColoredGlyph, _ marks: [Unicode.Scalar], _ pair: Int32) -> cchar_t {
        var cell = cchar_t()
        withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: Int(CCHARW_MAX) + 1) { text in
            text[0] = wchar_t(standIn(for: glyph.first).value)
            for (index, mark) in marks.enumerated() { text[1 + index] = wchar_t(mark.value) }
            text[1 + marks.count] = 0
            _ = shim_setcchar(&cell, text.baseAddress, attributes(glyph.attributes), pair)
        }
        return cell
    }

    /// Returns what ncurses is given for a glyph: itself, if the C library knows it.
    private static func standIn(for glyph: Unicode.Scalar) -> Unicode.Scalar {
        guard glyph.value >= 0x1C000, libraryColumns(of: glyph) < 1 else { return glyph }
        return StandIn.scalar(for: glyph) ?? glyph
    }

    private static func attributes(_ set: CellAttributes) -> attr_t {
        guard set.rawValue != 0 else { return 0 }
        var attributes: attr_t = 0
        if set.contains(.bold) { attributes |= shim_attr_bold() }
        if set.contains(.dim) { attributes |= shim_attr_dim() }
        if set.contains(.italic) { attributes |= shim_attr_italic() }
        if set.contains(.underline) { attributes |= shim_attr_underline() }
        if set.contains(.reverse) { attributes |= shim_attr_reverse() }
        return attributes
    }
}
