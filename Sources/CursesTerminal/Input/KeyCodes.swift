import CNcurses
import TerminalUI

/// Numbers that `wgetch` answers for keys, and what they mean to the game.
enum KeyCode {
    /// Reports that we give numbers of our own, beyond those of ncurses (`KEY_MAX`).
    static let focusIn: Int32 = 0x1000
    static let focusOut: Int32 = 0x1001
    static let pasteStart: Int32 = 0x1002
    static let pasteEnd: Int32 = 0x1003
    /// First of the keys held with Shift, Alt or Control, by position in `modified`.
    private static let firstModified: Int32 = 0x1100

    /// The key for a number above 255; nil for one that means nothing here.
    static func key(for code: Int32) -> Key? {
        if let key = named[code] { return key }
        if code > KEY_F0, code <= KEY_F0 + 12 { return .function(Int(code - KEY_F0)) }
        let index = Int(code - firstModified)
        return modified.indices.contains(index) ? modified[index].key : nil
    }

    /// Tells ncurses the sequences that terminal descriptions leave out: `define_key`.
    static func defineOwn() {
        let reports = [("kxIN", focusIn), ("kxOUT", focusOut), ("PS", pasteStart), ("PE", pasteEnd)]
        for (name, code) in reports {
            if let sequence = Capability.bytes(name) { define_key(String(decoding: sequence, as: UTF8.self), code) }
        }
        for (index, entry) in modified.enumerated() where key_defined(entry.sequence) <= 0 {
            define_key(entry.sequence, firstModified + Int32(index))
        }
    }

    /// xterm's forms of the cursor keys, plain and with modifiers: the game knows them without.
    private static let modified: [(sequence: String, key: Key)] = {
        let letters: [(String, Key)] = [
            ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
        ]
        let numbers: [(String, Key)] = [
            ("1", .home), ("2", .insert), ("3", .delete), ("4", .end), ("5", .pageUp), ("6", .pageDown),
        ]
        var keys: [(String, Key)] = []
        for (letter, key) in letters {
            keys += [("\u{1B}[\(letter)", key), ("\u{1B}O\(letter)", key)]
            for modifier in 2...8 { keys.append(("\u{1B}[1;\(modifier)\(letter)", key)) }
        }
        for (number, key) in numbers {
            keys.append(("\u{1B}[\(number)~", key))
            for modifier in 2...8 { keys.append(("\u{1B}[\(number);\(modifier)~", key)) }
        }
        return keys + [("\u{1B}[Z", .backTab), ("\u{1B}OM", .enter)]
    }()

    private static let named: [Int32: Key] = [
        KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
        KEY_SR: .up, KEY_SF: .down, KEY_SLEFT: .left, KEY_SRIGHT: .right,
        KEY_HOME: .home, KEY_SHOME: .home, KEY_FIND: .home, KEY_A1: .home,
        KEY_END: .end, KEY_SEND: .end, KEY_SELECT: .end, KEY_LL: .end, KEY_C1: .end,
        KEY_PPAGE: .pageUp, KEY_SPREVIOUS: .pageUp, KEY_A3: .pageUp,
        KEY_NPAGE: .pageDown, KEY_SNEXT: .pageDown, KEY_C3: .pageDown,
        KEY_IC: .insert, KEY_SIC: .insert, KEY_DC: .delete, KEY_SDC: .delete,
        KEY_BACKSPACE: .backspace, KEY_ENTER: .enter, KEY_BTAB: .backTab,
    ]
}
