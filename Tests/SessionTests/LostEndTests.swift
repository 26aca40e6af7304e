import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

/// The end of a history that was acknowledged is no torn line, whatever it looks like.
@Suite struct LostEndTests {
    private let path = directory + "/history.jsonl"
    private let names = ["Wren", "Robin", "Jay", "Dove", "Finch"]

    /// As after kill -9: one transaction for each name.
    private func played() throws -> TestMachine {
        let machine = TestMachine()
        let session = try machine.open()
        for name in names {
            try session.perform(.setDisplayName(name))
            session.saveNow()
        }
        let after = TestMachine(files: machine.files.restarted(afterPowerCut: false))
        after.wall = machine.wall
        return after
    }

    /// Zeros from somewhere in the line that is so many from the end.
    private func zero(_ lines: Int, keepingLineFeed: Bool, _ files: MemoryFiles) throws -> [UInt8] {
        var bytes = try #require(files.contents[path])
        let ends = bytes.indices.filter { bytes[$0] == 0x0A }
        let start = try #require(ends.dropLast(lines).last) + 20
        for index in start..<bytes.count - (keepingLineFeed ? 1 : 0) { bytes[index] = 0 }
        files.contents[path] = bytes
        return bytes
    }

    @Test(arguments: [1, 3], [false, true])
    func whatWasAcknowledgedIsKeptAsideAndTold(lines: Int, keepingLineFeed: Bool) throws {
        let machine = try played()
        let damaged = try zero(lines, keepingLineFeed: keepingLineFeed, machine.files)
        let doctor = Doctor(try Session.glance(Configuration(), environment: machine.environment))
        #expect(doctor.hasProblems && doctor.findings.contains { $0.fact == .missing(lines) })

        let session = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        guard case .restored(let restored)? = session.notices.first, session.notices.count == 1 else {
            Issue.record("it should be told")
            return
        }
        #expect(restored.isKept && restored.missing == lines)
        #expect(session.account.displayName == names.dropLast(lines).last)
        try session.perform(.refillWater(session.world.backyards[0].id))
        session.close()
        #expect(session.loss == nil)
        #expect(machine.files.contents.contains { $0.key.contains(".damaged-") && $0.value == damaged })
        let again = try Session.glance(Configuration(), environment: machine.environment)
        #expect(again.notices.isEmpty && !Doctor(again).hasProblems)
    }

    /// A program ended while writing it, and had told nobody.
    @Test(arguments: [false, true]) func whatWasNotAcknowledgedGoesWithoutAWord(keepingLineFeed: Bool) throws {
        let machine = try played()
        let last = try machine.recovered().game.checkpoint.transaction
        _ = try zero(1, keepingLineFeed: keepingLineFeed, machine.files)
        machine.files.contents[directory + "/write.lock"] = Array(Acknowledgement.text(last - 1).utf8)
        let session = try machine.open()
        #expect(session.notices.isEmpty && session.account.displayName == "Dove")
        session.close()
        #expect(!machine.files.contents.keys.contains { $0.contains(".damaged-") })
    }

    /// What a command has appended beside an open game is damaged before the game has seen it.
    @Test(arguments: [1, 2]) func besideAGameItIsKeptToo(lines: Int) throws {
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.setDisplayName("Wren"))
        game.saveNow()
        for number in 0..<2 {
            let session = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
            try session.perform(.renameBackyard(session.world.backyards[number].id, "Command’s \(number)"))
            session.close()
            #expect(session.saveStatus == .saved)
        }
        let damaged = try zero(lines, keepingLineFeed: false, machine.files)
        var events: [SessionEvent] = []
        for _ in 0..<3 {
            machine.pass(Autosave.lookPeriod)
            events += game.advance()
        }
        #expect(events.contains { if case .notice(.replaced) = $0 { true } else { false } })
        #expect(machine.files.contents.contains { $0.key.contains(".found-") && $0.value == damaged })
        game.close()
        let again = try machine.open()
        #expect(again.notices.isEmpty && again.account.displayName == "Wren")
        #expect(again.world.backyards.filter { $0.name.hasPrefix("Command’s") }.count == 2 - lines)
    }
}
