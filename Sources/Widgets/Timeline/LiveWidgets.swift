import Chronology
import Session
import Simulation
import TerminalUI
import Words

/// The widgets of the open game at the present moment, for the widget gallery.
package struct LiveWidgets {
    private let session: Session
    private let glimpse: Glimpse
    private let phrases: Phrases

    package init(_ session: Session, _ words: Words, unicode: Bool = true) {
        self.session = session
        glimpse = session.glimpse
        phrases = Phrases(words: words, symbols: Symbols(unicode: unicode))
    }

    /// Returns a widget's present entry, redacted as it appears outside the game.
    package func entry(_ widget: WidgetConfiguration) -> TimelineEntry { content(widget).entry(of: glimpse) }

    /// Returns whether the game has content for a kind of widget; otherwise the gallery shows sample data.
    package func isThere(_ kind: WidgetKind) -> Bool {
        switch kind {
        case .backyard, .supplies: true
        case .visitors: !glimpse.today.isEmpty
        case .lifeList: !glimpse.sightings.isEmpty
        }
    }

    /// Returns a widget's entry with sample data.
    package func sample(_ widget: WidgetConfiguration) -> TimelineEntry { content(widget).entry(of: .sample) }

    /// Returns the next date at which time alone changes a widget, or any widget for `nil`; `nil` if there is none.
    package func nextChange(of widget: WidgetConfiguration? = nil) -> Instant? {
        // One of these changes whenever any widget does: they show all yards, the day, the hour and what birds do.
        var (day, doings) = (WidgetConfiguration(), WidgetConfiguration())
        (day.kind, day.family, doings.family) = (.visitors, .small, .large)
        let change = (widget.map { [$0] } ?? [day, doings]).map { widget in
            WidgetClocks(widget, session.calendar).next(
                in: glimpse.world, after: glimpse.world.clock, before: .distantFuture)
        }.min()
        return change == .distantFuture ? nil : change
    }

    private func content(_ widget: WidgetConfiguration) -> Content {
        Content(
            configuration: widget, phrases: phrases, redaction: widget.redaction ?? session.preferences.redaction,
            playerTime: session.playerTime)
    }
}

extension WidgetConfiguration {
    /// Returns the yards that a widget shows, the most relevant one first; none for the life list.
    package func yards(in world: World) -> [Backyard] { yards(of: Scope(self, in: world)) }

    /// Returns the yards of a scope that a widget shows.
    func yards(of scope: Scope) -> [Backyard] {
        switch kind {
        case .backyard: Array(scope.yards.prefix(1))
        case .supplies, .visitors: scope.yards
        case .lifeList: []
        }
    }

    /// Returns what a widget says instead of its yards if there are none of those chosen; `nil` if there are.
    package func complaint(_ words: Words, in world: World) -> String? {
        guard kind != .lifeList else { return nil }
        return switch Scope(self, in: world).missing {
        case .yard: words.widgetYardGone
        case .favorites: words.widgetNoFavorites
        case nil: nil
        }
    }

    /// Returns whether the configured yard was removed.
    package func isYardGone(in world: World) -> Bool { kind != .lifeList && Scope(self, in: world).missing == .yard }
}
