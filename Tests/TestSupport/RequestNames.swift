import Session

extension Request {
    /// Its name in the tables of tests, such as "refillWater" or "store.purchase".
    package var name: String {
        let name = String("\(intent)".prefix { $0 != "(" })
        switch intent {
        case is StoreRequest: return "store.\(name)"
        case is JournalRequest: return "journal.\(name)"
        case is AlbumRequest: return "album.\(name)"
        case is TransferRequest: return "transfer.\(name)"
        case is FamilyChange: return "family"
        case is ShareLifeList: return "shareLifeList"
        case is ChangeSettings: return "changeSettings"
        case is UndoRequest: return "undo"
        case is RedoRequest: return "redo"
        default: return (intent as? any StoredIntent)?.kind ?? name
        }
    }

    /// The names of all requests: by these, tables of what each hand can do are known to be whole.
    package static let names: [String] =
        stored.filter { $0 != StoreRequest.self && $0 != AlbumRequest.self }.flatMap { $0.kinds }
        + ["changeSettings", "undo", "redo", "family", "journal.visits", "journal.months", "openLetter", "postLetter"]
        + ["journal.sharedLists", "shareLifeList"]
        + ["list", "show", "keep", "delete"].map { "album.\($0)" }
        + ["export", "replace", "repair", "returnBeforeJump", "declineReturn"].map { "transfer.\($0)" }
        + [
            "purchase", "setAutoRenew", "answerPriceIncrease", "restore", "redeem", "signOffer", "refund", "decline",
            "settings", "approve", "resolve", "revoke", "expire", "renewNow", "delete", "askForPriceIncrease",
        ].map { "store.\($0)" }
}
