/// Files that were to take another's place and never did, since the program that wrote them was ended.
package enum Leftovers {
    private static let ending = ".new"
    private static let digits = 8

    /// A name beside `path` that others do not use: "world.json.5f3a90c2.new".
    package static func name(for path: String, number: UInt32) -> String {
        let hex = String(number, radix: 16)
        var name = Paths.name(of: path)
        // File systems take 255 bytes.
        while name.utf8.count > 240 { name.removeLast() }
        let aside = name + "." + String(repeating: "0", count: digits - hex.count) + hex + ending
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        return path[..<end] + aside
    }

    /// Whether a file is one, to take the place of `original` or of any.
    static func has(_ name: String, of original: String? = nil) -> Bool {
        guard name.hasSuffix(ending) else { return false }
        let parts = name.dropLast(ending.utf8.count).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let number = parts.last, number.utf8.count == digits, number.allSatisfy(\.isHexDigit)
        else { return false }
        return original.map { name.hasPrefix($0 + ".") && name.utf8.count == $0.utf8.count + digits + 5 } ?? true
    }
}

extension FileSystem {
    /// Removes what was left beside a file of ours. Its lock has to be held: what is being written looks the same.
    func removeLeftovers(of path: String) {
        let directory = Paths.directory(of: path)
        remove(directory) { Leftovers.has($0, of: Paths.name(of: path)) }
    }

    /// Removes what was left in a profile and its folders. All its locks have to be held.
    func removeLeftovers(_ paths: Paths) {
        let folders = ((try? list(paths.directory)) ?? []).map { paths.directory + "/" + $0 }
        for directory in [paths.directory] + folders { remove(directory) { Leftovers.has($0) } }
    }

    /// What cannot be removed now can be later.
    private func remove(_ directory: String, where isLeft: (String) -> Bool) {
        for name in (try? list(directory)) ?? [] where isLeft(name) { try? remove(directory + "/" + name) }
    }
}
