import Drawing

/// Shows a frame's images as sixels, for terminals that draw those into their cells.
///
/// Such a terminal keeps no images: what is written to a cell takes the place of the pixels there. So a picture is sent
/// whole once, and then those of its cells in which images have moved, or that were written over.
struct SixelWriter {
    /// A picture on the screen.
    private struct Shown {
        var placements: [Placement]
        var palette: SixelPalette
    }

    private var shown: [CellRect: Shown] = [:]
    /// The frame that the terminal shows; `nil` where that is unknown.
    private var before: CellGrid?
    /// The columns up to which ncurses may rather write what lies between two changes than move the cursor.
    private static let jump = 12

    /// Forgets what is on the screen: all pictures are sent again.
    mutating func forget() { (shown, before) = ([:], nil) }

    /// True if pictures show.
    var isActive: Bool { !shown.isEmpty }

    /// Returns the bytes that change the pixels on the screen to a frame's, once ncurses has written its cells.
    mutating func update(to frame: CellGrid, cell: CellPixels) -> [UInt8] {
        guard isActive || !frame.placements.isEmpty else { return [] }
        let former = before?.size == frame.size ? before : nil
        var bytes = former.map { Self.erasure(of: $0, in: frame) } ?? []
        let width = frame.width
        let hasChanged = (0..<frame.height).map { y in
            former?.cells[y * width..<(y + 1) * width] != frame.cells[y * width..<(y + 1) * width]
        }
        var now: [CellRect: Shown] = [:]
        for picture in frame.pictures {
            let placements = picture.placements.sorted { $0.z < $1.z }
            var known = shown[picture.rect].flatMap { known in
                known.placements.first?.image == placements.first?.image ? known : nil
            }
            let rect = picture.rect
            let differs = known.map { Self.differences($0.placements, placements, in: rect, cell) }
            let changed = rect.parts { x, y in
                frame.shows(picture, x: x, y: y)
                    && (differs?[(y - rect.y) * rect.width + x - rect.x] ?? true
                        || hasChanged[y] && former.map { Self.isLost(x, y, $0, frame) } ?? true)
            }
            let parts = Self.joined(changed) { frame.shows(picture, x: $0, y: $1) }
            if known == nil {
                let whole = Self.composed(placements, picture.rect.pixels(cell), cell)
                known = Shown(placements: placements, palette: SixelPalette(whole))
            }
            known?.placements = placements
            for part in parts {
                var area = part.pixels(cell)
                // A band of six rows that reaches below the screen would move all of it up.
                if part.maxY == frame.height { area.height -= area.height % 6 }
                guard !area.isEmpty, let image = known?.palette.indexed(Self.composed(placements, area, cell)) else {
                    continue
                }
                bytes += Self.move(to: CellPoint(x: part.x, y: part.y))
                bytes += SixelText.encoded(
                    image.places, width: area.width, height: area.height, colors: image.colors)
            }
            now[picture.rect] = known
        }
        (shown, before) = (now, now.isEmpty ? nil : frame)
        return bytes.isEmpty ? [] : Array("\u{1B}7".utf8) + bytes + Array("\u{1B}8".utf8)
    }

    private static func move(to place: CellPoint) -> [UInt8] { Array("\u{1B}[\(place.y + 1);\(place.x + 1)H".utf8) }

    /// Joins rectangles of cells that cost less as one image, where all cells between them show, too: each image begins
    /// with its colors, a fourth of its bytes.
    private static func joined(_ parts: [CellRect], where shows: (_ x: Int, _ y: Int) -> Bool) -> [CellRect] {
        var joined: [(rect: CellRect, cells: Int)] = []
        for part in parts {
            var next = (rect: part, cells: part.area)
            while let other = joined.firstIndex(where: {
                let both = $0.rect.union(next.rect)
                return both.area <= ($0.cells + next.cells) * 5 / 4
                    && (both.y..<both.maxY).allSatisfy { y in (both.x..<both.maxX).allSatisfy { shows($0, y) } }
            }) {
                let former = joined.remove(at: other)
                next = (former.rect.union(next.rect), former.cells + next.cells)
            }
            joined.append(next)
        }
        return joined.map(\.rect)
    }

    /// Returns for each cell of a picture whether its pixels differ in two states.
    private static func differences(
        _ old: [Placement], _ new: [Placement], in rect: CellRect, _ cell: CellPixels
    ) -> [Bool] {
        var differs = [Bool](repeating: false, count: rect.width * rect.height)
        for placement in Set(old).symmetricDifference(new) {
            let pixels = placement.pixels(cell)
            let (left, top) = (max(0, pixels.x) / cell.columns, max(0, pixels.y) / cell.rows)
            let cells = CellRect(
                x: left, y: top, width: (pixels.maxX + cell.columns - 1) / cell.columns - left,
                height: (pixels.maxY + cell.rows - 1) / cell.rows - top
            ).intersection(rect)
            let area = cells.pixels(cell)
            let (before, after) = (composed(old, area, cell), composed(new, area, cell))
            let stride = cell.columns * 3
            for row in 0..<area.height {
                for column in 0..<cells.width {
                    let place = (cells.y + row / cell.rows - rect.y) * rect.width + cells.x + column - rect.x
                    let bytes = (row * cells.width + column) * stride..<(row * cells.width + column + 1) * stride
                    if !differs[place], before[bytes] != after[bytes] { differs[place] = true }
                }
            }
        }
        return differs
    }

    /// Returns whether a picture's cell may have been written to since the last frame.
    private static func isLost(_ x: Int, _ y: Int, _ old: CellGrid, _ new: CellGrid) -> Bool {
        func differs(_ x: Int) -> Bool { old[x, y] != new[x, y] }
        if differs(x) { return true }
        guard let left = (max(0, x - jump)..<x).last(where: differs) else { return false }
        return (x + 1..<max(x + 1, min(new.width, left + jump))).contains(where: differs)
    }

    /// Returns the bytes that write blanks over pixels where a picture was and now is nothing: for ncurses both are
    /// blank, and it writes nothing.
    private static func erasure(of old: CellGrid, in frame: CellGrid) -> [UInt8] {
        var bytes: [UInt8] = []
        for y in 0..<frame.height {
            for x in 0..<frame.width where old[x, y].showsImages && !frame[x, y].showsImages {
                guard frame[x, y].scalar == " " else { continue }
                var color = "49"
                if case .rgb(let rgb) = frame[x, y].style.background {
                    color = "48;2;\(rgb.red);\(rgb.green);\(rgb.blue)"
                }
                bytes += move(to: CellPoint(x: x, y: y)) + Array("\u{1B}[0;\(color)m ".utf8)
            }
        }
        return bytes
    }

    /// Returns a part of the screen with images in their order, three bytes for each pixel; black where there is none.
    private static func composed(_ placements: [Placement], _ area: PixelRect, _ cell: CellPixels) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: area.width * area.height * 3)
        for placement in placements {
            let (image, whole) = (placement.image, placement.pixels(cell))
            let part = whole.intersection(area)
            let channels = image.hasAlpha ? 4 : 3
            for y in part.y..<part.maxY {
                var from = ((y - whole.y) * image.width + part.x - whole.x) * channels
                var to = ((y - area.y) * area.width + part.x - area.x) * 3
                guard image.hasAlpha else {
                    bytes.replaceSubrange(to..<to + part.width * 3, with: image.bytes[from..<from + part.width * 3])
                    continue
                }
                for _ in 0..<part.width {
                    let alpha = Int(image.bytes[from + 3])
                    if alpha > 0 {
                        for channel in 0..<3 {
                            let (new, old) = (Int(image.bytes[from + channel]), Int(bytes[to + channel]))
                            bytes[to + channel] = UInt8((new * alpha + old * (255 - alpha)) / 255)
                        }
                    }
                    (from, to) = (from + 4, to + 3)
                }
            }
        }
        return bytes
    }
}
