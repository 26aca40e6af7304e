/// The conditions under which opening a profile may begin a new game; in memory it always may.
package struct Beginning: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A new game may begin in the default profile if nothing was ever saved there.
    package static let firstGame = Beginning(rawValue: 1)
    /// A new game may begin in a named profile that does not exist; without this option a mistyped name is an error.
    package static let newProfile = Beginning(rawValue: 2)
    /// A new game may begin in place of a save that cannot be read at all; its files are kept.
    package static let lostSave = Beginning(rawValue: 4)

    /// A new game may begin under all conditions.
    package static let anywhere: Beginning = [.firstGame, .newProfile, .lostSave]
}

extension Beginning {
    /// Throws the reason why no new game may begin in a profile that has never been saved.
    func check(_ configuration: Configuration, _ paths: Paths, _ files: any FileSystem) throws(OpeningError) {
        if configuration.profile == Configuration().profile {
            if !contains(.firstGame) { throw .noGame }
        } else if !contains(.newProfile) {
            throw .noProfile(configuration.profile, others: paths.savedProfiles(files))
        }
    }
}

extension Paths {
    /// Returns whether anything was ever saved in the profile, without opening or locking a file.
    func hasSave(_ files: any FileSystem) throws(FileError) -> Bool {
        for path in [checkpoint, history] where try files.stamp(path) != nil { return true }
        return try !Backups.generations(files.listIfPresent(backups)).isEmpty
    }

    /// Returns the names of the profiles in the data root that have a save, sorted.
    package func savedProfiles(_ files: any FileSystem) -> [String] {
        let names = (try? files.list(profiles)) ?? []
        return names.filter {
            Paths.isValidProfile($0) && (try? Paths(root: root, profile: $0).hasSave(files)) != false
        }
    }
}
