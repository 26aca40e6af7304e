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
    }

    static let xterm = CubeMixes()

    /// Hue before lightness. The last lane is free.
    private static let scale = SIMD4<Float>(1, 2, 2, 0)
    /// The farthest apart, in OKLab, that two colors may be: their dots are not to be seen.
    private static let farthest: Float = 0.3

    /// For each of the 5 × 5 × 5 boxes between the cube's steps: what its corners, and the grays in it, mix.
    private let boxes: LazyTable<[Mix]>

    private init() {
        let labs = ColorPalette.xtermColors.map { OKLab($0).lanes }
        let lights = ColorPalette.xtermColors.map(\.linear)
        boxes = LazyTable(count: 125) { Self.mixes(inBox: $0, labs, lights) }
    }

    /// - Parameters:
    ///   - labs: of all xterm's colors.
    ///   - lights: the same as pixels.
    private static func mixes(inBox box: Int, _ labs: [SIMD4<Float>], _ lights: [Pixel]) -> [Mix] {
        var mixes: [Mix] = []
        func add(_ foreground: Int, _ background: Int, _ shade: Int) {
            let share = Float(shade) / 4
            let color = OKLab(linear: lights[background] * (1 - share) + lights[foreground] * share)
            let apart = labs[background] - labs[foreground]
            var place = color.lanes * scale
            place.w = (0.08 * (apart * apart).sum() * share * (1 - share)).squareRoot()
            mixes.append(
                Mix(
                    foreground: UInt8(foreground), background: UInt8(background), shade: UInt8(shade), color: color,
                    place: place))
        }
        let (red, green, blue) = (box / 25, box / 5 % 5, box % 5)
        let corners = (0..<8).map {
            16 + 36 * (red + $0 & 1) + 6 * (green + $0 >> 1 & 1) + blue + $0 >> 2
        }
        let colors = corners.map { ColorPalette.xtermColors[$0] }
        let lightest = colors.map { max($0.red, $0.green, $0.blue) }.max() ?? 255
        let darkest = colors.map { min($0.red, $0.green, $0.blue) }.min() ?? 0
        let all = corners + (232..<256).filter { (darkest...lightest).contains(ColorPalette.xtermColors[$0].red) }
        mixes.reserveCapacity(3 * all.count * all.count / 2 + all.count)
        for color in all { add(color, color, 4) }
        for (index, background) in all.enumerated() {
            for foreground in all[..<index] {
                let apart = labs[background] - labs[foreground]
                guard (apart * apart).sum() < farthest * farthest else { continue }
                for shade in 1...3 { add(foreground, background, shade) }
            }
        }
        return mixes
    }

    /// The mix that is nearest to a color, which is given twice.
    @inline(__always)
    func nearest(to lab: SIMD4<Float>, _ color: RGB) -> Mix {
        func step(_ value: UInt8) -> Int { value < 95 ? 0 : min(4, (Int(value) - 55) / 40) }
        let wanted = lab * Self.scale
        return boxes[step(color.red) * 25 + step(color.green) * 5 + step(color.blue)].withUnsafeBufferPointer { mixes in
            var (best, least) = (0, Float.infinity)
            for index in mixes.indices {
                let way = mixes[index].place - wanted
                let distance = (way * way).sum()
                if distance < least { (best, least) = (index, distance) }
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
