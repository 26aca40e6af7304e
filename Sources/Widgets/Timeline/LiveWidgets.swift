import Chronology
import Session
import Simulation
import TerminalUI
import Words

/// The widgets of the open game as it stands now.
package struct LiveWidgets {
    private let session: Session
    private let glimpse: Glimpse
    private let phrases: Phrases

    package init(_ session: Session, _ words: Words, unicode: Bool = true) {
        self.session = session
        glimpse = session.glimpse
        phrases = Phrases(words: words, symbols: Symbols(unicode: unicode))
    }

    /// Returns the entry as it is seen outside the game.
    package func entry(_ widget: WidgetConfiguration) -> TimelineEntry { content(widget).entry(of: glimpse) }

    /// Returns whether there is content of that kind; the gallery shows sample data otherwise.
    package func isThere(_ kind: WidgetKind) -> Bool {
        switch kind {
        case .backyard, .supplies: true
        case .visitors: !glimpse.today.isEmpty
        case .lifeList: !glimpse.sightings.isEmpty
        }
    }

    /// Returns sample data for the gallery.
    package func sample(_ widget: WidgetConfiguration) -> TimelineEntry { content(widget).entry(of: .sample) }

    /// Returns when a widget, or any widget, next changes, if nobody comes, goes or acts.
    package func nextChange(of widget: WidgetConfiguration? = nil) -> Instant? {
        // A widget of all yards, by day and by hour, changes with any of them.
        var any = WidgetConfiguration()
        (any.kind, any.family) = (.visitors, .small)
        let clocks = WidgetClocks(widget ?? any, session.calendar)
        let change = clocks.next(in: glimpse.world, after: glimpse.world.clock, before: .distantFuture)
        return change == .distantFuture ? nil : change
    }

    private func content(_ widget: WidgetConfiguration) -> Content {
        Content(
            configuration: widget, phrases: phrases, redaction: widget.redaction ?? session.preferences.redaction,
            playerTime: session.playerTime)
    }
}

extension WidgetConfiguration {
    /// Returns the backyards that it is about, the most relevant one first; none for the life list.
    package func yards(in world: World) -> [Backyard] {
        switch kind {
        case .backyard: Array(Scope(self, in: world).yards.prefix(1))
        case .supplies, .visitors: Scope(self, in: world).yards
        case .lifeList: []
        }
    }

    /// Returns whether its yard was removed, so another one is shown.
    package func isYardGone(in world: World) -> Bool { kind != .lifeList && Scope(self, in: world).isGone }
}
