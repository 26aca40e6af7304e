import Chronology

/// The content of a card that lets a bird visit another household.
///
/// It has no more than a bird of its species can have, whoever wrote it: see `isPlausible`.
package struct GuestCard: Hashable, Sendable, Codable {
    package let nonce: String
    /// The name of the household that the bird belongs to.
    package let household: String
    /// The wall clock's time when the bird left, and when it will be home again.
    package let sent, due: Instant
    package let species: ID<Species>
    /// The index of the bird's colors in its species' `palettes`.
    package let palette: Int
    /// The mark by which it is known; `nil` for its color.
    package let mark: Epithet.Mark?
    /// The name; `nil` if it has none or it is hidden.
    package let name: String?
    package let temperament: Temperament
    /// The favorite food, where its household knows it.
    package let loves: ID<Food>?
    /// The foods that its household knows it to dislike.
    package let dislikes: [ID<Food>]

    /// - Parameters:
    ///   - bird: a bird that is away.
    ///   - isNamed: whether its name stands on the card.
    ///   - dates: the wall clock's times of its journey.
    package init(
        of bird: Bird, nonce: String, household: String, isNamed: Bool, from sent: Instant, until due: Instant
    ) {
        (self.nonce, self.household, self.sent, self.due) = (nonce, household, sent, due)
        (species, palette, temperament) = (bird.species, bird.palette, bird.temperament)
        mark = if case .mark(let mark) = bird.epithet { mark } else { nil }
        name = isNamed ? bird.name.flatMap(Household.cleaned) : nil
        loves = bird.isFavoriteDiscovered ? bird.favoriteFood : nil
        dislikes = bird.discoveredDislikes
    }

    /// True if the card is well-formed and tells of a bird that can exist.
    package var isPlausible: Bool {
        guard let kind = Catalog.species(species), kind.palettes.indices.contains(palette) else { return false }
        let foods = dislikes + [loves].compactMap(\.self)
        return Self.isNonce(nonce) && Household.isClean(household) && name.map(Household.isClean) != false
            && sent < due
            && due - sent <= World.longestJourney && dislikes.count <= 2 && Set(foods).count == foods.count
            && foods.allSatisfy { Catalog.food($0) != nil }
    }

    /// Returns true for sixteen lower-case hexadecimal digits.
    package static func isNonce(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}

/// The content of the note that a bird brings home from another household.
package struct GuestNote: Hashable, Sendable, Codable {
    package let nonce: String
    package let memory: JourneyMemory

    package init(nonce: String, memory: JourneyMemory) { (self.nonce, self.memory) = (nonce, memory) }

    /// True if the note is well-formed and tells of a stay that can have been.
    package var isPlausible: Bool { GuestCard.isNonce(nonce) && memory.isPlausible }
}

/// The reason why a journey or a visit from another household was refused.
package enum JourneyRefusal: Hashable, Sendable {
    /// The bird is away.
    case isAway
    /// The bird belongs to another household, which alone may name it or send it.
    case isGuest
    /// The bird has moved away.
    case hasMoved
    /// Too many birds are away already; the value is the greatest number.
    case manyAway(Int)
    /// The card is about a bird of this household.
    case isOwn
    /// The card or note was used here before.
    case isUsed
    /// The card has expired: its date of return is past.
    case cardOver
    /// Too many guests are here or expected already; the value is the greatest number.
    case manyGuests(Int)
    /// The card or note is not plausible, or the note is about no bird of this household.
    case isUnknown
    /// The bird is of this household, so there is nobody to write a note to.
    case isAtHome
}
