import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The color of a cell's glyph or background: the terminal's own, or one of ours.
package enum CellColor: Hashable, Sendable {
    /// The terminal's default foreground or background.
    case standard
    case rgb(RGB)

    fileprivate static let standardCode: UInt32 = 1 << 24

    fileprivate init(code: UInt32) { self = code == Self.standardCode ? .standard : .rgb(RGB(hex: code)) }

    fileprivate var code: UInt32 {
        switch self {
        case .standard: Self.standardCode
        case .rgb(let color): color.hex
        }
    }
}

/// The attributes of a cell's glyph beyond its colors.
package struct CellAttributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // The library's versions of these two serve every kind of set, and would be looked up for each of thousands of
    // cells and texts.
    package static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
    package init(arrayLiteral elements: Self...) { rawValue = elements.reduce(0) { $0 | $1.rawValue } }

    package static let bold = CellAttributes(rawValue: 1 << 0)
    package static let dim = CellAttributes(rawValue: 1 << 1)
    package static let italic = CellAttributes(rawValue: 1 << 2)
    package static let underline = CellAttributes(rawValue: 1 << 3)
    package static let reverse = CellAttributes(rawValue: 1 << 4)
}

/// The colors and attributes of a cell, in twelve bytes without gaps.
package struct CellStyle: Hashable, Sendable, BitwiseCopyable {
    private var foregroundCode: UInt32
    private var backgroundCode: UInt32
    private var attributesCode: UInt32

    package init(
        foreground: CellColor = .standard, background: CellColor = .standard, attributes: CellAttributes = []
    ) {
        foregroundCode = foreground.code
        backgroundCode = background.code
        attributesCode = UInt32(attributes.rawValue)
    }

    package var foreground: CellColor {
        get { CellColor(code: foregroundCode) }
        set { foregroundCode = newValue.code }
    }
    package var background: CellColor {
        get { CellColor(code: backgroundCode) }
        set { backgroundCode = newValue.code }
    }
    package var attributes: CellAttributes {
        get { CellAttributes(rawValue: UInt8(truncatingIfNeeded: attributesCode)) }
        set { attributesCode = UInt32(newValue.rawValue) }
    }

    package static let plain = CellStyle()
}

/// One cell of the screen.
///
/// It is sixteen bytes without references or gaps, so the thousands of cells of a frame are filled, copied and compared
/// as memory.
package struct Cell: Hashable, Sendable, BitwiseCopyable {
    /// The content of a cell.
    package enum Content: Hashable, Sendable {
        /// A grapheme cluster of one column, or of two when a `.continuation` follows.
        case glyph(Character)
        /// The second column of the wide glyph to the left.
        case continuation
    }

    /// A scalar's number, a cluster's number above `firstCluster`, or `continuation`.
    private var code: UInt32
    package var style: CellStyle

    private static let continuation = UInt32.max
    private static let firstCluster: UInt32 = 1 << 31

    package init(_ glyph: Character = " ", style: CellStyle = .plain) {
        code = Self.code(of: glyph)
        self.style = style
    }

    package init(scalar glyph: Unicode.Scalar, style: CellStyle) {
        code = glyph.value
        self.style = style
    }

    package init(content: Content, style: CellStyle) {
        code = Self.code(of: content)
        self.style = style
    }

    package var content: Content {
        get {
            if let scalar { return .glyph(Character(scalar)) }
            return isContinuation ? .continuation : .glyph(Clusters.cluster(Int(code - Self.firstCluster)))
        }
        set { code = Self.code(of: newValue) }
    }

    package var isContinuation: Bool { code == Self.continuation }

    /// The glyph as a scalar; `nil` for one of several scalars and for the second column of a wide one.
    package var scalar: Unicode.Scalar? { code < Self.firstCluster ? Unicode.Scalar(code) : nil }

    package static let blank = Cell()

    /// Returns whether two rows of as many cells are equal.
    package static func areEqual(_ a: UnsafeBufferPointer<Cell>, _ b: UnsafeBufferPointer<Cell>) -> Bool {
        guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else {
            return a.count == b.count
        }
        return memcmp(first, second, a.count * MemoryLayout<Cell>.stride) == 0
    }

    private static func code(of content: Content) -> UInt32 {
        switch content {
        case .glyph(let glyph): code(of: glyph)
        case .continuation: continuation
        }
    }

    private static func code(of glyph: Character) -> UInt32 {
        let scalars = glyph.unicodeScalars
        if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
            return first.value
        }
        return firstCluster + UInt32(Clusters.index(of: glyph))
    }
}

/// The glyphs of more than one scalar that were ever put in a cell, each once: letters with marks, flags, families. A
/// language has few of them.
private enum Clusters {
    private struct Table {
        var clusters: [Character] = []
        /// The numbers by scalars; glyphs that are written in two ways are two.
        var places: [[Unicode.Scalar]: Int] = [:]
    }

    private static let table = Mutex(Table())
    /// The most clusters; only made-up text has more.
    private static let most = 1 << 16

    static func index(of cluster: Character) -> Int {
        let scalars = Array(cluster.unicodeScalars)
        return table.withLock { table in
            if let place = table.places[scalars] { return place }
            guard table.clusters.count < most else { return most - 1 }
            table.clusters.append(table.clusters.count == most - 1 ? "\u{FFFD}" : cluster)
            table.places[scalars] = table.clusters.count - 1
            return table.clusters.count - 1
        }
    }

    static func cluster(_ index: Int) -> Character { table.withLock { $0.clusters[index] } }
}
