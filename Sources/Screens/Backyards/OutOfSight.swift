import Drawing
import Simulation
import TerminalUI

/// The line that lists the yards hidden in a grid, each with its most urgent news.
enum OutOfSight {
    private static let gap = 3

    static func draw(_ yards: [Backyard], in painter: Painter, frame: inout Frame) {
        guard !yards.isEmpty else { return }
        let theme = frame.theme
        let news = yards.map { yard in
            let (texts, ink) = Sidebar.news(of: [yard], frame)
            return (text: texts[0], ink: ink)
        }
        let widths = yards.indices.map { index in
            let text = news[index].text
            return yards[index].name.columns + (text.isEmpty ? 0 : text.columns + 1)
        }
        // Where not all have room, those with news come first.
        let isWhole = widths.reduce(-gap) { $0 + $1 + gap } <= painter.width
        let order =
            isWhole
            ? Array(yards.indices)
            : yards.indices.filter { !news[$0].text.isEmpty } + yards.indices.filter { news[$0].text.isEmpty }
        var x = 0
        for (place, index) in order.enumerated() {
            let (name, text) = (yards[index].name, news[index].text)
            let width = widths[index]
            let more = frame.words.sidebarMore(count: order.count - place)
            let isLast = place == order.count - 1
            guard isWhole || x + width + (isLast ? 0 : gap + more.columns) <= painter.width else {
                painter.line(more, y: 0, from: x, style: theme.style(.faint))
                return
            }
            let end = painter.put(name, at: CellPoint(x: x, y: 0), style: theme.style(.soft))
            if !text.isEmpty {
                painter.put(text, at: CellPoint(x: end + 1, y: 0), style: theme.style(news[index].ink))
            }
            frame.hits.add(CellRect(x: x, y: 0, width: width, height: 1), in: painter, .backyard(yards[index].id))
            x += width + gap
        }
    }
}
