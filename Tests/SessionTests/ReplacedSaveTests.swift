import Chronology
import Simulation
import Storefront
import TestSupport
import Testing

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What happens to a save under an open game: what was acknowledged is kept, and what was found, too.
@Suite struct ReplacedSaveTests {
    private func look(_ session: Session, _ machine: TestMachine) -> [SessionEvent] {
        var events: [SessionEvent] = []
        for _ in 0..<3 {
            machine.pass(Autosave.lookPeriod)
            events += session.advance()
        }
        return events
    }

    private func told(_ events: [SessionEvent]) -> [Replacement] {
        events.compactMap { if case .notice(.replaced(let replacement)) = $0 { replacement } else { nil } }
    }

    private func buy(_ machine: TestMachine, _ product: String) throws {
        let session = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        try session.perform(.store(.purchase(product)))
        session.close()
        #expect(session.saveStatus == .saved)
    }

    /// As after kill -9.
    private func bought(_ machine: TestMachine) throws -> [String] {
        let after = TestMachine(files: machine.files.restarted(afterPowerCut: false))
        after.wall = machine.wall
        let session = try after.open()
        #expect(session.notices.isEmpty && session.store.unfinished.isEmpty)
        #expect(session.world.validate().isEmpty)
        return session.store.all(includingFinishedConsumables: true).compactMap(\.verifiedPayload).map(\.productID)
            .sorted()
    }

    /// An older world and history are put back; perhaps a command buys beside the game before that looks.
    @Test(arguments: [false, true]) func anOlderStateIsNoticedAndNothingAcknowledgedIsLost(isActedOn: Bool) throws {
        let machine = TestMachine()
        var game = try machine.open()
        try game.perform(.store(.purchase("nectar.cup")))
        game.close()
        let older = machine.files.contents
        machine.pass(.minutes(3))
        game = try machine.open()
        try game.perform(.store(.purchase("nectar.bottle")))
        try game.perform(.renameBackyard(game.world.backyards[0].id, "Ours"))
        game.saveNow()
        for name in ["world.json", "history.jsonl"] {
            machine.files.contents[directory + "/" + name] = nil
            machine.files.contents[directory + "/" + name] = older[directory + "/" + name]
        }
        machine.pass(.minutes(1))
        if isActedOn { try buy(machine, "pellet.box") }
        let events = look(game, machine)
        #expect(told(events) == [isActedOn ? .merged : .older])
        #expect(game.saveStatus == .saved)
        #expect(try bought(machine) == ["nectar.bottle", "nectar.cup"] + (isActedOn ? ["pellet.box"] : []))
        #expect(game.world.backyards[0].name == "Ours" && game.world.owned(.nectar) == 6)
        #expect(
            machine.files.contents.contains {
                $0.key.contains("/world.json.found-") && $0.value == older[directory + "/world.json"]
            })
    }

    /// The files go, the save that notices it fails, and a command begins a game there: what that one was told is kept.
    @Test func whatIsBegunWhereASaveFailedIsKept() throws {
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.store(.purchase("nectar.cup")))
        game.saveNow()
        for path in machine.files.contents.keys where path.hasPrefix(directory + "/") {
            machine.files.contents[path] = nil
        }
        machine.files.fail { [.write, .rename].contains($0.operation) ? ENOENT : nil }
        _ = look(game, machine)
        #expect(game.saveStatus != .saved)
        machine.files.contents = machine.files.contents.filter { !$0.key.hasPrefix(directory + "/") }
        machine.files.fail(where: nil)
        try buy(machine, "pellet.box")
        _ = look(game, machine)
        game.saveNow()
        #expect(game.saveStatus == .saved)
        #expect(try bought(machine) == ["nectar.cup"])
        #expect(
            machine.files.contents.contains {
                $0.key.contains(".found-") && String(decoding: $0.value, as: UTF8.self).contains("pellet.box")
            })
        // Whoever was not there when the game said so can still learn of it.
        let look = try Session.glance(Configuration(), environment: machine.environment)
        #expect(Doctor(look).findings.contains { $0.fact == .kept && $0.severity == .note })
    }

    /// A command that waited for its turn in vain has read what others were writing: it does nothing, and says so.
    @Test func aCommandWithoutItsLockSavesNothing() throws {
        let machine = TestMachine()
        try machine.open().close()
        let lock = try machine.files.lock(directory + "/write.lock", wait: .never)
        let late = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        lock?.release()
        try buy(machine, "pellet.box")
        _ = try? late.perform(.store(.purchase("nectar.cup")))
        late.close()
        #expect(late.saveStatus != .saved)
        #expect(try bought(machine) == ["pellet.box"])
    }

    /// Two purchases got one number, because neither state of the game knew of the other: this game keeps its own, and the
    /// other one lies beside the save.
    @Test func noPurchaseTakesTheNumberOfAnother() throws {
        let machine = TestMachine()
        var game = try machine.open()
        game.close()
        let older = machine.files.contents
        try buy(machine, "nectar.cup")
        machine.pass(.minutes(3))
        game = try machine.open()
        try game.perform(.store(.purchase("nectar.bottle")))
        game.saveNow()
        for name in ["world.json", "history.jsonl"] {
            machine.files.contents[directory + "/" + name] = nil
            machine.files.contents[directory + "/" + name] = older[directory + "/" + name]
        }
        machine.files.contents[directory + "/game.lock"] = nil
        machine.pass(.minutes(1))
        try buy(machine, "pellet.box")
        #expect(told(look(game, machine)) == [.older])
        #expect(try bought(machine) == ["nectar.bottle", "nectar.cup"])
        #expect(game.world.owned(.nectar) == 6 && game.world.owned(.nutritionPellet) == 3)
        #expect(
            machine.files.contents.contains {
                $0.key.contains("/history.jsonl.found-")
                    && String(decoding: $0.value, as: UTF8.self).contains("pellet.box")
            })
    }

    @Test func aHistoryWrittenOverInPlaceIsNoticedAtTheNextCommit() throws {
        let machine = TestMachine()
        let game = try machine.open()
        game.saveNow()
        let older = try #require(machine.files.contents[directory + "/history.jsonl"])
        try game.perform(.store(.purchase("nectar.bottle")))
        game.saveNow()
        // As long as before, and the same file.
        let now = try #require(machine.files.contents[directory + "/history.jsonl"])
        machine.files.contents[directory + "/history.jsonl"] =
            older + [UInt8](repeating: 0x20, count: now.count - older.count)
        try game.perform(.setDisplayName("Wren"))
        game.saveNow()
        #expect(told(game.advance()) == [.older])
        #expect(try bought(machine) == ["nectar.bottle"])
    }

    @Test func removedFilesAreWrittenAgainAtOnce() throws {
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.store(.purchase("nectar.bottle")))
        game.saveNow()
        machine.files.contents = [:]
        let events = look(game, machine)
        #expect(told(events) == [.missing])
        #expect(try bought(machine) == ["nectar.bottle"])
        // The lock's file went with the others: nobody else plays all the same.
        guard case .readOnly = try machine.open().saveStatus else {
            Issue.record("a second game plays")
            return
        }
    }

    @Test func anotherGamesSaveIsKeptBeside() throws {
        let other = TestMachine()
        let stranger = try other.open { $0.seed = 99 }
        try stranger.perform(.store(.purchase("pellet.box")))
        stranger.close()
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.store(.purchase("nectar.bottle")))
        game.saveNow()
        for path in machine.files.contents.keys where !path.hasSuffix("/key") && !path.hasSuffix(".lock") {
            machine.files.contents[path] = nil
        }
        for (path, bytes) in other.files.contents where !path.hasSuffix("/key") && !path.hasSuffix(".lock") {
            machine.files.contents[path] = bytes
        }
        #expect(told(look(game, machine)) == [.other])
        #expect(try bought(machine) == ["nectar.bottle"])
        let found = try #require(other.files.contents[directory + "/world.json"])
        #expect(machine.files.contents.contains { $0.key.contains("/world.json.found-") && $0.value == found })
    }

    /// Another game's save is put in this one's place while nobody plays. It is gone on with, and stays as it was beside
    /// what comes of it; a save that was always here gets no such copy.
    @Test func aSaveThatWasPutHereIsKeptAsItWas() throws {
        let other = TestMachine()
        let stranger = try other.open { $0.seed = 99 }
        try stranger.perform(.store(.purchase("pellet.box")))
        stranger.close()
        let machine = TestMachine()
        for _ in 0..<3 {
            let game = try machine.open()
            try game.perform(.store(.purchase("nectar.bottle")))
            game.close()
            machine.pass(.minutes(3))
        }
        #expect(!machine.files.contents.keys.contains { $0.contains(".found-") })
        let found = try #require(other.files.contents[directory + "/world.json"])
        machine.files.contents[directory + "/world.json"] = nil
        machine.files.contents[directory + "/world.json"] = found
        let session = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        try session.perform(.setDisplayName("Wren"))
        session.close()
        #expect(session.world.seed == 99 && session.saveStatus == .saved)
        #expect(machine.files.contents.contains { $0.key.contains("/world.json.found-") && $0.value == found })
    }

    @Test func aLockWhoseNameIsGoneIsTakenAgainOrNothingIsSaved() throws {
        let machine = TestMachine()
        let game = try machine.open()
        game.saveNow()
        machine.files.contents[directory + "/game.lock"] = nil
        // Somebody was faster.
        let second = try machine.open()
        #expect(second.saveStatus == .saved)
        try game.perform(.setDisplayName("Wren"))
        game.saveNow()
        guard case .failing(let why) = game.saveStatus, why.isBusy else {
            Issue.record("both play")
            return
        }
        second.close()
        // Its turn again.
        game.saveNow()
        #expect(game.saveStatus == .saved)
        #expect(try machine.recovered().game.checkpoint.snapshot.account.displayName == "Wren")
    }
}

@Suite struct DiskLockTests {
    @Test func aLockIsOfTheFileThatHasItsName() throws {
        let files = DiskFiles()
        var template = Array("/tmp/backyard-birds-XXXXXX".utf8CString)
        let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
        defer {
            try? files.remove(folder + "/game.lock")
            rmdir(folder)
        }
        let path = folder + "/game.lock"
        let first = try #require(try files.lock(path, wait: .never))
        #expect(first.isInPlace)
        #expect(try files.lock(path, wait: .never) == nil)
        try files.remove(path)
        #expect(!first.isInPlace)
        let second = try #require(try files.lock(path, wait: .never))
        #expect(second.isInPlace && !first.isInPlace)
        first.release()
        #expect(second.isInPlace)
        #expect(try files.lock(path, wait: .never) == nil)
    }
}
