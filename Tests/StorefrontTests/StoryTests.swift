import Chronology
import Testing

@testable import Storefront

/// Several steps in a row, where a step means something else because of one before it. After a situation of the table
/// come events of the table, and for each what the player reads; at the end the state and the pass.
private let stories = """
    none      | buy silver: trial, wait: renewed, wait: renewed                                          | sub   family
    none      | buy silver: trial, cancel: status.ending, wait: expired.autoRenewDisabled                | exp   none
    grace     | cancel: status.graceEnding, wait: expired.autoRenewDisabled                              | exp   none
    grace     | cancel: status.graceEnding, resume: status.gracePeriod, wait: billingRetry               | retry none
    grace     | wait: billingRetry, resolve: recovered, wait: renewed                                    | sub   family
    grace     | wait: billingRetry, wait: expired.billingError, buy silver: subscribed                   | sub   family
    retry     | cancel: expired.autoRenewDisabled, resume: error.noSubscription                          | exp   none
    asked     | buy bronze: changePlanned, wait: changed, wait: renewed                                  | sub   individual
    asked     | buy bronze: changePlanned, buy silver: resumed, wait: renewed                            | sub   family
    asked     | buy bronze: changePlanned, cancel: status.ending, resume: status.on                      | sub   family
    asked     | buy bronze: changePlanned, wait: changed, cancel: status.ending, resume: status.on       | sub   individual
    agreed    | buy bronze: changePlanned, buy silver: resumed                                           | sub   family
    agreed    | wait: renewed, buy gold: upgraded, buy silver: changePlanned, wait: changed              | sub   family
    declined  | resume: status.on, wait: renewed                                                          | sub   family
    declined  | buy gold: upgraded, wait: renewed                                                        | sub   premium
    changing  | buy yearly: changePlanned, wait: changed                                                 | sub   family
    changing  | cancel: status.ending, resume: status.on, wait: renewed                                  | sub   family
    changing  | buy gold: upgraded, wait: renewed                                                        | sub   premium
    paid      | buy gold: upgraded, refund: refunded, buy gold: subscribed                               | sub   premium
    paid      | buy mint: crossgraded, buy silver: crossgraded, wait: renewed                            | sub   family
    paid      | expire: expired.endedEarly, win back: trial, wait: renewed                               | sub   individual
    paid      | renew: renewed, renew: renewed, renew: renewed                                           | sub   family
    paid      | code STAY: offerPlanned, code STAY: error.ineligibleForOffer, buy gold: upgraded         | sub   premium
    paid      | wait unsold: expired.productUnavailable, buy silver: error.productUnavailable            | exp   none
    paid      | delete: deleted, buy silver: subscribed                                                  | sub   family
    revoked   | refund: error.duplicateRefundRequest, delete: deleted, delete: deleted, buy gold: trial  | sub   premium
    shared    | buy bronze: subscribed, leave: sharingEnded                                              | sub   individual
    """

private struct Story: CustomTestStringConvertible, Sendable {
    let situation: String
    let steps: [(event: String, key: String)]
    let end: [String]

    var testDescription: String { situation + ", " + steps.map(\.event).joined(separator: ", ") }

    static let all = stories.split(separator: "\n").map { line in
        let parts = line.split(separator: "|")
        return Story(
            situation: parts[0].split(separator: " ").joined(),
            steps: parts[1].split(separator: ",").map { step in
                let sides = step.split(separator: ":").map { $0.split(separator: " ").joined(separator: " ") }
                return (sides[0], sides[1])
            },
            end: parts[2].split(separator: " ").map(String.init))
    }
}

@Suite struct StoryTests {
    @Test(arguments: Story.all)
    private func story(_ story: Story) throws {
        var store = try store(in: story.situation)
        for step in story.steps {
            #expect(try apply(step.event, to: &store) == step.key, "\(step.event)")
            checkInvariants(store)
        }
        #expect([shortState(store), "\(store.entitlements.pass)"] == story.end)
    }

    @Test func refundingAnOldPeriodLeavesThePresentOne() throws {
        var store = try testStore()
        _ = store.purchase("mint", at: firstDay)
        _ = store.advance(to: try date("2026-12-16"))
        let old = store.state.ledger[0].transaction
        _ = try store.refund(old.id, at: try date("2026-12-16"))
        #expect(shortState(store) == "sub" && store.entitlements.pass == .family)
        #expect(store.advance(to: try date("2027-01-02")).count == 1)
    }

    /// Only what was paid for and taken over is upgraded; an unpaid period was over before.
    @Test func anUnpaidPassIsLeftNotUpgraded() throws {
        for (situation, isUpgraded) in [("paid", true), ("grace", false), ("retry", false)] {
            var store = try store(in: situation)
            _ = store.purchase("gold", at: store.state.clock)
            #expect(store.state.ledger.contains { $0.transaction.isUpgraded } == isUpgraded)
        }
    }

    /// Paid so late that the old calendar's next period is over as well: a new one begins.
    @Test func paidTooLateForTheOldCalendar() throws {
        var store = try store(in: "grace")
        store.settings.rate = .monthIs30Seconds
        let now = try date("2027-01-10")
        _ = store.purchase("silver", at: now)
        #expect(store.nextEventDate == now + .seconds(30))
        checkInvariants(store)
    }

    /// Used goods are gone: the game is told to take back all of them, and keeps to what is left.
    @Test func aRefundIsHandedOverOnceWhateverIsRedelivered() throws {
        var store = try testStore()
        let bought = try #require(
            store.purchase("seed", PurchaseOptions(quantity: 4), at: firstDay).verifiedTransaction)
        // Killed before anything was saved: the purchase is there, and its goods are given after the restart.
        var pantry = Pantry()
        pantry.take(store.handovers())
        store.finishHandedOver()
        pantry.use("seed")
        _ = try store.refund(bought.id, at: day(1))
        let saved = store.state
        pantry.take(store.handovers())
        #expect(pantry.owned["seed"] == 0 && pantry.forgiven["seed"] == 1)
        #expect(store.handovers().isEmpty)
        // From the save of before the handover it comes again, for a world that was saved with it.
        var again = Store(catalog: store.catalog, key: testKey, state: saved)
        #expect(again.handovers().count == 1)
    }

    @Test func aRefundBeforeTheHandoverGivesNothing() throws {
        var store = try testStore()
        let bought = try #require(store.purchase("seed", at: firstDay).verifiedTransaction)
        _ = try store.refund(bought.id, at: firstDay)
        #expect(store.handovers().isEmpty)
        store.finishHandedOver()
        #expect(store.unfinished.isEmpty)
    }
}
