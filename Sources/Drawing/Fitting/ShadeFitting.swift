/// The mixes of sixteen colors by ░, ▒ and ▓, some hundreds, so a sky is blue rather than gray; or those few of eight
/// colors that are calm.
struct ShadeMixes: Sendable {
    /// The scale of distances: lightness, and chroma with more weight, since soft colors would come out gray. The last
    /// lane is free.
    let scale: SIMD4<Float>
    /// The scale for a part of a cell, which is one of the sixteen: their colors are strong enough.
    private let plainScale: SIMD4<Float>
    /// The scale for eight colors, of which only the hue is ever near: a leaf is green, however soft or dark it is.
    private static let vivid = SIMD4<Float>(1, 2.2, 2.2, 0)

    struct Mix: Sendable {
        /// The numbers of the two colors among the sixteen.
        let foreground: UInt8
        let background: UInt8
        let glyph: Character
    }

    /// The mixes, the sixteen themselves first.
    let mixes: [Mix]
    /// The colors of `mixes`; the square of the last lane is the cost of a mix: the farther apart its two colors are,
    /// the more visible are its dots.
    let colors: [SIMD4<Float>]
    /// The places in `mixes`, and the colors, of those mixes that have no hue, in the same order.
    let neutralPlaces: [Int]
    let neutralColors: [SIMD4<Float>]

    private static let ansi16 = ShadeMixes(16)
    private static let ansi8 = ShadeMixes(8)

    static func of(_ palette: ColorPalette) -> ShadeMixes { palette == .ansi8 ? ansi8 : ansi16 }

    /// - Parameter count: the number of basic colors.
    private init(_ count: Int) {
        let labs = ColorPalette.xtermColors[..<count].map { OKLab($0).lanes }
        let lights = ColorPalette.xtermColors[..<count].map(\.linear)
        // The screen's colors are not made stronger, only weighed like the picture's.
        let weight = SIMD4<Float>(1, 1.25, 1.25, 0)
        let cost: Float = count == 8 ? 0.4 : 0.12
        var mixes: [Mix] = []
        var colors: [SIMD4<Float>] = []
        for index in 0..<count {
            mixes.append(Mix(foreground: UInt8(index), background: UInt8(index), glyph: " "))
            colors.append(labs[index] * weight)
        }
        for background in 0..<count {
            for foreground in 0..<background {
                let apart = labs[background] - labs[foreground]
                let distance = (apart * apart).sum()
                for (share, glyph) in zip([0.25, 0.5, 0.75] as [Float], "░▒▓") {
                    if count == 8, !Self.isCalm(foreground, background, share) { continue }
                    let light = lights[background] * (1 - share) + lights[foreground] * share
                    var color = OKLab(linear: light).lanes * weight
                    color.w = (cost * distance * share * (1 - share) + 0.000_4).squareRoot()
                    mixes.append(
                        Mix(foreground: UInt8(foreground), background: UInt8(background), glyph: glyph))
                    colors.append(color)
                }
            }
        }
        (self.mixes, self.colors) = (mixes, colors)
        neutralPlaces = colors.indices.filter { place in
            labs[Int(mixes[place].foreground)].isNeutral && labs[Int(mixes[place].background)].isNeutral
        }
        neutralColors = neutralPlaces.map { colors[$0] }
        plain = count
        scale = count == 8 ? Self.vivid : SIMD4<Float>(1, 1.45, 1.45, 0)
        plainScale = count == 8 ? Self.vivid : SIMD4<Float>(1, 1.25, 1.25, 0)
        plainNeutrals = neutralPlaces.count { $0 < count }
    }

    /// The numbers of plain ones among `colors` and among those without a hue.
    private let (plain, plainNeutrals): (Int, Int)
    /// Returns whether a mix of eight colors is calm. Most of the eight are so far apart that every dot is visible:
    /// leaves would be speckled and stones checkered.
    private static func isCalm(_ foreground: Int, _ background: Int, _ share: Float) -> Bool {
        // On black a few dots of blue are a night, and of green a lawn in it.
        if foreground == 0 { return background == 4 ? share >= 0.5 : [1, 2, 5].contains(background) && share == 0.75 }
        // Grass and sunlit things, clay and wood, skies.
        return [[2, 3], [2, 7], [3, 7], [1, 3], [1, 5], [4, 6], [6, 7], [4, 5], [5, 7]].contains([
            foreground, background,
        ])
    }

    /// Returns the mix nearest to a color in OKLab, and the square of the distance; for a gray, one without hue.
    /// - Parameter isPlain: whether only the sixteen themselves may be used.
    @inline(__always)
    func nearest(to lab: SIMD4<Float>, isPlain: Bool) -> (index: Int, squaredDistance: Float) {
        let scale = isPlain ? plainScale : scale
        // A part is one of the sixteen, which are all stronger than soft colors, and most of all than dark ones: shade
        // in a clay bath is not red.
        if isPlain && plain == 16 ? lab.isBelow(chroma: lab.x < 0.5 ? 0.115 : 0.085) : lab.isNeutral {
            let count = isPlain ? plainNeutrals : neutralColors.count
            let found = Self.nearest(lab * scale, neutralColors, count)
            return (neutralPlaces[found.index], found.squaredDistance)
        }
        return Self.nearest(lab * scale, colors, isPlain ? plain : colors.count)
    }

    @inline(__always)
    private static func nearest(
        _ color: SIMD4<Float>, _ colors: [SIMD4<Float>], _ count: Int
    ) -> (index: Int, squaredDistance: Float) {
        colors.withUnsafeBufferPointer { colors in
            var (best, least) = (0, Float.infinity)
            for index in 0..<count {
                let way = colors[index] - color
                let distance = (way * way).sum()
                if distance < least { (best, least) = (index, distance) }
            }
            return (best, least)
        }
    }
}

extension SIMD4<Float> {
    /// Whether a color in OKLab has so little chroma that it looks gray.
    ///
    /// Of few colors the nearest to such a gray is often a strong one, and a stone bath would be turquoise.
    @inline(__always)
    var isNeutral: Bool { isBelow(chroma: OKLab.neutralChroma) }

    @inline(__always)
    func isBelow(chroma: Float) -> Bool { y * y + z * z < chroma * chroma }
}

extension CellWork {
    /// Returns the cell of basic colors with the least error: parted in two of them, or all one mix.
    func shadedGlyph(_ mean: SIMD4<Float>, isFlat: Bool) -> Cell {
        let table = ShadeMixes.of(fitter.palette)
        let (mix, off) = table.nearest(to: mean, isPlain: false)
        let chosen = table.mixes[mix]
        let (foreground, background) = (
            ColorPalette.xtermColors[Int(chosen.foreground)], ColorPalette.xtermColors[Int(chosen.background)]
        )
        let whole = Cell(
            chosen.glyph,
            style: chosen.glyph == " "
                ? CellStyle(background: .rgb(background))
                : CellStyle(foreground: .rgb(foreground), background: .rgb(background)))
        guard !isFlat else { return whole }

        let weight = table.scale * table.scale
        var variance: Float = 0
        for index in 0..<count { variance += (labs[index] * labs[index] * weight).sum() }
        // A small gain is not worth the restlessness of parted cells.
        var least = 0.92 * (variance + Float(count) * off)
        var best: (parting: FittingTables.Parting, a: Int, b: Int)?
        let limit = 1 << (count - 1)
        var mask = 1
        while mask < limit {
            sums[mask] = sums[mask & (mask - 1)] + labs[mask.trailingZeroBitCount]
            mask += 1
        }
        for parting in partings {
            let sum = sums[parting.sumMask]
            let (sizeA, sizeB) = (Float(parting.size), Float(count - parting.size))
            let within = variance - (sum * sum * weight).sum() * parting.weight
            if within >= least { continue }
            let (a, offA) = table.nearest(to: mean + sum / sizeA, isPlain: true)
            let (b, offB) = table.nearest(to: mean - sum / sizeB, isPlain: true)
            let error = within + sizeA * offA + sizeB * offB
            if a != b, error < least {
                least = error
                best = (parting, a, b)
            }
        }
        guard let best else { return whole }
        let (a, b) = (ColorPalette.xtermColors[best.a], ColorPalette.xtermColors[best.b])
        return Cell(
            characters[best.parting.mask],
            style: CellStyle(
                foreground: .rgb(best.parting.flips ? b : a), background: .rgb(best.parting.flips ? a : b)))
    }
}
