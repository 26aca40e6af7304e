import Chronology
import Drawing
import Simulation
import TerminalUI

/// Every species: when and where it was first seen, and what is still to come.
extension JournalScreen {
    /// Of the list at most.
    private static let listColumns = 76
    /// Of "21 Nov 2026".
    private static let dateColumns = 11

    func drawLifeList(in painter: Painter, frame: inout Frame) {
        let all = species(in: frame.session)
        let selection = selection(of: all.count)
        let isWide = painter.width >= 90
        let side = isWide ? min(painter.height, 22) : min(9, painter.height)
        let portraitWidth = isWide ? min(side * 2, painter.width - 62) : side * 2
        // Counts stand near what they count, however wide the screen is.
        let listWidth = min(painter.width - portraitWidth - 3, Self.listColumns)
        var stack = Stack()
        for (index, kind) in all.enumerated() {
            stack.add(1, item: index) { painter, frame in
                drawRow(kind, isSelected: index == selection, in: painter, frame: frame)
            }
        }
        stack.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: listWidth, height: painter.height)), selected: selection,
            frame: &frame)
        let free = painter.sub(
            CellRect(x: 0, y: all.count + 1, width: listWidth, height: painter.height - all.count - 1))
        let raceHeight = isYearList ? drawRace(in: free, frame: &frame) : 0
        if isWide, !isYearList { drawHopes(in: free, frame: &frame) }
        guard all.indices.contains(selection) else { return }
        let card = painter.sub(
            CellRect(x: listWidth + 2, y: 0, width: portraitWidth, height: painter.height))
        drawCard(all[selection], side: side, in: card, frame: &frame)
        // Where the picture is small its story stands below the list, if there is room.
        let y = max(all.count + raceHeight, side) + 1
        guard !isWide, painter.height - y >= 3 else { return }
        drawStory(
            of: all[selection],
            in: painter.sub(CellRect(x: 0, y: y, width: painter.width - 1, height: painter.height - y)), frame: frame)
    }

    /// A line for each year, as far as there is room, this one first: a race with oneself.
    /// - Returns: rows that it took, a free one before it included.
    private func drawRace(in painter: Painter, frame: inout Frame) -> Int {
        let race = frame.world.yearRace(at: frame.moment.date)
        let lines = race.prefix(painter.height - 1)
        guard race.count > 1, lines.count > 1 else { return 0 }
        let (words, theme) = (frame.words, frame.theme)
        Heading.part(
            words.raceTitle, in: painter.sub(CellRect(x: 0, y: 0, width: painter.width - 1, height: 1)), y: 0,
            frame: frame)
        for (index, year) in lines.enumerated() {
            let y = index + 1
            let count =
                index == 0
                ? words.raceSoFar(count: year.inAll) : words.raceByNow(count: year.byThisDay, all: year.inAll)
            let right = painter.width - 1
            let isAhead = index > 0 && year.byThisDay > race[0].byThisDay
            painter.line(
                String(year.year), y: y, from: 2, to: 7, style: theme.style(.text, index == 0 ? [.bold] : []))
            painter.line(
                count, y: y, from: 8, to: right, alignment: .trailing, style: theme.style(isAhead ? .warning : .soft))
            BarChart.row(
                year.byThisDay, of: Catalog.species.count, in: painter, x: 8, y: y,
                width: right - count.columns - 10, ink: index == 0 ? .accent : .water, frame: frame)
        }
        return lines.count + 2
    }

    /// What the next days and visits hold, as much as there is room for.
    private func drawHopes(in painter: Painter, frame: inout Frame) {
        let events = frame.world.upcomingEvents(frame.session.allowances).map {
            frame.words.sentence(for: $0, in: frame.world)
        }
        guard let first = events.first, painter.height > TextFitting.wrap(first, to: painter.width - 3).count else {
            return
        }
        Heading.part(
            frame.words.hopeTitle, in: painter.sub(CellRect(x: 0, y: 0, width: painter.width - 1, height: 1)), y: 0,
            frame: frame)
        var y = 1
        for event in events {
            guard y + TextFitting.wrap(event, to: painter.width - 3).count <= painter.height else { return }
            y = painter.paragraph(event, y: y, from: 2, to: painter.width - 1, style: frame.theme.style(.soft))
        }
    }

    private func first(of species: Species, in world: World, year: Int) -> (first: Sighting.First, visits: Int)? {
        guard let sighting = world.sighting(of: species.id) else { return nil }
        guard isYearList else { return (sighting.first, sighting.visits) }
        return sighting.years.first { $0.year == year }.map { ($0.first, $0.visits) }
    }

    private func drawRow(_ species: Species, isSelected: Bool, in painter: Painter, frame: Frame) {
        let (theme, words, session) = (frame.theme, frame.words, frame.session)
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        let isKnown = frame.world.hasSeen(species.id)
        guard let (first, visits) = first(of: species, in: frame.world, year: year(session)) else {
            painter.line(
                isKnown ? words.name(of: species.id) : words.journalUnseen, y: 0, from: 2,
                style: theme.style(.faint, on: surface))
            if isKnown {
                painter.line(
                    words.journalNotThisYear, y: 0, from: 16, to: painter.width - 1,
                    style: theme.style(.faint, on: surface))
            }
            return
        }
        painter.line(words.name(of: species.id), y: 0, from: 2, to: 15, style: Row.titleStyle(isSelected, frame))
        let times = painter.width >= 50 ? words.visits(count: visits) : words.journalTimes(count: visits)
        let right = painter.width - 1
        painter.line(
            times, y: 0, from: right - times.columns, to: right, style: theme.style(.soft, on: surface))
        // Days and years below one another.
        let date = TextFitting.fit(words.day(first.date, session), to: Self.dateColumns, alignment: .trailing)
        let yard = first.backyard.map { words.name(of: $0, session) }
        painter.firstFitting(
            [yard.map { "\(date) \(frame.symbols.separator) \($0)" }, date].compactMap(\.self), y: 0, from: 16,
            to: right - times.columns - 2, style: theme.style(.faint, on: surface))
    }

    private func drawCard(_ species: Species, side: Int, in painter: Painter, frame: inout Frame) {
        let isKnown = frame.world.hasSeen(species.id)
        let ground = isKnown ? frame.theme.portraitGround : frame.theme.rgb(.panel)
        let bird = frame.world.sighting(of: species.id).flatMap { frame.world.bird($0.first.bird) }
        let picture = CellRect(x: 0, y: 0, width: painter.width, height: min(side, painter.width / 2))
        frame.picture(picture, in: painter) { book, grid, rect in
            book.drawPortrait(
                species: species.id, palette: bird?.palette ?? 0, unseen: !isKnown, on: ground, into: &grid, rect: rect)
        }
        guard painter.width >= 30 else { return }
        let y = picture.maxY + 1
        drawStory(
            of: species, in: painter.sub(CellRect(x: 0, y: y, width: painter.width, height: painter.height - y)),
            frame: frame)
    }

    /// What it is and does; of one never seen, what might bring it. Sentences that do not fit whole are left out.
    private func drawStory(of species: Species, in painter: Painter, frame: Frame) {
        let (words, isKnown) = (frame.words, frame.world.hasSeen(species.id))
        guard painter.height > 1 else { return }
        painter.line(
            isKnown ? words.name(of: species.id) : words.birdsUnmetKind, y: 0, style: frame.theme.style(.text, [.bold]))
        var y = 1
        let texts =
            isKnown
            ? [
                words.about(species.id), words.habits(of: species.id),
                "\(frame.symbols.note) \(words.song(of: species.id))",
            ]
            : words.ways(of: species, frame.session.allowances)
        for text in texts {
            let lines = TextFitting.wrap(text, to: painter.width)
            guard y + lines.count <= painter.height else { break }
            y = painter.paragraph(text, y: y, style: frame.theme.style(.soft))
        }
    }
}
