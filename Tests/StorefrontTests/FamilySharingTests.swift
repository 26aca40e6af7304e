import Chronology
import Testing

@testable import Storefront

@Suite struct FamilySharingTests {
    /// The owner and a member, and what the member reads after the owner's step.
    private func sync(_ owner: Store, _ member: inout Store, at date: Instant) -> [String] {
        member.receive(owner.shares(as: "Robin"), at: date).map(\.outcome)
    }

    @Test func sixAreAFamily() throws {
        var family = Family(organizer: "Robin")
        for name in ["a", "b", "c", "d", "e"] { try family.join(name) }
        #expect(throws: Family.Refusal.full) { try family.join("f") }
        #expect(throws: Family.Refusal.organizerStays) { try family.leave("Robin") }
        #expect(throws: Family.Refusal.notAMember) { try family.leave("x") }
        try family.leave("b")
        #expect(throws: Family.Refusal.alreadyMember) { try family.join("a") }
        try family.join("f")
        #expect(family.members == ["Robin", "a", "c", "d", "e", "f"])
    }

    @Test func aSharedPassFollowsItsOwner() throws {
        var owner = try testStore()
        var member = try testStore()
        _ = owner.purchase("silver", at: firstDay)
        _ = owner.purchase("house", at: firstDay)
        _ = owner.purchase("perch", at: firstDay)
        #expect(sync(owner, &member, at: firstDay) == ["familyShared", "familyShared"])
        #expect(member.entitlements.pass == .family && member.entitlements.passSharedBy == "Robin")
        #expect(member.entitlements.owned == ["house"], "the perch is not for sharing")
        #expect(member.spending().allSatisfy { $0.amount == .zero })
        #expect(sync(owner, &member, at: day(1)).isEmpty, "the same again is nothing new")
        let booked = member.state.ledger.count

        // A renewal of the owner's is one of the member's, at the same moment.
        let renewal = try date("2026-12-01")
        _ = owner.advance(to: renewal)
        #expect(sync(owner, &member, at: renewal) == ["renewed"])
        #expect(member.advance(to: renewal).isEmpty)
        #expect(member.state.ledger.count == booked + 1)

        // Grace is shared, retry is not entitled.
        owner.settings.billingRetryOnRenewal = true
        owner.settings.billingGracePeriod = true
        _ = owner.advance(to: try date("2027-01-01"))
        #expect(sync(owner, &member, at: try date("2027-01-01")).isEmpty, "the payment is the owner's to make")
        #expect(member.state.subscriptions.map(\.outcome) == ["status.shared"])
        #expect(member.entitlements.pass == .family)
        _ = owner.advance(to: try date("2027-01-17"))
        #expect(sync(owner, &member, at: try date("2027-01-17")) == ["expired.sharingEnded"])
        #expect(member.state.subscriptions.map(\.outcome) == ["status.revoked"])
        #expect(member.entitlements.pass == .none)
        checkInvariants(member)

        // Paid and upgraded: the member has premium.
        _ = owner.purchase("gold", at: try date("2027-01-20"))
        #expect(sync(owner, &member, at: try date("2027-01-20")) == ["changed"])
        #expect(member.entitlements.pass == .premium)

        // A downgrade to what is not for sharing ends it.
        _ = owner.purchase("bronze", at: try date("2027-01-21"))
        owner.settings.billingRetryOnRenewal = false
        _ = owner.advance(to: try date("2027-02-21"))
        #expect(sync(owner, &member, at: try date("2027-02-21")) == ["sharingEnded"])
        #expect(member.entitlements.pass == .none)
        #expect(member.entitlements.owned == ["house"])
        checkInvariants(member)
    }

    /// The list of purchases says of an ended pass that it is over, to its owner and to the family.
    @Test func anEndedPassIsOver() throws {
        var owner = try testStore()
        var member = try testStore()
        _ = owner.purchase("silver", at: firstDay)
        _ = owner.advance(to: day(1))
        _ = try owner.setAutoRenew(false, inGroup: "pass", at: day(1))
        _ = sync(owner, &member, at: day(1))
        let end = try date("2026-12-01")
        #expect(owner.state.ledger.map(owner.note) == [.freeUntil(end)])
        #expect(member.state.ledger.map(member.note) == [.shared])
        _ = owner.advance(to: day(40))
        _ = sync(owner, &member, at: day(40))
        #expect(owner.state.ledger.map(owner.note) == [.over(end)])
        #expect(member.state.ledger.map(member.note) == [.over(end)])

        // A pass that is shared with the family is no continuation of a pass of one's own.
        var other = try testStore()
        _ = other.purchase("bronze", at: firstDay)
        _ = try other.setAutoRenew(false, inGroup: "pass", at: day(1))
        let own = try #require(other.state.ledger.first?.transaction.expirationDate)
        var relative = try testStore()
        _ = relative.purchase("silver", at: day(2))
        _ = sync(relative, &other, at: day(2))
        _ = other.advance(to: own + .days(1))
        #expect(other.state.ledger.count > 1 && other.state.ledger.map(other.note).first == .over(own))

        // It stays over when another pass is bought later.
        _ = owner.purchase("gold", at: day(45))
        #expect(owner.state.ledger.map(owner.note).first == .over(end))
    }

    /// A pass that its owner gave back for another one is no longer shared; the other one is.
    @Test func aPassThatWasReplacedIsNoLongerShared() throws {
        var owner = try testStore()
        var member = try testStore()
        let gold = try #require(owner.purchase("gold", at: firstDay).verifiedTransaction)
        _ = sync(owner, &member, at: firstDay)
        _ = try owner.refund(gold.id, reason: .developerIssue, at: day(1))
        _ = owner.purchase("silver", at: day(1))
        _ = sync(owner, &member, at: day(1))
        #expect(member.state.ledger.map(member.note) == [.noLongerShared, .shared])
    }

    @Test func leavingRevokesAndComingBackGivesAgain() throws {
        var owner = try testStore()
        var member = try testStore()
        _ = owner.purchase("silver", at: firstDay)
        _ = owner.purchase("house", at: firstDay)
        _ = sync(owner, &member, at: firstDay)
        #expect(member.receive([], at: day(2)).map(\.outcome) == ["sharingEnded", "sharingEnded"])
        #expect(member.entitlements == Entitlements())
        #expect(member.state.ledger.allSatisfy { $0.transaction.revocationDate == day(2) })
        #expect(member.receive([], at: day(3)).isEmpty, "once")
        #expect(sync(owner, &member, at: day(4)) == ["familyShared", "familyShared"])
        #expect(member.entitlements.pass == .family)
        checkInvariants(member)
    }

    @Test func aRefundToTheOwnerReachesTheFamily() throws {
        var owner = try testStore()
        var member = try testStore()
        let bought = try #require(owner.purchase("silver", at: firstDay).verifiedTransaction)
        _ = sync(owner, &member, at: firstDay)
        _ = try owner.refund(bought.id, at: day(1))
        #expect(sync(owner, &member, at: day(1)) == ["sharingEnded"])
        #expect(member.entitlements.pass == .none)
    }

    @Test func ownAndSharedStandSideBySide() throws {
        var owner = try testStore()
        var member = try testStore()
        _ = owner.purchase("silver", at: firstDay)
        _ = member.purchase("bronze", at: firstDay)
        _ = sync(owner, &member, at: firstDay)
        #expect(member.subscriptions.map(\.unsafePayload.ownership) == [.purchased, .familyShared])
        #expect(member.entitlements.pass == .family, "the higher of the two")
        let shared = member.state.ledger[1].transaction
        #expect(shared.ownershipType == .familyShared)
        #expect(throws: StoreError.refundFailed) { try member.refund(shared.id, at: day(1)) }
        _ = member.receive([], at: day(1))
        #expect(member.entitlements.pass == .individual)
        // Over, it was still never paid for by the member, whose money cannot have come back.
        #expect(throws: StoreError.refundFailed) { try member.refund(shared.id, at: day(2)) }
    }

    /// The owner's store was not looked at: the shared period still ends when it ends.
    @Test func withoutNewsASharedPeriodEnds() throws {
        var owner = try testStore()
        var member = try testStore()
        _ = owner.purchase("silver", at: firstDay)
        _ = sync(owner, &member, at: firstDay)
        let later = try date("2026-12-05")
        #expect(member.advance(to: later).map(\.outcome) == ["expired.sharingEnded"])
        _ = owner.advance(to: later)
        #expect(sync(owner, &member, at: later) == ["familyShared"])
        #expect(member.entitlements.pass == .family)
        checkInvariants(member)
    }

    @Test func whatIsNotVerifiedIsNotShared() throws {
        var owner = try testStore()
        _ = owner.purchase("silver", at: firstDay)
        _ = owner.purchase("house", at: firstDay)
        let stranger = Store(catalog: owner.catalog, key: SigningKey([1, 2, 3]), state: owner.state)
        #expect(owner.shares(as: "Robin").count == 2)
        #expect(stranger.shares(as: "Robin").isEmpty)
    }
}
