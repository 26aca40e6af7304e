import CAssets
import Drawing

/// The files of `Assets/`, as they were taken into the program. Drawings are read when first asked for and then kept.
package final class AssetLibrary {
    private var documents: [String: SVGDocument] = [:]

    package init() {}

    /// The bytes of the file at `path` below `Assets/`, or `nil` where there is none.
    package static func bytes(_ path: String) -> [UInt8]? {
        // The list is sorted by path: a binary search finds it.
        guard let assets = embedded_assets() else { return nil }
        var low = 0
        var high = embedded_assets_count()
        while low < high {
            let middle = (low + high) / 2
            let asset = assets[middle]
            let name = asset.path.map { String(cString: $0) } ?? ""
            if name == path {
                return Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
            }
            if Array(name.utf8).lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The paths of all files.
    package static var paths: [String] {
        guard let assets = embedded_assets() else { return [] }
        return (0..<embedded_assets_count()).compactMap { assets[$0].path.map { String(cString: $0) } }
    }

    /// The drawing at `path`, for example `Birds/cardinal.svg`. A missing or faulty one is an empty picture: tests
    /// read every file, so a player never meets it.
    package func drawing(_ path: String) -> SVGDocument? {
        if let document = documents[path] { return document }
        guard let bytes = Self.bytes(path), let document = try? SVGDocument(parsing: bytes, name: path) else {
            return nil
        }
        documents[path] = document
        return document
    }
}
