import Chronology
import Session
import Simulation
import TerminalUI
import Words

/// A builder of a widget's view from the visible state of a profile at one moment.
struct Content {
    let configuration: WidgetConfiguration
    let phrases: Phrases
    let redaction: Redaction
    /// Returns the player's local time for a world time.
    let playerTime: (Instant) -> PlayerTime

    var family: WidgetFamily { configuration.family }
    var words: Words { phrases.words }
    /// The most columns of the headline, which an inline widget and every bar shows, whatever the family.
    var headlineColumns: Int { family == .inline ? family.columns : WidgetFamily.inline.columns }
    /// True if the widget has a picture and bars; false for text only.
    var isPainted: Bool { configuration.isPainted }

    /// Returns the timeline entry that shows a glimpse, without events.
    func entry(of glimpse: Glimpse) -> TimelineEntry {
        let subject = Subject(glimpse, redaction)
        let view = view(of: subject, .there)
        return TimelineEntry(
            date: glimpse.world.clock, utc: playerTime(glimpse.world.clock).utc, view: view, events: [],
            world: view.needsWorld ? subject.world : nil)
    }

    /// Returns the view of a glimpse, or the message that there is none.
    ///
    /// - Parameters:
    ///   - subject: the redacted glimpse; `nil` where there is none.
    ///   - availability: whether there is a readable save.
    func view(of subject: Subject?, _ availability: ForecastReader.Availability) -> WidgetView {
        var view = whole(of: subject, availability)
        let limit = configuration.lineCount(gauges: view.gauges.count)
        let missing = view.lines.count - limit
        view.lines = Array(view.lines.prefix(limit))
        guard missing > 0, limit > 1, configuration.kind != .backyard, configuration.format != .json else {
            return view
        }
        // The heading of a list tells how much of it has no room, or its last line where it has no heading.
        if view.lines[0].trailing.isEmpty {
            view.lines[0].trailing = [WidgetText(words.widgetMore(count: missing), .faint)]
        } else {
            view.lines[limit - 1] = WidgetLine([WidgetText(words.widgetMore(count: missing + 1), .faint)])
        }
        return view
    }

    /// Returns the view with all its lines, more than the family may have room for.
    private func whole(of subject: Subject?, _ availability: ForecastReader.Availability) -> WidgetView {
        switch (availability, subject) {
        case (.unreadable, _): return standIn(.unreadable, words.widgetUnreadable, .danger)
        case (.noGame, _), (_, nil): return standIn(.placeholder, words.widgetNoGame, .soft)
        case (.there, let subject?):
            guard redaction != .locked else { return standIn(.placeholder, words.widgetLocked, .soft) }
            // Nothing else is shown in place of what was chosen.
            if let complaint = configuration.complaint(words, in: subject.world) {
                return standIn(.placeholder, complaint, .warning)
            }
            let scope = Scope(configuration, in: subject.world)
            var view =
                switch configuration.kind {
                case .backyard: backyard(subject, scope)
                case .supplies: supplies(subject, scope)
                case .visitors: visitors(subject, scope)
                case .lifeList: lifeList(subject)
                }
            view.yards = Set(configuration.yards(of: scope).map(\.id))
            return isPainted && family.isPanorama ? strip(view, subject, scope) : view
        }
    }

    /// Returns a view that has only a message, such as that there is no game yet.
    func standIn(_ condition: WidgetView.Condition, _ sentence: String, _ ink: Ink) -> WidgetView {
        let title = WidgetText(words.widgetGame, .text, isBold: true)
        let word = WidgetText(sentence, ink)
        return WidgetView(
            condition: condition, headline: WidgetLine([title, phrases.dot, word]), short: WidgetLine([word]),
            lines: [WidgetLine([title]), WidgetLine([word])])
    }

    /// Returns the parts of a view that all kinds of widgets about yards share: condition, percentage, link, and
    /// picture.
    func view(of yard: Backyard, _ subject: Subject) -> WidgetView {
        let world = subject.world
        let visits = visits(in: yard, of: world)
        let state = yard.scarcest.state(at: world.clock)
        let bird = visits.first.flatMap { world.bird($0.bird) }
        let left = SupplyKind.allCases.map { kind in
            let supply = yard.supply(kind)
            let shown = Steps.shown(supply.remaining(at: world.clock))
            return Int((100 * shown.seconds / supply.lifetime.seconds).rounded())
        }
        var view = WidgetView(
            condition: !visits.isEmpty ? .visitor : state == .empty ? .empty : state == .low ? .low : .quiet,
            headline: WidgetLine([]), short: WidgetLine([]), lines: [])
        view.isUrgent = state == .empty && configuration.kind != .visitors
        view.isNight = world.localTime(in: yard).timeOfDay == .night
        view.percentage = min(100, left.min() ?? 0)
        view.yard = yard.name
        view.visitor = bird.map(words.nameOrKind)
        view.link = subject.link(.backyard(yard.id))
        view.relevance = world.relevance(of: yard)
        if isPainted { view.picture = picture(of: yard, subject) }
        return view
    }

    /// Returns a view with all chosen yards side by side in one picture, favorites first, instead of lines and gauges.
    private func strip(_ view: WidgetView, _ subject: Subject, _ scope: Scope) -> WidgetView {
        let world = subject.world
        let shown = Set(scope.yards.map(\.id))
        let ordered = world.favoritesFirst.filter { shown.contains($0.id) }
        var view = view
        (view.lines, view.gauges, view.picture) = ([], [], nil)
        view.strip = WidgetStrip(
            yards: ordered.map {
                StripYard(
                    id: $0.id, picture: picture(of: $0, subject),
                    caption: StripCaption(stepped: $0, in: world, words), link: subject.link(.backyard($0.id)).text)
            },
            chosen: ordered.firstIndex { $0.id == scope.yards.first?.id } ?? 0)
        return view
    }

    /// Returns the facts that a yard's picture depends on.
    private func picture(of yard: Backyard, _ subject: Subject) -> WidgetPicture {
        let world = subject.world
        func level(_ supply: Supply) -> Int {
            let (left, whole) = (supply.remaining(at: world.clock).milliseconds, supply.lifetime.milliseconds)
            return Int((left * 8 + whole - 1) / whole)
        }
        return .yard(
            yard.id, hour: world.localTime(in: yard).hour, world.weather(in: yard, at: world.clock), yard.decoration,
            food: yard.foodID, foodLevel: level(yard.food), waterLevel: level(yard.water),
            world.presentVisits(in: yard.id).map(\.id))
    }

    /// Returns the player's local time of a date, such as "14:05".
    func time(_ date: Instant) -> String {
        let civil = playerTime(date).date
        return words.time(hour: civil.hour, minute: civil.minute)
    }
}
