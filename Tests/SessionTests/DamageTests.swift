import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

@Suite struct DamageTests {
    private func saved() throws -> TestMachine {
        let machine = TestMachine()
        let session = try machine.open()
        try session.perform(.setDisplayName("Wren"))
        session.close()
        return machine
    }

    struct Harm: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable ([UInt8]) -> [UInt8]
    }

    @Test(arguments: [
        Harm(testDescription: "empty") { _ in [] },
        Harm(testDescription: "cut in half") { Array($0.prefix($0.count / 2)) },
        Harm(testDescription: "one bit") { bytes in
            var bytes = bytes
            bytes[bytes.count / 2] ^= 1
            return bytes
        },
        Harm(testDescription: "another program’s file") { _ in Array(#"{"hello": "world"}"#.utf8) },
        Harm(testDescription: "not text") { _ in [0xFF, 0xFE, 0, 1, 2] },
        Harm(testDescription: "a thousand brackets") { _ in Array(String(repeating: "[", count: 100_000).utf8) },
    ])
    func aDamagedSaveComesBackFromABackupAndIsKeptAsideAndTold(_ harm: Harm) throws {
        let machine = try saved()
        let path = directory + "/world.json"
        let damaged = harm.apply(try #require(machine.files.contents[path]))
        machine.files.contents[path] = damaged
        let session = try machine.open()
        #expect(session.notices.count == 1)
        guard case .restored(let restored)? = session.notices.first, case .save = restored.flaw else {
            Issue.record("a backup should have taken its place")
            return
        }
        #expect(session.account.displayName == "Wren" && !session.isNew, "nothing is lost")
        session.close()
        let aside = machine.files.contents.filter { $0.key.contains(".damaged-") }
        #expect(aside.count == 1 && aside.first?.value == damaged, "kept as it was")
        #expect(try machine.open().notices.isEmpty, "told once")
    }

    @Test func withoutAnyGoodBackupANewGameBeginsAndSaysSo() throws {
        let machine = try saved()
        for path in machine.files.contents.keys where path.contains("/world") { machine.files.contents[path] = [1, 2] }
        let session = try machine.open()
        #expect(session.isNew && session.notices.count == 1)
        guard case .lost? = session.notices.first else {
            Issue.record("it should say that all is lost")
            return
        }
        session.close()
        #expect(machine.files.contents.count { $0.key.contains(".damaged-") && $0.value == [1, 2] } >= 2)
        let again = try machine.open()
        #expect(again.notices.isEmpty && !again.isNew)
    }

    @Test func lookingAtADamagedSaveLeavesItWhereItIs() throws {
        let machine = try saved()
        machine.files.contents[directory + "/world.json"] = [1]
        let before = machine.files.contents
        let session = try Session.glance(Configuration(), environment: machine.environment)
        #expect(session.notices.count == 1)
        #expect(machine.files.contents == before)
    }

    @Test func aNewerSaveIsNeverWritten() throws {
        let machine = try saved()
        let path = directory + "/world.json"
        let text = String(decoding: try #require(machine.files.contents[path]), as: UTF8.self)
        machine.files.contents[path] = Array(
            text.replacing("\"schema\": \(Checkpoint.schema)", with: "\"schema\": 999").utf8)
        let before = machine.files.contents
        let session = try machine.open()
        guard case .readOnly(let why) = session.saveStatus, case .newer = why else {
            Issue.record("it should be read-only")
            return
        }
        let yard = try #require(session.world.backyards.first)
        #expect(throws: RequestError.readOnly(why)) { try session.perform(.refillWater(yard.id)) }
        machine.pass(.minutes(10))
        _ = session.advance()
        session.close()
        #expect(machine.files.contents == before)
    }

    @Test func anUnreadableSaveIsNeverWrittenOver() throws {
        let machine = try saved()
        let before = machine.files.contents
        machine.files.fail { $0.operation == .read && $0.path.hasSuffix("world.json") ? 5 : nil }
        let session = try machine.open()
        session.close()
        #expect(session.notices.count == 1)
        #expect(machine.files.contents == before)
    }
}

@Suite struct TroubledDiskTests {
    @Test func anUnwritableDirectoryShowsAndRecoversWithoutRestart() throws {
        let machine = TestMachine()
        machine.files.fail { [.write, .makeDirectory].contains($0.operation) ? 13 : nil }
        let session = try machine.open()
        guard case .failing(let why) = session.saveStatus else {
            Issue.record("it should fail")
            return
        }
        #expect(why.cause == .forbidden)
        let yard = try #require(session.world.backyards.first)
        try session.perform(.renameBackyard(yard.id, "Still Here"))
        machine.files.fail(where: nil)
        let healed = machine.uptime
        while session.saveStatus != .saved && machine.uptime < healed + .seconds(30) {
            machine.pass(max(.zero, session.nextDue - machine.uptime))
            _ = session.advance()
        }
        #expect(session.saveStatus == .saved)
        #expect(try machine.open().world.backyards.first?.name == "Still Here")
    }

    @Test func aDirectoryRemovedWhilePlayingComesBack() throws {
        let machine = TestMachine()
        let session = try machine.open()
        session.saveNow()
        machine.files.contents = [:]
        try session.perform(.setDisplayName("Wren"))
        session.saveNow()
        #expect(session.saveStatus == .saved)
        // As after kill -9.
        let after = TestMachine(files: machine.files.restarted(afterPowerCut: false))
        let again = try after.open()
        #expect(again.account.displayName == "Wren" && again.notices.isEmpty)
    }

    @Test func aFullDiskIsNotAskedAllTheTime() throws {
        let machine = TestMachine()
        let session = try machine.open()
        machine.files.fail { [.write, .append].contains($0.operation) ? 28 : nil }
        let before = machine.files.calls.count
        for _ in 0..<600 {
            machine.pass(.milliseconds(100))
            _ = session.advance()
        }
        let tries = machine.files.calls.dropFirst(before).count { [.write, .append].contains($0.operation) }
        #expect((1...8).contains(tries), "\(tries) tries in a minute")
    }

    @Test func aChangeIsOnDiskWithinASecond() throws {
        let machine = TestMachine()
        let session = try machine.open()
        let yard = try #require(session.world.backyards.first)
        machine.pass(.seconds(30))
        try session.perform(.refillWater(yard.id))
        machine.pass(max(.zero, session.nextDue - machine.uptime))
        _ = session.advance()
        #expect(session.saveStatus == .saved)
        // As after kill -9: no closing.
        #expect(try machine.open().world.backyards.first?.water == session.world.backyards.first?.water)
    }
}
