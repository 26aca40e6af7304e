import CSignals
import TerminalUI
import Threads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A signal that the loop handles after its current step.
package enum Signal: Hashable {
    /// End for the signal of that number: save, restore the terminal, and let the signal take its action.
    case end(Int32)
    /// The window has another size.
    case windowChange
    /// Stop, as by Ctrl-Z.
    case stop
    /// Continue after a stop.
    case resume

    package init(number: Int32) {
        self =
            switch number {
            case SIGWINCH: .windowChange
            case SIGTSTP: .stop
            case SIGCONT: .resume
            default: .end(number)
            }
    }

    package var number: Int32 {
        switch self {
        case .end(let number): number
        case .windowChange: SIGWINCH
        case .stop: SIGTSTP
        case .resume: SIGCONT
        }
    }

    /// All signals that can be caught, so that none leaves the shell with the game's terminal modes.
    package static var all: [Signal] {
        let ending = sequence(first: csignals_next_ending(0), next: csignals_next_ending).prefix { $0 != 0 }
        return [.windowChange, .stop, .resume] + ending.map(Signal.end)
    }
}

/// A pipe that makes signals pollable: each that arrives is a byte in it.
package struct SignalPipe {
    /// The process's only pipe; never closed, since a handler may still be running.
    private static let pipe = WakePipe()

    private let signals: [Signal]

    /// Takes over `signals`. Open it before ncurses, which then leaves them alone.
    /// - Throws: `TerminalError.failed` when the system gives no pipe.
    package init(_ signals: [Signal] = Signal.all) throws(TerminalError) {
        self.signals = signals
        guard descriptor >= 0 else { throw .failed("pipe", errno) }
        for signal in signals where csignals_forward(signal.number, Self.pipe.writingEnd) != 0 {
            throw .failed("sigaction", errno)
        }
    }

    /// The descriptor that is readable when a signal has arrived.
    package var descriptor: Int32 { Self.pipe.descriptor }

    /// Returns the signals that have arrived since the last call, each once, in order.
    package func read() -> [Signal] {
        var arrived: [Signal] = []
        for byte in Self.pipe.drain() {
            let signal = Signal(number: Int32(byte))
            if !arrived.contains(signal) { arrived.append(signal) }
        }
        return arrived
    }

    /// Restores the signals' default actions.
    package func close() {
        for signal in signals { csignals_default(signal.number) }
    }
}
