import Drawing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension RGB {
    /// Relative luminance, 0…1, as WCAG 2.2 defines it.
    package var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let c = Double(channel) / 255
            return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// WCAG contrast with another colour, 1…21; text wants 4.5.
    package func contrast(with other: RGB) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
