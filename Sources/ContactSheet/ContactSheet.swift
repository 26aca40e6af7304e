import Drawing
import FoundationEssentials
import Scene

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// All the art on sheets of pictures, as a terminal would show it: `make contact-sheet`.
@main
struct ContactSheet {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch let message as Message {
            fail(message.text)
        } catch {
            fail("\(error)")
        }
    }

    private struct Message: Error {
        let text: String
    }

    private static func run(_ arguments: [String]) throws {
        var output = ".build/contact-sheet"
        var assets: String?
        var (only, word) = ("", "")
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard ["--output", "--assets", "--only", "--screen"].contains(option), let value = rest.popFirst() else {
                throw Message(text: "usage: contact-sheet [--output DIR] [--assets DIR] [--only WORD] [--screen WORD]")
            }
            switch option {
            case "--output": output = value
            case "--assets": assets = value
            case "--screen": word = value
            default: only = value
            }
        }
        let library = AssetLibrary { [assets] path in
            assets.flatMap { try? Data(contentsOf: URL(filePath: "\($0)/\(path)")) }.map(Array.init)
        }
        if let fault = library.faults().first { throw fault }
        let screens: [(name: String, glyphs: GlyphSet, palette: ColorPalette)] = [
            ("quadrant-24bit", .quadrant, .trueColor), ("quadrant-256", .quadrant, .xterm256),
            ("quadrant-16", .quadrant, .ansi16), ("quadrant-8", .quadrant, .ansi8), ("quadrant-mono", .quadrant, .mono),
            ("ascii-16", .ascii, .ansi16),
        ]
        /// One yard at four hours and in four weathers on every screen, side by side.
        var hours = Sheet(name: "hours")
        for screen in screens where word.isEmpty || screen.name.contains(word) {
            let folder = "\(output)/\(screen.name)"
            let artist = Artist(glyphs: screen.glyphs, palette: screen.palette, library: library)
            for sheet in Sheets(artist: artist).all(containing: only) {
                try keep(sheet, in: folder, screen.palette)
            }
            guard only.isEmpty || hours.name.contains(only) else { continue }
            hours.rows += Yards(artist: artist)?.hours(screen.name, yard: 0, CellSize(width: 48, height: 18)) ?? []
        }
        if !hours.rows.isEmpty { try keep(hours, in: output, .exact) }
        print("\(output): what the pictures look like in a terminal")
    }

    private static func keep(_ sheet: Sheet, in folder: String, _ palette: ColorPalette) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let image = sheet.image(ground: RGB(hex: 0x12161B), ink: RGB(hex: 0xD8DEE4))
        guard image.write(png: "\(folder)/\(sheet.name).png") else {
            throw Message(text: "PNG files need pnmtopng (Debian: netpbm)")
        }
        try Data(sheet.text(palette: palette).utf8).write(to: URL(filePath: "\(folder)/\(sheet.name).txt"))
    }

    private static func fail(_ text: String) -> Never {
        let line = "contact-sheet: \(text)\n"
        _ = write(2, line, line.utf8.count)
        exit(1)
    }
}
