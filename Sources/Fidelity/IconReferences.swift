import Drawing

/// What `rsvg-convert` makes of small drawings, as text that tests compare with: `fidelity ASSETS --references FILE…`.
enum IconReferences {
    static let rows = 16

    /// One line a drawing: its name, columns, rows, and a hexadecimal digit for each red, green and blue on white.
    static func write(_ paths: [String]) throws {
        for path in paths {
            guard let bytes = Tools.file(path), let document = try? SVGDocument(parsing: bytes, name: path) else {
                continue
            }
            let columns = Int((Double(rows) * document.viewBox.width / document.viewBox.height).rounded())
            let png = Tools.output("rsvg-convert -w \(columns) -h \(rows) \(path)") ?? []
            let image = try Image(png: png, ground: RGB(255, 255, 255))
            let digits = image.pixels.map { color in
                [color.red, color.green, color.blue].map { String((Int($0) * 15 + 127) / 255, radix: 16) }.joined()
            }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            print("\(name) \(image.width) \(image.height) \(digits.joined())")
        }
    }
}
