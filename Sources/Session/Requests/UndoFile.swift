import Chronology
import JSON

/// `undo.json`: what commands have done lately, so that another command can take it back. An open game remembers what
/// was done in it by itself; a command ends as soon as it has acted.
///
/// It is a comfort, no part of the save: where it cannot be read, there is nothing to undo.
struct UndoFile: Hashable, Sendable, Codable {
    /// World time for which something can be taken back: a game has been played and yards have changed since.
    static let lasting = Span.hours(Int64(Session.undoHours))

    /// When it was written, in world time.
    let date: Instant
    let done: [UndoEntry]
    let undone: [Request]

    init(_ date: Instant, done: [UndoEntry], undone: [Request]) {
        (self.date, self.done, self.undone) = (date, done, undone)
    }

    /// - Returns: `nil` where there is none, or none that is as it was written.
    init?(_ paths: Paths, _ files: any FileSystem) {
        guard let bytes = try? files.readIfPresent(paths.undo, limit: FileLimit.document),
            SealedDocument.isIntact(bytes), let file = try? JSONValue(parsing: bytes).decode(UndoFile.self)
        else { return nil }
        self = file
    }

    func write(_ paths: Paths, _ files: any FileSystem) throws(FileError) {
        guard let bytes = try? SealedDocument.bytes(JSONValue(encoding: self)) else {
            throw FileError(.write, paths.undo, FileError.unencodable)
        }
        try files.replace(paths.undo, with: bytes)
    }
}

extension Session {
    /// The time for which another command can take back what a command did.
    package static let undoHours = 24

    /// Loads what commands before this one have done.
    package func loadUndoStacks() {
        guard let paths, let file = UndoFile(paths, environment.files) else { return }
        let oldest = world.clock - UndoFile.lasting
        (undoStack, redoStack) = (file.done.filter { $0.date > oldest }, file.date > oldest ? file.undone : [])
        loadedStacks = (undoStack, redoStack)
    }

    /// Leaves what this command has done to those after it, as one thing to undo.
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
            // Better none than one that knows nothing of what was done last.
            try? environment.files.remove(paths.undo)
        }
    }
}
