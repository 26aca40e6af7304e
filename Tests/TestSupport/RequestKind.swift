import Session

/// Of what kind a request is: by these, tables of what each hand can do are known to be whole.
package enum RequestKind: String, CaseIterable, Sendable {
    case refillWater, refillFood, setBackyardFavorite, renameBackyard, createBackyard, decorateBackyard,
        removeBackyard, setBirdFavorite, nameBird
    case setDisplayName, setEmail, setAvatar, changeSettings, keepWidget, removeWidget, together, undo, redo,
        family
    case storePurchase = "store.purchase"
    case storeSetAutoRenew = "store.setAutoRenew"
    case storeAnswerPriceIncrease = "store.answerPriceIncrease"
    case storeRestore = "store.restore"
    case storeRedeem = "store.redeem"
    case storeSignOffer = "store.signOffer"
    case storeRefund = "store.refund"
    case storeDecline = "store.decline"
    case storeSettings = "store.settings"
    case storeApprove = "store.approve"
    case storeResolve = "store.resolve"
    case storeRevoke = "store.revoke"
    case storeExpire = "store.expire"
    case storeRenewNow = "store.renewNow"
    case storeDelete = "store.delete"
    case storeAskForPriceIncrease = "store.askForPriceIncrease"
    case journalVisits = "journal.visits"
    case journalMonths = "journal.months"
    case albumList = "album.list"
    case albumShow = "album.show"
    case albumKeep = "album.keep"
    case albumDelete = "album.delete"
    case transferExport = "transfer.export"
    case transferReplace = "transfer.replace"
    case transferRepair = "transfer.repair"
    case transferReturnBeforeJump = "transfer.returnBeforeJump"
    case transferDeclineReturn = "transfer.declineReturn"

    // Without `default`: a new request has to be named here.
    package init(_ request: Request) {
        switch request {
        case .refillWater: self = .refillWater
        case .refillFood: self = .refillFood
        case .setBackyardFavorite: self = .setBackyardFavorite
        case .renameBackyard: self = .renameBackyard
        case .createBackyard: self = .createBackyard
        case .decorateBackyard: self = .decorateBackyard
        case .removeBackyard: self = .removeBackyard
        case .setBirdFavorite: self = .setBirdFavorite
        case .nameBird: self = .nameBird
        case .setDisplayName: self = .setDisplayName
        case .setEmail: self = .setEmail
        case .setAvatar: self = .setAvatar
        case .changeSettings: self = .changeSettings
        case .keepWidget: self = .keepWidget
        case .removeWidget: self = .removeWidget
        case .together: self = .together
        case .undo: self = .undo
        case .redo: self = .redo
        case .family: self = .family
        case .store(let request): self.init(request)
        case .journal(.visits): self = .journalVisits
        case .journal(.months): self = .journalMonths
        case .album(.list): self = .albumList
        case .album(.show): self = .albumShow
        case .album(.keep): self = .albumKeep
        case .album(.delete): self = .albumDelete
        case .transfer(.export): self = .transferExport
        case .transfer(.replace): self = .transferReplace
        case .transfer(.repair): self = .transferRepair
        case .transfer(.returnBeforeJump): self = .transferReturnBeforeJump
        case .transfer(.declineReturn): self = .transferDeclineReturn
        }
    }

    private init(_ request: StoreRequest) {
        switch request {
        case .purchase: self = .storePurchase
        case .setAutoRenew: self = .storeSetAutoRenew
        case .answerPriceIncrease: self = .storeAnswerPriceIncrease
        case .restore: self = .storeRestore
        case .redeem: self = .storeRedeem
        case .signOffer: self = .storeSignOffer
        case .refund: self = .storeRefund
        case .decline: self = .storeDecline
        case .settings: self = .storeSettings
        case .approve: self = .storeApprove
        case .resolve: self = .storeResolve
        case .revoke: self = .storeRevoke
        case .expire: self = .storeExpire
        case .renewNow: self = .storeRenewNow
        case .delete: self = .storeDelete
        case .askForPriceIncrease: self = .storeAskForPriceIncrease
        }
    }
}
