import Session
import Simulation
import Widgets
import Words

/// A widget's configuration while it is edited in the form.
struct WidgetDraft: Hashable, Sendable {
    /// A row of the widget form.
    enum Part: Hashable, Sendable, CaseIterable {
        case name, kind, family, backyards, backyard, redaction

        /// Returns the label of the row.
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

    /// The configuration edited, in text form for the preview.
    var widget: WidgetConfiguration
    /// The output format with which the widget was saved. It is chosen on the command line and the form keeps it.
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

    /// The configuration to save, with the original output format.
    var kept: KeptWidget {
        var widget = widget
        widget.format = format
        if widget.backyards != .specific { widget.backyard = nil }
        return widget.kept
    }

    /// The rows that apply to the widget's kind.
    var parts: [Part] {
        Part.allCases.filter { part in
            switch part {
            case .backyards: widget.kind != .lifeList
            case .backyard: widget.kind != .lifeList && widget.backyards == .specific
            case .name, .kind, .family, .redaction: true
            }
        }
    }

    /// Changes a row to its next or previous value, cyclically.
    ///
    /// - Parameter yards: the yards to choose from, in order.
    mutating func turn(_ part: Part, by step: Int, yards: [ID<Backyard>]) {
        func turned<Value: Equatable>(_ value: Value, in all: [Value]) -> Value {
            guard let index = all.firstIndex(of: value) else { return all.first ?? value }
            return all[(index + step + all.count) % all.count]
        }
        switch part {
        case .name: break
        case .kind:
            widget.kind = turned(widget.kind, in: WidgetKind.allCases)
            widget.settleFamily()
        case .family: widget.family = turned(widget.family, in: widget.kind.families)
        case .backyards:
            widget.backyards = turned(widget.backyards, in: WidgetConfiguration.Backyards.allCases)
            if widget.backyards == .specific, widget.backyard == nil { widget.backyard = yards.first }
        case .backyard: widget.backyard = turned(widget.backyard, in: yards.map(Optional.some))
        case .redaction: widget.redaction = turned(widget.redaction, in: [nil] + Redaction.allCases)
        }
    }

    /// Returns the text of a row's current value; empty for the name, which has a text field.
    func value(of part: Part, in world: World, _ words: Words) -> String {
        switch part {
        case .name: ""
        case .kind: words.name(of: widget.kind)
        case .family: words.name(of: widget.family)
        case .backyards:
            switch widget.backyards {
            case .all: words.widgetsAllOfThem
            case .favorites: words.widgetPlaceFavorites
            case .specific: words.widgetsOneOfThem
            }
        case .backyard: widget.backyard.map { world.backyard($0)?.name ?? words.yardGone } ?? words.widgetsAllOfThem
        case .redaction: widget.redaction.map { words.settingValue($0.rawValue) } ?? words.widgetsAsSettings
        }
    }
}
