import TerminalUI

/// The sequences of the keys of the player's terminal: from its description, and those that descriptions leave out.
struct KeyTable {
    /// The meaning of a sequence.
    enum Meaning: Hashable {
        case key(Key)
        /// A key held with Alt, which to the game is Esc and then the key.
        case alt(Key)
        case focus(Bool)
        case pasteStart
    }

    /// The meanings in order of precedence. A list takes less time at a start than a table, and searching it is quick
    /// beside a key press.
    private var meanings: [(sequence: [UInt8], meaning: Meaning)] = []

    /// - Parameter capability: returns the terminal's description of a terminfo name.
    init(_ capability: (String) -> [UInt8]?) {
        for (name, key) in Self.described {
            if let sequence = capability(name) { add(sequence, .key(key)) }
        }
        for (text, meaning) in Self.usual { add(Array(text.utf8), meaning) }
    }

    subscript(sequence: [UInt8]) -> Meaning? { meanings.first { $0.sequence == sequence }?.meaning }

    /// Returns whether more must or may follow.
    func isBeginning(_ sequence: [UInt8]) -> Bool {
        !sequence.isEmpty
            && meanings.contains { $0.sequence.count > sequence.count && $0.sequence.starts(with: sequence) }
    }

    /// Adds a meaning unless the sequence has one. No description may assign text, Esc alone, Return or Ctrl-C, the way
    /// out.
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

    /// xterm's reports, and its forms of the cursor keys, plain and with modifiers, which the game knows without a
    /// description; modifiers other than Alt are ignored.
    private static let usual: [(String, Meaning)] = {
        let letters: [(String, Key)] = [
            ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
        ]
        let numbers: [(String, Key)] = [
            ("1", .home), ("2", .insert), ("3", .delete), ("4", .end), ("5", .pageUp), ("6", .pageDown),
        ]
        /// Returns the meaning with modifiers: Shift, Alt and Control are 1, 2 and 4, and 1 more than their sum is
        /// sent.
        func held(_ modifiers: Int, _ key: Key) -> Meaning { (modifiers - 1) & 2 == 0 ? .key(key) : .alt(key) }
        var keys: [(String, Meaning)] = [
            ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)), ("\u{1B}[200~", .pasteStart),
            ("\u{1B}[Z", .key(.backTab)), ("\u{1B}OM", .key(.enter)),
        ]
        for (letter, key) in letters {
            keys += [("\u{1B}[\(letter)", .key(key)), ("\u{1B}O\(letter)", .key(key))]
            keys += (2...8).map { ("\u{1B}[1;\($0)\(letter)", held($0, key)) }
        }
        for (number, key) in numbers {
            keys.append(("\u{1B}[\(number)~", .key(key)))
            keys += (2...8).map { ("\u{1B}[\(number);\($0)~", held($0, key)) }
        }
        return keys
    }()
}
