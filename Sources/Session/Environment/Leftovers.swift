/// Temporary files that were to replace others and were left by programs that were killed.
package enum Leftovers {
    private static let ending = ".new"
    private static let digits = 8

    /// Returns the name of a temporary file beside `path`: "world.json.5f3a90c2.new".
    package static func name(for path: String, number: UInt32) -> String {
        let hex = String(number, radix: 16)
        var name = Paths.name(of: path)
        // File systems permit 255 bytes.
        while name.utf8.count > 240 { name.removeLast() }
        let aside = name + "." + String(repeating: "0", count: digits - hex.count) + hex + ending
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        return path[..<end] + aside
    }

    /// Returns whether a name is that of a temporary file, for `original` or for any file.
    static func has(_ name: String, of original: String? = nil) -> Bool {
        guard name.hasSuffix(ending) else { return false }
        let parts = name.dropLast(ending.utf8.count).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let number = parts.last, number.utf8.count == digits, number.allSatisfy(\.isHexDigit)
        else { return false }
        return original.map { name.hasPrefix($0 + ".") && name.utf8.count == $0.utf8.count + digits + 5 } ?? true
    }
}

extension FileSystem {
    /// Removes the temporary files of a path; the caller must hold its lock, since a file that is being written looks
    /// the same.
    func removeLeftovers(of path: String) {
        let directory = Paths.directory(of: path)
        remove(directory) { Leftovers.has($0, of: Paths.name(of: path)) }
    }

    /// Removes the temporary files of a profile; the caller must hold all its locks.
    func removeLeftovers(_ paths: Paths) {
        let folders = ((try? list(paths.directory)) ?? []).map { paths.directory + "/" + $0 }
        for directory in [paths.directory] + folders { remove(directory) { Leftovers.has($0) } }
    }

    /// Removes the files of a directory whose names match; failures are ignored.
    private func remove(_ directory: String, where isLeft: (String) -> Bool) {
        for name in (try? list(directory)) ?? [] where isLeft(name) { try? remove(directory + "/" + name) }
    }
}
