import CNcurses

/// Colour pairs of ncurses by the colours they stand for.
///
/// A pair once given is never changed: ncurses would walk the screen for it. When nearly all are given out the pool is
/// emptied as a whole, and the screen has to be sent again.
struct PairPool {
    private var pairs: [UInt64: Int32] = [:]
    private var next: Int32 = 1
    /// Pairs that ncurses has, but no more than keep its tables small: one frame needs at most its cells.
    private let limit: Int32

    init(limit: Int32) {
        self.limit = min(limit, 0x7FFF)
    }

    /// The pair for two colours of `ColorQuantizer`; nil when the pool is used up.
    mutating func pair(_ foreground: Int32, _ background: Int32) -> Int32? {
        if foreground < 0, background < 0 { return 0 }
        let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
        if let pair = pairs[key] { return pair }
        guard next < limit, init_extended_pair(next, foreground, background) == OK else { return nil }
        pairs[key] = next
        next += 1
        return pairs[key]
    }

    var isUnused: Bool { next == 1 }

    /// `reset_color_pairs`: everything on the screen is repainted afterwards.
    mutating func reset() {
        reset_color_pairs()
        pairs.removeAll(keepingCapacity: true)
        next = 1
    }
}
