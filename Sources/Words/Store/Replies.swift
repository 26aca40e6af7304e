import Session
import Storefront

/// Outcomes of requests to the shop.
extension Words {
    /// Returns the message on a request to the shop that was answered; `nil` where the screen shows the result anyway.
    package func message(for answer: Answer, in session: Session) -> StoreMessage? {
        switch answer.result {
        case .failure(.store(let error)): message(for: error, in: session)
        case .failure(let error): message("refused", sentence(for: error))
        case .success(let reply): message(for: reply, to: answer.request, in: session)
        }
    }

    private func message(for reply: Reply, to request: Request, in session: Session) -> StoreMessage? {
        switch reply {
        case .purchase(let result): message(for: result, in: session)
        case .subscription(let subscription): message(for: subscription, in: session)
        case .restored(let found): restored(found, in: session)
        case .refunded(let transaction):
            message(for: StoreEvent(date: session.world.clock, kind: .revoked(transaction)), in: session)
        case .happened(let event): message(for: event, in: session)
        case .declined(let pending):
            message("declined", storeDeclined(product: session.name(of: pending.productID)))
        case .deleted(let transaction):
            message("deleted", storeDeleted(product: session.name(of: transaction.productID)))
        default: request.as(FamilyChange.self).map { message(for: $0, in: session) }
        }
    }

    private func restored(_ found: [VerificationResult<Transaction>], in session: Session) -> StoreMessage {
        let names = found.compactMap(\.verifiedPayload).map { session.name(of: $0.productID) }
        let unverified = found.count - names.count
        let rest = unverified > 0 ? storeRestoredUnverified(count: unverified) : nil
        guard !names.isEmpty else { return message("restored.nothing", next: rest ?? storeRestoredFood) }
        var seen: [String] = []
        for name in names where !seen.contains(name) { seen.append(name) }
        return message("restored", storeRestored(products: list(seen)), next: rest)
    }

    /// Returns a few sentences about renewals and other events of passes while nobody played.
    ///
    /// - Parameter known: texts that stand beside them, which are not repeated; `nil` is returned if nothing else is left.
    package func sentence(
        for away: AwayPurchases, in session: Session, leavingOut known: [String] = []
    ) -> String? {
        let renewals = away.renewals.map { renewal in
            awayRenewed(
                count: renewal.count, pass: session.name(of: renewal.productID),
                price: session.store.storefront.format(renewal.paid))
        }
        let outcomes = away.outcomes.filter { event in
            // That a pass has ended is no news once another one runs.
            guard case .expired(let product, _) = event.kind,
                let group = session.store.product(product)?.subscription?.groupID
            else { return true }
            return session.ownSubscription(inGroup: group)?.state.isRunning != true
        }.map { message(for: $0, in: session).text }.filter { !known.contains($0) }
        let story = renewals + outcomes
        return story.isEmpty ? nil : awayPurchases(news: sentences(story))
    }
}
