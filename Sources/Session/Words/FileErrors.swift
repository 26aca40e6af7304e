extension FileError {
    /// For the badge: what failed and why.
    package var sentence: String {
        let what =
            switch operation {
            case .read, .list, .inspect: "“\(path)” cannot be read"
            case .lock where isBusy: "“\(path)” is held by another program"
            case .lock: "“\(path)” cannot be locked"
            case .makeDirectory: "the directory “\(path)” cannot be made"
            case .write, .append, .truncate, .sync, .rename, .remove: "“\(path)” cannot be written"
            }
        return isBusy ? what + "." : "\(what): \(cause)."
    }
}
