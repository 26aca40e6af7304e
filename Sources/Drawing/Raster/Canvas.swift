/// A picture in pixels: premultiplied linear light, rows from the top, each `width` pixels.
///
/// Pixels need not be square: `GlyphSet.pixelAspect` gives their proportions, and the transforms of drawings take them
/// into account (`Transform2D.fitting`).
package struct Canvas: Sendable {
    package let width: Int
    package let height: Int
    package var pixels: [Pixel]
    /// The drawn shapes, recorded for a picture without pixels; `nil` if they are not recorded.
    package var shapes: [Drawn]?
    /// The part that drawing may change: everything, unless a part is being redrawn.
    package var limits: PixelRect
    /// Scratch memory of fills.
    var accumulator = CoverageAccumulator()

    /// Makes a canvas that is transparent, or filled with one pixel value.
    package init(width: Int, height: Int, filledWith pixel: Pixel = .zero) {
        self.width = max(0, width)
        self.height = max(0, height)
        limits = PixelRect(x: 0, y: 0, width: self.width, height: self.height)
        pixels = Array(repeating: pixel, count: self.width * self.height)
    }

    /// - Parameter pixels: as many as width and height say.
    init(width: Int, height: Int, pixels: [Pixel]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
        limits = PixelRect(x: 0, y: 0, width: width, height: height)
    }

    package var all: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
    package var bounds: Bounds { Bounds(x: 0, y: 0, width: Double(width), height: Double(height)) }

    package subscript(x: Int, y: Int) -> Pixel {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    /// Sets all pixels, or those of `rect`, to one value; only within `limits`.
    package mutating func fill(_ pixel: Pixel, rect: PixelRect? = nil) {
        let rect = clip(rect)
        for y in rect.y..<rect.maxY {
            for index in (y * width + rect.x)..<(y * width + rect.maxX) { pixels[index] = pixel }
        }
    }

    package mutating func fill(_ color: RGB, rect: PixelRect? = nil) { fill(color.linear, rect: rect) }

    /// Makes all pixels, or those of `rect`, transparent.
    package mutating func clear(_ rect: PixelRect? = nil) { fill(Pixel.zero, rect: rect) }

    /// Fills `rect` with colors from its top to its bottom, mixed in OKLab; stops by offset, 0…1.
    package mutating func fillVerticalGradient(_ stops: [LinearGradient.Stop], rect: PixelRect? = nil) {
        let rect = rect ?? PixelRect(x: 0, y: 0, width: width, height: height)
        guard let first = stops.first, let last = stops.last, rect.height > 0 else { return }
        let clipped = clip(rect)
        func color(_ t: Double) -> (color: OKLab, opacity: Double) {
            let next = stops.firstIndex { $0.offset > t } ?? stops.count
            let before = next > 0 ? stops[next - 1] : first
            let after = next < stops.count ? stops[next] : last
            let span = after.offset - before.offset
            let amount = span > 0 ? max(0, min(1, (t - before.offset) / span)) : 0
            return (
                OKLab.mix(OKLab(before.color), OKLab(after.color), amount),
                before.opacity + (after.opacity - before.opacity) * amount
            )
        }
        note(verticalGradient: rect) {
            RGB(linear: color($0).color.linear.clamped(lowerBound: .zero, upperBound: .one))
        }
        for y in clipped.y..<clipped.maxY {
            let t = (Double(y - rect.y) + 0.5) / Double(rect.height)
            let (mixed, opacity) = color(t)
            var pixel = mixed.linear
            pixel = pixel.clamped(lowerBound: .zero, upperBound: .one)
            pixel *= Float(opacity)
            for index in (y * width + clipped.x)..<(y * width + clipped.maxX) { pixels[index] = pixel }
        }
    }

    package mutating func fillVerticalGradient(top: RGB, bottom: RGB, rect: PixelRect? = nil) {
        fillVerticalGradient([.init(0, top), .init(1, bottom)], rect: rect)
    }

    /// Draws `other` over this canvas with its top left pixel at (x, y).
    package mutating func composite(_ other: Canvas, x: Int = 0, y: Int = 0, opacity: Double = 1) {
        note(other.shapes, x: x, y: y, opacity: opacity)
        let factor = Float(opacity)
        let target = clip(PixelRect(x: x, y: y, width: other.width, height: other.height))
        let width = width
        pixels.withUnsafeMutableBufferPointer { pixels in
            other.pixels.withUnsafeBufferPointer { source in
                for row in target.y..<target.maxY {
                    var from = (row - y) * other.width + target.x - x
                    for index in (row * width + target.x)..<(row * width + target.maxX) {
                        // Most of a layer is empty.
                        if source[from].w > 0 { pixels[index] = pixels[index].under(source[from] * factor) }
                        from += 1
                    }
                }
            }
        }
    }

    /// Mixes in `other`, of the same size, by a share of 0 … 1; pixels that only one of them has become transparent
    /// accordingly.
    package mutating func mix(with other: Canvas, share: Double) {
        guard other.width == width, other.height == height else { return }
        let (mine, its) = (Float(1 - share), Float(share))
        for index in pixels.indices { pixels[index] = pixels[index] * mine + other.pixels[index] * its }
    }

    /// Copies a region of a canvas of the same size, as a cached layer restores what moved over it.
    package mutating func copy(_ rect: PixelRect, from other: Canvas) {
        guard other.width == width, other.height == height else { return }
        let rect = clip(rect)
        for y in rect.y..<rect.maxY {
            let range = (y * width + rect.x)..<(y * width + rect.maxX)
            for index in range { pixels[index] = other.pixels[index] }
        }
    }

    func clip(_ rect: PixelRect?) -> PixelRect {
        rect.map { limits.intersection($0) } ?? limits
    }
}

/// A rectangle of pixels, half open like `CellRect`.
package typealias PixelRect = CellRect

extension Pixel {
    /// Returns this pixel with `above` on it. Where this one is opaque they are mixed by the square root of their
    /// light, close to how browsers and drawing programs mix (in sRGB values): a shade at half strength is the one that
    /// was drawn.
    @inline(__always)
    func under(_ above: Pixel) -> Pixel {
        if above.w >= 0.9999 || w < 0.999 || above.w < 1e-4 { return above + self * (1 - above.w) }
        let root = squareRoot() * (1 - above.w) + (above / above.w).squareRoot() * above.w
        return root * root
    }
}

/// Returns a mix of two opaque pixels, given their cone roots, by a share 0…1 as OKLab weighs it: even steps to the
/// eye.
@inline(__always)
func mixed(_ a: Pixel, roots b: SIMD4<Float>, _ amount: Float) -> Pixel {
    let root = OKLab.coneRoots(a) * (1 - amount) + b * amount
    let light = OKLab.light(root * root * root)
    // Between two colors of a screen there may be one that it does not have.
    return light.replacing(with: 0, where: light .< 0)
}
