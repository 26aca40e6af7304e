import Drawing

/// The images of a frame that lie in the same cells: a yard, or a portrait.
struct FramePicture {
    /// The cells, as far as the frame has them.
    let rect: CellRect
    /// The images in the order in which they were placed.
    fileprivate(set) var placements: [Placement]
    /// The cells of pictures that lie over this one.
    fileprivate var covers: [CellRect] = []
}

extension CellGrid {
    /// The frame's pictures, those behind first.
    var pictures: [FramePicture] {
        var pictures: [FramePicture] = []
        var frames: [CellRect] = []
        for placement in placements {
            if let known = frames.firstIndex(of: placement.frame) {
                pictures[known].placements.append(placement)
                continue
            }
            let rect = placement.frame.intersection(CellRect(size))
            for index in pictures.indices where !pictures[index].rect.intersection(rect).isEmpty {
                pictures[index].covers.append(rect)
            }
            frames.append(placement.frame)
            pictures.append(FramePicture(rect: rect, placements: [placement]))
        }
        return pictures
    }

    /// Returns whether a picture's images show in a cell of its rectangle: nothing was written over it.
    func shows(_ picture: FramePicture, x: Int, y: Int) -> Bool {
        self[x, y].showsImages && !picture.covers.contains { $0.contains(CellPoint(x: x, y: y)) }
    }
}

extension Placement {
    /// Returns the pixels of the screen that the whole image would take.
    func pixels(_ cell: CellPixels) -> PixelRect {
        PixelRect(
            x: frame.x * cell.columns + x, y: frame.y * cell.rows + y, width: image.width, height: image.height)
    }
}

extension CellRect {
    var area: Int { width * height }

    /// Returns the smallest rectangle that holds both.
    func union(_ other: CellRect) -> CellRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return CellRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func pixels(_ cell: CellPixels) -> PixelRect {
        PixelRect(x: x * cell.columns, y: y * cell.rows, width: width * cell.columns, height: height * cell.rows)
    }

    /// Returns the cells that are wanted, as few rectangles.
    func parts(where isWanted: (_ x: Int, _ y: Int) -> Bool) -> [CellRect] {
        var (done, open): ([CellRect], [CellRect]) = ([], [])
        for y in y..<maxY {
            var runs: [CellRect] = []
            for x in x..<maxX where isWanted(x, y) {
                if let last = runs.last, last.maxX == x {
                    runs[runs.count - 1].width += 1
                } else {
                    runs.append(CellRect(x: x, y: y, width: 1, height: 1))
                }
            }
            // A run as wide as the one above it goes on with that.
            for index in runs.indices {
                guard let above = open.first(where: { $0.x == runs[index].x && $0.width == runs[index].width }) else {
                    continue
                }
                runs[index] = CellRect(x: above.x, y: above.y, width: above.width, height: above.height + 1)
            }
            done += open.filter { former in
                !runs.contains { $0.x == former.x && $0.y == former.y && $0.width == former.width }
            }
            open = runs
        }
        return done + open
    }
}
