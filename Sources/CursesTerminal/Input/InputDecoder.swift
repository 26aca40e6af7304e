import TerminalUI

/// Turns the bytes that a terminal sends into events.
///
/// It cuts them into whole sequences: text, keys, mouse reports, pasted text, and answers to questions, which are
/// dropped except for the background color. It never waits: a partial sequence is kept, in bounded space, and given up
/// when the rest does not follow in time (`timeLeft`, `pass`). An unknown sequence is dropped whole, so an unknown key
/// does nothing. Ctrl-C is recognized in the middle of anything.
struct InputDecoder {
    /// The most bytes of a paste that are kept; the rest is dropped.
    static let pasteLimit = 64 * 1024
    /// The most bytes of a sequence that are kept; no key and no report is longer.
    static let sequenceLimit = 64
    /// The number of bytes after which a sequence or an answer that has not ended is given up.
    static let endLimit = 64 * 1024

    /// The milliseconds of silence after which Esc was the key.
    static let escapeTimeout = 25
    /// The same while an answer of the terminal may come, which begins with Esc and can pause after it on a slow line.
    static let answerTimeout = 400
    /// The milliseconds of silence after which a sequence or an answer has lost its end.
    static let sequenceTimeout = 1000
    /// The milliseconds of silence after which a paste has lost its end; it may be large and come over a bad line.
    static let pasteTimeout = 10_000

    private enum State: Hashable {
        case ground
        /// In a key or a report, or what may become one; `sequence` has it so far.
        case sequence
        /// In a string that answers a question (OSC, DCS, SOS, PM, APC), after its first two bytes. It ends by `ESC \`;
        /// `isEnding` is between the two.
        case answer(isEnding: Bool)
        case paste
    }

    /// True while an answer to a question may come.
    var expectsAnswers = false
    private let keys: KeyTable
    /// Whether mouse reports are expected in their old form, too: three bytes of anything after `ESC [ M`.
    private let hasMouse: Bool
    private var state = State.ground
    /// The sequence from Esc on, at most `sequenceLimit` bytes of it.
    private var sequence: [UInt8] = []
    /// The bytes of the sequence or answer so far, kept or not.
    private var length = 0
    /// Text that was not turned into keys yet, since a cluster may continue.
    private var text: [UInt8] = []
    private var paste = PasteCollector()
    /// The mouse button that was pressed last, from 1; `nil` for none yet.
    private var held: Int?
    /// True if an Esc stands before the sequence: its key counts as held with Alt, as rxvt and mlterm send it.
    private var followsEscape = false
    /// True if the next character of `text` is held with Alt.
    private var isTextHeld = false
    /// The reports since they were last asked for.
    private var reports: [TerminalReport] = []
    private var events: [InputEvent] = []
    /// The milliseconds since the last byte, counting unsuccessful waits.
    private var silence = 0

    init(keys: KeyTable, hasMouse: Bool) { (self.keys, self.hasMouse) = (keys, hasMouse) }

    /// Decodes new bytes.
    mutating func take(_ bytes: some Sequence<UInt8>) {
        silence = 0
        for byte in bytes { take(byte) }
    }

    /// Returns the events so far. The beginning of a code point is kept.
    mutating func finish() -> [InputEvent] {
        flushText(keepingTail: true)
        defer { events = [] }
        return events
    }

    /// Returns the reports since the last call.
    mutating func takeReports() -> [TerminalReport] {
        defer { reports = [] }
        return reports
    }

    /// The milliseconds after which `pass` will give up a partial sequence; nil without one.
    var timeLeft: Int? {
        switch state {
        case .ground: nil
        case .sequence, .answer(isEnding: false):
            (length > 2
                ? Self.sequenceTimeout : expectsAnswers ? Self.answerTimeout : Self.escapeTimeout) - silence
        case .answer(isEnding: true): Self.sequenceTimeout - silence
        case .paste: Self.pasteTimeout - silence
        }
    }

    /// Counts milliseconds without input, and gives up a partial sequence after enough of them.
    mutating func pass(_ milliseconds: Int) {
        silence += milliseconds
        if let timeLeft, timeLeft <= 0 { giveUp() }
    }

    // MARK: Bytes

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeGround(byte)
        case .sequence: takeSequence(byte)
        case .answer(let isEnding): takeAnswer(byte, isEnding)
        case .paste:
            switch paste.take(byte) {
            case .more: break
            case .end: endPaste()
            case .wayOut:
                // Terminals remove Ctrl-C from pasted text: the end was lost, and the player wants out.
                paste = PasteCollector()
                state = .ground
                takeGround(byte)
            }
        }
    }

    private mutating func takeGround(_ byte: UInt8) {
        if byte == 0x1B || keys.isBeginning([byte]) {
            begin(byte)
        } else if byte >= 0x20, byte != 0x7F {
            text.append(byte)
        } else if let meaning = keys[[byte]] {
            emitMeaning(meaning)
        } else {
            emit(.key(Self.control(byte)))
        }
    }

    private mutating func begin(_ byte: UInt8) {
        flushText(keepingTail: false)
        state = .sequence
        sequence = [byte]
        length = 1
    }

    /// Ends the sequence; an Esc before it that it has not used was a key.
    private mutating func leave() {
        if followsEscape {
            followsEscape = false
            emit(.key(.escape))
        }
        state = .ground
        sequence = []
        length = 0
    }

    private mutating func takeSequence(_ byte: UInt8) {
        let before = sequence
        length += 1
        if length <= Self.sequenceLimit { sequence.append(byte) }
        if keys.isBeginning(sequence) { return }
        if let meaning = keys[sequence] {
            emitMeaning(meaning)
        } else if let meaning = keys[before] {
            // It might have gone on, and has not.
            emitMeaning(meaning)
            take(byte)
        } else if before.first != 0x1B {
            takeBack(before)
            take(byte)
        } else if length == 2 {
            takeSecond(byte)
        } else if hasMouse, sequence.starts(with: Self.oldMouse) {
            takeOldMouse(byte)
        } else if byte < 0x20 || byte >= 0x7F {
            // The byte belongs to no sequence: the one before has lost its end.
            leave()
            takeGround(byte)
        } else if isInner(byte) {
            if length >= Self.endLimit { leave() }
        } else {
            takeReport(length <= Self.sequenceLimit ? sequence : [])
        }
    }

    /// Returns whether a byte is one of the numbers in a sequence and not its last byte.
    private func isInner(_ byte: UInt8) -> Bool {
        sequence[1] == UInt8(ascii: "[") ? byte < 0x40 : (0x30...0x3B).contains(byte)
    }

    /// Decodes the byte after Esc.
    private mutating func takeSecond(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"): break
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .answer(isEnding: false)
        case 0x1B where !followsEscape:
            followsEscape = true
            (sequence, length) = ([byte], 1)
        case 0x1B, 0x03:
            leave()
            emit(.key(.escape))
            takeGround(byte)
        default:
            // Terminals send Alt as Esc before the key, and tmux turns Esc and a quick key into that.
            leave()
            if byte >= 0x20, byte != 0x7F {
                isTextHeld = true
                text.append(byte)
            } else {
                emit(.key(.alt(Self.control(byte))))
            }
        }
    }

    /// Ends a whole sequence that is in no table: a mouse report, a key with modifiers, or a report to the program.
    private mutating func takeReport(_ sequence: [UInt8]) {
        if let key = KeyReport.key(sequence) { return emitMeaning(.key(key)) }
        leave()
        if let report = TerminalReport(sequence) { reports.append(report) }
        take(MouseReport(sequence))
    }

    private mutating func takeAnswer(_ byte: UInt8, _ isEnding: Bool) {
        length += 1
        switch byte {
        case UInt8(ascii: "\\") where isEnding: endAnswer()
        case _ where isEnding:
            // Its end was lost, and another sequence has begun.
            begin(0x1B)
            take(byte)
        case 0x1B: state = .answer(isEnding: true)
        case 0x07 where sequence[1] == UInt8(ascii: "]"): endAnswer()
        case 0x03, 0x18, 0x1A:
            leave()
            takeGround(byte)
        default:
            if length <= Self.sequenceLimit { sequence.append(byte) }
            if length >= Self.endLimit { leave() }
        }
    }

    private mutating func endAnswer() {
        let isWhole = sequence.count < Self.sequenceLimit
        if isWhole, let report = TerminalReport(answer: sequence) { reports.append(report) }
        let ground =
            isWhole && sequence[1] == UInt8(ascii: "]")
            ? ColorScheme.of(answer: String(decoding: sequence.dropFirst(2), as: UTF8.self)) : nil
        leave()
        if let ground { emit(.ground(ground)) }
    }

    private static let oldMouse = Array("\u{1B}[M".utf8)

    private mutating func takeOldMouse(_ byte: UInt8) {
        if length > Self.oldMouse.count, byte < 0x20, byte != 0 {
            leave()
            takeGround(byte)
        } else if length == Self.oldMouse.count + 3 {
            let report = MouseReport(old: sequence.suffix(3))
            leave()
            take(report)
        }
    }

    private mutating func take(_ report: MouseReport?) {
        guard let mouse = report?.event(held: held) else { return }
        if case .press(let button) = mouse.kind { held = button }
        // Of consecutive moves only the last counts.
        if text.isEmpty, case .mouse(let last)? = events.last, last.kind == mouse.kind, mouse.kind.isMove {
            events.removeLast()
        }
        emit(.mouse(mouse))
    }

    // MARK: Giving up

    /// Gives up a partial sequence: keys that the player may have pressed count, the rest is dropped.
    private mutating func giveUp() {
        let begun = sequence
        switch state {
        case .ground: break
        case .paste: endPaste()
        case .answer(isEnding: false) where length == 2: takeBack(begun)
        case .answer: leave()
        case .sequence:
            if let meaning = keys[begun] {
                emitMeaning(meaning)
            } else if length <= 2 || begun.first != 0x1B {
                takeBack(begun)
            } else {
                leave()
            }
        }
    }

    /// Decodes bytes again that were no sequence after all.
    private mutating func takeBack(_ bytes: [UInt8]) {
        leave()
        for byte in bytes {
            if byte >= 0x20, byte != 0x7F { text.append(byte) } else { emit(.key(Self.control(byte))) }
        }
    }

    // MARK: Events

    /// Ends the sequence, and emits what it means.
    private mutating func emitMeaning(_ meaning: KeyTable.Meaning) {
        let isHeld = followsEscape
        if case .key = meaning { followsEscape = false }
        leave()
        switch meaning {
        case .key(.alt(let key)) where isHeld: emit(.key(.alt(key)))
        case .key(let key): emit(.key(isHeld ? .alt(key) : key))
        case .focus(let isIn): emit(.focus(isIn))
        case .pasteStart:
            flushText(keepingTail: false)
            state = .paste
        }
    }

    private mutating func emit(_ event: InputEvent) {
        flushText(keepingTail: false)
        events.append(event)
    }

    private mutating func endPaste() {
        let pasted = paste.text
        paste = PasteCollector()
        state = .ground
        if !pasted.isEmpty { emit(.paste(pasted)) }
    }

    /// Returns the key that a control character is.
    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x00: .control(" ")
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x1B: .escape
        default: .control(Character(Unicode.Scalar(byte < 0x1B ? byte + 0x60 : byte + 0x40)))
        }
    }

    /// Turns the text so far into one key a character; the beginning of a code point can wait for its end.
    private mutating func flushText(keepingTail: Bool) {
        guard !text.isEmpty else { return }
        let tail = Self.incompleteTail(text)
        for character in String(decoding: text.dropLast(tail), as: UTF8.self) {
            let key = Key.character(character)
            if PasteCollector.isTyped(character) { events.append(.key(isTextHeld ? .alt(key) : key)) }
            isTextHeld = false
        }
        if !keepingTail { isTextHeld = false }
        text = keepingTail ? Array(text.suffix(tail)) : []
    }

    /// Returns the number of bytes at the end that begin a code point without finishing it.
    private static func incompleteTail(_ bytes: [UInt8]) -> Int {
        for back in 1...3 where back <= bytes.count {
            let byte = bytes[bytes.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > back ? back : 0
        }
        return 0
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
