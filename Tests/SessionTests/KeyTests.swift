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

    private func removeAll(_ path: String) {
        let files = DiskFiles()
        for name in (try? files.list(path)) ?? [] {
            let inner = "\(path)/\(name)"
            if (try? files.list(inner)) != nil { removeAll(inner) } else { try? files.remove(inner) }
        }
        rmdir(path)
    }
}
