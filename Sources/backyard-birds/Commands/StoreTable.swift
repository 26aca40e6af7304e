import Words

/// What `store` can do.
enum StoreVerb: String, CaseIterable {
    case products, buy, transactions, refund, subscription, renew, cancel, approve, decline, redeem, restore

    var readsOnly: Bool { self == .products || self == .transactions || self == .subscription }
}

extension CommandConfiguration {
    static let store = Self(
        name: "store", summary: \.commandStore,
        actions: StoreVerb.allCases.map(Self.init) + [storeFamily], details: { [$0.helpStoreFree] })

    private init(_ verb: StoreVerb) {
        let transaction = Operand("TX", .transaction)
        let (summary, operands): (@Sendable (Words) -> String, [Operand]) =
            switch verb {
            case .products: (\.storeActionProducts, [])
            case .buy: (\.storeActionBuy, [Operand("ID", .product)])
            case .transactions: (\.storeActionTransactions, [])
            case .refund: (\.storeActionRefund, [transaction])
            case .subscription: (\.storeActionSubscription, [])
            case .renew: (\.storeActionRenew, [])
            case .cancel: (\.storeActionCancel, [])
            case .approve: (\.storeActionApprove, [transaction])
            case .decline: (\.storeActionDecline, [transaction])
            case .redeem: (\.storeActionRedeem, [Operand("CODE")])
            case .restore: (\.storeActionRestore, [])
            }
        self.init(
            name: "store \(verb.rawValue)", summary: summary, operands: operands,
            options: (verb == .buy ? [Option("--quantity", .required("N"), \.optionQuantity)] : []) + [.json],
            details: { verb == .renew ? [$0.helpStoreRenew(renew: "renew")] : [] },
            run: { runner in
                { (arguments, configuration) throws(CommandError) in
                    try runner.store(verb, arguments, configuration)
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
