import Drawing
import Screens

/// Decides which part of a frame is sent at once on a slow line: words first, and pictures after them piece by piece,
/// so a key waits for no more than a piece.
///
/// The speed of a line shows only when it is full, since the system buffers some bytes. So its pace is assumed low
/// after a wait, and grows until the next one.
struct SlowLine {
    /// The most bytes that the system buffers: as many as Linux does for a pseudo-terminal.
    private static let buffered = 16384
    /// The seconds from which on a frame's duration says something about the line.
    private static let wait = 0.5
    /// The paces of slow lines in bytes a second: a faster line is not slow, and a slower one was only stopped for a
    /// while.
    private static let paces = 300.0...24_000
    private static let growth = 1.05
    /// The seconds that a piece should take, and the bytes of a picture's cell.
    private static let piece = 0.4
    private static let bytesOfCell = 24.0

    /// The pace in bytes a second; `nil` where the line is not slow.
    private var pace: Double?
    /// The content of the terminal.
    private var shown: (grid: CellGrid, drawn: Screens.Drawn)?
    /// The uptime in seconds at which the next piece of a picture is due; `nil` where all has been sent.
    private(set) var nextPiece: Double?

    var isSlow: Bool { pace != nil }

    /// Forgets the content of the terminal, after something else was shown.
    mutating func forget() { shown = nil }

    /// Returns the part of a frame to show now: all of it, or on a slow line its words and a piece of its pictures.
    ///
    /// - Parameter isNew: whether the frame has not been sent before, so its words have to be.
    mutating func part(of frame: CellGrid, _ drawn: Screens.Drawn, isNew: Bool) -> CellGrid {
        guard let pace else { return frame }
        var part = frame
        let now = drawn.pictureCells
        var budget = isNew ? 0 : max(8, Int(pace * Self.piece / Self.bytesOfCell))
        var isWhole = true
        let former = shown.flatMap { $0.grid.size == frame.size ? $0 : nil }
        let before = former?.drawn.pictureCells ?? []
        for index in part.cells.indices where now[index] {
            let known = former?.grid.cells[index]
            if known == part.cells[index] { continue }
            if budget > 0 {
                budget -= 1
            } else {
                isWhole = false
                // A former picture stays until the new one comes; former words do not.
                part.cells[index] = known.flatMap { before[index] ? $0 : nil } ?? drawn.ground
            }
        }
        nextPiece = isWhole ? nil : 0
        return part
    }

    /// Records that a frame or a part of one was sent.
    mutating func sent(
        _ part: CellGrid, _ drawn: Screens.Drawn, bytes: Int, from start: Double, to end: Double
    ) {
        let seconds = end - start
        if seconds > Self.wait {
            let past = Double(max(bytes - Self.buffered, bytes / 4)) / seconds
            pace = past < Self.paces.upperBound ? max(past, Self.paces.lowerBound) : nil
        } else if let former = pace, bytes > 0 {
            pace = former * Self.growth < Self.paces.upperBound ? former * Self.growth : nil
        }
        guard let pace else {
            (shown, nextPiece) = (nil, nil)
            return
        }
        shown = (part, drawn)
        if nextPiece != nil { nextPiece = end + max(Double(bytes) / pace, seconds > Self.wait ? seconds : 0) }
    }
}
