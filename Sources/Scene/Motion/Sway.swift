/// The movement of leaves and water in a yard.
///
/// A breath of air bends one part of one plant to one side and the other, then goes on to another; all others are
/// still. Where several yards share the screen it goes from one to the other, too, so leaves cost the same each second
/// however many there are.
struct Sway: Hashable, Sendable {
    /// Two bytes: the lower chooses the plant, the upper its part.
    let breath: Int
    /// The index of the present bend in `bends`.
    let step: Int
    /// The step of running water, 1…48: two a second, one a second where the moment is calm.
    let water: Int

    /// The bends of a breath in degrees; it begins and ends with leaves as they are drawn.
    private static let bends = [0, 1.3, 2, 1.3, 0, -1.3, -2, -1.3]
    /// The number of steps of `bends` that a breath of air takes once nobody has touched the game for a while.
    private static let calmBends = 2

    /// About how many yards' leaves move at once.
    private static let breathing = 2

    /// The number of picture cells on the screen up to which leaves move four times a second, and twice beyond.
    private static let smooth = 3000

    /// - Parameters:
    /// - yard: any number that is the yard's own: its neighbors' leaves move at other times.
    /// - cells: the cells of its picture.
    init(at moment: Moment, yard: UInt64, cells: Int) {
        let own = Int(yard >> 8 & 0xFFF)
        let beat = moment.beat + own
        let beatsPerBend = moment.isCalm ? 8 : cells * moment.sharers <= Self.smooth ? 2 : 4
        let bends = moment.isCalm ? Self.calmBends : Self.bends.count
        let number = beat / beatsPerBend / bends + own
        // Neighboring plants of the list stand on opposite sides: taken in turn, calm leaves move here and there.
        let chosen = Int(Scatter.bits(number) & 0xFFFF)
        breath = moment.isCalm ? chosen & 0xFF00 | number & 0xFF : chosen
        let turns = (moment.sharers + Self.breathing - 1) / Self.breathing
        step = number % turns == 0 ? beat / beatsPerBend % bends : 0
        // Half a second after the leaves, so that a calm yard changes twice a second and not all of it at once.
        water = (moment.isCalm ? (beat + 4) / 8 : beat / 4) % 48 + 1
    }

    /// Running water under still leaves.
    init(water: Int) { (breath, step, self.water) = (0, 0, water) }

    /// The present bend in degrees; 0 for leaves as they are drawn.
    var bend: Double { Self.bends[step] }
    /// Returns the index of the plant that moves, among the `count` plants of a yard.
    func plant(of count: Int) -> Int { (breath & 0xFF) % max(1, count) }
    /// Returns the index of the moving part, among the `count` of the plant that `plant(of:)` chose.
    func part(of count: Int) -> Int { (breath >> 8) % max(1, count) }
}

/// Pseudorandom numbers, the same for the same index.
enum Scatter {
    static func bits(_ index: Int) -> UInt64 {
        var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    /// Returns a number in 0 ..< 1.
    static func share(_ index: Int) -> Double { Double(bits(index) >> 11) / Double(1 << 53) }
}
