import Chronology
import Session
import Simulation
import TerminalUI
import Words

/// What widgets show of the game that is open, as it stands now.
package struct LiveWidgets {
    private let session: Session
    private let glimpse: Glimpse
    private let phrases: Phrases

    package init(_ session: Session, _ words: Words, unicode: Bool = true) {
        self.session = session
        glimpse = session.glimpse
        phrases = Phrases(words: words, symbols: Symbols(unicode: unicode))
    }

    /// As whoever looks at it outside the game sees it.
    package func entry(_ widget: WidgetConfiguration) -> TimelineEntry { content(widget).entry(of: glimpse) }

    /// Whether there is something of that kind to be seen; the gallery shows sample data where there is not.
    package func isThere(_ kind: WidgetKind) -> Bool {
        switch kind {
        case .backyard, .supplies: true
        case .visitors: !glimpse.today.isEmpty
        case .lifeList: !glimpse.sightings.isEmpty
        }
    }

    /// For the gallery.
    package func sample(_ widget: WidgetConfiguration) -> TimelineEntry { content(widget).entry(of: .sample) }

    /// When a widget, or whatever widgets there are, next shows something else, if nobody comes, goes or acts.
    package func nextChange(of widget: WidgetConfiguration? = nil) -> Instant? {
        // What is about all yards, by day and by hour, changes with any of them.
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
    /// The backyards that it is about, the one that matters most first; none for the life list.
    package func yards(in world: World) -> [Backyard] {
        switch kind {
        case .backyard: Array(Scope(self, in: world).yards.prefix(1))
        case .supplies, .visitors: Scope(self, in: world).yards
        case .lifeList: []
        }
    }

    /// Whether the yard that it was made for is no more; another one follows.
    package func isYardGone(in world: World) -> Bool { kind != .lifeList && Scope(self, in: world).isGone }
}
