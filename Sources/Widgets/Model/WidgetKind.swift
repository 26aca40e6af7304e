/// The subject of a widget; its raw value is the name on the command line.
package enum WidgetKind: String, Hashable, Sendable, CaseIterable {
    /// One backyard: its birds, food and water.
    case backyard
    /// Food and water, the neediest backyard first.
    case supplies
    /// The birds that have come since the player's midnight.
    case visitors
    /// The species seen so far.
    case lifeList = "lifelist"
}
