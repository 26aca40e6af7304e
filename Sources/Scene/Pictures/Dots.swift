/// Where dots lie that are to stay dots: two that touch would be one bar.
struct Dots {
    private var taken: Set<Int> = []

    /// Whether a dot `width` pixels wide may lie there; then it does.
    mutating func take(column: Int, row: Int, width: Int) -> Bool {
        let place = row * 8192 + column / width
        for down in [-8192, 0, 8192] {
            for across in -1...1 where taken.contains(place + down + across) { return false }
        }
        taken.insert(place)
        return true
    }
}
