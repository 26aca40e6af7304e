import Drawing

/// The colors that stand for those of a picture in sixels, found by median cut.
///
/// A color is known by the upper six bits of its channels. Later images of the same picture use the same colors, so that
/// they join it without a seam, and a few of their own for what is new in them.
struct SixelPalette {
    /// The most colors of a whole picture; the rest of 256 is for what is new in later images.
    static let most = 192
    /// The most colors of one image.
    static let limit = 250
    private(set) var colors: [RGB] = []
    /// The place in `colors` of each known color; -1 for others.
    private var places = [Int16](repeating: -1, count: 1 << 18)

    /// - Parameter bytes: the pixels of the picture, three bytes each.
    init(_ bytes: [UInt8]) { _ = learn(bytes, most: Self.most) }

    private static func key(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
        Int(red >> 2) << 12 | Int(green >> 2) << 6 | Int(blue >> 2)
    }

    /// Returns an image's pixels as places in a list of colors, and that list.
    mutating func indexed(_ bytes: [UInt8]) -> (places: [UInt8], colors: [RGB]) {
        let (common, learned) = (colors.count, learn(bytes, most: Self.limit - colors.count))
        defer {
            for key in learned { places[key] = -1 }
            colors.removeLast(colors.count - common)
        }
        let indexed = stride(from: 0, to: bytes.count, by: 3).map {
            UInt8(truncatingIfNeeded: places[Self.key(bytes[$0], bytes[$0 + 1], bytes[$0 + 2])])
        }
        return (indexed, colors)
    }

    /// The sum and the number of the pixels whose colors have one key.
    private struct ColorBin {
        let key: Int
        var sum: SIMD4<Float>
        /// The mean of its pixels, and in the last lane their number.
        var mean: SIMD4<Float> {
            var mean = sum / sum.w
            mean.w = sum.w
            return mean
        }
    }

    /// Adds up to `most` colors for those pixels whose color is not known, and returns the keys of these.
    private mutating func learn(_ bytes: [UInt8], most: Int) -> [Int] {
        var counts: [Int: ColorBin] = [:]
        // Neighbors are often alike, and looked up together.
        var run = ColorBin(key: 0, sum: .zero)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let (red, green, blue) = (bytes[start], bytes[start + 1], bytes[start + 2])
            let key = Self.key(red, green, blue)
            guard places[key] < 0 else { continue }
            if key != run.key {
                counts[run.key, default: ColorBin(key: run.key, sum: .zero)].sum += run.sum
                run = ColorBin(key: key, sum: .zero)
            }
            run.sum += SIMD4(Float(red), Float(green), Float(blue), 1)
        }
        counts[run.key, default: ColorBin(key: run.key, sum: .zero)].sum += run.sum
        counts = counts.filter { $0.value.sum.w > 0 }
        guard !counts.isEmpty else { return [] }
        var boxes = [counts.values.sorted { $0.key < $1.key }]
        var spreads = boxes.map(Self.spread)
        while boxes.count < most, let widest = spreads.indices.max(by: { spreads[$0].error < spreads[$1].error }),
            spreads[widest].error > 0
        {
            let axis = spreads[widest].axis
            let sorted = boxes[widest].sorted { ($0.mean[axis], $0.key) < ($1.mean[axis], $1.key) }
            let half = sorted.reduce(0) { $0 + $1.sum.w } / 2
            var (count, cut) = (Float(0), 0)
            while cut < sorted.count - 1, cut == 0 || count + sorted[cut].sum.w <= half {
                count += sorted[cut].sum.w
                cut += 1
            }
            boxes[widest] = Array(sorted[..<cut])
            boxes.append(Array(sorted[cut...]))
            spreads[widest] = Self.spread(boxes[widest])
            spreads.append(Self.spread(boxes[boxes.count - 1]))
        }
        let first = colors.count
        var means: [SIMD4<Float>] = []
        for box in boxes {
            let sum = box.reduce(SIMD4<Float>.zero) { $0 + $1.sum }
            let mean = (sum / sum.w).rounded(.toNearestOrAwayFromZero)
            means.append(mean)
            colors.append(RGB(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z)))
        }
        // At the edge of a box the color of the next one may be nearer; gradients would have stripes.
        for color in counts.values {
            let mean = color.mean
            var (nearest, least) = (0, Float.infinity)
            for (place, other) in means.enumerated() {
                let way = mean - other
                let distance = (way * way * Self.weights).sum()
                if distance < least { (nearest, least) = (place, distance) }
            }
            places[color.key] = Int16(first + nearest)
        }
        return Array(counts.keys)
    }

    /// The weights of the channels: the eye sees green best.
    private static let weights = SIMD4<Float>(2, 4, 1, 0)

    /// Returns the channel in which a box's colors differ most, and how much, counted by pixels.
    private static func spread(_ box: [ColorBin]) -> (axis: Int, error: Float) {
        guard box.count > 1 else { return (0, 0) }
        var (sum, squares) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        for color in box {
            let mean = color.mean
            sum += color.sum
            squares += mean * mean * color.sum.w
        }
        let mean = sum / sum.w
        let error = (squares - mean * mean * sum.w) * weights
        let axis = (0..<3).max { error[$0] < error[$1] } ?? 0
        return (axis, max(0, error[axis]))
    }
}
