import Chronology
import Simulation

/// An event worth mentioning in an entry of a timeline.
package enum WidgetEvent: String, Hashable, Sendable {
    /// Another part of the day begins in a yard.
    case significantTime
    case foodLow, foodEmpty, waterLow, waterEmpty
    case visitorArrive, visitorDepart
}

/// The content of a widget from a moment on.
package struct TimelineEntry: Sendable {
    package let date: Instant
    package let view: WidgetView
    /// The events between the previous entry and this one, in order; none in the first.
    package let events: [WidgetEvent]
    /// The world of that moment where there is a picture of it, with hidden names removed.
    package let world: World?

    package var relevance: Int { view.relevance }
}

/// Entries in order of time, with the time of the next update.
package struct WidgetTimeline: Sendable {
    package enum ReloadPolicy: Hashable, Sendable {
        /// Update after the last entry.
        case atEnd
        case after(Instant)
        /// Update only when the save changes.
        case never
    }

    package let entries: [TimelineEntry]
    package let policy: ReloadPolicy

    /// Returns the entry that is shown at a moment.
    package func entry(at date: Instant) -> TimelineEntry? { entries.last { $0.date <= date } }
}
