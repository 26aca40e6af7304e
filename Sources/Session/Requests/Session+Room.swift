/// A number of files and their size together.
struct FileUse: Hashable, Sendable {
    var files = 0
    var bytes = 0

    func isWithin(_ limit: FileUse) -> Bool { files < limit.files && bytes < limit.bytes }
}

extension Session {
    /// Throws if a kiosk's player has no room left for what a request adds.
    func checkRoom(for request: Request) throws(RequestError) {
        guard configuration.kiosk != nil, let paths else { return }
        switch request.as(AlbumRequest.self) {
        case .delete?: return
        case .keep? where !use(of: [paths.album]).isWithin(Kiosk.albumLimit): throw .noRoom
        default: break
        }
        guard use(of: [paths.directory, paths.journal, paths.backups, paths.album]).isWithin(Kiosk.profileLimit) else {
            throw .noRoom
        }
    }

    /// Returns how much there is in folders, without the folders in them.
    private func use(of folders: [String]) -> FileUse {
        let files = environment.files
        return folders.reduce(into: FileUse()) { use, folder in
            for name in (try? files.list(folder)) ?? [] {
                guard let stamp = try? files.stamp(folder + "/" + name) else { continue }
                use.files += 1
                use.bytes += stamp.size
            }
        }
    }
}
