import JSON
import Session
import Storefront
import Words

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

struct StoreRenewCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store renew", \.storeActionRenew) {
        [$0.helpStoreRenew(renew: "renew")]
    }

    func request(_ session: Session) -> StoreRequest {
        guard let own = session.ownSubscription, own.willAutoRenew else { return .setAutoRenew(true) }
        return .renewNow(own.latestTransactionID)
    }
}

struct StoreCancelCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store cancel", \.storeActionCancel)

    func request(_ session: Session) -> StoreRequest { .setAutoRenew(false) }
}

struct StoreAgreeCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store agree", \.storeActionAgree)

    func request(_ session: Session) -> StoreRequest { .answerPriceIncrease(agrees: true) }
}

struct StoreDisagreeCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store disagree", \.storeActionDisagree)

    func request(_ session: Session) -> StoreRequest { .answerPriceIncrease(agrees: false) }
}

struct StoreResolveCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store resolve", \.storeActionResolve) {
        [$0.helpStoreSubscriptionTransaction]
    }
    @Argument(.transaction) var transaction: UInt64?

    func request(_ session: Session) throws(StoreError) -> StoreRequest { .resolve(try session.latest(transaction)) }
}

struct StoreExpireCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store expire", \.storeActionExpire) {
        [$0.helpStoreSubscriptionTransaction]
    }
    @Argument(.transaction) var transaction: UInt64?

    func request(_ session: Session) throws(StoreError) -> StoreRequest { .expire(try session.latest(transaction)) }
}

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
    /// Returns that transaction, or the latest of the player's own subscription.
    fileprivate func latest(_ transaction: UInt64?) throws(StoreError) -> UInt64 {
        if let transaction { return transaction }
        guard let own = ownSubscription else { throw .noSubscription }
        return own.latestTransactionID
    }
}
