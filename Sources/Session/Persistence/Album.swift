import Chronology
import JSON

/// Why a photo could not be kept.
package enum AlbumError: Error, Hashable, Sendable {
    /// The game is played in memory, or may not write; the reason as a sentence.
    case notSaving(String)
    case file(FileError)
}

extension Session {
    /// Keeps a picture in the profile's `album` directory, named by the player's time and `title`.
    ///
    /// - Parameter versions: the same picture in several forms, by file ending.
    /// - Returns: the path of the first version.
    package func keepPhoto(title: String, versions: [(ending: String, text: String)]) throws(AlbumError) -> String {
        if configuration.inMemory { throw .notSaving("This game is played in memory: photos are not kept.") }
        if let readOnlyReason { throw .notSaving(readOnlyReason) }
        guard
            let paths = Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        else { throw .notSaving("There is no place to save.") }
        let date = playerTime(now).date
        let day = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
        let time = "\(padded(date.hour, 2))\(padded(date.minute, 2))\(padded(date.second, 2))"
        // Names are the player's own words: only letters and digits come into a file's name.
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(6).joined(separator: "-")
        let stem = paths.album + "/" + [day, time, words].filter { !$0.isEmpty }.joined(separator: "-")
        do {
            try environment.files.makeDirectory(paths.album)
            let caption: JSONValue = ["title": .string(title)]
            try environment.files.write(caption.pretty, to: stem + ".json")
            for version in versions {
                try environment.files.write(Array(version.text.utf8), to: stem + "." + version.ending)
            }
        } catch {
            throw .file(error)
        }
        return versions.first.map { stem + "." + $0.ending } ?? paths.album
    }
}
