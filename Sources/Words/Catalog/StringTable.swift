import CAssets

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The texts of one language as `make assets` compiled them: a list of offsets and the texts. Nothing is read when the
/// game starts; a text is decoded on demand.
struct StringTable: Sendable {
    /// The table's address in the program's own data, which stays valid as long as it runs.
    private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// - Parameter name: the file's name without its ending.
    init?(_ name: String) {
        guard let bytes = Self.files.first(where: { $0.name == name })?.bytes else { return nil }
        self.bytes = bytes
    }

    /// The names of all tables, "keys" among them.
    static var names: [String] { files.map(\.name) }

    /// The tables, searched for once: there are a hundred files, and texts are needed early.
    private nonisolated(unsafe) static let files: [(name: String, bytes: UnsafeRawBufferPointer)] = {
        guard let assets = embedded_assets() else { return [] }
        return UnsafeBufferPointer(start: assets, count: embedded_assets_count()).compactMap { asset in
            guard let path = asset.path.map({ String(cString: $0) }), path.hasPrefix("Texts/"),
                path.hasSuffix(".texts"), let start = asset.bytes
            else { return nil }
            return (String(path.dropFirst(6).dropLast(6)), UnsafeRawBufferPointer(start: start, count: asset.count))
        }
    }()

    var count: Int { number(at: 0) }

    /// Returns the bytes of the text at an index, from 0, in the compiler's format.
    subscript(index: Int) -> UnsafeRawBufferPointer {
        let start = 4 * (count + 2)
        return UnsafeRawBufferPointer(
            rebasing: bytes[start + number(at: 4 * (index + 1))..<start + number(at: 4 * (index + 2))])
    }

    /// Returns the index, from 0, of a key in the table "keys", which is sorted; `nil` for an unknown key.
    func firstIndex(of key: String) -> Int? {
        var key = key
        return key.withUTF8 { key in
            let key = UnsafeRawBufferPointer(key)
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if Self.compare(self[middle], key) < 0 { low = middle + 1 } else { high = middle }
            }
            return low < count && Self.compare(self[low], key) == 0 ? low : nil
        }
    }

    /// Compares as `strcmp` does.
    private static func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
        let common = min(a.count, b.count)
        if common > 0, let first = a.baseAddress, let second = b.baseAddress {
            let order = memcmp(first, second, common)
            if order != 0 { return Int(order) }
        }
        return a.count - b.count
    }

    private func number(at offset: Int) -> Int {
        Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
