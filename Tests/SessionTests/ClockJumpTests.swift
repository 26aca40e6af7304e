import Chronology
import JSON
import Simulation
import TestSupport
import Testing

@testable import Session

/// A clock that was wrong once: nothing that it brought about is for good.
@Suite struct ClockJumpTests {
    /// A game with a pass, in real time.
    private func begun(_ machine: TestMachine) throws -> Session {
        let session = try machine.open()
        try session.perform(.store(.purchase("pass.individual")))
        session.close()
        return session
    }

    @Test func aClockSetBackOnceCostsNothing() throws {
        let machine = TestMachine()
        let former = try begun(machine)
        let wrong = try machine.open { $0.now = Instant(milliseconds: 0) }
        try wrong.perform(.setDisplayName("Wren"))
        wrong.close()
        machine.pass(.hours(11))
        let again = try machine.open()
        #expect(again.account.displayName == "Wren")
        #expect(again.world.clock == former.world.clock + .hours(11))
        #expect(again.store.all(includingFinishedConsumables: true).count == 1, "nothing was renewed")
        #expect(again.notices.isEmpty)
    }

    @Test func aFalseJumpIsToldAndCanBeTakenBack() throws {
        let machine = TestMachine()
        let former = try begun(machine)
        machine.pass(.hours(5))
        let kept = try machine.open()
        try kept.perform(.setDisplayName("Wren"))
        kept.close()
        let wrong = try machine.open { $0.now = machine.wall + .days(365) }
        #expect(wrong.notices.contains { if case .clockJumped(let jump) = $0 { jump.days == 365 } else { false } })
        try wrong.perform(.setEmail("wren@example.org"))
        wrong.close()
        #expect(wrong.world.clock == former.world.clock + .hours(5) + .days(365))
        #expect(machine.files.contents.keys.contains { $0.contains("/backups/before-jump-") })
        machine.pass(.hours(2))
        // It is right again: time counts from the mark, and the player is asked.
        let again = try machine.open()
        #expect(again.world.clock == wrong.world.clock + .hours(2))
        #expect(again.clock.offered?.days == 365)
        #expect(again.notices == again.clock.offered.map { [.clockWasWrong($0)] })
        let path = try again.perform(.transfer(.returnBeforeJump))
        #expect(again.world.clock == former.world.clock + .hours(7))
        #expect(again.account.displayName == "Wren" && again.account.email != "wren@example.org")
        #expect(again.store.all(includingFinishedConsumables: true).count == 1)
        again.close()
        let last = try machine.open()
        #expect(last.notices.isEmpty && last.clock.jumps.isEmpty)
        #expect(last.world == again.world)
        try expectWholeJournal(of: last)
        // Nothing is lost: the game that went on by the wrong clock can be had back.
        guard case .kept(let export) = path else { throw Unexpected() }
        let other = try ImportFile(export, files: machine.files)
        #expect(other.checkpoint.snapshot.account.email == "wren@example.org")
        #expect(!machine.files.contents.keys.contains { $0.contains("before-jump-") }, "and what is of no use is gone")
    }

    @Test func whoDeclinesIsNotAskedAgainButCanChangeTheirMind() throws {
        let machine = TestMachine()
        try begun(machine).close()
        try machine.open { $0.now = machine.wall + .days(100) }.close()
        let asked = try machine.open()
        try asked.perform(.transfer(.declineReturn))
        asked.close()
        let again = try machine.open()
        #expect(again.notices.isEmpty && again.falseJump != nil)
        try again.perform(.transfer(.returnBeforeJump))
        again.close()
        #expect(try machine.open().world.clock < asked.world.clock)
    }

    @Test func aJumpThatProvesTrueIsForgotten() throws {
        let machine = TestMachine()
        try begun(machine).close()
        machine.pass(.days(60))
        for day in 0..<14 {
            let session = try machine.open()
            #expect(session.clock.jumps.count == (day < 13 ? 1 : 0), "day \(day)")
            session.close()
            machine.pass(.days(1))
        }
        #expect(!machine.files.contents.keys.contains { $0.contains("before-jump-") })
    }

    @Test func aJumpAfterAJumpIsUndoneByItself() throws {
        let machine = TestMachine()
        try begun(machine).close()
        machine.pass(.days(60))
        let there = try machine.open()
        there.close()
        try machine.open { $0.now = machine.wall + .days(3650) }.close()
        machine.pass(.days(2))
        let again = try machine.open()
        #expect(again.clock.jumps.map(\.state) == [.provisional, .offered])
        try again.perform(.transfer(.returnBeforeJump))
        #expect(again.world.clock == there.world.clock + .days(2))
    }

    @Test func aClockThatJumpsDuringPlayCostsNothingEither() throws {
        let machine = TestMachine()
        let session = try begun(machine)
        let opened = try machine.open()
        machine.wall += .days(3650)
        machine.pass(.hours(1))
        opened.close()
        let still = try machine.open()
        #expect(still.world.clock == session.world.clock + .hours(1))
        still.close()
        machine.wall += -.days(3650)
        machine.pass(.hours(3))
        let again = try machine.open()
        #expect(again.world.clock == session.world.clock + .hours(4))
        #expect(again.notices.isEmpty, "there is nothing to take back")
    }

    @Test func aGameThatBeganInTheFutureDoesNotStandStillForGood() throws {
        let machine = TestMachine()
        try machine.open { $0.now = machine.wall + .days(36_500) }.close()
        var last = try machine.open()
        for _ in 0..<15 {
            last.close()
            machine.pass(.days(1))
            last = try machine.open()
        }
        last.close()
        machine.pass(.hours(8))
        #expect(try machine.open().world.clock == last.world.clock + .hours(8))
    }

    @Test func aGameThatBeganIn1970IsToldOfTheJump() throws {
        let machine = TestMachine()
        try machine.open { $0.now = Instant(milliseconds: 0) }.close()
        let session = try machine.open()
        #expect(session.notices.contains { if case .clockJumped = $0 { true } else { false } })
        #expect(session.world.clock == Instant(milliseconds: 0) + .days(400))
    }

    @Test func whatTheClockCannotShowIsRefused() throws {
        let machine = TestMachine()
        try machine.open().close()
        let before = machine.files.contents
        for text in ["0001-01-01", "1969-12-31T23:59:59Z", "2262-01-01", "9999-12-31T23:59:59Z"] {
            let date = try #require(Instant(iso8601: text))
            #expect(throws: OpeningError.badClock(date)) { try machine.open { $0.now = date } }
        }
        #expect(machine.files.contents == before)
    }

    @Test func anOpenGameTellsOfSuchAClockAndGoesOn() throws {
        let machine = TestMachine()
        let session = try machine.open()
        func told() -> [Instant] {
            session.advance().compactMap { if case .notice(.clockOutOfRange(let date)) = $0 { date } else { nil } }
        }
        #expect(told().isEmpty)
        let (now, wrong) = (machine.wall, try #require(Instant(iso8601: "2300-01-01")))
        machine.wall = wrong
        #expect(told() == [wrong] && told().isEmpty, "once")
        machine.uptime = machine.uptime + .hours(1)
        #expect(told().isEmpty && session.world.clock == now + .hours(1))
        session.close()
        machine.wall = now + .hours(2)
        #expect(try machine.open().world.clock == now + .hours(2), "the wrong clock was not followed")
    }

    /// A game that was begun, or played, while a clock was wrong.
    @Test(arguments: ["1969-12-31T12:00:00.000Z", "2262-01-01T00:00:00.000Z", "2300-01-01T00:00:00.000Z"])
    func aSaveFromBeyondIsOnlyLookedAt(date: String) throws {
        let machine = TestMachine()
        try machine.open().close()
        let path = directory + "/world.json"
        var document = try JSONValue(parsing: try #require(machine.files.contents[path]))
        for place in [["clock", "world"], ["clock", "wall"], ["world", "clock"], ["store", "clock"]] {
            #expect(document.value(at: place)?.stringValue != nil)
            document.set(.string(date), at: place)
        }
        document["checksum"] = "00000000"
        machine.files.contents[path] = SealedDocument.seal(document.pretty)
        machine.files.contents[directory + "/history.jsonl"] = nil
        let before = machine.files.contents
        let session = try machine.open()
        let wanted = ReadOnlyReason.dateOutOfRange(try #require(Instant(iso8601: date)))
        #expect(session.readOnlyReason == wanted && session.notices.contains(.readOnly(wanted)))
        #expect(throws: RequestError.readOnly(wanted)) {
            try session.perform(.setBackyardFavorite(session.world.backyards[0].id, true))
        }
        _ = session.advance()
        session.close()
        for (path, bytes) in before where !path.hasSuffix(".lock") { #expect(machine.files.contents[path] == bytes) }
    }

    @Test func aFullDiskKeepsTheJumpFromBeingSaved() throws {
        let machine = TestMachine()
        try begun(machine).close()
        let saved = machine.files.contents
        machine.files.fail { $0.path.contains("before-jump-") ? 28 : nil }
        try machine.open { $0.now = machine.wall + .days(100) }.close()
        for name in ["world.json", "history.jsonl"] {
            #expect(machine.files.contents[directory + "/" + name] == saved[directory + "/" + name])
        }
    }

    private func expectWholeJournal(of session: Session) throws {
        var journal: [Visit] = []
        try session.enumerateJournal { journal.append($0) }
        #expect(Set(journal.map(\.id)).count == journal.count)
        #expect(journal.count == session.world.visitCount - session.world.presentVisits.count)
        #expect(journal.allSatisfy { $0.departure <= session.world.clock })
    }

    private struct Unexpected: Error {}
}
