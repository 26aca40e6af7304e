import Drawing
import Simulation
import TerminalUI

/// The sidebar of wide windows: the sections, every yard with its news, and the player's account.
enum Sidebar {
    static func draw(in painter: Painter, app: App, frame: inout Frame) {
        let theme = frame.theme
        painter.fill(style: theme.fill(.panel))
        if !theme.hasSurfaces {
            for y in 0..<painter.height {
                painter.put(
                    String(frame.symbols.vertical), at: CellPoint(x: painter.width - 1, y: y), style: theme.line())
            }
        }
        let words = frame.words
        var title = Page()
        title.add(Page.Line(Page.Piece(words.shellGame, .accent, .bold, at: .leading(2), gap: 2)))
        title.layout(painter.width, frame).draw(
            in: painter.sub(CellRect(x: 0, y: 1, width: painter.width, height: 1)), frame: &frame, on: .panel)
        let foot = painter.height - 4
        let rows = CellRect(x: 0, y: 3, width: painter.width, height: max(0, foot - 3))
        page(rows: rows.height, app, frame).layout(painter.width, frame).draw(
            in: painter.sub(rows), selected: 0, frame: &frame, on: .panel)
        var account = Page()
        account.add(
            [
                Page.Line(Page.Piece(frame.session.account.displayName, at: .leading(2), gap: 2)),
                Page.Line(
                    Page.Piece(
                        TextFitting.first(of: words.memberships(of: frame.session), fitting: painter.width - 4),
                        frame.session.hasPass ? .premium : .faint, at: .leading(2), gap: 2)),
            ], target: .section(.account))
        account.layout(painter.width, frame).draw(
            in: painter.sub(CellRect(x: 0, y: painter.height - 3, width: painter.width, height: 2)), frame: &frame,
            on: .panel)
        SaveBadge.draw(
            in: painter, from: 2, to: painter.width - 2, y: foot, alignment: .leading, frame: frame, on: .panel)
    }

    /// Returns the sidebar's rows: the sections, the yards that have room, refill-all and new yard.
    private static func page(rows: Int, _ app: App, _ frame: Frame) -> Page {
        let words = frame.words
        // A yard's decoration form also counts as that yard.
        let here: ID<Backyard>? =
            switch app.place {
            case .backyard(let id), .decorate(let id?): id
            default: nil
            }
        var page = Page()
        for section in Section.allCases {
            page.add(
                words.title(section), trailing: [frame.key(of: section.command) ?? ""],
                isCurrent: app.section == section && here == nil, target: .section(section))
        }
        page.space()
        // As the grid has them.
        let grid = app.roots[Section.backyards.index] as? BackyardsScreen
        let yards = YardFinder.yards(in: frame.world, order: grid?.order ?? .favorites, words)
        // One row is kept for the new yard.
        let hasRoomForAll = page.blocks.count + 1 + yards.count < rows
        if hasRoomForAll {
            let hairline = Page.Piece(.hairline, at: .following(1), gap: 2, paint: .line)
            page.add(Page.Line(Page.Piece(words.sidebarYards, .soft, .bold, at: .leading(2)), hairline))
        }
        let left = rows - page.blocks.count
        let shown = hasRoomForAll ? yards.indices : window(of: yards, rows: left - 1, around: app.place)
        let others = Array(yards[..<shown.lowerBound] + yards[shown.upperBound...])
        var lines = yards[shown].map { (title: $0.name, news: news(of: [$0], frame), target: Hit.backyard($0.id)) }
        if !others.isEmpty, page.blocks.count + lines.count < rows {
            lines.append((words.sidebarMore(count: others.count), news(of: others, frame), .section(.backyards)))
        }
        // All say “empty”, or all say “out”.
        let isBrief = lines.contains { ($0.news.texts.first?.columns ?? 0) > Page.room(beside: $0.title) }
        for line in lines {
            page.add(
                line.title, trailing: isBrief ? Array(line.news.texts.suffix(1)) : line.news.texts, line.news.ink,
                isCurrent: here.map(Hit.backyard) == line.target, target: line.target)
        }
        // The key for refilling all yards is shown only while a yard is low.
        if page.blocks.count < rows - 1, let key = frame.key(of: .refillAll),
            yards.contains(where: { $0.isShort(at: frame.moment.date) })
        {
            page.add(words.sidebarRefillAll, trailing: [key], .accent, target: .command(.refillAll))
        }
        if page.blocks.count < rows {
            page.add(
                words.sidebarNewYard, trailing: app.screen.takesCreate ? [] : [frame.key(of: .create) ?? ""],
                isCurrent: app.place == .decorate(nil), target: .newBackyard)
        }
        return page
    }

    /// Returns the range of yards that fit into the rows, containing the open yard; one row is kept to count the
    /// others.
    private static func window(of yards: [Backyard], rows: Int, around place: Place) -> Range<Int> {
        let count = yards.count <= rows ? yards.count : max(0, rows - 1)
        let open = yards.firstIndex { place == .backyard($0.id) } ?? 0
        let first = max(0, min(open - count / 2, yards.count - count))
        return first..<first + count
    }

    /// Returns the most urgent news of some yards, the longest text first: something empty, birds present, or something
    /// low; an empty text where there are none.
    static func news(of yards: [Backyard], _ frame: Frame) -> (texts: [String], ink: Ink) {
        let now = frame.moment.date
        let states = yards.flatMap { yard in SupplyKind.allCases.map { yard.supply($0).state(at: now) } }
        if states.contains(.empty) { return ([frame.words.timeEmpty, frame.words.sidebarOut], .danger) }
        let visitors = yards.reduce(0) { $0 + frame.world.presentVisits(in: $1.id).count }
        if visitors > 0 { return ([present(visitors, dot: frame.symbols.dot)], .accent) }
        if states.contains(.low) { return ([frame.words.sidebarLow], .warning) }
        return ([""], .faint)
    }

    /// Returns a count of birds as dots, at most three columns up to 99 birds: "●●", "4●".
    static func present(_ n: Int, dot: Character) -> String {
        n <= 3 ? String(repeating: dot, count: n) : "\(n)\(dot)"
    }
}

extension Page {
    /// Returns the columns that a title in the sidebar leaves for its key or news, at least 1.
    fileprivate static func room(beside title: String) -> Int {
        max(1, ShellLayout.sidebarColumns - 5 - title.columns)
    }

    /// Adds a sidebar row with a title and its key or news at the end; the current row gets item 0.
    fileprivate mutating func add(
        _ title: String, trailing: [String], _ ink: Ink = .faint, isCurrent: Bool = false, target: Hit
    ) {
        // A yard's name is not cut off for a word such as “out”, which is long in some languages.
        let room = Self.room(beside: title)
        let trailing = trailing.first { $0.columns <= room } ?? (trailing.isEmpty ? "" : "!")
        let name = Piece(
            title, isCurrent ? .text : .soft, isCurrent ? .bold : [], at: .leading(2), gap: trailing.isEmpty ? 0 : 1)
        add(Line(Piece(trailing, ink, at: .trailing(2)), name), item: isCurrent ? 0 : nil, target: target)
    }
}
