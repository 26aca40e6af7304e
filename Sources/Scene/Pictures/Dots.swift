/// The places of dots that must not touch: two that touch would be one bar.
struct Dots {
    private var taken: Set<Int> = []

    /// Reserves a place for a dot `width` pixels wide; returns whether it is free.
    mutating func reserve(column: Int, row: Int, width: Int) -> Bool {
        let place = row * 8192 + column / width
        for down in [-8192, 0, 8192] {
            for across in -1...1 where taken.contains(place + down + across) { return false }
        }
        taken.insert(place)
        return true
    }
}
