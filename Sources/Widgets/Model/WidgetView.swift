import Session
import Simulation

/// All that a widget shows at a moment, with nothing in it that is to be hidden: two that are equal look the same.
package struct WidgetView: Hashable, Sendable {
    /// What matters most about it, as style sheets and scripts know it.
    package enum Condition: String, Hashable, Sendable {
        /// Nobody has played yet, or it is locked.
        case placeholder
        /// The save cannot be read.
        case unreadable
        case visitor, empty, low, quiet
    }

    package var condition: Condition
    /// Something is empty that the widget is about.
    package var isUrgent = false
    /// In the yard that is shown.
    package var isNight = false
    /// Everything in one line.
    package var headline: WidgetLine
    /// Even shorter.
    package var short: WidgetLine
    /// As many as the family has room for; none where the format does not show them.
    package var lines: [WidgetLine]
    package var gauges: [WidgetGauge] = []
    package var picture: WidgetPicture?
    /// For a family that is all yards.
    package var strip = WidgetStrip()
    /// 0…100: what is left of the supply that runs out first, or how much of the life list is filled.
    package var percentage = 0
    /// The name of the yard that is shown, as far as it may be.
    package var yard: String?
    /// Who came first of those who are there, as far as that may be told.
    package var visitor: String?
    /// Where a click leads.
    package var link = LinkAddress.screen("backyards")
    /// How much it deserves to be looked at: 4 for a visitor, 2 for a supply that runs out, 1 for a favorite.
    package var relevance = 0

    /// Whether there is a picture that is made from the world.
    var needsWorld: Bool { picture != nil || !strip.yards.isEmpty }
}

/// A supply as a bar.
package struct WidgetGauge: Hashable, Sendable {
    package let kind: SupplyKind
    package let state: SupplyState
    /// 0…1, by the step that the words say.
    package let fraction: Double
    /// "7h left"
    package let label: String
}

/// What a picture is of: as much as tells one from another.
package indirect enum WidgetPicture: Hashable, Sendable {
    /// Its light goes by the hour, 0…23; levels are 0…8.
    case yard(
        ID<Backyard>, hour: Int, Weather, Decoration, food: ID<Food>, foodLevel: Int, waterLevel: Int, [ID<Visit>])
    case portrait(ID<Species>)
}
