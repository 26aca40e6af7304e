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

    /// The title that the photo was given, or words of the file name: "Calm Palms".
    package let title: String
    /// The player's local time at which the photo was taken, as the journal tells it; for older photos, that of the file
    /// name, and `nil` where it has another form.
    package let taken: CivilDate?

    /// The date to show, or the beginning of a file name without one: "2026-11-21".
    package var day: String {
        taken.map { "\(padded($0.year, 4))-\(padded($0.month, 2))-\(padded($0.day, 2))" } ?? String(name.prefix(10))
    }
    /// The time of day to show: "18:45"; empty where it is not known.
    package var time: String { taken.map { "\(padded($0.hour, 2)):\(padded($0.minute, 2))" } ?? "" }
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
        let photos = names.filter { $0.hasSuffix(".ansi") }.map { photo(String($0.dropLast(5)), paths) }
        // Names tell the order of photos of one second.
        let order = { (photo: Photo) in (photo.taken?.utcInstant ?? Instant(milliseconds: 0), photo.name) }
        return photos.sorted { order($0) > order($1) }
    }

    /// Returns a photo with its title and date; for older photos, those of the file name.
    private func photo(_ name: String, _ paths: Paths) -> Photo {
        let stem = paths.album + "/" + name
        let bytes = try? environment.files.readIfPresent(stem + ".json", limit: FileLimit.note)
        let caption = bytes.flatMap { try? JSONValue(parsing: $0) }
        // The dates of another world, before an import, say nothing in this one.
        let isOfThisWorld = caption?["game"]?.stringValue == world.journalGame
        let taken = (isOfThisWorld ? caption?["date"] : nil)?.integerValue.map { Instant(milliseconds: $0) }
            .flatMap { WorldClock.range.contains($0) ? playerTime($0).date : nil }
        return Photo(
            name: name, path: stem + ".ansi",
            title: caption?["title"]?.stringValue ?? name.dropFirst(18).split(separator: "-").joined(separator: " "),
            taken: taken ?? Self.fileDate(name))
    }

    /// Returns the date that the name of a photo begins with, "2026-11-21-184501"; `nil` where it has another form.
    private static func fileDate(_ name: String) -> CivilDate? {
        let numbers =
            (name.prefix(10).split(separator: "-") + [name.dropFirst(11).prefix(2), name.dropFirst(13).prefix(2)])
            .compactMap { Int($0) }
        guard numbers.count == 5, (1...12).contains(numbers[1]) else { return nil }
        return CivilDate(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
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
        let caption: JSONValue = [
            "title": .string(title), "date": .integer(date.milliseconds), "game": .string(world.journalGame),
        ]
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
