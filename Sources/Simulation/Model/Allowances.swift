/// What the account's pass and packs allow, as plain data: the simulation knows no money.
package struct Allowances: Hashable, Sendable, Codable {
    /// `nil`: as many as wanted.
    package var backyardLimit: Int?
    package var earlyAccessSpecies: Bool
    /// Hanging feeders that may be put up; the one on the ground is in every yard.
    package var feeders: [FeederStyle]
    package var birdhouses: [BirdhouseStyle]
    /// Decoration packs that are owned for good, by id, ascending.
    package var packs: [String]

    /// - Parameters:
    ///   - everyDecoration: a pass allows all decorations for as long as it lasts.
    ///   - packs: ids of what is owned; those that are no pack of `DecorationPack.all` are left out.
    package init(
        backyardLimit: Int?, earlyAccessSpecies: Bool, everyDecoration: Bool = false, packs: [String] = []
    ) {
        let owned = DecorationPack.all.filter { packs.contains($0.id) }
        self.backyardLimit = backyardLimit
        self.earlyAccessSpecies = earlyAccessSpecies
        self.packs = owned.map(\.id).sorted()
        feeders = FeederStyle.allCases.filter { style in
            everyDecoration || owned.contains { $0.feeders.contains(style) }
        }
        birdhouses = BirdhouseStyle.allCases.filter { style in
            everyDecoration || owned.contains { $0.birdhouses.contains(style) }
        }
    }

    /// Without a pass: eight yards, no early access, no decorations but bought ones.
    package static let standard = Allowances(backyardLimit: 8, earlyAccessSpecies: false)
}

/// Decorations that are bought together and stay for good.
package struct DecorationPack: Hashable, Sendable {
    /// The product's in the shop.
    package let id: String
    package let feeders: [FeederStyle]
    package let birdhouses: [BirdhouseStyle]

    package static let all = [
        DecorationPack(id: "decor.feeders", feeders: FeederStyle.allCases, birdhouses: []),
        DecorationPack(id: "decor.birdhouses", feeders: [], birdhouses: BirdhouseStyle.allCases),
    ]

    package static func with(_ feeder: FeederStyle) -> DecorationPack? { all.first { $0.feeders.contains(feeder) } }
    package static func with(_ birdhouse: BirdhouseStyle) -> DecorationPack? {
        all.first { $0.birdhouses.contains(birdhouse) }
    }
}
