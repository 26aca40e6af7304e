/// The paths of a profile's files and of the data root.
///
/// The root is `--data DIR`, else `BACKYARD_BIRDS_HOME`, else `$XDG_DATA_HOME/backyard-birds`, else
/// `~/.local/share/backyard-birds` (macOS: `~/Library/Application Support/backyard-birds`).
package struct Paths: Hashable, Sendable {
    package let root: String
    package let profile: String

    package init(root: String, profile: String) {
        self.root = root
        self.profile = profile
    }

    /// Determines the paths of a game's files; `nil` where neither the options nor the environment name a place.
    package init?(_ configuration: Configuration, _ environment: Environment) {
        guard let root = Paths.root(dataDirectory: configuration.dataDirectory, environment: environment) else {
            return nil
        }
        self.init(root: root, profile: configuration.profile)
    }

    package var key: String { root + "/key" }
    package var family: String { root + "/family.json" }
    package var profiles: String { root + "/profiles" }
    package var directory: String { profiles + "/" + profile }
    package var checkpoint: String { directory + "/world.json" }
    package var history: String { directory + "/history.jsonl" }
    package var forecast: String { directory + "/forecast.json" }
    package var journal: String { directory + "/journal" }
    package var backups: String { directory + "/backups" }
    /// The path of the file with the requests that later commands can undo.
    var undo: String { directory + "/undo.json" }
    package var album: String { directory + "/album" }
    /// The path of the file that names the folder in which the player shares a life list.
    var sharedFolder: String { directory + "/shared-folder" }
    var exports: String { directory + "/exports" }
    var gameLock: String { directory + "/game.lock" }
    var writeLock: String { directory + "/write.lock" }

    /// Returns the path of the player's settings file: `$XDG_CONFIG_HOME/backyard-birds/config.json`, else in
    /// `~/.config`.
    ///
    /// `nil` where the environment names no place.
    package static func config(_ environment: Environment) -> String? {
        // The XDG specification says to ignore a relative path.
        let base =
            given(environment.variable("XDG_CONFIG_HOME")).flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? given(environment.variable("HOME")).map { $0 + "/.config" }
        return base.map { $0 + "/backyard-birds/config.json" }
    }

    /// Returns whether a name is valid for a profile: at most 64 letters, digits, `-`, `_` and `.`, not beginning with
    /// a dot.
    package static func isValidProfile(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
            && name.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" || $0 == "."
            }
    }

    package static func directory(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    private static func root(dataDirectory: String?, environment: Environment) -> String? {
        if let directory = given(dataDirectory) { return inHome(directory, environment) }
        if let home = given(environment.variable("BACKYARD_BIRDS_HOME")) { return inHome(home, environment) }
        // The XDG specification says to ignore a relative path.
        if let data = given(environment.variable("XDG_DATA_HOME")), data.hasPrefix("/") {
            return data + "/backyard-birds"
        }
        guard let home = given(environment.variable("HOME")) else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Application Support/backyard-birds"
        #else
            return home + "/.local/share/backyard-birds"
        #endif
    }

    /// Returns a path with a leading `~` replaced by the player's home, which a shell does not do in `--data=~/birds`.
    package static func inHome(_ path: String, _ environment: Environment) -> String {
        guard path == "~" || path.utf8.starts(with: "~/".utf8), let home = given(environment.variable("HOME")) else {
            return path
        }
        return home + String(path.dropFirst())
    }

    /// Returns a path with the player's home as `~`.
    package static func abbreviated(_ path: String, _ environment: Environment) -> String {
        guard let home = given(environment.variable("HOME")), path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    private static func given(_ value: String?) -> String? {
        guard var value, !value.isEmpty else { return nil }
        while value.count > 1 && value.hasSuffix("/") { value.removeLast() }
        return value
    }
}
