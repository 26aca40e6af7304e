import Drawing
import Session
import TerminalUI

/// What the player may set about the game itself.
struct SettingsScreen: Screen {
    private(set) var cursor = ListCursor<Int>()

    func hints(in context: Context) -> [Hint] { [Hint(.open, Words.Hints.change), Hint(.back, Words.Hints.back)] }

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
        Heading.draw(Section.settings.title, in: area, y: 0, frame: frame)
        var stack = Stack()
        let settings = frame.session.settings
        let selection = cursor.index(of: Setting.all.count)
        for (index, item) in Setting.all.enumerated() {
            let (title, story, value) = Words.SettingsPage.row(item, settings)
            let lines = TextFitting.wrap(story, to: width - 6)
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

extension Words {
    enum SettingsPage {
        static func row(_ setting: Setting, _ settings: Settings) -> (title: String, story: String, value: String) {
            let (title, story) = texts[setting.key] ?? (setting.key, "")
            let value = setting.value(in: settings)
            return (title, story, values[value] ?? value)
        }

        private static let texts = [
            "arrivals": ("Arrivals", "Which birds are announced when they come."),
            "ambience": ("Ambience", "Leaves sway and water runs. It rests by itself when nobody is about."),
            "reduced-motion": ("Reduced motion", "Everything keeps still; birds come and go all the same."),
            "theme": ("Theme", "Dark for the evening, light for the morning."),
            "pass-offer": ("Pass offer", "A card among the backyards, as long as you have no pass."),
            "transaction-manager": (
                "Transaction Manager", "For trying out the simulated App Store: it stands in Account then."
            ),
        ]

        /// Values that are no words for players.
        private static let values = ["favoritesAndFirsts": "favorites and firsts", "terminal": "as the terminal"]
    }
}
