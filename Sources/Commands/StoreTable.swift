import Storefront
import Words

/// What `store` can do.
enum StoreVerb: String, CaseIterable {
    case products, buy, offers, redeem, restore
    case transactions, refund, subscription, renew, cancel, agree, disagree
    case approve, decline, settings, interrupt, resolve, revoke, expire, delete
    case priceIncrease = "price-increase"
    case signOffer = "sign-offer"

    /// It only shows something.
    var readsOnly: Bool {
        switch self {
        case .products, .transactions, .subscription, .offers: true
        default: false
        }
    }
}

extension CommandConfiguration {
    static let store = Self(
        name: "store", summary: \.commandStore,
        actions: StoreVerb.allCases.map(Self.init) + [storeFamily], details: { [$0.helpStoreFree] })

    private init(_ verb: StoreVerb) {
        self.init(
            name: "store \(verb.rawValue)", summary: verb.summary, operands: verb.operands,
            options: verb.options + [.json], details: verb.details,
            run: { runner in
                { (arguments, configuration) throws(CommandError) in
                    verb == .settings
                        ? try runner.storeSettings(arguments, configuration)
                        : try runner.store(verb, arguments, configuration)
                }
            })
    }

    private static let storeFamily = Self(
        name: "store family", summary: \.storeActionFamily, options: [.json],
        actions: FamilyVerb.allCases.map(Self.init), details: { [$0.helpStoreFamily(family: "store family")] },
        run: CommandLineRunner.family)

    private init(_ verb: FamilyVerb) {
        let summary: @Sendable (Words) -> String =
            switch verb {
            case .start: \.familyActionStart
            case .join: \.familyActionJoin
            case .leave: \.familyActionLeave
            case .remove: \.familyActionRemove
            case .end: \.familyActionEnd
            }
        self.init(
            name: "store family \(verb.rawValue)", summary: summary,
            operands: verb == .remove ? [Operand("NAME", .profile)] : [], options: [.json],
            run: { runner in
                { (arguments, configuration) throws(CommandError) in
                    try runner.family(verb, arguments, configuration)
                }
            })
    }
}

extension StoreVerb {
    fileprivate var summary: @Sendable (Words) -> String {
        switch self {
        case .products: \.storeActionProducts
        case .buy: \.storeActionBuy
        case .offers: \.storeActionOffers
        case .redeem: \.storeActionRedeem
        case .restore: \.storeActionRestore
        case .transactions: \.storeActionTransactions
        case .refund: \.storeActionRefund
        case .subscription: \.storeActionSubscription
        case .renew: \.storeActionRenew
        case .cancel: \.storeActionCancel
        case .agree: \.storeActionAgree
        case .disagree: \.storeActionDisagree
        case .approve: \.storeActionApprove
        case .decline: \.storeActionDecline
        case .settings: \.storeActionSettings
        case .interrupt: \.storeActionInterrupt
        case .resolve: \.storeActionResolve
        case .revoke: \.storeActionRevoke
        case .expire: \.storeActionExpire
        case .delete: \.storeActionDelete
        case .priceIncrease: \.storeActionPriceIncrease
        case .signOffer: \.storeActionSignOffer
        }
    }

    fileprivate var operands: [Operand] {
        switch self {
        case .buy, .interrupt: [Operand("ID", .product)]
        case .redeem: [Operand("CODE")]
        case .signOffer: [Operand("ID", .product), Operand("OFFER", .offer)]
        case .refund, .approve, .decline, .revoke, .delete: [Operand("TX", .transaction)]
        case .resolve, .expire, .priceIncrease: [Operand("TX", .transaction, .optional)]
        case .settings: [Operand("KEY", .storeSwitch, .optional), Operand("VALUE", .storeSwitchValue, .optional)]
        case .products, .offers, .restore, .transactions, .subscription, .renew, .cancel, .agree, .disagree: []
        }
    }

    fileprivate var options: [Option] {
        let quantity = Option("--quantity", .required("N"), \.optionQuantity)
        let offer = Option("--offer", .required("ID"), names: .offer, \.optionOffer)
        let signature = Option("--signature", .required("TEXT"), \.optionSignature)
        let yes = Option("--yes", \.optionYes)
        return switch self {
        case .buy: [quantity, offer, signature, yes]
        case .interrupt: [quantity, offer, signature]
        case .redeem: [yes]
        case .refund: [Option("--reason", .choice(RefundReason.allCases.map(\.rawValue)), \.optionRefundReason)]
        case .revoke:
            [Option("--reason", .choice(RevocationReason.allCases.map(\.rawValue)), \.optionRevocationReason)]
        case .priceIncrease:
            [Option("--to", .required("PRICE"), \.optionPriceTo), Option("--no-consent", \.optionNoConsent)]
        default: []
        }
    }

    fileprivate var details: @Sendable (Words) -> [String] {
        { words in
            switch self {
            case .renew: [words.helpStoreRenew(renew: "renew")]
            case .buy:
                [
                    words.helpStoreBuy(option: "--yes"),
                    words.helpStoreSignature(option: "--signature", sign: "sign-offer"),
                ]
            case .signOffer: [words.helpStoreSignOffer(option: "--signature")]
            case .redeem: [words.helpStoreRedeem(option: "--yes")]
            case .resolve, .expire, .priceIncrease: [words.helpStoreSubscriptionTransaction]
            default: []
            }
        }
    }
}
