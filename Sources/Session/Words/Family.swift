import Storefront

/// What a player reads about the family.
extension FamilyError {
    package var sentence: String {
        switch self {
        case .refused(.full): "A family is \(Family.limit) players at most."
        case .refused(.alreadyMember): "That player belongs to the family already."
        case .refused(.notAMember): "That player does not belong to the family."
        case .refused(.organizerStays): "Who set the family up cannot leave it; end it instead."
        case .noFamily: "There is no family on this computer yet; start one."
        case .exists(let organizer): "There is a family already, which \(organizer) set up; join it instead."
        case .notOrganizer(let organizer): "Only \(organizer), who set the family up, can do that."
        case .file(let error): "The family stays as it was, since “\(error.path)” could not be changed: \(error.cause)."
        }
    }
}

extension FamilyTrouble {
    /// Fits after "because".
    package var cause: String {
        switch self {
        case .damaged(let flaw): "“family.json” is damaged: \(flaw.cause)"
        case .unreadable(let error): "“family.json” cannot be read, since \(error.cause)"
        case .member(let profile): "what “\(profile)” has bought cannot be read"
        }
    }

    package var sentence: String {
        "\(cause.prefix(1).uppercased() + cause.dropFirst()); what is shared stays as it was."
    }
}

extension FamilyFlaw {
    package var cause: String {
        switch self {
        case .otherFormat: "it is no list of a family"
        case .newer: "a later version of the game made it"
        case .checksum: "its checksum does not match"
        case .members: "its members cannot be a family"
        case .document(let error): error.description
        }
    }
}
