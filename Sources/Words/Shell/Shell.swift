import Session
import Simulation
import TerminalUI

/// What stands around the screens: places, keys, settings, and a window that is too small.
extension Words {
    /// A place that tabs lead to, by its name in links: "backyards".
    package func screen(_ id: String) -> String { text("screen", id, "name") }
    /// A page of a small window.
    package func compactPage(_ id: String) -> String { text("compactPage", id, "name") }
    package func yardOrder(_ id: String) -> String { text("yardOrder", id, "name") }

    /// Under the player's name: the pass, or that there is none.
    package func member(_ session: Session) -> String { pass(of: session) ?? accountMember }

    package func name(of setting: Setting) -> String { text("setting", setting.key, "name") }
    /// What else players call it.
    package func aliases(of setting: Setting) -> [String] {
        let own = has("setting", setting.key, "also") ? text("setting", setting.key, "also") : ""
        return [setting.key] + own.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    }
    package func about(_ setting: Setting) -> String { text("setting", setting.key, "about") }
    package func settingValue(_ id: String) -> String { text("settingValue", id, "name") }

    /// What a widget is about, and how large it is, by their names on the command line.
    package func widgetKind(_ id: String) -> String { text("widgetKind", id, "name") }
    package func widgetFamily(_ id: String) -> String { text("widgetFamily", id, "name") }

    /// For a screen that is too small: how much is missing, from the friendliest sentence to the shortest sign.
    package func tooSmall(columns: Int, rows: Int) -> [String] {
        let (missing, short) =
            switch (columns, rows) {
            case (_, 0): (roomColumns(columns: columns), roomColumns(columns: columns))
            case (0, _): (roomRows(rows: rows), roomRows(rows: rows))
            default: (roomBoth(columns: columns, rows: rows), roomBothShort(columns: columns, rows: rows))
            }
        return [roomSentence(missing: missing), roomRequest(missing: missing), short, "+\(columns) x +\(rows)"]
    }
}

/// Keys and what they do.
extension Words {
    /// A heading of Help.
    package func keyGroup(_ id: String) -> String { text("keyGroup", id, "name") }
    /// What a command does, beside its keys in Help.
    package func help(command: String) -> String { text("command", command, "help") }
    /// The same in a small window, by the names that such windows have in the catalog, the closest first.
    package func help(command: String, in panes: [String]) -> String {
        panes.first { has("command", command, $0) }.map { text("command", command, $0) } ?? help(command: command)
    }
    /// The same among everything that can be done.
    package func title(command: String) -> String { text("command", command, "title") }
    /// Why its key does nothing where it is pressed; `nil` for one that needs no words.
    package func notNow(command: String) -> String? {
        has("command", command, "notNow") ? text("command", command, "notNow") : nil
    }

    /// As players read it: "↑", "Enter", "Ctrl-C", "Alt-x", "F5". In ASCII where the terminal has no more.
    package func label(of key: Key, unicode: Bool = true) -> String {
        switch key {
        case .control(" "): return keyControl(key: label(of: .character(" ")))
        case .control(let character): return keyControl(key: character.uppercased())
        case .alt(let character): return keyAlt(key: label(of: .character(character), unicode: unicode))
        default: return text("keyName", key.label(unicode: unicode), "name")
        }
    }
}
