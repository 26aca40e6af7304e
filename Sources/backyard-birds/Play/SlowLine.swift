import Drawing
import Screens

/// The throttle for slow connections: it sends a frame's text first and its pictures piece by piece, so that an answer
/// to a key waits for one piece at most.
///
/// The speed of a line can be measured only when its buffer is full. So the pace is assumed low after a wait, and grows
/// until the next one. A line is slow from the second wait on: a terminal on a busy machine may stop reading once, and
/// then take all of what is waiting.
struct SlowLine {
    /// The most bytes that the system buffers; Linux buffers so many for a pseudo-terminal.
    private static let buffered = 16384
    /// The duration in seconds from which on sending a frame counts as a wait on a full line.
    private static let wait = 0.5
    /// The paces of slow lines in bytes per second. A faster line isn't slow; a slower measurement means the line was
    /// only stopped for a while.
    private static let paces = 300.0...24_000
    /// The factor by which the assumed pace grows with each frame sent without a wait.
    private static let growth = 1.05
    /// The seconds that sending a piece should take.
    private static let piece = 0.4
    /// The average bytes that a cell of a picture takes.
    private static let bytesOfCell = 24.0

    /// The pace in bytes per second; `nil` if the line isn't slow.
    private var pace: Double?
    /// The bytes sent without a wait since the first one; `nil` if there was none, or if so much passed since that the
    /// line isn't slow.
    private var passed: Int?
    /// The frame on the terminal, as far as it was sent.
    private var shown: (grid: CellGrid, drawn: Screens.Drawn)?
    /// The uptime in seconds at which the next piece of a picture is due; `nil` if all has been sent.
    private(set) var nextPiece: Double?

    var isSlow: Bool { pace != nil }

    /// Forgets the terminal's content, because something else was shown on it.
    mutating func forget() { shown = nil }

    /// Returns the part of a frame to send now: all of it, or on a slow line its text and a piece of its pictures.
    ///
    /// - Parameter isNew: true if the frame has not been sent before; its text is then sent, and no picture yet.
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
                // A cell of a former picture stays until the new one is sent; former text is cleared.
                part.cells[index] = known.flatMap { before[index] ? $0 : nil } ?? drawn.ground
            }
        }
        nextPiece = isWhole ? nil : 0
        return part
    }

    /// Records that a frame or a part of one was sent, and derives the line's pace from the time it took.
    mutating func sent(
        _ part: CellGrid, _ drawn: Screens.Drawn, bytes: Int, from start: Double, to end: Double
    ) {
        let seconds = end - start
        if seconds > Self.wait {
            let past = Double(max(bytes - Self.buffered, bytes / 4)) / seconds
            let isSlow = past < Self.paces.upperBound && (pace != nil || passed != nil)
            pace = isSlow ? max(past, Self.paces.lowerBound) : nil
            passed = 0
        } else if let former = pace, bytes > 0 {
            pace = former * Self.growth < Self.paces.upperBound ? former * Self.growth : nil
        } else {
            passed = passed.map { $0 + bytes }.flatMap { $0 > Self.buffered ? nil : $0 }
        }
        guard let pace else {
            (shown, nextPiece) = (nil, nil)
            return
        }
        shown = (part, drawn)
        if nextPiece != nil { nextPiece = end + max(Double(bytes) / pace, seconds > Self.wait ? seconds : 0) }
    }
}
