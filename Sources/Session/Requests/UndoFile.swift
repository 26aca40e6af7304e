import Chronology
import JSON

/// `undo.json`: the undo and redo stacks that commands leave for later commands.
///
/// An open game keeps its stacks in memory. The file is not part of the save: if it cannot be read, there is nothing to
/// undo.
struct UndoFile: Hashable, Sendable, Codable {
    /// The world time for which a command's request can be undone, since yards change meanwhile.
    static let lasting = Span.hours(Int64(Session.undoHours))

    /// The world time at which the file was written.
    let date: Instant
    /// The requests that can be undone, the last one at the end.
    let done: [UndoEntry]
    /// The requests that can be redone, the last undone one at the end.
    let undone: [Request]

    init(_ date: Instant, done: [UndoEntry], undone: [Request]) {
        (self.date, self.done, self.undone) = (date, done, undone)
    }

    /// Reads the file; `nil` if it is missing or damaged.
    init?(_ paths: Paths, _ files: any FileSystem) {
        guard let bytes = try? files.readIfPresent(paths.undo, limit: FileLimit.document),
            SealedDocument.isIntact(bytes), let file = try? JSONValue(parsing: bytes).decode(UndoFile.self)
        else { return nil }
        self = file
    }

    /// Writes the file with a checksum.
    func write(_ paths: Paths, _ files: any FileSystem) throws(FileError) {
        guard let bytes = try? SealedDocument.bytes(JSONValue(encoding: self)) else {
            throw FileError(.write, paths.undo, FileError.unencodable)
        }
        try files.replace(paths.undo, with: bytes)
    }
}

extension Session {
    /// The hours of world time for which a command's request can be undone by another command.
    package static let undoHours = 24

    /// Loads what earlier commands have done in the last 24 hours.
    package func loadUndoStacks() {
        guard let paths, let file = UndoFile(paths, environment.files) else { return }
        let oldest = world.clock - UndoFile.lasting
        (undoStack, redoStack) = (file.done.filter { $0.date > oldest }, file.date > oldest ? file.undone : [])
        loadedStacks = (undoStack, redoStack)
    }

    /// Saves what this command has done for later commands, as one entry to undo where possible.
    func saveUndoStacks() {
        guard isCommand, let paths, loss == nil, (undoStack, redoStack) != loadedStacks else { return }
        var all = undoStack
        let first = loadedStacks.undo.count
        if all.count > first + 1, all[first...].allSatisfy(\.request.canBeGrouped) {
            let parts = Array(all[first...])
            let one = UndoEntry(
                date: parts[0].date, request: .together(parts.map(\.request)), steps: parts.flatMap(\.steps))
            all.replaceSubrange(first..., with: [one])
        }
        let file = UndoFile(world.clock, done: all.suffix(UndoEntry.limit), undone: redoStack)
        do throws(FileError) {
            try file.write(paths, environment.files)
        } catch {
            // A file without the last request would undo the wrong one, so it is removed.
            try? environment.files.remove(paths.undo)
        }
    }
}
