import Drawing
import Scene
import Session
import Simulation
import TerminalUI

extension App {
    /// Draws the whole screen. Reads only; hand what it returns to `shown(_:)` once the frame is on the screen.
    /// - Parameter pictured: The uptime that pictures show, where that is not the present one.
    package func draw(into grid: inout CellGrid, pictures: PictureBook, pictured: Double? = nil) -> Drawn {
        let uptime = session.environment.uptime().seconds
        let theme = theme
        let size = grid.size
        let layout = ShellLayout(size, isPane: isPane)
        var frame = Frame(
            words: words, theme: theme, symbols: Symbols(unicode: theme.unicode), keys: keys,
            isTyping: screen.isEditing,
            session: session, stage: stage, pictures: pictures,
            moment: moment(at: uptime, pictured: pictured),
            drawsPictures: options.drawsPictures, layout: layout, scrolls: Scrolls(held: heldScrolls))
        grid.paint { painter in
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
            screen.draw(in: painter.sub(layout.content), frame: &frame)
            if let sheet {
                // A message would cut the keys' names in two.
                if messages.shown == nil {
                    lastLine(in: layout, isBelowSheet: true).draw(
                        part: 0, in: painter.sub(layout.hints), frame: &frame)
                }
                (frame.cursor, frame.isTyping) = (nil, sheet.isEditing)
                // To dim pictures is to send all of them.
                if !isLineSlow { painter.dim(toward: theme.rgb(.ground), by: 0.6) }
                // The rest of the screen is out of reach: a click beside the sheet closes it. One on the way to somewhere
                // else goes there, too.
                frame.hits.add(painter.bounds, in: painter, .command(.back))
                frame.hits.add(ways) { $0.leadsElsewhere }
                frame.names.removeAll()
                sheet.draw(in: painter.sub(layout.sheets), frame: &frame)
            }
            let line = lastLine(in: layout)
            let part = messages.shown?.part(of: line.parts.count, at: uptime) ?? 0
            line.draw(part: part, in: painter.sub(layout.lastLine), frame: &frame)
        }
        if !theme.unicode { grid.useASCII() }
        return Drawn(
            size: size, cursor: frame.cursor, hits: frame.hits, names: frame.names, areas: frame.areas.all,
            scrolls: frame.scrolls.all,
            ground: Cell(style: theme.fill(.ground)))
    }

    /// What a photo of the screen shows: what the player looks at, without the ways to other screens around it, the keys,
    /// and what is just being said.
    package func photo(of size: CellSize, pictures: PictureBook) -> CellGrid {
        var app = self
        app.messages = Messages()
        var whole = CellGrid(size: size)
        _ = app.draw(into: &whole, pictures: pictures)
        let content = ShellLayout(size, isPane: isPane).content
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

    /// When the screen would next show something new by itself, in uptime seconds; `nil` when nothing will.
    ///
    /// World events (arrivals, supplies that turn) come through `handle` and are not foreseen here.
    package func nextFrame(after uptime: Double, pictures: PictureBook) -> Double? {
        var times: [Double] = []
        if let shown = messages.shown {
            times.append(shown.nextChange(of: lastLine(in: layout).parts.count, after: uptime))
        }
        if let due = notifications.due { times.append(due) }
        let yards = visibleBackyards
        let moment = moment(at: uptime)
        var cadence = Cadence.still
        for id in yards {
            guard let yard = session.world.backyard(id) else { continue }
            cadence = max(cadence, pictures.cadence(of: yard, actors: stage.actors(in: id), at: moment))
            times.append(uptime + secondsToNextMinute(of: yard))
        }
        if layout.form != .tooSmall, let change = screen.nextChange(in: context) {
            times.append(max(session.clock.uptime(of: change).seconds, uptime))
        }
        if sheet?.hasAmbience ?? screen.hasAmbience { cadence = max(cadence, moment.cadence) }
        if let rate = cadence.framesPerSecond {
            times.append(cadence == .flight ? uptime + 1 / rate : ((uptime * rate).rounded(.down) + 1) / rate)
        }
        return times.min()
    }

    /// When pictures are taken. While no bird is on the wing that is on the beat of the ambience, so that a key between
    /// two beats redraws words and marks only.
    private func moment(at uptime: Double, pictured: Double? = nil) -> Moment {
        let yards = visibleBackyards
        let isFlight = stage.isFlightUnderWay(in: yards)
        let shown = pictured ?? uptime
        let cadence = ambience(at: uptime)
        let rate = (cadence == .still ? .ambience : cadence).framesPerSecond ?? 1
        return Moment(
            date: session.world.clock, uptime: isFlight ? shown : (shown * rate).rounded(.up) / rate,
            ambience: cadence != .still, isCalm: cadence == .calm, timeScale: Int(session.clock.scale),
            sharers: yards.count)
    }

    /// Player's seconds until a yard's clock, and with it the words of its gauges, move on by a minute.
    private func secondsToNextMinute(of yard: Backyard) -> Double {
        let sinceMidnight = session.world.localTime(in: yard).sinceMidnight.milliseconds
        let left = 60_000 - sinceMidnight % 60_000
        return max(0.25, Double(left) / 1000 / Double(max(1, session.clock.scale)))
    }
}

extension CellGrid {
    /// Every glyph as its plain twin, for a terminal without UTF-8.
    mutating func useASCII() {
        for index in cells.indices {
            if cells[index].scalar?.isASCII == true { continue }
            guard case .glyph(let glyph) = cells[index].content else { continue }
            cells[index].content = .glyph(ASCIIFallback.glyph(for: glyph))
        }
    }
}
