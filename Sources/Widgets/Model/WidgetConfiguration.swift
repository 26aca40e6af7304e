import Session
import Simulation
import Words

/// The configuration of a widget: its content, size, format and redaction.
package struct WidgetConfiguration: Hashable, Sendable {
    /// The backyards that it is about.
    package enum Backyards: String, Hashable, Sendable, CaseIterable {
        case all, favorites
        /// The named yard; without a name, the most relevant one.
        case specific
    }

    package var kind = WidgetKind.backyard
    package var family = WidgetFamily.inline
    package var format = WidgetFormat.text
    package var backyards = Backyards.all
    /// The yard, for `specific`.
    package var backyard: ID<Backyard>?
    /// The redaction; `nil` for that of the settings.
    package var redaction: Redaction?
    /// Whether it shows the duration of a visit, minute by minute.
    package var isLive = false

    package init() {}

    /// Whether it is a picture, and not words alone.
    var isPainted: Bool { family.hasPicture && format == .text }

    /// Whether it shows the light of the hour and the weather.
    var isHourShown: Bool { isPainted || family.isRoomy }

    /// Returns the number of text lines beside so many bars.
    func lineCount(gauges: Int) -> Int {
        switch (format, family) {
        case (.text, .inline): 0
        case (.text, _): family.caption.height - gauges
        default: format.hasDetails ? max(WidgetFamily.rectangular.size.height, family.caption.height) : 0
        }
    }
}

extension WidgetConfiguration {
    /// Reads a kept widget. Values unknown to this version become defaults.
    package init(_ kept: KeptWidget) {
        kind = kept.kind.flatMap(WidgetKind.init) ?? kind
        family = kept.family.flatMap(WidgetFamily.init) ?? family
        format = kept.format.flatMap(WidgetFormat.init) ?? format
        backyards = kept.backyards.flatMap(Backyards.init) ?? backyards
        backyard = kept.backyard
        redaction = kept.redaction.flatMap(Redaction.init)
    }

    /// The widget as it is kept.
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
    /// Returns its content in a sentence: "Show Calm Palms, food and water".
    package func summary(_ words: Words, in world: World) -> String {
        let named = backyards == .specific ? backyard.map { world.backyard($0)?.name ?? words.yardGone } : nil
        let place =
            switch (kind, backyards) {
            case (.backyard, .favorites): words.widgetPlaceFavorite
            case (.backyard, _): words.widgetPlaceOne
            case (_, .favorites): words.widgetPlaceFavorites
            case (_, _): words.widgetPlaceAll
            }
        return switch kind {
        case .backyard: words.widgetSummaryBackyard(place: named ?? place)
        case .supplies: words.widgetSummarySupplies(place: named ?? place)
        case .visitors: words.widgetSummaryVisitors(place: named ?? place)
        case .lifeList: words.widgetSummaryLifeList
        }
    }
}
