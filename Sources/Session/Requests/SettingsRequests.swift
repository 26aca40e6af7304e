import Simulation

/// Changes settings; this cannot be undone, since a setting is easily switched back.
package struct ChangeSettings: Intent {
    package let settings: Settings
    /// The settings before the change: only fields that differ from them are changed. `nil` to replace all.
    package let former: Settings?

    package func perform(in session: Session) throws(RequestError) -> Reply {
        session.settings = former.map { session.settings.changed(as: settings, from: $0) } ?? settings
        session.changed(urgently: true)
        return .done
    }
}

/// Saves a widget configuration under a name, replacing any that has the name.
package struct KeepWidget: UndoableIntent {
    package static let kind = "keepWidget"
    package let name: String
    package let widget: KeptWidget
    package var target: Request.Target? { .widget(name) }

    package func apply(to session: Session) throws(RequestError) -> KeptWidgetInverse {
        guard let name = KeptWidget.checkedName(name) else { throw .badWidgetName }
        defer { session.settings.widgets[name] = widget }
        return .widget(name, was: session.settings.widgets[name], became: widget)
    }
}

package struct RemoveWidget: UndoableIntent {
    package static let kind = "removeWidget"
    package let name: String
    package var target: Request.Target? { .widget(name) }

    package func apply(to session: Session) throws(RequestError) -> KeptWidgetInverse {
        guard let widget = session.settings.widgets.removeValue(forKey: name) else { throw .unknownWidget(name) }
        return .widget(name, was: widget, became: nil)
    }
}

/// The inverse of a change of the kept widgets.
package enum KeptWidgetInverse: Session.Inverse {
    /// The widget of a name before and after the change; `nil` where there was none.
    case widget(String, was: KeptWidget?, became: KeptWidget?)

    package func takeBack(in session: Session) throws(WorldError) -> Undo.Removal? {
        switch self {
        case .widget(let name, let was, let became):
            try session.restore(\.settings.widgets[name], to: was, from: became)
        }
        return nil
    }
}

extension Request {
    package static func changeSettings(_ settings: Settings, from former: Settings? = nil) -> Self {
        Self(ChangeSettings(settings: settings, former: former))
    }
    package static func keepWidget(_ name: String, _ widget: KeptWidget) -> Self {
        Self(KeepWidget(name: name, widget: widget))
    }
    package static func removeWidget(_ name: String) -> Self { Self(RemoveWidget(name: name)) }
}
