/// A color of a screen: sRGB, eight bits a channel.
package struct RGB: Hashable, Sendable, BitwiseCopyable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Makes a color of `0xRRGGBB`.
    package init(hex: UInt32) {
        self.init(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
    }

    /// Makes a color of a hue in degrees (taken modulo 360), saturation and brightness 0…1.
    package init(hue: Double, saturation: Double, brightness: Double) {
        let turn = hue / 360
        let sixths = (turn - turn.rounded(.down)) * 6
        func channel(_ n: Double) -> UInt8 {
            let k = (n + sixths).truncatingRemainder(dividingBy: 6)
            let value = brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
            return UInt8(max(0, min(255, (value * 255).rounded())))
        }
        self.init(channel(5), channel(3), channel(1))
    }

    package var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    /// The color as `#rrggbb`.
    package var hexText: String {
        let digits = String(hex, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
