import Drawing

/// What a terminal shows of the bytes it is sent: as much of xterm as ncurses uses.
struct ShownScreen {
    struct Cell: Hashable {
        var glyph: Unicode.Scalar = " "
        var foreground = ShownColor.standard
        var background = ShownColor.standard
        var attributes: CellAttributes = []
    }

    enum ShownColor: Hashable {
        case standard
        case number(Int)
        case rgb(RGB)
    }

    let width: Int
    let height: Int
    private(set) var cells: [Cell]
    private var pen = Cell()
    private var (x, y) = (0, 0)
    private var inserts = false
    private var saved = (pen: Cell(), x: 0, y: 0)

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        cells = Array(repeating: Cell(), count: width * height)
    }

    mutating func take(_ text: String) {
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": escape(&rest)
            case "\r": x = 0
            case "\n": y = min(y + 1, height - 1)
            case "\u{8}": x = max(0, x - 1)
            case let control where control.value < 0x20: break
            default: put(scalar)
            }
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        if x >= width { (x, y) = (0, min(y + 1, height - 1)) }
        pen.glyph = scalar
        if inserts { makeRoom(1) }
        cells[y * width + x] = pen
        x += 1
    }

    private mutating func makeRoom(_ count: Int) {
        for _ in 0..<count {
            cells.insert(Cell(background: pen.background), at: y * width + x)
            cells.remove(at: (y + 1) * width)
        }
    }

    private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
        switch rest.popFirst() {
        case "[":
            let parameters = rest.prefix { $0.value < 0x40 }
            rest = rest.dropFirst(parameters.count)
            if let final = rest.popFirst() { control(final, String(parameters)) }
        case "]":
            while let scalar = rest.popFirst(), scalar != "\u{7}" {
                if scalar == "\u{1B}" { _ = rest.popFirst(); break }
            }
        case "(", ")": _ = rest.popFirst()
        case "M": y = max(0, y - 1)
        case "7": saved = (pen, x, y)
        case "8": (pen, x, y) = saved
        default: break
        }
    }

    private mutating func control(_ final: Unicode.Scalar, _ parameters: String) {
        guard !parameters.hasPrefix("?") else { return }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = max(1, numbers.first ?? 1)
        switch final {
        case "m": style(numbers)
        case "H": (x, y) = (max(1, numbers.count > 1 ? numbers[1] : 1) - 1, first - 1)
        case "d": y = first - 1
        case "G": x = first - 1
        case "A": y = max(0, y - first)
        case "B": y = min(height - 1, y + first)
        case "C": x = min(width - 1, x + first)
        case "D": x = max(0, x - first)
        case "X": erase(y * width + x..<y * width + min(width, x + first))
        case "K": erase(numbers.first == 1 ? y * width..<y * width + x + 1 : y * width + x..<(y + 1) * width)
        case "J": erase(numbers.first == 2 ? 0..<cells.count : y * width + x..<cells.count)
        case "@": makeRoom(first)
        case "h" where first == 4: inserts = true
        case "l" where first == 4: inserts = false
        case "b": for _ in 0..<first { put(pen.glyph) }
        default: break
        }
    }

    private mutating func erase(_ range: Range<Int>) {
        for index in range { cells[index] = Cell(background: pen.background) }
    }

    private mutating func style(_ numbers: [Int]) {
        var rest = numbers[...]
        if rest.isEmpty { rest = [0] }
        while let number = rest.popFirst() {
            switch number {
            case 0: pen = Cell()
            case 1: pen.attributes.insert(.bold)
            case 2: pen.attributes.insert(.dim)
            case 3: pen.attributes.insert(.italic)
            case 4: pen.attributes.insert(.underline)
            case 7: pen.attributes.insert(.reverse)
            case 22: pen.attributes.subtract([.bold, .dim])
            case 23: pen.attributes.remove(.italic)
            case 24: pen.attributes.remove(.underline)
            case 27: pen.attributes.remove(.reverse)
            case 30...37: pen.foreground = .number(number - 30)
            case 40...47: pen.background = .number(number - 40)
            case 90...97: pen.foreground = .number(number - 82)
            case 100...107: pen.background = .number(number - 92)
            case 38: pen.foreground = color(&rest)
            case 48: pen.background = color(&rest)
            case 39: pen.foreground = .standard
            case 49: pen.background = .standard
            default: break
            }
        }
    }

    private func color(_ rest: inout ArraySlice<Int>) -> ShownColor {
        if rest.popFirst() == 5 { return .number(rest.popFirst() ?? -1) }
        let channels = (0..<3).map { _ in UInt8(clamping: rest.popFirst() ?? 0) }
        return .rgb(RGB(channels[0], channels[1], channels[2]))
    }
}
