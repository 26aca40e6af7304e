import Drawing
import TerminalUI
import Words

/// Every key, from the key map itself. A click on one does what the key would do on the screen below.
struct HelpSheet: Screen {
    /// Of the lines that can stand at the top.
    private(set) var cursor = ListCursor<Int>()
    /// The line under the pointer, which looks like what can be clicked.
    private var pointed: Int?

    func hints(in context: Context) -> [Hint] { [Hint(.back, context.words.hintClose)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let layout = Self.layout(in: context)
        switch action {
        case .click(let index):
            let all = context.keys.bindings.map(\.action)
            return all.indices.contains(index) ? [.dismissSheet, .run(all[index])] : []
        case .hover(let index):
            pointed = index
            return []
        default: break
        }
        return switch cursor.handle(action, count: layout.hidden + 1) {
        case .chosen: [.dismissSheet]
        case .moved: []
        case .other(let command): [.ignored(command)]
        }
    }

    private struct Line: Hashable {
        var keys: String
        var words: String
        /// A heading has no keys.
        var isHeading = false
        /// Whose keys they are, among all.
        var binding: Int?
    }

    /// Lines in columns, each group whole in its column.
    private struct Layout {
        var columns: [[Line]]
        var keyWidth: Int
        var width: Int
        var visible: Int
        var height: Int { columns.map(\.count).max() ?? 0 }
        var hidden: Int { height - visible }
    }

    private static func layout(in context: Context) -> Layout {
        let (size, keys, texts) = (context.size, context.keys, context.words)
        let unicode = context.theme.unicode
        // A small pane has room for one key, and for few words on a line.
        let isNarrow = size.width < 60
        let room = isNarrow ? max(8, size.width - (size.width < 50 ? 5 : 9) - 11) : Int.max
        let groups = keys.groups.map { group in
            [Line(keys: "", words: texts.keyGroup(group.name), isHeading: true)]
                + group.bindings.filter { !$0.keys.isEmpty }.flatMap { binding -> [Line] in
                    guard
                        let help = texts.help(binding.action, in: ShellLayout(context.whole), of: context.world)
                    else { return [] }
                    let index = keys.bindings.firstIndex(of: binding)
                    let label = binding.keys.prefix(isNarrow ? 1 : 2).map { texts.label(of: $0, unicode: unicode) }
                    return TextFitting.wrap(help, to: room).enumerated().map { row, words in
                        Line(keys: row == 0 ? label.joined(separator: " ") : "", words: words, binding: index)
                    }
                }
        }
        let keyWidth = groups.joined().map(\.keys.columns).max() ?? 0
        let words = groups.joined().map(\.words.columns).max() ?? 0
        let width = keyWidth + 2 + words
        let count = size.width - SheetFrame.margin - 2 >= 2 * width + 4 ? 2 : 1
        var columns = Array(repeating: [Line](), count: count)
        for group in groups {
            let shortest = columns.indices.min { columns[$0].count < columns[$1].count } ?? 0
            if !columns[shortest].isEmpty { columns[shortest].append(Line(keys: "", words: "")) }
            columns[shortest] += group
        }
        let visible = min(
            columns.map(\.count).max() ?? 0, max(1, size.height - SheetFrame.around(size) - 3))
        return Layout(columns: columns, keyWidth: keyWidth, width: width, visible: visible)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let layout = Self.layout(in: frame.context(painter.size))
        let count = layout.columns.count
        let inside = SheetFrame.draw(
            frame.words.helpTitle, width: layout.width * count + 4 * (count - 1) + 2 + SheetFrame.margin,
            rows: layout.visible, hints: hints(in: frame.context(painter.size)), in: painter, frame: &frame)
        let theme = frame.theme
        let list = inside.sub(CellRect(x: 0, y: 0, width: inside.width, height: layout.visible))
        let scroll = cursor.index(of: layout.hidden + 1)
        for (column, lines) in layout.columns.enumerated() {
            let x = column * (layout.width + 4)
            for (row, line) in lines.enumerated() {
                let y = row - scroll
                guard y >= 0, y < layout.visible else { continue }
                if line.isHeading {
                    list.line(line.words, y: y, from: x, style: theme.style(.soft, on: .panel, .bold))
                } else {
                    list.line(
                        line.keys, y: y, from: x, to: x + layout.keyWidth, alignment: .trailing,
                        style: theme.style(.accent, on: .panel))
                    let isPointed = line.binding != nil && line.binding == pointed
                    list.line(
                        line.words, y: y, from: x + layout.keyWidth + 2, to: x + layout.width,
                        style: theme.style(isPointed ? .accent : .text, on: .panel, isPointed ? .underline : []))
                    if let index = line.binding {
                        let rect = CellRect(x: x, y: y, width: layout.width, height: 1)
                        frame.hits.add(rect, in: list, .item(index))
                    }
                }
            }
        }
        // Whoever has come here with the mouse can go on with it.
        let end =
            inside.width - (hints(in: frame.context(painter.size)).map { HintLine.width($0, frame) + 3 }.max() ?? 0)
        if frame.session.preferences.mouse, frame.words.helpClick.columns <= end {
            inside.line(
                frame.words.helpClick, y: inside.height - 1, to: end, style: theme.style(.faint, on: .panel))
        }
        ScrollMark.draw(
            in: inside, x: inside.width - 1, y: 0, height: layout.visible, offset: scroll, visible: layout.visible,
            total: layout.height, frame: frame, on: .panel)
    }
}
