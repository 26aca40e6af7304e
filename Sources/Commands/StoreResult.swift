import JSON
import Session
import Storefront
import Words

extension CommandContext {
    /// Returns the output for a reply of the store; a failed or unverified purchase becomes an error.
    func result(of reply: Reply, _ session: Session) -> Result<CommandOutput, CommandError> {
        func named(_ product: String, _ state: String) -> String {
            words.cliSubscription(product: session.name(of: product), state: state)
        }
        func success(_ text: String, _ document: JSONValue) -> Result<CommandOutput, CommandError> {
            .success(CommandOutput(text, json: document))
        }
        switch reply {
        case .purchase(let result): return self.result(of: result, session)
        case .declined(let pending):
            return success(
                words.cliDeclined(product: words.several(pending.quantity, session.name(of: pending.productID))),
                ["declined": .integer(Int64(clamping: pending.id))])
        case .refunded(let transaction):
            let price = words.refund(of: transaction, in: session)
            return success(
                words.cliRefunded(
                    product: words.several(transaction.quantity, session.name(of: transaction.productID)), price: price),
                entry(transaction.id, session))
        case .restored(let found):
            var names: [String] = []
            for transaction in found.compactMap(\.verifiedPayload) {
                let name = session.name(of: transaction.productID)
                if !names.contains(name) { names.append(name) }
            }
            return success(
                names.isEmpty ? words.cliNothingToRestore : words.cliRestored(products: words.list(names)),
                ["restored": .array(names.map(JSONValue.string))])
        case .signed(let signature):
            return success(
                signature.text,
                [
                    "keyID": .string(signature.keyID), "nonce": .string(signature.nonce),
                    "timestamp": .integer(signature.timestamp.milliseconds),
                    "signature": .string(signature.signature), "text": .string(signature.text),
                ])
        case .deleted(let transaction):
            return success(
                words.cliDeleted(product: session.name(of: transaction.productID)),
                ["deleted": .integer(Int64(clamping: transaction.id))])
        case .happened(let event):
            let message = words.message(for: event, in: session)
            return success(
                text(message),
                [
                    "outcome": .string(message.key), "message": .string(message.text),
                    "product": .string(event.productID), "date": .string(event.date.iso8601),
                ])
        case .subscription(let subscription):
            return success(
                named(subscription.productID, text(words.message(for: subscription, in: session), of: subscription)),
                session.store.report(subscription))
        default: return success("", session.store.subscriptionReport())
        }
    }

    /// Returns the output for the result of a purchase, with its price and its transaction's number.
    private func result(of purchase: PurchaseResult, _ session: Session) -> Result<CommandOutput, CommandError> {
        let message = words.message(for: purchase, in: session)
        var text = text(message)
        var document: JSONValue = ["outcome": .string(message.key), "message": .string(message.text)]
        switch purchase {
        case .success(let verification, let effect):
            guard let bought = verification.verifiedPayload else { return .failure(CommandError(message.key, text)) }
            if effect.isImmediate, bought.price > .zero {
                text = words.cliBought(
                    message: text, price: session.store.price(bought.price, of: bought), number: String(bought.id))
            }
            document["transaction"] = entry(bought.id, session)
        case .pending(let pending):
            document["pending"] = .integer(Int64(clamping: pending.id))
            let approve = pending.reason == .interrupted ? "resolve" : "approve"
            text = words.cliPending(
                message: message.text, number: String(pending.id), approve: "store \(approve) \(pending.id)",
                decline: "store decline \(pending.id)")
        case .userCancelled: break
        case .failure(let failure): return .failure(CommandError(failure.rawValue, text))
        }
        return .success(CommandOutput(text, json: document))
    }

    /// Returns a message of the shop with the commands that do what it advises to do on the screen.
    ///
    /// - Parameter subscription: the subscription that the message is about; `nil` for none.
    func text(_ message: StoreMessage, of subscription: Storefront.Subscription? = nil) -> String {
        let isShared = subscription?.ownership == .familyShared
        let isDeclined = subscription?.hasDeclined == true && message.key == "status.ending"
        let advised = isShared ? nil : isDeclined ? ["store agree"] : Self.advised[message.key]
        let quoted = advised.map { words.enumeration($0.map { words.cliCommand(command: $0) }) }
        return words.sentences([message.text, quoted.map { words.cliCommands(commands: $0) }])
    }

    /// The commands that do what messages advise to do on a screen, by the messages' keys.
    static let advised = [
        "alreadySubscribed": ["store subscription", "store buy"], "trial": ["store cancel"],
        "changePlanned": ["store buy"], "error.changePlanned": ["store buy"],
        "billingRetry": ["store resolve"], "gracePeriod": ["store resolve"], "error.paymentDue": ["store resolve"],
        "status.billingRetry": ["store resolve"], "status.graceEnding": ["store resolve"],
        "status.gracePeriod": ["store resolve"],
        "status.ending": ["store renew"], "error.renewalOff": ["store renew"],
        "status.priceIncrease": ["store agree", "store disagree"],
        "error.notAvailableInStorefront": ["store settings"], "error.purchaseNotAllowed": ["store settings"],
        "error.noSuchTransaction": ["store transactions"], "error.notWaiting": ["store transactions"],
        "error.nothingToRefund": ["store cancel"],
    ]

    /// Returns the transaction with that id as JSON; null if there is none.
    private func entry(_ id: UInt64, _ session: Session) -> JSONValue { session.store.transactionReport(id) ?? .null }
}
