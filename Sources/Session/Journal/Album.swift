import Chronology
import JSON

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A saved picture of the album, in one or more file formats with a common file name.
package struct Photo: Hashable, Sendable {
    /// The file name without extension: "2026-11-21-184501-calm-palms".
    package let name: String
    /// The path of the picture's `.ansi` file, its text for terminals.
    package let path: String

    /// The player's date in the file name: "2026-11-21".
    package var day: String { String(name.prefix(10)) }
    /// The player's time of day in the file name: "18:45"; empty where it has another form.
    package var time: String {
        let digits = name.dropFirst(11).prefix(4)
        return digits.count == 4 && digits.allSatisfy(\.isNumber) ? "\(digits.prefix(2)):\(digits.suffix(2))" : ""
    }
    /// The title that the photo was given, or words of the file name: "Calm Palms".
    package let title: String

    /// The player's local time at which the photo was taken; `nil` where the file has another form of name.
    package var taken: CivilDate? {
        let numbers = "\(day)-\(time)".split { $0 == "-" || $0 == ":" }.compactMap { Int($0) }
        guard numbers.count == 5, (1...12).contains(numbers[1]) else { return nil }
        return CivilDate(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
    }
}

/// The content of one file format of a picture.
package struct PhotoVersion: Hashable, Sendable {
    /// The file extension, without the dot.
    package let ending: String
    package let text: String

    package init(ending: String, text: String) {
        (self.ending, self.text) = (ending, text)
    }
}

extension Session {
    /// Returns the pictures of the album, the latest first; empty if nothing is saved or it cannot be read.
    func photos() -> [Photo] {
        guard let paths, let names = try? environment.files.list(paths.album) else { return [] }
        return names.filter { $0.hasSuffix(".ansi") }.map { String($0.dropLast(5)) }.sorted(by: >).map { name in
            let stem = paths.album + "/" + name
            return Photo(name: name, path: stem + ".ansi", title: photoTitle(stem))
        }
    }

    /// Returns the title that a photo was given; for older photos, the words of the file name.
    private func photoTitle(_ stem: String) -> String {
        let bytes = try? environment.files.readIfPresent(stem + ".json", limit: FileLimit.note)
        let caption = bytes.flatMap { try? JSONValue(parsing: $0) }
        if let title = caption?["title"]?.stringValue { return title }
        return Paths.name(of: stem).dropFirst(18).split(separator: "-").joined(separator: " ")
    }

    /// Returns the photo of a name as text for terminals.
    func photoText(_ name: String, _ paths: Paths) throws(FileError) -> String {
        let path = paths.album + "/" + name + ".ansi"
        guard !name.utf8.contains(UInt8(ascii: "/")) else { throw FileError(.read, path, ENOENT) }
        return String(decoding: try environment.files.read(path, limit: FileLimit.document), as: UTF8.self)
    }

    /// Deletes a photo with all its files.
    func deletePhoto(_ name: String, _ paths: Paths) throws(FileError) {
        for file in try environment.files.list(paths.album)
        where (file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file) == name {
            try environment.files.remove(paths.album + "/" + file)
        }
    }

    /// Saves a photo, and returns the path of its first file.
    func keepPhoto(
        title: String, _ versions: [PhotoVersion], of date: Instant, _ paths: Paths
    ) throws(FileError) -> String {
        // Names are the player's own words, so only letters and digits go into a file's name.
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(6).joined(separator: "-")
        let name = [fileStamp(of: date), words].filter { !$0.isEmpty }.joined(separator: "-")
        let files = environment.files
        try files.makeDirectory(paths.album)
        let stem = try files.freeStem(paths.album + "/" + name, endings: versions.map(\.ending) + ["json"])
        let caption: JSONValue = ["title": .string(title)]
        do {
            try files.replace(stem + ".json", with: caption.pretty)
            // The text comes last: its file makes a photo appear in the album.
            for version in versions { try files.replace(stem + "." + version.ending, with: Array(version.text.utf8)) }
        } catch {
            for ending in versions.map(\.ending) + ["json"] { try? files.remove(stem + "." + ending) }
            throw error
        }
        return versions.first.map { stem + "." + $0.ending } ?? paths.album
    }

    /// Returns the player's local time for a file name: "2026-11-21-184501".
    func fileStamp(of date: Instant) -> String {
        let date = playerTime(date).date
        return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))-"
            + "\(padded(date.hour, 2))\(padded(date.minute, 2))\(padded(date.second, 2))"
    }
}
