import JSON
import Session
import Storefront
import Words

/// `store`: operates the simulated App Store.
struct StoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "store", \.commandStore,
        actions: [
            StoreProductsCommand.self, StoreBuyCommand.self, StoreOffersCommand.self, StoreRedeemCommand.self,
            StoreRestoreCommand.self, StoreTransactionsCommand.self, StoreRefundCommand.self,
            StoreSubscriptionCommand.self, StoreRenewCommand.self, StoreCancelCommand.self, StoreAgreeCommand.self,
            StoreDisagreeCommand.self, StoreApproveCommand.self, StoreDeclineCommand.self, StoreSettingsCommand.self,
            StoreInterruptCommand.self, StoreResolveCommand.self, StoreRevokeCommand.self, StoreExpireCommand.self,
            StoreDeleteCommand.self, StorePriceIncreaseCommand.self, StoreSignOfferCommand.self,
            StoreFamilyCommand.self,
        ]
    ) { [$0.helpStoreFree] }
}

/// `store restore`: restores the player's purchases.
struct StoreRestoreCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store restore", \.storeActionRestore)
    func request(_ session: Session) -> StoreRequest { .restore }
}

/// `store refund`: refunds a transaction, which undo does not take back; on a terminal after confirmation.
struct StoreRefundCommand: JSONCommand {
    static let configuration = CommandConfiguration("store refund", \.storeActionRefund)
    @Option("--reason", .choice, \.optionRefundReason) var reason = RefundReason.other
    @Flag("--yes", \.optionYes) var isConfirmed
    @Argument(.transaction) var transaction: UInt64

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        if !isConfirmed && !context.isForPrograms { try confirm(context) }
        return try context.perform(.refund(transaction, reason), in: context.open())
    }

    /// Asks the player, if somebody can be asked and there is something to refund, before the save is locked.
    private func confirm(_ context: CommandContext) throws(CommandError) {
        let (session, words) = (try context.look(), context.words)
        guard let entry = session.store.entry(transaction), session.store.isRefundable(entry) else { return }
        let bought = entry.transaction
        let question = words.cliConfirmRefund(
            product: words.several(bought.quantity, session.name(of: bought.productID)),
            terms: words.refundQuestion(entry, in: session), yes: words.cliYes)
        guard let answer = context.console.ask(question), !words.isYes(answer) else { return }
        throw CommandError("notConfirmed", words.cliNotRefunded)
    }
}

/// `store approve`: approves a purchase that waits for a parent, or completes an interrupted one.
struct StoreApproveCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store approve", \.storeActionApprove)
    @Argument(.transaction) var transaction: UInt64

    func request(_ session: Session) -> StoreRequest {
        let pending = session.store.state.pendingPurchases.first { $0.id == transaction }
        return pending?.reason == .interrupted ? .resolve(transaction) : .approve(transaction)
    }
}

/// `store decline`: declines a purchase that waits for a parent, or gives up an interrupted one.
struct StoreDeclineCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store decline", \.storeActionDecline)
    @Argument(.transaction) var transaction: UInt64

    func request(_ session: Session) -> StoreRequest { .decline(transaction) }
}

/// `store revoke`: revokes a transaction, with a reason.
struct StoreRevokeCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store revoke", \.storeActionRevoke)
    @Option("--reason", .choice, \.optionRevocationReason) var reason = RevocationReason.other
    @Argument(.transaction) var transaction: UInt64

    func request(_ session: Session) -> StoreRequest { .revoke(transaction, reason) }
}

/// `store delete`: deletes a transaction from the ledger.
struct StoreDeleteCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store delete", \.storeActionDelete)
    @Argument(.transaction) var transaction: UInt64

    func request(_ session: Session) -> StoreRequest { .delete(transaction) }
}

/// `store sign-offer`: prints the signature for a promotional offer.
struct StoreSignOfferCommand: StoreActionCommand {
    static let configuration = CommandConfiguration("store sign-offer", \.storeActionSignOffer) {
        [$0.helpStoreSignOffer(option: "--signature")]
    }
    @Argument(.text("ID", names: .product)) var product: String
    @Argument(.text("OFFER", names: .offer)) var offer: String

    func request(_ session: Session) -> StoreRequest { .signOffer(offer, of: product) }
}

/// A command that performs one request of the simulated App Store and prints its reply.
protocol StoreActionCommand: JSONCommand {
    func request(_ session: Session) -> StoreRequest
}

extension StoreActionCommand {
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        return try context.perform(request(session), in: session)
    }
}

extension CommandContext {
    /// Performs a request of the store, saves, and returns the output for its reply.
    func perform(_ request: StoreRequest, in session: Session) throws(CommandError) -> CommandOutput {
        let result = result(of: try perform(.store(request), in: session), session)
        try finish(session)
        return try result.get()
    }
}
