import Chronology

extension FileSystem {
    /// Returns an unused path beside `path` for keeping a damaged file: the path, the reason and the date.
    ///
    /// - Parameters:
    ///   - why: the reason in the name, such as "damaged".
    ///   - now: the date in the name.
    func asideName(_ path: String, _ why: String = "damaged", now: Instant) throws(FileError) -> String {
        let date = now.iso8601.prefix(19).map { $0 == ":" ? "-" : String($0) }.joined()
        var name = "\(path).\(why)-\(date)"
        var number = 2
        while try stamp(name) != nil {
            name = "\(path).\(why)-\(date)-\(number)"
            number += 1
        }
        return name
    }

    /// Returns a path without extension that no file has with any of these extensions: `stem`, or `stem` with a number
    /// from 2.
    func freeStem(_ stem: String, endings: [String]) throws(FileError) -> String {
        var free = stem
        var number = 2
        func isTaken() throws(FileError) -> Bool {
            for ending in endings where try stamp(free + "." + ending) != nil { return true }
            return false
        }
        while try isTaken() {
            free = "\(stem)-\(number)"
            number += 1
        }
        return free
    }

    /// Renames a damaged file to an unused name with the date, and returns that path.
    func putAside(_ path: String, now: Instant) throws(FileError) -> String {
        let name = try asideName(path, now: now)
        try rename(path, to: name)
        return name
    }

    /// Writes the bytes of a file that is about to be replaced to an unused name beside it, and returns that path.
    ///
    /// - Parameter why: the reason in the name.
    func copyAside(
        _ path: String, _ bytes: [UInt8], _ why: String = "damaged", now: Instant
    ) throws(FileError) -> String {
        let name = try asideName(path, why, now: now)
        try write(bytes, to: name)
        try sync(name)
        return name
    }
}
