#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A color in Björn Ottosson's OKLab (2020): equal distances look about equally different.
///
/// Black is (0, 0, 0), white (1, 0, 0); a difference of 0.02 is about what one just notices side by side.
package struct OKLab: Hashable, Sendable {
    /// x: lightness 0…1, y: green to red, z: blue to yellow, about -0.4…0.4 each; w is 0.
    package var lanes: SIMD4<Float>

    package init(lanes: SIMD4<Float>) { self.lanes = lanes }

    package init(lightness: Float, a: Float, b: Float) { lanes = SIMD4(lightness, a, b, 0) }

    package init(_ color: RGB) { self.init(linear: color.linear) }

    package var lightness: Float {
        get { lanes.x }
        set { lanes.x = newValue }
    }
    package var a: Float { lanes.y }
    package var b: Float { lanes.z }
    package var chroma: Float { (a * a + b * b).squareRoot() }

    /// The chroma below which a color looks gray.
    package static let neutralChroma: Float = 0.026

    /// Converts an opaque pixel in linear light.
    @inline(__always)
    package init(linear p: Pixel) {
        let root = Self.coneRoots(p)
        lanes =
            SIMD4<Float>(0.210_454_26, 1.977_998_50, 0.025_904_04, 0) * root.x
            + SIMD4<Float>(0.793_617_79, -2.428_592_21, 0.782_771_77, 0) * root.y
            + SIMD4<Float>(-0.004_072_05, 0.450_593_71, -0.808_675_77, 0) * root.z
    }

    /// The color as an opaque pixel; colors that no screen shows have lanes below 0 or above 1.
    package var linear: Pixel {
        let root =
            SIMD4<Float>(1, 1, 1, 0) * lanes.x
            + SIMD4<Float>(0.396_337_78, -0.105_561_35, -0.089_484_18, 0) * lanes.y
            + SIMD4<Float>(0.215_803_76, -0.063_854_17, -1.291_485_55, 0) * lanes.z
        return Self.light(root * root * root)
    }

    /// Returns the cube roots of the responses of the eye's three kinds of cones to an opaque pixel. OKLab is linear in
    /// them.
    @inline(__always)
    static func coneRoots(_ p: Pixel) -> SIMD4<Float> {
        cubeRoot(
            SIMD4<Float>(0.412_221_47, 0.211_903_50, 0.088_302_46, 0) * p.x
                + SIMD4<Float>(0.536_332_54, 0.680_699_55, 0.281_718_84, 0) * p.y
                + SIMD4<Float>(0.051_445_99, 0.107_396_96, 0.629_978_70, 0) * p.z)
    }

    /// Returns the opaque pixel with the given cone responses.
    @inline(__always)
    static func light(_ cones: SIMD4<Float>) -> Pixel {
        var pixel =
            SIMD4<Float>(4.076_741_66, -1.268_438_00, -0.004_196_09, 0) * cones.x
            + SIMD4<Float>(-3.307_711_59, 2.609_757_40, -0.703_418_61, 0) * cones.y
            + SIMD4<Float>(0.230_969_93, -0.341_319_38, 1.707_614_70, 0) * cones.z
        pixel.w = 1
        return pixel
    }

    /// The nearest color of the screen, each channel clamped.
    package var rgb: RGB { RGB(linear: linear) }

    /// Returns how different two colors look.
    package func distance(to other: OKLab) -> Float {
        let difference = lanes - other.lanes
        return (difference * difference).sum().squareRoot()
    }

    /// Returns a color between `a` (0) and `b` (1).
    package static func mix(_ a: OKLab, _ b: OKLab, _ amount: Double) -> OKLab {
        OKLab(lanes: a.lanes + (b.lanes - a.lanes) * Float(amount))
    }
}

/// Returns cube roots of lanes that are not negative, to about 1e-6 of their value: a guess from the exponent, then
/// Halley.
@inline(__always)
func cubeRoot(_ x: SIMD4<Float>) -> SIMD4<Float> {
    // A third of the bits of a float, as a number, are about those of its cube root.
    var third = unsafeBitCast(x, to: SIMD4<UInt32>.self) &>> SIMD4(repeating: 2)
    third = third &+ third &>> SIMD4(repeating: 2)
    third = third &+ third &>> SIMD4(repeating: 4)
    third = third &+ third &>> SIMD4(repeating: 8)
    var y = unsafeBitCast(third &+ SIMD4(repeating: 0x2A51_19F2), to: SIMD4<Float>.self)
    for _ in 0..<2 {
        let cube = y * y * y
        y = y * (cube + x + x) / (cube + cube + x)
    }
    return y.replacing(with: 0, where: x .<= 1e-30)
}

extension RGB {
    /// Returns a color between `a` (0) and `b` (1) in OKLab: even steps to the eye, no gray or dark middle.
    package static func mix(_ a: RGB, _ b: RGB, _ amount: Double) -> RGB {
        if amount <= 0 { return a }
        if amount >= 1 { return b }
        return OKLab.mix(OKLab(a), OKLab(b), amount).rgb
    }

    /// Returns the color lighter or darker by a step of OKLab lightness (-1…1), with the hue kept.
    package func lightened(by step: Double) -> RGB {
        var lab = OKLab(self)
        lab.lightness = max(0, min(1, lab.lightness + Float(step)))
        return lab.rgb
    }
}
