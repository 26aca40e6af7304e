import JSON
import Session
import Storefront
import Words

/// `store subscription`: prints the state of the player's subscriptions, or with `--group` of one.
struct StoreSubscriptionCommand: JSONCommand {
    static let configuration = CommandConfiguration("store subscription", \.storeActionSubscription)
    var group = GroupParameter()

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look()
        let words = context.words
        let groupID = try group.id(in: session, context)
        var lines: [String] = []
        do {
            for group in groupID.map({ [$0] }) ?? session.subscribedGroups {
                guard let status = try session.subscriptionStatus(inGroup: group) else { continue }
                lines += self.lines(status, in: session, context)
            }
        } catch {
            throw CommandError(error.rawValue, context.text(words.message(for: error, in: session)))
        }
        return CommandOutput(
            lines.isEmpty ? [words.cliNoSubscription] : lines, json: session.store.subscriptionReport(inGroup: groupID))
    }

    /// Returns a line with the state of a subscription and, below a shared one, a line on the player's own.
    private func lines(
        _ status: VerificationResult<Storefront.Subscription>, in session: Session, _ context: CommandContext
    ) -> [String] {
        let words = context.words
        return switch status {
        case .unverified(let subscription, _): [words.message(unverified: subscription, in: session).text]
        case .verified(let subscription):
            [
                words.cliSubscription(
                    product: session.name(of: subscription.productID),
                    state: context.text(words.message(for: subscription, in: session), of: subscription)),
                words.ownBelow(subscription, in: session),
            ].compactMap(\.self)
        }
    }
}

/// `store renew`: turns automatic renewal back on, pays for a renewal that failed, or with `--at-once` renews before the
/// period ends.
struct StoreRenewCommand: SubscriptionActionCommand {
    static let configuration = CommandConfiguration("store renew", \.storeActionRenew) {
        [$0.helpStoreRenew(renew: "renew", option: "--at-once")]
    }
    var group = GroupParameter()
    @Flag("--at-once", \.optionAtOnce) var isAtOnce

    func request(_ own: Storefront.Subscription) -> StoreRequest {
        own.willAutoRenew || resumption(of: own) != nil
            ? .renewNow(own.latestTransactionID) : .setAutoRenew(true, group: own.groupID)
    }

    /// A canceled subscription begins no next period before it renews again.
    func resumption(of own: Storefront.Subscription) -> StoreRequest? {
        isAtOnce && own.state == .subscribed && !own.willAutoRenew ? .setAutoRenew(true, group: own.groupID) : nil
    }

    /// Returns an error for a subscription that renews by itself, unless `--at-once` is given: nobody shall pay twice
    /// by mistake; or for one whose new price was declined: that is for `store agree` to take back.
    func refusal(_ own: Storefront.Subscription, _ session: Session, _ words: Words) -> CommandError? {
        if own.hasDeclined { return CommandError("priceDeclined", words.cliPriceDeclined(command: "store agree")) }
        guard own.state == .subscribed, own.willAutoRenew, !isAtOnce else { return nil }
        return CommandError(
            "renewsByItself",
            words.sentences([
                words.message(for: own, in: session).text,
                words.cliRenewsByItself(command: "store renew --at-once"),
            ]))
    }
}

/// `store cancel`: turns automatic renewal off.
struct StoreCancelCommand: SubscriptionActionCommand {
    static let configuration = CommandConfiguration("store cancel", \.storeActionCancel)
    var group = GroupParameter()

    func request(_ own: Storefront.Subscription) -> StoreRequest { .setAutoRenew(false, group: own.groupID) }
    func fits(_ own: Storefront.Subscription) -> Bool { own.willAutoRenew }
}

/// `store agree`: accepts a price increase, also one that was declined.
struct StoreAgreeCommand: SubscriptionActionCommand {
    static let configuration = CommandConfiguration("store agree", \.storeActionAgree)
    var group = GroupParameter()

    func request(_ own: Storefront.Subscription) -> StoreRequest {
        own.hasDeclined
            ? .setAutoRenew(true, group: own.groupID) : .answerPriceIncrease(agrees: true, group: own.groupID)
    }
    func fits(_ own: Storefront.Subscription) -> Bool { own.priceIncrease.isPending || own.hasDeclined }
}

/// `store disagree`: refuses a price increase.
struct StoreDisagreeCommand: SubscriptionActionCommand {
    static let configuration = CommandConfiguration("store disagree", \.storeActionDisagree)
    var group = GroupParameter()

    func request(_ own: Storefront.Subscription) -> StoreRequest {
        .answerPriceIncrease(agrees: false, group: own.groupID)
    }
    func fits(_ own: Storefront.Subscription) -> Bool { own.priceIncrease.isPending }
}

/// `store resolve`: completes an interrupted purchase, or pays for a renewal whose payment failed.
struct StoreResolveCommand: SubscriptionActionCommand {
    static let configuration = CommandConfiguration("store resolve", \.storeActionResolve) {
        [$0.helpStoreSubscriptionTransaction]
    }
    var group = GroupParameter()
    @Argument(.transaction) var transaction: UInt64?

    func request(_ own: Storefront.Subscription) -> StoreRequest { .resolve(own.latestTransactionID) }
    func request(_ transaction: UInt64) -> StoreRequest { .resolve(transaction) }
    func fits(_ own: Storefront.Subscription) -> Bool { own.state != .subscribed }

    /// Returns the transaction that the line names, or an interrupted purchase where no subscription is held up.
    func transaction(in session: Session) -> UInt64? {
        let isHeldUp = session.ownSubscriptions.contains { $0.state.isRunning && fits($0) }
        if transaction != nil || group.group != nil || isHeldUp { return transaction }
        return session.store.state.pendingPurchases.last { $0.reason == .interrupted }?.id
    }
}

/// `store expire`: ends the subscription at once.
struct StoreExpireCommand: SubscriptionActionCommand {
    static let configuration = CommandConfiguration("store expire", \.storeActionExpire) {
        [$0.helpStoreSubscriptionTransaction]
    }
    var group = GroupParameter()
    @Argument(.transaction) var transaction: UInt64?

    func request(_ own: Storefront.Subscription) -> StoreRequest { .expire(own.latestTransactionID) }
    func request(_ transaction: UInt64) -> StoreRequest { .expire(transaction) }
}

/// `store price-increase`: announces a higher price from the next renewal on and asks the subscriber; with
/// `--no-consent` a small increase needs no answer.
struct StorePriceIncreaseCommand: SubscriptionActionCommand {
    static let configuration = CommandConfiguration("store price-increase", \.storeActionPriceIncrease) {
        [$0.helpStoreSubscriptionTransaction]
    }
    @Option("--to", .price, \.optionPriceTo) var price: Price?
    @Flag("--no-consent", \.optionNoConsent) var needsNoConsent
    var group = GroupParameter()
    @Argument(.transaction) var transaction: UInt64?

    func request(_ own: Storefront.Subscription) -> StoreRequest { request(own.latestTransactionID) }
    func request(_ transaction: UInt64) -> StoreRequest {
        .askForPriceIncrease(transaction, to: price, isAsking: !needsNoConsent)
    }
}

/// The option that names the group of the subscription that a command is about.
struct GroupParameter {
    @Option("--group", .text("NAME", names: .group), \.optionGroup) var group: String?

    /// Returns the id of the named group; `nil` if none is named.
    func id(in session: Session, _ context: CommandContext) throws(CommandError) -> String? {
        guard let group else { return nil }
        if let id = session.store.catalog.group(named: group) { return id }
        return try context.choice(group, among: session.store.subscribedGroups, "--group", \.self)
    }
}

/// A command that performs a request about one of the player's own subscriptions, or about a transaction.
protocol SubscriptionActionCommand: JSONCommand {
    var group: GroupParameter { get }
    /// The transaction that the line names instead of a subscription; `nil` if it names none.
    var transaction: UInt64? { get }

    func request(_ own: Storefront.Subscription) -> StoreRequest
    /// Returns the request that has to come before; `nil` for none.
    func resumption(of own: Storefront.Subscription) -> StoreRequest?
    func request(_ transaction: UInt64) -> StoreRequest
    /// Returns the transaction to act on; `nil` for a subscription.
    func transaction(in session: Session) -> UInt64?
    /// Returns whether a running subscription waits for the request, so that no group has to be named.
    func fits(_ own: Storefront.Subscription) -> Bool
    /// Returns the reason to ask the store for nothing; `nil` if there is none.
    func refusal(_ own: Storefront.Subscription, _ session: Session, _ words: Words) -> CommandError?
}

extension SubscriptionActionCommand {
    var transaction: UInt64? { nil }
    func transaction(in session: Session) -> UInt64? { transaction }
    func request(_ transaction: UInt64) -> StoreRequest { .resolve(transaction) }
    func resumption(of own: Storefront.Subscription) -> StoreRequest? { nil }
    func fits(_ own: Storefront.Subscription) -> Bool { true }
    func refusal(_ own: Storefront.Subscription, _ session: Session, _ words: Words) -> CommandError? { nil }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        if let transaction = transaction(in: session) { return try context.perform(request(transaction), in: session) }
        let own = try subscription(in: session, context)
        if let refusal = refusal(own, session, context.words) { throw refusal }
        if let resumption = resumption(of: own) { _ = try context.perform(resumption, in: session) }
        return try context.perform(request(own), in: session)
    }

    /// Returns the player's own subscription that the line is about.
    private func subscription(
        in session: Session, _ context: CommandContext
    ) throws(CommandError) -> Storefront.Subscription {
        let groupID = try group.id(in: session, context)
        let own = session.ownSubscriptions.filter { groupID == nil || $0.groupID == groupID }
        let running = own.filter(\.state.isRunning)
        let fitting = running.filter(fits)
        let meant = fitting.isEmpty ? running : fitting
        guard meant.count <= 1 else {
            let names = meant.map { session.name(ofGroup: $0.groupID) }
            throw CommandError(
                "severalGroups",
                context.words.cliSeveralGroups(groups: context.words.list(names), option: "--group"),
                exit: ExitCode.usage)
        }
        if let only = meant.first ?? own.first { return only }
        let reason = session.store.reasonToChangeNothing(inGroup: groupID)
        throw CommandError(reason.rawValue, context.text(context.words.message(for: reason, in: session)))
    }
}
