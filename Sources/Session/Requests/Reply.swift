import Simulation
import Storefront

/// The outcome of a request that was done.
package enum Reply: Hashable, Sendable {
    case done
    case created(ID<Backyard>)
    /// What was taken back, or done again.
    case undone(Request)
    case redone(Request)
    /// What came of a purchase, its errors included.
    case purchase(PurchaseResult)
    /// How the subscription stands now.
    case subscription(Subscription)
    case restored([VerificationResult<Transaction>])
    case refunded(Transaction)
    case declined(PendingPurchase)
    case signed(OfferSignature)
    case deleted(Transaction)
    case happened(StoreEvent)
    case visits([Visit])
    /// 12 counts from January.
    case months([Int])
    case photos([Photo])
    case photo(String, text: String)
    /// The file's path.
    case kept(String)
    /// How many visits the file's journal has.
    case exported(visits: Int)
    /// How many purchases were made elsewhere and give nothing.
    case replaced(unverified: Int)
}

/// Why a request was not done. Nothing has changed then.
package enum RequestError: Error, Hashable, Sendable {
    case readOnly(ReadOnlyReason)
    /// The game is played in memory, which has no place for that.
    case inMemory(Unkept)
    case world(WorldError)
    /// A display name is empty, too long, or not one line.
    case badDisplayName
    /// Not an address.
    case badEmail
    case badWidgetName
    case unknownWidget(String)
    case nothingToUndo
    case nothingToRedo
    /// Undo stops at what was done last.
    case irreversible(IrreversibleAction)
    /// The wall clock was not wrong, as far as is known, or its save is no longer kept.
    case noFalseJump
    case store(StoreError)
    case family(FamilyError)
    case file(FileError)

    /// What a game in memory does not have.
    package enum Unkept: Hashable, Sendable {
        case photos, album, files, family
    }
}

/// Something done that undo neither takes back nor reaches behind.
package enum IrreversibleAction: Hashable, Sendable {
    /// By the product's name; whether its money can be asked for.
    case purchase(String, isRefundable: Bool)
    case refund(String)
    case photoDeletion
}

/// A request and what became of it.
package struct Answer: Sendable {
    package let request: Request
    package let result: Result<Reply, RequestError>

    /// Asks it of a game.
    package init(_ request: Request, of session: Session) {
        self.request = request
        do {
            result = .success(try session.perform(request))
        } catch {
            result = .failure(error)
        }
    }
}
