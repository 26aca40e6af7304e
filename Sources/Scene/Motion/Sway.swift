/// The movement of leaves and water in a yard.
///
/// A breath of air bends one part of one plant to one side and the other, then goes on to another; all others are
/// still. Where several yards share the screen it goes from one to the other, too, so leaves cost the same each second
/// however many there are.
struct Sway: Hashable, Sendable {
    /// The number of the breath, which chooses the leaves.
    let breath: Int
    /// The index of the present bend in `bends`.
    let step: Int
    /// The step of running water, 1…48, two a second.
    let water: Int

    /// The bends in degrees; a breath begins and ends with leaves as they are drawn.
    private static let bends = [0, 1.3, 2, 1.3, 0, -1.3, -2, -1.3]

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
        let steps = beat / (cells * moment.sharers <= Self.smooth ? 2 : 4)
        let number = steps / Self.bends.count + own
        breath = Int(Scatter.bits(number) & 0xFFFF)
        let turns = (moment.sharers + Self.breathing - 1) / Self.breathing
        step = number % turns == 0 ? steps % Self.bends.count : 0
        water = (beat / 4) % 48 + 1
    }

    /// The present bend in degrees; 0 for leaves as they are drawn.
    var bend: Double { Self.bends[step] }
    /// Returns which of a yard's plants moves.
    func plant(of count: Int) -> Int { breath % max(1, count) }
    /// Returns which of that plant's parts moves.
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
