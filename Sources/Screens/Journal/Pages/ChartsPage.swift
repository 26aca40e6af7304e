import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The enhanced journal of the Premium Pass: when birds come, where, and what they make of the food.
extension JournalScreen {
    func drawCharts(in painter: Painter, frame: inout Frame) {
        guard Self.isEnhanced(frame.session) else {
            drawExample(in: painter, frame: &frame)
            return
        }
        let sightings = frame.world.sightings.filter { chartSpecies == nil || $0.id == chartSpecies }
        let visits = sightings.reduce(0) { $0 + $1.visits }
        Heading.part(
            chartSpecies.map { frame.words.name(of: $0) } ?? frame.words.chartsAll,
            detail: frame.words.visits(count: visits),
            in: painter.sub(CellRect(x: 0, y: 0, width: painter.width - 1, height: 1)), y: 0, frame: frame)
        frame.hits.add(CellRect(x: 0, y: 0, width: painter.width, height: 1), in: painter, .command(.sort))
        let area = painter.sub(CellRect(x: 0, y: 2, width: painter.width, height: painter.height - 2))
        guard visits > 0 else {
            area.paragraph(frame.words.journalEmpty, y: 0, to: area.width - 1, style: frame.theme.style(.soft))
            return
        }
        let charts = charts(sightings, width: area.width, frame.session, frame.words)
        let hidden = (charts.map(\.height).max() ?? 0) - area.height
        for (column, stack) in charts.enumerated() {
            let width = charts.count == 1 ? area.width : Self.half(of: area.width)
            stack.draw(
                in: area.sub(CellRect(x: column * (width + 3), y: 0, width: width, height: area.height)),
                scrolledBy: selection(of: max(0, hidden) + 1), frame: &frame)
        }
    }

    /// How many rows the charts can be scrolled to.
    func chartPlaces(in context: Context) -> Int {
        let area = Margins.area(context.size)
        let sightings = context.world.sightings.filter { chartSpecies == nil || $0.id == chartSpecies }
        let charts = charts(sightings, width: area.width, context.session, context.words)
        // Below the pages' names and the heading.
        return max(0, (charts.map(\.height).max() ?? 0) - (area.height - 4)) + 1
    }

    private static func half(of width: Int) -> Int { (width - 3) / 2 }

    /// In one column, or where there is room in two.
    private func charts(_ sightings: [Sighting], width: Int, _ session: Session, _ words: Words) -> [Stack] {
        let isWide = width >= 100
        var left = Stack()
        addHours(sightings, width: (isWide ? Self.half(of: width) : width) - 1, words, to: &left)
        addMonths(months, words, to: &left)
        var right = Stack()
        addTastes(session.world.tastes(of: chartSpecies), words, to: &right)
        addYards(sightings, session, words, to: &right)
        if isWide { return [left, right] }
        left.space()
        for block in right.blocks { left.add(block.height, draw: block.draw) }
        return [left]
    }

    /// What the pass would bring, and how that looks.
    private func drawExample(in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let rows = painter.paragraph(
            frame.words.chartsOffer, y: 0, to: min(painter.width - 1, 70), style: theme.style(.soft))
        let height = min(12, painter.height - rows - 5)
        guard height >= 3 else { return }
        painter.line(frame.words.chartsExample, y: rows + 1, style: theme.style(.faint))
        painter.line(frame.words.chartsHours, y: rows + 3, style: theme.style(.faint, [.bold]))
        let bar = max(1, min(4, painter.width / Self.exampleHours.count - 1))
        BarChart.columns(
            Self.exampleHours,
            in: painter.sub(CellRect(x: 0, y: rows + 4, width: painter.width, height: height)), width: bar, gap: 1,
            ink: .faint, frame: frame)
        for hour in stride(from: 0, to: 24, by: 6) {
            painter.put(
                "\(hour)", at: CellPoint(x: hour * (bar + 1), y: rows + 4 + height), style: theme.style(.faint))
        }
    }

    /// Visits by the hour, as of a kind that comes in the morning and towards evening.
    private static let exampleHours = [
        0, 0, 0, 0, 1, 4, 8, 12, 11, 8, 6, 4, 3, 3, 4, 6, 8, 9, 6, 3, 1, 0, 0, 0,
    ]

    private func addPart(_ title: String, to stack: inout Stack) {
        stack.space()
        stack.add(1) { painter, frame in
            painter.line(title, y: 0, style: frame.theme.style(.soft, [.bold]))
        }
    }

    private func addHours(_ sightings: [Sighting], width: Int, _ words: Words, to stack: inout Stack) {
        let hours = (0..<24).map { hour in sightings.reduce(0) { $0 + $1.hours[hour] } }
        addPart(words.chartsHours, to: &stack)
        let bar = width >= 71 ? 2 : 1
        stack.add(5) { painter, frame in
            BarChart.columns(
                hours, in: painter.sub(CellRect(x: 0, y: 0, width: painter.width, height: 4)), width: bar, gap: 1,
                ink: .accent, frame: frame)
            for hour in stride(from: 0, to: 24, by: 6) {
                painter.put(
                    "\(hour)", at: CellPoint(x: hour * (bar + 1), y: 4), style: frame.theme.style(.faint))
            }
        }
    }

    private func addMonths(_ months: [Int], _ words: Words, to stack: inout Stack) {
        // The files tell of all birds together.
        guard months.count == 12, months.contains(where: { $0 > 0 }), chartSpecies == nil else { return }
        addPart(words.chartsMonths, to: &stack)
        stack.add(5) { painter, frame in
            BarChart.columns(
                months, in: painter.sub(CellRect(x: 0, y: 0, width: painter.width, height: 4)), width: 3, gap: 1,
                ink: .water, frame: frame)
            for month in 1...12 {
                painter.put(
                    words.month(month), at: CellPoint(x: (month - 1) * 4, y: 4), style: frame.theme.style(.faint))
            }
        }
    }

    /// Birds, not meals: as the page of each kind and each bird has it.
    private func addTastes(_ tastes: [FoodTaste], _ words: Words, to stack: inout Stack) {
        let foods = tastes.filter(\.isTried)
        guard !foods.isEmpty else { return }
        addPart(words.chartsTastes, to: &stack)
        let opinions = [Enjoyment.loved, .enjoyed, .noOpinion, .disliked]
        let names = foods.map { words.name(of: $0.food) }
        let titles = opinions.map { words.column($0) }
        // Where each column ends.
        var ends = [([words.chartsBirdsThat] + names).map(\.columns).max() ?? 0]
        for title in titles { ends.append(ends[ends.count - 1] + 2 + max(4, title.columns)) }
        stack.add(1) { painter, frame in
            painter.line(words.chartsBirdsThat, y: 0, to: ends[0], style: frame.theme.style(.faint))
            for (column, title) in titles.enumerated() {
                painter.line(
                    title, y: 0, from: ends[column] + 1, to: ends[column + 1], alignment: .trailing,
                    style: frame.theme.style(.faint))
            }
        }
        let inks: [Ink] = [.good, .text, .soft, .warning]
        for (name, food) in zip(names, foods) {
            let values = opinions.map { food.birds[$0] ?? 0 }
            let most = values.max() ?? 0
            stack.add(1) { painter, frame in
                painter.line(name, y: 0, to: ends[0], style: frame.theme.style(.text))
                for (column, value) in values.enumerated() {
                    painter.line(
                        String(value), y: 0, from: ends[column] + 1, to: ends[column + 1], alignment: .trailing,
                        style: frame.theme.style(
                            value == most ? inks[column] : .faint, value == most ? [.bold] : []))
                }
            }
        }
    }

    private func addYards(_ sightings: [Sighting], _ session: Session, _ words: Words, to stack: inout Stack) {
        var yards: [(id: ID<Backyard>, visits: Int)] = []
        for yard in sightings.flatMap(\.yards) {
            if let index = yards.firstIndex(where: { $0.id == yard.id }) {
                yards[index].visits += yard.visits
            } else {
                yards.append((yard.id, yard.visits))
            }
        }
        yards.sort { $0.visits > $1.visits }
        guard let most = yards.first?.visits else { return }
        addPart(words.chartsYards, to: &stack)
        for yard in yards.prefix(10) {
            let name = words.name(of: yard.id, session)
            stack.add(1) { painter, frame in
                painter.line(name, y: 0, to: 23, style: frame.theme.style(.text))
                let right = painter.width
                painter.line(
                    String(yard.visits), y: 0, to: right, alignment: .trailing, style: frame.theme.style(.soft))
                BarChart.row(
                    yard.visits, of: most, in: painter, x: 24, y: 0, width: right - 24 - 6, ink: .accent, frame: frame)
            }
        }
    }
}
