import Drawing
import TerminalUI

/// A frame as the text that shows all of it, in a terminal whose colors are remembered.
///
/// ncurses interprets a small program for each color that changes: of a start, a third. Where a whole screen is new it is
/// therefore written past ncurses, which is told what there is to be seen when it has been sent: nobody waits for that.
/// What changes later, it sends.
struct WholeFrame {
    /// What the terminal wants to hear.
    struct Phrases {
        /// Before the first row, and after the last: the cursor goes back to where ncurses believes it to be.
        var begin: [UInt8]
        var end: [UInt8]
        /// Ends attributes, and leaves colors alone.
        var noAttributes: [UInt8]
        var attributes: [(attribute: CellAttributes, phrase: [UInt8])]
    }

    /// What was sent for one glyph.
    struct Placed {
        var first: Unicode.Scalar
        var foreground: Int32
        var background: Int32
        var attributes: CellAttributes
    }

    /// What has not been sent.
    private var text: [UInt8]
    /// All glyphs, row by row.
    private(set) var placed: [Placed] = []
    /// What follows the first scalar of those that are more, in their order.
    private(set) var marks: [(glyph: Int, scalars: [Unicode.Scalar])] = []
    /// Where in `placed` each row ends.
    private(set) var rowEnds: [Int] = []
    private let phrases: Phrases
    private let isDirect: Bool
    /// As they are set; `nil`: nobody knows.
    private var foreground: Int32?
    private var background: Int32?
    private var attributes: CellAttributes = []

    /// - Parameters:
    ///   - isDirect: whether colors are 24-bit numbers.
    ///   - cells: how many it has.
    init(_ phrases: Phrases, isDirect: Bool, cells: Int) {
        (self.phrases, self.isDirect) = (phrases, isDirect)
        text = []
        text.reserveCapacity(Self.piece * 5 / 4)
        placed.reserveCapacity(cells)
        text += phrases.begin
    }

    /// So many bytes are worth being sent by themselves: the terminal shows them while what follows is made.
    private static let piece = 16 * 1024

    /// Sends the text so far, unless it is too little and more will follow.
    mutating func flush(isLast: Bool, _ send: ([UInt8]) -> Void) {
        guard isLast || text.count >= Self.piece else { return }
        send(text)
        text.removeAll(keepingCapacity: true)
    }

    /// The next glyph. Colors are numbers of `ColorQuantizer`.
    mutating func append(_ glyph: Placed, marks: [Unicode.Scalar]) {
        set(glyph.foreground, glyph.background, glyph.attributes)
        append(glyph.first)
        for mark in marks { append(mark) }
        if !marks.isEmpty { self.marks.append((placed.count, marks)) }
        placed.append(glyph)
    }

    private mutating func set(_ foreground: Int32, _ background: Int32, _ attributes: CellAttributes) {
        if foreground != self.foreground, foreground != ColorNumbers.unseen {
            self.foreground = foreground
            appendColor(foreground, selector: 0x33)
        }
        if background != self.background {
            self.background = background
            appendColor(background, selector: 0x34)
        }
        guard attributes != self.attributes else { return }
        var former = self.attributes
        if !former.isSubset(of: attributes) {
            text += phrases.noAttributes
            former = []
        }
        for (attribute, phrase) in phrases.attributes where attributes.subtracting(former).contains(attribute) {
            text += phrase
        }
        self.attributes = attributes
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII { return text.append(UInt8(truncatingIfNeeded: scalar.value)) }
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// - Parameter isLast: nothing follows.
    mutating func endRow(isLast: Bool) {
        rowEnds.append(placed.count)
        if !isLast { text += [0x0D, 0x0A] }
    }

    mutating func end() {
        if attributes != [] { text += phrases.noAttributes }
        text += phrases.end
    }

    /// - Parameter selector: the digit 3 for a foreground, 4 for a ground.
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
