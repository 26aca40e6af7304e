import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

/// Chance that is the same in every run.
struct SweepRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

@Suite struct DamageSweepTests {
    /// Bits, cuts, swapped lines and missing files: nothing crashes or hangs, and whatever is not as it was is said.
    @Test func whateverIsDamagedIsSaid() throws {
        let machine = TestMachine()
        var session = try machine.open()
        for _ in 0..<3 {
            try session.perform(.store(.purchase("nectar.cup")))
            machine.pass(.minutes(10))
            session.saveNow()
            session.close()
            session = try machine.open()
        }
        for yard in session.world.backyards {
            machine.pass(.seconds(20))
            try session.perform(.refillWater(yard.id))
            session.saveNow()
        }
        // As after kill -9: with a history that matters.
        let store = machine.files.contents
        let whole = try #require(try? machine.recovered().game.checkpoint.snapshot)
        let paths = store.keys.filter { !$0.hasSuffix(".lock") && !$0.hasSuffix("/key") }.sorted()
        var random = SweepRandom(state: 20_261_121)
        for number in 0..<rounds(short: 400) {
            let path = try #require(paths.randomElement(using: &random))
            let harm = Harm.allCases.randomElement(using: &random) ?? .bit
            var contents = store
            contents[path] = harm.apply(contents[path] ?? [], &random)
            let damaged = TestMachine()
            damaged.files.contents = contents
            let place: Comment = "\(number): \(harm) in \(Paths.name(of: path))"
            var recovery = Recovery(
                paths: Paths(root: "/home/robin/.local/share/backyard-birds", profile: "default"), files: damaged.files)
            switch try recovery.run() {
            case .game(let game):
                if game.checkpoint.snapshot != whole {
                    #expect(Restoration(of: game, recovery) != nil, place)
                    #expect(game.checkpoint.snapshot.world.validate().isEmpty, place)
                }
            case .newer: break
            case .lost: Issue.record("all is lost, \(place)")
            case .nothing: Issue.record("nothing is said, \(place)")
            }
        }
    }

    /// Two months, backups, histories: each file of a save gone, emptied, cut, or another game's. It is told of, or
    /// nothing of the game is missing: neither a deed nor a visit.
    @Test(arguments: ["deleted", "emptied", "cut", "swapped"])
    func everyFileIsMissedOrNotNeeded(harm: String) throws {
        func played(seed: UInt64) throws -> TestMachine {
            let machine = TestMachine()
            machine.wall = try #require(Instant(iso8601: "2026-11-29T12:00:00Z"))
            for _ in 0..<6 {
                let session = try machine.open { $0.seed = seed }
                try session.perform(.refillWater(session.world.backyards[0].id))
                session.close()
                machine.pass(.hours(8))
            }
            let session = try machine.open()
            try session.perform(.setDisplayName("Robin \(seed)"))
            session.saveNow()
            return machine
        }
        struct Found: Equatable {
            var deeds: Deeds
            var visits: Int
        }
        func found(_ machine: TestMachine) throws -> (Found, isTold: Bool) {
            let session = try Session.glance(Configuration(), environment: machine.environment)
            var visits = 0
            try session.enumerateJournal { _ in visits += 1 }
            let isTold = !session.notices.isEmpty || session.journalTrouble != nil
            return (Found(deeds: Deeds(session.snapshot), visits: visits), isTold || Doctor(session).hasProblems)
        }
        let machine = try played(seed: 7)
        let store = machine.files.contents
        let other = try played(seed: 8).files.contents
        let whole = try found(machine).0
        for (path, bytes) in store.sorted(by: { $0.key < $1.key })
        where !path.hasSuffix(".lock") && !path.hasSuffix("/key") && !path.hasSuffix("/forecast.json") {
            let damaged = TestMachine()
            damaged.wall = machine.wall
            damaged.files.contents = store
            damaged.files.contents[path] =
                switch harm {
                case "deleted": nil
                case "emptied": []
                case "cut": Array(bytes.prefix(bytes.count * 2 / 3))
                default: other[path]
                }
            let (now, isTold) = try found(damaged)
            #expect(isTold || now == whole, "\(harm): \(path.dropFirst(directory.count))")
            // And it can be played on.
            let session = try damaged.open()
            session.close()
            #expect(session.saveStatus != .saving)
        }
    }

    /// What was restored can be played, is saved, and is whole the next time; the damage is still there to look at.
    @Test(arguments: ["world.json", "history.jsonl"], Harm.allCases)
    func aRestoredGameGoesOn(name: String, harm: Harm) throws {
        let machine = TestMachine()
        let session = try machine.open()
        try session.perform(.setDisplayName("Wren"))
        session.saveNow()
        var random = SweepRandom(state: UInt64(harm.hashValueOfName))
        let path = directory + "/" + name
        let damaged = harm.apply(try #require(machine.files.contents[path]), &random)
        let after = TestMachine(files: MemoryFiles())
        after.files.contents = machine.files.contents
        after.files.contents[path] = damaged
        let again = try after.open()
        let wasTold = !again.notices.isEmpty
        #expect(again.account.displayName == "Wren" || wasTold)
        _ = try? again.perform(.setEmail("wren@example.org"))
        again.close()
        if case .readOnly = again.saveStatus { return }
        let third = try after.open()
        #expect(third.account == again.account && third.notices.isEmpty)
        if wasTold, let damaged {
            let isKept = after.files.contents.contains { $0.key.contains(".damaged-") && $0.value == damaged }
            let isTorn = name == "history.jsonl"
            #expect(isKept || isTorn)
        }
    }

    enum Harm: String, CaseIterable, Sendable {
        case bit, cut, swap, missing, double, zeros

        /// The same in every run, unlike `hashValue`.
        var hashValueOfName: Int { Harm.allCases.firstIndex(of: self) ?? 0 }

        func apply(_ bytes: [UInt8], _ random: inout SweepRandom) -> [UInt8]? {
            guard !bytes.isEmpty else { return nil }
            var bytes = bytes
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch self {
            case .bit: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case .cut: bytes.removeLast(bytes.count - place)
            case .zeros:
                for index in place..<min(place + 64, bytes.count) { bytes[index] = 0 }
            case .missing: return nil
            case .swap, .double:
                var lines = bytes.split(separator: 0x0A)
                let first = Int.random(in: 0..<lines.count, using: &random)
                let second = Int.random(in: 0..<lines.count, using: &random)
                if self == .swap { lines.swapAt(first, second) } else { lines.insert(lines[first], at: second) }
                bytes = Array(lines.joined(separator: [0x0A])) + [0x0A]
            }
            return bytes
        }
    }
}
