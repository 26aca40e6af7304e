/// The mixes of near colors of xterm's cube by ░, ▒ and ▓: some ten thousand, so a sky runs from one color to another,
/// and dusk is neither gray nor navy.
struct CubeMixes: Sendable {
    struct Mix: Sendable {
        /// The index among xterm's colors.
        let foreground: UInt8
        let background: UInt8
        /// The quarters of the cell in the foreground color, 1…4.
        let shade: UInt8
        let color: OKLab
        /// The color in the units of distances; the last lane is the cost of the mix.
        fileprivate let place: SIMD4<Float>
        /// The rank among equally near ones: plain colors come before mixes.
        fileprivate let rank: Int
    }

    static let xterm = CubeMixes()

    /// Hue counts more than lightness. The last lane is free.
    private static let scale = SIMD4<Float>(1, 2, 2, 0)
    /// The largest OKLab distance between two mixed colors: their dots must not be visible.
    private static let farthest: Float = 0.3

    /// The mixes of the corners and grays of each of the 5 × 5 × 5 boxes between the cube's steps. A picture needs some
    /// thirty boxes.
    private let boxes = LazyTable(count: 125) { Box($0) }

    /// The mixes of one box. It is computed for each of some hundred colors from a start on, in few steps, and sorted
    /// only as finely as a search needs.
    private struct Box: Sendable {
        /// The mixes by steps of lightness, dark to light.
        private(set) var mixes: [Mix] = []
        /// The index in `mixes` at which each step begins, and the end of the last one.
        private(set) var steps: [Int]

        static let stepCount = 128
        static func step(_ lightness: Float) -> Int { max(0, min(stepCount - 1, Int(lightness * Float(stepCount)))) }

        init(_ box: Int) {
            let (red, green, blue) = (box / 25, box / 5 % 5, box % 5)
            let corners = (0..<8).map {
                16 + 36 * (red + $0 & 1) + 6 * (green + $0 >> 1 & 1) + blue + $0 >> 2
            }
            let colors = corners.map { ColorPalette.xtermColors[$0] }
            let lightest = colors.map { max($0.red, $0.green, $0.blue) }.max() ?? 255
            let darkest = colors.map { min($0.red, $0.green, $0.blue) }.min() ?? 0
            let all = corners + (232..<256).filter { (darkest...lightest).contains(ColorPalette.xtermColors[$0].red) }
            var made: [Mix] = []
            made.reserveCapacity(3 * all.count * all.count / 2 + all.count)
            let (scale, farthest) = (CubeMixes.scale, CubeMixes.farthest * CubeMixes.farthest)
            let places = all.map { (number: UInt8($0), light: lights[$0], lab: labs[$0]) }
            for color in places {
                made.append(
                    Mix(
                        foreground: color.number, background: color.number, shade: 4, color: OKLab(lanes: color.lab),
                        place: color.lab * scale, rank: made.count))
            }
            for (index, background) in places.enumerated() {
                for foreground in places[..<index] {
                    let way = background.lab - foreground.lab
                    let apart = (way * way).sum()
                    guard apart < farthest else { continue }
                    for shade in 1...3 {
                        let share = Float(shade) / 4
                        let color = OKLab(linear: background.light * (1 - share) + foreground.light * share)
                        var place = color.lanes * scale
                        place.w = (0.08 * apart * share * (1 - share)).squareRoot()
                        made.append(
                            Mix(
                                foreground: foreground.number, background: background.number, shade: UInt8(shade),
                                color: color, place: place, rank: made.count))
                    }
                }
            }
            steps = Array(repeating: 0, count: Self.stepCount + 1)
            for mix in made { steps[Self.step(mix.place.x) + 1] += 1 }
            for step in 0..<Self.stepCount { steps[step + 1] += steps[step] }
            var next = steps
            mixes = Array(unsafeUninitializedCapacity: made.count) { mixes, count in
                for mix in made {
                    let step = Self.step(mix.place.x)
                    (mixes.baseAddress.unsafelyUnwrapped + next[step]).initialize(to: mix)
                    next[step] += 1
                }
                count = made.count
            }
        }
    }

    private static let labs = ColorPalette.xtermColors.map { OKLab($0).lanes }
    private static let lights = ColorPalette.xtermColors.map(\.linear)

    /// Returns the mix nearest to a color, which is given in both forms.
    @inline(__always)
    func nearest(to lab: SIMD4<Float>, _ color: RGB) -> Mix {
        func step(_ value: UInt8) -> Int { value < 95 ? 0 : min(4, (Int(value) - 55) / 40) }
        let wanted = lab * Self.scale
        let box = step(color.red) * 25 + step(color.green) * 5 + step(color.blue)
        let known = boxes[box]
        return known.mixes.withUnsafeBufferPointer { mixes in
            var (best, least) = (0, Float.infinity)
            func compare(_ step: Int) {
                for index in known.steps[step]..<known.steps[step + 1] {
                    let way = mixes[index].place - wanted
                    let distance = (way * way).sum()
                    if distance < least || distance == least && mixes[index].rank < mixes[best].rank {
                        (best, least) = (index, distance)
                    }
                }
            }
            let start = Box.step(wanted.x)
            compare(start)
            // The search goes lighter and darker by turns, while lightness alone is near enough.
            var (lighter, darker) = (start + 1, start - 1)
            func isNear(_ edge: Int) -> Bool {
                let way = Float(edge) / Float(Box.stepCount) - wanted.x
                return way * way <= least
            }
            while true {
                let (goesUp, goesDown) = (
                    lighter < Box.stepCount && isNear(lighter), darker >= 0 && isNear(darker + 1)
                )
                if goesUp {
                    compare(lighter)
                    lighter += 1
                }
                if goesDown {
                    compare(darker)
                    darker -= 1
                }
                if !goesUp, !goesDown { return mixes[best] }
            }
        }
    }
}

extension CellWork {
    /// The shades by quarters.
    private static let shades: [Character] = [" ", "░", "▒", "▓", " "]

    /// Returns a cell of one color of a palette of 256, or of a mix of two, and its visible color.
    func mixed(_ lab: SIMD4<Float>) -> (cell: Cell, color: OKLab) {
        let light = OKLab(lanes: lab).linear
        let rgb = RGB(
            Transfer.encode(light.x, encoding), Transfer.encode(light.y, encoding),
            Transfer.encode(light.z, encoding))
        // The area beside the picture has that color, too, without dots.
        if rgb == ground {
            let plain = fitter.palette.nearest(rgb)
            return (Cell(" ", style: CellStyle(background: .rgb(plain))), OKLab(plain))
        }
        let mix = CubeMixes.xterm.nearest(to: lab, rgb)
        let background = CellColor.rgb(ColorPalette.xtermColors[Int(mix.background)])
        let style =
            mix.shade == 4
            ? CellStyle(background: background)
            : CellStyle(
                foreground: .rgb(ColorPalette.xtermColors[Int(mix.foreground)]), background: background)
        return (Cell(Self.shades[Int(mix.shade)], style: style), mix.color)
    }
}
