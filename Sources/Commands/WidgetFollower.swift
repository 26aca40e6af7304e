import Chronology
import CursesTerminal
import Drawing
import Session
import Simulation
import Threads
import Widgets

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A yard that a widget of the most relevant one shows for a while, whatever is more relevant.
struct HeldYard {
    let backyard: ID<Backyard>
    /// The machine's uptime until which it is shown.
    let until: Span
}

/// The loop of `widget --follow`: shows each entry of the timeline when it is due, and sleeps in between.
///
/// It wakes for the next entry of the timeline, when the store changes, for a signal, and when nobody reads any more; now
/// and then also to see what nothing has reported: a machine that was suspended, a folder that was replaced.
struct WidgetFollower {
    /// The reason why a wait is over.
    enum Wake: Hashable {
        /// The time waited for has come.
        case due
        /// The profile's files have changed.
        case changed
        /// The loop has to end: by the signal of that number, or because the reader has gone.
        case end(Int32?)
    }

    private let source: WidgetSource
    /// Waits for up to so many milliseconds; without limit for `nil`.
    private let wait: (Int?) -> Wake
    /// Shows an entry of the timeline.
    private let show: (TimelineEntry, WidgetConfiguration, WidgetDisplay) -> Void
    /// Says once that the bird of a live activity is awaited.
    private let sayWaiting: (String) -> Void
    private let held: () -> HeldYard?
    private var environment: Environment { source.context.environment }

    init(
        _ source: WidgetSource, show: @escaping (TimelineEntry, WidgetConfiguration, WidgetDisplay) -> Void,
        wait: @escaping (Int?) -> Wake, sayWaiting: @escaping (String) -> Void = { _ in },
        held: @escaping () -> HeldYard? = { nil }
    ) {
        (self.source, self.show, self.wait, self.sayWaiting, self.held) = (source, show, wait, sayWaiting, held)
    }

    /// Shows entries until the loop has to end; returns the number of the signal that ended it, or `nil`.
    func run() throws(CommandError) -> Int32? {
        /// The visit that bounds a live activity.
        var followed: ID<Visit>?
        var hasSaidWaiting = false
        while true {
            let start = environment.uptime()
            let held = held().flatMap { $0.until > start ? $0 : nil }
            let (provider, display, _, visit) = try source.read(horizon: .hours(36), holding: held?.backyard)
            let timeline = provider.upcoming()
            guard let first = timeline.entries.first else { return nil }
            if let followed, visit?.id != followed { return nil }
            /// Returns the machine's uptime at which a date of the world is reached.
            func uptime(of date: Instant) -> Span { start + (date - first.date) }
            if source.command.visit != nil, followed == nil {
                // A live activity begins when its bird lands.
                guard let visit, visit.arrival <= first.date else {
                    if !hasSaidWaiting { sayWaiting(source.context.words.widgetAwaitsBird) }
                    hasSaidWaiting = true
                    let due = visit.map { uptime(of: $0.arrival) - environment.uptime() } ?? .hours(1)
                    if case .end(let signal) = wait(Int(clamping: max(1, due.milliseconds))) { return signal }
                    continue
                }
                followed = visit.id
            }
            let end = followed == nil ? nil : visit.map { uptime(of: $0.departure) }
            let wake = follow(timeline, until: end, held: held, uptime) { show($0, provider.configuration, display) }
            if case .end(let signal) = wake { return signal }
        }
    }

    /// Shows the entries of a timeline, each when it is due, until the world has to be read again (`.due`, `.changed`) or
    /// the loop has to end.
    ///
    /// - Parameters:
    ///   - end: the uptime at which a live activity ends; `nil` for other widgets.
    ///   - uptime: returns the machine's uptime at which a date of the world is reached.
    private func follow(
        _ timeline: WidgetTimeline, until end: Span?, held: HeldYard?, _ uptime: (Instant) -> Span,
        show: (TimelineEntry) -> Void
    ) -> Wake {
        var next = 0
        while true {
            if let end, end <= environment.uptime() { return .end(nil) }
            while next < timeline.entries.count, uptime(timeline.entries[next].date) <= environment.uptime() {
                next += 1
            }
            // A machine that was suspended for longer than the timeline shows nothing of it any more.
            if next == timeline.entries.count {
                switch timeline.policy {
                case .after(let date) where uptime(date) < environment.uptime(): return .due
                case .atEnd where next > 1: return .due
                default: break
                }
            }
            if next > 0 { show(timeline.entries[next - 1]) }
            // Output has failed, so nothing can be shown any more; the caller reports the error.
            if source.context.console.fault != nil { return .end(nil) }
            let due: Span? =
                if next < timeline.entries.count {
                    uptime(timeline.entries[next].date)
                } else if case .after(let date) = timeline.policy {
                    uptime(date) + .milliseconds(1)
                } else {
                    nil
                }
            let wake = wait(
                [due, end, held?.until].compactMap(\.self).min().map {
                    Int(clamping: max(0, ($0 - environment.uptime()).milliseconds))
                })
            guard wake == .due else { return wake }
            if let held, environment.uptime() >= held.until { return .due }
            // The wait may have ended before.
            if next == timeline.entries.count, let due, environment.uptime() >= due { return .due }
        }
    }
}

/// The writer of `--follow` for line formats: on a terminal it overwrites the former text, else it appends a line.
struct WidgetWriter {
    let console: Console
    /// The text on the screen, whose rows the next text overwrites.
    private var shown: String?

    init(_ console: Console) { self.console = console }

    /// Writes a rendering if its text has changed.
    mutating func show(_ rendering: WidgetRendering) {
        let format = rendering.configuration.format
        let text = format.line(rendering)
        guard text != shown else { return }
        if shown == nil { console.writeEscapes(format.opening) }
        if !format.isForBars, console.terminalSize() != nil {
            // The cursor moves up to the former text; each line is cleared to its end.
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
    /// Shows the widget whenever it changes until it is ended.
    func follow(_ source: WidgetSource) throws(CommandError) -> CommandOutput {
        if let output = try followInPane(source) { return output }
        let signals: SignalPipe
        do {
            signals = try SignalPipe([SIGINT, SIGTERM, SIGHUP].map(Signal.end))
        } catch {
            throw CommandError("terminal", words.sentence(for: error))
        }
        var watch = ProfileWatch(configuration, environment)
        var writer = WidgetWriter(console)
        let follower = WidgetFollower(source) { entry, configuration, display in
            writer.show(WidgetRendering(entry, configuration, on: display))
        } wait: { milliseconds in
            let ready = Poller(
                [signals.descriptor] + (watch.descriptor.map { [$0] } ?? []), hangUps: [STDOUT_FILENO]
            ).wait(milliseconds: watch.descriptor == nil ? min(milliseconds ?? 1000, 1000) : milliseconds)
            if ready.contains(signals.descriptor), let signal = signals.read().first { return .end(signal.number) }
            if ready.contains(STDOUT_FILENO) { return .end(nil) }
            guard watch.descriptor.map(ready.contains) == true || watch.hasMissedNews() else { return .due }
            watch.renew()
            return .changed
        } sayWaiting: {
            tell($0)
        }
        let signal = try follower.run()
        signals.close()
        if let signal { raise(signal) }
        return .printed()
    }
}
