import CursesTerminal
import Drawing
import TerminalUI
import Widgets

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The options of commands that draw: glyphs and colors.
struct DrawingOptions {
    @Option("--glyphs", .setting("glyphs", DisplayOptions.glyphNames), \.optionDrawGlyphs) var glyphs: String?
    @Option("--colors", .setting("colors", DisplayOptions.colorNames), \.optionColors) var colors: String?
}

/// The colors and glyphs that a command draws with.
struct CommandDisplay {
    let depth: ColorDepth
    /// True if output is UTF-8.
    let unicode: Bool
    let glyphs: GlyphSet
    /// The glyphs of the Linux console's font; `nil` for other terminals.
    let font: ConsoleFont?
    var palette: ColorPalette { depth == .trueColor ? .exact : depth.palette }

    /// Returns a finished picture as text with color escapes, in these colors and glyphs.
    func text(of picture: CellGrid) -> String {
        let isAsDrawn = glyphs == .quadrant && depth == .trueColor
        let grid = isAsDrawn ? picture : picture.redrawn(in: glyphs, palette)
        return sent(grid).ansiText(palette: palette)
    }

    /// Returns a picture with each glyph that the terminal can't show replaced.
    func sent(_ grid: CellGrid) -> CellGrid {
        grid.sent(unicode: unicode, font: font)
    }
}

extension CommandContext {
    /// Returns the colors and glyphs for standard output: those that the line asks for, else those that the environment
    /// allows (`NO_COLOR`, `TERM`, the locale). A pipe gets no colors that nobody asks for.
    func display(_ asked: DisplayOptions) -> CommandDisplay {
        var variables = TerminalVariables(environment.variable)
        if console.terminalSize() == nil, variables.forcedColors == nil { variables.noColor = true }
        let depth = ColorEvidence(variables: variables, describedColors: variables.colorsByName)
            .depth(asked: asked.colors)
        let unicode = variables.usesUTF8
        let font = console.terminalSize() == nil || !unicode ? nil : ConsoleFont(of: STDOUT_FILENO, variables)
        return CommandDisplay(
            depth: depth, unicode: unicode,
            glyphs: asked.glyphs(unicode: unicode, depth: depth, term: variables.term, font: font), font: font)
    }
}
