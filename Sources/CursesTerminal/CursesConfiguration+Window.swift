import Drawing
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension CursesConfiguration {
    /// The most that is drawn; what a window has beyond it stays blank. A wall of screens has less, and a terminal that
    /// says it has 65,535 columns and rows is not to take all memory.
    private static let largest = CellSize(width: 1000, height: 400)

    /// The window's size; where it has none, as on a serial line, what the player says it is, or else `former`.
    func windowSize(former: CellSize) -> CellSize {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 else { return former }
        func fit(_ cells: UInt16, _ said: Int?, _ former: Int, _ most: Int) -> Int {
            min(cells > 0 ? Int(cells) : said ?? former, most)
        }
        return CellSize(
            width: fit(window.ws_col, variables.columns, former.width, Self.largest.width),
            height: fit(window.ws_row, variables.lines, former.height, Self.largest.height))
    }
}
