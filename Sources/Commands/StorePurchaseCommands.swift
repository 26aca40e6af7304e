import Session
import Storefront
import Words

/// `store buy`: buys a product.
struct StoreBuyCommand: JSONCommand {
    static let configuration = CommandConfiguration("store buy", \.storeActionBuy) { words in
        [
            words.helpStoreBuy(option: "--yes"),
            words.helpStoreSignature(option: "--signature", sign: "sign-offer"),
        ]
    }

    var purchase = PurchaseParameters()
    @Flag("--yes", \.optionYes) var isConfirmed
    @Argument(.text("ID", names: .product)) var product: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        // Where nobody can be asked, no confirmation is required: the line names a product whose price `store products`
        // lists.
        try context.buy(
            .purchase(product, purchase.options), isConfirmed: isConfirmed || context.isForPrograms,
            mustConfirm: false)
    }
}

/// `store redeem`: redeems an offer code, after confirmation.
struct StoreRedeemCommand: JSONCommand {
    static let configuration = CommandConfiguration("store redeem", \.storeActionRedeem) {
        [$0.helpStoreRedeem(option: "--yes")]
    }
    @Flag("--yes", \.optionYes) var isConfirmed
    @Argument(.text("CODE")) var code: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        try context.buy(.redeem(code), isConfirmed: isConfirmed, mustConfirm: true)
    }
}

/// `store interrupt`: buys a product and simulates that the purchase is interrupted.
struct StoreInterruptCommand: JSONCommand {
    static let configuration = CommandConfiguration("store interrupt", \.storeActionInterrupt)
    var purchase = PurchaseParameters()
    @Argument(.text("ID", names: .product)) var product: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        var options = purchase.options
        options.simulatesInterruption = true
        return try context.buy(
            .purchase(product, options), isConfirmed: context.isForPrograms, mustConfirm: false)
    }
}

/// The options of a purchase: quantity, offer and its signature.
struct PurchaseParameters {
    @Option("--quantity", .number(in: 1...10), \.optionQuantity) var quantity = 1
    @Option("--offer", .text("ID", names: .offer), \.optionOffer) var offer: String?
    @Flag("--monthly", \.optionMonthly) var isMonthly
    @Option("--signature", .text("TEXT"), \.optionSignature) var signature: String?

    var options: PurchaseOptions {
        var options = PurchaseOptions(quantity: quantity, isMonthly: isMonthly)
        // The catalog determines the kind of the offer; the store refuses an unknown one.
        options.offer = offer.map { .named($0) }
        // An empty or incomplete signature counts as unsigned.
        if let signature { options.signing = OfferSignature(text: signature).map(OfferSigning.signed) ?? .unsigned }
        return options
    }
}

extension CommandContext {
    /// Buys after the player has read the terms and confirmed.
    ///
    /// - Parameter mustConfirm: true to throw an error if nobody can be asked.
    fileprivate func buy(
        _ request: StoreRequest, isConfirmed: Bool, mustConfirm: Bool
    ) throws(CommandError) -> CommandOutput {
        let read = isConfirmed ? nil : try confirmed(request, mustConfirm: mustConfirm)
        let session = try open()
        // The terms may have changed since the player read them.
        if let read, let now = plan(request, in: session),
            now.charge != read.charge || now.laterPrice != read.laterPrice || now.offer != read.offer
        {
            throw CommandError(StoreError.termsChanged.rawValue, words.message(for: .termsChanged, in: session).text)
        }
        return try perform(byID(request, in: session), in: session)
    }

    /// Returns the request with the product's id, if it gives its name instead, as `store products` lists it.
    private func byID(_ request: StoreRequest, in session: Session) -> StoreRequest {
        guard case .purchase(let text, let options) = request, session.store.product(text) == nil else {
            return request
        }
        let named = (try? session.store.products())?.filter { [$0.displayName].hasName(text) } ?? []
        return named.count == 1 ? .purchase(named[0].id, options) : request
    }

    /// Shows the terms, asks the player to confirm, and returns the plan that was confirmed; `nil` if there was nothing
    /// to ask or nobody to ask.
    private func confirmed(_ request: StoreRequest, mustConfirm: Bool) throws(CommandError) -> PurchasePlan? {
        // The question comes before the save is locked: the player may take long to answer.
        let session = try look()
        // A purchase without a plan is refused by the store later, with the reason.
        guard let plan = plan(request, in: session) else { return nil }
        let message = words.confirmation(for: plan, in: session, offers: "store offers")
        let question = words.cliConfirmPurchase(product: message.title, terms: message.text, yes: words.cliYes)
        guard let answer = console.ask(question) else {
            guard mustConfirm else { return nil }
            throw CommandError(
                "mustConfirm",
                words.cliMustConfirmPurchase(product: message.title, terms: message.text, option: "--yes"),
                exit: ExitCode.usage)
        }
        guard words.isYes(answer) else { throw CommandError("notConfirmed", words.cliNotBought) }
        return plan
    }

    /// Returns the terms on which the store would make the purchase now; `nil` if it would refuse.
    private func plan(_ request: StoreRequest, in session: Session) -> PurchasePlan? {
        switch byID(request, in: session) {
        case .purchase(let id, let options): try? session.store.plan(id, options, at: session.world.clock)
        case .redeem(let code): try? session.store.plan(code: code, at: session.world.clock).plan
        default: nil
        }
    }
}
