import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The charts page, which comes with the Premium Pass: visits by hour, month, yard and kind, and the birds' opinions of
/// foods.
extension JournalScreen {
    /// Draws the charts, or an example without the pass.
    func drawCharts(in painter: Painter, frame: inout Frame) {
        let context = frame.context(painter.size)
        guard Self.isEnhanced(frame.session) else {
            return exampleOfCharts(width: context.size.width - 1, in: context).draw(
                in: painter, scrolledBy: 0, frame: &frame)
        }
        let head = painter.sub(CellRect(x: 0, y: 0, width: painter.width, height: 1))
        chartsHeading(in: context).draw(in: head, scrolledBy: 0, frame: &frame)
        frame.hits.add(head.bounds, in: head, .command(.sort))
        let area = painter.sub(CellRect(x: 0, y: 2, width: painter.width, height: painter.height - 2))
        let charts = chartLayouts(width: area.width, in: context)
        let hidden = (charts.map(\.height).max() ?? 0) - area.height
        for (column, chart) in charts.enumerated() {
            let width = charts.count == 1 ? area.width : Self.half(of: area.width)
            chart.stack(selected: nil).draw(
                in: area.sub(CellRect(x: column * (width + 3), y: 0, width: width, height: area.height)),
                scrolledBy: selection(of: max(0, hidden) + 1), frame: &frame)
        }
    }

    /// Returns the number of scroll positions of the charts, at least 1.
    func chartPlaces(in context: Context) -> Int {
        let area = Margins.area(context.size)
        let charts = chartLayouts(width: area.width, in: context)
        // The tabs and the heading above the charts take four rows.
        return max(0, (charts.map(\.height).max() ?? 0) - (area.height - 4)) + 1
    }

    /// Returns all charts in one column.
    func chartsPage(in context: Context) -> Page {
        let width = FactPage.textWidth(in: context)
        guard Self.isEnhanced(context.session) else { return exampleOfCharts(width: width, in: context) }
        var page = chartsHeading(in: context)
        page.space()
        for (index, column) in charts(width: width, in: context).enumerated() {
            if index > 0 { page.space() }
            page.blocks += column.blocks
        }
        return page
    }

    /// Returns the width of one of two columns with three cells between them.
    private static func half(of width: Int) -> Int { (width - 3) / 2 }

    /// Returns the sighting records of the chosen species, or of all.
    private func chartSightings(in world: World) -> [Sighting] {
        world.sightings.filter { chartSpecies == nil || $0.id == chartSpecies }
    }

    /// Returns the heading with the chosen species and its number of visits.
    private func chartsHeading(in context: Context) -> Page {
        let visits = chartSightings(in: context.world).reduce(0) { $0 + $1.visits }
        var page = Page()
        page.heading(
            chartSpecies.map { context.words.name(of: $0) } ?? context.words.chartsAll,
            detail: context.words.visits(count: visits))
        return page
    }

    /// Returns the layouts of the charts: two columns side by side if there is room, else one.
    private func chartLayouts(width: Int, in context: Context) -> [PageLayout] {
        let isWide = width >= 100 && chartSightings(in: context.world).contains { $0.visits > 0 }
        let width = (isWide ? Self.half(of: width) : width) - 1
        var charts = charts(width: width, in: context)
        if !isWide, charts.count > 1 {
            charts[0].space()
            charts[0].blocks += charts.removeLast().blocks
        }
        return charts.map { PageLayout($0, width: width, symbols: context.symbols) }
    }

    /// Returns the charts by time and those by food, yard and kind.
    private func charts(width: Int, in context: Context) -> [Page] {
        let words = context.words
        let sightings = chartSightings(in: context.world)
        var (times, others) = (Page(), Page())
        guard sightings.contains(where: { $0.visits > 0 }) else {
            times.line(words.journalEmpty, .soft)
            return [times]
        }
        addHours(sightings, width: width, in: context, to: &times)
        addMonths(width: width, in: context, to: &times)
        addTastes(context.world.tastes(of: chartSpecies), in: context, to: &others)
        addYards(sightings, context.session, words, to: &others)
        addKinds(sightings, words, to: &others)
        return [times, others]
    }

    /// Returns the offer of the pass and an example chart.
    private func exampleOfCharts(width: Int, in context: Context) -> Page {
        let words = context.words
        var page = Page()
        page.add(Page.Line(Page.Piece(words.chartsOffer, .soft, gap: max(0, width - 70), fit: .wrap)))
        let rows = PageLayout(page, width: width, symbols: context.symbols).height
        // Beside the bars stand two titles, two empty rows and the names of the axes.
        let height = min(22, context.size.height - rows - 7)
        guard height >= 3 else { return page }
        page.space()
        page.add(Page.Line(Page.Piece(words.chartsExample, .faint)))
        page.space()
        page.add(Page.Line(Page.Piece(words.chartsHours, .soft, .bold)))
        page.add(Self.hours(Self.exampleHours, height: height, width: width, in: context))
        return page
    }

    /// Invented visits of a day by hour, with peaks in the morning and towards evening.
    private static let exampleHours = [
        0, 0, 0, 0, 1, 4, 8, 12, 11, 8, 6, 4, 3, 3, 4, 6, 8, 9, 6, 3, 1, 0, 0, 0,
    ]

    /// Returns the lines of a bar chart with one bar for each hour in the color of its part of the day, labeled every
    /// three hours, or every six if bars are narrow.
    private static func hours(_ counts: [Int], height: Int, width: Int, in context: Context) -> [Page.Line] {
        let bar = max(1, min(4, (width - 6) / counts.count - 1))
        func ink(_ hour: Int) -> Ink {
            switch TimeOfDay(hour: hour) {
            case .sunrise: .gold
            case .morning: .accent
            case .afternoon: .food
            case .sunset: .premium
            case .night: .water
            }
        }
        let labels = stride(from: 0, to: 24, by: bar > 1 ? 3 : 6).map { hour in
            Page.Piece(
                context.words.clock(.hours(Int64(hour))), .faint, at: .leading(BarChart.column(hour, width: bar)))
        }
        return [Page.Line(Page.Piece(context.words.chartsAxisVisits, .faint))]
            + BarChart.columns(counts, height: height, width: bar, ink: ink, unicode: context.theme.unicode)
            + [
                Page.Line(labels),
                Page.Line(
                    Page.Piece(context.words.chartsAxisHour, .faint, at: .leading(BarChart.column(0, width: bar)))),
            ]
    }

    /// Returns the height of a chart by time: two share the height of the page.
    private static func height(in context: Context) -> Int {
        max(4, min(20, (Margins.area(context.size).height - 16) / 2))
    }

    /// Adds a chart's title after an empty row.
    private func addTitle(_ title: String, to page: inout Page) {
        page.space()
        page.add(Page.Line(Page.Piece(title, .soft, .bold)))
    }

    /// Adds the chart of visits by hour of day.
    private func addHours(_ sightings: [Sighting], width: Int, in context: Context, to page: inout Page) {
        let hours = (0..<24).map { hour in sightings.reduce(0) { $0 + $1.hours[hour] } }
        addTitle(context.words.chartsHours, to: &page)
        if context.isPlain {
            return addCounts(hours, { context.words.clock(.hours(Int64($0))) }, context.words, to: &page)
        }
        page.add(Self.hours(hours, height: Self.height(in: context), width: width, in: context))
    }

    /// The colors of the quarters of a year.
    private static let seasons: [Ink] = [.water, .accent, .gold, .food]

    /// Adds the chart of visits by month.
    private func addMonths(width: Int, in context: Context, to page: inout Page) {
        // The journal's files count all species together, so there is no chart for one species.
        guard months.count == 12, months.contains(where: { $0 > 0 }), chartSpecies == nil else { return }
        addTitle(context.words.chartsMonths, to: &page)
        if context.isPlain { return addCounts(months, { context.words.month($0 + 1) }, context.words, to: &page) }
        let bar = max(3, min(5, (width - 6) / months.count - 1))
        let bars = BarChart.columns(
            months, height: Self.height(in: context), width: bar, ink: { Self.seasons[$0 / 3] },
            unicode: context.theme.unicode)
        let names = (1...12).map(context.words.month)
        let longest = names.map(\.columns).max() ?? 0
        // Long names stand below every second or third bar.
        let step = (1...3).first { longest < BarChart.column($0, width: bar) - BarChart.column(0, width: bar) } ?? 3
        let labels = stride(from: 0, to: 12, by: step).map {
            Page.Piece(names[$0], .faint, at: .leading(BarChart.column($0, width: bar)))
        }
        page.add([Page.Line(Page.Piece(context.words.chartsAxisVisits, .faint))] + bars + [Page.Line(labels)])
    }

    /// Adds a row for each count above 0, in place of bars.
    private func addCounts(_ counts: [Int], _ name: (Int) -> String, _ words: Words, to page: inout Page) {
        for (index, count) in counts.enumerated() where count > 0 { page.fact(name(index), words.visits(count: count)) }
    }

    /// Adds the table of how many birds have which opinion of each food; it counts birds, not meals.
    private func addTastes(_ tastes: [FoodTaste], in context: Context, to page: inout Page) {
        let words = context.words
        let foods = tastes.filter(\.isTried)
        guard !foods.isEmpty else { return }
        addTitle(words.chartsTastes, to: &page)
        // Only premium food is liked without being loved.
        let isLiked = foods.contains { $0.birds[.enjoyed] ?? 0 > 0 }
        let opinions: [Enjoyment] = [.loved] + (isLiked ? [.enjoyed] : []) + [.noOpinion, .disliked]
        let names = foods.map { words.name(of: $0.food) }
        let titles = opinions.map { words.column($0) }
        if context.isPlain {
            for food in foods {
                let counts = zip(opinions, titles).map { "\($1) \(food.birds[$0] ?? 0)" }
                page.fact(words.name(of: food.food), words.enumeration(counts))
            }
            return
        }
        // The end columns of the table's columns.
        var ends = [([words.chartsBirdsThat] + names).map(\.columns).max() ?? 0]
        for title in titles { ends.append(ends[ends.count - 1] + 2 + max(4, title.columns)) }
        func column(_ text: String, _ index: Int, _ ink: Ink, _ attributes: CellAttributes = []) -> Page.Piece {
            Page.Piece(text, ink, attributes, at: .columns(ends[index] + 1..<ends[index + 1], .trailing))
        }
        page.add(
            Page.Line(
                [Page.Piece(words.chartsBirdsThat, .faint, at: .columns(0..<ends[0]))]
                    + titles.enumerated().map { column($1, $0, .faint) }))
        let inks: [Enjoyment: Ink] = [.loved: .good, .enjoyed: .text, .disliked: .warning]
        for (name, food) in zip(names, foods) {
            let counts = opinions.map { food.birds[$0] ?? 0 }
            let most = counts.max() ?? 0
            page.add(
                Page.Line(
                    [Page.Piece(name, at: .columns(0..<ends[0]))]
                        + counts.enumerated().map { index, count in
                            count == most
                                ? column(String(count), index, inks[opinions[index]] ?? .soft, .bold)
                                : column(String(count), index, .faint)
                        }))
        }
    }

    /// Adds the chart of visits by yard, the ten most visited.
    private func addYards(_ sightings: [Sighting], _ session: Session, _ words: Words, to page: inout Page) {
        var yards: [(id: ID<Backyard>, visits: Int)] = []
        for yard in sightings.flatMap(\.yards) {
            if let index = yards.firstIndex(where: { $0.id == yard.id }) {
                yards[index].visits += yard.visits
            } else {
                yards.append((yard.id, yard.visits))
            }
        }
        yards.sort { $0.visits > $1.visits }
        addBars(
            words.chartsYards, yards.prefix(10).map { (words.name(of: $0.id, session), $0.visits) }, .accent, to: &page)
    }

    /// Adds the chart of visits by kind, where all are shown.
    private func addKinds(_ sightings: [Sighting], _ words: Words, to page: inout Page) {
        guard chartSpecies == nil else { return }
        let kinds = words.sorted(sightings) { words.name(of: $0.id) }.sorted { $0.visits > $1.visits }
        addBars(words.chartsKinds, kinds.map { (words.name(of: $0.id), $0.visits) }, .water, to: &page)
    }

    /// Adds a titled row with a bar for each count, of which the first is the greatest; nothing without counts.
    private func addBars(_ title: String, _ rows: [(name: String, visits: Int)], _ ink: Ink, to page: inout Page) {
        guard let most = rows.first?.visits else { return }
        addTitle(title, to: &page)
        for row in rows {
            page.add(
                Page.Line(
                    Page.Piece(row.name, at: .columns(0..<23)),
                    Page.Piece(String(row.visits), .soft, at: .trailing(0)),
                    Page.Piece(.bar(row.visits, of: most), at: .between(24, end: 6), paint: .solid(ink))))
        }
    }
}
