import Session
import Words

/// The reason why a widget cannot be saved under a name.
package enum KeptWidgetNameError: Error, Hashable, Sendable {
    /// The name is not one word of letters, digits, `-`, `_` and `.`.
    case invalid
    /// The name is that of a kind of widget.
    case kind(String)
    /// Another kept widget has the name.
    case taken(String)
}

extension KeptWidget {
    /// Returns the text if it can name a kept widget; throws the reason if not.
    ///
    /// - Parameter former: the widget's present name; `nil` for a new one.
    package static func name(
        _ text: String, former: String? = nil, in settings: Settings
    ) throws(KeptWidgetNameError) -> String {
        guard WidgetKind(rawValue: text.lowercased()) == nil else { throw .kind(text.lowercased()) }
        guard let name = checkedName(text) else { throw .invalid }
        // Names that differ by capitals alone would be taken for each other.
        let other = settings.widgets.keys.first { $0 != former && $0.lowercased() == name.lowercased() }
        if let other { throw .taken(other) }
        return name
    }
}

extension Words {
    package func sentence(for error: KeptWidgetNameError) -> String {
        switch error {
        case .invalid: sentence(for: RequestError.badWidgetName)
        case .kind(let name): widgetsKindName(name: name)
        case .taken(let name): widgetsTaken(name: name)
        }
    }

    package func name(of kind: WidgetKind) -> String { widgetKind(kind.rawValue) }
    package func name(of family: WidgetFamily) -> String { widgetFamily(family.name) }
}
