import Chronology
import Testing

@testable import Storefront

/// A promotional offer is the developer's to give: without a good signature of theirs nobody gets it.
@Suite struct OfferSignatureTests {
    private let promo = OfferRequest.promotional(id: "bronze.promo")

    private func buy(_ store: inout Store, _ signing: OfferSigning, after span: Span = .zero) -> PurchaseResult {
        var options = PurchaseOptions(offer: promo)
        options.signing = signing
        return store.purchase("bronze", options, at: store.state.clock + span)
    }

    @Test func theGamesOwnSignatureIsGood() throws {
        var store = try store(in: "expired")
        #expect(buy(&store, .byGame).verifiedTransaction?.price == Price(milliunits: 9990))
    }

    @Test func aSignatureIsGoodOnce() throws {
        var store = try store(in: "expired")
        let signature = try store.signOffer("bronze.promo", of: "bronze", at: store.state.clock)
        #expect(OfferSignature(text: signature.text) == signature)
        let bought = try #require(buy(&store, .signed(signature)).verifiedTransaction)
        _ = try store.expireSubscription(bought.id, at: store.state.clock)
        #expect(buy(&store, .signed(signature)) == .failure(.invalidOfferSignature), "used")
        // Nothing but the one that was used is spoiled by that.
        #expect(buy(&store, .byGame).verifiedTransaction != nil)
    }

    @Test func aRefusedSignatureChargesNothing() throws {
        let former = try store(in: "expired")
        var signing = former
        let good = try signing.signOffer("bronze.promo", of: "bronze", at: signing.state.clock)
        var other = Store(catalog: former.catalog, key: SigningKey([1, 2, 3]), state: former.state)
        let foreign = try other.signOffer("bronze.promo", of: "bronze", at: other.state.clock)
        let parts = good.text.split(separator: ":").map(String.init)
        var cases: [(OfferSigning, Span, StoreError)] = [
            (.unsigned, .zero, .missingOfferParameters),
            (.signed(good), .hours(25), .invalidOfferSignature),
            (.signed(foreign), .zero, .invalidOfferSignature),
        ]
        for (index, change) in [(0, "KEY"), (1, "other"), (2, "1"), (3, "abc")] {
            var changed = parts
            changed[index] = change
            let edited = try #require(OfferSignature(text: changed.joined(separator: ":")))
            cases.append((.signed(edited), .zero, .invalidOfferSignature))
        }
        for (signing, span, error) in cases {
            var store = former
            #expect(buy(&store, signing, after: span) == .failure(error), "\(signing)")
            #expect(store.state.ledger == former.state.ledger && store.entitlements.pass == .none)
        }
        var late = former
        #expect(buy(&late, .signed(good), after: .hours(23)).verifiedTransaction != nil)
        #expect(OfferSignature(text: "") == nil && OfferSignature(text: "a:b:c:d") == nil)
    }

    /// For another offer, product or account it is none; and no other kind of purchase asks for one.
    @Test func aSignatureIsForOneOffer() throws {
        var store = try store(in: "expired")
        #expect(throws: StoreError.invalidOffer) { try store.signOffer("back", of: "bronze", at: firstDay) }
        #expect(throws: StoreError.notASubscription) { try store.signOffer("back", of: "seed", at: firstDay) }
        var plain = PurchaseOptions()
        plain.signing = .unsigned
        #expect(store.purchase("seed", plain, at: store.state.clock).verifiedTransaction != nil)
        plain.offer = .winBack(id: "back")
        #expect(store.purchase("bronze", plain, at: store.state.clock).verifiedTransaction != nil)
    }

    /// Until the renewal nothing is charged; the signature is spent all the same, and one that waits for a parent is
    /// not asked for again.
    @Test func whatWaitsWasSigned() throws {
        var paid = try store(in: "paid")
        let signature = try paid.signOffer("bronze.promo", of: "bronze", at: paid.state.clock)
        #expect(buy(&paid, .signed(signature)).outcome == "changePlanned")
        // The offer that runs is not to be had again, however it is signed.
        #expect(buy(&paid, .signed(signature)) == .failure(.ineligibleForOffer))
        #expect(buy(&paid, .byGame) == .failure(.ineligibleForOffer))
        var child = try store(in: "expired")
        child.settings.askToBuy = true
        guard case .pending(let pending) = buy(&child, .byGame) else {
            Issue.record("should wait")
            return
        }
        let approved = try child.approve(pending.id, at: child.state.clock + .hours(3))
        #expect(approved.verifiedTransaction?.offer?.kind == .promotional)
    }

    /// What can no longer be used is forgotten: a save does not grow by every offer.
    @Test func oldNoncesAreForgotten() throws {
        var store = try store(in: "expired")
        for _ in 0..<5 {
            let bought = try #require(buy(&store, .byGame, after: .hours(13)).verifiedTransaction)
            _ = try store.expireSubscription(bought.id, at: store.state.clock)
        }
        #expect(store.state.usedNonces?.count == 2)
    }
}
