import TerminalUI

/// The sequences of the keys of the player's terminal: from its description, and those that descriptions leave out.
struct KeyTable {
    /// The meaning of a sequence.
    enum Meaning: Hashable {
        case key(Key)
        case focus(Bool)
        case pasteStart
    }

    /// The meanings in order of precedence. A list takes less time at a start than a table, and searching it is quick
    /// beside a key press.
    private var meanings: [(sequence: [UInt8], meaning: Meaning)] = []

    /// - Parameter capability: returns the terminal's description of a terminfo name.
    init(_ capability: (String) -> [UInt8]?) {
        for (text, meaning) in Self.keypad { add(Array(text.utf8), meaning) }
        for (name, key) in Self.described {
            if let sequence = capability(name) { add(sequence, .key(key)) }
        }
        for (text, meaning) in Self.usual { add(Array(text.utf8), meaning) }
    }

    subscript(sequence: [UInt8]) -> Meaning? { meanings.first { $0.sequence == sequence }?.meaning }

    /// Returns whether a longer known sequence begins with this one.
    func isBeginning(_ sequence: [UInt8]) -> Bool {
        !sequence.isEmpty
            && meanings.contains { $0.sequence.count > sequence.count && $0.sequence.starts(with: sequence) }
    }

    /// Adds a meaning behind those that the sequence has. No description may assign text, Esc alone, Return or Ctrl-C, the
    /// way out.
    private mutating func add(_ sequence: [UInt8], _ meaning: Meaning) {
        guard let first = sequence.first, first < 0x20 || first == 0x7F, first != 0x03, first != 0x0D,
            first != 0x1B || sequence.count > 1
        else { return }
        meanings.append((sequence, meaning))
    }

    /// terminfo's names of the keys that the game knows.
    private static let described: [(name: String, key: Key)] =
        [
            ("kbs", .backspace), ("kent", .enter), ("kcbt", .backTab),
            ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
            ("kri", .up), ("kind", .down), ("kLFT", .left), ("kRIT", .right),
            ("khome", .home), ("kHOM", .home), ("kfnd", .home), ("ka1", .home),
            ("kend", .end), ("kEND", .end), ("kslt", .end), ("kll", .end), ("kc1", .end),
            ("kpp", .pageUp), ("kPRV", .pageUp), ("ka3", .pageUp),
            ("knp", .pageDown), ("kNXT", .pageDown), ("kc3", .pageDown),
            ("kich1", .insert), ("kIC", .insert), ("kdch1", .delete), ("kDC", .delete),
        ] + (1...12).map { ("kf\($0)", .function($0)) }

    /// xterm's reports, and its forms of the keys, which the game knows without a description; `KeyReport` knows those
    /// with modifiers.
    private static let usual: [(String, Meaning)] = {
        let letters: [(String, Key)] = [
            ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
        ]
        let numbers: [(String, Key)] = [
            ("1", .home), ("2", .insert), ("3", .delete), ("4", .end), ("5", .pageUp), ("6", .pageDown),
        ]
        var keys: [(String, Meaning)] = [
            ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)), ("\u{1B}[200~", .pasteStart),
            ("\u{1B}[Z", .key(.backTab)),
            // rxvt's, with Control held.
            ("\u{1B}Oc", .key(.wordRight)), ("\u{1B}Od", .key(.wordLeft)),
        ]
        for (letter, key) in letters {
            keys += [("\u{1B}[\(letter)", .key(key)), ("\u{1B}O\(letter)", .key(key))]
        }
        for (number, key) in numbers { keys.append(("\u{1B}[\(number)~", .key(key))) }
        return keys
    }()

    /// The numeric keypad in application mode, which another program may have left on, as VT100s and all after them send
    /// it. Descriptions put other keys there, by place: `kf5` of `vt100` is the 4.
    private static let keypad: [(String, Meaning)] =
        [("\u{1B}OM", .key(.enter))]
        + zip("pqrstuvwxy", 0...9).map { ("\u{1B}O\($0)", .key(.keypad($1))) }
        + zip("jklmnoX", "*+,-./=").map { ("\u{1B}O\($0)", .key(.character($1))) }
}
