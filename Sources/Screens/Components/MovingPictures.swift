import Drawing
import Scene
import TerminalUI

/// The pictures of a frame that move by themselves, collected while it is drawn.
///
/// While nothing else changes they are drawn again alone: the texts beside them take as long.
final class MovingPictures {
    fileprivate struct Place {
        /// The rectangle of the picture on the screen, with what is cut off.
        var rect: CellRect
        /// The part of it that is visible.
        var area: CellRect
        /// The picture in the frame; empty once it has been compared.
        var cells: CellGrid
        /// Flags, row by row, for the cells of `area` in which the frame shows something else.
        var hidden: [Bool] = []
        let draw: (Moment) -> CellGrid
    }

    private var places: [Place] = []

    /// True if no picture is to be seen.
    var isEmpty: Bool { places.isEmpty }

    /// Adds a picture that was drawn in a rectangle of the screen, of which `area` is visible.
    func add(_ cells: CellGrid, in rect: CellRect, _ area: CellRect, draw: @escaping (Moment) -> CellGrid) {
        places.append(Place(rect: rect, area: area, cells: cells, draw: draw))
    }

    /// Finds what the finished frame shows over the pictures.
    func finish(_ frame: CellGrid, isMirrored: Bool) {
        for index in places.indices {
            if isMirrored {
                places[index].rect = places[index].rect.mirrored(in: frame.width)
                places[index].area = places[index].area.mirrored(in: frame.width)
            }
            let place = places[index]
            place.forEachCell { x, y in
                places[index].hidden.append(frame[x, y] != place.cells[x - place.rect.x, y - place.rect.y])
            }
            places[index].cells = CellGrid(size: CellSize(width: 0, height: 0))
        }
        places.removeAll { $0.hidden.allSatisfy(\.self) }
    }

    /// Draws the pictures into the frame as of a moment, except where something else covers them.
    func redraw(in frame: inout CellGrid, at moment: Moment) {
        for place in places {
            let cells = place.draw(moment)
            var index = 0
            place.forEachCell { x, y in
                if !place.hidden[index] { frame[x, y] = cells[x - place.rect.x, y - place.rect.y] }
                index += 1
            }
        }
    }
}

extension MovingPictures.Place {
    /// Calls `body` with the column and row of each visible cell, row by row.
    fileprivate func forEachCell(_ body: (Int, Int) -> Void) {
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX { body(x, y) }
        }
    }
}
