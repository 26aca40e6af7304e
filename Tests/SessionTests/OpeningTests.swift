import Chronology
import TestSupport
import Testing

@testable import Session
@testable import Simulation

@Suite struct OpeningTests {
    @Test func aNewGameIsOnDiskAtOnceAndComesBackAsItWas() throws {
        let machine = TestMachine()
        let session = try machine.open()
        #expect(session.isNew && session.notices.isEmpty && session.awayReport == nil)
        #expect(session.account.displayName == "robin")
        let yard = try #require(session.world.backyards.first)
        try session.perform(.renameBackyard(yard.id, "Wren’s Rest"))
        machine.pass(.seconds(30))
        #expect(!session.advance().isEmpty)
        try session.perform(.refillWater(yard.id))
        session.close()
        #expect(session.saveStatus == .saved)

        let again = try machine.open()
        #expect(!again.isNew)
        #expect(again.world == session.world)
        #expect(again.account == session.account)
        #expect(again.settings == session.settings)
    }

    /// A game tells of a world that contradicts itself once it has saved, a command at once.
    @Test(arguments: [false, true]) func contradictionsAreTold(isContradictory: Bool) throws {
        let machine = TestMachine()
        let session = try machine.open()
        if isContradictory { session.world.backyardCount = 0 }
        session.close()
        let again = try machine.open()
        again.saveNow()
        let events = again.advance().compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
        #expect((again.notices + events).contains(.inconsistent) == isContradictory)
        again.close()
        let command = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        #expect(command.notices.contains(.inconsistent) == isContradictory)
        command.close()
    }
}
