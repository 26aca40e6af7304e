import Chronology
import Session
import Simulation
import Storefront
import TestSupport
import Testing

@Suite struct PurchaseTests {
    @Test func whatIsBoughtIsInThePantryAndFinishedInOneSavedChange() throws {
        let machine = TestMachine()
        let session = try machine.open()
        let before = session.world.owned(.nectar)
        let outcome = try session.perform(.store(.purchase("nectar.bottle")))
        #expect(outcome.transaction?.productID == "nectar.bottle")
        #expect(session.world.owned(.nectar) == before + 5)
        #expect(session.store.unfinished.isEmpty)
        session.close()

        let again = try machine.open()
        #expect(again.world.owned(.nectar) == before + 5)
        #expect(again.store.unfinished.isEmpty)
        #expect(again.store.state == session.store.state)
    }

    @Test func aPassLiftsTheLimitOfYardsAndIsStillThereAfterwards() throws {
        let machine = TestMachine()
        let session = try machine.open()
        for number in 6...8 { try session.perform(.createBackyard(name: "Yard \(number)", Decoration())) }
        #expect(throws: RequestError.world(.backyardLimitReached(8))) {
            try session.perform(.createBackyard(name: "Ninth", Decoration()))
        }
        try session.perform(.store(.purchase("pass.premium")))
        #expect(session.entitlements.pass.name == "premium")
        let ninth = try #require(try session.perform(.createBackyard(name: "Ninth", Decoration())).backyard)
        session.close()
        let again = try machine.open()
        #expect(again.entitlements.pass.name == "premium")
        #expect(again.world.backyard(ninth)?.name == "Ninth")
    }

    @Test func refundsTakeBackWhatIsLeft() throws {
        let session = try TestMachine().open()
        let outcome = try session.perform(.store(.purchase("nectar.bottle")))
        let transaction = try #require(outcome.transaction)
        let yard = try #require(session.world.backyards.first)
        try session.perform(.refillFood(yard.id, food: .nectar))
        try session.perform(.store(.refund(transaction.id)))
        #expect(session.world.owned(.nectar) == 0)
    }
}
