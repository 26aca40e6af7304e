/// The colors of a bird by role, as names of `NamedColor`.
package struct Palette: Hashable, Sendable, Codable {
    package var body: NamedColor
    package var wing: NamedColor
    package var belly: NamedColor
    package var accent: NamedColor
    package var beak: NamedColor
    package var head: NamedColor

    /// Creates a palette. Wing and head default to the body's color, belly and accent to white.
    package init(
        body: NamedColor, beak: NamedColor, wing: NamedColor? = nil, belly: NamedColor = .white,
        accent: NamedColor = .white, head: NamedColor? = nil
    ) {
        self.body = body
        self.beak = beak
        self.wing = wing ?? body
        self.belly = belly
        self.accent = accent
        self.head = head ?? body
    }
}

/// The sixteen colors that birds are made of; `Scene` has their values.
package enum NamedColor: String, Hashable, Sendable, Codable, CaseIterable {
    case beige, black, blue, brown, darkBlue, gray, green, lightGreen, lightPurple, orange, pink, purple, red, teal
    case white, yellow
}

/// The rarity of a species, which sets its weight among the species that could come.
package enum Rarity: String, Hashable, Sendable, Codable, CaseIterable {
    case common, uncommon, rare, veryRare, legendary

    /// True for rare and all rarer species.
    package var isRare: Bool { self != .common && self != .uncommon }
}

/// The part of the year that a species spends here, in dates of the northern hemisphere (half a year later in the
/// south).
///
/// Each yard's dates shift by a few days every year; the species always returns.
package struct Sojourn: Hashable, Sendable {
    package struct Day: Hashable, Sendable {
        /// The month, 1…12.
        package let month: Int
        /// The day of the month, 1…31.
        package let day: Int

        package init(_ month: Int, _ day: Int) {
            self.month = month
            self.day = day
        }
    }

    package let from: Day
    /// The last day; earlier in the year than `from` if the stay includes New Year.
    package let until: Day

    package init(from: Day, until: Day) {
        self.from = from
        self.until = until
    }
}

/// A condition of a yard at a moment that matters to a species.
package enum Circumstance: Hashable, Sendable {
    case weather(Weather)
    /// Any one of these parts of the day.
    case hours([TimeOfDay])
    /// A food in the feeder.
    case food(ID<Food>)
    /// A plant anywhere in the yard, also in front.
    case plant(PlantKind)
    case hangingFeeder
    case birdhouse

    /// True for a circumstance that needs something from the shop: a premium food or the hanging feeder.
    var isSold: Bool {
        switch self {
        case .food(let food): Catalog.food(food)?.isPremium == true
        case .hangingFeeder: true
        case .weather, .hours, .plant, .birdhouse: false
        }
    }
}

/// The circumstances that together call one particular bird, for players to find out.
package struct Secret: Hashable, Sendable {
    /// The tag of the bird that is called; `nil` for the second bird of the species, or the only hoopoe.
    package let tag: Bird.Tag?
    package let needs: [Circumstance]

    package init(_ needs: [Circumstance], calls tag: Bird.Tag? = nil) {
        self.tag = tag
        self.needs = needs
    }

    /// All secrets by index of the species in `Catalog.species`.
    static let all = Catalog.species.map(\.secret)

    /// True if it needs something that is sold in the shop.
    var needsShop: Bool { needs.contains(where: \.isSold) }

    func holds(_ conditions: Conditions, in backyard: Backyard) -> Bool {
        needs.allSatisfy { conditions.holds($0, in: backyard) }
    }

    /// Returns true if a bird is the one that the secret calls.
    func isMeant(_ bird: Bird) -> Bool {
        tag.map { $0 == bird.tag } ?? (bird.id.rawValue == bird.species.rawValue + "-2" || bird.species == .hoopoe)
    }
}

/// A species of bird. All species are in `Catalog.species`.
package struct Species: Hashable, Sendable {
    package let id: ID<Species>
    /// The size of its picture relative to a dove's, 0…1.
    package let scale: Double
    package let rarity: Rarity
    /// True if it comes only to accounts with early access.
    package let isEarlyAccess: Bool
    /// True if it is awake at night instead of by day.
    package let isNocturnal: Bool
    /// The plants that attract it.
    package let likedPlants: [PlantKind]
    /// The perch that it takes if it is free; the fountain only to drink.
    package let favoritePerch: Perch
    /// The percentage of its visits, 0…100, on which a bird prefers water to food.
    package let thirst: Int
    /// True if it sometimes comes with others of its species.
    package let flocks: Bool
    /// True if a hanging feeder attracts it.
    package let hangs: Bool
    /// True if a birdhouse attracts it.
    package let nests: Bool
    /// The part of the year that it spends here; `nil` for all year.
    package let sojourn: Sojourn?
    /// The circumstances that must all hold for it to come.
    package let needs: [Circumstance]
    /// The circumstances each of which makes the species three times as likely.
    package let enjoys: [Circumstance]
    /// The secret that calls one of its birds; `nil` for species without one.
    package let secret: Secret?
    /// The gifts that its birds leave in yards that they love; a bird repeats one after `Gift.pause` at the earliest.
    package let gifts: [GiftKind]
    /// True if it leaves gifts sooner and more often than other species.
    package let isGenerous: Bool
    /// The number of its birds in a world, without the two tagged hummingbirds.
    package let individuals: ClosedRange<Int>
    /// The number of its birds that may come from the first day on.
    package let residents: Int
    /// The gestures of its typical move; cardinal and waxwing share theirs.
    package let move: [Gesture]
    package let idleMotion: IdleMotion?
    /// The wing beats a second as drawn: about four, since faster ones flicker at 30 frames a second.
    package let wingBeatsPerSecond: Double
    /// True if it hovers at a perch instead of sitting on it, except on branches and at night.
    package let hovers: Bool
    /// True if its bill opens seeds; other birds only taste them.
    package let cracksSeeds: Bool
    package let palettes: [Palette]

    package init(
        id: ID<Species>, scale: Double, rarity: Rarity, isEarlyAccess: Bool = false,
        isNocturnal: Bool = false, likedPlants: [PlantKind],
        favoritePerch: Perch = .feeder, thirst: Int = 30, flocks: Bool = false, hangs: Bool = false,
        nests: Bool = false, sojourn: Sojourn? = nil, needs: [Circumstance] = [], enjoys: [Circumstance] = [],
        secret: Secret? = nil,
        gifts: [GiftKind] = [], isGenerous: Bool = false,
        individuals: ClosedRange<Int> = 6...8, residents: Int = 2, move: [Gesture] = .plain,
        idleMotion: IdleMotion? = nil, wingBeatsPerSecond: Double = 4, hovers: Bool = false,
        cracksSeeds: Bool = false,
        palettes: [Palette]
    ) {
        self.id = id
        self.scale = scale
        self.rarity = rarity
        self.isEarlyAccess = isEarlyAccess
        self.isNocturnal = isNocturnal
        self.likedPlants = likedPlants
        self.favoritePerch = favoritePerch
        self.thirst = thirst
        self.flocks = flocks
        self.hangs = hangs
        self.nests = nests
        self.sojourn = sojourn
        self.needs = needs
        self.enjoys = enjoys
        self.secret = secret
        self.gifts = gifts
        self.isGenerous = isGenerous
        self.individuals = individuals
        self.residents = residents
        self.move = move
        self.idleMotion = idleMotion
        self.wingBeatsPerSecond = wingBeatsPerSecond
        self.hovers = hovers
        self.cracksSeeds = cracksSeeds
        self.palettes = palettes
    }
}
