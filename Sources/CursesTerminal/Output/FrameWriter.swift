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
    private var quantizer: ColorQuantizer
    private var pool: PairPool
    private var shown: CellGrid?
    /// The colors that each of its cells was sent with.
    private var sent: [Colors] = []
    /// How many cells the last frame changed.
    private(set) var cellsPut = 0
    /// A row's worth of cells to hand to ncurses.
    private var run: [cchar_t] = []
    private let numbers: ColorNumbers
    private let isDirect: Bool
    /// `nil`: the terminal is sent nothing but by ncurses.
    private let phrases: WholeFrame.Phrases?
    private var whole: WholeFrame?
    /// The look met last, as it was put: neighbors mostly share theirs, or much of it.
    private var last: Look?

    /// Numbers of `ColorQuantizer`, of the glyph as the frame has it and not as its complement.
    private struct Colors {
        var foreground: Int32
        var background: Int32
    }

    /// What ncurses takes for a style.
    private struct Look {
        /// What it was asked for.
        var style: CellStyle
        var hidesGlyph: Bool
        var isPicture: Bool
        var attributes: attr_t
        /// As they were put.
        var foreground: Int32
        var background: Int32
        var pair: Int32
        /// Whether the glyph is to be its complement, with the colors swapped.
        var flips = false
    }

    init(
        depth: ColorDepth, unicode: Bool, colors: Int, pairs: Int, numbers: ColorNumbers,
        phrases: WholeFrame.Phrases? = nil
    ) {
        (self.unicode, self.phrases) = (unicode, phrases)
        self.numbers = numbers
        isDirect = depth == .trueColor
        quantizer = ColorQuantizer(depth: depth, colors: colors, special: numbers)
        pool = PairPool(limit: Int32(clamping: pairs), isDirect: isDirect, numbers: numbers)
    }

    /// What is on the screen is no longer known: the next frame is put whole.
    mutating func forget() { shown = nil }

    /// Changes the standard window into `frame`. Returns whether anything was put.
    ///
    /// - Parameters:
    ///   - isCleared: ncurses will clear the screen and send all of it.
    ///   - send: takes the text of a frame that is written past ncurses, piece by piece; then `putWhole` is to follow.
    mutating func put(
        _ frame: CellGrid, on window: UnsafeMutablePointer<WINDOW>, isCleared: Bool, send: ([UInt8]) -> Void
    ) -> Bool {
        cellsPut = 0
        whole = nil
        defer { shown = frame }
        if shown?.size != frame.size { shown = nil }
        if pool.isHalfFull || phrases != nil, changesMost(frame) {
            if pool.isHalfFull {
                startAnew()
            } else if let phrases, !isCleared, frame.width == getmaxx(window), frame.height == getmaxy(window) {
                shown = nil
                whole = WholeFrame(phrases, isDirect: isDirect, cells: frame.cells.count)
            }
        }
        if let changed = putDifferences(to: frame, on: window, send: send) { return changed }
        startAnew()
        _ = putDifferences(to: frame, on: window, send: send)
        return true
    }

    /// Whether the last frame was written past ncurses, which has yet to be told.
    var isWhole: Bool { whole != nil }

    /// Puts on the window what was written past ncurses, once that is done. False where there are not pairs enough, and
    /// ncurses has to send all of it.
    ///
    /// Not inlined, so that `make bench` finds where a first frame has been sent.
    @inline(never)
    mutating func putWhole(on window: UnsafeMutablePointer<WINDOW>) -> Bool {
        guard let whole else { return true }
        self.whole = nil
        last = nil
        var former: (foreground: Int32, background: Int32, pair: Int32)?
        var marks = whole.marks[...]
        var start = 0
        for (row, end) in whole.rowEnds.enumerated() {
            run.removeAll(keepingCapacity: true)
            for index in start..<end {
                let glyph = whole.placed[index]
                let (foreground, background) = (glyph.foreground, glyph.background)
                if former?.foreground != foreground || former?.background != background {
                    guard let pair = pair(foreground, background, mayBeNear: Self.isPictureGlyph(glyph.first)) else {
                        startAnew()
                        return false
                    }
                    former = (foreground, background, pair)
                }
                let own = marks.first?.glyph == index ? marks.popFirst()?.scalars ?? [] : []
                run.append(Self.cell(glyph.first, own, Self.attributes(glyph.attributes), former?.pair ?? 0))
            }
            mvwadd_wchnstr(window, Int32(row), 0, run, Int32(run.count))
            start = end
        }
        return true
    }

    /// All pairs are given out anew, and with them the screen.
    private mutating func startAnew() {
        pool.reset()
        last = nil
        shown = nil
        whole = nil
    }

    /// Whether it is hardly more work to send all of the screen: another page, a sheet that dims what is below it. Some of
    /// the cells, from all over it, tell.
    private func changesMost(_ frame: CellGrid) -> Bool {
        guard let before = shown?.cells else { return true }
        let samples = stride(from: 0, to: before.count, by: 7)
        return samples.count { before[$0] != frame.cells[$0] } * 2 > samples.underestimatedCount
    }

    /// Nil when the pool of pairs ran out before the end.
    private mutating func putDifferences(
        to frame: CellGrid, on window: UnsafeMutablePointer<WINDOW>, send: ([UInt8]) -> Void
    ) -> Bool? {
        frame.cells.withUnsafeBufferPointer { cells in
            guard let before = shown?.cells else {
                return put(cells, width: frame.width, since: nil, on: window, send: send)
            }
            return before.withUnsafeBufferPointer { put(cells, width: frame.width, since: $0, on: window, send: send) }
        }
    }

    private mutating func put(
        _ cells: UnsafeBufferPointer<Cell>, width: Int, since before: UnsafeBufferPointer<Cell>?,
        on window: UnsafeMutablePointer<WINDOW>, send: ([UInt8]) -> Void
    ) -> Bool? {
        var changed = false
        if sent.count != cells.count {
            sent = Array(
                repeating: Colors(foreground: ColorNumbers.unseen, background: ColorNumbers.unseen), count: cells.count)
        }
        for rowStart in stride(from: 0, to: cells.count, by: max(1, width)) {
            let row = UnsafeBufferPointer(rebasing: cells[rowStart..<rowStart + width])
            let old = before.map { UnsafeBufferPointer(rebasing: $0[rowStart..<rowStart + width]) }
            if let old, Cell.areEqual(row, old) { continue }
            var x = 0
            while x < width {
                if let old, old[x] == row[x] || isAsGood(row[x], as: old[x], at: rowStart + x) {
                    x += 1
                    continue
                }
                // A run begins with a whole glyph.
                if x > 0, row[x].isContinuation { x -= 1 }
                let start = x
                run.removeAll(keepingCapacity: true)
                repeat {
                    guard let step = append(row, x, at: rowStart + x) else { return nil }
                    x += step
                } while x < width
                    && (old.map { $0[x] != row[x] && !isAsGood(row[x], as: $0[x], at: rowStart + x) } ?? true)
                changed = true
                if whole != nil { continue }
                cellsPut += run.count
                mvwadd_wchnstr(window, Int32(rowStart / width), Int32(start), run, Int32(run.count))
            }
            let isLast = rowStart + width >= cells.count
            whole?.endRow(isLast: isLast)
            if isLast { whole?.end() }
            whole?.flush(isLast: isLast, send)
        }
        cellsPut += whole?.placed.count ?? 0
        return changed
    }

    /// Appends the glyph at column `x` to the run; returns how many columns it takes. Nil when the pool ran out.
    ///
    /// - Parameter place: of the cell in its grid.
    private mutating func append(_ row: UnsafeBufferPointer<Cell>, _ x: Int, at place: Int) -> Int? {
        let cell = row[x]
        if cell.isContinuation {
            // Half a glyph without the other.
            return append(Self.space, of: nil, cell.style, at: place) ? 1 : nil
        }
        var glyph: Character?
        var first = cell.scalar ?? Self.space
        if cell.scalar == nil, case .glyph(let cluster) = cell.content {
            glyph = cluster
            first = cluster.unicodeScalars.first ?? Self.space
        }
        var columns = 1
        if x + 1 < row.count, row[x + 1].isContinuation { columns = 2 }
        // Without UTF-8 a letter with a mark is a letter.
        if unicode || glyph == nil && first.isASCII, Self.columns(of: first) == columns {
            return append(first, of: glyph, cell.style, at: place) ? columns : nil
        }
        let substitute = unicode ? "?" : ASCIIFallback.glyph(for: glyph ?? Character(first))
        let plain = substitute.unicodeScalars.first ?? Self.space
        guard append(plain, of: nil, cell.style, at: place) else { return nil }
        if columns == 2 {
            guard append(Self.space, of: nil, cell.style, at: place + 1) else { return nil }
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

    /// - Parameters:
    ///   - first: the first scalar of the glyph, and mostly its only one.
    ///   - glyph: where it has more.
    private mutating func append(
        _ first: Unicode.Scalar, of glyph: Character?, _ style: CellStyle, at place: Int
    ) -> Bool {
        // A space shows no foreground: it need not cost a pair of its own.
        let hidesGlyph = first == Self.space && style.attributes.rawValue & Self.showingOnSpace == 0
        guard let look = look(of: style, first, hidesGlyph: hidesGlyph) else { return false }
        sent[place] =
            look.flips
            ? Colors(foreground: look.background, background: look.foreground)
            : Colors(foreground: look.foreground, background: look.background)
        let shown = look.flips ? BlockComplement.scalar(of: first) ?? first : first
        let marks = glyph.map(Self.marks) ?? []
        if whole != nil {
            whole?.append(
                WholeFrame.Placed(
                    first: shown, foreground: look.hidesGlyph ? ColorNumbers.unseen : look.foreground,
                    background: look.background, attributes: look.style.attributes),
                marks: marks)
        } else {
            run.append(Self.cell(shown, marks, look.attributes, look.pair))
        }
        return true
    }

    /// What follows a glyph's first scalar, as far as `setcchar` takes it.
    private static func marks(_ glyph: Character) -> [Unicode.Scalar] {
        glyph.unicodeScalars.dropFirst().prefix { libraryColumns(of: $0) == 0 }.prefix(Int(CCHARW_MAX) - 1)
            .map { $0 }
    }

    private static func cell(
        _ first: Unicode.Scalar, _ marks: [Unicode.Scalar], _ attributes: attr_t, _ pair: Int32
    ) -> cchar_t {
        var cell = cchar_t()
        withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: Int(CCHARW_MAX) + 1) { text in
            text[0] = wchar_t(first.value)
            for (index, mark) in marks.enumerated() { text[1 + index] = wchar_t(mark.value) }
            text[1 + marks.count] = 0
            _ = shim_setcchar(&cell, text.baseAddress, attributes, pair)
        }
        return cell
    }

    /// Block elements, legacy computing's sextants and octants, braille: what pictures are made of.
    private static func isPictureGlyph(_ first: Unicode.Scalar) -> Bool {
        switch first.value {
        case 0x2580...0x259F, 0x2800...0x28FF, 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: true
        default: false
        }
    }

    private mutating func look(of style: CellStyle, _ first: Unicode.Scalar, hidesGlyph: Bool) -> Look? {
        let isPicture = Self.isPictureGlyph(first)
        if let last, last.hidesGlyph == hidesGlyph, last.isPicture == isPicture, last.style == style,
            !last.flips || BlockComplement.scalar(of: first) != nil
        {
            return last
        }
        let background = quantizer.number(for: style.background, isGround: true)
        // Behind a glyph on the same ground a space is only more of it: the terminal need not be told anything.
        if hidesGlyph, let last, last.background == background,
            last.style.attributes.rawValue & Self.showingOnSpace == 0
        {
            return last
        }
        let foreground = hidesGlyph ? ColorNumbers.unseen : quantizer.number(for: style.foreground, isGround: false)
        var look = Look(
            style: style, hidesGlyph: hidesGlyph, isPicture: isPicture, attributes: Self.attributes(style.attributes),
            foreground: foreground, background: background, pair: 0)
        if numbers == .remembered, isPicture, let last { adapt(&look, to: last, first) }
        // Of what is written past ncurses it is told later.
        if whole == nil {
            guard let pair = pair(look.foreground, look.background, mayBeNear: isPicture) else { return nil }
            look.pair = pair
        }
        // The one before stays as it is under what is not seen.
        let isPlain = look.foreground < 0 && look.background < 0
        if numbers == .remembered, hidesGlyph, !isPlain, let last { look.foreground = last.foreground }
        last = look
        return look
    }

    /// `nil` when the pool ran out.
    private mutating func pair(_ foreground: Int32, _ background: Int32, mayBeNear: Bool) -> Int32? {
        pool.pair(foreground, background, mayBeNear: mayBeNear) ?? (pool.isUnused ? 0 : nil)
    }

    /// A cell of a picture takes the colors that are set already where nobody sees the difference, and the glyph or its
    /// complement, whichever has to change less of them: most of what a frame costs is to say its colors.
    private func adapt(_ look: inout Look, to last: Look, _ first: Unicode.Scalar) {
        let (a, b) = (look.foreground, look.background)
        let asIs = (isNear(a, last.foreground), isNear(b, last.background))
        var taken = asIs
        // The terminal's own foreground is no ground.
        if Self.count(asIs) < 2, numbers.isColor(a), numbers.isColor(b), BlockComplement.scalar(of: first) != nil {
            let swapped = (isNear(b, last.foreground), isNear(a, last.background))
            if Self.count(swapped) > Self.count(asIs) {
                (look.foreground, look.background, look.flips) = (b, a, true)
                taken = swapped
            }
        }
        if taken.0 { look.foreground = last.foreground }
        if taken.1 { look.background = last.background }
    }

    /// Whether nobody would see that a cell has changed: its glyph is a picture's and stays, in colors that could be taken
    /// for those that it was sent with. A leaf that moves by a part of a pixel changes many such.
    private mutating func isAsGood(_ cell: Cell, as old: Cell, at place: Int) -> Bool {
        guard isDirect, let glyph = cell.scalar, glyph == old.scalar, Self.isPictureGlyph(glyph),
            cell.style.attributes == old.style.attributes
        else { return false }
        let colors = sent[place]
        return isNear(quantizer.number(for: cell.style.foreground, isGround: false), colors.foreground)
            && isNear(quantizer.number(for: cell.style.background, isGround: true), colors.background)
    }

    private static func count(_ same: (Bool, Bool)) -> Int { (same.0 ? 1 : 0) + (same.1 ? 1 : 0) }

    /// Whether two colors of a picture may be taken for each other.
    private func isNear(_ one: Int32, _ other: Int32) -> Bool {
        if one == other { return true }
        guard isDirect, numbers.isColor(one), numbers.isColor(other) else { return false }
        // Most are told apart by a look at their channels.
        func differs(_ shift: Int32, by most: Int32) -> Bool {
            abs((one >> shift & 255) - (other >> shift & 255)) > most
        }
        if differs(8, by: 18) || differs(16, by: 24) || differs(0, by: 36) { return false }
        let (a, b) = (OKLab(RGB(hex: UInt32(one))), OKLab(RGB(hex: UInt32(other))))
        return a.distance(to: b) < Self.nearness
    }

    /// In OKLab; a little less than what one just notices side by side.
    private static let nearness: Float = 0.018
    private static let showingOnSpace = CellAttributes([.underline, .reverse]).rawValue

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
