import Chronology
import Simulation

/// An event that an entry of a timeline reports.
package enum WidgetEvent: String, Hashable, Sendable {
    /// Another time of day begins in a yard.
    case significantTime
    case foodLow, foodEmpty, waterLow, waterEmpty
    case visitorArrive, visitorDepart
}

/// The content of a widget from a date on.
package struct TimelineEntry: Sendable {
    /// The world time from which the content applies.
    package let date: Instant
    /// The same moment on the player's clock, in UTC, for programs.
    let utc: Instant
    package let view: WidgetView
    /// The events since the previous entry, in order; none in the first entry.
    package internal(set) var events: [WidgetEvent]
    /// The redacted world to draw the picture from; `nil` for a widget without a picture.
    package let world: World?

    package var relevance: Int { view.relevance }
}

/// The entries of a widget in order of date, and when to make new ones, as in WidgetKit.
package struct WidgetTimeline: Sendable {
    package enum ReloadPolicy: Hashable, Sendable {
        /// New entries are made after the last one.
        case atEnd
        /// New entries are made at this date.
        case after(Instant)
        /// New entries are made only when the save changes.
        case never
    }

    package let entries: [TimelineEntry]
    package let policy: ReloadPolicy
}
