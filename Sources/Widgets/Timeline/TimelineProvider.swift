import Chronology
import Session
import Simulation
import TerminalUI
import Words

/// Makes the present entry of a widget and its timeline, as in WidgetKit.
package struct TimelineProvider {
    /// The most entries in a timeline.
    package static let limit = 24
    /// The time within which several changes become one entry, so entries are at most this late.
    package static let tolerance = Span.seconds(5)

    package let configuration: WidgetConfiguration
    private let availability: ForecastReader.Availability
    private let outlook: Outlook?
    private let content: Content

    /// Makes a provider for one widget of a profile.
    ///
    /// - Parameters:
    ///   - reader: the forecast or save; `nil` where nothing could be read.
    ///   - availability: the reason why there is no `reader`.
    package init(
        _ configuration: WidgetConfiguration, _ reader: ForecastReader?, _ words: Words,
        otherwise availability: ForecastReader.Availability = .unreadable, unicode: Bool = true
    ) {
        self.configuration = configuration
        self.availability = reader?.availability ?? availability
        let outlook = reader?.outlook
        self.outlook = outlook
        content = Content(
            configuration: configuration, phrases: Phrases(words: words, symbols: Symbols(unicode: unicode)),
            redaction: configuration.redaction ?? reader?.settings.redaction ?? .public,
            playerTime: { date in
                outlook?.calendar.time(date) ?? PlayerTime(date, difference: .zero, zoneOffset: { _ in .zero })
            })
    }

    /// Returns the entry that is shown before there is a game.
    package func placeholder() -> TimelineEntry {
        let date = outlook?.date ?? Instant(milliseconds: 0)
        return TimelineEntry(date: date, view: content.view(of: nil, .noGame), events: [], world: nil)
    }

    /// Returns an entry with sample data, for the gallery.
    package func snapshot() -> TimelineEntry { content.entry(of: .sample) }

    /// Returns the entry for now.
    package func current() -> TimelineEntry {
        let date = outlook?.date ?? Instant(milliseconds: 0)
        guard availability == .there, let glimpse = outlook?.glimpse(at: date) else {
            return TimelineEntry(date: date, view: content.view(of: nil, availability), events: [], world: nil)
        }
        return content.entry(of: glimpse)
    }

    /// Returns the entries from now to the end of the forecast, one wherever the view changes.
    package func timeline() -> WidgetTimeline {
        let first = current()
        guard availability == .there, let outlook else { return WidgetTimeline(entries: [first], policy: .never) }
        var entries = [first]
        let agenda = WidgetAgenda(configuration, outlook)
        var date = first.date
        while let turn = agenda.next(after: date), turn > date {
            date = turn
            guard let shown = glimpse(at: date), content.entry(of: shown).view != entries[entries.count - 1].view
            else { continue }
            if entries.count == Self.limit { return WidgetTimeline(entries: entries, policy: .atEnd) }
            var events = agenda.events(at: turn)
            while let next = agenda.next(after: date), next > date, next <= turn + Self.tolerance {
                date = next
                events += agenda.events(at: next)
            }
            guard let settled = glimpse(at: date) else { break }
            entries.append(content.entry(of: settled, events: events))
        }
        return WidgetTimeline(entries: entries, policy: .after(outlook.until))
    }

    private func glimpse(at date: Instant) -> Glimpse? { outlook?.glimpse(at: date) }
}
