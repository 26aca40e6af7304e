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
    /// Colors to choose among where there is a palette, with their number.
    private let palette: [(number: Int32, lab: OKLab)]
    /// The colors of `palette` that have no hue: of eight colors the nearest to a gray would be turquoise.
    private let grays: [(number: Int32, lab: OKLab)]
    /// The numbers found so far by 24-bit color; a scene that is drawn for the palette needs few.
    private var numbers: [UInt32: Int32] = [:]

    /// The count of remembered numbers at which they are found anew: gradients of text over a picture have no end.
    private static let mostRemembered = 1 << 14

    /// `colors`: how many the terminal has.
    init(depth: ColorDepth, colors: Int, special: ColorNumbers = .plain) {
        self.depth = depth
        self.special = special
        let range =
            switch depth {
            case .mono, .trueColor: 0..<0
            case .ansi16: 0..<min(16, max(8, colors))
            // The first sixteen are as the player has set them.
            case .ansi256: 16..<256
            }
        palette = range.map { (Int32($0), OKLab(ColorPalette.xtermColors[$0])) }
        grays = palette.filter { $0.lab.chroma < OKLab.neutralChroma }
    }

    /// Returns the number of a color, or of the nearest one that the terminal has.
    /// - Parameter isGround: as a ground, which may be a sky and shows every step; a glyph's color is put on the grid of
    ///   what the eye tells apart.
    mutating func number(for color: CellColor, isGround: Bool) -> Int32 {
        guard case .rgb(let rgb) = color else { return special.standard }
        switch depth {
        case .mono: return special.standard
        case .trueColor:
            let number = Int32((isGround ? rgb : rgb.quantised).hex)
            // The black that is taken by what is no color.
            return number == special.standard ? 0 : number
        case .ansi16, .ansi256:
            if let known = numbers[rgb.hex] { return known }
            let lab = OKLab(rgb)
            let colors = lab.chroma < OKLab.neutralChroma ? grays : palette
            let best =
                colors.min { Self.distance($0.lab, lab) < Self.distance($1.lab, lab) }?.number ?? special.standard
            if numbers.count >= Self.mostRemembered { numbers = [:] }
            numbers[rgb.hex] = best
            return best
        }
    }

    /// Returns a squared distance in which another hue counts for more than lightness or strength: of eight colors the
    /// nearest to a dark green would be red.
    private static func distance(_ candidate: OKLab, _ wanted: OKLab) -> Float {
        let (far, strength) = (candidate.distance(to: wanted), candidate.chroma - wanted.chroma)
        let (a, b) = (candidate.a - wanted.a, candidate.b - wanted.b)
        return far * far + 4 * max(0, a * a + b * b - strength * strength)
    }
}
