import Chronology
import Simulation
import Storefront
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

private let root = "/home/robin/.local/share/backyard-birds"

/// A game on the real disk, with a key and a moment of its own: programs that start at once.
private final class Beginner: Sendable {
    static let count = 8

    let root: String
    private let arrivals = Monitor((drawn: 0, begun: 0))
    /// Whether what each has bought was signed, in the end.
    let verified = Mutex<[Bool]>([])

    init(root: String) {
        self.root = root
    }

    func configuration(_ number: Int) -> Configuration {
        var configuration = Configuration()
        configuration.dataDirectory = root
        configuration.profile = "player\(number)"
        return configuration
    }

    /// Opens a profile, buys and closes; nobody goes on with a new game before all have come so far.
    func play(_ number: Int) throws {
        var environment = TestMachine().environment
        environment.files = DiskFiles()
        environment.randomBytes = { count in
            self.arrivals.withLock { $0.drawn += 1 }
            self.arrivals.wait { $0.drawn >= Self.count }
            return (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + number * 31) }
        }
        environment.makeSeed = {
            self.arrivals.withLock { $0.begun += 1 }
            self.arrivals.wait { $0.begun >= Self.count }
            return UInt64(number)
        }
        let session = try Session.open(configuration(number), environment: environment, savesInline: true)
        try session.perform(.store(.purchase("pass.individual")))
        session.close()
    }

    /// Whether a later program believes what was bought.
    func look(_ number: Int) throws {
        var environment = TestMachine().environment
        environment.files = DiskFiles()
        let session = try Session.glance(configuration(number), environment: environment)
        verified.withLock { $0.append(session.entitlements.pass == .individual) }
    }
}

@Suite struct KeyTests {
    /// Eight programs start at once where there is nothing yet: all sign with the same key.
    @Test func profilesThatBeginAtOnceShareOneKey() throws {
        var template = Array("/tmp/backyard-birds-XXXXXX".utf8CString)
        let root = try #require(mkdtemp(&template).map { String(cString: $0) })
        defer { removeAll(root) }
        let beginner = Beginner(root: root)
        let threads = (0..<Beginner.count).compactMap { number in
            WorkerThread {
                do { try beginner.play(number) } catch { Issue.record("\(error)") }
            }
        }
        try #require(threads.count == Beginner.count)
        for thread in threads { thread.join() }
        for number in 0..<Beginner.count { try beginner.look(number) }
        #expect(beginner.verified.withLock { $0 } == [Bool](repeating: true, count: Beginner.count))
    }

    /// The same, step by step: another profile begins, buys and ends while this one begins.
    @Test func aKeyMadeMeanwhileIsTaken() throws {
        let machine = TestMachine()
        var environment = machine.environment
        let isFirst = Mutex(true)
        environment.makeSeed = {
            guard
                isFirst.withLock({ first in
                    defer { first = false }
                    return first
                })
            else { return 1 }
            var other = machine.environment
            other.randomBytes = { [UInt8](repeating: 9, count: $0 - 1) + [1] }
            var configuration = Configuration()
            configuration.profile = "wren"
            let session = try? Session.open(configuration, environment: other, savesInline: true)
            _ = try? session?.perform(.store(.purchase("pass.individual")))
            session?.close()
            return 1
        }
        let session = try Session.open(Configuration(), environment: environment, savesInline: true)
        try session.perform(.store(.purchase("pass.individual")))
        session.close()
        #expect(try machine.open().entitlements.pass == .individual)
        #expect(try machine.open { $0.profile = "wren" }.entitlements.pass == .individual)
    }

    private func withPass() throws -> TestMachine {
        let machine = TestMachine()
        let session = try machine.open()
        try session.perform(.store(.purchase("pass.individual")))
        session.close()
        return machine
    }

    @Test(arguments: [0, 5, 16, 31])
    func aFlippedByteOfTheKeyCostsNothing(place: Int) throws {
        let machine = try withPass()
        machine.files.contents[root + "/key"]?[place] ^= 0x20
        let session = try machine.open()
        #expect(session.entitlements.pass == .individual)
        session.close()
        #expect(try machine.open().entitlements.pass == .individual)
    }

    @Test(arguments: [[], [1, 2, 3], [UInt8](repeating: 0, count: 32), [UInt8](repeating: 7, count: 900)])
    func aKeyThatIsNoneIsNotReplacedInSilence(bytes: [UInt8]) throws {
        let machine = try withPass()
        machine.files.contents[root + "/key"] = bytes
        let session = try machine.open()
        #expect(session.entitlements.pass == .individual)
        session.close()
        #expect(machine.files.contents.contains { $0.key.hasPrefix(root + "/key.damaged-") && $0.value == bytes })
    }

    /// One byte of either: they contradict each other, and neither is believed.
    @Test(arguments: [[7], []])
    func aKeyThatIsLostIsKeptAsideAndTold(copy: [Int]) throws {
        let machine = try withPass()
        machine.files.contents[root + "/key"]?[3] ^= 1
        if let place = copy.first {
            machine.files.contents[root + "/key.copy"]?[40 + place] ^= 1
        } else {
            machine.files.contents[root + "/key"] = [1, 2, 3]
            machine.files.contents[root + "/key.copy"] = nil
        }
        let before = machine.files.contents
        let doctor = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        #expect(doctor.findings.contains { $0.subject == "key" && $0.severity == .problem && $0.fact == .keyLost })
        #expect(machine.files.contents == before, "looking changes nothing")
        var environment = machine.environment
        environment.randomBytes = { [UInt8](repeating: 9, count: $0) }
        let session = try Session.open(Configuration(), environment: environment, savesInline: true)
        #expect(session.notices == [.key(.lost)])
        #expect(session.store.state.ledger.count == 1 && session.entitlements.pass == .none)
        session.close()
        for name in ["key", "key.copy"] {
            let kept = machine.files.contents.first { $0.key.hasPrefix("\(root)/\(name).damaged-") }
            #expect(kept?.value == before["\(root)/\(name)"])
        }
        #expect(try machine.open().notices.isEmpty, "told once")
    }

    @Test func aKeyThatIsGoneIsTold() throws {
        let machine = try withPass()
        machine.files.contents[root + "/key"] = nil
        #expect(try machine.open().notices == [.key(.restored)])
        machine.files.contents[root + "/key"] = nil
        machine.files.contents[root + "/key.copy"] = nil
        let doctor = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        #expect(doctor.findings.contains { $0.fact == .keyMissing })
        #expect(try machine.open().notices == [.key(.missing)])
    }

    /// Where the copy has suffered, the key is good as long as any part of the copy says so, or none can be read.
    @Test(arguments: [0, 20, 40, 80, 112])
    func aDamagedCopyIsMadeAnew(place: Int) throws {
        let machine = try withPass()
        let copy = try #require(machine.files.contents[root + "/key.copy"])
        machine.files.contents[root + "/key.copy"]?[place] ^= 1
        let session = try machine.open()
        #expect(session.notices == [.key(.copyRenewed)] && session.entitlements.pass == .individual)
        #expect(machine.files.contents[root + "/key.copy"] == copy)
        #expect(machine.files.contents.keys.contains { $0.hasPrefix(root + "/key.copy.damaged-") })
    }

    /// A root of an older version: the key stays as it is, and has a copy from then on.
    @Test func anOlderKeyGetsACopyWithoutAWord() throws {
        let machine = try withPass()
        let key = try #require(machine.files.contents[root + "/key"])
        #expect(key.count == 32)
        let copy = machine.files.contents.removeValue(forKey: root + "/key.copy")
        let session = try machine.open()
        #expect(session.notices.isEmpty && session.entitlements.pass == .individual)
        #expect(machine.files.contents[root + "/key"] == key && machine.files.contents[root + "/key.copy"] == copy)
    }

    @Test func aKeyThatOthersCanReadIsFoundAndMended() throws {
        let machine = try withPass()
        machine.files.expose(root + "/key")
        let doctor = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        #expect(doctor.hasProblems && doctor.findings.contains { $0.fact == .keyExposed })
        try machine.open().close()
        #expect(!Doctor(try Session.glance(Configuration(), environment: machine.environment)).hasProblems)
    }

    @Test func theDiskKnowsWhoMayRead() throws {
        var template = Array("/tmp/backyard-birds-XXXXXX".utf8CString)
        let root = try #require(mkdtemp(&template).map { String(cString: $0) })
        defer { removeAll(root) }
        let files = DiskFiles()
        #expect(try files.isPrivate(root + "/key"), "there is none")
        try files.write([1], to: root + "/key")
        #expect(try files.isPrivate(root + "/key"))
        chmod(root + "/key", 0o644)
        #expect(try !files.isPrivate(root + "/key"))
        try files.makePrivate(root + "/key")
        #expect(try files.isPrivate(root + "/key"))
    }

    /// Nothing could be written at first, and another program made the key meanwhile: what is saved has that one's seal.
    @Test func whatWasSignedBeforeTheKeyCouldBeMadeIsSignedAnew() throws {
        let machine = TestMachine()
        machine.files.fail { [.write, .append, .makeDirectory].contains($0.operation) ? 28 : nil }
        let session = try machine.open()
        try session.perform(.store(.purchase("pass.individual")))
        machine.files.fail(where: nil)
        var other = machine.environment
        other.randomBytes = { [UInt8](repeating: 9, count: $0) }
        var configuration = Configuration()
        configuration.profile = "wren"
        try Session.open(configuration, environment: other, savesInline: true).close()
        machine.pass(.minutes(1))
        _ = session.advance()
        session.close()
        #expect(machine.files.contents[root + "/key"] == [UInt8](repeating: 9, count: 32))
        #expect(try machine.open().entitlements.pass == .individual)
    }

    private func removeAll(_ path: String) {
        let files = DiskFiles()
        for name in (try? files.list(path)) ?? [] {
            let inner = "\(path)/\(name)"
            if (try? files.list(inner)) != nil { removeAll(inner) } else { try? files.remove(inner) }
        }
        rmdir(path)
    }
}
