/// The cases in which a new game may begin, if the profile has none that can be read. In memory one always may.
package struct Beginning: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A game in the default profile, if nothing was ever saved there.
    package static let firstGame = Beginning(rawValue: 1)
    /// A game in a profile that was requested by name and does not exist; the name might be mistyped.
    package static let newProfile = Beginning(rawValue: 2)
    /// A game in place of a save of which nothing can be read; its files stay.
    package static let lostSave = Beginning(rawValue: 4)

    package static let anywhere: Beginning = [.firstGame, .newProfile, .lostSave]
}

extension Beginning {
    /// - Throws: the reason why none may begin where nothing was ever saved.
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

    /// Returns the data root's profiles that have a save, sorted.
    package func savedProfiles(_ files: any FileSystem) -> [String] {
        let names = (try? files.list(profiles)) ?? []
        return names.filter {
            Paths.isValidProfile($0) && (try? Paths(root: root, profile: $0).hasSave(files)) != false
        }
    }
}
