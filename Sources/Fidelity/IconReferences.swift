import Drawing
import FoundationEssentials
import PictureTools

/// Small drawings as `rsvg-convert` draws them, printed as text that tests compare with: `fidelity ASSETS --references
/// FILE…`.
enum IconReferences {
    static let rows = 16

    /// Prints one line for each drawing: its name, columns, rows, and a hexadecimal digit for each red, green and blue
    /// on white.
    static func write(_ paths: [String]) throws {
        for path in paths {
            let document = try SVGDocument(parsing: Array(Data(contentsOf: URL(filePath: path))), name: path)
            let columns = Int((Double(rows) * document.viewBox.width / document.viewBox.height).rounded())
            guard let image = Image(svg: path, width: columns, height: rows, ground: RGB(255, 255, 255)) else {
                continue
            }
            let digits = image.pixels.map { color in
                [color.red, color.green, color.blue].map { String((Int($0) * 15 + 127) / 255, radix: 16) }.joined()
            }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            print("\(name) \(image.width) \(image.height) \(digits.joined())")
        }
    }
}
