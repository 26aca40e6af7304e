import Testing

@testable import Drawing

@Suite("Cells as text and as pictures")
struct CellTextTests {
    static let grid: CellGrid = {
        var grid = CellGrid(size: CellSize(width: 3, height: 2))
        let red = CellStyle(foreground: .rgb(RGB(255, 0, 0)), background: .rgb(RGB(0, 0, 95)))
        grid[0, 0] = Cell("▚", style: red)
        grid[1, 0] = Cell("a", style: CellStyle(attributes: [.bold, .underline]))
        grid[0, 1] = Cell("鳥", style: red)
        grid[1, 1] = Cell(content: .continuation, style: red)
        grid[2, 1] = Cell("<")
        return grid
    }()

    @Test("Text with codes: only where the style changes, lines end plain")
    func ansi() {
        let escape = "\u{1B}["
        #expect(
            Self.grid.ansiText() == """
                \(escape)38;2;255;0;0;48;2;0;0;95m▚\(escape)0;1;4ma\(escape)0m \n\
                \(escape)38;2;255;0;0;48;2;0;0;95m鳥\(escape)39;49m<\n
                """)
        #expect(Self.grid.ansiText(palette: .xterm256).contains("\(escape)38;5;196;48;5;17m▚"))
        #expect(Self.grid.ansiText(palette: .ansi16).contains("\(escape)91;4"))
        #expect(Self.grid.ansiText(palette: .mono) == "▚a \n鳥<\n")
    }

    @Test("A picture of the cells is itself within reach of the reader, but for its text")
    func picture() throws {
        var grid = Self.grid
        grid[1, 0] = Cell("│", style: grid[0, 0].style)
        grid[0, 1] = Cell("▂", style: grid[0, 0].style)
        grid[1, 1] = Cell("⠿", style: grid[0, 0].style)
        grid[2, 1] = Cell("▒", style: CellStyle(foreground: .rgb(white), background: .rgb(black)))
        let document = try SVGDocument(parsing: grid.svg(background: RGB(9, 9, 9)), name: "cells.svg")
        #expect(document.viewBox == Bounds(x: 0, y: 0, width: 24, height: 32))
        var canvas = Canvas(width: 24, height: 32)
        document.draw(into: &canvas, transform: .identity)
        func color(_ x: Int, _ y: Int) -> RGB { RGB(linear: canvas[x, y]) }
        let (red, blue) = (RGB(255, 0, 0), RGB(0, 0, 95))
        #expect([color(1, 1), color(5, 1), color(1, 12), color(5, 12)] == [red, blue, blue, red])
        #expect([color(8, 5), color(11, 5), color(12, 5), color(13, 5)] == [blue, blue, red, blue])
        #expect([color(4, 27), color(4, 29)] == [blue, red])
        #expect(color(20, 5) == RGB(9, 9, 9))
        #expect(OKLab(color(20, 20)).distance(to: OKLab(linear: Pixel(0.5, 0.5, 0.5, 1))) < 0.01)
    }

    @Test("Text is escaped and wide glyphs take two cells")
    func text() {
        let text = Self.grid.svg()
        #expect(text.contains("textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#ff0000\">鳥</text>"))
        #expect(text.contains(">&lt;</text>"))
        #expect(text.contains("font-weight=\"bold\""))
    }
}
