import Session
import Simulation

/// Everything that a widget shows at a moment, without hidden content; equal views look the same.
package struct WidgetView: Hashable, Sendable {
    /// The most important condition of the shown yard, as style sheets and scripts name it.
    package enum Condition: String, Hashable, Sendable {
        /// There is no game yet, or all content is hidden.
        case placeholder
        /// The save cannot be read.
        case unreadable
        /// A bird is present; a supply is empty; a supply is low; or none of these.
        case visitor, empty, low, quiet
    }

    package var condition: Condition
    /// True if a supply of the shown yard is empty; false for the kinds `visitors` and `lifelist`.
    package var isUrgent = false
    /// True if it is night in the shown yard.
    package var isNight = false
    /// The summary of the content in one line.
    package var headline: WidgetLine
    /// A shorter line, for bars with little room.
    package var short: WidgetLine
    /// The lines of text, at most as many as the family has room for; empty where the format does not show them.
    package var lines: [WidgetLine]
    /// The food and water of the shown yard as bars; empty for kinds other than `backyard`, for strips and for text
    /// only.
    package var gauges: [WidgetGauge] = []
    package var picture: WidgetPicture?
    /// The yards of a family that shows all of them side by side; empty for other families.
    package var strip = WidgetStrip()
    /// The remaining part of food or water, whichever is lower, or the seen part of all species, in percent, 0…100.
    package var percentage = 0
    /// The name of the shown yard; `nil` where there is none.
    package var yard: String?
    /// The yards that the widget is about.
    package var yards: Set<ID<Backyard>> = []
    /// The name of the first bird present in a `backyard` widget, or of the latest one today in a `visitors` widget;
    /// else `nil`.
    package var visitor: String?
    /// The target of a click where a text has no link of its own.
    package var link = LinkAddress.screen("backyards")
    /// The relevance, 0…7: 4 for a visitor, 2 for a low supply, 1 for a favorite, added up.
    package var relevance = 0

    /// True if a picture has to be drawn from the world.
    var needsWorld: Bool { picture != nil || !strip.yards.isEmpty }
}

/// A supply as a bar.
package struct WidgetGauge: Hashable, Sendable {
    package let kind: SupplyKind
    package let state: SupplyState
    /// The filled part, 0…1, rounded like the label.
    package let fraction: Double
    /// The remaining time, such as "7h left".
    package let label: String
}

/// The facts that a picture depends on, by which a change of it is noticed.
package indirect enum WidgetPicture: Hashable, Sendable {
    /// A yard, with its hour, 0…23, and levels of food and water, 0…8.
    case yard(
        ID<Backyard>, hour: Int, Weather, Decoration, food: ID<Food>, foodLevel: Int, waterLevel: Int, [ID<Visit>])
    /// A portrait of a species in the colors with that index in its `palettes`.
    case portrait(ID<Species>, palette: Int)
}
