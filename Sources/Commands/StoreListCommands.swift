import JSON
import Session
import Simulation
import Storefront
import Words

/// `store products`: prints the products with their prices.
struct StoreProductsCommand: JSONCommand {
    static let configuration = CommandConfiguration("store products", \.storeActionProducts)
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look()
        let words = context.words
        let products: [Product]
        do {
            products = try session.store.products()
        } catch {
            throw CommandError(error.rawValue, context.text(words.message(for: error, in: session)))
        }
        let listed = products.map { (product: $0, owned: owned($0.id, session)) }
        let rows = listed.map { product, owned in
            [
                product.id, words.terms(of: product, in: session.store), product.displayName,
                owned.map { isSmallest(product, of: products) ? words.owned($0) : "" }
                    ?? holding(of: product, session, words),
            ]
        }
        return CommandOutput(
            rows.isEmpty ? [words.shopNothingSold] : table(rows) + [words.cliAllSimulated],
            json: .array(
                listed.map { product, owned in
                    var report = session.store.report(product)
                    if product.subscription != nil {
                        report["terms"] = .string(words.terms(of: product, in: session.store))
                    }
                    if let owned { report["owned"] = .integer(Int64(owned)) }
                    return report
                }))
    }

    /// Returns whether no other product has fewer portions of the same food; the portions owned stand beside it.
    private func isSmallest(_ product: Product, of products: [Product]) -> Bool {
        guard let goods = Consumable(productID: product.id) else { return false }
        return !products.contains { other in
            Consumable(productID: other.id).map { $0.food == goods.food && $0.count < goods.count } == true
        }
    }

    /// Returns the text for a product that is owned or is one of the player's passes; empty for other products.
    private func holding(of product: Product, _ session: Session, _ words: Words) -> String {
        if session.entitlements.owned.contains(product.id) { return words.shopOwned }
        if session.entitledSubscriptions.contains(where: { $0.productID == product.id }) {
            return words.accountManageTitle
        }
        return words.comesWithPass(product.id, session) ? words.shopDecorationsPassShort : ""
    }

    /// Returns the number of portions owned of the food that a product contains; `nil` for other products.
    private func owned(_ product: String, _ session: Session) -> Int? {
        Catalog.foods.first { $0.products[product] != nil }.map { session.world.owned($0.id) }
    }
}

/// `store offers`: prints the subscription offers that are available now.
struct StoreOffersCommand: JSONCommand {
    static let configuration = CommandConfiguration("store offers", \.storeActionOffers)
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look()
        let words = context.words
        func row(_ id: String, _ plan: PurchasePlan) -> [String] {
            [plan.product.id, id, words.confirmation(for: plan, in: session).sentence]
        }
        let offers = session.store.offers(at: session.world.clock)
        // The game's own codes are given to players; those of another catalog are its author's to try.
        let codes = context.configuration.storeFile == nil ? [] : session.store.codes(at: session.world.clock)
        return CommandOutput(
            (offers.isEmpty ? [words.offersGone] : table(offers.map { row($0.request.id ?? "", $0.plan) }))
                + (codes.isEmpty ? [] : [words.cliCodes(redeem: "store redeem")] + table(codes.map(row))),
            json: .array(
                (offers.map(\.plan) + codes.map(\.plan)).map { plan in
                    var report = session.store.report(plan)
                    report["terms"] = .string(words.confirmation(for: plan, in: session).sentence)
                    return report
                }))
    }
}

/// `store transactions`: prints the transactions and the purchases that wait.
struct StoreTransactionsCommand: JSONCommand {
    static let configuration = CommandConfiguration("store transactions", \.storeActionTransactions)
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look()
        let words = context.words
        let bought = session.store.state.ledger.map { entry in
            let transaction = entry.transaction
            return [
                String(transaction.id), words.storeDate(transaction.purchaseDate, session), transaction.productID,
                "× \(transaction.quantity)", session.store.price(transaction.price, of: transaction),
                words.remark(on: entry, in: session) == nil ? "" : words.note(on: entry, in: session),
            ]
        }
        let waiting = session.store.state.pendingPurchases.map { pending in
            [
                String(pending.id), words.storeDate(pending.date, session), pending.productID,
                "× \(pending.quantity)", words.price(of: pending, in: session) ?? "", words.waiting(pending),
            ]
        }
        let rows = bought + waiting
        return CommandOutput(
            rows.isEmpty ? [words.cliNothingBought] : table(rows), json: session.store.transactionsReport)
    }
}
