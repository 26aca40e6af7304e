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

// string-catalog CATALOG TABLES ACCESSORS: compiles the catalog of texts. `make assets` runs it.

func fail(_ sentence: String) -> Never {
    print("string-catalog: \(sentence)")
    exit(1)
}

/// Writes a file only if its content differs, so nothing is rebuilt without need.
func put(_ data: Data, at path: String) throws {
    let url = URL(filePath: path)
    if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
}

guard CommandLine.arguments.count == 4 else { fail("call it with the catalog, a folder for tables and a Swift file") }
let (path, folder, accessors) = (CommandLine.arguments[1], CommandLine.arguments[2], CommandLine.arguments[3])
do {
    let catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: URL(filePath: path)))
    let tables = try Tables(catalog)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (language, bytes) in tables.tables { try put(Data(bytes), at: "\(folder)/\(language).texts") }
    try put(Data(tables.keys), at: "\(folder)/keys.texts")
    try put(Data(tables.accessors.utf8), at: accessors)
    for name in tables.names.sorted() { print(name) }
} catch let fault as CatalogFault {
    fail("\(path): “\(fault.key)” \(fault.sentence).")
} catch {
    fail("\(path) cannot be compiled: \(error)")
}
