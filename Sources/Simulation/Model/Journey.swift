import Chronology

/// A bird's journey to the yards of another household, to which a card was given.
///
/// It ends on its due date by itself, so that nothing is lost where nobody answers.
package struct Journey: Hashable, Sendable, Codable {
    /// The text that the card and the note that comes back share: sixteen hexadecimal digits.
    package let nonce: String
    /// The world's date when the bird left.
    package let left: Instant
    /// The world's date when the bird is home; earlier than planned if a note has brought it home.
    package internal(set) var due: Instant
    /// The other household's note; `nil` if none came.
    package internal(set) var memory: JourneyMemory?
}

/// A bird's stay in another household, as the note tells it.
package struct JourneyMemory: Hashable, Sendable, Codable {
    /// The greatest number of visits that a note may tell of; no bird comes as often within a week.
    package static let visitLimit = 200

    /// The name of the household where the bird stayed.
    package let household: String
    package let visits: Int
    /// The foods that it ate there, in the order of first meals.
    package let meals: [ID<Food>]
    package let gift: GiftKind?

    package init(household: String, visits: Int, meals: [ID<Food>], gift: GiftKind?) {
        (self.household, self.visits, self.meals, self.gift) = (household, visits, meals, gift)
    }

    /// True if a bird can have this memory: its counts, foods and name are possible.
    var isPlausible: Bool {
        Household.isClean(household) && 0...Self.visitLimit ~= visits && Set(meals).count == meals.count
            && meals.allSatisfy { Catalog.food($0) != nil } && (visits > 0 || (meals.isEmpty && gift == nil))
    }
}

/// The part of another household's card that is kept with its bird, which visits this household.
package struct Invitation: Hashable, Sendable, Codable {
    package let nonce: String
    /// The name of the household that the bird comes from.
    package var household: String
    /// The mark that the bird is known by at home; `nil` for its color.
    let mark: Epithet.Mark?
}

/// Names of households on cards.
package enum Household {
    /// The most UTF-8 bytes of a name on a card, so that a card stays within its size.
    package static let byteLimit = 200

    /// Returns a name as it may stand on a card; `nil` if nothing of it can be seen or it is too long.
    package static func cleaned(_ text: String) -> String? {
        PlayerText.cleaned(text).flatMap { $0.utf8.count <= byteLimit ? $0 : nil }
    }

    /// Returns true if a name from a card is as this program writes it.
    static func isClean(_ text: String) -> Bool { cleaned(text) == text }
}

extension World {
    /// The birds that have traveled or are guests: first those away or staying, the nearest end first, then the rest,
    /// the latest first.
    package var travelers: [Bird] {
        birds.filter { $0.isGuest || $0.journeys != nil }.sorted { one, other in
            func rank(_ bird: Bird) -> (Int, Instant, ID<Bird>) {
                let end = (bird.isGuest ? bird.leavesAt : bird.journeys?.last?.due) ?? began
                return (end > clock ? 0 : 1, end, bird.id)
            }
            let (a, b) = (rank(one), rank(other))
            return a.0 != b.0 ? a.0 < b.0 : a.0 == 0 ? (a.1, a.2) < (b.1, b.2) : (b.1, b.2) < (a.1, a.2)
        }
    }
}

extension Bird {
    /// True for a bird of another household.
    package var isGuest: Bool { invitation != nil }

    /// The journey on which the bird is at a date; `nil` if it is at home.
    package func journey(at date: Instant) -> Journey? {
        guard let last = journeys?.last, last.left <= date, date < last.due else { return nil }
        return last
    }

    /// Returns true if a bird of another household is expected or may be met at a date.
    package func isStaying(at date: Instant) -> Bool { isGuest && leavesAt.map { date < $0 } ?? false }
}
