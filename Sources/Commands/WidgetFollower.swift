import Chronology
import CursesTerminal
import Drawing
import Session
import Threads
import Widgets

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `widget --follow`: shows each change at the moment at which it comes, and sleeps in between.
///
/// It wakes for the next entry of the timeline, when the store changes, for a signal, and when nobody reads any more;
/// never to see whether something might have happened.
struct WidgetFollower {
    /// Why a wait is over.
    enum Wake: Hashable {
        case due
        /// The store has changed.
        case changed
        /// For a signal of that number, or because the reader has gone.
        case end(Int32?)
    }

    private let source: WidgetSource
    /// Waits for so many milliseconds at most.
    private let wait: (Int?) -> Wake
    private let show: (TimelineEntry, WidgetConfiguration, WidgetDisplay) -> Void
    private var environment: Environment { source.context.environment }

    init(
        _ source: WidgetSource, show: @escaping (TimelineEntry, WidgetConfiguration, WidgetDisplay) -> Void,
        wait: @escaping (Int?) -> Wake
    ) {
        (self.source, self.show, self.wait) = (source, show, wait)
    }

    /// Until it has to end; returns the signal that ended it.
    func run() throws(CommandError) -> Int32? {
        while true {
            let start = environment.uptime()
            let (provider, display, _) = try source.read(horizon: .hours(36))
            let timeline = provider.timeline()
            guard let first = timeline.entries.first else { return nil }
            var next = 0
            /// When the machine's clock will show that a moment of the world has come.
            func uptime(of date: Instant) -> Span { start + (date - first.date) }
            reading: while true {
                while next < timeline.entries.count, uptime(of: timeline.entries[next].date) <= environment.uptime() {
                    next += 1
                }
                if next > 0 {
                    show(timeline.entries[next - 1], provider.configuration, display)
                }
                // Nobody can be shown anything any more; why is for the end to tell.
                if source.context.console.fault != nil { return nil }
                let due: Span?
                if next < timeline.entries.count {
                    due = uptime(of: timeline.entries[next].date)
                } else {
                    switch timeline.policy {
                    case .never: due = nil
                    case .after(let date): due = uptime(of: date) + .milliseconds(1)
                    case .atEnd: if timeline.entries.count > 1 { break reading } else { due = nil }
                    }
                }
                switch wait(due.map { Int(clamping: max(0, ($0 - environment.uptime()).milliseconds)) }) {
                case .due: if next == timeline.entries.count { break reading }
                case .changed: break reading
                case .end(let signal): return signal
                }
            }
        }
    }

}

/// Writes each change as the format has it: on a terminal in the place of what stands there.
struct WidgetWriter {
    let console: Console
    /// What stands on the screen: the rows it takes are to be painted over.
    private var shown: String?

    init(_ console: Console) { self.console = console }

    mutating func show(_ rendering: WidgetRendering) {
        let format = rendering.configuration.format
        let text = format.line(rendering)
        guard text != shown else { return }
        if shown == nil { console.writeEscapes(format.opening) }
        if !format.isForBars, console.terminalSize() != nil {
            // In the place of what stands there, each line to its end.
            let rows = shown?.utf8.count { $0 == UInt8(ascii: "\n") } ?? 0
            let up = rows > 0 ? "\u{1B}[\(rows)A\r" : ""
            let lines = text.escapingScalars { $0 == "\n" ? "\u{1B}[K\n" : nil }
            console.writeEscapes(up + lines + (rows > 0 ? "\u{1B}[J" : ""))
        } else {
            console.writeEscapes(text)
        }
        shown = text
    }
}

extension CommandContext {
    func follow(_ source: WidgetSource) throws(CommandError) -> Int32 {
        if let code = try followStrip(source) { return code }
        let signals: SignalPipe
        do {
            signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP].map(Signal.end))
        } catch {
            throw CommandError("terminal", words.sentence(for: error))
        }
        var watch = StoreWatch(configuration, environment)
        var writer = WidgetWriter(console)
        let follower = WidgetFollower(source) { entry, configuration, display in
            writer.show(WidgetRendering(entry, configuration, on: display))
        } wait: { milliseconds in
            let ready = Poller(
                [signals.descriptor] + (watch.descriptor.map { [$0] } ?? []), hangUps: [STDOUT_FILENO]
            ).wait(milliseconds: milliseconds)
            if ready.contains(signals.descriptor), let signal = signals.read().first { return .end(signal.number) }
            if ready.contains(STDOUT_FILENO) { return .end(nil) }
            guard watch.descriptor.map(ready.contains) == true else { return .due }
            watch.renew()
            return .changed
        }
        let signal = try follower.run()
        signals.close()
        if let signal { raise(signal) }
        return ExitCode.success
    }
}
