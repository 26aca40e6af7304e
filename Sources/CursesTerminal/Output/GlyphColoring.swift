import Drawing
import TerminalUI

/// A glyph with the colors that it is sent with. It refers to nothing, so that thousands are copied as memory.
struct ColoredGlyph: BitwiseCopyable {
    var first: Unicode.Scalar
    /// The place in `FrameWriter`'s list of the scalars after the first; −1 for none, as for nearly all glyphs.
    var marks = -1
    /// The colors, as numbers of `ColorQuantizer`.
    var foreground: Int32
    var background: Int32
    var attributes: CellAttributes
}

/// Chooses the colors that glyphs are sent with, so that few of them change from glyph to glyph: most of what a frame
/// costs is to name its colors.
struct GlyphColoring {
    private var quantizer: ColorQuantizer
    private let numbers: ColorNumbers
    private let isDirect: Bool
    /// The look of the glyph before, which neighbors mostly share in part or whole.
    private var last: Look?

    private struct Look {
        var style: CellStyle
        var hidesGlyph: Bool
        var isPicture: Bool
        /// The colors that are set in the terminal after the glyph.
        var foreground: Int32
        var background: Int32
        /// True if the glyph is replaced by its complement, with the colors swapped.
        var flips = false
    }

    /// - Parameter colors: the number of colors that the terminal has.
    init(depth: ColorDepth, colors: Int, numbers: ColorNumbers) {
        self.numbers = numbers
        isDirect = depth == .trueColor
        quantizer = ColorQuantizer(depth: depth, colors: colors, special: numbers)
    }

    /// Forgets which colors are set.
    mutating func forget() { last = nil }

    /// Returns a glyph with its colors, and the numbers that stand for the frame's own colors of it.
    mutating func color(
        _ first: Unicode.Scalar, _ style: CellStyle
    ) -> (glyph: ColoredGlyph, foreground: Int32, background: Int32) {
        // A space shows no foreground, so it need not have one of its own.
        let hidesGlyph = first == " " && style.attributes.rawValue & Self.showingOnSpace == 0
        let look = look(of: style, first, hidesGlyph: hidesGlyph)
        let glyph = ColoredGlyph(
            first: look.flips ? BlockComplement.scalar(of: first) ?? first : first,
            foreground: look.hidesGlyph ? ColorNumbers.unseen : look.foreground,
            background: look.background,
            attributes: look.style.attributes)
        return look.flips
            ? (glyph, look.background, look.foreground) : (glyph, look.foreground, look.background)
    }

    private mutating func look(of style: CellStyle, _ first: Unicode.Scalar, hidesGlyph: Bool) -> Look {
        let isPicture = Self.isPictureGlyph(first)
        if let last, last.hidesGlyph == hidesGlyph, last.isPicture == isPicture, last.style == style,
            !last.flips || BlockComplement.scalar(of: first) != nil
        {
            return last
        }
        let background = quantizer.number(for: style.background, isGround: true)
        // A space beside a glyph on the same background can take that glyph's colors.
        if hidesGlyph, let last, last.background == background,
            last.style.attributes.rawValue & Self.showingOnSpace == 0
        {
            return last
        }
        let foreground =
            hidesGlyph ? ColorNumbers.unseen : quantizer.number(for: style.foreground, isGround: false)
        var look = Look(
            style: style, hidesGlyph: hidesGlyph, isPicture: isPicture, foreground: foreground,
            background: background)
        if numbers == .remembered, let last {
            if isPicture { adapt(&look, to: last, first) }
            // Under a space the foreground stays as it is set.
            if hidesGlyph { look.foreground = last.foreground }
        }
        last = look
        return look
    }

    /// Lets a cell of a picture take the colors that are set already where nobody sees the difference, and the glyph or its
    /// complement, whichever changes less of them.
    private func adapt(_ look: inout Look, to last: Look, _ first: Unicode.Scalar) {
        let (a, b) = (look.foreground, look.background)
        let asIs = (isNear(a, last.foreground), isNear(b, last.background))
        var taken = asIs
        // The terminal's own foreground is no background.
        if Self.count(asIs) < 2, numbers.isColor(a), numbers.isColor(b),
            BlockComplement.scalar(of: first) != nil
        {
            let swapped = (isNear(b, last.foreground), isNear(a, last.background))
            if Self.count(swapped) > Self.count(asIs) {
                (look.foreground, look.background, look.flips) = (b, a, true)
                taken = swapped
            }
        }
        if taken.0 { look.foreground = last.foreground }
        if taken.1 { look.background = last.background }
    }

    /// Returns whether nobody would see that a cell has changed: its glyph is a picture's and stays, in colors that look
    /// like those it was sent with. A leaf that moves by a part of a pixel changes many such.
    mutating func looksSame(_ cell: Cell, as old: Cell, sent foreground: Int32, _ background: Int32)
        -> Bool
    {
        guard isDirect, let glyph = cell.scalar, glyph == old.scalar, Self.isPictureGlyph(glyph),
            cell.style.attributes == old.style.attributes
        else { return false }
        return isNear(quantizer.number(for: cell.style.foreground, isGround: false), foreground)
            && isNear(quantizer.number(for: cell.style.background, isGround: true), background)
    }

    private static func count(_ same: (Bool, Bool)) -> Int { (same.0 ? 1 : 0) + (same.1 ? 1 : 0) }

    /// Returns whether two colors of a picture look alike.
    private func isNear(_ one: Int32, _ other: Int32) -> Bool {
        if one == other { return true }
        guard isDirect, numbers.isColor(one), numbers.isColor(other) else { return false }
        // Most are told apart by a look at their channels.
        func differs(_ shift: Int32, by most: Int32) -> Bool {
            abs((one >> shift & 255) - (other >> shift & 255)) > most
        }
        if differs(8, by: 18) || differs(16, by: 24) || differs(0, by: 36) { return false }
        let (a, b) = (OKLab(RGB(hex: UInt32(one))), OKLab(RGB(hex: UInt32(other))))
        return a.distance(to: b) < Self.nearness
    }

    /// The distance in OKLab of colors that look alike: a little less than what one just notices side by side.
    private static let nearness: Float = 0.018
    private static let showingOnSpace = CellAttributes([.underline, .reverse]).rawValue

    /// Returns whether a glyph is one that pictures are made of: block elements, sextants, octants, braille.
    static func isPictureGlyph(_ first: Unicode.Scalar) -> Bool {
        switch first.value {
        case 0x2580...0x259F, 0x2800...0x28FF, 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: true
        default: false
        }
    }
}
