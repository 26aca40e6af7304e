/// The two ways in which a save is written: each ends with the new bytes whole on the disk, or the former ones.
extension FileSystem {
    package func appendWhole(_ bytes: [UInt8], to path: String, from length: Int) throws(FileError) {
        do {
            try append(bytes, to: path)
            try sync(path)
        } catch {
            do { try truncate(path, to: length) } catch _ { throw error.unsure }
            try? sync(path)
            throw error
        }
    }

    /// Replaces a file's contents atomically and durably, by writing a file beside it and renaming that.
    package func replace(
        _ path: String, for audience: FileAudience = .owner, with bytes: [UInt8]
    ) throws(FileError) {
        try replace(path, for: audience) { (aside) throws(FileError) in try write(bytes, to: aside) }
    }

    /// Replaces a file's contents atomically and durably with what a closure writes.
    ///
    /// - Parameter writing: writes the new contents to the given path; if it fails, nothing is left.
    /// - Throws: an unsure error if the new contents are in place but might be lost in a power cut.
    func replace<Result>(
        _ path: String, for audience: FileAudience = .owner,
        writing: (_ aside: String) throws(FileError) -> Result
    ) throws(FileError) -> Result {
        let aside = try createTemporary(for: path, audience)
        let result: Result
        do {
            result = try writing(aside)
            try sync(aside)
            try rename(aside, to: path)
        } catch {
            try? remove(aside)
            // The player has never heard of the temporary name.
            throw error.path == aside ? FileError(error.operation, path, error.code) : error
        }
        do { try syncDirectory(Paths.directory(of: path)) } catch { throw error.unsure }
        return result
    }
}
