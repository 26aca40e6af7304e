import Session
import Simulation
import Widgets
import Words

/// A widget as it is being put together.
struct WidgetDraft: Hashable, Sendable {
    /// A line of the form.
    enum Part: Hashable, Sendable, CaseIterable {
        case name, kind, family, backyards, backyard, redaction

        func title(_ words: Words) -> String {
            switch self {
            case .name: words.widgetsFormName
            case .kind: words.widgetsFormKind
            case .family: words.widgetsFormFamily
            case .backyards: words.widgetsFormBackyards
            case .backyard: words.widgetsFormYard
            case .redaction: words.widgetsFormRedaction
            }
        }
    }

    /// As it shows on a screen.
    var widget: WidgetConfiguration
    /// The form for other programs that it was kept with, which is chosen on the command line.
    private let format: WidgetFormat

    init(_ kind: WidgetKind, _ family: WidgetFamily) {
        widget = WidgetConfiguration()
        (widget.kind, widget.family) = (kind, family)
        format = widget.format
    }

    init(_ kept: KeptWidget) {
        widget = WidgetConfiguration(kept)
        format = widget.format
        widget.format = .text
    }

    /// As it is kept.
    var kept: KeptWidget {
        var widget = widget
        widget.format = format
        if widget.backyards != .specific { widget.backyard = nil }
        return widget.kept
    }

    /// The lines that matter for what it is about.
    var parts: [Part] {
        Part.allCases.filter { part in
            switch part {
            case .backyards: widget.kind != .lifeList
            case .backyard: widget.kind != .lifeList && widget.backyards == .specific
            case .name, .kind, .family, .redaction: true
            }
        }
    }

    /// - Parameter yards: to choose among, in their order.
    mutating func turn(_ part: Part, by step: Int, yards: [ID<Backyard>]) {
        func turned<Value: Equatable>(_ value: Value, in all: [Value]) -> Value {
            guard let index = all.firstIndex(of: value) else { return all.first ?? value }
            return all[(index + step + all.count) % all.count]
        }
        switch part {
        case .name: break
        case .kind: widget.kind = turned(widget.kind, in: WidgetKind.allCases)
        case .family: widget.family = turned(widget.family, in: WidgetFamily.all)
        case .backyards:
            widget.backyards = turned(widget.backyards, in: WidgetConfiguration.Backyards.allCases)
            if widget.backyards == .specific, widget.backyard == nil { widget.backyard = yards.first }
        case .backyard: widget.backyard = turned(widget.backyard, in: yards.map(Optional.some))
        case .redaction: widget.redaction = turned(widget.redaction, in: [nil] + Redaction.allCases)
        }
    }

    func value(of part: Part, in world: World, _ words: Words) -> String {
        switch part {
        case .name: ""
        case .kind: words.name(of: widget.kind)
        case .family: words.name(of: widget.family)
        case .backyards:
            switch widget.backyards {
            case .all: words.settingValue("all")
            case .favorites: words.widgetPlaceFavorites
            case .specific: words.widgetsOneOfThem
            }
        case .backyard: widget.backyard.map { world.backyard($0)?.name ?? words.yardGone } ?? words.settingValue("all")
        case .redaction: widget.redaction.map { words.settingValue($0.rawValue) } ?? words.widgetsAsSettings
        }
    }
}
