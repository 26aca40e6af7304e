import Drawing
import Session
import TerminalUI

/// What the player may set about the game itself.
struct SettingsScreen: Screen {
    private(set) var cursor = ListCursor<Int>()

    mutating func choose(_ index: Int) { cursor.choose(index, in: Setting.all.indices) }

    func hints(in context: Context) -> [Hint] {
        [Hint(.open, context.words.hintChange), Hint(.back, context.words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, count: Setting.all.count) {
        case .moved: []
        case .chosen, .other(.right): change(by: 1, context.session.settings)
        case .other(.left): change(by: -1, context.session.settings)
        case .other(let command): [.ignored(command)]
        }
    }

    private func change(by step: Int, _ settings: Settings) -> [Step] {
        var settings = settings
        Setting.all[cursor.index(of: Setting.all.count)].turn(&settings, by: step)
        return [.perform(.changeSettings(settings))]
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let area = Margins.area(of: painter, widest: 78)
        let width = area.width - 1
        Heading.draw(frame.words.title(Section.settings), in: area, y: 0, frame: frame)
        var stack = Stack()
        let settings = frame.session.settings
        let selection = cursor.index(of: Setting.all.count)
        for (index, item) in Setting.all.enumerated() {
            let words = frame.words
            let (title, value) = (words.name(of: item), words.settingValue(item.value(in: settings)))
            let lines = TextFitting.wrap(words.about(item), to: width - 6)
            stack.space()
            stack.add(1 + lines.count, item: index) { painter, frame in
                let surface = Row.draw(isSelected: index == selection, in: painter, frame: frame)
                let theme = frame.theme
                let shown = "\(frame.symbols.left) \(value) \(frame.symbols.right)"
                let right = painter.width - 2
                painter.line(title, y: 0, from: 2, style: Row.titleStyle(index == selection, frame))
                painter.line(
                    shown, y: 0, from: right - shown.columns, to: right,
                    style: theme.style(index == selection ? .accent : .text, on: surface))
                for (row, line) in lines.enumerated() {
                    painter.line(line, y: row + 1, from: 2, style: theme.style(.soft, on: surface))
                }
            }
        }
        stack.draw(
            in: area.sub(CellRect(x: 0, y: 2, width: area.width, height: area.height - 2)), selected: selection,
            frame: &frame)
    }
}
