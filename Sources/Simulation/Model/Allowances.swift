/// The limits and benefits of the account's pass and packs as plain data, since the simulation knows no money.
package struct Allowances: Hashable, Sendable, Codable {
    /// The greatest number of yards; `nil` for no limit.
    package var backyardLimit: Int?
    /// True if early-access species may come.
    package var earlyAccessSpecies: Bool
    /// The hanging feeders that may be put up, beside the ground feeder that every yard has.
    package var feeders: [FeederStyle]
    /// The birdhouses that may be put up.
    package var birdhouses: [BirdhouseStyle]
    /// The ids of the decoration packs that the account owns, ascending.
    package var packs: [String]

    /// - Parameters:
    ///   - everyDecoration: true for a pass, which allows all decorations while it lasts.
    ///   - packs: ids of owned packs; ids that are not in `DecorationPack.all` are ignored.
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
            style == .free || everyDecoration || owned.contains { $0.birdhouses.contains(style) }
        }
    }

    /// The allowances of an account without pass or packs: eight yards, no early access, the free birdhouse, and no
    /// hanging feeder.
    package static let standard = Allowances(backyardLimit: 8, earlyAccessSpecies: false)
}

/// A set of decorations that is bought once and kept.
package struct DecorationPack: Hashable, Sendable {
    /// The id of its product in the shop.
    package let id: String
    package let feeders: [FeederStyle]
    package let birdhouses: [BirdhouseStyle]

    package static let all = [
        DecorationPack(id: "decor.feeders", feeders: FeederStyle.allCases, birdhouses: []),
        DecorationPack(id: "decor.birdhouses", feeders: [], birdhouses: BirdhouseStyle.allCases),
    ]

    /// Returns the pack that a product brings; `nil` for other products.
    package static func sold(as product: String) -> DecorationPack? { all.first { $0.id == product } }

    package static func with(_ feeder: FeederStyle) -> DecorationPack? { all.first { $0.feeders.contains(feeder) } }
    package static func with(_ birdhouse: BirdhouseStyle) -> DecorationPack? {
        all.first { $0.birdhouses.contains(birdhouse) }
    }
}
