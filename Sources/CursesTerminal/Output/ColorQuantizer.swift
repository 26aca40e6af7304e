import Drawing
import TerminalUI

/// The color numbers, as ncurses is given them, that stand for no color of the game's.
struct ColorNumbers: Hashable {
    /// The number of the terminal's own foreground or background.
    let standard: Int32

    /// A foreground that nobody sees. For ncurses it is the terminal's own; a description that remembers colors leaves the
    /// one that is set.
    static let unseen: Int32 = -1

    /// The numbers of ncurses.
    static let plain = ColorNumbers(standard: -1)
    /// The numbers for a description that remembers colors (`TerminfoEntry.rememberColors`).
    static let remembered = ColorNumbers(standard: 1)

    func isColor(_ number: Int32) -> Bool { number != standard && number != Self.unseen }
}

/// Turns colors into numbers that this terminal takes.
struct ColorQuantizer {
    private let special: ColorNumbers
    private let depth: ColorDepth
    private let palette: ColorPalette

    /// - Parameter colors: the number of colors that the terminal has.
    init(depth: ColorDepth, colors: Int, special: ColorNumbers = .plain) {
        self.depth = depth
        self.special = special
        palette = depth == .ansi16 && colors < 16 ? .ansi8 : depth.palette
    }

    /// Returns the number of a color, or of the nearest one that the terminal has.
    /// - Parameter isGround: as a ground, which may be a sky and shows every step; a glyph's color is put on the grid of
    ///   what the eye tells apart.
    func number(for color: CellColor, isGround: Bool) -> Int32 {
        guard case .rgb(let rgb) = color else { return special.standard }
        switch depth {
        case .mono: return special.standard
        case .trueColor:
            let number = Int32((isGround ? rgb : rgb.quantised).hex)
            // The black that is taken by what is no color.
            return number == special.standard ? 0 : number
        case .ansi16, .ansi256: return Int32(palette.index(of: rgb))
        }
    }
}
