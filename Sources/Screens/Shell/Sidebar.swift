import Drawing
import Simulation
import TerminalUI

/// Beside the content on wide screens: the sections, every yard with its news, and whose game it is.
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
        let right = painter.width - 2
        painter.line(frame.words.shellGame, y: 1, from: 2, to: right, style: theme.style(.accent, on: .panel, .bold))
        // Whoever furnishes a yard is in it, too.
        let here: ID<Backyard>? =
            switch app.place {
            case .backyard(let id), .decorate(let id?): id
            default: nil
            }
        var y = 3
        for section in Section.allCases {
            row(
                frame.words.title(section), trailing: frame.key(of: section.command) ?? "",
                ink: .faint, isCurrent: app.section == section && here == nil, y: y, in: painter, frame: frame)
            frame.hits.add(CellRect(x: 0, y: y, width: painter.width - 1, height: 1), in: painter, .section(section))
            y += 1
        }
        y += 1
        let foot = painter.height - 4
        let yards = frame.world.backyards
        // The last row is that of a new yard.
        let hasRoomForAll = y + 1 + yards.count < foot
        if hasRoomForAll {
            Heading.part(
                frame.words.sidebarYards, in: painter.sub(CellRect(x: 2, y: y, width: right - 2, height: 1)), y: 0,
                frame: frame, on: .panel)
            y += 1
        }
        let shown = hasRoomForAll ? yards.indices : window(of: yards, rows: foot - y - 1, around: app.place)
        for yard in yards[shown] {
            let news = news(of: [yard], frame)
            row(
                yard.name, trailing: news.text, ink: news.ink, isCurrent: here == yard.id, y: y,
                in: painter, frame: frame)
            frame.hits.add(
                CellRect(x: 0, y: y, width: painter.width - 1, height: 1), in: painter, .backyard(yard.id))
            y += 1
        }
        let others = Array(yards[..<shown.lowerBound] + yards[shown.upperBound...])
        if !others.isEmpty, y < foot {
            let news = news(of: others, frame)
            row(
                frame.words.sidebarMore(count: others.count), trailing: news.text, ink: news.ink, isCurrent: false,
                y: y, in: painter, frame: frame)
            frame.hits.add(CellRect(x: 0, y: y, width: painter.width - 1, height: 1), in: painter, .section(.backyards))
            y += 1
        }
        // What mends it stands below what is low.
        if y < foot - 1, let key = frame.key(of: .refillAll),
            yards.contains(where: { $0.isShort(at: frame.moment.date) })
        {
            row(
                frame.words.sidebarRefillAll, trailing: key, ink: .accent, isCurrent: false, y: y, in: painter,
                frame: frame)
            frame.hits.add(
                CellRect(x: 0, y: y, width: painter.width - 1, height: 1), in: painter, .command(.refillAll))
            y += 1
        }
        if y < foot {
            row(
                frame.words.sidebarNewYard, trailing: frame.key(of: .create) ?? "", ink: .faint,
                isCurrent: app.place == .decorate(nil), y: y, in: painter, frame: frame)
            frame.hits.add(
                CellRect(x: 0, y: y, width: painter.width - 1, height: 1), in: painter, .command(.create))
        }
        let account = frame.session.account
        painter.line(
            account.displayName, y: painter.height - 3, from: 2, to: right, style: theme.style(.text, on: .panel))
        painter.line(
            frame.words.member(frame.session), y: painter.height - 2, from: 2, to: right,
            style: theme.style(frame.session.hasPass ? .premium : .faint, on: .panel))
        frame.hits.add(
            CellRect(x: 0, y: painter.height - 3, width: painter.width - 1, height: 2), in: painter, .section(.account))
        SaveBadge.draw(
            in: painter, from: 2, to: right, y: painter.height - 4, alignment: .leading, frame: frame, on: .panel)
    }

    private static func row(
        _ title: String, trailing: String, ink: Ink, isCurrent: Bool, y: Int, in painter: Painter, frame: Frame
    ) {
        let theme = frame.theme
        let surface: Surface = isCurrent ? .raised : .panel
        if isCurrent {
            painter.fill(CellRect(x: 0, y: y, width: painter.width, height: 1), style: theme.fill(surface))
            painter.put(
                String(frame.symbols.bar), at: CellPoint(x: 0, y: y), style: theme.style(.accent, on: surface))
        }
        let right = painter.width - 2
        painter.line(
            trailing, y: y, from: right - trailing.columns, to: right, style: theme.style(ink, on: surface))
        painter.line(
            title, y: y, from: 2, to: right - trailing.columns - (trailing.isEmpty ? 0 : 1),
            style: theme.style(isCurrent ? .text : .soft, on: surface, isCurrent ? .bold : []))
    }

    /// As many as have room above the row that counts the others, with the one that is open among them.
    private static func window(of yards: [Backyard], rows: Int, around place: Place) -> Range<Int> {
        let count = yards.count <= rows ? yards.count : max(0, rows - 1)
        let open = yards.firstIndex { place == .backyard($0.id) } ?? 0
        let first = max(0, min(open - count / 2, yards.count - count))
        return first..<first + count
    }

    /// What matters most in some yards: something empty, someone here, something low.
    static func news(of yards: [Backyard], _ frame: Frame) -> (text: String, ink: Ink) {
        let now = frame.moment.date
        let states = yards.flatMap { yard in SupplyKind.allCases.map { yard.supply($0).state(at: now) } }
        if states.contains(.empty) { return (frame.words.sidebarOut, .danger) }
        let visitors = yards.reduce(0) { $0 + frame.world.presentVisits(in: $1.id).count }
        if visitors > 0 { return (present(visitors, dot: frame.symbols.dot), .accent) }
        if states.contains(.low) { return (frame.words.sidebarLow, .warning) }
        return ("", .faint)
    }

    /// Birds in a yard in three columns at most: "●●", "4●".
    static func present(_ n: Int, dot: Character) -> String {
        n <= 3 ? String(repeating: dot, count: n) : "\(n)\(dot)"
    }
}
