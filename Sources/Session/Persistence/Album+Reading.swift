import Chronology
import JSON

/// A picture that was kept: one name for all its files.
package struct Photo: Hashable, Sendable {
    /// The files' name without its ending: "2026-11-21-184501-calm-palms".
    package let name: String
    /// The first file of it.
    package let path: String

    /// "2026-11-21"
    package var day: String { String(name.prefix(10)) }
    /// "18:45"
    package var time: String {
        let digits = name.dropFirst(11).prefix(4)
        return digits.count == 4 && digits.allSatisfy(\.isNumber) ? "\(digits.prefix(2)):\(digits.suffix(2))" : ""
    }
    /// What it shows: "Calm Palms".
    package let title: String
}

extension Session {
    /// The album, the latest picture first; empty where nothing is saved or it cannot be read.
    package func photos() -> [Photo] {
        guard let paths, let names = try? environment.files.list(paths.album) else { return [] }
        return names.filter { $0.hasSuffix(".ansi") }.reversed().map { file in
            let name = String(file.dropLast(5))
            return Photo(name: name, path: paths.album + "/" + file, title: photoTitle(paths.album + "/" + name))
        }
    }

    /// As the photo was called when it was taken; older ones have no more than the words of their files' names.
    private func photoTitle(_ stem: String) -> String {
        let caption = (try? environment.files.readIfPresent(stem + ".json")).flatMap { try? JSONValue(parsing: $0) }
        if let title = caption?["title"]?.stringValue { return title }
        return Paths.name(of: stem).dropFirst(18).split(separator: "-").joined(separator: " ")
    }

    /// A photo as text for terminals.
    package func photoText(_ name: String) throws(AlbumError) -> String {
        guard let paths else { throw .notSaving("This game is played in memory: there is no album.") }
        do {
            return String(decoding: try environment.files.read(paths.album + "/" + name + ".ansi"), as: UTF8.self)
        } catch {
            throw .file(error)
        }
    }

    /// Removes a photo with all its files.
    package func deletePhoto(_ name: String) throws(AlbumError) {
        if let readOnlyReason { throw .notSaving(readOnlyReason) }
        guard let paths else { throw .notSaving("This game is played in memory: there is no album.") }
        do {
            for file in try environment.files.list(paths.album) where Self.stem(of: file) == name {
                try environment.files.remove(paths.album + "/" + file)
            }
        } catch {
            throw .file(error)
        }
    }

    private static func stem(of file: String) -> String {
        file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    /// Writes a text into the profile's `exports` directory, named by the player's time and `title`; returns its path.
    ///
    /// - Parameter writing: hands the text to what it is given, piece by piece.
    package func keepText(
        title: String, ending: String, writing: ((String) throws(FileError) -> Void) throws(FileError) -> Void
    ) throws(AlbumError) -> String {
        guard let paths else { throw .notSaving("This game is played in memory: nothing is written.") }
        let date = playerTime(now).date
        let day = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
        let time = "\(padded(date.hour, 2))\(padded(date.minute, 2))\(padded(date.second, 2))"
        let files = environment.files
        let path = "\(paths.exports)/\(title)-\(day)-\(time).\(ending)"
        do {
            try files.makeDirectory(paths.exports)
            let aside = path + ".new"
            try files.write([], to: aside)
            try writing { (text) throws(FileError) in try files.append(Array(text.utf8), to: aside) }
            try files.rename(aside, to: path)
        } catch {
            throw .file(error)
        }
        return path
    }
}
