import Chronology
import CursesTerminal
import Drawing
import Scene
import Simulation
import TerminalUI
import Widgets

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The display of a panorama widget in a pane of its own, which draws each entry of the timeline when it is due and
/// animates flights.
///
/// Between two entries it draws only while a bird flies. It never changes the game; its only keys end, suspend or
/// redraw it.
final class StripFollower {
    private let terminal: any Terminal
    /// The strip's size asked for; `nil` to fill the pane.
    private let size: CellSize?
    /// Returns the time since the machine's start, in seconds.
    private let uptime: () -> Double
    /// The entry on the screen and the display it was drawn for; `nil` before the first.
    private var shown: (entry: TimelineEntry, display: WidgetDisplay)?
    private var painter: StripPainter?
    /// The birds in the picture and their flights.
    private var stage = Stage(world: nil, uptime: 0)

    /// Frames per second while a bird flies; few are enough for a pane that is only glanced at.
    static let flightRate = 12.0

    /// Creates the display on a terminal that is already open.
    ///
    /// - Parameter uptime: returns the time since the machine's start, in seconds.
    init(_ terminal: any Terminal, size: CellSize? = nil, uptime: @escaping () -> Double) {
        (self.terminal, self.size, self.uptime) = (terminal, size, uptime)
    }

    // MARK: Drawing

    /// Shows an entry that is due, or the first of a new timeline; birds that came or left since the former entry fly
    /// in and out.
    func show(_ entry: TimelineEntry, on display: WidgetDisplay) {
        if display != shown?.display {
            painter = StripPainter(on: display)
            shown = nil
        }
        if let former = shown?.entry.world, let world = entry.world {
            stage.update(events: former.flights(to: world), world: world, uptime: uptime())
        } else {
            stage = Stage(world: entry.world, uptime: uptime())
        }
        shown = (entry, display)
        draw()
    }

    /// Draws the strip as of now and sends it to the terminal.
    private func draw() {
        guard let shown, let painter else { return }
        stage.settle(uptime: uptime())
        var grid = CellGrid(size: terminal.size)
        grid.paint { $0.fill(style: shown.display.theme.fill(.ground)) }
        let pane = StripLayout.fitting(grid.size)
        let size = size.map { CellSize(width: min($0.width, pane.width), height: min($0.height, grid.height)) } ?? pane
        let strip = painter.paint(shown.entry, stage, uptime: uptime(), size: size).grid
        grid.paint { $0.blit(strip, at: CellPoint(x: 0, y: 0)) }
        terminal.present(grid, cursor: nil)
    }

    /// True if a bird is flying now and motion isn't reduced.
    private var isFlightUnderWay: Bool {
        guard let shown, let world = shown.entry.world, !shown.display.reducedMotion else { return false }
        return stage.isFlightUnderWay(in: world.backyards.map(\.id))
    }

    // MARK: Waiting

    /// Waits for so many milliseconds at most, and draws what flies meanwhile.
    ///
    /// - Parameter hasMissedNews: whether something has changed though nothing has told.
    func wait(milliseconds: Int?, hasMissedNews: () -> Bool = { false }) -> WidgetFollower.Wake {
        let end = milliseconds.map { uptime() + Double($0) / 1000 }
        while true {
            let isFlight = isFlightUnderWay
            let times = [end.map { $0 - uptime() }, isFlight ? 1 / Self.flightRate : nil].compactMap { $0 }
            let interruptions = terminal.wait(milliseconds: times.min().map { Int((max(0, $0) * 1000).rounded(.up)) })
            for event in terminal.readEvents() {
                switch event {
                case .key(.character("q")), .endOfInput: return .end(nil)
                case .key(.control("c")): return .end(SIGINT)
                case .key(.control("z")): terminal.suspend()
                case .key(.control("l")): terminal.redraw()
                case .resize: draw()
                case .key, .mouse, .paste, .focus, .ground: break
                }
            }
            for interruption in interruptions {
                switch interruption {
                case .end(let signal): return .end(signal)
                case .stop: terminal.suspend()
                case .news: return .changed
                }
            }
            if isFlight { draw() } else if hasMissedNews() { return .changed }
            if let end, uptime() >= end { return .due }
        }
    }
}

extension World {
    /// Returns arrivals and departures between this world and a later one, as events that the stage animates.
    fileprivate func flights(to later: World) -> [WorldEvent] {
        let (before, now) = (presentVisits, later.presentVisits)
        let gone = before.filter { visit in !now.contains { $0.id == visit.id } }
        let come = now.filter { visit in !before.contains { $0.id == visit.id } }
        return gone.map { WorldEvent(date: later.clock, backyard: $0.backyard, kind: .departed($0)) }
            + come.map { WorldEvent(date: later.clock, backyard: $0.backyard, kind: .arrived($0)) }
    }
}

extension CommandContext {
    /// Shows a panorama widget in a pane of its own until it is ended; returns `nil` for other widgets and if there is
    /// no terminal.
    ///
    /// - Returns: the program's exit code.
    func followStrip(_ source: WidgetSource) throws(CommandError) -> Int32? {
        guard console.terminalSize() != nil, try source.isStrip() else { return nil }
        var asked = CursesConfiguration(TerminalVariables(environment.variable))
        asked.colors = source.command.display.colors
        asked.takesSignals = true
        asked.mouse = false
        guard let terminal = try? CursesTerminal(asked) else { return nil }
        var watch = StoreWatch(configuration, environment)
        terminal.watched = { watch.descriptor }
        let strip = StripFollower(terminal, size: source.command.size) { environment.uptime().seconds }
        let follower = WidgetFollower(source) { entry, _, display in
            strip.show(entry, on: display)
        } wait: { milliseconds in
            let wake = strip.wait(milliseconds: milliseconds, hasMissedNews: watch.hasMissedNews)
            if wake == .changed { watch.renew() }
            return wake
        }
        defer { terminal.close() }
        let signal = try follower.run()
        terminal.close()
        if let signal { raise(signal) }
        return ExitCode.success
    }
}
