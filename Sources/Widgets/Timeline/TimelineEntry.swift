import Chronology
import Simulation

/// Something worth telling that an entry of a timeline brings.
package enum WidgetEvent: String, Hashable, Sendable {
    /// Another part of the day begins in a yard.
    case significantTime
    case foodLow, foodEmpty, waterLow, waterEmpty
    case visitorArrive, visitorDepart
}

/// What a widget shows from a moment on.
package struct TimelineEntry: Sendable {
    package let date: Instant
    package let view: WidgetView
    /// What has happened between the entry before and this one, in order; nothing in the first.
    package let events: [WidgetEvent]
    /// The world of that moment where there is a picture of it: names that are to be hidden are.
    package let world: World?

    package var relevance: Int { view.relevance }
}

/// Entries in order of time, and when to ask for more.
package struct WidgetTimeline: Sendable {
    package enum ReloadPolicy: Hashable, Sendable {
        /// Once the last entry has come.
        case atEnd
        case after(Instant)
        /// Only when the store changes.
        case never
    }

    package let entries: [TimelineEntry]
    package let policy: ReloadPolicy

    /// The one that shows at a moment.
    package func entry(at date: Instant) -> TimelineEntry? { entries.last { $0.date <= date } }
}
