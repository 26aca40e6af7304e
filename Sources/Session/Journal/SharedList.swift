import Chronology
import JSON
import Simulation

/// The life list of a household in a folder that several households share, such as a git checkout.
///
/// Each household appends to a file of its own, so there is nothing to merge. A file may have been written by anybody:
/// its size, name, kinds and dates are checked, and lines that say anything else are passed over.
package struct SharedList: Hashable, Sendable {
    /// The first sighting of a species in a year.
    package struct Entry: Hashable, Sendable, Codable {
        package let species: ID<Species>
        package let year: Int
        package let first: Instant
    }

    /// The name that the household gave itself last.
    package fileprivate(set) var household: String
    /// The first sightings, one for each species and year, in the order of the file.
    package fileprivate(set) var entries: [Entry] = []
    /// True for the list of the player's own game.
    package fileprivate(set) var isOwn = false

    /// The most lists that are read from a folder.
    static let limit = 50

    /// Reads a list from the lines of its file; `nil` if no line names the household.
    init?(_ file: [UInt8]) {
        var (name, entries): (String?, [Entry]) = (nil, [])
        for line in file.split(separator: UInt8(ascii: "\n")) {
            guard let tree = try? JSONValue(parsing: Array(line)) else { continue }
            if let entry = try? tree.decode(Entry.self) {
                let isNew = !entries.contains { $0.species == entry.species && $0.year == entry.year }
                if isNew, Catalog.species(entry.species) != nil, WorldClock.range.contains(entry.first) {
                    entries.append(entry)
                }
            } else if let household = tree["household"]?.stringValue.flatMap(Household.cleaned) {
                name = household
            }
        }
        guard let name else { return nil }
        (household, self.entries) = (name, entries)
    }

    /// Returns the first sightings of a year, the earliest first.
    package func entries(in year: Int) -> [Entry] {
        entries.filter { $0.year == year }.sorted { ($0.first, $0.species) < ($1.first, $1.species) }
    }

    /// The number of species seen in all years.
    package var count: Int { Set(entries.map(\.species)).count }
}

extension Session {
    /// The folder in which the player shares a life list; `nil` for none.
    package var sharedFolder: String? {
        guard let paths, !refuses(.writtenFiles),
            let bytes = try? environment.files.readIfPresent(paths.sharedFolder, limit: FileLimit.note)
        else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Shares the life list in a folder from now on, under the name of the household; with `nil`, no longer.
    ///
    /// The folder is kept beside the save, not in it: a save that came from elsewhere names no folder here.
    func share(in folder: String?, _ paths: Paths) throws(FileError) {
        guard let folder else {
            if try environment.files.stamp(paths.sharedFolder) != nil {
                try environment.files.remove(paths.sharedFolder)
            }
            return
        }
        let place = environment.files.resolved(folder)
        try appendSharedList(in: place)
        try environment.files.replace(paths.sharedFolder, with: Array(place.utf8))
    }

    /// Returns the life lists in the shared folder, the player's own among them, those with the most species this year
    /// first; none where nothing is shared. What the own list lacks is appended to its file before.
    package func sharedLists() throws(FileError) -> [SharedList] {
        guard let folder = sharedFolder else { return [] }
        if mayWrite { try appendSharedList(in: folder) }
        let files = environment.files
        let names = try files.list(folder).filter { $0.hasPrefix(Self.sharedPrefix) && $0.hasSuffix(Self.sharedEnding) }
        let year = playerTime(world.clock).date.year
        return names.prefix(SharedList.limit).compactMap { name in
            // One that cannot be read, or is no list, must not hide the others.
            guard let bytes = try? files.read(folder + "/" + name, limit: FileLimit.note) else { return nil }
            var list = SharedList(bytes)
            list?.isOwn = name == sharedName
            return list
        }.sorted { one, other in
            let (a, b) = (one.entries(in: year), other.entries(in: year))
            return a.count != b.count
                ? a.count > b.count : (a.last?.first ?? now, one.household) < (b.last?.first ?? now, other.household)
        }
    }

    private static let (sharedPrefix, sharedEnding) = ("life-list-", ".jsonl")

    /// The name of the player's own file, the same for as long as the world lasts.
    private var sharedName: String {
        let digits = ID<World>("\(world.seed)-\(world.began.milliseconds)").hexDigits
        return Self.sharedPrefix + digits + Self.sharedEnding
    }

    /// Appends to the player's own file what it lacks: the household's name and first sightings.
    private func appendSharedList(in folder: String) throws(FileError) {
        guard let household = settings.household else { return }
        let (files, path) = (environment.files, folder + "/" + sharedName)
        let former = try files.readIfPresent(path, limit: FileLimit.note)
        let known = former.flatMap(SharedList.init)
        let entries = world.sightings.flatMap { sighting in
            sighting.years.map {
                SharedList.Entry(species: sighting.id, year: $0.year, first: playerTime($0.first.date).utc)
            }
        }
        let missing = entries.filter { entry in
            known?.entries.contains { $0.species == entry.species && $0.year == entry.year } != true
        }
        let name: [JSONValue] = known?.household == household ? [] : [["household": .string(household)]]
        let lines = name + missing.sorted { $0.first < $1.first }.compactMap { try? JSONValue(encoding: $0) }
        guard !lines.isEmpty else { return }
        if former == nil { try files.replace(path, for: .umask, with: []) }
        // The last line may have been cut off.
        let begin: [UInt8] = former?.last.map { $0 == UInt8(ascii: "\n") } == false ? [UInt8(ascii: "\n")] : []
        try files.append(begin + lines.flatMap { $0.compact + [UInt8(ascii: "\n")] }, to: path)
    }
}
