/// What stirs in a yard of itself: leaves and water.
///
/// A breath of air bends a part of one plant, to one side and to the other, and goes on to another; all others hold
/// still as they are drawn. Where several yards share the screen it goes from one to the other, too. So leaves cost the
/// same each second however many there are.
struct Sway: Hashable, Sendable {
    /// Which breath it is: it chooses the leaves.
    let breath: Int
    /// How far it bends them now, a place in `bends`.
    let step: Int
    /// Of running water, 1…48, two a second.
    let water: Int

    /// Degrees; a breath begins and ends with leaves as they are drawn.
    private static let bends = [0, 1.3, 2, 1.3, 0, -1.3, -2, -1.3]

    /// How many yards' leaves move at once, about.
    private static let breathing = 2

    /// Cells of pictures on the screen up to which leaves move four times a second, and twice beyond.
    private static let smooth = 3000

    /// - Parameters:
    ///   - yard: any number that is the yard's own: its neighbors' leaves move at other times.
    ///   - cells: of its picture.
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

    /// Degrees; 0 for leaves that are as they are drawn.
    var bend: Double { Self.bends[step] }
    /// Which of a yard's plants is meant.
    func plant(of count: Int) -> Int { breath % max(1, count) }
    /// Which of that plant's parts.
    func part(of count: Int) -> Int { (breath >> 8) % max(1, count) }
}

/// Numbers without pattern, the same for the same index.
enum Scatter {
    static func bits(_ index: Int) -> UInt64 {
        var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    /// 0 ..< 1
    static func share(_ index: Int) -> Double { Double(bits(index) >> 11) / Double(1 << 53) }
}
