/// What ░, ▒ and ▓ mix of the colors of xterm's cube that are near each other: some ten thousand, so that a sky runs from
/// one color to another, and dusk is neither gray nor navy.
struct CubeMixes: Sendable {
    struct Mix: Sendable {
        /// Of xterm's colors.
        let foreground: UInt8
        let background: UInt8
        /// Quarters of the cell that are of the foreground: 1…4.
        let shade: UInt8
        let color: OKLab
        /// The same in the units in which distances are taken; the last lane is what the mix costs.
        fileprivate let place: SIMD4<Float>
        /// Of two that are as near the one with the lower number is taken: plain colors before mixes.
        fileprivate let rank: Int
    }

    static let xterm = CubeMixes()

    /// Hue before lightness. The last lane is free.
    private static let scale = SIMD4<Float>(1, 2, 2, 0)
    /// The farthest apart, in OKLab, that two colors may be: their dots are not to be seen.
    private static let farthest: Float = 0.3

    /// For each of the 5 × 5 × 5 boxes between the cube's steps: what its corners, and the grays in it, mix. A picture
    /// asks for some thirty of them.
    private let boxes = LazyTable(count: 125) { CubeMixes.mixes(ofBox: $0) }

    private static let labs = ColorPalette.xtermColors.map { OKLab($0).lanes }
    private static let lights = ColorPalette.xtermColors.map(\.linear)

    private static func mix(_ foreground: Int, _ background: Int, _ shade: Int, rank: Int) -> Mix {
        let share = Float(shade) / 4
        let color = OKLab(linear: lights[background] * (1 - share) + lights[foreground] * share)
        let apart = labs[background] - labs[foreground]
        var place = color.lanes * scale
        place.w = (0.08 * (apart * apart).sum() * share * (1 - share)).squareRoot()
        return Mix(
            foreground: UInt8(foreground), background: UInt8(background), shade: UInt8(shade), color: color,
            place: place, rank: rank)
    }

    /// Dark to light.
    private static func mixes(ofBox box: Int) -> [Mix] {
        let (red, green, blue) = (box / 25, box / 5 % 5, box % 5)
        let corners = (0..<8).map {
            16 + 36 * (red + $0 & 1) + 6 * (green + $0 >> 1 & 1) + blue + $0 >> 2
        }
        let colors = corners.map { ColorPalette.xtermColors[$0] }
        let lightest = colors.map { max($0.red, $0.green, $0.blue) }.max() ?? 255
        let darkest = colors.map { min($0.red, $0.green, $0.blue) }.min() ?? 0
        let all = corners + (232..<256).filter { (darkest...lightest).contains(ColorPalette.xtermColors[$0].red) }
        var mixes: [Mix] = []
        mixes.reserveCapacity(3 * all.count * all.count / 2 + all.count)
        for color in all { mixes.append(mix(color, color, 4, rank: mixes.count)) }
        for (index, background) in all.enumerated() {
            for foreground in all[..<index] {
                let apart = labs[background] - labs[foreground]
                guard (apart * apart).sum() < farthest * farthest else { continue }
                for shade in 1...3 { mixes.append(mix(foreground, background, shade, rank: mixes.count)) }
            }
        }
        // By lightness, then rank, in one number each: what is positive is in the order of its bits.
        let order = mixes.map { UInt64($0.place.x.bitPattern) << 32 | UInt64($0.rank) }.sorted()
        return order.map { mixes[Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF)] }
    }

    /// The mix that is nearest to a color, which is given twice.
    @inline(__always)
    func nearest(to lab: SIMD4<Float>, _ color: RGB) -> Mix {
        func step(_ value: UInt8) -> Int { value < 95 ? 0 : min(4, (Int(value) - 55) / 40) }
        let wanted = lab * Self.scale
        let box = step(color.red) * 25 + step(color.green) * 5 + step(color.blue)
        return boxes[box].withUnsafeBufferPointer { mixes in
            var (start, end) = (0, mixes.count)
            while start < end {
                let middle = (start + end) / 2
                if mixes[middle].place.x < wanted.x { start = middle + 1 } else { end = middle }
            }
            var (best, least) = (0, Float.infinity)
            /// Whether those beyond it may be nearer: their lightness alone is not too far off.
            func compare(_ index: Int) -> Bool {
                let way = mixes[index].place - wanted
                let squares = way * way
                let distance = squares.sum()
                if distance < least || distance == least && mixes[index].rank < mixes[best].rank {
                    (best, least) = (index, distance)
                }
                return squares.x <= least
            }
            // Lighter and darker by turns.
            var (lighter, darker) = (start, start - 1)
            var (goesUp, goesDown) = (true, true)
            while goesUp || goesDown {
                if goesUp {
                    goesUp = lighter < mixes.count && compare(lighter)
                    lighter += 1
                }
                if goesDown {
                    goesDown = darker >= 0 && compare(darker)
                    darker -= 1
                }
            }
            return mixes[best]
        }
    }
}

extension CellWork {
    /// By quarters.
    private static let shades: [Character] = [" ", "░", "▒", "▓", " "]

    /// A cell of one color of a palette of 256, or of two that make it up together; and what it looks like.
    func mixed(_ lab: SIMD4<Float>) -> (cell: Cell, color: OKLab) {
        let light = OKLab(lanes: lab).linear
        let rgb = RGB(
            Transfer.encode(light.x, encoding), Transfer.encode(light.y, encoding),
            Transfer.encode(light.z, encoding))
        // What lies beside the picture is that color, too, and has no dots.
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
