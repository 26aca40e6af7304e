/// A coder that reads or writes the parts of a compiled drawing in one order for both directions: the argument of
/// `code` is written, or replaced by what was read.
///
/// Numbers are as in memory on every machine that the game runs on: little-endian, 8 bytes a `Double`. Points are
/// `Float`s, a millionth of a drawing's size apart.
struct CompiledCoder {
    private(set) var written: [UInt8] = []
    private let source: UnsafeRawBufferPointer?
    private var position = 0
    /// All outlines, one after another: a path is a part of these lists and needs no memory of its own.
    private var verbs: [Path.Verb] = []
    private var points: [Point] = []
    private var nextVerb = 0
    private var nextPoint = 0
    /// Whether all requested data was there.
    private(set) var isWhole = true

    /// Makes a coder that writes.
    init() { source = nil }

    /// Makes a coder that reads.
    init(reading source: UnsafeRawBufferPointer) { self.source = source }

    /// Whether all data was read.
    var isAtEnd: Bool { position == source?.count && nextVerb == verbs.count && nextPoint == points.count }

    /// Codes the outlines, which precede the rest: written last, and read first.
    mutating func code(outlinesOf rest: inout CompiledCoder) {
        code(&rest.verbs)
        code(&rest.points)
    }

    mutating func readOutlines() {
        var read = CompiledCoder()
        code(outlinesOf: &read)
        (verbs, points) = (read.verbs, read.points)
    }

    mutating func code(_ verbs: inout ArraySlice<Path.Verb>, _ points: inout ArraySlice<Point>) {
        var (verbCount, pointCount) = (UInt32(clamping: verbs.count), UInt32(clamping: points.count))
        code(&verbCount)
        code(&pointCount)
        guard source != nil else {
            self.verbs += verbs
            self.points += points
            return
        }
        let (lastVerb, lastPoint) = (nextVerb + Int(verbCount), nextPoint + Int(pointCount))
        guard isWhole, lastVerb <= self.verbs.count, lastPoint <= self.points.count else { return isWhole = false }
        verbs = self.verbs[nextVerb..<lastVerb]
        points = self.points[nextPoint..<lastPoint]
        (nextVerb, nextPoint) = (lastVerb, lastPoint)
    }

    mutating func code<T: BitwiseCopyable>(_ value: inout T) {
        guard source != nil else { return withUnsafeBytes(of: value) { written.append(contentsOf: $0) } }
        guard let bytes = take(MemoryLayout<T>.size) else { return }
        value = bytes.loadUnaligned(as: T.self)
    }

    mutating func code(_ value: inout Bool) {
        var byte: UInt8 = value ? 1 : 0
        code(&byte)
        value = byte != 0
    }

    mutating func code<T: BitwiseCopyable>(_ value: inout T?, else placeholder: T) {
        var isThere = value != nil
        code(&isThere)
        guard isThere else { return value = nil }
        var some = value ?? placeholder
        code(&some)
        value = some
    }

    /// Codes an optional value as a list of one or none.
    mutating func code<T>(
        _ value: inout T?, or placeholder: @autoclosure () -> T, _ each: (inout Self, inout T) -> Void
    ) {
        var count: UInt32 = value == nil ? 0 : 1
        code(&count)
        guard count > 0 else { return value = nil }
        var some = value ?? placeholder()
        each(&self, &some)
        value = some
    }

    /// Codes a list with a closure for its elements.
    mutating func code<T>(
        _ list: inout [T], of placeholder: @autoclosure () -> T, _ each: (inout Self, inout T) -> Void
    ) {
        var count = UInt32(clamping: list.count)
        code(&count)
        if source != nil {
            list = []
            list.reserveCapacity(min(Int(count), 1 << 16))
        }
        for index in 0..<Int(count) where isWhole {
            if source != nil { list.append(placeholder()) }
            each(&self, &list[index])
        }
    }

    mutating func code(_ text: inout String) {
        var count = UInt32(clamping: text.utf8.count)
        code(&count)
        guard source != nil else { return written += text.utf8 }
        if let bytes = take(Int(count)) { text = String(decoding: bytes, as: UTF8.self) }
    }

    /// Codes a list of plain numbers at once.
    mutating func code<T: BitwiseCopyable>(_ list: inout [T]) {
        var count = UInt32(clamping: list.count)
        code(&count)
        guard source != nil else { return list.withUnsafeBytes { written.append(contentsOf: $0) } }
        let size = MemoryLayout<T>.stride
        guard let bytes = take(Int(count) * size) else { return }
        list = Array(unsafeUninitializedCapacity: Int(count)) { list, initialized in
            UnsafeMutableRawBufferPointer(list).copyMemory(from: bytes)
            initialized = Int(count)
        }
    }

    /// Codes points as `Float`s.
    mutating func code(_ points: inout [Point]) {
        var count = UInt32(clamping: points.count)
        code(&count)
        guard source != nil else {
            for point in points { withUnsafeBytes(of: SIMD2<Float>(point)) { written.append(contentsOf: $0) } }
            return
        }
        let size = MemoryLayout<SIMD2<Float>>.stride
        guard let bytes = take(Int(count) * size) else { return }
        points = Array(unsafeUninitializedCapacity: Int(count)) { points, initialized in
            for index in points.indices {
                points[index] = Point(bytes.loadUnaligned(fromByteOffset: index * size, as: SIMD2<Float>.self))
            }
            initialized = Int(count)
        }
    }

    private mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
        guard let source, isWhole, source.count - position >= count else {
            isWhole = false
            return nil
        }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: source[position..<position + count])
    }
}
