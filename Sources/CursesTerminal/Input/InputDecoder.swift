import TerminalUI

/// Turns what `wgetch` answers, number by number, into events.
///
/// Numbers up to 255 are bytes, of text in UTF-8 or control characters; ncurses has already taken known sequences out
/// and numbered them above. What it does not know arrives byte by byte and is swallowed to its end, so that an unknown
/// key does nothing. A burst ends with `finish`, when there is no more to read for now.
struct InputDecoder {
    /// Bytes of a paste that are kept; the rest is dropped.
    static let pasteLimit = 64 * 1024

    private enum State: Hashable {
        case ground
        /// After Esc: alone, or the beginning of Alt with a key or of a sequence.
        case escape
        /// In `ESC [ …` or `ESC O …`, with the number of bytes so far.
        case sequence(Int, isControl: Bool)
        case paste
    }

    private var state = State.ground
    private var text: [UInt8] = []
    private var pasted: [UInt8] = []
    private var events: [InputEvent] = []

    /// Takes one number of `wgetch`.
    mutating func take(_ code: Int32) {
        if state == .paste {
            takePasted(code)
        } else if code > 0xFF {
            take(numbered: code)
        } else {
            take(byte: UInt8(truncatingIfNeeded: code))
        }
    }

    /// Takes what the mouse did, at its place among the keys. Of moves on end only the last counts.
    mutating func take(_ mouse: MouseEvent) {
        guard state != .paste else { return }
        endBurst()
        if case .mouse(let last)? = events.last, last.kind == mouse.kind, mouse.kind.isMove { events.removeLast() }
        events.append(.mouse(mouse))
    }

    /// Ends the burst: an Esc that nothing followed is the key. Returns the events so far.
    mutating func finish() -> [InputEvent] {
        endBurst()
        defer { events = [] }
        return events
    }

    private mutating func endBurst() {
        flushText()
        switch state {
        case .escape: emit(.escape)
        case .sequence(0, isControl: true): emit(.alt("["))
        case .sequence(0, isControl: false): emit(.alt("O"))
        default: break
        }
        if state != .paste { state = .ground }
    }

    private mutating func take(numbered code: Int32) {
        // Esc before a numbered key: Alt with it, which the game knows without but for Backspace.
        let isAlt = state == .escape
        if !isAlt { endBurst() }
        flushText()
        state = .ground
        switch code {
        case KeyCode.focusIn: events.append(.focus(true))
        case KeyCode.focusOut: events.append(.focus(false))
        case KeyCode.pasteStart: state = .paste
        case KeyCode.pasteEnd: break
        default:
            guard let key = KeyCode.key(for: code) else { return }
            emit(isAlt && key == .backspace ? .alt("\u{7F}") : key)
        }
    }

    private mutating func take(byte: UInt8) {
        switch state {
        case .paste: break
        case .sequence(let count, let isControl):
            // Parameters and intermediates, then a final byte. Anything else, or too many: it was none.
            let isInner = (0x20..<0x40).contains(byte) && count < 32 && isControl
            state = isInner ? .sequence(count + 1, isControl: isControl) : .ground
            if byte < 0x20 { take(byte: byte) }
        case .escape:
            switch byte {
            case UInt8(ascii: "["): state = .sequence(0, isControl: true)
            case UInt8(ascii: "O"): state = .sequence(0, isControl: false)
            case 0x1B: emit(.escape)
            case 0x7F, 0x08:
                state = .ground
                emit(.alt("\u{7F}"))
            case 0x20..<0x7F:
                state = .ground
                emit(.alt(Character(Unicode.Scalar(byte))))
            default:
                emit(.escape)
                state = .ground
                take(byte: byte)
            }
        case .ground:
            if byte == 0x1B {
                flushText()
                state = .escape
            } else if byte < 0x20 || byte == 0x7F {
                flushText()
                emit(Self.control(byte))
            } else {
                text.append(byte)
            }
        }
    }

    private static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x00: .control(" ")
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        default: .control(Character(Unicode.Scalar(byte < 0x1B ? byte + 0x60 : byte + 0x40)))
        }
    }

    private mutating func emit(_ key: Key) { events.append(.key(key)) }

    /// Text so far as one key a character; what may be the beginning of a code point waits for the next burst.
    private mutating func flushText() {
        guard !text.isEmpty else { return }
        let kept = Self.incompleteTail(text)
        for character in String(decoding: text.dropLast(kept), as: UTF8.self) where isTyped(character) {
            emit(.character(character))
        }
        text = Array(text.suffix(kept))
    }

    private func isTyped(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy(TextWidth.isPrintable) && character != TextWidth.replacement
    }

    /// How many bytes at the end begin a code point that is not whole.
    private static func incompleteTail(_ bytes: [UInt8]) -> Int {
        for back in 1...3 where back <= bytes.count {
            let byte = bytes[bytes.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > back ? back : 0
        }
        return 0
    }

    private mutating func takePasted(_ code: Int32) {
        switch code {
        case KeyCode.pasteEnd:
            state = .ground
            let text = Self.printable(String(decoding: pasted, as: UTF8.self))
            pasted = []
            if !text.isEmpty { events.append(.paste(text)) }
        case 0x03:
            // Terminals take it out of what they paste: the end was lost, and the player wants out.
            state = .ground
            pasted = []
            emit(.control("c"))
        case 0...0xFF:
            if pasted.count < Self.pasteLimit { pasted.append(UInt8(truncatingIfNeeded: code)) }
        default: break
        }
    }

    /// Line breaks and tabs as spaces, no other controls, nothing that cannot be shown.
    private static func printable(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline || character == "\t" {
                result.append(" ")
            } else if character.unicodeScalars.allSatisfy(TextWidth.isPrintable), character != TextWidth.replacement {
                result.append(character)
            }
        }
        return result
    }
}

extension MouseEvent.Kind {
    fileprivate var isMove: Bool {
        switch self {
        case .move, .drag: true
        case .press, .release, .wheelUp, .wheelDown: false
        }
    }
}
