import Drawing

/// The pixels that a terminal with sixels shows of the bytes it is sent: images, blanks, and what is written over them.
package struct SixelScreen {
    package let size: CellSize
    package let cell: CellPixels
    /// Three bytes for each pixel of the screen; black where there is no image.
    package private(set) var canvas: [UInt8]
    /// The faults against the protocol.
    package private(set) var faults: [String] = []
    /// The number of images, and of their bytes.
    package private(set) var images = 0
    package private(set) var bytes = 0
    private var (x, y) = (0, 0)
    private var saved = (x: 0, y: 0)

    package init(size: CellSize, cell: CellPixels) {
        (self.size, self.cell) = (size, cell)
        canvas = [UInt8](repeating: 0, count: size.width * cell.columns * size.height * cell.rows * 3)
    }

    private var width: Int { size.width * cell.columns }

    /// Writes text to a cell, which takes the place of its pixels.
    package mutating func write(x: Int, y: Int) {
        for row in y * cell.rows..<(y + 1) * cell.rows {
            let start = (row * width + x * cell.columns) * 3
            canvas.replaceSubrange(start..<start + cell.columns * 3, with: repeatElement(0, count: cell.columns * 3))
        }
    }

    /// Writes to cells from the cursor on.
    private mutating func blank(_ count: Int) {
        guard 0..<size.height ~= y else { return }
        for x in max(0, x)..<max(0, min(size.width, x + count)) { write(x: x, y: y) }
    }

    /// Writes what ncurses would for a new frame: the cells that look different.
    package mutating func write(_ frame: CellGrid, after former: CellGrid?) {
        for y in 0..<size.height {
            for x in 0..<size.width {
                func look(_ cell: Cell) -> Cell { cell.showsImages ? Cell(style: cell.style) : cell }
                if former.map({ look($0[x, y]) != look(frame[x, y]) }) ?? true { write(x: x, y: y) }
            }
        }
    }

    package mutating func take(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == 0x1B else {
                if byte >= 0x20, byte & 0xC0 != 0x80 {
                    blank(1)
                    x += 1
                } else if byte == 0x0D {
                    x = 0
                } else if byte == 0x0A {
                    y += 1
                } else if byte == 0x08 {
                    x -= 1
                }
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "("), UInt8(ascii: ")"): rest = rest.dropFirst()
            case UInt8(ascii: "7"): saved = (x, y)
            case UInt8(ascii: "8"): (x, y) = saved
            case UInt8(ascii: "["):
                let parameters = rest.prefix { $0 < 0x40 }
                rest = rest.dropFirst(parameters.count)
                let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";").map { Int($0) ?? 0 }
                switch rest.popFirst() {
                case UInt8(ascii: "H"):
                    (x, y) = ((numbers.count > 1 ? numbers[1] : 1) - 1, (numbers.first ?? 1) - 1)
                case UInt8(ascii: "A"): y -= max(1, numbers.first ?? 1)
                case UInt8(ascii: "B"): y += max(1, numbers.first ?? 1)
                case UInt8(ascii: "C"): x += max(1, numbers.first ?? 1)
                case UInt8(ascii: "D"): x -= max(1, numbers.first ?? 1)
                case UInt8(ascii: "G"): x = (numbers.first ?? 1) - 1
                case UInt8(ascii: "d"): y = (numbers.first ?? 1) - 1
                case UInt8(ascii: "J"): canvas = canvas.map { _ in 0 }
                case UInt8(ascii: "K"): blank(size.width - x)
                case UInt8(ascii: "X"): blank(numbers.first ?? 1)
                case UInt8(ascii: "b"):
                    blank(numbers.first ?? 1)
                    x += numbers.first ?? 1
                default: break
                }
            case UInt8(ascii: "P"):
                let text = rest.prefix { $0 != 0x1B }
                rest = rest.dropFirst(text.count + 2)
                guard let start = text.firstIndex(of: UInt8(ascii: "q")) else { break }
                images += 1
                self.bytes += text.count
                draw(text[(start + 1)...])
            case UInt8(ascii: "]"), UInt8(ascii: "_"):
                rest = rest.drop { $0 != 0x1B && $0 != 7 }.dropFirst()
                if rest.first == UInt8(ascii: "\\") { rest = rest.dropFirst() }
            default: break
            }
        }
    }

    private mutating func draw(_ text: ArraySlice<UInt8>) {
        var rest = text
        func numbers() -> [Int] {
            let part = rest.prefix { $0 >= 0x30 && $0 <= 0x3B }
            rest = rest.dropFirst(part.count)
            return String(decoding: part, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
        }
        var colors: [Int: [UInt8]] = [:]
        var (column, top, count, color) = (0, 0, 1, -1)
        var extent: (width: Int, height: Int)?
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                let values = numbers()
                if values.count == 4 { extent = (values[2], values[3]) }
            case UInt8(ascii: "#"):
                let values = numbers()
                color = values.first ?? -1
                if values.count == 5 {
                    colors[color] = values[2...].map { UInt8(min(100, $0) * 255 / 100) }
                } else if colors[color] == nil {
                    faults.append("color \(color) has no value")
                }
            case UInt8(ascii: "!"): count = numbers().first ?? 1
            case UInt8(ascii: "$"): column = 0
            case UInt8(ascii: "-"): (column, top) = (0, top + 6)
            case 0x3F...0x7E:
                for row in 0..<6 where (byte - 0x3F) & 1 << row != 0 {
                    set(column..<column + count, top + row, colors[color] ?? [255, 0, 255], extent)
                }
                (column, count) = (column + count, 1)
            default: faults.append("byte \(byte)")
            }
        }
        if colors.keys.contains(where: { $0 > 255 }) { faults.append("more than 256 colors") }
        // The last band counts whole, however little of it is drawn.
        if y * cell.rows + top > size.height * cell.rows { faults.append("the screen would scroll") }
    }

    private mutating func set(
        _ columns: Range<Int>, _ row: Int, _ color: [UInt8], _ extent: (width: Int, height: Int)?
    ) {
        let (left, line) = (x * cell.columns, y * cell.rows + row)
        guard let extent, row < extent.height, columns.upperBound <= extent.width, left + columns.upperBound <= width,
            line < size.height * cell.rows
        else { return faults.append("a pixel outside") }
        for column in columns {
            let place = (line * width + left + column) * 3
            canvas.replaceSubrange(place..<place + 3, with: color)
        }
    }
}
