import Chronology
import Testing

@testable import Storefront

/// What buying comes to under each switch, for things that are not subscriptions. Written by hand.
///
/// Columns: product and quantity; switches; what the player reads; pieces granted at once; then what happens to the
/// purchase, what is read then, and pieces granted in all.
private let purchaseTable = """
    seed 1   | -             | bought                          | 1 | -       | -                         | 1
    seed 10  | -             | bought                          | 10| -       | -                         | 10
    seed 0   | -             | error.invalidQuantity           | 0 | -       | -                         | 0
    seed 11  | -             | error.invalidQuantity           | 0 | -       | -                         | 0
    seed -1  | -             | error.invalidQuantity           | 0 | -       | -                         | 0
    season 2 | -             | bought                          | 0 | -       | -                         | 0
    house 1  | -             | bought                          | 0 | again   | alreadyOwned              | 0
    house 2  | -             | error.invalidQuantity           | 0 | -       | -                         | 0
    silver 2 | -             | error.invalidQuantity           | 0 | -       | -                         | 0
    acorn 1  | -             | error.noSuchProduct             | 0 | -       | -                         | 0
    seed 1   | closed        | cancelled                       | 0 | -       | -                         | 0
    acorn 1  | closed        | error.noSuchProduct             | 0 | -       | -                         | 0
    seed 3   | ask           | pending.askToBuy                | 0 | approve | bought                    | 3
    seed 3   | ask           | pending.askToBuy                | 0 | decline | -                         | 0
    seed 3   | ask           | pending.askToBuy                | 0 | resolve | error.noSuchTransaction   | 0
    seed 3   | ask           | pending.askToBuy                | 0 | unsold  | error.productUnavailable  | 0
    seed 1   | ask once      | pending.askToBuy                | 0 | approve | bought                    | 1
    seed 3   | ask closed    | cancelled                       | 0 | approve | error.noSuchTransaction   | 0
    house 1  | ask           | pending.askToBuy                | 0 | again   | pending.askToBuy          | 0
    house 1  | ask           | pending.askToBuy                | 0 | approve | bought                    | 0
    silver 1 | ask           | pending.askToBuy                | 0 | approve | trial                     | 0
    seed 2   | interrupted   | pending.interrupted             | 0 | resolve | bought                    | 2
    seed 2   | interrupted   | pending.interrupted             | 0 | decline | -                         | 0
    seed 2   | interrupted   | pending.interrupted             | 0 | approve | error.noSuchTransaction   | 0
    seed 1   | unsold        | error.productUnavailable        | 0 | -       | -                         | 0
    seed 1   | elsewhere     | error.notAvailableInStorefront  | 0 | -       | -                         | 0
    seed 1   | forbidden     | error.purchaseNotAllowed        | 0 | -       | -                         | 0
    seed 1   | no network    | error.networkError              | 0 | again   | error.networkError        | 0
    seed 1   | no network    | error.networkError              | 0 | mend    | bought                    | 1
    seed 1   | no system     | error.systemError               | 0 | -       | -                         | 0
    seed 1   | not entitled  | error.notEntitled               | 0 | -       | -                         | 0
    seed 4   | unverified    | unverified                      | 0 | trust   | -                         | 4
    """

private struct PurchaseRow: CustomTestStringConvertible, Sendable {
    let cells: [String]
    var testDescription: String { cells.joined(separator: " | ") }

    static let all = purchaseTable.split(separator: "\n").map { line in
        PurchaseRow(
            cells: line.split(separator: "|").map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            })
    }
}

@Suite struct PurchaseTableTests {
    @Test(arguments: PurchaseRow.all)
    private func row(_ row: PurchaseRow) throws {
        let words = row.cells[0].split(separator: " ")
        let product = String(words[0])
        var options = PurchaseOptions(quantity: try #require(Int(words[1])))
        var store = try testStore()
        switch row.cells[1] {
        case "-": break
        case "closed": options.isConfirmed = false
        case "ask": store.settings.askToBuy = true
        case "ask once": options.simulatesAskToBuy = true
        case "ask closed":
            store.settings.askToBuy = true
            options.isConfirmed = false
        case "interrupted": store.settings.interruptedPurchases = true
        case "unsold": store.settings.removedFromSale = [product]
        case "elsewhere": store.settings.limitedToStorefronts = [product: ["SWE", "JPN"]]
        case "forbidden": store.settings.purchasesAllowed = false
        case "no network": store.settings.failures[.purchase] = .networkError
        case "no system": store.settings.failures[.purchase] = .systemError
        case "not entitled": store.settings.failures[.purchase] = .notEntitled
        case "unverified": store.settings.failures[.verification] = .unknown
        default: Issue.record("no switch “\(row.cells[1])”")
        }
        #expect(store.purchase(product, options, at: day(1)).outcome == row.cells[2])
        var granted = count(store.handovers())
        #expect(granted == Int(row.cells[3]))
        store.finishHandedOver()
        // What waits survives a restart.
        store = Store(catalog: store.catalog, key: testKey, state: store.state)
        let pending = store.state.pendingPurchases.last?.id ?? 99
        var key = "-"
        do {
            switch row.cells[4] {
            case "-": break
            case "again": key = store.purchase(product, options, at: day(2)).outcome
            case "mend":
                store.settings.failures = [:]
                key = store.purchase(product, options, at: day(2)).outcome
            case "approve": key = try store.approve(pending, at: day(2)).outcome
            case "resolve": key = try store.resolveIssue(pending, at: day(2)).outcome
            case "decline": _ = try store.decline(pending, at: day(2))
            case "unsold":
                store.settings.removedFromSale = [product]
                key = try store.approve(pending, at: day(2)).outcome
            case "trust": store.settings.failures = [:]
            default: Issue.record("nothing happens as “\(row.cells[4])”")
            }
        } catch {
            key = error.outcome
        }
        #expect(key == row.cells[5])
        granted += count(store.handovers())
        #expect(granted == Int(row.cells[6]))
        #expect(store.state.pendingPurchases.count <= 1)
        checkInvariants(store)
    }

    private func count(_ handovers: [Handover]) -> Int {
        handovers.reduce(0) { if case .give(let grant) = $1 { $0 + grant.quantity } else { $0 } }
    }

    @Test func eachOfTheNineDoorsCanFail() throws {
        var store = try testStore()
        let options = PurchaseOptions(offer: .standardPrice)
        let id = try #require(store.purchase("silver", options, at: firstDay).verifiedTransaction).id
        for door in SimulatedFailure.allCases {
            var store = store
            store.settings.failures[door] = .systemError
            var failed: [SimulatedFailure] = []
            func attempt(_ name: SimulatedFailure, _ action: (inout Store) throws -> Void) {
                do { try action(&store) } catch { failed.append(name) }
            }
            attempt(.loadProducts) { _ = try $0.products() }
            attempt(.purchase) { store in
                if case .failure(let error) = store.purchase("seed", at: firstDay) { throw error }
            }
            attempt(.verification) { store in
                if store.currentEntitlements.contains(where: { $0.verifiedPayload == nil }) {
                    throw StoreError.unknown
                }
            }
            attempt(.appStoreSync) { _ = try $0.restore(at: firstDay) }
            attempt(.subscriptionStatus) { _ = try $0.subscriptionStatus(inGroup: "pass") }
            attempt(.appTransaction) { _ = try $0.appTransaction() }
            attempt(.manageSubscriptions) { _ = try $0.setAutoRenew(true, inGroup: "pass", at: firstDay) }
            attempt(.offerCodeRedemption) { store in
                if case .failure(let error) = store.redeem("STAY", at: firstDay) { throw error }
            }
            attempt(.refundRequest) { _ = try $0.requestRefund(id, at: firstDay) }
            #expect(failed == [door])
        }
    }

    /// The rules say so: what is unverified gives nothing, pass or goods.
    @Test func unverifiedGivesNothingWhileItLasts() throws {
        var store = try testStore()
        _ = store.purchase("gold", at: firstDay)
        _ = store.purchase("house", at: firstDay)
        store.settings.failures[.verification] = .unknown
        store.settings.verificationError = .revokedCertificate
        #expect(store.entitlements == Entitlements())
        #expect(store.handovers().isEmpty)
        #expect(store.unfinished.count == 2)
        store.settings.failures = [:]
        #expect(store.entitlements.pass == .premium)
        #expect(store.entitlements.owned == ["house"])
    }

    /// What comes from elsewhere is finished when its goods are on disk, what is bought here together with them.
    @Test func onlyDirectPurchasesAreFinishedAsTheyAreHandedOver() throws {
        var store = try testStore { $0.askToBuy = true }
        guard case .pending(let pending) = store.purchase("seed", at: firstDay) else {
            Issue.record("should wait")
            return
        }
        let approved = try #require(try store.approve(pending.id, at: day(1)).verifiedTransaction)
        store.settings.askToBuy = false
        _ = store.purchase("seed", at: day(1))
        #expect(count(store.handovers()) == 2 && store.unfinished.map(\.unsafePayload.id) == [approved.id])
        #expect(store.handovers().isEmpty)
        store.finishHandedOver()
        #expect(store.unfinished.isEmpty)
        // A run that ended before its purchase was handed over: its goods come again.
        let late = try #require(store.purchase("seed", at: day(2)).verifiedTransaction)
        var again = Store(catalog: store.catalog, key: testKey, state: store.state)
        #expect(count(again.handovers()) == 1 && again.unfinished.map(\.unsafePayload.id) == [late.id])
    }

    @Test func sequencesHaveTheirMembers() throws {
        var store = try testStore()
        let seed = try #require(store.purchase("seed", at: firstDay).verifiedTransaction)
        let house = try #require(store.purchase("house", at: firstDay).verifiedTransaction)
        let season = try #require(store.purchase("season", at: firstDay).verifiedTransaction)
        let silver = try #require(store.purchase("silver", at: firstDay).verifiedTransaction)
        func ids(_ results: [VerificationResult<Transaction>]) -> [UInt64] { results.map(\.unsafePayload.id) }
        #expect(ids(store.unfinished) == [seed.id, house.id, season.id, silver.id])
        #expect(ids(store.all()) == [seed.id, house.id, season.id, silver.id])
        _ = store.handovers()
        store.finishHandedOver()
        #expect(store.unfinished.isEmpty)
        #expect(ids(store.all()) == [house.id, season.id, silver.id], "finished consumables are used up")
        #expect(ids(store.all(includingFinishedConsumables: true)).count == 4)
        #expect(ids(store.currentEntitlements) == [house.id, season.id, silver.id])
        _ = store.advance(to: try date("2026-12-02"))
        let renewal = try #require(store.latest("silver")).unsafePayload
        #expect(renewal.originalID == silver.id && renewal.reason == .renewal)
        #expect(ids(store.currentEntitlements) == [house.id, season.id, renewal.id], "the latest of a subscription")
        _ = try store.refund(house.id, at: day(40))
        #expect(ids(store.currentEntitlements) == [season.id, renewal.id])
        _ = try store.refund(seed.id, at: day(40))
        #expect(ids(store.all()).contains(seed.id), "refunded consumables are told of")
    }
}
