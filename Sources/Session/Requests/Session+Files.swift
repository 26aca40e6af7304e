import Chronology
import Simulation
import Storefront

extension Session {
    func perform(_ request: JournalRequest) throws(RequestError) -> Reply {
        do {
            switch request {
            case .visits(let days):
                var visits = world.presentVisits
                try enumerateJournal(since: world.clock - .days(Int64(days))) { visits.append($0) }
                return .visits(visits)
            case .months:
                var months = Array(repeating: 0, count: 12)
                try enumerateJournal(since: world.clock - .days(365)) { visit in
                    months[(playerTime(visit.arrival).date.month + 11) % 12] += 1
                }
                return .months(months)
            }
        } catch {
            throw .file(error)
        }
    }

    func perform(_ request: AlbumRequest) throws(RequestError) -> Reply {
        if request == .list { return .photos(photos()) }
        guard let paths else {
            if case .keep = request { throw .inMemory(.photos) }
            throw .inMemory(.album)
        }
        do {
            switch request {
            case .list: return .photos(photos())
            case .show(let name): return .photo(name, text: try photoText(name, paths))
            case .keep(let title, let versions): return .kept(try keepPhoto(title: title, versions, paths))
            case .delete(let name):
                try deletePhoto(name, paths)
                return .photos(photos())
            }
        } catch {
            throw .file(error)
        }
    }

    func perform(_ request: TransferRequest) throws(RequestError) -> Reply {
        switch request {
        case .export(let path, let replacing):
            do {
                return .exported(visits: try export(to: path, replacing: replacing))
            } catch {
                throw .file(error)
            }
        case .replace(let imported, let trustPurchases):
            if workingCopy != nil { throw .readOnly(.mustBeClosed) }
            do { try replace(with: imported, trustPurchases: trustPurchases) } catch { throw .file(error) }
            let all = store.all(includingFinishedConsumables: true)
            return .replaced(unverified: all.count { $0.verifiedPayload == nil })
        case .repair:
            repair()
            return .done
        case .returnBeforeJump: return .kept(try returnBeforeJump())
        case .declineReturn:
            clock.declineReturn()
            changed(urgently: true)
            return .done
        }
    }

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
