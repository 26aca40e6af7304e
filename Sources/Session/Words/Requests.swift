import Simulation
import Storefront

/// What a player reads when a request was not done: one sentence each.
extension RequestError {
    package var sentence: String {
        switch self {
        case .readOnly(let reason): reason.sentence
        case .inMemory(.photos): "This game is played in memory: photos are not kept."
        case .inMemory(.album): "This game is played in memory: there is no album."
        case .inMemory(.files): "This game is played in memory: nothing is written."
        case .inMemory(.family): "A game in memory has no family: nothing of it is kept."
        case .world(let error): error.sentence
        case .badDisplayName: "A name needs 1 to \(Account.nameLimit) characters on one line."
        case .badEmail: "That is not an email address; leave it empty if you like."
        case .nothingToUndo: "There is nothing to undo."
        case .store(let error): error.message().text
        case .family(let error): error.sentence
        case .file(let error): error.sentence
        }
    }
}

extension WorldError {
    package var sentence: String {
        func name(_ food: ID<Food>) -> String { Catalog.food(food)?.name ?? food.rawValue }
        return switch self {
        case .unknownBackyard(let id): "There is no yard “\(id)”."
        case .unknownBird(let id): "There is no bird “\(id)”."
        case .unknownFood(let id): "There is no food “\(id)”."
        case .noneOwned(let food): "No \(name(food)) is left; the shop has more."
        case .invalidName: "A name needs 1 to \(PlayerText.limit) characters."
        case .notYetNameable: "This bird does not know you well enough yet: ten visits, or three meals that it loved."
        case .backyardLimitReached(let limit): "There is room for \(limit) yards; a pass lifts the limit."
        case .lastBackyard: "One yard must stay."
        case .invalidDecoration: "There is no such decoration."
        case .decorationNotOwned: "That comes with a pass or with its pack in the shop."
        case .alreadyEaten: "A bird has eaten of it already: it cannot be taken back."
        case .nothingToUndo: "What was to be undone is no longer there."
        }
    }
}
