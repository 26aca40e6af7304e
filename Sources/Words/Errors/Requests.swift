import Session
import Simulation

/// The reasons why a request was refused, one sentence each.
extension Words {
    package func sentence(for error: RequestError) -> String {
        switch error {
        case .readOnly(let reason): sentence(for: reason)
        case .inMemory(.photos): errorPhotosInMemory
        case .inMemory(.album): errorAlbumInMemory
        case .inMemory(.files): errorFilesInMemory
        case .inMemory(.family): errorFamilyInMemory
        case .world(let error): sentence(for: error)
        case .badDisplayName: errorDisplayName(limit: Account.nameLimit)
        case .badEmail: errorEmail
        case .badWidgetName: errorWidgetName
        case .unknownWidget(let name): errorNoWidget(name: name)
        case .nothingToUndo: errorNothingToUndo
        case .nothingToRedo: errorNothingToRedo
        case .irreversible(.purchase(let product, let isRefundable)):
            isRefundable ? errorPurchaseStays(product: product) : errorPurchaseIsFinal(product: product)
        case .irreversible(.refund(let product)): errorRefundStays(product: product)
        case .irreversible(.photoDeletion): errorPhotoGone
        case .irreversible(.journey): errorJourneyStays
        case .noFalseJump: errorNoFalseJump
        case .store(let error): message(for: error).text
        case .family(let error): sentence(for: error)
        case .file(let error): sentence(for: error)
        case .letter(.notALetter): errorNotALetter
        case .letter(.newer): errorLetterNewer
        case .letter(.altered): errorLetterAltered
        case .refused: errorRefused
        case .noRoom: errorNoRoom
        }
    }

    package func sentence(for error: WorldError) -> String {
        switch error {
        case .unknownBackyard(let id): errorNoYard(id: id.rawValue)
        case .unknownBird(let id): errorNoBird(id: id.rawValue)
        case .unknownFood(let id): errorNoFood(id: id.rawValue)
        case .noneOwned(let food): errorNoneLeft(food: name(of: food))
        case .invalidName: errorName(limit: PlayerText.limit)
        case .nameTaken: decorateNameTaken
        case .notYetNameable: errorNotNameable(visits: Bird.visitsForName, meals: Bird.lovedMealsForName)
        case .backyardLimitReached(let limit): errorYardLimit(count: limit)
        case .lastBackyard: errorLastYard
        case .invalidDecoration: errorNoDecoration
        case .decorationNotOwned: errorDecorationNotOwned
        case .alreadyEaten: errorAlreadyEaten
        case .nothingToUndo: errorUndoGone
        case .journey(let refusal): sentence(for: refusal)
        }
    }

    private func sentence(for refusal: JourneyRefusal) -> String {
        switch refusal {
        case .isAway: errorBirdAway
        case .isGuest: errorBirdOfFriend
        case .hasMoved: errorBirdMoved
        case .manyAway(let limit): errorManyAway(limit: limit)
        case .isOwn: errorOwnCard
        case .isUsed: errorLetterUsed
        case .cardOver: errorCardOver
        case .manyGuests(let limit): errorManyGuests(limit: limit)
        case .isUnknown: errorNoteUnknown
        case .isAtHome: errorBirdAtHome(command: "guest send")
        }
    }
}
