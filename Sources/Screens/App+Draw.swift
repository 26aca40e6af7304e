import Drawing
import Scene
import Session
import Simulation
import TerminalUI

extension App {
    /// Draws the whole screen into a grid and returns the hit areas, cursor and scroll offsets of the frame.
    ///
    /// Changes no state. Pass the result to `shown(_:)` once the frame is on the screen.
    ///
    /// - Parameter pictured: The uptime in seconds that pictures show, where it is not the present one.
    package func draw(into grid: inout CellGrid, pictures: PictureBook, pictured: Double? = nil) -> Drawn {
        if isPlain { return drawPlain(into: &grid) }
        let uptime = session.environment.uptime().seconds
        let theme = theme
        let size = grid.size
        let layout = ShellLayout(size, isPane: isPane)
        var frame = Frame(
            words: words, theme: theme, symbols: Symbols(unicode: theme.unicode), keys: keys,
            isTyping: screen.isEditing,
            session: session, stage: stage, pictures: pictures,
            moment: moment(at: uptime, pictured: pictured, in: visibleBackyards),
            drawsPictures: options.drawsPictures, layout: layout, scrolls: Scrolls(held: heldScrolls))
        grid.placements = []
        var messageParts = 0
        grid.paint(order) { painter in
            painter.fill(style: theme.fill(.ground))
            switch layout.form {
            case .tooSmall:
                drawTooSmall(in: painter, theme: theme)
                return
            case .wide: Sidebar.draw(in: painter.sub(layout.sidebar), app: self, frame: &frame)
            case .compact, .strip, .pane: break
            case .medium: TabBar.draw(in: painter.sub(layout.tabs), app: self, frame: &frame)
            }
            let ways = frame.hits
            frame.focus.place = nil
            // What a sheet dims is drawn in glyphs.
            let showsImages = pictures.showsImages
            pictures.showsImages = showsImages && sheet == nil
            let shown = frame.moment
            if sheet != nil {
                frame.moment = moment(at: uptime, pictured: pictured, in: visibleBackyards, isCovered: true)
            }
            frame.covered = covered(in: painter.sub(layout.sheets), frame)
            screen.draw(in: painter.sub(layout.content), frame: &frame)
            pictures.showsImages = showsImages
            (frame.moment, frame.covered) = (shown, nil)
            if let sheet { draw(sheet, besides: ways, layout, in: painter, frame: &frame) }
            let focus = frame.focus.place
            let line = lastLine(in: layout)
            messageParts = line.parts.count
            let part = messages.shown?.part(of: line.parts.count, at: uptime) ?? 0
            line.draw(part: part, in: painter.sub(layout.lastLine), frame: &frame)
            frame.focus.place = focus
        }
        if !theme.unicode { grid.useASCII() }
        frame.moving.finish(grid, isMirrored: order == .rightToLeft)
        func shown(_ place: CellPoint?) -> CellPoint? {
            order == .rightToLeft ? place?.mirrored(in: size.width) : place
        }
        return Drawn(
            size: size, cursor: shown(frame.cursor), focus: shown(frame.focus.place), hits: frame.hits,
            names: frame.names,
            areas: order == .rightToLeft ? frame.areas.all.map { $0.mirrored(in: size.width) } : frame.areas.all,
            moving: frame.moving, scrolls: frame.scrolls.all,
            ground: Cell(style: theme.fill(.ground)), messageParts: messageParts)
    }

    /// Draws the moving pictures of the last frame again as of a later uptime; all else on the screen stays.
    package func redraw(_ drawn: Drawn, in grid: inout CellGrid, pictured: Double) {
        let uptime = session.environment.uptime().seconds
        drawn.moving.redraw(in: &grid, at: moment(at: uptime, pictured: pictured, in: visibleBackyards))
    }

    /// Returns the part of the screen that the open sheet will fill; `nil` without one, or where it is not known yet.
    private func covered(in painter: Painter, _ frame: Frame) -> CellRect? {
        guard let sheet else { return nil }
        var frame = frame
        frame.isTyping = sheet.isEditing
        return sheet.covered(in: frame.context(painter.size)).map { painter.onScreen($0) }
    }

    /// Draws a sheet over the dimmed screen.
    ///
    /// - Parameter ways: The areas outside the screen's content, such as the sections.
    private func draw(
        _ sheet: any Screen, besides ways: HitMap<Hit>, _ layout: ShellLayout, in painter: Painter, frame: inout Frame
    ) {
        // A message would cover part of the key hints.
        if messages.shown == nil {
            lastLine(in: layout, isBelowSheet: true).draw(part: 0, in: painter.sub(layout.hints), frame: &frame)
        }
        (frame.cursor, frame.focus.place, frame.isTyping) = (nil, nil, sheet.isEditing)
        // Dimming resends every picture cell, which takes too long on a slow line.
        if !isLineSlow { painter.dim(toward: theme.rgb(.ground), by: 0.6) }
        // A click beside the sheet closes it. A click on a section or yard outside the sheet also goes there.
        frame.hits.add(painter.bounds, in: painter, .command(.back))
        frame.hits.add(ways) { $0.leadsElsewhere }
        frame.names.removeAll()
        sheet.draw(in: painter.sub(layout.sheets), frame: &frame)
    }

    /// Returns the content of a window of `size` cells as a picture, without sidebar, tabs, key hints and messages.
    package func photo(of size: CellSize, pictures: PictureBook) -> CellGrid {
        var app = self
        (app.messages, app.isPlain) = (Messages(), false)
        var whole = CellGrid(size: size)
        _ = app.draw(into: &whole, pictures: pictures)
        var content = ShellLayout(size, isPane: isPane).content
        if app.order == .rightToLeft { content = content.mirrored(in: size.width) }
        guard content.width > 0, content.height > 0 else { return whole }
        var photo = CellGrid(size: content.size)
        photo.copy(whole, at: CellPoint(x: -content.x, y: -content.y))
        return photo
    }

    private func drawTooSmall(in painter: Painter, theme: Theme) {
        let missing = (
            columns: max(0, ShellLayout.minimum.width - painter.width),
            rows: max(0, ShellLayout.minimum.height - painter.height)
        )
        painter.firstFitting(
            words.tooSmall(columns: missing.columns, rows: missing.rows), y: max(0, (painter.height - 1) / 2),
            alignment: .center, style: theme.style(.soft))
    }

    /// Returns the uptimes, in seconds, at which the screen and its pictures next change by themselves; `nil` if they
    /// never do.
    ///
    /// World events (arrivals, supplies that change state) come through `handle` and are not included.
    package func nextFrame(after uptime: Double, pictures: PictureBook) -> (screen: Double?, pictures: Double?) {
        var times: [Double] = []
        if let shown = messages.shown {
            let parts = shown.since == messageSince ? messageParts : lastLine(in: layout).parts.count
            times.append(shown.nextChange(of: max(1, parts), after: uptime))
        }
        if let due = messages.nextDue { times.append(max(due, uptime)) }
        if let due = notifications.due { times.append(due) }
        if let reveal = nextReveal(after: uptime) { times.append(reveal) }
        let yards = visibleBackyards
        let moment = moment(at: uptime, in: yards, isCovered: sheet != nil)
        var cadence = Cadence.still
        for id in yards {
            guard let yard = session.world.backyard(id) else { continue }
            cadence = max(cadence, pictures.cadence(of: yard, actors: stage.actors(in: id), at: moment))
            times.append(uptime + secondsToNextMinute(of: yard))
        }
        // A bird that has landed is drawn as it sits.
        times += stage.endsOfFlights(in: yards).filter { $0 > uptime }
        if sheet != nil { cadence = min(cadence, .calm) }
        if layout.form != .tooSmall, !isPlain, let change = screen.nextChange(in: context) {
            times.append(max(session.clock.uptime(of: change).seconds, uptime))
        }
        if !isPlain, let step = (sheet ?? screen).nextStep(after: uptime) { times.append(step) }
        if !isPlain, sheet?.hasAmbience ?? screen.hasAmbience { cadence = max(cadence, ambience(at: uptime)) }
        let picture = cadence.framesPerSecond.map { rate in
            cadence == .flight ? uptime + 1 / rate : ((uptime * rate).rounded(.down) + 1) / rate
        }
        return (times.min(), picture)
    }

    /// Returns the moment that pictures show: continuous during a flight, else rounded up to the ambience's frame rate.
    ///
    /// Between two such frames the moment is the same, so a key press then redraws only text and marks.
    ///
    /// - Parameter isCovered: True for what a sheet dims, which moves as if nobody had touched the game for a while.
    private func moment(
        at uptime: Double, pictured: Double? = nil, in yards: [ID<Backyard>], isCovered: Bool = false
    ) -> Moment {
        let isFlight = stage.isFlightUnderWay(in: yards)
        let shown = pictured ?? uptime
        let cadence = isCovered ? min(.calm, ambience(at: uptime)) : ambience(at: uptime)
        let rate = (cadence == .still ? .ambience : cadence).framesPerSecond ?? 1
        return Moment(
            date: session.world.clock, uptime: isFlight ? shown : (shown * rate).rounded(.up) / rate,
            ambience: cadence != .still, isCalm: cadence == .calm, timeScale: Int(session.clock.scale),
            sharers: yards.count)
    }

    /// Returns the real seconds until a yard's clock reaches its next minute, at least 0.25; its gauges' texts change
    /// then too.
    private func secondsToNextMinute(of yard: Backyard) -> Double {
        // A yard that is less than a minute off the player's clock shows that one.
        let isPlayers = session.shift(of: yard).magnitude < .minutes(1)
        let time = isPlayers ? session.localTime : session.world.localTime(in: yard)
        let sinceMidnight = time.sinceMidnight.milliseconds
        let left = 60_000 - sinceMidnight % 60_000
        return max(0.25, Double(left) / 1000 / Double(max(1, session.clock.scale)))
    }
}

extension CellGrid {
    /// Replaces every non-ASCII glyph with its ASCII substitute, for a terminal without UTF-8.
    mutating func useASCII() {
        for index in cells.indices {
            if cells[index].scalar?.isASCII == true { continue }
            guard case .glyph(let glyph) = cells[index].content else { continue }
            cells[index].content = .glyph(ASCIIFallback.glyph(for: glyph))
        }
    }
}
