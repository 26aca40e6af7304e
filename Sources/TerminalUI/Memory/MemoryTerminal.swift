import Drawing

/// A terminal in memory: takes scripted events, keeps the frames it is shown.
package final class MemoryTerminal: Terminal {
    package private(set) var size: CellSize
    package let capabilities: TerminalCapabilities
    /// Every frame presented, the last one last; at most `frameLimit` are kept.
    package private(set) var frames: [CellGrid] = []
    package private(set) var cursor: CellPoint?
    /// How often `present` was called, and with how many cells that differed from the frame before.
    package private(set) var presented = 0
    package private(set) var changedCells = 0
    private var pending: [InputEvent] = []
    private let frameLimit: Int

    package init(
        size: CellSize,
        capabilities: TerminalCapabilities = TerminalCapabilities(colorDepth: .trueColor, unicode: true, mouse: true),
        frameLimit: Int = 64
    ) {
        (self.size, self.capabilities, self.frameLimit) = (size, capabilities, max(1, frameLimit))
    }

    package var frame: CellGrid { frames.last ?? CellGrid(size: size) }

    /// Events for the next `readEvents`.
    package func send(_ events: InputEvent...) { pending += events }
    package func send(keys: Key...) { pending += keys.map(InputEvent.key) }
    /// Each character as a key.
    package func type(_ text: String) { pending += text.map { .key(.character($0)) } }
    package func click(x: Int, y: Int) {
        let point = CellPoint(x: x, y: y)
        pending += [.mouse(MouseEvent(.press(1), at: point)), .mouse(MouseEvent(.release(1), at: point))]
    }
    package func resize(to size: CellSize) {
        self.size = size
        pending.append(.resize(size))
    }

    package func present(_ frame: CellGrid, cursor: CellPoint?) {
        let last = frames.last
        changedCells +=
            last?.size == frame.size
            ? zip(frame.cells, last?.cells ?? []).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) } : frame.cells.count
        presented += 1
        frames.append(frame)
        if frames.count > frameLimit { frames.removeFirst(frames.count - frameLimit) }
        self.cursor = cursor
    }

    package func readEvents() -> [InputEvent] {
        defer { pending = [] }
        return pending
    }
}
