import Simulation
import Storefront

/// The result of a request that was performed.
package enum Reply: Hashable, Sendable {
    case done
    case created(ID<Backyard>)
    /// The request that was taken back.
    case undone(Request)
    /// The request that was performed again.
    case redone(Request)
    /// The outcome of a purchase, errors included.
    case purchase(PurchaseResult)
    /// A subscription after its change.
    case subscription(Subscription)
    case restored([VerificationResult<Transaction>])
    case refunded(Transaction)
    case declined(PendingPurchase)
    case signed(OfferSignature)
    case deleted(Transaction)
    case happened(StoreEvent)
    case visits([Visit])
    /// The numbers of visits by calendar month: 12 counts from January.
    case months([Int])
    /// The life lists of a shared folder, those with the most species this year first.
    case sharedLists([SharedList])
    case photos([Photo])
    /// A photo's name, and its picture as text for terminals.
    case photo(String, text: String)
    /// The path of the file that was written.
    case kept(String)
    /// A card or a note is kept as text, to be printed when the player leaves.
    case printed
    /// The number of visits in the exported journal.
    case exported(visits: Int)
    /// The number of purchases made on another computer that give nothing here.
    case replaced(unverified: Int)
}

/// The reason why a request was not performed; nothing has changed then.
package enum RequestError: Error, Hashable, Sendable {
    case readOnly(ReadOnlyReason)
    /// The game is played in memory, so it has no files of that kind.
    case inMemory(Unkept)
    case world(WorldError)
    /// The display name is empty, too long, or not on one line.
    case badDisplayName
    /// The text is not an email address.
    case badEmail
    case badWidgetName
    case unknownWidget(String)
    case nothingToUndo
    case nothingToRedo
    /// The last request cannot be undone, nor anything before it.
    case irreversible(IrreversibleAction)
    /// No jump of the clock proved false, or its save is no longer kept.
    case noFalseJump
    case store(StoreError)
    case family(FamilyError)
    case file(FileError)
    /// A card or note from another household cannot be used.
    case letter(GuestLetter.Fault)
    /// A kiosk does not do that.
    case refused(WayOut)
    /// The player's folder on a server is full.
    case noRoom

    /// A feature that needs files, which a game in memory does not have.
    package enum Unkept: Hashable, Sendable {
        case photos, album, files, family
    }
}

/// An action that cannot be undone, and before which nothing can be undone.
package enum IrreversibleAction: Hashable, Sendable {
    /// A purchase of a product, by name; `isRefundable` if a refund can be requested.
    case purchase(String, isRefundable: Bool)
    case refund(String)
    case photoDeletion
    /// A bird has left for another household, or one of another household was welcomed.
    case journey
}

/// A request with its reply or error.
package struct Answer: Sendable {
    package let request: Request
    package let result: Result<Reply, RequestError>

    /// Performs a request in a session and records the outcome.
    package init(_ request: Request, of session: Session) {
        self.request = request
        do {
            result = .success(try session.perform(request))
        } catch {
            result = .failure(error)
        }
    }
}
