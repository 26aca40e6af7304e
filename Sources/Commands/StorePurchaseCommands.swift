import Session
import Storefront
import Words

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
        // It is named with a price that `store products` lists: where nobody can be asked, naming it is enough.
        try context.buy(
            .purchase(product, purchase.options), isConfirmed: isConfirmed || context.isForPrograms,
            mustConfirm: false)
    }
}

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

/// The options of a purchase.
struct PurchaseParameters: ParameterGroup {
    @Option("--quantity", .number(in: 1...10), \.optionQuantity) var quantity = 1
    @Option("--offer", .text("ID", names: .offer), \.optionOffer) var offer: String?
    @Option("--signature", .text("TEXT"), \.optionSignature) var signature: String?

    var options: PurchaseOptions {
        var options = PurchaseOptions(quantity: quantity)
        // Which kind of offer it is the catalog knows; one that is not there is refused as what it is not.
        options.offer = offer.map { .named($0) }
        // An empty or half a signature is none.
        if let signature { options.signing = OfferSignature(text: signature).map(OfferSigning.signed) ?? .unsigned }
        return options
    }
}

extension CommandContext {
    /// Buys, once the player has read the terms and said yes.
    ///
    /// - Parameter mustConfirm: refuses where nobody can be asked.
    fileprivate func buy(
        _ request: StoreRequest, isConfirmed: Bool, mustConfirm: Bool
    ) throws(CommandError) -> CommandOutput {
        let read = isConfirmed ? nil : try confirmed(request, mustConfirm: mustConfirm)
        let session = try open()
        // The game may charge something else by now than what was read.
        if let read, let now = plan(request, in: session),
            now.charge != read.charge || now.laterPrice != read.laterPrice || now.offer != read.offer
        {
            throw CommandError(StoreError.termsChanged.rawValue, words.message(for: .termsChanged, in: session).text)
        }
        return try perform(request, in: session)
    }

    private func confirmed(_ request: StoreRequest, mustConfirm: Bool) throws(CommandError) -> PurchasePlan? {
        // Read before anything is locked: a player may think for long.
        let session = try look()
        // What cannot be bought is refused by the store itself, which says why.
        guard let plan = plan(request, in: session) else { return nil }
        let message = words.confirmation(for: plan, in: session)
        let question = words.cliConfirmPurchase(product: message.title, terms: message.sentence, yes: words.cliYes)
        guard let answer = console.ask(question) else {
            guard mustConfirm else { return nil }
            throw CommandError(
                "mustConfirm",
                words.cliMustConfirmPurchase(product: message.title, terms: message.sentence, option: "--yes"),
                exit: ExitCode.usage)
        }
        guard words.isYes(answer) else { throw CommandError("notConfirmed", words.cliNotBought) }
        return plan
    }

    private func plan(_ request: StoreRequest, in session: Session) -> PurchasePlan? {
        switch request {
        case .purchase(let id, let options): try? session.store.plan(id, options, at: session.world.clock)
        case .redeem(let code): try? session.store.plan(code: code, at: session.world.clock).plan
        default: nil
        }
    }
}
