import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The content of one day in the journal: its news, its best stories, and all visits.
struct DayPage: Sendable {
    let date: CivilDate
    /// The day's activity of birds as the world decided it; `.usual` if the number of visits contradicts it.
    let liveliness: Liveliness
    /// The events that made the day unlike others: those of the calendar, new kinds, new birds, gifts, in this order.
    let news: [Occasion]
    /// The stories of the day's most remarkable visits that are over, by arrival.
    let stories: [VisitStory]
    /// All visits, by arrival.
    let visits: [Visit]
    /// The visits that stories look back on.
    private let memory: StoryMemory

    /// The visits of a usual day to a yard that is cared for; about the least in any fortnight.
    private static let usualVisits = 30

    /// The most stories shown.
    static let storyLimit = 6

    init(_ day: JournalLog.Day, _ memory: StoryMemory, _ session: Session) {
        let world = session.world
        (date, visits, self.memory) = (day.date, day.visits.reversed(), memory)
        // If the player crossed time zones that day, the middle visit's world day has most of the visits.
        let moment = day.visits[day.visits.count / 2].arrival
        let drawn = Liveliness(percent: world.liveliness(at: moment))
        // Empty feeders make a quiet day of a lively one.
        let usual = Self.usualVisits * world.backyards.count
        let isBorneOut = drawn == .lively ? visits.count >= usual : visits.count <= usual
        // How a visit ended is known once it has.
        stories = world.highlights(
            of: day.visits.filter { !$0.isPresent(at: world.clock) }, limit: Self.storyLimit)
        let gifts = world.gifts.filter { session.playerTime($0.date).date.midnight == day.date }
        news =
            world.occasions(onDayOf: moment) + Self.firsts(day.visits)
            + gifts.map { Occasion(.gift($0.kind, $0.bird), at: $0.date, in: $0.backyard) }
        // Many birds on their way make no sleepy day.
        let isMigration = news.contains { $0.kind == .migrationDay }
        liveliness = isBorneOut && !(drawn == .sleepy && isMigration) ? drawn : .usual
    }

    /// Returns the first visits of species and of individual birds as occasions.
    private static func firsts(_ visits: [Visit]) -> [Occasion] {
        let kinds = visits.filter(\.isFirstOfSpecies).map {
            Occasion(.newKind($0.species), at: $0.arrival, in: $0.backyard)
        }
        let birds = visits.filter { $0.isFirstOfBird && !$0.isFirstOfSpecies }.map {
            Occasion(.newBird($0.bird), at: $0.arrival, in: $0.backyard)
        }
        return kinds.reversed() + birds.reversed()
    }

    /// Returns the visit of an item; the items are the stories, then the visits.
    func visit(at item: Int) -> Visit? {
        let all = stories.map(\.visit) + visits
        return all.indices.contains(item) ? all[item] : nil
    }

    func bird(at item: Int) -> ID<Bird>? { visit(at: item)?.bird }

    /// Returns true if an item's visit, or for `nil` that of any of the day's stories, is over and can be replayed.
    func hasReplay(of item: Int?, at date: Instant) -> Bool {
        let meant = item.map { [visit(at: $0)].compactMap(\.self) } ?? stories.map(\.visit)
        return meant.contains { $0.departure <= date }
    }

    /// Returns the replay of an item's visit, or for `nil` of the day's stories; `nil` if no such visit is over.
    func replay(of item: Int?, in world: World) -> Replay? {
        let meant = item.map { [visit(at: $0)].compactMap(\.self) } ?? stories.map(\.visit)
        let over = meant.filter { $0.departure <= world.clock }
        return over.isEmpty ? nil : world.replay(over, among: visits)
    }

    /// The number of selectable items: stories and visits.
    var itemCount: Int { stories.count + visits.count }

    // MARK: Drawing

    /// Draws the heading and the content of the day.
    ///
    /// - Parameter selection: the index of the selected item; `nil` if the day is only a preview.
    func draw(in painter: Painter, selection: Int?, frame: inout Frame) {
        let context = frame.context(painter.size)
        heading(width: painter.width, in: context).draw(in: painter, scrolledBy: 0, frame: &frame)
        let top = painter.height >= 16 ? 2 : 1
        let area = painter.sub(CellRect(x: 0, y: top, width: painter.width, height: painter.height - top))
        let list = list(width: area.width - 2, hasItems: selection != nil, in: context)
        if selection == nil {
            list.draw(in: area, scrolledBy: 0, frame: &frame)
        } else {
            list.draw(in: area, selected: selection, frame: &frame)
        }
    }

    /// Returns the day's heading and content as a page.
    ///
    /// - Parameter hasItems: true if stories and visits can be selected.
    func page(width: Int, hasItems: Bool, in context: Context) -> Page {
        var page = heading(width: width, in: context)
        page.space()
        page.blocks += list(width: width, hasItems: hasItems, in: context).blocks
        return page
    }

    /// Returns the heading: the date, the day's liveliness and the number of visits.
    private func heading(width: Int, in context: Context) -> Page {
        let words = context.words
        let count = words.visits(count: visits.count)
        let kind = words.name(of: liveliness).map { "\($0) \(context.symbols.separator) \(count)" }
        let title = words.longDay(date)
        let detail = [kind, count].compactMap(\.self).first { title.columns + $0.columns + 6 <= width } ?? count
        var page = Page()
        page.heading(title, detail: detail)
        return page
    }

    /// Returns the day's news, stories and visits as a page.
    private func list(width: Int, hasItems: Bool, in context: Context) -> Page {
        let (words, session) = (context.words, context.session)
        var page = Page()
        for occasion in news {
            page.add(
                Page.Line(
                    Page.Piece(context.symbols.first, .gold, at: .leading(2)),
                    Page.Piece(words.occasion(occasion, session), at: .leading(4), fit: .wrap)))
        }
        let first = nameColumn(session, words)
        if !stories.isEmpty { page.heading(words.journalStories) }
        for (item, story) in stories.enumerated() {
            if item > 0 { page.space() }
            page.add(
                [
                    Page.Line(
                        Page.Piece(words.time(story.visit.arrival, session), .faint, at: .leading(2)),
                        Page.Piece(
                            words.yards(of: story.visit, session), .faint, at: .leading(first), gap: 1, fit: .whole)),
                    Page.Line(
                        Page.Piece(
                            words.story(story, in: session.world, remembering: memory), at: .leading(first), gap: 1,
                            fit: .wrap,
                            selected: .title)),
                ], item: hasItems ? item : nil)
        }
        page.heading(words.journalEverybody)
        let second = yardColumn(width: width, from: first, session, words)
        for (index, visit) in visits.enumerated() {
            page.add(
                Self.row(visit, nameFrom: first, yardFrom: second, in: context),
                item: hasItems ? stories.count + index : nil)
        }
        return page
    }

    /// Returns the column of the birds' names, after the times, of which those of twelve hours are longer.
    private func nameColumn(_ session: Session, _ words: Words) -> Int {
        visits.reduce(9) { max($0, 4 + words.time($1.arrival, session).columns) }
    }

    /// Returns the column of the yards' names, which leaves as much room as possible to names of birds and of yards.
    private func yardColumn(width: Int, from first: Int, _ session: Session, _ words: Words) -> Int {
        let names = visits.map { words.name(of: $0.bird, in: session.world).columns }.max() ?? 0
        let yards = visits.map { words.name(of: $0.backyard, session).columns }.max() ?? 0
        return max(first + 15, min(first + 30, first + names + 2, width - 3 - yards))
    }

    /// Returns the line of a visit: time, bird, yard and the bird's opinion.
    private static func row(
        _ visit: Visit, nameFrom first: Int, yardFrom second: Int, in context: Context
    ) -> Page.Line {
        let (words, isFirst) = (context.words, visit.isFirstOfSpecies)
        let gap = isFirst ? 1 : 3
        return Page.Line(
            Page.Piece(words.time(visit.arrival, context.session), .faint, at: .leading(2)),
            .title(words.names(of: visit.bird, in: context.world), at: .columns(first..<second - 1)),
            isFirst
                ? Page.Piece(context.symbols.first, .gold, at: .trailing(1), spoken: words.plainFirst) : nil,
            Page.Piece(words.name(of: visit.backyard, context.session), .soft, at: .leading(second), gap: gap),
            Page.Piece(
                words.opinion(of: visit, isHere: visit.isPresent(at: context.now)), .faint,
                at: .following(2, from: second + 19), gap: gap, fit: .whole))
    }
}
