import Session

/// Errors of files.
extension Words {
    /// Returns what could not be done with a file, and why.
    package func sentence(for error: FileError) -> String {
        let (path, cause) = (error.path, cause(of: error))
        return switch error.operation {
        case _ where error.isBusy: fileInUse(path: path)
        case .read, .list, .inspect: fileUnreadable(path: path, cause: cause)
        case .lock: fileUnlockable(path: path, cause: cause)
        case .makeDirectory: fileNoFolder(path: path, cause: cause)
        // What is written is made if it isn't there; what is missing is its folder.
        case .write where error.cause == .missing, .append where error.cause == .missing:
            fileUnwritable(path: path, cause: causeNoFolder)
        case .write, .append, .truncate, .sync, .rename, .remove: fileUnwritable(path: path, cause: cause)
        }
    }

    /// Returns the cause, after a colon or "because": "the disk is full".
    package func cause(of error: FileError) -> String {
        error.cause.map { text("cause", $0.rawValue, "inText") }
            ?? causeSystem(name: error.systemText, code: Int(error.code))
    }
}
