import Foundation
import Testing

@testable import Session

/// On the real disk, in a folder that goes with the test.
@Suite final class DiskFilesTests {
    private let files = DiskFiles()
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "backyard-birds-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func path(_ name: String) -> String { folder + "/" + name }

    /// What may stand where a file should.
    enum NoFile: String, CaseIterable {
        case folder, pipe, endpoint, device, linkToPipe, linkToDevice

        var code: Int32 {
            switch self {
            case .folder: EISDIR
            case .pipe, .linkToPipe: ESPIPE
            case .endpoint: FileError.isSocket
            case .device, .linkToDevice: FileError.isDevice
            }
        }

        func make(in folder: String) throws -> String {
            let path = folder + "/" + rawValue
            switch self {
            case .folder: #expect(mkdir(path, 0o700) == 0)
            case .pipe: #expect(mkfifo(path, 0o600) == 0)
            case .device: return "/dev/zero"
            case .linkToDevice: #expect(symlink("/dev/zero", path) == 0)
            case .linkToPipe:
                #expect(mkfifo(path + ".end", 0o600) == 0 && symlink(path + ".end", path) == 0)
            case .endpoint:
                let server = systemSocket()
                defer { close(server) }
                var address = sockaddr_un()
                address.sun_family = sa_family_t(AF_UNIX)
                withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
                let size = socklen_t(MemoryLayout<sockaddr_un>.size)
                let isBound = withUnsafePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(server, $0, size) == 0 }
                }
                #expect(isBound)
            }
            return path
        }
    }

    @Test func aFolderThatALinkLeadsNowhereIsSaidToBeThat() throws {
        #expect(symlink(path("gone"), path("link")) == 0)
        #expect(throws: FileError(.makeDirectory, path("link"), FileError.isDeadLink)) {
            try files.makeDirectory(path("link"))
        }
    }

    @Test(arguments: NoFile.allCases) func nothingButFilesIsOpened(_ kind: NoFile) throws {
        let path = try kind.make(in: folder)
        let operations: [(FileOperation, () throws -> Void)] = [
            (.read, { _ = try self.files.read(path) }),
            (.read, { _ = try self.files.read(path, from: 0, count: 10) }),
            (.write, { try self.files.overwrite([1], in: path, at: 0) }),
            (.append, { try self.files.append([1], to: path) }),
            (.truncate, { try self.files.truncate(path, to: 0) }),
            (.sync, { try self.files.sync(path) }),
            (.lock, { _ = try self.files.lock(path, wait: .never) }),
            (.write, { _ = try self.files.destination(path) }),
        ]
        for (operation, perform) in operations {
            #expect(throws: FileError(operation, path, kind.code)) { try perform() }
        }
        #expect(throws: FileError.self) { try self.files.write([1], to: path) }
    }

    @Test func readingIsBounded() throws {
        try files.write([1, 2, 3], to: path("a"))
        #expect(try files.read(path("a"), limit: 3) == [1, 2, 3])
        #expect(throws: FileError(.read, path("a"), EFBIG)) { try files.read(self.path("a"), limit: 2) }
        // By such a name a shell hands over a pipe, whose size nobody knows beforehand.
        let zeros = open("/dev/zero", O_RDONLY)
        defer { close(zeros) }
        let name = "/dev/fd/\(zeros)"
        #expect(throws: FileError(.read, name, EFBIG)) { try files.read(name, limit: 10_000) }
    }

    @Test func whatIsWrittenAsideIsNewAndOurs() throws {
        let names = try (0..<20).map { _ in try files.createTemporary(for: path("world.json"), .owner) }
        #expect(Set(names).count == 20)
        for name in names {
            #expect(Paths.directory(of: name) == folder && Leftovers.has(Paths.name(of: name), of: "world.json"))
            let attributes = try FileManager.default.attributesOfItem(atPath: name)
            #expect(attributes[.posixPermissions] as? Int == 0o600 && attributes[.size] as? Int == 0)
        }
        let long = try files.createTemporary(for: path(String(repeating: "x", count: 255)), .owner)
        #expect(Leftovers.has(Paths.name(of: long)))
        #expect(throws: FileError(.write, path("none/a"), ENOENT)) {
            try files.createTemporary(for: self.path("none/a"), .owner)
        }
    }

    /// A badge that a web server cannot read is no badge; saves are their owner's, whatever the umask.
    @Test(arguments: [(FileAudience.owner, 0o600), (.umask, 0o666)])
    func aNewFileIsForItsAudience(_ audience: FileAudience, _ most: Int) throws {
        // The umask is the process's, and other tests run in it: another file tells what it leaves.
        let usual = open(path("usual"), O_CREAT | O_WRONLY, 0o666)
        close(usual)
        func mode(_ name: String) throws -> Int {
            try #require(FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int)
        }
        try files.replace(path("a"), for: audience, with: [1])
        #expect(try mode("a") == most & mode("usual"))
        #expect(chmod(path("a"), 0o640) == 0)
        try files.replace(path("a"), for: audience, with: [2])
        #expect(try mode("a") == 0o640, "as it was")
    }

    @Test func replacingTouchesNothingElse() throws {
        try files.write([9], to: path("other"))
        try files.write([1], to: path("a"))
        try files.write([7], to: path("a.new"))
        #expect(symlink("other", path("b.new")) == 0)
        try files.replace(path("a"), with: [2])
        try files.replace(path("b"), with: [3])
        #expect(try files.read(path("a")) == [2] && files.read(path("b")) == [3])
        #expect(try files.read(path("a.new")) == [7] && files.read(path("other")) == [9])
        // Nothing is left of one that fails.
        #expect(mkdir(path("folder"), 0o700) == 0)
        #expect(throws: FileError(.rename, path("folder"), EISDIR)) {
            try files.replace(self.path("folder"), with: [4])
        }
        #expect(try files.list(folder) == ["a", "a.new", "b", "b.new", "folder", "other"])
    }

    @Test func writingFollowsNoLink() throws {
        try files.write([9], to: path("other"))
        #expect(symlink("other", path("link")) == 0)
        #expect(link(path("other"), path("second")) == 0)
        for name in ["link", "second", "other"] {
            let path = path(name)
            let operations: [(FileOperation, () throws -> Void)] = [
                (.write, { try self.files.write([1], to: path) }),
                (.write, { try self.files.overwrite([1], in: path, at: 0) }),
                (.append, { try self.files.append([1], to: path) }),
                (.append, { try self.files.appendWhole([1], to: path, from: 1) }),
                (.truncate, { try self.files.truncate(path, to: 0) }),
                (.sync, { try self.files.sync(path) }),
            ]
            for (operation, perform) in operations {
                #expect(throws: FileError(operation, path, FileError.isLink)) { try perform() }
            }
        }
        #expect(throws: FileError(.lock, path("link"), FileError.isLink)) {
            try files.lock(self.path("link"), wait: .never)
        }
        #expect(try files.read(path("other")) == [9])
    }

    @Test func aLockIsNeverTheLockOfAnotherFile() throws {
        try files.write([9], to: path("other"))
        #expect(link(path("other"), path("lock")) == 0)
        let lock = try #require(try files.lock(path("lock"), wait: .never))
        lock.record("me")
        #expect(try files.read(path("other")) == [9] && files.read(path("lock")) == Array("me".utf8))
        // A copy made of hard links while it is held is no reason to think that it is free.
        #expect(link(path("lock"), path("copy")) == 0)
        #expect(try files.lock(path("lock"), wait: .never) == nil)
        lock.release()
        #expect(try files.lock(path("lock"), wait: .never) != nil && files.read(path("copy")) == Array("me".utf8))
    }

    @Test func whatIsAddedToIsSeparatedFirst() throws {
        try files.write([9], to: path("other"))
        #expect(link(path("other"), path("second")) == 0 && symlink("other", path("link")) == 0)
        for name in ["second", "link"] {
            try files.separate(path(name))
            try files.append([1], to: path(name))
            #expect(try files.read(path(name)) == [9, 1] && files.read(path("other")) == [9])
        }
    }

    /// Seconds times a thousand million leave 64 bits in the year 2262.
    @Test func aFileMayBearAnyDate() throws {
        try files.write([9], to: path("a"))
        var stamps: Set<FileStamp> = []
        for seconds in [-1 << 33, 0, 9_223_372_036, 9_223_372_037, 10_413_792_000, 1 << 33] {
            let times = [timespec(tv_sec: seconds, tv_nsec: 5), timespec(tv_sec: seconds, tv_nsec: 5)]
            #expect(utimensat(AT_FDCWD, path("a"), times, 0) == 0)
            stamps.insert(try #require(try files.stamp(path("a"))))
        }
        #expect(stamps.count > 3, "dates that a disk can hold are told apart")
    }

    @Test func aDestinationIsAFileAtTheEndOfLinks() throws {
        try files.write([9], to: path("other"))
        #expect(symlink("other", path("link")) == 0 && symlink("nowhere", path("dead")) == 0)
        #expect(try files.destination(path("new")) == path("new"))
        #expect(try files.destination(path("other")) == path("other"))
        #expect(try files.destination(path("link")) == path("other"))
        #expect(throws: FileError(.write, path("dead"), FileError.isDeadLink)) {
            try files.destination(self.path("dead"))
        }
    }

    @Test func leftoversAreToldByTheirNames() throws {
        let left = try files.createTemporary(for: path("key"), .owner)
        let other = try files.createTemporary(for: path("key.lock"), .owner)
        for name in ["key", "key.new", "key.abc.new", "12345678.new", "key.1234567g.new", "x.12345678.new.json"] {
            #expect(!Leftovers.has(name))
            try files.write([], to: path(name))
        }
        files.removeLeftovers(of: path("key"))
        let names = try files.list(folder)
        #expect(names.count == 7 && !names.contains(Paths.name(of: left)) && names.contains(Paths.name(of: other)))
    }

    @Test func directoriesAreMadeWithThoseAboveThem() throws {
        try files.makeDirectory(path("a/b/c"))
        try files.makeDirectory(path("a/b/c"))
        #expect(try files.list(path("a/b")) == ["c"])
        try files.write([], to: path("file"))
        #expect(throws: FileError(.makeDirectory, path("file"), ENOTDIR)) {
            try files.makeDirectory(self.path("file"))
        }
    }
}

/// Of a kind that has a name in a folder.
private func systemSocket() -> Int32 {
    #if canImport(Darwin)
        socket(AF_UNIX, SOCK_STREAM, 0)
    #else
        socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
}
