import Drawing
import Session
import TerminalUI

/// What the player may set about the game itself.
struct SettingsScreen: Screen {
    private(set) var cursor = ListCursor<Int>()

    /// The settings, and below them the widgets, which have a screen of their own.
    private static let count = Setting.all.count + 1
    private var selection: Int { cursor.index(of: Self.count) }
    private var setting: Setting? { Setting.all.indices.contains(selection) ? Setting.all[selection] : nil }

    mutating func choose(_ index: Int) { cursor.choose(index, in: 0..<Self.count) }

    func hints(in context: Context) -> [Hint] {
        [
            Hint(.open, setting == nil ? context.words.hintOpen : context.words.hintChange),
            Hint(.back, context.words.hintBack),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, count: Self.count) {
        case .moved: []
        case .chosen, .other(.right): setting == nil ? [.open(.widgets)] : change(by: 1, context.session.settings)
        case .other(.left): change(by: -1, context.session.settings)
        case .other(let command): [.ignored(command)]
        }
    }

    private func change(by step: Int, _ settings: Settings) -> [Step] {
        guard let setting else { return [] }
        var settings = settings
        setting.turn(&settings, by: step)
        return [.perform(.changeSettings(settings))]
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let area = Margins.area(of: painter, widest: 78)
        let words = frame.words
        Heading.draw(words.title(Section.settings), in: area, y: 0, frame: frame)
        var stack = Stack()
        let settings = frame.session.settings
        for (index, item) in Setting.all.enumerated() {
            let value = words.settingValue(item.value(in: settings))
            row(
                words.name(of: item), "\(frame.symbols.left) \(value) \(frame.symbols.right)", words.about(item), index,
                columns: area.width - 7, to: &stack)
        }
        row(
            words.widgetsTitle, String(frame.symbols.right), words.widgetsSettingAbout, Setting.all.count,
            columns: area.width - 7, to: &stack)
        stack.draw(
            in: area.sub(CellRect(x: 0, y: 2, width: area.width, height: area.height - 2)), selected: selection,
            frame: &frame)
    }

    private func row(
        _ title: String, _ value: String, _ about: String, _ index: Int, columns: Int, to stack: inout Stack
    ) {
        let lines = TextFitting.wrap(about, to: columns)
        let isSelected = index == selection
        stack.space()
        stack.add(1 + lines.count, item: index) { painter, frame in
            let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
            let theme = frame.theme
            let right = painter.width - 2
            painter.line(title, y: 0, from: 2, style: Row.titleStyle(isSelected, frame))
            painter.line(
                value, y: 0, from: right - value.columns, to: right,
                style: theme.style(isSelected ? .accent : .text, on: surface))
            for (row, line) in lines.enumerated() {
                painter.line(line, y: row + 1, from: 2, style: theme.style(.soft, on: surface))
            }
        }
    }
}
