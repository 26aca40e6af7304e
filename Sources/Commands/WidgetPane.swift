import Chronology
import CursesTerminal
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Widgets
import Words

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The display of a widget that stays, in a pane of its own: it draws each entry of the timeline when it is due, animates
/// the flights of a strip, and answers its buttons by key and click.
///
/// Between two entries it draws only while a bird flies.
final class WidgetPane {
    /// An action on the widget's yards.
    enum Button: CaseIterable, Hashable {
        case refill, star, open

        var key: Character {
            switch self {
            case .refill: "r"
            case .star: "s"
            case .open: "o"
            }
        }

        func title(_ words: Words) -> String {
            switch self {
            case .refill: words.hintRefill
            case .star: words.hintStar
            case .open: words.hintOpen
            }
        }
    }

    /// The action of a key or click: a button or a link.
    private enum Target: Hashable {
        case button(Button)
        case link(String)
    }

    private let terminal: any Terminal
    private let words: Words
    /// The strip's size asked for; `nil` to fill the pane.
    private let size: CellSize?
    /// Returns the time since the machine's start, in seconds.
    private let uptime: () -> Double
    /// Refills the yards of a widget, or marks the only one as a favorite; returns what to say.
    private let act: (Button, Set<ID<Backyard>>, WidgetConfiguration) -> String
    /// The entry on the screen and how it was drawn; `nil` before the first.
    private var shown: (entry: TimelineEntry, configuration: WidgetConfiguration, display: WidgetDisplay)?
    private var painter: StripPainter?
    /// The yard that the player has turned a strip to; `nil` for the most relevant one.
    private var turned: ID<Backyard>?
    /// The yard whose star was pressed. It is shown for a minute, since its relevance has changed: the next press would
    /// change the yard that took its place.
    private(set) var held: HeldYard?
    /// The birds in the picture and their flights.
    private var stage = Stage(world: nil, uptime: 0)
    /// The places that a click reaches, the most particular ones last.
    private var targets: [(rect: CellRect, target: Target)] = []
    /// The message about the last button pressed; empty before the first.
    private var answer = ""
    /// The link that the player has opened, which ends the display.
    private(set) var opened: String?

    /// Frames per second while a bird flies; few are enough for a pane that is only glanced at.
    static let flightRate = 12.0

    /// Creates the display on a terminal that is already open.
    ///
    /// - Parameters:
    ///   - uptime: returns the time since the machine's start, in seconds.
    ///   - act: carries out a button other than `open` for yards of a widget, and returns what to say.
    init(
        _ terminal: any Terminal, _ words: Words = Words(), size: CellSize? = nil, uptime: @escaping () -> Double,
        act: @escaping (Button, Set<ID<Backyard>>, WidgetConfiguration) -> String = { _, _, _ in "" }
    ) {
        (self.terminal, self.words, self.size, self.uptime, self.act) = (terminal, words, size, uptime, act)
    }

    // MARK: Drawing

    private var order: TextOrder { words.language.order }

    /// Shows an entry that is due, or the first of a new timeline; birds that came to or left a strip since the former
    /// entry fly in and out.
    func show(_ entry: TimelineEntry, _ configuration: WidgetConfiguration, on display: WidgetDisplay) {
        var display = display
        display.order = order
        if display != shown?.display {
            painter = configuration.family.isPanorama ? StripPainter(on: display) : nil
            shown = nil
        }
        if configuration.family.isPanorama, let former = shown?.entry.world, let world = entry.world {
            stage.update(events: former.flights(to: world), world: world, uptime: uptime())
        } else {
            stage = Stage(world: entry.world, uptime: uptime())
        }
        shown = (entry, configuration, display)
        draw()
    }

    /// Says something where there is no entry yet.
    func say(_ sentence: String) {
        guard shown == nil else { return }
        var grid = CellGrid(size: terminal.size)
        grid.paint(order) { $0.put(sentence, at: CellPoint(x: 1, y: 0), style: CellStyle()) }
        terminal.present(grid, cursor: nil, focus: nil)
    }

    /// Draws the widget as of now and sends it to the terminal.
    private func draw() {
        guard let shown else { return }
        stage.settle(uptime: uptime())
        var grid = CellGrid(size: terminal.size)
        terminal.keepOrder(order == .rightToLeft)
        grid.paint { $0.fill(style: shown.display.theme.fill(.ground)) }
        targets = []
        let parts = parts(shown, in: grid.size)
        // In a lower pane the top of the picture is left out, so that words and buttons are in sight.
        let room = grid.height > 2 && painter == nil ? grid.height - 1 : grid.height
        var y = min(0, room - parts.reduce(0) { $0 + $1.grid.height })
        for (part, links) in parts {
            grid.paint(order) { $0.blit(part, at: CellPoint(x: 0, y: y)) }
            for link in links {
                let rect = CellRect(
                    x: link.rect.x, y: link.rect.y + y, width: link.rect.width, height: link.rect.height)
                targets.append((rect, .link(link.address)))
            }
            y += part.height
        }
        drawButtons(y: y, shown.display.theme, &grid)
        terminal.present(grid, cursor: nil, focus: nil)
    }

    /// Returns the widget as grids below one another, with their links.
    private func parts(
        _ shown: (entry: TimelineEntry, configuration: WidgetConfiguration, display: WidgetDisplay), in room: CellSize
    ) -> [(grid: CellGrid, links: [CellLink])] {
        guard let painter else { return WidgetRendering(shown.entry, shown.configuration, on: shown.display).painted() }
        let pane = StripLayout.fitting(room)
        let size = size.map { CellSize(width: min($0.width, pane.width), height: min($0.height, room.height)) } ?? pane
        return [painter.paint(shown.entry, stage, uptime: uptime(), size: size, chosen: chosen)]
    }

    /// Draws the buttons in the row below the widget, if there is one, with the answer to the last one.
    ///
    /// An answer that does not fit beside them stands below. Where there is no row below either, or the buttons do not
    /// fit themselves, their keys stand alone.
    private func drawButtons(y: Int, _ theme: Theme, _ grid: inout CellGrid) {
        guard y < grid.height else { return }
        let shown: [(key: String, title: String, button: Button?)] =
            buttons.map { (String($0.key), " " + $0.title(words), $0) } + [("q", " " + words.hintQuit, nil)]
        let gap = 3
        let columns = shown.reduce(1 - gap) { $0 + TextWidth.columns(of: $1.key + $1.title) + gap }
        let beside = answer.isEmpty ? 0 : gap + TextWidth.columns(of: answer)
        let isBelow = y + 1 < grid.height && columns + beside > grid.width
        let isTitled = columns + (isBelow ? 0 : beside) <= grid.width
        grid.paint(order) { painter in
            var x = 1
            for (key, title, button) in shown {
                let left = x
                x = painter.put(key, at: CellPoint(x: x, y: y), style: theme.style(.accent, on: .ground))
                if isTitled {
                    x = painter.put(title, at: CellPoint(x: x, y: y), style: theme.style(.faint, on: .ground))
                }
                if let button {
                    targets.append((CellRect(x: left, y: y, width: x - left, height: 1), .button(button)))
                }
                x += gap
            }
            let style = theme.style(.soft, on: .ground)
            guard isBelow else {
                painter.put(answer, at: CellPoint(x: x, y: y), style: style)
                return
            }
            for (row, line) in TextFitting.wrap(answer, to: painter.width - 2).enumerated() {
                painter.put(line, at: CellPoint(x: 1, y: y + 1 + row), style: style)
            }
        }
    }

    /// True if a bird is flying now and motion isn't reduced.
    private var isFlightUnderWay: Bool {
        guard painter != nil, let shown, let world = shown.entry.world, !shown.display.reducedMotion else {
            return false
        }
        return stage.isFlightUnderWay(in: world.backyards.map(\.id))
    }

    // MARK: Buttons

    /// The index of the yard that a strip is turned to; `nil` where there is no strip.
    private var chosen: Int? {
        guard let strip = shown?.entry.view.strip, !strip.yards.isEmpty else { return nil }
        return strip.yards.firstIndex { $0.id == turned } ?? strip.chosen
    }

    /// The yards that buttons act on: the one that a strip is turned to, or all that the widget shows.
    private var yards: Set<ID<Backyard>> {
        guard let view = shown?.entry.view else { return [] }
        return chosen.map { [view.strip.yards[$0].id] } ?? view.yards
    }

    /// The buttons that can act; a favorite mark applies to one yard only.
    private var buttons: [Button] {
        Button.allCases.filter { button in
            switch button {
            case .refill: !yards.isEmpty
            // Without its favorite a widget of favorites would be empty.
            case .star: yards.count == 1 && shown?.configuration.backyards != .favorites
            case .open: true
            }
        }
    }

    /// Turns a strip to the yard so many to the right.
    private func turn(by step: Int) {
        guard let chosen, let all = shown?.entry.view.strip.yards else { return }
        turned = all[(chosen + step + all.count) % all.count].id
        draw()
    }

    /// Carries out a button or link; returns why the wait for the next entry is over, or `nil` to wait on.
    private func press(_ target: Target?) -> WidgetFollower.Wake? {
        guard let target, let shown else { return nil }
        switch target {
        case .link(let link): opened = link
        case .button(.open):
            opened = chosen.map { shown.entry.view.strip.yards[$0].link } ?? shown.entry.view.link.text
        case .button(let button):
            answer = act(button, yards, shown.configuration)
            if button == .star, let yard = yards.first {
                held = HeldYard(backyard: yard, until: .milliseconds(Int64((uptime() + 60) * 1000)))
            }
            terminal.redraw()
            draw()
            return .changed
        }
        return .end(nil)
    }

    // MARK: Waiting

    /// Handles input and animates flights until the time has come, files have changed, or the display ends; returns
    /// which.
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
                case .key(.enter): if let wake = press(.button(.open)) { return wake }
                case .key(.character(let key)):
                    let button = buttons.first { $0.key == key }
                    if let wake = press(button.map(Target.button)) { return wake }
                case .key(.left): turn(by: order == .rightToLeft ? 1 : -1)
                case .key(.right): turn(by: order == .rightToLeft ? -1 : 1)
                case .mouse(let mouse) where mouse.kind == .press(1):
                    let place =
                        order == .rightToLeft ? mouse.position.mirrored(in: terminal.size.width) : mouse.position
                    let target = targets.last { $0.rect.contains(place) }?.target
                    if let wake = press(target) { return wake }
                case .resize: draw()
                case .key, .mouse, .paste, .focus, .ground, .capabilities: break
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
    /// Shows a widget in a pane of its own until it is ended; returns `nil` for formats of bars and if there is no
    /// terminal.
    func followInPane(_ source: WidgetSource) throws(CommandError) -> CommandOutput? {
        guard console.terminalSize() != nil, try source.isForPeople() else { return nil }
        var asked = CursesConfiguration(TerminalVariables(environment.variable))
        asked.colors = source.command.display.colors
        asked.takesSignals = true
        guard let terminal = try? CursesTerminal(asked) else { return nil }
        var watch = ProfileWatch(configuration, environment)
        terminal.watched = { watch.descriptor }
        let pane = WidgetPane(terminal, words, size: source.command.size) {
            environment.uptime().seconds
        } act: { button, yards, widget in
            do throws(CommandError) {
                return try carryOut(button, for: yards, of: widget)
            } catch {
                return error.sentence
            }
        }
        let follower = WidgetFollower(source) { entry, configuration, display in
            pane.show(entry, configuration, on: display)
        } wait: { milliseconds in
            let wake = pane.wait(milliseconds: milliseconds, hasMissedNews: watch.hasMissedNews)
            if wake == .changed { watch.renew() }
            return wake
        } sayWaiting: {
            pane.say($0)
        } held: {
            pane.held
        }
        defer { terminal.close() }
        let signal = try follower.run()
        terminal.close()
        if let signal { raise(signal) }
        return .printed(link: pane.opened)
    }

    /// Refills yards that a widget shows, or marks the only one as a favorite or not; returns what to say, without
    /// a name where names are hidden.
    private func carryOut(
        _ button: WidgetPane.Button, for ids: Set<ID<Backyard>>, of widget: WidgetConfiguration
    ) throws(CommandError) -> String {
        let session = try open()
        let yards = session.world.backyards.filter { ids.contains($0.id) }
        guard let first = yards.first else { return words.widgetYardGone }
        let request =
            button == .star
            ? .setBackyardFavorite(first.id, !first.isFavorite)
            : Request(session.world.refillPlan(for: yards.map(\.id), supplies: nil, food: nil))
        if let request { try perform(request, in: session) }
        let said =
            request.map { words.done($0, .done, in: session) ?? "" }
            ?? (yards.count > 1 ? words.briefYardsFull : words.doneSpared(yard: first.name))
        let isPublic = (widget.redaction ?? session.preferences.redaction) == .public
        try finish(session)
        return isPublic ? said : button == .refill && request != nil ? words.briefRefilled : ""
    }
}
