import Drawing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// drawing-compiler ASSETS OUTPUT: compiles every SVG below ASSETS into a file below OUTPUT. `make assets` runs it.
// Files that are as they were are left alone, so that nothing is built again for nothing.

guard CommandLine.arguments.count == 3 else {
    print("drawing-compiler: call it with the folder of the drawings and one for what is made of them")
    exit(1)
}
let (assets, output) = (CommandLine.arguments[1], CommandLine.arguments[2])
do {
    let files = FileManager.default
    let drawings = try files.subpathsOfDirectory(atPath: assets)
        .filter { $0.hasSuffix(".svg") && !$0.hasPrefix("screenshot") }
    for path in drawings {
        let bytes = try Array(Data(contentsOf: URL(filePath: "\(assets)/\(path)")))
        let compiled = Data(try SVGDocument(parsing: bytes, name: path).compiled())
        let made = URL(filePath: "\(output)/\(path.dropLast(4)).drawing")
        try files.createDirectory(at: made.deletingLastPathComponent(), withIntermediateDirectories: true)
        if (try? Data(contentsOf: made)) != compiled { try compiled.write(to: made) }
    }
    for path in try files.subpathsOfDirectory(atPath: output)
    where path.hasSuffix(".drawing") && !drawings.contains("\(path.dropLast(8)).svg") {
        try files.removeItem(atPath: "\(output)/\(path)")
    }
} catch {
    print("drawing-compiler: \(error)")
    exit(1)
}
