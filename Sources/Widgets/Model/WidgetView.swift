import Session
import Simulation

/// Everything that a widget shows at a moment, without hidden content: equal views look the same.
package struct WidgetView: Hashable, Sendable {
    /// The most important condition, as style sheets and scripts know it.
    package enum Condition: String, Hashable, Sendable {
        /// Nobody has played yet, or the widget is locked.
        case placeholder
        /// The save cannot be read.
        case unreadable
        case visitor, empty, low, quiet
    }

    package var condition: Condition
    /// Whether one of the widget's supplies is empty.
    package var isUrgent = false
    /// Whether it is night in the yard that is shown.
    package var isNight = false
    /// Everything in one line.
    package var headline: WidgetLine
    /// A shorter line.
    package var short: WidgetLine
    /// The lines, as many as the family has room for; none where the format does not show them.
    package var lines: [WidgetLine]
    package var gauges: [WidgetGauge] = []
    package var picture: WidgetPicture?
    /// The yards of a family that shows all of them.
    package var strip = WidgetStrip()
    /// The remaining share of the supply that runs out first, or the filled share of the life list, 0…100.
    package var percentage = 0
    /// The name of the yard that is shown, unless it is hidden.
    package var yard: String?
    /// The first of the birds present, unless it is hidden.
    package var visitor: String?
    /// The target of a click.
    package var link = LinkAddress.screen("backyards")
    /// The relevance: 4 for a visitor, 2 for a supply that runs out, 1 for a favorite.
    package var relevance = 0

    /// Whether there is a picture that is made from the world.
    var needsWorld: Bool { picture != nil || !strip.yards.isEmpty }
}

/// A supply as a bar.
package struct WidgetGauge: Hashable, Sendable {
    package let kind: SupplyKind
    package let state: SupplyState
    /// The fraction, 0…1, in the same steps as the words.
    package let fraction: Double
    /// The label, such as "7h left".
    package let label: String
}

/// The content of a picture, as far as it distinguishes one from another.
package indirect enum WidgetPicture: Hashable, Sendable {
    /// A yard. Its light is that of the hour, 0…23; levels are 0…8.
    case yard(
        ID<Backyard>, hour: Int, Weather, Decoration, food: ID<Food>, foodLevel: Int, waterLevel: Int, [ID<Visit>])
    case portrait(ID<Species>)
}
