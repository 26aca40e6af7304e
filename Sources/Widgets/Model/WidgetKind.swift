/// The subject of a widget; its raw value is the name on the command line.
package enum WidgetKind: String, Hashable, Sendable, CaseIterable {
    /// One backyard: its birds, food and water.
    case backyard
    /// Food and water, the neediest backyard first.
    case supplies
    /// The birds that are here or have come since the player's midnight.
    case visitors
    /// The species seen so far.
    case lifeList = "lifelist"

    /// The families that the kind can have; only `backyard` has those that show yards side by side.
    package var families: [WidgetFamily] { WidgetFamily.all.filter { self == .backyard || !$0.isPanorama } }
}
