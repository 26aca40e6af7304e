import Chronology
import JSON
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// `store`: the simulated shop without the game.
extension CommandLineRunner {
    func store(
        _ verb: StoreVerb, _ arguments: Arguments, _ configuration: Configuration
    ) throws(CommandError) -> Int32 {
        let isJSON = arguments.has("--json")
        if verb.readsOnly {
            let session = try look(configuration)
            return try show(verb, session, isJSON)
        }
        let subject = arguments.operands.first
        var read: PurchasePlan?
        if let request = try purchase(verb, subject ?? "", arguments) {
            read = try confirmed(request, arguments, configuration)
        }
        let session = try open(configuration)
        let request = try request(verb, subject, arguments, session)
        if let read { try check(read, request, session) }
        let result = result(of: try ask(.store(request), of: session), session)
        try finish(session)
        if let error = result.error { return report(error, result.text, asJSON: isJSON, exit: ExitCode.failure) }
        console.write(isJSON ? result.json.prettyText : result.text + "\n")
        return ExitCode.success
    }

    private struct StoreResult {
        let text: String
        let json: JSONValue
        /// The code of what went wrong.
        var error: String?
    }

    /// What a verb buys; `nil` for those that buy nothing.
    private func purchase(
        _ verb: StoreVerb, _ subject: String, _ arguments: Arguments
    ) throws(CommandError) -> StoreRequest? {
        switch verb {
        case .redeem: return .redeem(subject)
        case .buy, .interrupt:
            let text = arguments["--quantity"] ?? "1"
            guard let quantity = Int(text) else {
                throw CommandError(
                    "badValue", words.cliWholeNumber(option: "--quantity", value: text), exit: ExitCode.usage)
            }
            var options = PurchaseOptions(quantity: quantity)
            options.simulatesInterruption = verb == .interrupt
            // Which kind of offer it is the catalog knows; one that is not there is refused as what it is not.
            options.offer = arguments["--offer"].map { .named($0) }
            // An empty or half a signature is none.
            if let text = arguments["--signature"] {
                options.signing = OfferSignature(text: text).map(OfferSigning.signed) ?? .unsigned
            }
            return .purchase(subject, options)
        default: return nil
        }
    }

    /// What a verb asks of the store.
    private func request(
        _ verb: StoreVerb, _ subject: String?, _ arguments: Arguments, _ session: Session
    ) throws(CommandError) -> StoreRequest {
        if let request = try purchase(verb, subject ?? "", arguments) { return request }
        switch verb {
        case .approve:
            let id = try number(subject ?? "")
            let pending = session.store.state.pendingPurchases.first { $0.id == id }
            return pending?.reason == .interrupted ? .resolve(id) : .approve(id)
        case .decline: return .decline(try number(subject ?? ""))
        case .refund:
            return .refund(try number(subject ?? ""), arguments["--reason"].flatMap(RefundReason.init) ?? .other)
        case .renew:
            guard let own = session.ownSubscription, own.willAutoRenew else { return .setAutoRenew(true) }
            return .renewNow(own.latestTransactionID)
        case .cancel: return .setAutoRenew(false)
        case .signOffer: return .signOffer(arguments.operands.dropFirst().first ?? "", of: subject ?? "")
        case .agree: return .answerPriceIncrease(agrees: true)
        case .disagree: return .answerPriceIncrease(agrees: false)
        case .resolve: return .resolve(try transaction(subject, session))
        case .revoke:
            let reason = arguments["--reason"].flatMap(RevocationReason.init)
            return .revoke(try number(subject ?? ""), reason ?? .other)
        case .expire: return .expire(try transaction(subject, session))
        case .delete: return .delete(try number(subject ?? ""))
        case .priceIncrease:
            var price: Price?
            if let text = arguments["--to"] {
                price = Price(catalogText: text)
                if price == nil {
                    throw CommandError(.badValue("--to", value: text, .example("5.99")), words)
                }
            }
            return .askForPriceIncrease(
                try transaction(subject, session), to: price, isAsking: !arguments.has("--no-consent"))
        case .restore, .buy, .interrupt, .redeem, .products, .offers, .transactions, .subscription, .settings:
            return .restore
        }
    }

    /// The transaction of that number, or the latest of the player's own subscription.
    private func transaction(_ text: String?, _ session: Session) throws(CommandError) -> UInt64 {
        if let text { return try number(text) }
        guard let own = session.ownSubscription else {
            throw CommandError(
                StoreError.noSubscription.rawValue, words.message(for: .noSubscription, in: session).text)
        }
        return own.latestTransactionID
    }

    /// How a reply is printed.
    private func result(of reply: Reply, _ session: Session) -> StoreResult {
        switch reply {
        case .purchase(let result): return told(result, session)
        case .declined(let pending):
            return StoreResult(
                text: words.cliDeclined(product: session.name(of: pending.productID)),
                json: ["declined": .integer(Int64(clamping: pending.id))])
        case .refunded(let transaction):
            let price = session.store.price(transaction.price, of: transaction)
            return StoreResult(
                text: words.cliRefunded(product: session.name(of: transaction.productID), price: price),
                json: entry(transaction.id, session))
        case .restored(let found):
            var names: [String] = []
            for transaction in found.compactMap(\.verifiedPayload) {
                let name = session.name(of: transaction.productID)
                if !names.contains(name) { names.append(name) }
            }
            return StoreResult(
                text: names.isEmpty ? words.cliNothingToRestore : words.cliRestored(products: words.list(names)),
                json: ["restored": .array(names.map(JSONValue.string))])
        case .signed(let signature):
            return StoreResult(
                text: signature.text,
                json: [
                    "keyID": .string(signature.keyID), "nonce": .string(signature.nonce),
                    "timestamp": .integer(signature.timestamp.milliseconds),
                    "signature": .string(signature.signature), "text": .string(signature.text),
                ])
        case .deleted(let transaction):
            return StoreResult(
                text: words.cliDeleted(product: session.name(of: transaction.productID)),
                json: ["deleted": .integer(Int64(clamping: transaction.id))])
        case .happened(let event):
            let message = words.message(for: event, in: session)
            return StoreResult(
                text: message.text,
                json: [
                    "outcome": .string(message.key), "message": .string(Words().message(for: event, in: session).text),
                    "product": .string(event.productID), "date": .string(event.date.iso8601),
                ])
        case .subscription(let subscription):
            let message = words.message(for: subscription, in: session)
            return StoreResult(text: message.text, json: session.store.report(subscription))
        default: return StoreResult(text: "", json: session.store.subscriptionReport)
        }
    }

    private func told(_ result: PurchaseResult, _ session: Session) -> StoreResult {
        let message = words.message(for: result, in: session)
        var json: JSONValue = [
            "outcome": .string(message.key), "message": .string(Words().message(for: result, in: session).text),
        ]
        var text = message.text
        var error: String?
        switch result {
        case .success(let verification, _):
            json["transaction"] = entry(verification.unsafePayload.id, session)
            if verification.verifiedPayload == nil { error = message.key }
        case .pending(let pending):
            json["pending"] = .integer(Int64(clamping: pending.id))
            text = words.cliPending(
                message: text, number: String(pending.id), approve: "store approve \(pending.id)",
                decline: "store decline \(pending.id)")
        case .userCancelled: break
        case .failure(let failure): error = failure.rawValue
        }
        return StoreResult(text: text, json: json, error: error)
    }

    private func number(_ text: String) throws(CommandError) -> UInt64 {
        guard let id = UInt64(text) else {
            throw CommandError(
                "badValue", words.cliNotATransaction(value: text, list: "store transactions"), exit: ExitCode.usage)
        }
        return id
    }

    /// How much of the food that a product brings is in the pantry; `nil` for other products.
    private func owned(_ product: String, _ session: Session) -> Int? {
        Catalog.foods.first { $0.products[product] != nil }.map { session.world.owned($0.id) }
    }

    private func show(_ action: StoreVerb, _ session: Session, _ isJSON: Bool) throws(CommandError) -> Int32 {
        switch action {
        case .products:
            let products: [Product]
            do {
                products = try session.store.products()
            } catch {
                throw CommandError(error.rawValue, words.message(for: error, in: session).text)
            }
            if isJSON {
                let reports = products.map { product in
                    var report = session.store.report(product)
                    // JSON is the same in every language.
                    if product.subscription != nil {
                        report["terms"] = .string(Words().terms(of: product, in: session.store))
                    }
                    if let count = owned(product.id, session) { report["owned"] = .integer(Int64(count)) }
                    return report
                }
                console.write(JSONValue.array(reports).prettyText)
            } else {
                console.write(
                    table(
                        products.map { product in
                            let count = owned(product.id, session).map { words.foodOwned(count: $0) } ?? ""
                            return [
                                product.id, words.terms(of: product, in: session.store), product.displayName, count,
                            ]
                        }))
                console.write(words.cliAllSimulated + "\n")
            }
        case .offers:
            let offers = session.store.offers(at: session.world.clock)
            if isJSON {
                let reports = offers.map { offer in
                    var report = session.store.report(offer.plan)
                    report["terms"] = .string(Words().confirmation(for: offer.plan, in: session).sentence)
                    return report
                }
                console.write(JSONValue.array(reports).prettyText)
            } else if offers.isEmpty {
                console.write(words.offersGone + "\n")
            } else {
                console.write(
                    table(
                        offers.map { offer in
                            [
                                offer.product.id, offer.request.id ?? "",
                                words.confirmation(for: offer.plan, in: session).sentence,
                            ]
                        }))
            }
        case .transactions:
            let ledger = session.store.state.ledger
            if isJSON {
                console.write(session.store.transactionsReport.prettyText)
            } else if ledger.isEmpty, session.store.state.pendingPurchases.isEmpty {
                console.write(words.cliNothingBought + "\n")
            } else {
                let bought = ledger.map { entry in
                    let transaction = entry.transaction
                    return [
                        String(transaction.id), words.storeDate(transaction.purchaseDate, session),
                        transaction.productID,
                        "× \(transaction.quantity)", session.store.price(transaction.price, of: transaction),
                        words.remark(on: entry, in: session) == nil ? "" : words.note(on: entry, in: session),
                    ]
                }
                let waiting = session.store.state.pendingPurchases.map { pending in
                    [
                        String(pending.id), words.storeDate(pending.date, session), pending.productID,
                        "× \(pending.quantity)", words.price(of: pending, in: session) ?? "",
                        words.waiting(pending),
                    ]
                }
                console.write(table(bought + waiting))
            }
        case .subscription:
            let status: VerificationResult<Storefront.Subscription>?
            do {
                status = try session.subscriptionStatus()
            } catch {
                throw CommandError(error.rawValue, words.message(for: error, in: session).text)
            }
            if isJSON {
                console.write(session.store.subscriptionReport.prettyText)
                break
            }
            let text =
                switch status {
                case nil: words.cliNoSubscription
                case .unverified(let subscription, _): words.message(unverified: subscription, in: session).text
                case .verified(let subscription):
                    words.cliSubscription(
                        product: session.name(of: subscription.productID),
                        state: words.message(for: subscription, in: session).text)
                }
            let own = status?.verifiedPayload.flatMap { words.ownBelow($0, in: session) }
            console.write([text, own].compactMap(\.self).map { $0 + "\n" }.joined())
        default: break
        }
        return ExitCode.success
    }

    private func entry(_ id: UInt64, _ session: Session) -> JSONValue { session.store.transactionReport(id) ?? .null }

    private func table(_ rows: [[String]]) -> String {
        guard let columns = rows.map(\.count).max() else { return "" }
        let widths = (0..<columns).map { column in
            rows.map { $0.count > column ? TextWidth.columns(of: $0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = row.enumerated().map { column, text in TextFitting.fit(text, to: widths[column] + 2) }.joined()
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
