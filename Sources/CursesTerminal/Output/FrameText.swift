import Drawing
import TerminalUI

/// Cells as the text that shows them, in a terminal whose colors are remembered: colors and attributes are named where
/// they change.
///
/// ncurses interprets a small program for each color that changes, a third of the cost of a start. A frame that is new as
/// a whole is therefore written as this text, and ncurses is told afterwards what there is to be seen.
struct FrameText {
    /// The part that has not been sent; at first the sequence that moves the cursor to the first row.
    var text: [UInt8]
    /// The sequence that brings the cursor back to where ncurses believes it to be.
    private(set) var end: [UInt8]
    /// The sequence that ends attributes and leaves colors alone.
    let noAttributes: [UInt8]
    let attributePhrases: [(attribute: CellAttributes, phrase: [UInt8])]
    /// True if colors are 24-bit numbers.
    let isDirect: Bool
    /// The colors that are set; `nil`: unknown.
    var foreground: Int32?
    var background: Int32?
    var attributes: CellAttributes = []

    /// The number of bytes that is worth sending by itself: the terminal takes them in while the next are made.
    private static let piece = 16 * 1024

    /// Lets the terminal show the text once it has all of it.
    mutating func showAsWhole() {
        text = OutputChannel.wholeStart.utf8 + text
        end += OutputChannel.wholeEnd.utf8
    }

    /// Appends a whole row, and sends the text once it is long enough or at its end.
    mutating func append(
        _ row: ArraySlice<ColoredGlyph>, marks: [[Unicode.Scalar]], isLast: Bool, to channel: OutputChannel
    ) {
        for glyph in row {
            set(glyph)
            append(glyph.first)
            if glyph.marks >= 0 { for mark in marks[glyph.marks] { append(mark) } }
        }
        if isLast {
            text += (attributes == [] ? [] : noAttributes) + end
        } else {
            text += [0x0D, 0x0A]
        }
        guard isLast || text.count >= Self.piece else { return }
        channel.send(text)
        text.removeAll(keepingCapacity: true)
    }

    private mutating func set(_ glyph: ColoredGlyph) {
        if glyph.foreground != foreground, glyph.foreground != ColorNumbers.unseen {
            foreground = glyph.foreground
            appendColor(glyph.foreground, selector: 0x33)
        }
        if glyph.background != background {
            background = glyph.background
            appendColor(glyph.background, selector: 0x34)
        }
        guard glyph.attributes != attributes else { return }
        var former = attributes
        if !former.isSubset(of: glyph.attributes) {
            text += noAttributes
            former = []
        }
        for (attribute, phrase) in attributePhrases
        where glyph.attributes.subtracting(former).contains(attribute) {
            text += phrase
        }
        attributes = glyph.attributes
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII { return text.append(UInt8(truncatingIfNeeded: scalar.value)) }
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// - Parameter selector: the digit 3 for a foreground, 4 for a background.
    private mutating func appendColor(_ number: Int32, selector: UInt8) {
        text.append(0x1B)
        text.append(0x5B)
        text.append(selector)
        if number == ColorNumbers.remembered.standard {
            text.append(0x39)
        } else {
            text.append(0x38)
            if isDirect {
                appendParameter(2)
                appendParameter(UInt8(truncatingIfNeeded: number >> 16))
                appendParameter(UInt8(truncatingIfNeeded: number >> 8))
            } else {
                appendParameter(5)
            }
            appendParameter(UInt8(truncatingIfNeeded: number))
        }
        text.append(0x6D)
    }

    private mutating func appendParameter(_ value: UInt8) {
        text.append(0x3B)
        if value >= 100 { text.append(0x30 + value / 100) }
        if value >= 10 { text.append(0x30 + value / 10 % 10) }
        text.append(0x30 + value % 10)
    }
}
