import Foundation

/// The program that was built beside these tests, with a home directory of its own that goes when it does.
final class Program {
    struct Missing: Error {
        let places: [String]
    }

    let home: URL
    let path: String

    init() throws {
        path = try Self.programPath()
        home = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "backyard-birds-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: home)
    }

    /// Writes the player's settings file.
    func configure(_ text: String) throws {
        let folder = home.appending(path: ".config/backyard-birds")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "config.json"), options: .atomic)
    }

    /// Where the program is.
    var directory: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }

    /// The game's files where nothing else is said.
    var data: URL { home.appending(path: ".local/share/backyard-birds") }

    func checkpoint(profile: String = "default") -> URL {
        data.appending(path: "profiles/\(profile)/world.json")
    }

    /// Runs the program without a terminal and returns what it printed and its exit code.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Finished {
        try Finished.running(
            path, arguments,
            environment: ["HOME": home.path, "LANG": "C.UTF-8", "USER": "tester"].merging(environment) { $1 }
        )
    }

    /// Compiles C code to a library to be loaded before libc (`LD_PRELOAD`), and returns its path.
    func library(_ name: String, _ code: String) throws -> String {
        let (source, library) = (home.appending(path: "\(name).c"), home.appending(path: "\(name).so").path)
        try Data(code.utf8).write(to: source)
        let compiled = try Finished.running("/usr/bin/env", ["clang", "-shared", "-fPIC", "-o", library, source.path])
        guard compiled.status == 0 else { throw TmuxGame.Failure(description: "clang: \(compiled.error)") }
        return library
    }

    /// What `status --json` tells.
    func status(_ arguments: [String] = []) throws -> Status {
        let result = try run(["status", "--json"] + arguments)
        guard result.status == 0 else { throw TmuxGame.Failure(description: "status: \(result.error)") }
        return try JSONDecoder().decode(Status.self, from: Data(result.output.utf8))
    }

    private static func programPath() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["BACKYARD_BIRDS_PROGRAM"] { return named }
        let candidates = [CommandLine.arguments[0], "/proc/self/exe"].map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
                .appending(path: "backyard-birds").path
        }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw Missing(places: candidates)
        }
        return path
    }
}

/// The part of `status --json` that these tests look at.
struct Status: Decodable {
    struct Supply: Decodable {
        var name: String?
        var state: String
        /// Seconds.
        var remaining: Double
    }

    struct Visitor: Decodable {
        var bird: String
        var species: String
    }

    struct Yard: Decodable {
        var name: String
        var favorite: Bool
        var food: Supply
        var water: Supply
        var visitors: [Visitor]
    }

    var date: String
    var profile: String
    var pass: String
    var yards: [Yard]

    func yard(_ name: String) throws -> Yard {
        guard let yard = yards.first(where: { $0.name == name }) else {
            throw TmuxGame.Failure(description: "there is no yard “\(name)”: \(yards.map(\.name))")
        }
        return yard
    }
}
