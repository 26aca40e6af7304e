/// What a widget is about. Its name is the one on the command line.
package enum WidgetKind: String, Hashable, Sendable, CaseIterable {
    /// One backyard: who is there, and what there is to eat and to drink.
    case backyard
    /// Food and water, the neediest backyard first.
    case supplies
    /// Who has come since the player's midnight.
    case visitors
    /// The kinds that were ever seen.
    case lifeList = "lifelist"
}
