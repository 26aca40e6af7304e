import Chronology
import Session
import Simulation
import TerminalUI
import Words

/// The source of a widget's present entry and timeline, as in WidgetKit.
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
                outlook?.calendar.time(date) ?? PlayerTime(date, lead: WorldLead(), zoneOffset: { _ in .zero })
            })
    }

    /// Returns an entry with sample data, for the gallery.
    package func snapshot() -> TimelineEntry { content.entry(of: .sample) }

    /// Returns the entry for now.
    package func current() -> TimelineEntry {
        let date = outlook?.date ?? Instant(milliseconds: 0)
        guard availability == .there, let glimpse = outlook?.glimpse(at: date) else {
            return TimelineEntry(
                date: date, utc: date, view: content.view(of: nil, availability), events: [], world: nil)
        }
        return content.entry(of: glimpse)
    }

    /// Returns the next entries, one wherever the view changes, for a reader that comes back after the last one.
    package func upcoming() -> WidgetTimeline {
        let first = current()
        guard availability == .there, let outlook else { return WidgetTimeline(entries: [first], policy: .never) }
        let next = changes(after: first, atMost: Self.limit)
        let entries = [first] + next.prefix(Self.limit - 1)
        return WidgetTimeline(entries: entries, policy: next.count < Self.limit ? .after(outlook.until) : .atEnd)
    }

    /// Returns the entries from now to the end of the forecast: all changes of the view, or of many those that matter
    /// most. Notable ones come first, merged within five minutes; then steps of what runs down, evenly over the time.
    ///
    /// - Parameter visit: the visit that the entries are bounded to, as those of a live activity; `nil` for none.
    package func timeline(of visit: Visit? = nil) -> WidgetTimeline {
        let first = current()
        guard availability == .there, let outlook else { return WidgetTimeline(entries: [first], policy: .never) }
        let all = changes(after: first, atMost: .max)
        if let visit {
            let during = ([first] + all).filter { $0.date >= visit.arrival && $0.date <= visit.departure }
            return WidgetTimeline(entries: Array(during.prefix(Self.limit)), policy: .never)
        }
        let room = Self.limit - 1
        guard all.count > room else { return WidgetTimeline(entries: [first] + all, policy: .after(outlook.until)) }
        let notable = Self.merged(all.filter { !$0.events.isEmpty })
        guard notable.count < room else {
            return WidgetTimeline(entries: [first] + notable.prefix(room), policy: .atEnd)
        }
        let taken = notable.map { ($0.date - Self.mergedSpan)...$0.date }
        let steps = all.filter { step in step.events.isEmpty && !taken.contains { $0.contains(step.date) } }
        // A step that changes the line of the widget matters more than one of a picture or a tooltip.
        var lines: [WidgetLine] = [first.view.headline]
        let told = steps.filter { step in
            defer { lines.append(step.view.headline) }
            return lines.last != step.view.headline
        }
        let dates = Set(told.map(\.date))
        let kept = Self.evenly(told, room - notable.count)
        let rest = Self.evenly(steps.filter { !dates.contains($0.date) }, room - notable.count - kept.count)
        return WidgetTimeline(
            entries: [first] + (notable + kept + rest).sorted { $0.date < $1.date }, policy: .after(outlook.until))
    }

    /// The time within which notable changes become one entry where there are too many.
    private static let mergedSpan = Span.minutes(5)

    /// Returns the entries with those that follow within five minutes merged into the last one of them.
    private static func merged(_ entries: [TimelineEntry]) -> [TimelineEntry] {
        var groups: [[TimelineEntry]] = []
        for entry in entries {
            if let first = groups.last?.first, entry.date - first.date <= mergedSpan {
                groups[groups.count - 1].append(entry)
            } else {
                groups.append([entry])
            }
        }
        return groups.compactMap { group in
            group.last.map {
                TimelineEntry(
                    date: $0.date, utc: $0.utc, view: $0.view, events: group.flatMap(\.events), world: $0.world)
            }
        }
    }

    /// Returns at most `count` of the entries, spread evenly over the list, the last one included.
    private static func evenly(_ entries: [TimelineEntry], _ count: Int) -> [TimelineEntry] {
        guard entries.count > count else { return entries }
        return (0..<max(0, count)).map { entries[($0 + 1) * entries.count / count - 1] }
    }

    /// Returns the changes of the view after an entry until the end of the forecast, at most so many.
    private func changes(after first: TimelineEntry, atMost limit: Int) -> [TimelineEntry] {
        guard let outlook, var shown = outlook.glimpse(at: first.date) else { return [] }
        var entries: [TimelineEntry] = []
        let agenda = WidgetAgenda(configuration, outlook)
        var last = first
        while entries.count < limit, let turn = agenda.next(after: shown.world), turn > shown.world.clock,
            let turned = outlook.glimpse(at: turn)
        {
            shown = turned
            var entry = content.entry(of: shown)
            guard entry.view != last.view else { continue }
            var events = agenda.events(in: shown.world)
            while let next = agenda.next(after: shown.world), next > shown.world.clock, next <= turn + Self.tolerance,
                let settled = outlook.glimpse(at: next)
            {
                shown = settled
                events += agenda.events(in: shown.world)
            }
            if shown.world.clock > turn { entry = content.entry(of: shown) }
            entry.events = events
            entries.append(entry)
            last = entry
        }
        return entries
    }

    /// Returns the present or the next known visit of a bird.
    package func visit(of bird: ID<Bird>) -> Visit? { outlook?.visits.first { $0.bird == bird } }
}
