import Chronology
import CursesTerminal
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
    private var environment: Environment { source.runner.environment }
    private var console: Console { source.runner.console }
    /// What stands on the screen: the rows it takes are to be painted over.
    private var shown: String?

    init(_ source: WidgetSource, wait: @escaping (Int?) -> Wake) {
        (self.source, self.wait) = (source, wait)
    }

    /// Until it has to end; returns the signal that ended it.
    mutating func run() throws(CommandError) -> Int32? {
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
                    show(WidgetRendering(timeline.entries[next - 1], provider.configuration, on: display))
                }
                // Nobody can be shown anything any more; why is for the end to tell.
                if console.fault != nil { return nil }
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

    private mutating func show(_ rendering: WidgetRendering) {
        let format = rendering.configuration.format
        let text = format.line(rendering)
        guard text != shown else { return }
        if shown == nil { console.writeEscapes(format.opening) }
        if !format.isForBars, console.terminalSize() != nil {
            // In the place of what stands there, each line to its end.
            let rows = shown.map { $0.split(separator: "\n", omittingEmptySubsequences: false).count - 1 } ?? 0
            let up = rows > 0 ? "\u{1B}[\(rows)A\r" : ""
            console.writeEscapes(up + text.replacing("\n", with: "\u{1B}[K\n") + (rows > 0 ? "\u{1B}[J" : ""))
        } else {
            console.writeEscapes(text)
        }
        shown = text
    }
}

extension CommandLineRunner {
    func follow(_ source: WidgetSource) throws(CommandError) -> Int32 {
        let signals: SignalPipe
        do {
            signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP].map(Signal.end))
        } catch {
            throw CommandError("terminal", words.sentence(for: error))
        }
        var watch = StoreWatch(source.configuration, environment)
        var follower = WidgetFollower(source) { milliseconds in
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

/// Tells that a profile's files have changed, or that they are there now.
private struct StoreWatch {
    private let directories: [String]
    private let files: any FileSystem
    private var watch: (any FileWatch)?

    init(_ configuration: Configuration, _ environment: Environment) {
        files = environment.files
        let paths =
            configuration.inMemory
            ? nil
            : Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        var directories: [String] = []
        if var path = paths?.directory {
            while !directories.contains(path) {
                directories.append(path)
                path = Paths.directory(of: path)
            }
        }
        self.directories = directories
        renew()
    }

    var descriptor: Int32? { watch?.descriptor }

    /// Watches the profile's directory anew, or the nearest above it that is there: it may have come or gone since.
    /// What changes from now on is told.
    mutating func renew() {
        watch = nil
        for directory in directories where watch == nil { watch = files.watch(directory) }
    }
}
