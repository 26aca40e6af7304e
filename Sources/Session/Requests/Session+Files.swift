import Chronology
import Simulation
import Storefront

extension Session {
    func perform(_ request: JournalRequest) throws(RequestError) -> Reply {
        do {
            switch request {
            case .visits(let days):
                var visits = world.presentVisits
                try enumerateJournal(JournalRange(since: world.clock - .days(Int64(days)))) { visit in
                    visits.append(visit)
                    return true
                }
                return .visits(visits)
            case .months:
                var months = Array(repeating: 0, count: 12)
                try enumerateJournal(JournalRange(since: world.clock - .days(365))) { visit in
                    months[(playerTime(visit.arrival).date.month + 11) % 12] += 1
                    return true
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
        case .export(let path):
            do { return .exported(visits: try export(to: path)) } catch { throw .file(error) }
        case .replace(let imported, let trustPurchases):
            if besideGame != nil { throw .readOnly(.mustBeClosed) }
            do {
                // What can fail comes before anything is replaced.
                let journal = try stageJournal(of: imported)
                replace(with: imported, trustPurchases: trustPurchases)
                saveNow()
                try replaceJournal(with: journal)
            } catch {
                throw .file(error)
            }
            let all = store.all(includingFinishedConsumables: true)
            return .replaced(unverified: all.count { $0.verifiedPayload == nil })
        case .repair:
            repair()
            return .done
        }
    }
}
