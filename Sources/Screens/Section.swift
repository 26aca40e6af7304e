/// The places that tabs and digits lead to.
package enum Section: Int, Hashable, Sendable, CaseIterable {
    case backyards, birds, plants, journal, shop, pass, account, settings

    var next: Section { Section(rawValue: (rawValue + 1) % Self.allCases.count) ?? .backyards }
    var previous: Section {
        Section(rawValue: (rawValue + Self.allCases.count - 1) % Self.allCases.count) ?? .backyards
    }
}
