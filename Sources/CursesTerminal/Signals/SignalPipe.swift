import CSignals

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A signal that the loop deals with when it gets to it.
package enum Signal: Hashable, Sendable, CaseIterable {
    case interrupt, terminate, hangUp
    /// The window has another size.
    case windowChange
    /// To be stopped, as by Ctrl-Z.
    case stop
    /// Continued after a stop.
    case resume

    package var number: Int32 {
        switch self {
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        case .hangUp: SIGHUP
        case .windowChange: SIGWINCH
        case .stop: SIGTSTP
        case .resume: SIGCONT
        }
    }
}

/// Signals as something to poll: each that arrives is a byte in a pipe. There is one pipe in a process, since signal
/// handlers are the process's.
package struct SignalPipe: Sendable {
    /// Readable when a signal has arrived.
    package let descriptor: Int32
    private let signals: [Signal]

    /// Takes over `signals`. Open it before the terminal: ncurses then leaves them alone.
    /// - Throws: `CursesError.failed` when there is no pipe to be had.
    package init(_ signals: [Signal] = Signal.allCases) throws(CursesError) {
        descriptor = csignals_open_pipe()
        self.signals = signals
        guard descriptor >= 0 else { throw .failed("pipe", errno) }
        for signal in signals where csignals_forward(signal.number) != 0 { throw .failed("sigaction", errno) }
    }

    /// What has arrived since the last call, each once, in order.
    package func read() -> [Signal] {
        var arrived: [Signal] = []
        while case let number = csignals_next(), number != 0 {
            if let signal = Signal.allCases.first(where: { $0.number == number }), !arrived.contains(signal) {
                arrived.append(signal)
            }
        }
        return arrived
    }

    /// The signals do again what they do by default.
    package func close() {
        for signal in signals { csignals_default(signal.number) }
    }
}
