import CNcurses

/// ncurses' color pairs by their colors.
///
/// A pair once given is never changed: ncurses would walk the screen for it. When nearly all are given out the pool is
/// emptied as a whole, and the screen has to be sent again. So that this is rare, a pool that is half full looks for a
/// pair that is near enough before it gives out another: four birds on the wing ask for thousands a second, and most of
/// them for blends that nobody could tell from one that is there.
struct PairPool {
    private var pairs = PairTable()
    /// The first pair of each kind, by colors on a coarser grid; kept only once the pool is half full.
    private var near: [UInt64: Int32] = [:]
    private var next: Int32 = 1
    /// The number of pairs that are used: those of ncurses, but no more than keep its tables small.
    private let limit: Int32
    /// True if colors are 24-bit numbers, where near numbers look alike.
    private let isDirect: Bool
    private let numbers: ColorNumbers

    /// The pair that is given first. ncurses makes its table as large as the highest pair so far, by doubling it, and
    /// copies it each time; this many is about what a frame of pictures needs.
    private static let firstPair: Int32 = 2047

    init(limit: Int32, isDirect: Bool = false, numbers: ColorNumbers = .plain) {
        self.limit = min(limit, 0x7FFF)
        self.isDirect = isDirect
        self.numbers = numbers
    }

    /// Returns the pair for two colors of `ColorQuantizer`; nil when the pool is used up.
    ///
    /// - Parameter mayBeNear: a pair that looks alike will do, for a cell of a picture. A letter's ground must be that
    ///   of the space beside it.
    mutating func pair(_ foreground: Int32, _ background: Int32, mayBeNear: Bool = false) -> Int32? {
        if foreground < 0, background < 0 { return 0 }
        let key = Self.key(foreground, background)
        if let pair = pairs[key] { return pair }
        // A ground alone is a sky or a wall, where every step shows.
        let isBlend = isDirect && numbers.isColor(foreground) && numbers.isColor(background)
        if isBlend, mayBeNear, isHalfFull {
            if near.isEmpty { fillNear() }
            if let pair = near[coarse(foreground, background)] { return pair }
        }
        if isUnused, Self.firstPair < limit { init_extended_pair(Self.firstPair, 0, 0) }
        guard next < limit, init_extended_pair(next, foreground, background) == OK else { return nil }
        defer { next += 1 }
        pairs.insert(next, for: key)
        if isBlend, !near.isEmpty { near[coarse(foreground, background)] = next }
        return next
    }

    var isUnused: Bool { next == 1 }

    /// True once half of the pairs are given out: then it is worth starting anew when the screen changes anyway.
    var isHalfFull: Bool { next >= limit / 2 }

    /// Takes all pairs back by `reset_color_pairs`; everything on the screen is repainted afterwards.
    mutating func reset() {
        reset_color_pairs()
        pairs.removeAll()
        near = [:]
        next = 1
    }

    private static func key(_ foreground: Int32, _ background: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
    }

    /// Returns the key of both colors on a grid of sixteen steps a channel.
    private func coarse(_ foreground: Int32, _ background: Int32) -> UInt64 {
        Self.key(foreground & 0xF0F0F0, background & 0xF0F0F0)
    }

    private mutating func fillNear() {
        // The oldest of each kind: those of interface and scenery were there before anything flew.
        for (key, pair) in pairs.latestFirst {
            let (foreground, background) = (Int32(truncatingIfNeeded: key >> 32), Int32(truncatingIfNeeded: key))
            if numbers.isColor(foreground), numbers.isColor(background) { near[coarse(foreground, background)] = pair }
        }
    }
}

/// Numbers of pairs by their colors: each cell whose color changes asks for one, and a plain table knows it in a tenth of
/// what a `Dictionary` takes.
private struct PairTable {
    /// The colors of each pair, in the order of their making: pair 1 is the first.
    private var keys: [UInt64] = []
    /// Pairs by a hash of their colors, or the next free place after that; 0 for none. At most half of it is taken.
    private var slots = [Int32](repeating: 0, count: 1 << 12)

    subscript(key: UInt64) -> Int32? {
        let pair = slots[slot(of: key)]
        return pair == 0 ? nil : pair
    }

    /// - Parameter pair: one more than the last one.
    mutating func insert(_ pair: Int32, for key: UInt64) {
        keys.append(key)
        if keys.count * 2 > slots.count {
            slots = Array(repeating: 0, count: slots.count * 2)
            for (index, key) in keys.enumerated() { slots[slot(of: key)] = Int32(index + 1) }
        } else {
            slots[slot(of: key)] = pair
        }
    }

    mutating func removeAll() { self = PairTable() }

    var latestFirst: some Sequence<(UInt64, Int32)> {
        keys.indices.reversed().lazy.map { (keys[$0], Int32($0 + 1)) }
    }

    /// Returns the slot of a pair, or the free slot for it.
    private func slot(of key: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
        while slots[index] != 0, keys[Int(slots[index]) - 1] != key { index = (index + 1) & (slots.count - 1) }
        return index
    }
}
