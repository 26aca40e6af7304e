import Storefront

/// Business with the game as a whole.
package enum TransferRequest: Hashable, Sendable {
    /// Into a file that is not there yet, or has an export of the same game; with `replacing`, into any.
    case export(to: String, replacing: Bool = false)
    /// Puts an exported game and its journal in the place of this one.
    ///
    /// `trustPurchases` signs what was bought elsewhere with this data root's key; otherwise it gives nothing here.
    case replace(with: ImportFile, trustPurchases: Bool)
    /// Saves everything anew, damaged files kept aside.
    case repair
    /// The wall clock was wrong: puts the save from before in the place of this game, which is kept as an export.
    case returnBeforeJump
    /// Goes on with this game, however wrong the clock was.
    case declineReturn
}

extension Request {
    package static func transfer(_ request: TransferRequest) -> Self { Self(request) }
}

extension TransferRequest: Intent {
    package var isReading: Bool { if case .export = self { true } else { false } }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        switch self {
        case .export(let path, let replacing):
            do {
                return .exported(visits: try session.export(to: path, replacing: replacing))
            } catch {
                throw .file(error)
            }
        case .replace(let imported, let trustPurchases):
            if session.workingCopy != nil { throw .readOnly(.mustBeClosed) }
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
    /// Writes a text into the profile's `exports` directory, named by the player's time and `title`; returns its path.
    ///
    /// - Parameter writing: hands the text to what it is given, piece by piece.
    package func keepText(
        title: String, ending: String, writing: ((String) throws(FileError) -> Void) throws(FileError) -> Void
    ) throws(RequestError) -> String {
        guard let paths else { throw .inMemory(.files) }
        let files = environment.files
        do {
            try files.makeDirectory(paths.exports)
            let path = try files.freeStem("\(paths.exports)/\(title)-\(fileStamp)", endings: [ending]) + "." + ending
            try files.replace(path) { (aside) throws(FileError) in
                try writing { (text) throws(FileError) in try files.append(Array(text.utf8), to: aside) }
            }
            return path
        } catch {
            throw .file(error)
        }
    }
}
