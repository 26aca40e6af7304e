import Drawing
import Screens

/// What of a frame is sent at once, and what later, on a line that takes long for it: words first, and pictures after
/// them piece by piece, so that a key waits for no more than a piece.
///
/// How fast a line is shows only when it is full: the system takes in some bytes for it at once, and says nothing of
/// them. So its pace is guessed low after a wait, and then grows until there is another.
struct SlowLine {
    /// Bytes that the system takes in ahead of the line, at most: as many as Linux does for a pseudo-terminal.
    private static let buffered = 16384
    /// Seconds that a frame has to take before it says anything about the line.
    private static let wait = 0.5
    /// Bytes a second: a line that takes more is not slow, and one that takes less was only stopped for a while.
    private static let paces = 300.0...24_000
    private static let growth = 1.05
    /// Seconds that a piece should take, and what a cell of a picture comes to.
    private static let piece = 0.4
    private static let bytesOfCell = 24.0

    /// Bytes a second; `nil` where the line is not slow.
    private var pace: Double?
    /// What the terminal shows.
    private var shown: (grid: CellGrid, drawn: Screens.Drawn)?
    /// When the next piece of a picture is due, in uptime seconds; `nil` where all has been sent.
    private(set) var nextPiece: Double?

    var isSlow: Bool { pace != nil }

    /// The terminal shows something else by now.
    mutating func forget() { shown = nil }

    /// What to show now of a frame: all of it, or on a slow line its words and a piece of its pictures.
    ///
    /// - Parameter isNew: the frame has not been sent before, so that its words have to be.
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

    /// A frame, or a part of one, was sent.
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
