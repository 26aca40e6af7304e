import TerminalUI

/// A collector of a paste's bytes until its closing bracket.
struct PasteCollector {
    /// The state of a paste after a byte.
    enum Progress: Hashable {
        case more
        /// The paste has ended: `ESC [ 201 ~` is complete.
        case end
        /// The byte was Ctrl-C.
        case wayOut
    }

    private static let closing = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// The number of bytes of the closing bracket among the last ones.
    private var matched = 0

    mutating func take(_ byte: UInt8) -> Progress {
        if byte == Self.closing[matched] {
            matched += 1
            return matched == Self.closing.count ? .end : .more
        }
        if byte == 0x03 { return .wayOut }
        keep(Self.closing.prefix(matched))
        // Only its first byte is an Esc.
        matched = byte == 0x1B ? 1 : 0
        if matched == 0 { keep(CollectionOfOne(byte)) }
        return .more
    }

    private mutating func keep(_ more: some Collection<UInt8>) {
        if bytes.count + more.count <= InputDecoder.pasteLimit { bytes += more }
    }

    /// The text with line breaks and tabs as spaces, without other controls and what cannot be shown.
    var text: String {
        var result = ""
        for character in String(decoding: bytes, as: UTF8.self) {
            if character.isNewline || character == "\t" {
                result.append(" ")
            } else if Self.isTyped(character) {
                result.append(character)
            }
        }
        return result
    }

    /// Returns whether a player can have meant a character: it is visible and whole.
    static func isTyped(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy(TextWidth.isPrintable) && character != TextWidth.replacement
    }
}
