import Chronology
import Testing

@testable import Storefront

/// One line of the table.
struct SubscriptionRow: CustomTestStringConvertible, Sendable {
    let situation: String
    let event: String
    let state: String
    let pass: String
    let ledger: String
    let message: String

    var testDescription: String { "\(situation): \(event)" }

    static let all: [SubscriptionRow] = {
        var rows: [SubscriptionRow] = []
        var situation = ""
        for line in subscriptionTable.split(separator: "\n") {
            if let colon = line.firstIndex(of: ":") {
                situation = String(line[..<colon])
                continue
            }
            // Columns are two spaces or more apart, or start where the head of the table says.
            let columns = [0, 18, 25, 37, 60].map { line.index(line.startIndex, offsetBy: $0) } + [line.endIndex]
            let cells = zip(columns, columns.dropFirst()).map { trimmed(line[$0..<$1]) }
            rows.append(
                SubscriptionRow(
                    situation: situation, event: cells[0], state: cells[1], pass: cells[2], ledger: cells[3],
                    message: cells[4]))
        }
        return rows
    }()
}

/// One event's way from a state of the player's own subscription to the next, in the table's names.
struct Move: Hashable, CustomStringConvertible {
    let from: String
    let to: String
    var description: String { "\(from) → \(to)" }

    /// Every way that the table knows.
    static func inTable() throws -> Set<Move> {
        let states = try Dictionary(
            uniqueKeysWithValues: Set(SubscriptionRow.all.map(\.situation)).map { ($0, shortState(try store(in: $0))) })
        return Set(SubscriptionRow.all.map { Move(from: states[$0.situation] ?? "", to: $0.state) })
    }
}

private func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
}

/// Does what the table's event says and gives the key of what the player reads.
func apply(_ event: String, to store: inout Store) throws -> String {
    let now = store.state.clock
    let latest = store.state.ledger.last?.transaction.id ?? 99
    let words = event.split(separator: " ").map(String.init)
    do {
        switch (words[0], words.last) {
        case ("buy", let product?): return store.purchase(product, at: now).outcome
        case ("promo", _):
            let options = PurchaseOptions(offer: .promotional(id: "bronze.promo"))
            return store.purchase("bronze", options, at: now).outcome
        case ("win", _):
            let options = PurchaseOptions(offer: .winBack(id: "back"))
            return store.purchase("bronze", options, at: now).outcome
        case ("code", let code?): return store.redeem(code.lowercased(), at: now).outcome
        case ("wait", let how):
            store.settings.billingRetryOnRenewal = how == "unpaid" || how == "graceful"
            store.settings.billingGracePeriod = how == "graceful"
            if how == "unsold" { store.settings.removedFromSale = ["silver", "bronze"] }
            // What has happened at this very moment is no news of what is to come.
            _ = store.advance(to: now)
            let next = store.state.subscriptions.compactMap(\.nextEventDate).min()
            let events = store.advance(to: next ?? now + .days(400)).filter { $0.outcome != "ended" }
            #expect(events.count <= 1)
            return events.first?.outcome ?? "-"
        case ("cancel", _):
            return try store.setAutoRenew(false, inGroup: "pass", at: now).outcome
        case ("resume", _):
            return try store.setAutoRenew(true, inGroup: "pass", at: now).outcome
        case ("refund", _):
            let revoked = StoreEvent(date: now, kind: .revoked(try store.requestRefund(latest, at: now)))
            return revoked.outcome
        case ("expire", _):
            return try store.expireSubscription(latest, at: now).outcome
        case ("renew", _): return try store.renewNow(latest, at: now).outcome
        case ("resolve", _): return try store.resolveIssue(latest, at: now).outcome
        case ("delete", _):
            _ = try store.delete(latest, at: now)
            return "deleted"
        case ("ask", _):
            let asked = try store.askForPriceIncrease(latest, to: Price(milliunits: 9990), at: now)
            return asked.outcome
        case ("agree", _), ("decline", _):
            let agrees = words[0] == "agree"
            let answered = try store.answerPriceIncrease(inGroup: "pass", agrees: agrees, at: now)
            return answered.outcome
        case ("abroad", _):
            store.settings.storefront = store.settings.storefront == "USA" ? "JPN" : "USA"
            return store.ownSubscription(inGroup: "pass")?.outcome ?? "-"
        case ("leave", _):
            return store.receive([], at: now).first?.outcome ?? "-"
        default:
            Issue.record("no event “\(event)”")
            return ""
        }
    } catch {
        return error.outcome
    }
}

/// The table's short name for the state of the player's own subscription.
func shortState(_ store: Store) -> String {
    guard let own = store.state.subscriptions.first(where: { $0.ownership == .purchased && $0.groupID == "pass" })
    else {
        return "-"
    }
    switch own.state {
    case .subscribed:
        if !own.willAutoRenew { return "off" }
        if own.autoRenewPreference != own.productID { return "chg" }
        return own.priceIncrease.isPending ? "ask" : "sub"
    case .inGracePeriod: return "grace"
    case .inBillingRetryPeriod: return "retry"
    case .expired: return "exp"
    case .revoked: return "rev"
    }
}

/// What became of the ledger, in the table's manner.
private func ledgerChange(from old: [LedgerEntry], to new: [LedgerEntry]) -> String {
    if new.count < old.count { return "x" }
    if new.count > old.count {
        let added = new[new.endIndex - 1].transaction
        let back = zip(old, new).map { $1.refunded - $0.refunded }.max() ?? .zero
        return "+\(added.productID) \(added.price.decimalText)" + (back > .zero ? " -\(back.decimalText)" : "")
    }
    for (before, after) in zip(old, new) {
        if before.transaction.revocationDate != after.transaction.revocationDate { return "r" }
        if before.transaction.expirationDate != after.transaction.expirationDate { return "e" }
    }
    return "="
}

@Suite struct SubscriptionTableTests {
    @Test(arguments: SubscriptionRow.all)
    func row(_ row: SubscriptionRow) throws {
        var store = try store(in: row.situation)
        let before = store.state.ledger
        let key = try apply(row.event, to: &store)
        #expect(key == row.message)
        #expect(shortState(store) == row.state)
        #expect("\(store.entitlements.pass)" == row.pass)
        #expect(ledgerChange(from: before, to: store.state.ledger) == row.ledger)
        checkInvariants(store)
    }

    /// Every event in every situation stands in the table, once.
    @Test func tableIsComplete() {
        let situations = Set(SubscriptionRow.all.map(\.situation))
        let events = Set(SubscriptionRow.all.map(\.event))
        let pairs = SubscriptionRow.all.map { "\($0.situation)/\($0.event)" }
        #expect(situations.count == 14)
        #expect(events.count == 25)
        #expect(pairs.count == 14 * 25)
        #expect(Set(pairs).count == pairs.count)
    }
}
