import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// One day of the journal: what was new, the stories worth telling, and everybody who came.
struct DayPage: Sendable {
    let date: CivilDate
    let liveliness: Liveliness
    /// What made it unlike the others, the rarest first.
    let news: [Occasion]
    /// By arrival.
    let stories: [VisitStory]
    /// The latest first.
    let visits: [Visit]

    static let storyLimit = 6

    init(_ day: JournalLog.Day, _ session: Session) {
        let world = session.world
        (date, visits) = (day.date, day.visits)
        // Of a day on which the player has crossed time zones most visits belong to this one.
        let moment = day.visits[day.visits.count / 2].arrival
        liveliness = Liveliness(percent: world.liveliness(at: moment))
        stories = world.highlights(of: day.visits, limit: Self.storyLimit)
        let gifts = world.gifts.filter { session.playerTime($0.date).date.midnight == day.date }
        news =
            world.occasions(onDayOf: moment) + Self.firsts(day.visits)
            + gifts.map { Occasion(.gift($0.kind, $0.bird), at: $0.date, in: $0.backyard) }
    }

    private static func firsts(_ visits: [Visit]) -> [Occasion] {
        let kinds = visits.filter(\.isFirstOfSpecies).map {
            Occasion(.newKind($0.species), at: $0.arrival, in: $0.backyard)
        }
        let birds = visits.filter { $0.isFirstOfBird && !$0.isFirstOfSpecies }.map {
            Occasion(.newBird($0.bird), at: $0.arrival, in: $0.backyard)
        }
        return kinds.reversed() + birds.reversed()
    }

    /// The bird of what is chosen: stories, then everybody.
    func bird(at item: Int) -> ID<Bird>? {
        let all = stories.map(\.visit.bird) + visits.map(\.bird)
        return all.indices.contains(item) ? all[item] : nil
    }

    var itemCount: Int { stories.count + visits.count }

    // MARK: Drawing

    /// - Parameter selection: of its items; `nil` while it is only looked at.
    func draw(in painter: Painter, selection: Int?, frame: inout Frame) {
        let words = frame.words
        let count = words.visits(count: visits.count)
        let kind = words.name(of: liveliness).map { "\($0) \(frame.symbols.separator) \(count)" }
        let title = words.longDay(date)
        let detail =
            [kind, count].compactMap(\.self).first { title.columns + $0.columns + 6 <= painter.width } ?? count
        Heading.part(
            title, detail: detail, in: painter.sub(CellRect(x: 0, y: 0, width: painter.width - 1, height: 1)), y: 0,
            frame: frame)
        let top = painter.height >= 16 ? 2 : 1
        let area = painter.sub(CellRect(x: 0, y: top, width: painter.width, height: painter.height - top))
        let stack = stack(width: area.width - 2, selection: selection, frame.session, words)
        if selection == nil {
            stack.draw(in: area, scrolledBy: 0, frame: &frame)
        } else {
            stack.draw(in: area, selected: selection, frame: &frame)
        }
    }

    private func stack(width: Int, selection: Int?, _ session: Session, _ words: Words) -> Stack {
        var stack = Stack()
        addNews(width: width, session, words, to: &stack)
        addStories(width: width, selection: selection, session, words, to: &stack)
        stack.space()
        stack.add(1) { painter, frame in
            Heading.part(words.journalEverybody, in: painter, y: 0, frame: frame)
        }
        let second = yardColumn(width: width, session, words)
        for (index, visit) in visits.enumerated() {
            let item = stories.count + index
            stack.add(1, item: selection == nil ? nil : item) { painter, frame in
                Self.row(visit, yardFrom: second, isSelected: item == selection, in: painter, frame: frame)
            }
        }
        return stack
    }

    private func addNews(width: Int, _ session: Session, _ words: Words, to stack: inout Stack) {
        for occasion in news {
            let lines = TextFitting.wrap(words.occasion(occasion, session), to: width - 3)
            stack.add(lines.count) { painter, frame in
                painter.put(
                    String(frame.symbols.star), at: CellPoint(x: 2, y: 0), style: frame.theme.style(.gold))
                for (y, line) in lines.enumerated() {
                    painter.line(line, y: y, from: 4, style: frame.theme.style(.text))
                }
            }
        }
    }

    private func addStories(width: Int, selection: Int?, _ session: Session, _ words: Words, to stack: inout Stack) {
        guard !stories.isEmpty else { return }
        stack.space()
        stack.add(1) { painter, frame in Heading.part(words.journalStories, in: painter, y: 0, frame: frame) }
        for (item, story) in stories.enumerated() {
            let lines = TextFitting.wrap(words.story(story, in: session.world), to: width - 9)
            let time = words.time(story.visit.arrival, session)
            let yard = words.name(of: story.visit.backyard, session)
            if item > 0 { stack.space() }
            stack.add(lines.count + 1, item: selection == nil ? nil : item) { painter, frame in
                let isSelected = item == selection
                let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
                painter.line(time, y: 0, from: 2, style: frame.theme.style(.faint, on: surface))
                painter.line(
                    yard, y: 0, from: 9, to: painter.width - 1, style: frame.theme.style(.faint, on: surface))
                for (y, line) in lines.enumerated() {
                    painter.line(line, y: y + 1, from: 9, style: Row.titleStyle(isSelected, frame))
                }
            }
        }
    }

    /// Where yards stand beside those who came: so that as much of the names has room as can have it, and of the yards'.
    private func yardColumn(width: Int, _ session: Session, _ words: Words) -> Int {
        let names = visits.map { words.name(of: $0.bird, in: session.world).columns }.max() ?? 0
        let yards = visits.map { words.name(of: $0.backyard, session).columns }.max() ?? 0
        return max(24, min(39, 9 + names + 2, width - 3 - yards))
    }

    private static func row(
        _ visit: Visit, yardFrom second: Int, isSelected: Bool, in painter: Painter, frame: Frame
    ) {
        let theme = frame.theme
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        painter.line(
            frame.words.time(visit.arrival, frame.session), y: 0, from: 2, style: theme.style(.faint, on: surface))
        let names = frame.words.names(of: visit.bird, in: frame.world)
        painter.name(names, y: 0, from: 9, to: second - 1, style: Row.titleStyle(isSelected, frame))
        let yard = frame.words.name(of: visit.backyard, frame.session)
        let right = painter.width - 1
        if visit.isFirstOfSpecies {
            painter.put(
                String(frame.symbols.star), at: CellPoint(x: right - 1, y: 0), style: theme.style(.gold, on: surface))
        }
        let end = painter.line(yard, y: 0, from: second, to: right - 2, style: theme.style(.soft, on: surface))
        painter.firstFitting(
            frame.words.opinion(of: visit, isHere: visit.isPresent(at: frame.moment.date)), y: 0,
            from: max(end + 2, second + 19), to: right - 2, style: theme.style(.faint, on: surface))
    }
}
