import TerminalUI

/// The keys that terminals send with numbers for key and modifiers: xterm's `ESC [ 1 ; 5 C` and `ESC [ 3 ; 3 ~`, and with
/// `modifyOtherKeys` `ESC [ 27 ; 5 ; 97 ~`; kitty's and other terminals' `ESC [ 97 ; 5 u` (CSI u).
///
/// The game asks for none of the last two, but another program may have left them on.
enum KeyReport {
    /// Returns the key of a whole sequence; nil for another report, the release of a key, and a key that the game does
    /// not know.
    static func key(_ sequence: [UInt8]) -> Key? {
        guard sequence.starts(with: Array("\u{1B}[".utf8)), let final = sequence.last else { return nil }
        // Parts are numbers, each with further ones after colons; an empty one is absent.
        let parts = sequence.dropFirst(2).dropLast().split(
            separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
        )
        .map { part in
            part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                .map { Int(String(decoding: $0, as: UTF8.self)) }
        }
        func number(_ part: Int, _ index: Int = 0) -> Int? {
            parts.indices.contains(part) && parts[part].indices.contains(index) ? parts[part][index] : nil
        }
        guard let modifiers = Modifiers(number(1)), number(1, 1) != release else { return nil }
        let key: Key?
        switch final {
        case UInt8(ascii: "u"):
            key = character(number(0), shifted: number(0, 1), base: number(0, 2), text: number(2), modifiers)
        case UInt8(ascii: "~"):
            if number(0) == otherKeys { return character(number(2), modifiers) }
            key = number(0).flatMap { numbered($0, modifiers) }
        case _ where number(0) ?? 1 == 1: key = lettered(final, modifiers)
        default: key = nil
        }
        return key
    }

    private static let release = 3
    private static let otherKeys = 27

    /// The modifiers of a report, which holds 1 more than their sum.
    private struct Modifiers {
        let sum: Int

        /// - Returns: nil with Super, Hyper or Meta, which no key of the game has.
        init?(_ number: Int?) {
            sum = max(0, (number ?? 1) - 1)
            if sum & 0b11_1000 != 0 { return nil }
        }

        var shift: Bool { sum & 1 != 0 }
        var alt: Bool { sum & 2 != 0 }
        var control: Bool { sum & 4 != 0 }
        var capsLock: Bool { sum & 64 != 0 }

        /// Returns the key with Alt held where that is one of them.
        func held(_ key: Key) -> Key { alt ? .alt(key) : key }
    }

    /// Returns a key that is named by the letter at the end.
    private static func lettered(_ letter: UInt8, _ modifiers: Modifiers) -> Key? {
        let isByWord = modifiers.control && !modifiers.alt
        let key: Key? =
            switch letter {
            case UInt8(ascii: "A"): .up
            case UInt8(ascii: "B"): .down
            case UInt8(ascii: "C"): isByWord ? .wordRight : .right
            case UInt8(ascii: "D"): isByWord ? .wordLeft : .left
            case UInt8(ascii: "H"): .home
            case UInt8(ascii: "F"): .end
            // `R` would be F3, and is the cursor's place.
            case UInt8(ascii: "P"), UInt8(ascii: "Q"), UInt8(ascii: "S"):
                modifiers.sum & 7 == 0 ? .function(Int(letter - UInt8(ascii: "P")) + 1) : nil
            default: nil
            }
        return key.map(modifiers.held)
    }

    /// Returns a key that is named by a number before `~`.
    private static func numbered(_ number: Int, _ modifiers: Modifiers) -> Key? {
        let key: Key?
        switch number {
        case 1, 7: key = .home
        case 2: key = .insert
        case 3: key = .delete
        case 4, 8: key = .end
        case 5: key = .pageUp
        case 6: key = .pageDown
        case 11...15: key = modifiers.sum & 7 == 0 ? .function(number - 10) : nil
        case 17...21: key = modifiers.sum & 7 == 0 ? .function(number - 11) : nil
        case 23, 24: key = modifiers.sum & 7 == 0 ? .function(number - 12) : nil
        default: key = nil
        }
        return key.map(modifiers.held)
    }

    /// Returns a key that is named by a Unicode scalar, or by a number that kitty gives keys without one.
    ///
    /// - Parameters:
    ///   - shifted: the scalar with Shift.
    ///   - base: the scalar of that key on an American keyboard, for letters of other scripts with Control.
    ///   - text: the scalar that the key types.
    private static func character(
        _ code: Int?, shifted: Int? = nil, base: Int? = nil, text: Int? = nil, _ modifiers: Modifiers
    ) -> Key? {
        guard let code, (1...0x10FFFF).contains(code) else { return nil }
        if (0xE000...0xF8FF).contains(code) {
            let key = onKeypad.first { $0.code == code }?.key
            if modifiers.control, !modifiers.alt, key == .left || key == .right {
                return key == .left ? .wordLeft : .wordRight
            }
            return key.map(modifiers.held)
        }
        if code < 0x20 || code == 0x7F {
            let key: Key? =
                switch code {
                case 0x09 where modifiers.shift: .backTab
                case 0x08 where modifiers.control, 0x7F where modifiers.control: .control("w")
                case 0x08, 0x09, 0x0D, 0x1B, 0x7F: InputDecoder.control(UInt8(code))
                default: nil
                }
            return key.map(modifiers.held)
        }
        if modifiers.control {
            // As terminals do without these modes: Ctrl-I is Tab.
            guard let letter = code < 0x80 ? code : base, letter == 0x20 || (0x40...0x7E).contains(letter) else {
                return nil
            }
            return modifiers.held(InputDecoder.control(UInt8(letter) & 0x1F))
        }
        let isUpper = modifiers.shift != modifiers.capsLock
        let known = text ?? (modifiers.shift ? shifted : nil)
        guard let scalar = Unicode.Scalar(UInt32(clamping: known ?? code)) else { return nil }
        let typed = Character(scalar)
        guard PasteCollector.isTyped(typed) else { return nil }
        let upper = typed.uppercased()
        return modifiers.held(.character(isUpper && known == nil && upper.count == 1 ? Character(upper) : typed))
    }

    /// kitty's numbers of the keypad's keys.
    private static let onKeypad: [(code: Int, key: Key)] =
        (0...9).map { (57399 + $0, .character(Character(String($0)))) } + [
            (57409, .character(".")), (57410, .character("/")), (57411, .character("*")), (57412, .character("-")),
            (57413, .character("+")), (57414, .enter), (57415, .character("=")), (57416, .character(",")),
            (57417, .left), (57418, .right), (57419, .up), (57420, .down), (57421, .pageUp), (57422, .pageDown),
            (57423, .home), (57424, .end), (57425, .insert), (57426, .delete),
        ]
}
