import JSON
import Session
import Storefront
import Words

/// `store subscription`: prints the state of the subscription.
struct StoreSubscriptionCommand: JSONCommand {
    static let configuration = CommandConfiguration("store subscription", \.storeActionSubscription)
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look()
        let words = context.words
        let status: VerificationResult<Storefront.Subscription>?
        do {
            status = try session.subscriptionStatus()
        } catch {
            throw CommandError(error.rawValue, words.message(for: error, in: session).text)
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
        return CommandOutput([text, own].compactMap(\.self), json: session.store.subscriptionReport)
    }
}

/// `store renew`: renews the subscription now, or turns automatic renewal back on.
struct StoreRenewCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store renew", \.storeActionRenew) {
        [$0.helpStoreRenew(renew: "renew")]
    }

    func request(_ session: Session) -> StoreRequest {
        guard let own = session.ownSubscription, own.willAutoRenew else { return .setAutoRenew(true) }
        return .renewNow(own.latestTransactionID)
    }
}

/// `store cancel`: turns automatic renewal off.
struct StoreCancelCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store cancel", \.storeActionCancel)

    func request(_ session: Session) -> StoreRequest { .setAutoRenew(false) }
}

/// `store agree`: accepts a price increase.
struct StoreAgreeCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store agree", \.storeActionAgree)

    func request(_ session: Session) -> StoreRequest { .answerPriceIncrease(agrees: true) }
}

/// `store disagree`: refuses a price increase.
struct StoreDisagreeCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store disagree", \.storeActionDisagree)

    func request(_ session: Session) -> StoreRequest { .answerPriceIncrease(agrees: false) }
}

/// `store resolve`: completes an interrupted purchase, or pays for a renewal whose payment failed.
struct StoreResolveCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store resolve", \.storeActionResolve) {
        [$0.helpStoreSubscriptionTransaction]
    }
    @Argument(.transaction) var transaction: UInt64?

    func request(_ session: Session) throws(StoreError) -> StoreRequest { .resolve(try session.latest(transaction)) }
}

/// `store expire`: ends the subscription at once.
struct StoreExpireCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store expire", \.storeActionExpire) {
        [$0.helpStoreSubscriptionTransaction]
    }
    @Argument(.transaction) var transaction: UInt64?

    func request(_ session: Session) throws(StoreError) -> StoreRequest { .expire(try session.latest(transaction)) }
}

/// `store price-increase`: announces a higher price from the next renewal on and asks the subscriber; with
/// `--no-consent` a small increase needs no answer.
struct StorePriceIncreaseCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store price-increase", \.storeActionPriceIncrease) {
        [$0.helpStoreSubscriptionTransaction]
    }
    @Option("--to", .price, \.optionPriceTo) var price: Price?
    @Flag("--no-consent", \.optionNoConsent) var needsNoConsent
    @Argument(.transaction) var transaction: UInt64?

    func request(_ session: Session) throws(StoreError) -> StoreRequest {
        .askForPriceIncrease(try session.latest(transaction), to: price, isAsking: !needsNoConsent)
    }
}

extension Session {
    /// Returns the given transaction, or else the latest one of the player's own subscription.
    fileprivate func latest(_ transaction: UInt64?) throws(StoreError) -> UInt64 {
        if let transaction { return transaction }
        guard let own = ownSubscription else { throw .noSubscription }
        return own.latestTransactionID
    }
}
