import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Texts that a test expects, kept in files beside it: `Goldens/NAME.txt` next to the test's source.
///
/// A text that differs fails with the first lines that do. `RECORD_GOLDENS=1 swift test --filter …` writes what came
/// out, and fails all the same, so that nobody records by accident: look at the change (`git diff`), run again.
package enum Golden {
    package static func expect(
        _ text: String, _ name: String, file: String = #filePath, location: SourceLocation = #_sourceLocation
    ) {
        let directory = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]) + "/Goldens"
        let path = directory + "/" + name + ".txt"
        if getenv("RECORD_GOLDENS") != nil {
            makeDirectories(path)
            if write(text, to: path) {
                Issue.record("Recorded \(path). Look at it, then run again.", sourceLocation: location)
            } else {
                Issue.record("\(path) cannot be written.", sourceLocation: location)
            }
            return
        }
        guard let expected = read(path) else {
            Issue.record("There is no \(path). Record it with RECORD_GOLDENS=1.", sourceLocation: location)
            return
        }
        if expected != text {
            Issue.record("\(name) differs:\n\(difference(expected, text))", sourceLocation: location)
        }
    }

    /// The first lines that differ, as a diff would show them.
    package static func difference(_ expected: String, _ actual: String, limit: Int = 12) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        var lines: [String] = []
        for row in 0..<max(old.count, new.count) {
            let (a, b) = (row < old.count ? old[row] : nil, row < new.count ? new[row] : nil)
            guard a != b else { continue }
            if lines.count >= 2 * limit {
                lines.append("…")
                break
            }
            if let a { lines.append("\(row + 1) - \(a)") }
            if let b { lines.append("\(row + 1) + \(b)") }
        }
        return lines.joined(separator: "\n")
    }

    private static func read(_ path: String) -> String? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func write(_ text: String, to path: String) -> Bool {
        guard let file = fopen(path, "wb") else { return false }
        defer { fclose(file) }
        let bytes = Array(text.utf8)
        return fwrite(bytes, 1, bytes.count, file) == bytes.count
    }

    private static func makeDirectories(_ path: String) {
        for index in path.indices where path[index] == "/" && index > path.startIndex {
            mkdir(String(path[..<index]), 0o755)
        }
    }
}
