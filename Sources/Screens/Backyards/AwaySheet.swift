import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The report shown at start after an absence: highlights with pictures, empty supplies, and a present bird.
struct AwaySheet: Screen {
    /// The announcement of a refill made from this sheet; `nil` before one.
    private(set) var outcome: Announcement?
    /// The page of moments shown, from 0: a long absence has more than fit beside each other.
    private(set) var page = 0

    /// The number of postcards added to the album while this sheet is open.
    private(set) var postcards = 0

    private let captions = Captions()

    /// The sentences about the moments, which are kept for a minute of the world's time: every frame needs them.
    private final class Captions {
        /// The facts that the sentences depend on; a name that another program changes meanwhile is a minute late.
        private struct Key: Equatable {
            let moments: [AwayMoment]
            let language: Language
            let minute: Int64
        }

        private var kept: (key: Key, captions: [AwayLayout.Caption])?

        func told(of report: AwayReport, in context: Context) -> [AwayLayout.Caption] {
            let key = Key(
                moments: report.momentsInTime, language: context.words.language,
                minute: context.now.milliseconds / 60_000)
            if let kept, kept.key == key { return kept.captions }
            let memory = StoryMemory(in: context.world)
            let captions = report.momentsInTime.map {
                AwayLayout.Caption(
                    sentence: context.words.moment($0, in: context.world, remembering: memory),
                    places: context.words.places(of: $0, context.session))
            }
            kept = (key, captions)
            return captions
        }
    }

    /// The moments on the page that is shown, and their layout.
    struct Plan {
        let moments: [AwayMoment]
        let layout: AwayLayout
        let pages: Int
    }

    func hints(in context: Context) -> [Hint] { plan(in: context).map { hints($0, context) } ?? [] }

    private func hints(_ plan: Plan, _ context: Context) -> [Hint] {
        let isNarrow = context.size.width < 50
        return (isAnythingEmpty(in: context.world) ? [Hint(.refillAll, context.words.hintRefillAll)] : [])
            + turns(plan.pages, isNarrow, context.words)
            + (isNarrow || replay(plan, in: context.world) == nil ? [] : [Hint(.replay, context.words.hintReplay)])
            + [Hint(.open, context.words.hintClose)]
    }

    /// Returns a replay of the visits that the shown moments are about and that are over; `nil` if there are none.
    private func replay(_ plan: Plan, in world: World) -> Replay? { Self.replay(plan.moments, in: world) }

    /// Returns a replay of the visits that moments are about and that are over; `nil` if there are none.
    static func replay(_ moments: [AwayMoment], in world: World) -> Replay? {
        let over = moments.compactMap { $0.guests.first?.visit }.filter { $0.departure <= world.clock }
        return over.isEmpty ? nil : world.replay(over, among: world.pastVisits.all)
    }

    /// Returns the number of the page that is shown, from 0: a larger window has fewer.
    private func shown(of pages: Int) -> Int { min(page, pages - 1) }

    /// Returns the hint for the next page of moments; empty where all are on one.
    private func turns(_ pages: Int, _ isNarrow: Bool, _ words: Words) -> [Hint] {
        let text =
            isNarrow
            ? words.compactPosition(number: shown(of: pages) + 1, count: pages)
            : words.hintMoreMoments(page: shown(of: pages) + 1, of: pages)
        return pages < 2 ? [] : [Hint(.right, text)]
    }

    /// Returns the page that is shown; the pages tell the moments in the order in which they happened, each as many as
    /// fit on it, and the last tells in numbers what has no room beside them. `nil` without a report.
    func plan(in context: Context) -> Plan? {
        guard let report = context.session.awayReport else { return nil }
        let captions = captions.told(of: report, in: context)
        var pages: [Range<Int>] = []
        repeat {
            let start = pages.last?.upperBound ?? 0
            func fitting(_ count: Int) -> Int {
                layout(of: Array(captions[start...].prefix(count)), report, in: context).columns.count
            }
            var count = max(1, fitting(captions.count))
            while count > 1, fitting(count) < count { count -= 1 }
            pages.append(start..<min(captions.count, start + count))
        } while pages.last.map { $0.upperBound < captions.count } == true
        // What has no room beside pictures stands on a page of its own.
        let first = layout(of: Array(captions[pages[0]]), report, in: context)
        if !first.showsAll { pages.append(captions.count..<captions.count) }
        let shown = pages[shown(of: pages.count)]
        return Plan(
            moments: Array(report.momentsInTime[shown]),
            layout: layout(of: Array(captions[shown]), report, in: context), pages: pages.count)
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        if let pages = plan(in: context)?.pages, pages > 1 {
            switch action {
            case .command(.right), .command(.down), .command(.pageDown):
                page = (shown(of: pages) + 1) % pages
                return []
            case .command(.left), .command(.up), .command(.pageUp):
                page = (shown(of: pages) + pages - 1) % pages
                return []
            default: break
            }
        }
        if case .command(.replay) = action {
            let shown = plan(in: context).flatMap { replay($0, in: context.world) }
            return shown.map { [.present(.replay($0))] } ?? [.ignored(.replay)]
        }
        guard case .command(.refillAll) = action else { return SheetFrame.read(action) }
        return YardActions.refill(context.world.backyards, in: context).filter { step in
            guard case .tell(let nothingToDo) = step else { return true }
            outcome = nothingToDo
            return false
        }
    }

    func tells(_ answer: Answer) -> Bool { true }

    /// The most new birds that are named; of more only the number is told.
    private static let mostNamed = 4

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        if answer.request.as(AlbumRequest.self) != nil {
            if case .success(.kept) = answer.result { postcards += 1 }
            return []
        }
        outcome = Announcement(answer, hasSheet: false, in: context) ?? outcome
        return []
    }

    func told(in context: Context) -> Told {
        guard let report = context.session.awayReport else { return Told(title: "", sentences: []) }
        let lines = [SheetFrame.Line(text: context.words.visits(report))] + numbers(report, context)
        var page = Page()
        for line in lines { page.line(line.text) }
        for moment in report.momentsInTime {
            page.add([
                Page.Line(Page.Piece(context.words.moment(moment, in: context.world))),
                Page.Line(Page.Piece(context.words.places(of: moment, context.session))),
            ])
        }
        for line in foot(report, context) + spare(context) { page.line(line.text) }
        return Told(title: context.words.titles(report)[0], page: page)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let context = frame.context(painter.size)
        guard let report = frame.session.awayReport, let plan = plan(in: context) else { return }
        let layout = plan.layout
        let inside = SheetFrame.draw(
            title(report, in: layout.width, frame), width: layout.width,
            rows: layout.rows, hints: hints(plan, context), in: painter, frame: &frame)
        draw(layout.head, from: 0, in: inside, frame)
        frame.prepare(
            zip(plan.moments, layout.columns).compactMap { moment, column in
                MomentPicture.scene(moment, CellSize(width: column.width, height: layout.pictureRows), in: frame)
            })
        for (moment, column) in zip(plan.moments, layout.columns) {
            draw(moment, column, below: layout.picturesTop, pictureRows: layout.pictureRows, in: inside, frame: &frame)
        }
        draw(layout.foot, from: layout.rows - layout.foot.count, in: inside, frame)
    }

    func covered(in context: Context) -> CellRect? {
        plan(in: context).map { SheetFrame.rect(width: $0.layout.width, rows: $0.layout.rows, in: context.size) }
    }

    private func layout(of captions: [AwayLayout.Caption], _ report: AwayReport, in context: Context) -> AwayLayout {
        let visits = SheetFrame.Line(text: context.words.visits(report), isStrong: true)
        return AwayLayout(
            context.size, captions, head: [visits],
            foot: foot(report, context), spareHead: numbers(report, context), spareFoot: spare(context))
    }

    private func title(_ report: AwayReport, in width: Int, _ frame: Frame) -> String {
        TextFitting.first(of: frame.words.titles(report), fitting: width - 6)
    }

    /// Returns true if food or water is used up in any yard.
    private func isAnythingEmpty(in world: World) -> Bool { SupplyKind.allCases.contains { !world.empty($0).isEmpty } }

    /// Returns a sentence about the refill key, if something is empty.
    private func spare(_ context: Context) -> [SheetFrame.Line] {
        let key = outcome == nil && isAnythingEmpty(in: context.world) ? context.key(of: .refillAll) : nil
        return key.map { [.init(text: context.words.absenceRefill(key: $0), ink: .soft)] } ?? []
    }

    /// Returns the lines about new species, new birds, postcards, discoveries and loved meals.
    private func numbers(_ report: AwayReport, _ context: Context) -> [SheetFrame.Line] {
        let words = context.words
        var lines: [SheetFrame.Line] = []
        if report.newSpecies.count > 1 {
            let kinds = words.list(report.newSpecies.map { words.name(of: $0) })
            lines.append(.init(text: words.absenceFirstKinds(kinds: kinds), ink: .gold))
        }
        if (2...Self.mostNamed).contains(report.newBirds.count) {
            let birds = words.list(report.newBirds.map { words.individual($0, in: context.world) })
            lines.append(.init(text: words.absenceNewBirdsNamed(birds: birds), ink: .soft))
        } else if report.newBirds.count > 1 {
            lines.append(.init(text: words.absenceNewBirds(birds: report.newBirds.count), ink: .soft))
        }
        if postcards > 0 { lines.append(.init(text: words.absencePostcards(count: postcards), ink: .soft)) }
        if !report.discoveries.isEmpty {
            lines.append(.init(text: words.sentence(for: report.discoveries), ink: .good))
        }
        if report.lovedMeals > 0 {
            lines.append(.init(text: words.absenceLovedMeals(meals: report.lovedMeals), ink: .soft))
        }
        return lines
    }

    /// Returns the lines about empty supplies or the refill's result, and about a present bird.
    private func foot(_ report: AwayReport, _ context: Context) -> [SheetFrame.Line] {
        let (words, world) = (context.words, context.world)
        // Supplies that were empty during the whole absence come first, since they kept most birds away.
        var lines =
            (SupplyKind.allCases.compactMap { words.wasOut($0, before: report, context.session) }
            + SupplyKind.allCases.compactMap { words.ranOut($0, in: report, context.session) })
            .map { SheetFrame.Line(text: $0, ink: .warning) }
        if let outcome { lines.insert(.init(text: outcome.text, ink: outcome.ink), at: 0) }
        let yards = world.favoritesFirst
        let present = yards.compactMap { world.visitors(in: $0.id).first }
        let waiting = world.presentVisits.first { $0.id == report.waiting?.id }
        if let guest = waiting ?? present.first, let bird = world.bird(guest.bird),
            let yard = world.backyard(guest.backyard)
        {
            let text = waiting == nil ? words.isIn(yard, bird) : words.waits(in: yard, bird)
            lines.append(.init(text: text, ink: .accent))
        } else if world.awaitsGreeting {
            lines.append(.init(text: words.absenceOnTheWay, ink: .accent))
        }
        return lines
    }

    private func draw(_ lines: [SheetFrame.Line], from top: Int, in painter: Painter, _ frame: Frame) {
        for (row, line) in lines.enumerated() {
            painter.line(
                line.text, y: top + row, style: frame.theme.style(line.ink, on: .panel, line.isStrong ? .bold : []))
        }
    }

    private func draw(
        _ moment: AwayMoment, _ column: AwayLayout.Column, below top: Int, pictureRows: Int, in painter: Painter,
        frame: inout Frame
    ) {
        let picture = CellRect(x: column.x, y: top, width: column.width, height: pictureRows)
        MomentPicture.draw(moment, picture, in: painter, frame: frame)
        let caption = painter.sub(
            CellRect(x: column.x, y: column.top, width: column.width, height: painter.height - column.top))
        for (row, line) in (column.lines + column.place).enumerated() {
            let ink: Ink = row < column.lines.count ? .text : .faint
            caption.line(line, y: row, style: frame.theme.style(ink, on: .panel))
        }
    }
}
