import CNcurses
import Drawing
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Puts frames on the standard window: what differs from the last one, in runs.
struct FrameWriter {
    private let unicode: Bool
    private let attributesOnly: Bool
    private var quantizer: ColorQuantizer
    private var pool: PairPool
    private var shown: CellGrid?
    /// How many cells the last frame changed.
    private(set) var cellsPut = 0
    /// A row's worth of cells to hand to ncurses.
    private var run: [cchar_t] = []
    /// The style met last and what ncurses takes for it; neighbors mostly share theirs.
    private var lastStyle: (style: CellStyle, hidesGlyph: Bool, isPicture: Bool, attributes: attr_t, pair: Int32)?

    init(depth: ColorDepth, unicode: Bool, colors: Int, pairs: Int) {
        self.unicode = unicode
        attributesOnly = depth == .mono
        quantizer = ColorQuantizer(depth: depth, colors: colors)
        pool = PairPool(limit: Int32(clamping: pairs), isDirect: depth == .trueColor)
    }

    /// What is on the screen is no longer known: the next frame is put whole.
    mutating func forget() { shown = nil }

    /// Changes the standard window into `frame`. Returns whether anything was put.
    mutating func put(_ frame: CellGrid, on window: UnsafeMutablePointer<WINDOW>) -> Bool {
        cellsPut = 0
        if shown?.size != frame.size { shown = nil }
        if pool.isHalfFull, changesMost(frame) { startAnew() }
        if let changed = putDifferences(to: frame, on: window) {
            shown = frame
            return changed
        }
        startAnew()
        _ = putDifferences(to: frame, on: window)
        shown = frame
        return true
    }

    /// All pairs are given out anew, and with them the screen.
    private mutating func startAnew() {
        pool.reset()
        lastStyle = nil
        shown = nil
    }

    /// Whether it is hardly more work to send all of the screen: another page, a sheet that dims what is below it.
    private func changesMost(_ frame: CellGrid) -> Bool {
        guard let before = shown?.cells else { return true }
        return zip(before, frame.cells).count { $0 != $1 } * 2 > frame.cells.count
    }

    /// Nil when the pool of pairs ran out before the end.
    private mutating func putDifferences(to frame: CellGrid, on window: UnsafeMutablePointer<WINDOW>) -> Bool? {
        frame.cells.withUnsafeBufferPointer { cells in
            guard let before = shown?.cells else { return put(cells, width: frame.width, since: nil, on: window) }
            return before.withUnsafeBufferPointer { put(cells, width: frame.width, since: $0, on: window) }
        }
    }

    private mutating func put(
        _ cells: UnsafeBufferPointer<Cell>, width: Int, since before: UnsafeBufferPointer<Cell>?,
        on window: UnsafeMutablePointer<WINDOW>
    ) -> Bool? {
        var changed = false
        for rowStart in stride(from: 0, to: cells.count, by: max(1, width)) {
            let row = UnsafeBufferPointer(rebasing: cells[rowStart..<rowStart + width])
            let old = before.map { UnsafeBufferPointer(rebasing: $0[rowStart..<rowStart + width]) }
            var x = 0
            while x < width {
                if let old, old[x] == row[x] {
                    x += 1
                    continue
                }
                // A run begins with a whole glyph.
                if x > 0, row[x].content == .continuation { x -= 1 }
                let start = x
                run.removeAll(keepingCapacity: true)
                repeat {
                    guard let step = append(row, x) else { return nil }
                    x += step
                } while x < width && (old.map { $0[x] != row[x] } ?? true)
                cellsPut += run.count
                mvwadd_wchnstr(window, Int32(rowStart / width), Int32(start), run, Int32(run.count))
                changed = true
            }
        }
        return changed
    }

    /// Appends the glyph at column `x` to the run; returns how many columns it takes. Nil when the pool ran out.
    private mutating func append(_ row: UnsafeBufferPointer<Cell>, _ x: Int) -> Int? {
        let cell = row[x]
        guard case .glyph(let glyph) = cell.content, let first = glyph.unicodeScalars.first else {
            // Half a glyph without the other.
            return append(" ", Self.space, cell.style) ? 1 : nil
        }
        let columns = x + 1 < row.count && row[x + 1].content == .continuation ? 2 : 1
        // Without UTF-8 a letter with a mark is a letter.
        if unicode || glyph.utf8.count == 1, Self.columns(of: first) == columns {
            return append(glyph, first, cell.style) ? columns : nil
        }
        let substitute = unicode ? "?" : ASCIIFallback.glyph(for: glyph)
        guard append(substitute, substitute.unicodeScalars.first ?? Self.space, cell.style) else { return nil }
        if columns == 2 {
            guard append(" ", Self.space, cell.style) else { return nil }
        }
        return columns
    }

    private static let space: Unicode.Scalar = " "

    /// How wide the C library, and so ncurses, takes a glyph for that begins with that scalar; 0 or less for what cannot
    /// be printed.
    private static func columns(of first: Unicode.Scalar) -> Int {
        first.isASCII ? (0x20..<0x7F).contains(first.value) ? 1 : 0 : libraryColumns(of: first)
    }

    /// `wcwidth`: -1 for what the C library would not print.
    static func libraryColumns(of scalar: Unicode.Scalar) -> Int { Int(shim_wcwidth(wchar_t(scalar.value))) }

    /// - Parameter first: the first scalar of `glyph`, and mostly its only one.
    private mutating func append(_ glyph: Character, _ first: Unicode.Scalar, _ style: CellStyle) -> Bool {
        // A space shows no foreground: it need not cost a pair of its own.
        let hidesGlyph = first == Self.space && style.attributes.isDisjoint(with: Self.showingOnSpace)
        guard let (attributes, pair) = look(of: style, hidesGlyph: hidesGlyph, isPicture: Self.isPictureGlyph(first))
        else { return false }
        var cell = cchar_t()
        withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: Int(CCHARW_MAX) + 1) { text in
            text[0] = wchar_t(first.value)
            var count = 1
            if glyph.utf8.count > UTF8.width(first) {
                for scalar in glyph.unicodeScalars.dropFirst() where count < Int(CCHARW_MAX) {
                    text[count] = wchar_t(scalar.value)
                    count += 1
                }
            }
            text[count] = 0
            _ = shim_setcchar(&cell, text.baseAddress, attributes, pair)
        }
        run.append(cell)
        return true
    }

    /// Block elements, legacy computing's sextants and octants, braille: what pictures are made of.
    private static func isPictureGlyph(_ first: Unicode.Scalar) -> Bool {
        switch first.value {
        case 0x2580...0x259F, 0x2800...0x28FF, 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: true
        default: false
        }
    }

    private mutating func look(of style: CellStyle, hidesGlyph: Bool, isPicture: Bool) -> (attr_t, Int32)? {
        if let last = lastStyle, last.hidesGlyph == hidesGlyph, last.isPicture == isPicture, last.style == style {
            return (last.attributes, last.pair)
        }
        // Behind a glyph on the same ground a space is only more of it: the terminal need not be told anything.
        if hidesGlyph, let last = lastStyle, last.style.background == style.background,
            last.style.attributes.isDisjoint(with: Self.showingOnSpace)
        {
            return (last.attributes, last.pair)
        }
        let foreground = hidesGlyph ? ColorQuantizer.standard : quantizer.number(for: style.foreground, isGround: false)
        let background = quantizer.number(for: style.background, isGround: true)
        guard let pair = pool.pair(foreground, background, mayBeNear: isPicture) ?? (pool.isUnused ? 0 : nil)
        else { return nil }
        let attributes = Self.attributes(style.attributes)
        lastStyle = (style, hidesGlyph, isPicture, attributes, pair)
        return (attributes, pair)
    }

    private static let showingOnSpace: CellAttributes = [.underline, .reverse]

    private static func attributes(_ set: CellAttributes) -> attr_t {
        var attributes: attr_t = 0
        if set.contains(.bold) { attributes |= shim_attr_bold() }
        if set.contains(.dim) { attributes |= shim_attr_dim() }
        if set.contains(.italic) { attributes |= shim_attr_italic() }
        if set.contains(.underline) { attributes |= shim_attr_underline() }
        if set.contains(.reverse) { attributes |= shim_attr_reverse() }
        return attributes
    }
}
