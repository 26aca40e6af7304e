import Drawing
import TerminalUI

/// A terminal in memory: plays a script, keeps the frames it is shown, and lets the time of a wait pass at once.
package final class MemoryTerminal: Terminal {
    /// What comes in so long after the step before.
    private struct Step {
        var milliseconds: Int
        var events: [InputEvent] = []
        var interruptions: [Interruption] = []
        /// While the program is at something else than waiting.
        var isMeanwhile = false
    }

    package private(set) var size: CellSize
    package let capabilities: TerminalCapabilities
    /// Every frame presented, the last one last.
    package private(set) var frames: [CellGrid] = []
    package private(set) var bytesOfLastFrame = 0
    /// True from the beginning for a terminal that reads nothing.
    package var isBlocked = false
    /// Called for the time in which the program is stopped.
    package var onSuspend: () -> Void = {}
    /// Called as the program reads events, and as it presents a frame.
    package var onEvents: () -> Void = {}
    package var onPresent: () -> Void = {}
    /// What each wait was allowed to take, in milliseconds.
    package private(set) var waits: [Int?] = []
    /// What was said outside the screen.
    package private(set) var notifications: [TerminalNotification] = []
    /// What the window was called, one after the other.
    package private(set) var titles: [String?] = []
    /// Bytes a second that its line takes; `nil` for any number. How long each frame took on it, in milliseconds.
    package var lineSpeed: Int?
    package private(set) var writing: [Int] = []
    /// Milliseconds for which it doesn't read while the first frame is sent.
    package var firstStop = 0
    /// How many frames had been shown when a key came in while one was drawn.
    package private(set) var framesBefore = 0
    private var hasWaited = false
    private var script: [Step] = []
    private var pending: [InputEvent] = []
    private let pass: (_ milliseconds: Int) -> Void

    /// - Parameter pass: moves the clocks on.
    package init(
        size: CellSize,
        capabilities: TerminalCapabilities = TerminalCapabilities(colorDepth: .trueColor, unicode: true, mouse: true),
        pass: @escaping (_ milliseconds: Int) -> Void = { _ in }
    ) {
        (self.size, self.capabilities, self.pass) = (size, capabilities, pass)
    }

    package var frame: CellGrid { frames.last ?? CellGrid(size: size) }

    // MARK: The script

    /// Events that come in so long after all that was sent before.
    package func send(_ events: InputEvent..., after milliseconds: Int = 0) {
        script.append(Step(milliseconds: milliseconds, events: events))
    }
    /// A key that comes in while a frame is drawn, the next after all that was sent before.
    package func sendWhileDrawing(_ key: Key) {
        script.append(Step(milliseconds: 0, events: [.key(key)], isMeanwhile: true))
    }
    /// Each key comes in by itself, one after the other.
    package func send(keys: Key..., after milliseconds: Int = 0) {
        for key in keys { send(.key(key), after: milliseconds) }
    }
    /// Each character as a key.
    package func type(_ text: String, after milliseconds: Int = 0) {
        for character in text { send(.key(.character(character)), after: milliseconds) }
    }
    package func interrupt(_ interruption: Interruption, after milliseconds: Int = 0) {
        script.append(Step(milliseconds: milliseconds, interruptions: [interruption]))
    }
    package func resize(to size: CellSize) {
        self.size = size
        pending.append(.resize(size))
    }

    // MARK: Terminal

    package func present(_ frame: CellGrid, cursor: CellPoint?, focus: CellPoint? = nil) {
        let last = frames.last
        let changed =
            last?.size == frame.size
            ? zip(frame.cells, last?.cells ?? []).filter { $0 != $1 }.map(\.0) : frame.cells
        // What is to be blank is erased, many cells at once.
        bytesOfLastFrame = changed.reduce(0) { $0 + ($1.content == .glyph(" ") ? 1 : 36) }
        frames.append(frame)
        onPresent()
        if frames.count == 1, firstStop > 0 { pass(firstStop) }
        if let lineSpeed {
            writing.append(bytesOfLastFrame * 1000 / lineSpeed)
            pass(writing[writing.count - 1])
        }
    }

    /// After the script's end the input ends.
    package func wait(milliseconds: Int?) -> [Interruption] {
        waits.append(milliseconds)
        hasWaited = true
        if script.first?.isMeanwhile == true {
            pass(milliseconds ?? 0)
            return []
        }
        guard let step = script.first else {
            pending.append(.endOfInput)
            return []
        }
        if let milliseconds, milliseconds < step.milliseconds {
            pass(milliseconds)
            script[0].milliseconds -= milliseconds
            return []
        }
        script.removeFirst()
        pass(step.milliseconds)
        pending += step.events
        return step.interruptions
    }

    package func readEvents() -> [InputEvent] {
        defer { (pending, hasWaited) = ([], false) }
        if !hasWaited, let step = script.first, step.isMeanwhile {
            script.removeFirst()
            framesBefore = frames.count
            pending += step.events
        }
        if !pending.isEmpty { onEvents() }
        return pending
    }

    package func redraw() { pending.append(.resize(size)) }
    package func suspend() { onSuspend() }
    package func setTitle(_ title: String?) {
        if title != titles.last { titles.append(title) }
    }
    package private(set) var keepsOrder = false
    package func keepOrder(_ isKept: Bool) { keepsOrder = isKept }
    package func notify(_ notification: TerminalNotification, by way: NotificationWay?) {
        notifications.append(notification)
    }
    /// Texts that were put on the clipboard.
    package private(set) var copies: [String] = []
    package func copy(_ text: String) { copies.append(text) }
}
