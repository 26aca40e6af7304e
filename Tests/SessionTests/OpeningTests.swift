import Chronology
import Session
import Simulation
import TestSupport
import Testing

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
}
