import Drawing
import Session
import TerminalUI
import Words

/// Every command and its keys, to be set by pressing them.
struct KeysScreen: Screen {
    private(set) var cursor = ListCursor<Int>()

    private static let commands = Command.settable
    /// The commands, and below them the way back to the keys as they came.
    private static let count = commands.count + 1
    private var selection: Int { cursor.index(of: Self.count) }
    private var command: Command? { selection < Self.commands.count ? Self.commands[selection] : nil }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        guard let command else { return [Hint(.open, words.hintReset), Hint(.back, words.hintBack)] }
        let isChanged = context.keys.keys(for: command) != KeyMap.standard.keys(for: command)
        return [Hint(.open, words.hintChange)] + (isChanged ? [Hint(.remove, words.hintReset)] : [])
            + [Hint(.back, words.hintBack)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, count: Self.count) {
        case .moved: []
        case .chosen: command.map { [.present(.key($0))] } ?? reset(Self.commands)
        case .other(.remove): command.map { reset([$0]) } ?? []
        case .other(let command): [.ignored(command)]
        }
    }

    private func reset(_ commands: [Command]) -> [Step] {
        [.keepKeys(Dictionary(uniqueKeysWithValues: commands.map { ($0, nil) }))]
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let area = Margins.area(of: painter, widest: 78)
        let words = frame.words
        Heading.draw(words.keysTitle, in: area, y: 0, frame: frame)
        var stack = Stack()
        var index = 0
        for group in frame.keys.groups {
            let commands = group.bindings.map(\.action).filter { Self.commands.contains($0) }
            stack.space()
            stack.add(1) { painter, frame in
                painter.line(words.keyGroup(group.name), y: 0, from: 2, style: frame.theme.style(.soft, .bold))
            }
            for command in commands {
                row(words.help(command), command, index, to: &stack)
                index += 1
            }
        }
        stack.space()
        row(words.keysResetAll, nil, index, to: &stack)
        stack.draw(
            in: area.sub(CellRect(x: 0, y: 2, width: area.width, height: area.height - 2)), selected: selection,
            frame: &frame)
    }

    private func row(_ title: String, _ command: Command?, _ index: Int, to stack: inout Stack) {
        let isSelected = index == selection
        stack.add(1, item: index) { painter, frame in
            let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
            let right = painter.width - 2
            var keys = ""
            if let command {
                let unicode = frame.theme.unicode
                let own = frame.keys.keys(for: command)
                let labels = own.map { frame.words.label(of: $0, unicode: unicode) }.joined(separator: "  ")
                keys = own.isEmpty ? frame.words.keysNone : labels
                // Not by color alone: what the player has changed has a dot.
                if own != KeyMap.standard.keys(for: command) { keys = "\(frame.symbols.dot) " + keys }
            }
            painter.line(
                title, y: 0, from: 2, to: right - keys.columns - 1, style: Row.titleStyle(isSelected, frame))
            painter.line(
                keys, y: 0, from: right - keys.columns, to: right, style: frame.theme.style(.accent, on: surface))
        }
    }
}
