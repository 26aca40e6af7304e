import Chronology

extension FileSystem {
    /// Returns a free name beside `path` that contains the date on which it was found damaged.
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

    /// Returns a stem that is free with all these endings: the given one, or with a number.
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

    /// Renames a damaged file, so it stays as it is.
    func putAside(_ path: String, now: Instant) throws(FileError) -> String {
        let name = try asideName(path, now: now)
        try rename(path, to: name)
        return name
    }

    /// Copies a damaged file that is about to be replaced.
    func copyAside(
        _ path: String, _ bytes: [UInt8], _ why: String = "damaged", now: Instant
    ) throws(FileError) -> String {
        let name = try asideName(path, why, now: now)
        try write(bytes, to: name)
        try sync(name)
        return name
    }
}
