import Drawing
import Simulation
import TerminalUI
import Words

/// The lines of a widget's form, and below its backyard those to choose among.
struct WidgetFormPanel {
    let draft: WidgetDraft
    let part: WidgetDraft.Part
    let field: TextField
    let query: TextField
    let suggestion: String
    let complaint: String?
    let yards: [YardFinder.Suggestion]

    /// Backyards that show at once.
    private static let most = 5

    private static let firstYard = 1000

    /// The backyard that a click meets; `nil` for a click elsewhere.
    static func yard(of index: Int, in yards: [YardFinder.Suggestion]) -> ID<Backyard>? {
        yards.indices.contains(index - firstYard) ? yards[index - firstYard].backyard : nil
    }

    func height(width: Int, _ frame: Frame) -> Int { stack(width: width - 1, isRoomy: false, frame).height }

    func draw(in painter: Painter, frame: inout Frame) {
        let index = draft.parts.firstIndex(of: part) ?? 0
        stack(width: painter.width - 1, isRoomy: painter.height >= 20, frame)
            .draw(in: painter, selected: FormTarget.row.index(index), frame: &frame, on: .panel)
    }

    private func stack(width: Int, isRoomy: Bool, _ frame: Frame) -> Stack {
        let (words, world) = (frame.words, frame.world)
        var stack = Stack()
        for (index, item) in draft.parts.enumerated() {
            let isSelected = item == part
            guard item != .name else {
                let lines = complaint.map { TextFitting.wrap($0, to: width - 2) } ?? []
                stack.add(1 + lines.count, item: FormTarget.row.index(index)) { painter, frame in
                    FormRow.draw(
                        item.title(words), field, placeholder: suggestion, complaint: lines, isSelected: isSelected,
                        in: painter, frame: &frame)
                }
                if isRoomy { stack.space() }
                continue
            }
            stack.add(1, item: FormTarget.row.index(index)) { painter, frame in
                FormRow.draw(
                    item.title(words), draft.value(of: item, in: world, words), row: index, isSelected: isSelected,
                    in: painter, frame: &frame)
            }
            if item == .backyard, isSelected { addYards(to: &stack, words) }
        }
        return stack
    }

    /// What is typed, and the backyards that it fits, those around the chosen one.
    private func addYards(to stack: inout Stack, _ words: Words) {
        stack.add(1) { painter, frame in
            let theme = frame.theme
            let end = painter.put(
                "/ ", at: CellPoint(x: 4, y: 0), style: theme.style(.accent, on: .panel, .bold))
            frame.cursor = query.draw(
                into: painter, at: CellPoint(x: end, y: 0), width: painter.width - end - 1,
                style: theme.style(.text, on: .panel), placeholder: words.widgetsChooseYard,
                placeholderStyle: theme.style(.faint, on: .panel))
        }
        let chosen = yards.firstIndex { $0.backyard == draft.widget.backyard }
        let first = min(max(0, (chosen ?? 0) - Self.most / 2), max(0, yards.count - Self.most))
        for index in yards.indices.dropFirst(first).prefix(Self.most) {
            stack.add(1, item: Self.firstYard + index) { painter, frame in
                let isChosen = index == chosen
                let theme = frame.theme
                if isChosen {
                    painter.put(
                        String(frame.symbols.check), at: CellPoint(x: 4, y: 0),
                        style: theme.style(.accent, on: .panel))
                }
                let name = frame.world.backyard(yards[index].backyard)?.name ?? ""
                let text = [yards[index].text, name].first { $0.columns <= painter.width - 7 } ?? name
                painter.line(
                    text, y: 0, from: 6, to: painter.width - 1,
                    style: theme.style(isChosen ? .text : .soft, on: .panel))
            }
        }
        if yards.isEmpty {
            stack.add(1) { painter, frame in
                painter.line(words.widgetsNoYard, y: 0, from: 6, style: frame.theme.style(.faint, on: .panel))
            }
        }
    }
}
