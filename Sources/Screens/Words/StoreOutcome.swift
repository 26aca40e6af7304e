import Chronology
import Session
import Storefront

/// What came of business with the store or the family, for a sheet to show.
struct StoreOutcome: Hashable, Sendable {
    /// `nil` where the screen shows it anyway.
    let message: StoreMessage?
    let isGood: Bool

    /// `nil` for other answers, and for purchases, which have a sheet of their own.
    init?(_ answer: Answer, _ session: Session) {
        switch answer.request {
        case .store(.purchase): return nil
        case .store, .family: break
        default: return nil
        }
        switch answer.result {
        case .success(let reply):
            message = Self.message(reply, to: answer.request, session)
            isGood =
                switch reply {
                case .purchase(.success(.verified, _)), .purchase(.pending): true
                case .purchase: false
                default: true
                }
        case .failure(let error):
            message =
                if case .store(let error) = error {
                    session.store.message(for: error)
                } else {
                    StoreMessage("refused", "Not done", error.sentence)
                }
            isGood = false
        }
    }

    private static func message(_ reply: Reply, to request: Request, _ session: Session) -> StoreMessage? {
        let store = session.store
        func day(_ date: Instant) -> String { Words.storeDate(date, session) }
        return switch reply {
        case .purchase(let result): store.message(for: result, date: day)
        case .subscription(let subscription): store.message(for: subscription, date: day)
        case .restored(let found): restored(found, session)
        case .refunded(let transaction):
            store.message(for: StoreEvent(date: session.world.clock, kind: .revoked(transaction)), date: day)
        case .happened(let event): store.message(for: event, date: day)
        case .declined(let pending):
            StoreMessage(
                "declined", "Not bought",
                "\(session.name(of: pending.productID)) is asked for no more. Nothing was charged.")
        case .deleted(let transaction):
            StoreMessage(
                "deleted", "Deleted", "\(session.name(of: transaction.productID)) was struck from the history.")
        default: if case .family(let change) = request { familyChanged(change, session) } else { nil }
        }
    }

    private static func restored(_ found: [VerificationResult<Transaction>], _ session: Session) -> StoreMessage {
        let names = found.compactMap(\.verifiedPayload).map { session.name(of: $0.productID) }
        let unverified = found.count - names.count
        let title = "Restored"
        var seen: [String] = []
        for name in names where !seen.contains(name) { seen.append(name) }
        let rest =
            unverified > 0
            ? "\(Words.count(unverified, "purchase is", "purchases are")) unverified and \(unverified == 1 ? "gives" : "give") "
                + "nothing; the history says why." : nil
        if seen.isEmpty {
            return StoreMessage(
                "restored.nothing", title, "There is no pass and no decoration to bring back.",
                next: rest ?? "Food that was bought is in the picker until it is eaten.")
        }
        return StoreMessage("restored", title, "All is here: \(Words.list(seen)).", next: rest)
    }

    private static func familyChanged(_ change: FamilyChange, _ session: Session) -> StoreMessage {
        let title = Words.Account.family
        switch change {
        case .start:
            return StoreMessage(
                "family.start", title, "The family is there, and you are its organizer.",
                next: "The others join with their own profiles.")
        case .join:
            guard let sharedBy = session.entitlements.passSharedBy, let pass = session.passTitle else {
                return StoreMessage("family.join", title, "You belong to the family now. Nobody shares a pass yet.")
            }
            return StoreMessage(
                "family.join", title, "You belong to the family now: \(sharedBy) shares \(pass) with you.")
        case .leave: return StoreMessage("family.leave", title, "You have left the family.")
        case .remove(let name): return StoreMessage("family.remove", title, "\(name) has left the family.")
        case .end: return StoreMessage("family.end", title, "The family has ended.")
        }
    }
}
