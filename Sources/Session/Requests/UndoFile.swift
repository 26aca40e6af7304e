import Chronology
import JSON

/// `undo.json`: what commands have done lately, so that another command can take it back. An open game remembers what
/// was done in it by itself; a command ends as soon as it has acted.
///
/// It is a comfort, no part of the save: where it cannot be read, there is nothing to undo.
struct UndoFile: Hashable, Sendable, Codable {
    /// World time for which something can be taken back: a game has been played and yards have changed since.
    static let lasting = Span.hours(Int64(Session.undoHours))

    var done: [DoneRequest] = []
    var undone: [Request] = []

    init(done: [DoneRequest], undone: [Request]) {
        (self.done, self.undone) = (done, undone)
    }

    init(_ paths: Paths, _ files: any FileSystem) {
        guard let bytes = try? files.readIfPresent(paths.undo, limit: FileLimit.document),
            let file = try? JSONValue(parsing: bytes).decode(UndoFile.self)
        else { return }
        self = file
    }

    func write(_ paths: Paths, _ files: any FileSystem) throws(FileError) {
        guard let tree = try? JSONValue(encoding: self) else {
            throw FileError(.write, paths.undo, FileError.unencodable)
        }
        try files.replace(paths.undo, with: tree.pretty)
    }
}

extension Session {
    /// For so long what a command did can be taken back by another.
    package static let undoHours = 24

    /// Takes up what commands before this one have done.
    package func recall() {
        guard let paths else { return }
        let file = UndoFile(paths, environment.files)
        let oldest = world.clock - UndoFile.lasting
        (done, undone) = (file.done.filter { $0.date > oldest }, file.undone)
        recalled = (done, undone)
    }

    /// Leaves what this command has done to those after it, as one thing to undo.
    func remember() {
        guard isCommand, let paths, loss == nil, done != recalled.done || undone != recalled.undone else { return }
        var all = done
        let first = recalled.done.count
        if all.count > first + 1, all[first...].allSatisfy(\.request.mayBeTogether) {
            let parts = Array(all[first...])
            let one = DoneRequest(
                date: parts[0].date, request: .together(parts.map(\.request)), steps: parts.flatMap(\.steps))
            all.replaceSubrange(first..., with: [one])
        }
        let file = UndoFile(done: all.suffix(DoneRequest.limit), undone: undone)
        do throws(FileError) {
            try file.write(paths, environment.files)
        } catch {
            // Better none than one that knows nothing of what was done last.
            try? environment.files.remove(paths.undo)
        }
    }
}
