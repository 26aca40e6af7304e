import Drawing

/// Mirroring of finished frames.
///
/// Screens paint from left to right. In a language that runs from right to left the whole frame is mirrored once it is
/// painted; texts and pictures, which must not be, are painted mirrored so that this puts them right again.
extension CellGrid {
    mutating func mirror() {
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            cells[row].reverse()
            for x in row { cells[x] = cells[x].mirrored }
            // The first half of a wide letter comes first again.
            for x in row.dropLast().reversed() where cells[x].isContinuation { cells.swapAt(x, x + 1) }
        }
    }

    var mirrored: CellGrid {
        var grid = self
        grid.mirror()
        return grid
    }
}

extension Cell {
    /// The cell with a glyph that points the other way. A part of a block without such a glyph becomes its complement,
    /// with the colors swapped.
    var mirrored: Cell {
        guard let scalar, scalar.value >= 0x2190, let twin = Self.twins[scalar] else { return self }
        var cell = self
        cell.content = .glyph(Character(twin.glyph))
        if twin.isComplement { cell.style.attributes.formSymmetricDifference(.reverse) }
        return cell
    }

    private typealias Twin = (glyph: Unicode.Scalar, isComplement: Bool)

    private static let twins: [Unicode.Scalar: Twin] = {
        var twins: [Unicode.Scalar: Twin] = [:]
        func add(_ pairs: String, isComplement: Bool) {
            let glyphs = Array(pairs.unicodeScalars)
            for (left, right) in zip(glyphs, glyphs.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(
                \.element)
            {
                (twins[left], twins[right]) = ((right, isComplement), (left, isComplement))
            }
        }
        add("←→◀▶◂▸◁▷┌┐└┘├┤╭╮╰╯╔╗╚╝╠╣╴╶╸╺▌▐▏▕▖▗▘▝▙▟▛▜▚▞", isComplement: false)
        add("▎▊▍▋", isComplement: true)
        // Fonts draw this one to the very edge, so the marks of rows do not take the complement.
        twins["▎"] = ("▕", false)
        twins["▉"] = ("▏", true)
        return twins
    }()
}

extension CellRect {
    /// Returns the rectangle mirrored left to right within a space of `columns` columns.
    package func mirrored(in columns: Int) -> CellRect {
        CellRect(x: columns - maxX, y: y, width: width, height: height)
    }
}

extension CellPoint {
    /// Returns the place mirrored left to right within a space of `columns` columns.
    package func mirrored(in columns: Int) -> CellPoint { CellPoint(x: columns - 1 - x, y: y) }
}
