import Storefront

/// A request about the game as a whole: export, import, repair, and jumps of the clock.
package enum TransferRequest: Hashable, Sendable {
    /// Writes the game to a file; an existing file must be an export of the same game unless `replacing`.
    case export(to: String, replacing: Bool = false)
    /// Replaces this game by an imported one with its journal.
    ///
    /// `trustPurchases` signs its purchases with this data root's key; otherwise purchases from elsewhere give nothing
    /// here.
    case replace(with: ImportFile, trustPurchases: Bool)
    /// Saves everything anew, keeping damaged files under other names.
    case repair
    /// Replaces this game by the save from before a false jump of the wall clock; this game is kept as an export.
    case returnBeforeJump
    /// Keeps this game despite a false jump of the wall clock.
    case declineReturn
}

extension Request {
    package static func transfer(_ request: TransferRequest) -> Self { Self(request) }
}

extension TransferRequest: Intent {
    package var isReading: Bool { if case .export = self { true } else { false } }
    package var isRepeatable: Bool { false }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        switch self {
        case .export(let path, let replacing):
            do {
                return .exported(visits: try session.export(to: path, replacing: replacing))
            } catch {
                throw .file(error)
            }
        case .replace(let imported, let trustPurchases):
            if session.isBesideGame { throw .readOnly(.mustBeClosed) }
            do {
                try session.replace(with: imported, trustPurchases: trustPurchases)
            } catch {
                throw .file(error)
            }
            let all = session.store.all(includingFinishedConsumables: true)
            return .replaced(unverified: all.count { $0.verifiedPayload == nil })
        case .repair:
            session.repair()
            return .done
        case .returnBeforeJump: return .kept(try session.returnBeforeJump())
        case .declineReturn:
            session.clock.declineReturn()
            session.changed(urgently: true)
            return .done
        }
    }
}

extension Session {
    /// Writes a text file into the profile's `exports` folder, named by `title` and the player's time, and returns its
    /// path.
    ///
    /// - Parameters:
    ///   - ending: the extension of the file name.
    ///   - writing: passes the text to its argument, piece by piece.
    package func keepText(
        title: String, ending: String, writing: ((String) throws(FileError) -> Void) throws(FileError) -> Void
    ) throws(RequestError) -> String {
        if refuses(.writtenFiles) { throw .refused(.writtenFiles) }
        guard let paths else { throw .inMemory(.files) }
        let files = environment.files
        do {
            try files.makeDirectory(paths.exports)
            let path =
                try files.freeStem("\(paths.exports)/\(title)-\(fileStamp(of: now))", endings: [ending]) + "." + ending
            try files.replace(path, for: .umask) { (aside) throws(FileError) in
                try writing { (text) throws(FileError) in try files.append(Array(text.utf8), to: aside) }
            }
            return path
        } catch {
            throw .file(error)
        }
    }
}
