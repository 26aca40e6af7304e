import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The life list: all species that may come, with the date and place of the first sighting of those seen.
extension JournalScreen {
    /// The greatest width of the list in columns.
    private static let listColumns = 76
    /// The width in columns from which a card stands beside the list.
    private static let wide = 90

    /// Returns the columns of a list with a card beside it, limited so that numbers stay near the names; all columns
    /// where the window is narrow.
    static func listWidth(beside painter: Painter) -> Int {
        guard painter.width >= wide else { return painter.width }
        return min(painter.width - min(min(painter.height, 22) * 2, painter.width - 62) - 3, listColumns)
    }

    /// The smallest size of a species' tile, in cells; with less room, a list is drawn instead.
    private static let leastTile = CellSize(width: 20, height: 9)
    /// The lines below the portrait on a tile.
    private static let tileLines = 3
    /// The rows below all tiles: a free one, a heading and two lines; or for a race with friends up to six, and another
    /// free one.
    private var rowsBelow: Int { isRaceWithFriends ? 3 + min(sharedLists.count, 6) : 4 }
    private var isRaceWithFriends: Bool { isYearList && sharedLists.count > 1 }

    /// Returns the tiles of all species; `nil` if there is no room for them all.
    func lifeListGrid(in room: CellSize, _ session: Session) -> TileGrid? {
        let count = species(in: session).count
        let grid = TileGrid(
            count: count, in: CellRect(x: 0, y: 0, width: room.width - 1, height: room.height - rowsBelow),
            minimum: Self.leastTile, maximumColumns: (count + 2) / 3, gap: 2, rowGap: 1)
        return grid.columns == (count + 2) / 3 && grid.visibleRows >= grid.rows ? grid : nil
    }

    /// Draws all species as tiles or, in a small window, as a list with the selected one beside it.
    func drawLifeList(in painter: Painter, frame: inout Frame) {
        let all = species(in: frame.session)
        let selection = selection(of: all.count)
        if let grid = lifeListGrid(in: painter.size, frame.session) { return drawTiles(all, grid, in: painter, &frame) }
        let isWide = painter.width >= Self.wide
        let side = isWide ? min(painter.height, 22) : min(9, painter.height)
        let listWidth = isWide ? Self.listWidth(beside: painter) : painter.width - side * 2 - 3
        let portraitWidth = isWide ? min(side * 2, painter.width - 62) : side * 2
        var list = lifeListPage(width: listWidth - 1, in: frame.context(painter.size))
        if !isYearList { addHopes(in: frame.context(painter.size), to: &list) }
        let layout = list.layout(listWidth - 1, frame)
        layout.stack(selected: selection).draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: listWidth, height: painter.height)), selected: selection,
            frame: &frame)
        let free = painter.sub(
            CellRect(x: 0, y: layout.height + 1, width: listWidth, height: painter.height - layout.height - 1))
        if isYearList { drawRace(in: free, frame: &frame) }
        guard all.indices.contains(selection) else { return }
        let card = painter.sub(
            CellRect(x: listWidth + 2, y: 0, width: portraitWidth, height: painter.height))
        var caption = Page()
        if [.withoutPlaces, .withoutYears].contains(rowForm(width: listWidth - 1, in: frame.context(painter.size))),
            let first = first(of: all[selection], in: frame.world, year: year(frame.session))?.first,
            let yard = first.backyard
        {
            caption.add(
                Page.Line(
                    Page.Piece(
                        frame.words.birdInYard(yard: frame.words.name(of: yard, frame.session)), .faint, fit: .wrap)))
        }
        drawCard(all[selection], side: side, caption: caption, in: card, frame: &frame)
    }

    /// Draws a tile for each species, and below them the comparison of years or the upcoming events.
    private func drawTiles(
        _ all: [Species], _ grid: TileGrid, in painter: Painter, _ frame: inout Frame
    ) {
        let items = Array(all.indices)
        // All tiles count in the same words.
        let isBrief = all.contains { species in
            guard let seen = first(of: species, in: frame.world, year: year(frame.session)) else { return false }
            let name = frame.words.name(of: species.id)
            return name.columns + frame.words.visits(count: seen.visits).columns + 3 > grid.tile.width
        }
        Tiles.draw(grid, tileCursor, of: items, in: painter, frame: &frame) { index, isSelected, tile, frame in
            let picture = CellRect(x: 0, y: 0, width: tile.width, height: tile.height - Self.tileLines)
            portrait(of: all[index], in: frame.world).draw(in: picture, of: tile, frame: frame)
            Card.draw(
                lines(of: all[index], isBrief: isBrief, in: frame.context(tile.size)), isSelected: isSelected,
                in: tile.sub(CellRect(x: 0, y: picture.maxY, width: tile.width, height: Self.tileLines)), frame: &frame)
        }
        let rows = CellRect(
            x: 0, y: painter.height - rowsBelow + 1, width: painter.width,
            height: rowsBelow - (isRaceWithFriends ? 2 : 1))
        if isYearList {
            drawRace(in: painter.sub(rows), frame: &frame)
        } else {
            drawHopes(in: painter.sub(rows), frame: &frame)
        }
    }

    /// Returns the lines below a portrait: the name and the number of visits, and when and where it was first seen.
    ///
    /// - Parameter isBrief: true to count visits as “12x”.
    private func lines(of species: Species, isBrief: Bool, in context: Context) -> [Page.Line] {
        let (words, session) = (context.words, context.session)
        func line(_ texts: [String]) -> Page.Line {
            Page.Line(Page.Piece(texts, .faint, at: .leading(1), fit: .whole))
        }
        guard let (first, visits) = first(of: species, in: context.world, year: year(session)) else {
            let name = context.world.hasSeen(species.id) ? words.name(of: species.id) : words.journalUnseen
            return [line([name]), line(note(on: species, in: context.world, words))]
        }
        return [
            Page.Line(
                .title(words.name(of: species.id), at: .leading(1)),
                Page.Piece(
                    isBrief ? words.journalTimes(count: visits) : words.visits(count: visits), .soft, at: .trailing(1),
                    gap: 1, fit: .whole)),
            line([words.day(first.date, session)]),
            line(first.backyard.map { [words.name(of: $0, session)] } ?? []),
        ]
    }

    /// Returns why a species has no sighting this year; nothing if it is still to come.
    private func note(on species: Species, in world: World, _ words: Words) -> [String] {
        world.hasSeen(species.id) ? [words.journalNotThisYear] : []
    }

    /// A bar of the race: a year, or this year of a household that shares its list.
    private struct Racer {
        let name: String
        /// The number of species that the bar shows.
        let kinds: Int
        let text: String
        let isOwn: Bool
    }

    /// Returns the race and its heading: between the households that share their lists, with the most species first, or
    /// between the player's years by this day of the year, this year first.
    private func race(in session: Session, _ words: Words) -> (title: String, racers: [Racer]) {
        let year = year(session)
        guard !isRaceWithFriends else {
            let racers = sharedLists.map { list in
                let count = list.entries(in: year).count
                return Racer(
                    name: list.household, kinds: count, text: words.raceSoFar(count: count), isOwn: list.isOwn)
            }
            return (words.raceFriends(year: String(year)), racers)
        }
        let racers = session.world.yearRace(at: session.world.clock).map { standing in
            let isOwn = standing.year == year
            return Racer(
                name: String(standing.year), kinds: standing.byThisDay,
                text: isOwn
                    ? words.raceSoFar(count: standing.inAll)
                    : words.raceByNow(count: standing.byThisDay, all: standing.inAll), isOwn: isOwn)
        }
        return (words.raceTitle, racers)
    }

    /// Draws the race as bars, as many as fit, the player's own among them.
    private func drawRace(in painter: Painter, frame: inout Frame) {
        let (title, racers) = race(in: frame.session, frame.words)
        let own = racers.firstIndex(where: \.isOwn) ?? 0
        let room = min(painter.height - 1, racers.count)
        guard racers.count > 1, room > 1 else { return }
        let shown = own < room ? Array(racers[..<room]) : racers[..<(room - 1)] + [racers[own]]
        let end = 3 + min(shown.reduce(4) { max($0, $1.name.columns) }, painter.width / 3)
        let possible = frame.world.possibleSpecies(frame.session.allowances).count
        var page = Page()
        page.heading(title)
        for racer in shown {
            page.add(
                Page.Line(
                    Page.Piece(racer.name, .text, racer.isOwn ? .bold : [], at: .columns(2..<end)),
                    Page.Piece(
                        racer.text, racer.kinds > racers[own].kinds ? .warning : .soft, at: .trailing(0), gap: 1),
                    Page.Piece(
                        .bar(racer.kinds, of: possible), at: .leading(end + 1), gap: 2,
                        paint: .solid(racer.isOwn ? .accent : .water))))
        }
        page.layout(painter.width - 1, frame).draw(in: painter, frame: &frame)
    }

    /// Adds this year's numbers of species of the households that share their lists.
    func addFriends(in context: Context, to page: inout Page) {
        guard isRaceWithFriends else { return }
        let (title, racers) = race(in: context.session, context.words)
        page.heading(title)
        for racer in racers {
            page.add(
                Page.Line(
                    Page.Piece(racer.name, .text, at: .leading(2)),
                    Page.Piece(racer.text, .soft, at: .trailing(0), gap: 1)))
        }
    }

    /// Draws the upcoming events of the next days and visits, as many as fit: side by side where that shows more.
    private func drawHopes(in painter: Painter, frame: inout Frame) {
        var page = Page()
        let (hopes, rows, half) = (hopes(in: frame.context(painter.size)), painter.height - 1, painter.width / 2)
        if rows > 0, hopes.count > rows, hopes.allSatisfy({ TextWidth.columns(of: $0) <= half - 3 }) {
            page.heading(frame.words.hopeTitle)
            page.layout(painter.width - 1, frame).draw(in: painter, frame: &frame)
            for (index, hope) in hopes.prefix(2 * rows).enumerated() {
                painter.line(
                    hope, y: 1 + index % rows, from: 2 + index / rows * half, style: frame.theme.style(.soft))
            }
            return
        }
        addHopes(in: frame.context(painter.size), to: &page)
        let layout = page.layout(painter.width - 1, frame)
        // The first event shows whole, or none does.
        guard layout.parts.prefix(2).reduce(0, { $0 + $1.height }) <= painter.height else { return }
        layout.draw(in: painter, frame: &frame)
    }

    /// Adds the section of things to look forward to, such as arrivals, and songs learned after a few more visits.
    func addHopes(in context: Context, to page: inout Page) {
        let hopes = hopes(in: context)
        if !hopes.isEmpty { page.heading(context.words.hopeTitle) }
        for hope in hopes { page.add(Page.Line(Page.Piece(hope, .soft, at: .leading(2), fit: .wrap))) }
    }

    private func hopes(in context: Context) -> [String] {
        context.world.upcomingEvents(context.session.allowances).map {
            context.words.sentence(for: $0, in: context.world)
        }
    }

    /// Returns a species' first sighting and number of visits, in all years or in the given one, as the list is set.
    private func first(of species: Species, in world: World, year: Int) -> (first: Sighting.First, visits: Int)? {
        guard let sighting = world.sighting(of: species.id) else { return nil }
        guard isYearList else { return (sighting.first, sighting.visits) }
        return sighting.years.first { $0.year == year }.map { ($0.first, $0.visits) }
    }

    /// Returns the life list as a page, with a row for each species.
    func lifeListPage(width: Int, in context: Context) -> Page {
        let form = rowForm(width: width, in: context)
        var page = Page()
        for (index, species) in species(in: context.session).enumerated() {
            page.add(row(species, form, in: context), item: index)
        }
        return page
    }

    /// The amount of detail in the list's rows, the same for all of them, from most to least.
    private enum RowForm: CaseIterable {
        /// The number of visits in words, and the place of the first sighting.
        case whole
        /// The number of visits as “12x”.
        case briefCount
        /// The number of visits as “12x” and no places; then also no years.
        case withoutPlaces, withoutYears
    }

    /// Returns the fullest form in which each row of the list fits.
    private func rowForm(width: Int, in context: Context) -> RowForm {
        let species = species(in: context.session)
        return RowForm.allCases.first { form in
            species.allSatisfy { species in
                let pieces = row(species, form, in: context).pieces.dropFirst()
                return pieces.reduce(nameColumns(in: context) + 6) { columns, piece in
                    guard case .text(let texts, _) = piece.content else { return columns }
                    // Why a kind is still to come is told as briefly as must be.
                    return columns + (texts.last?.columns ?? 0)
                } <= width
            }
        } ?? .withoutYears
    }

    /// Returns the width of the species' names in columns, at least 13; names are longer in some languages.
    private func nameColumns(in context: Context) -> Int {
        species(in: context.session).reduce(13) { max($0, context.words.name(of: $1.id).columns + 1) }
    }
    /// Returns the width of the dates of first sightings in columns.
    private func dateColumns(_ form: RowForm, in context: Context) -> Int {
        species(in: context.session).reduce(form == .withoutYears ? 6 : 11) { columns, species in
            let first = first(of: species, in: context.world, year: year(context.session))?.first
            return max(columns, first.map { day(of: $0, form, in: context).columns } ?? 0)
        }
    }
    private func day(of first: Sighting.First, _ form: RowForm, in context: Context) -> String {
        let date = context.session.playerTime(first.date).date
        return form == .withoutYears
            ? context.words.dateShortDay(day: date.day, month: context.words.month(date.month))
            : context.words.day(date)
    }

    /// Returns the line of a species: name, first sighting, and number of visits.
    private func row(_ species: Species, _ form: RowForm, in context: Context) -> Page.Line {
        let (words, session) = (context.words, context.session)
        let isKnown = context.world.hasSeen(species.id)
        let end = 2 + nameColumns(in: context)
        guard let (first, visits) = first(of: species, in: context.world, year: year(session)) else {
            return Page.Line(
                Page.Piece(isKnown ? words.name(of: species.id) : words.journalUnseen, .faint, at: .leading(2)),
                Page.Piece(
                    note(on: species, in: context.world, words), .faint, at: .leading(end + 1), gap: 1, fit: .whole))
        }
        // Dates are right-aligned so that days and years stand below one another.
        let date = TextFitting.fit(
            day(of: first, form, in: context), to: dateColumns(form, in: context), alignment: .trailing)
        let yard =
            form == .withoutPlaces || form == .withoutYears ? nil : first.backyard.map { words.name(of: $0, session) }
        let place = yard.map { "\(date) \(context.symbols.separator) \($0)" } ?? date
        return Page.Line(
            .title(words.name(of: species.id), at: .columns(2..<end)),
            Page.Piece(
                form == .whole ? words.visits(count: visits) : words.journalTimes(count: visits), .soft,
                at: .trailing(1)),
            Page.Piece(place, .faint, at: .leading(end + 1), gap: 2, fit: .whole))
    }

    /// Returns the portrait of the first bird of a species that was seen; a silhouette if none was.
    private func portrait(of species: Species, in world: World) -> PagePicture {
        let bird = world.sighting(of: species.id).flatMap { world.bird($0.first.bird) }
        return .portrait(species.id, palette: bird?.palette ?? 0, isSeen: world.hasSeen(species.id))
    }

    /// Draws a species' portrait, at most `side` rows high, a caption below it, and a text where there are at least 18
    /// columns.
    func drawCard(
        _ species: Species, side: Int, caption: Page = Page(), in painter: Painter, frame: inout Frame
    ) {
        let picture = CellRect(x: 0, y: 0, width: painter.width, height: min(side, painter.width / 2))
        portrait(of: species, in: frame.world).draw(in: picture, of: painter, frame: frame)
        func below(_ y: Int) -> Painter {
            painter.sub(CellRect(x: 0, y: y, width: painter.width, height: max(0, painter.height - y)))
        }
        let caption = caption.layout(painter.width, frame)
        caption.draw(in: below(picture.maxY), frame: &frame)
        if painter.width >= 18 {
            drawStory(of: species, in: below(picture.maxY + max(1, caption.height)), frame: &frame)
        }
    }

    /// Draws a species' description, or for one never seen what may attract it; only whole sentences that fit.
    private func drawStory(of species: Species, in painter: Painter, frame: inout Frame) {
        let (words, isKnown) = (frame.words, frame.world.hasSeen(species.id))
        guard painter.height > 1 else { return }
        var page = Page()
        page.line(isKnown ? words.name(of: species.id) : words.birdsUnmetKind, .text, .bold)
        let texts =
            isKnown
            ? [
                words.about(species.id), words.habits(of: species.id),
                "\(frame.symbols.note) \(words.song(of: species.id))",
            ]
            : words.ways(of: species, frame.session.allowances)
        for text in texts {
            for text in [text, words.firstSentence(of: text)] {
                var more = page
                more.add(Page.Line(Page.Piece(text, .soft, fit: .wrap)))
                guard more.layout(painter.width, frame).height <= painter.height else { continue }
                page = more
                break
            }
        }
        page.layout(painter.width, frame).draw(in: painter, frame: &frame)
    }
}
