import Session
import Simulation
import TerminalUI

/// Texts around the screens: places, keys, settings, and a window that is too small.
extension Words {
    /// Returns the name of a tab's place, by its name in links, such as "backyards".
    package func screen(_ id: String) -> String { text("screen", id, "name") }
    /// Returns the name of a page of a small window.
    package func compactPage(_ id: String) -> String { text("compactPage", id, "name") }
    package func yardOrder(_ id: String) -> String { text("yardOrder", id, "name") }

    package func name(of setting: Setting) -> String { text("setting", setting.key, "name") }
    /// Returns other words that players use for a setting.
    package func aliases(of setting: Setting) -> [String] {
        let own = has("setting", setting.key, "also") ? text("setting", setting.key, "also") : ""
        return [setting.key] + Self.aliases(own)
    }

    /// Returns the words for the account and for the player's pass that the palette finds, too.
    package var accountAliases: (account: [String], pass: [String]) {
        (Self.aliases(accountAlso), Self.aliases(accountPassAlso))
    }

    /// Splits a text of the catalog into the words between its commas.
    private static func aliases(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    }
    package func about(_ setting: Setting) -> String { text("setting", setting.key, "about") }
    package func settingValue(_ id: String) -> String { text("settingValue", id, "name") }

    /// Returns the name of a widget's kind or size, by its name on the command line.
    package func widgetKind(_ id: String) -> String { text("widgetKind", id, "name") }
    package func widgetFamily(_ id: String) -> String { text("widgetFamily", id, "name") }

    /// Returns the texts of a screen that is too small by `columns` and `rows`, from the friendliest sentence to the
    /// shortest sign.
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

/// Keys and commands.
extension Words {
    /// Returns the heading of a group of keys in Help, by the group's id.
    package func keyGroup(_ id: String) -> String { text("keyGroup", id, "name") }
    /// Returns the description of a command beside its keys in Help.
    package func help(command: String) -> String { text("command", command, "help") }
    /// Returns the description of a command in a small window, by the windows' names in the catalog, the closest first.
    package func help(command: String, in panes: [String]) -> String {
        panes.first { has("command", command, $0) }.map { text("command", command, $0) } ?? help(command: command)
    }
    /// Returns the title of a command in the palette.
    package func title(command: String) -> String { text("command", command, "title") }
    /// Returns the reason why a command's key does nothing here; `nil` for one that needs no words.
    package func notNow(command: String) -> String? {
        has("command", command, "notNow") ? text("command", command, "notNow") : nil
    }

    /// Returns a key as players read it: "↑", "Enter", "Ctrl-C", "Alt-x", "F5"; in ASCII without `unicode`.
    package func label(of key: Key, unicode: Bool = true) -> String {
        // Keys are named as they are printed: an arrow or a bracket is not mirrored.
        let name = name(of: key, unicode: unicode)
        return isRightToLeft ? "\u{2066}\(name)\u{2069}" : name
    }

    private func name(of key: Key, unicode: Bool) -> String {
        let unicode = unicode && !isPlain
        switch key {
        case .control(" "): return keyControl(key: name(of: .character(" "), unicode: unicode))
        case .control(let character): return keyControl(key: character.uppercased())
        case .alt(let key): return keyAlt(key: name(of: key, unicode: unicode))
        case .wordLeft, .wordRight: return keyControl(key: name(of: key.outsideText, unicode: unicode))
        default:
            let label = key.label(unicode: unicode)
            // Only keys that print nothing have a name.
            return isPlain ? heard(label) : label.utf8.count == 1 ? label : text("keyName", label, "name")
        }
    }

    /// Returns a key's label for the ear, which hears neither capitals nor punctuation.
    private func heard(_ label: String) -> String {
        switch label {
        case "/": keySlash
        case "?": keyQuestionMark
        case ":": keyColon
        case "Esc": keyEscape
        case "Del": keyDelete
        case "Ins": keyInsert
        case "PgUp": keyPageUp
        case "PgDn": keyPageDown
        case _ where label.count == 1 && label.lowercased() != label: keyCapital(letter: label)
        default: text("keyName", label, "name")
        }
    }
}
