import Chronology
import Session
import Simulation
import Storefront
import TestSupport
import Testing

@Suite struct PurchaseTests {
    @Test func whatIsBoughtIsInThePantryAndFinishedOnceSaved() throws {
        let machine = TestMachine()
        let session = try machine.open()
        let before = session.world.owned(.nectar)
        let outcome = try session.perform(.purchase("nectar.bottle"))
        #expect(outcome.purchase?.verifiedTransaction?.productID == "nectar.bottle")
        #expect(session.world.owned(.nectar) == before + 5)
        #expect(session.store.unfinished.count == 1)
        session.saveNow()
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
        #expect(throws: IntentError.world(.backyardLimitReached(8))) {
            try session.perform(.createBackyard(name: "Ninth", Decoration()))
        }
        try session.perform(.purchase("pass.premium"))
        #expect(session.passName == "premium")
        let ninth = try #require(try session.perform(.createBackyard(name: "Ninth", Decoration())).createdBackyard)
        session.close()
        let again = try machine.open()
        #expect(again.passName == "premium")
        #expect(again.world.backyard(ninth)?.name == "Ninth")
    }

    @Test func refundsTakeBackWhatIsLeft() throws {
        let session = try TestMachine().open()
        let outcome = try session.perform(.purchase("nectar.bottle"))
        let transaction = try #require(outcome.purchase?.verifiedTransaction)
        let yard = try #require(session.world.backyards.first)
        try session.perform(.refillFood(yard.id, food: .nectar))
        _ = try session.shop { store, now throws(StoreError) in try store.requestRefund(transaction.id, at: now) }
        #expect(session.world.owned(.nectar) == 0)
    }
}
