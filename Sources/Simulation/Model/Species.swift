/// The colors of a bird by role. Names of colors are those of `NamedColor`.
package struct Palette: Hashable, Sendable, Codable {
    package var body: NamedColor
    package var wing: NamedColor
    package var belly: NamedColor
    package var accent: NamedColor
    package var beak: NamedColor
    package var head: NamedColor

    /// A wing or head that is not named is the body's; belly and accent are white.
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

/// The sixteen colors that birds are made of; their values are the picture's business.
package enum NamedColor: String, Hashable, Sendable, Codable, CaseIterable {
    case beige, black, blue, brown, darkBlue, gray, green, lightGreen, lightPurple, orange, pink, purple, red, teal
    case white, yellow
}

/// How often a species comes: its weight among those that could.
package enum Rarity: String, Hashable, Sendable, Codable, CaseIterable {
    case common, uncommon, rare, veryRare, legendary

    package var isRare: Bool { self != .common && self != .uncommon }
}

/// The part of the year that a species spends here, in northern dates (half a year later in the south). Each yard sees
/// it come and go a few days sooner or later every year; it always returns.
package struct Sojourn: Hashable, Sendable {
    package struct Day: Hashable, Sendable {
        /// 1…12
        package let month: Int
        /// 1…31
        package let day: Int

        package init(_ month: Int, _ day: Int) {
            self.month = month
            self.day = day
        }
    }

    package let from: Day
    /// The last day; earlier in the year than `from` where it stays over New Year.
    package let until: Day

    package init(from: Day, until: Day) {
        self.from = from
        self.until = until
    }
}

/// Something about a moment that matters to a species.
package enum Circumstance: Hashable, Sendable {
    case weather(Weather)
    /// Any of these.
    case hours([TimeOfDay])
    /// In the feeder.
    case food(ID<Food>)
    /// Anywhere in the yard, those in front included.
    case plant(PlantKind)
    case hangingFeeder
    case birdhouse
}

/// Things that, all together, call one particular bird: for players to find out.
package struct Secret: Hashable, Sendable {
    /// The bird's, or `nil` for the second of its kind.
    package let tag: Bird.Tag?
    package let needs: [Circumstance]

    package init(_ needs: [Circumstance], calls tag: Bird.Tag? = nil) {
        self.tag = tag
        self.needs = needs
    }

    /// By index of the species.
    static let all = Catalog.species.map(\.secret)

    func holds(_ conditions: Conditions, in backyard: Backyard) -> Bool {
        needs.allSatisfy { conditions.holds($0, in: backyard) }
    }

    /// Those that are the second of their kind, where it has no tag.
    func isMeant(_ bird: Bird) -> Bool {
        tag.map { $0 == bird.tag } ?? (bird.id.rawValue == "\(bird.species)-2" || bird.species == .hoopoe)
    }
}

/// A kind of bird. The list of all is `Catalog.species`.
package struct Species: Hashable, Sendable {
    package let id: ID<Species>
    /// Size of its picture beside a dove's, 0…1.
    package let scale: Double
    package let rarity: Rarity
    /// Comes only to yards whose account has early access.
    package let isEarlyAccess: Bool
    /// Awake at night instead of by day.
    package let isNocturnal: Bool
    /// Plants that draw it.
    package let likedPlants: [PlantKind]
    /// Where it likes to be; takes another perch when this one is taken.
    package let favoritePerch: Perch
    /// Percent of its visits that are for water.
    package let thirst: Int
    /// Now and then comes with others of its kind.
    package let flocks: Bool
    /// Drawn by a hanging feeder.
    package let hangs: Bool
    /// Drawn by a birdhouse.
    package let nests: Bool
    /// `nil`: here all year.
    package let sojourn: Sojourn?
    /// Comes only if all of these are so.
    package let needs: [Circumstance]
    /// Each of these that is so makes it three times as likely.
    package let enjoys: [Circumstance]
    /// What calls one of its birds before all others.
    package let secret: Secret?
    /// What its birds leave in yards that they love, each of them each thing once.
    package let gifts: [GiftKind]
    /// Leaves gifts sooner and oftener than others.
    package let isGenerous: Bool
    /// How many there are of it in a world, the two tagged hummingbirds not counted.
    package let individuals: ClosedRange<Int>
    /// How many of them live so near that they come from the first day on.
    package let residents: Int
    /// What players come to know it by, and no other species does.
    package let move: [Gesture]
    package let idleMotion: IdleMotion?
    /// As slow as the eye and eight frames a second can follow.
    package let wingBeatsPerSecond: Double
    /// Stays in the air before a perch instead of sitting down on it, but for branches and the night.
    package let hovers: Bool
    /// Has a bill that opens seeds; others no more than taste them.
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
        idleMotion: IdleMotion? = nil, wingBeatsPerSecond: Double = 5.5, hovers: Bool = false,
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
