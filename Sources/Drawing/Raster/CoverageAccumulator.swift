/// The rule by which overlapping outlines combine.
package enum FillRule: Hashable, Sendable {
    case nonZero
    case evenOdd
}

/// Exact area coverage of outlines over a rectangle of pixels.
///
/// Every line adds, to each pixel it passes, the signed change of area that it causes from there rightward; a running
/// sum along the row then is the winding-weighted area that covers each pixel. The idea is that of font rasterisers:
/// no sorting, no sampling, exact for straight edges. Where several edges of one path share a pixel, overlap is
/// counted by the clamped sum.
struct CoverageAccumulator: Sendable {
    /// The pixel columns and rows of the canvas that the buffer covers.
    private(set) var originX = 0
    private(set) var originY = 0
    private(set) var width = 0
    private(set) var height = 0
    /// Two more than `width`: the area that a line adds right of its last pixel.
    private var stride = 2
    /// All zero between paths.
    private var area: [Float] = []
    /// The first and last touched column of each row; `Int32.max` and -1 for none.
    private var firstTouched: [Int32] = []
    private var lastTouched: [Int32] = []

    /// Prepares for a path within `bounds`, clipped to a part of a canvas; returns false if nothing of it is visible.
    mutating func begin(bounds: Bounds, within limits: PixelRect) -> Bool {
        let (left, top) = (Double(limits.x), Double(limits.y))
        let (right, bottom) = (Double(limits.maxX), Double(limits.maxY))
        guard bounds.min.x < right, bounds.min.y < bottom, bounds.max.x > left, bounds.max.y > top,
            bounds.max.x >= bounds.min.x, bounds.max.y >= bounds.min.y
        else { return false }
        originX = Int(max(left, bounds.min.x.rounded(.down)))
        originY = Int(max(top, bounds.min.y.rounded(.down)))
        width = Int(min(right, bounds.max.x.rounded(.up))) - originX
        height = Int(min(bottom, bounds.max.y.rounded(.up))) - originY
        guard width > 0, height > 0 else { return false }
        stride = width + 2
        if area.count < stride * height {
            area = Array(repeating: 0, count: stride * height)
        }
        if firstTouched.count < height {
            firstTouched = Array(repeating: .max, count: height)
            lastTouched = Array(repeating: -1, count: height)
        }
        return true
    }

    /// Calls `body` with a pen that draws outlines, in canvas coordinates; the buffers are pinned meanwhile.
    @inline(__always)
    mutating func add(_ body: (inout Pen) -> Void) {
        let (ox, oy, w, h, s) = (Double(originX), Double(originY), width, height, stride)
        area.withUnsafeMutableBufferPointer { area in
            firstTouched.withUnsafeMutableBufferPointer { first in
                lastTouched.withUnsafeMutableBufferPointer { last in
                    guard let area = area.baseAddress, let first = first.baseAddress, let last = last.baseAddress
                    else { return }
                    var pen = Pen(
                        lines: Lines(area: area, first: first, last: last, width: w, height: h, stride: s),
                        origin: Point(ox, oy), size: Point(Double(w), Double(h)))
                    body(&pen)
                }
            }
        }
    }

    /// Calls `body` for each row with touched pixels with the row's first column, and its coverages from there on
    /// (0…1), and leaves the buffer zeroed for the next path. Rows and columns are the canvas's.
    @inline(__always)
    mutating func resolve(
        _ rule: FillRule, _ body: (_ row: Int, _ column: Int, _ coverage: UnsafeMutableBufferPointer<Float>) -> Void
    ) {
        let (w, h, s, ox, oy) = (width, height, stride, originX, originY)
        area.withUnsafeMutableBufferPointer { area in
            for y in 0..<h {
                let base = y * s
                let first = Int(firstTouched[y])
                let last = min(Int(lastTouched[y]), w + 1)
                guard first <= last else { continue }
                firstTouched[y] = .max
                lastTouched[y] = -1
                var sum: Float = 0
                var end = first
                // Up to the last change by running sum, then on with what it has become: nothing, for most rows.
                while end <= last, end < w {
                    sum += area[base + end]
                    area[base + end] = Self.coverage(sum, rule)
                    end += 1
                }
                let rest = Self.coverage(sum, rule)
                if rest > 1 / 2048 {
                    while end < w {
                        area[base + end] = rest
                        end += 1
                    }
                }
                if end > first {
                    body(
                        y + oy, first + ox,
                        UnsafeMutableBufferPointer(rebasing: area[(base + first)..<(base + end)]))
                }
                for index in (base + first)..<(base + max(end, last + 1)) { area[index] = 0 }
            }
        }
    }

    @inline(__always)
    private static func coverage(_ winding: Float, _ rule: FillRule) -> Float {
        switch rule {
        case .nonZero:
            return Swift.min(abs(winding), 1)
        case .evenOdd:
            return abs(winding - 2 * (winding / 2).rounded())
        }
    }

    /// Draws outlines line by line.
    ///
    /// Curves are chains of lines most of which end in the pixel that they begin in: for these, nothing is cut.
    struct Pen {
        fileprivate let lines: Lines
        fileprivate let origin: Point
        fileprivate let size: Point
        /// Its position from the buffer's corner.
        private var place = Point.zero
        /// The pixel that it is in, -1 outside, and that pixel's row and column.
        private var pixel = -1
        private var row = 0
        private var column = 0.0
        /// A pixel that is known to be within its row's touched range.
        private var touched = -1
        /// Whether the next line begins where that line says, and not where the last one ended.
        private var isUp = true

        fileprivate init(lines: Lines, origin: Point, size: Point) {
            (self.lines, self.origin, self.size) = (lines, origin, size)
        }

        /// Draws a directed line, from the given start or from where the last one ended.
        @inline(__always)
        mutating func line(_ from: Point, _ to: Point) {
            if isUp {
                enter(from - origin)
                isUp = false
            }
            let (before, row, column, pixel) = (place, row, column, pixel)
            enter(to - origin)
            if pixel >= 0, self.pixel == pixel {
                // The same as `Lines.add` for the simplest case.
                let d = place.y - before.y
                let middle = (before.x + place.x) / 2 - column
                let cell = lines.area + pixel
                cell[0] += Float(d * (1 - middle))
                cell[1] += Float(d * middle)
                if touched != pixel {
                    touched = pixel
                    let x = pixel - row * lines.stride
                    lines.touch(row, x, x + 1)
                }
            } else if pixel >= 0, self.pixel >= 0 {
                lines.addInside(before, row, place, self.row)
            } else {
                lines.add(before, place)
            }
        }

        /// Closes an outline by a line.
        @inline(__always)
        mutating func close(_ from: Point, _ to: Point) {
            line(from, to)
            isUp = true
        }

        @inline(__always)
        private mutating func enter(_ point: Point) {
            place = point
            // False for NaN, too.
            guard point.x >= 0, point.y >= 0, point.x < size.x, point.y < size.y else {
                pixel = -1
                return
            }
            let x = Int(point.x)
            row = Int(point.y)
            column = Double(x)
            pixel = row * lines.stride + x
        }
    }

    /// The buffers that lines are added to.
    struct Lines {
        fileprivate let area: UnsafeMutablePointer<Float>
        fileprivate let first: UnsafeMutablePointer<Int32>
        fileprivate let last: UnsafeMutablePointer<Int32>
        fileprivate let width: Int
        fileprivate let height: Int
        fileprivate let stride: Int

        /// Adds a directed line, from the buffer's corner; what is left of the buffer counts in full, what is right of
        /// it not at all.
        @inline(never)
        fileprivate func add(_ a: Point, _ b: Point) {
            guard a.y != b.y else { return }
            let (top, bottom, direction) = a.y < b.y ? (a, b, 1.0) : (b, a, -1.0)
            // False for NaN too.
            guard bottom.y > 0, top.y < Double(height), bottom.y - top.y < 1e12, abs(top.x) < 1e12,
                abs(bottom.x) < 1e12
            else { return }
            var y0 = max(0, top.y)
            var row = Int(y0)
            if bottom.y <= Double(row + 1), top.y >= 0 {
                return cut(row, top.x, bottom.x, (bottom.y - top.y) * direction)
            }
            let slope = (bottom.x - top.x) / (bottom.y - top.y)
            let endRow = Int(min(Double(height), bottom.y.rounded(.up)))
            var x = top.x + (y0 - top.y) * slope
            while row < endRow {
                let y1 = min(Double(row + 1), bottom.y)
                let next = y1 == bottom.y ? bottom.x : top.x + (y1 - top.y) * slope
                cut(row, x, next, (y1 - y0) * direction)
                x = next
                y0 = y1
                row += 1
            }
        }

        /// Adds a line that begins and ends inside, in those rows.
        @inline(never)
        fileprivate func addInside(_ a: Point, _ rowA: Int, _ b: Point, _ rowB: Int) {
            if rowA == rowB { return addInRow(rowA, min(a.x, b.x), max(a.x, b.x), b.y - a.y) }
            let (top, bottom, direction) = rowA < rowB ? (a, b, 1.0) : (b, a, -1.0)
            let endRow = max(rowA, rowB)
            var row = min(rowA, rowB)
            let slope = (bottom.x - top.x) / (bottom.y - top.y)
            var x = top.x
            var y = top.y
            while row < endRow {
                let below = Double(row + 1)
                let next = top.x + (below - top.y) * slope
                addInRow(row, min(x, next), max(x, next), (below - y) * direction)
                (x, y) = (next, below)
                row += 1
            }
            addInRow(row, min(x, bottom.x), max(x, bottom.x), (bottom.y - y) * direction)
        }

        /// Adds a piece of a line within one row, from one x to another, of signed height.
        private func cut(_ row: Int, _ from: Double, _ to: Double, _ height: Double) {
            var d = height
            var x0 = min(from, to)
            var x1 = max(from, to)
            let limit = Double(width)
            if x0 >= limit { return }
            if x0 < 0 {
                let outside = x1 <= 0 ? d : d * (-x0 / (x1 - x0))
                (area + row * stride)[0] += Float(outside)
                touch(row, 0, 0)
                if x1 <= 0 { return }
                d -= outside
                x0 = 0
            }
            if x1 > limit {
                d *= (limit - x0) / (x1 - x0)
                x1 = limit
            }
            addInRow(row, x0, x1, d)
        }

        /// Adds a piece inside of the buffer, from left to right.
        @inline(__always)
        private func addInRow(_ row: Int, _ x0: Double, _ x1: Double, _ d: Double) {
            let cells = area + row * stride
            let i0 = Int(x0)
            let i1 = Int(x1)
            if i0 == i1 {
                let middle = (x0 + x1) / 2 - Double(i0)
                cells[i0] += Float(d * (1 - middle))
                cells[i0 + 1] += Float(d * middle)
                touch(row, i0, i0 + 1)
                return
            }
            // The height that has been run at x is slope · (x - x0); each pixel's area is its integral.
            let slope = d / (x1 - x0)
            let enter = Double(i0 + 1) - x0
            var total = slope * enter * enter / 2
            cells[i0] += Float(total)
            var i = i0 + 1
            while i < i1 {
                let covered = slope * (Double(i) + 0.5 - x0)
                cells[i] += Float(covered - total)
                total = covered
                i += 1
            }
            let rest = x1 - Double(i1)
            let covered = d - slope * rest * rest / 2
            cells[i1] += Float(covered - total)
            cells[i1 + 1] += Float(d - covered)
            touch(row, i0, i1 + 1)
        }

        @inline(__always)
        fileprivate func touch(_ row: Int, _ from: Int, _ to: Int) {
            first[row] = min(first[row], Int32(truncatingIfNeeded: from))
            last[row] = max(last[row], Int32(truncatingIfNeeded: to))
        }
    }
}
