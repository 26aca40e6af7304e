import Drawing

/// An image as sixels: bands of six rows, in which each color is drawn after the other.
///
/// Source: VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
enum SixelText {
    /// Returns the sequence that draws an image with its upper left corner in the cursor's cell.
    ///
    /// - Parameters:
    ///   - places: the pixels row by row, each a place in `colors`.
    ///   - colors: at most 256.
    static func encoded(_ places: [UInt8], width: Int, height: Int, colors: [RGB]) -> [UInt8] {
        // Pixels that are not drawn stay as they are; pixels are square.
        var text = Array("\u{1B}P0;1q\"1;1;\(width);\(height)".utf8)
        var isUsed = [Bool](repeating: false, count: colors.count)
        for place in places { isUsed[Int(place)] = true }
        for (number, color) in colors.enumerated() where isUsed[number] {
            func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }
            text += Array("#\(number);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))".utf8)
        }
        // The pixels of each color in a band: a bit for each of six rows, by columns.
        var bits = [UInt8](repeating: 0, count: colors.count * width)
        var reach = [Range<Int>](repeating: 0..<0, count: colors.count)
        for top in stride(from: 0, to: height, by: 6) {
            var drawn: [Int] = []
            for row in top..<min(top + 6, height) {
                for column in 0..<width {
                    let color = Int(places[row * width + column])
                    bits[color * width + column] |= 1 << (row - top)
                    if reach[color].isEmpty {
                        drawn.append(color)
                        reach[color] = column..<column + 1
                    } else if !reach[color].contains(column) {
                        reach[color] = min(reach[color].lowerBound, column)..<max(reach[color].upperBound, column + 1)
                    }
                }
            }
            for color in drawn.sorted() {
                text += Array("#\(color)".utf8)
                let columns = reach[color]
                append(0, columns.lowerBound, to: &text)
                var start = columns.lowerBound
                while start < columns.upperBound {
                    let value = bits[color * width + start]
                    var end = start
                    while end < columns.upperBound, bits[color * width + end] == value {
                        bits[color * width + end] = 0
                        end += 1
                    }
                    append(value, end - start, to: &text)
                    start = end
                }
                reach[color] = 0..<0
                text.append(UInt8(ascii: "$"))
            }
            text.append(UInt8(ascii: "-"))
        }
        return text + Array("\u{1B}\\".utf8)
    }

    /// Appends six pixels below each other, `count` times beside each other.
    private static func append(_ value: UInt8, _ count: Int, to text: inout [UInt8]) {
        let sign = value + 0x3F
        if count > 3 {
            text += Array("!\(count)".utf8)
            text.append(sign)
        } else {
            for _ in 0..<count { text.append(sign) }
        }
    }
}
