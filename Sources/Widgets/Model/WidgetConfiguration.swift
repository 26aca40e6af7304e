import Session
import Simulation
import Words

/// The configuration of a widget: its kind, size, format, yards and redaction.
package struct WidgetConfiguration: Hashable, Sendable {
    /// The choice of the yards that a widget is about.
    package enum Backyards: String, Hashable, Sendable, CaseIterable {
        case all, favorites
        /// The yard named by `backyard`; if that is `nil`, all yards.
        case specific
    }

    package var kind = WidgetKind.backyard
    package var family = WidgetFamily.inline
    package var format = WidgetFormat.text
    package var backyards = Backyards.all
    /// The id of the yard, for `Backyards.specific`.
    package var backyard: ID<Backyard>?
    /// The degree to which names are hidden; `nil` for that of the settings.
    package var redaction: Redaction?
    /// True to show how long a visitor has been there, updated each minute.
    package var isLive = false
    /// The bird whose visit a live activity shows; `nil` for all visitors.
    package var visitor: ID<Bird>?

    package init() {}

    /// Replaces the family by `medium` if the widget's kind does not have it.
    package mutating func settleFamily() {
        if !kind.families.contains(family) { family = .medium }
    }

    /// True if the widget has a picture and bars; false for text only.
    var isPainted: Bool { family.hasPicture && format == .text }

    /// True if the widget depends on the hour and the weather of a yard.
    var isHourShown: Bool { isPainted || family.isRoomy }

    /// True if the widget tells what each visitor does.
    var tellsDoings: Bool { kind == .backyard && family.isRoomy && !family.isPanorama }

    /// The most lines that a bar shows in a tooltip.
    private static let detailLines = 16

    /// Returns the most lines of text that the widget shows beside a number of bars; 0 where only the headline is
    /// shown.
    func lineCount(gauges: Int) -> Int {
        switch (format, family) {
        case (.text, .inline): 0
        case (.text, _): family.mostLines - gauges
        default: format.hasDetails ? Self.detailLines : 0
        }
    }
}

extension WidgetConfiguration {
    /// Reads a kept widget; values that this version does not know become defaults, and a family that the kind does
    /// not have becomes one that it has.
    package init(_ kept: KeptWidget) {
        kind = kept.kind.flatMap(WidgetKind.init) ?? kind
        family = kept.family.flatMap(WidgetFamily.init) ?? family
        format = kept.format.flatMap(WidgetFormat.init) ?? format
        backyards = kept.backyards.flatMap(Backyards.init) ?? backyards
        backyard = kept.backyard
        redaction = kept.redaction.flatMap(Redaction.init)
        settleFamily()
    }

    /// The configuration as it is stored in the settings.
    package var kept: KeptWidget {
        var kept = KeptWidget()
        kept.kind = kind.rawValue
        kept.family = family.name
        kept.format = format.name
        kept.backyards = backyards.rawValue
        kept.backyard = backyard
        kept.redaction = redaction?.rawValue
        return kept
    }
}

extension WidgetConfiguration {
    /// Returns a description of the widget in a sentence: "Show Calm Palms, food and water".
    package func summary(_ words: Words, in world: World) -> String {
        let named = backyards == .specific ? backyard.map { world.backyard($0)?.name ?? words.yardGone } : nil
        let place =
            switch (family.isPanorama ? .supplies : kind, backyards) {
            case (.backyard, .favorites): words.widgetPlaceFavorite
            case (.backyard, _): words.widgetPlaceOne
            case (_, .favorites): words.widgetPlaceFavorites
            case (_, _): words.widgetPlaceAll
            }
        return switch kind {
        // A strip shows all of its yards, and the sentence of one would speak of its visitors.
        case .backyard where family.isPanorama: words.widgetSummarySupplies(place: named ?? place)
        case .backyard: words.widgetSummaryBackyard(place: named ?? place)
        case .supplies: words.widgetSummarySupplies(place: named ?? place)
        case .visitors: words.widgetSummaryVisitors(place: named ?? place)
        case .lifeList: words.widgetSummaryLifeList
        }
    }
}
