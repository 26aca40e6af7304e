import Drawing
import Session
import TerminalUI

/// What the player may set about the game itself.
struct SettingsScreen: Screen {
    enum Item: CaseIterable {
        case notices, ambience, reducedMotion, theme, passOffer, transactionManager
    }

    private(set) var selection = 0

    func hints(in context: Context) -> [Hint] { [Hint(.open, Words.Hints.change), Hint(.back, Words.Hints.back)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let last = Item.allCases.count - 1
        switch action {
        case .click(let index):
            selection = min(index, last)
            return change(by: 1, context.session.settings)
        case .hover(let index): selection = min(index, last)
        case .wheel(let rows): selection = min(max(0, selection + rows), last)
        case .command(let command):
            switch command {
            case .up: selection = max(0, selection - 1)
            case .down: selection = min(last, selection + 1)
            case .home: selection = 0
            case .end: selection = last
            case .open, .right: return change(by: 1, context.session.settings)
            case .left: return change(by: -1, context.session.settings)
            default: return [.ignored(command)]
            }
        }
        return []
    }

    private func change(by step: Int, _ settings: Settings) -> [Step] {
        var settings = settings
        func turned<Value: Equatable>(_ value: Value, _ all: [Value]) -> Value {
            let index = all.firstIndex(of: value) ?? 0
            return all[(index + step + all.count) % all.count]
        }
        switch Item.allCases[selection] {
        case .notices: settings.notices = turned(settings.notices, Settings.Notices.allCases)
        case .ambience: settings.ambience.toggle()
        case .reducedMotion: settings.reducedMotion.toggle()
        case .theme: settings.theme = turned(settings.theme, [nil] + ColorScheme.allCases.map(\.rawValue))
        case .passOffer: settings.passOfferDismissed.toggle()
        case .transactionManager: settings.transactionManager.toggle()
        }
        return [.perform(.changeSettings(settings))]
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let margin = painter.width < 70 ? 1 : 2
        let top = painter.height >= 30 ? 1 : 0
        let width = min(painter.width - 2 * margin, 78)
        let area = painter.sub(CellRect(x: margin, y: top, width: width + 1, height: painter.height - top))
        Heading.draw(Words.title(.settings), in: area, y: 0, frame: frame)
        var stack = Stack()
        let settings = frame.session.settings
        let selection = selection
        for (index, item) in Item.allCases.enumerated() {
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
        static func row(
            _ item: SettingsScreen.Item, _ settings: Settings
        ) -> (title: String, story: String, value: String) {
            switch item {
            case .notices:
                ("Arrivals", "Which birds are announced when they come.", notices(settings.notices))
            case .ambience:
                (
                    "Ambience", "Leaves sway and water runs. It rests by itself when nobody is about.",
                    onOff(settings.ambience)
                )
            case .reducedMotion:
                (
                    "Reduced motion", "Everything keeps still; birds come and go all the same.",
                    onOff(settings.reducedMotion)
                )
            case .theme: ("Theme", "Dark for the evening, light for the morning.", theme(settings.theme))
            case .passOffer:
                (
                    "Pass offer", "A card among the backyards, as long as you have no pass.",
                    settings.passOfferDismissed ? "hidden" : "shown"
                )
            case .transactionManager:
                (
                    "Transaction Manager", "For trying out the simulated App Store: it stands in Account then.",
                    settings.transactionManager ? "shown" : "hidden"
                )
            }
        }

        private static func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

        private static func notices(_ notices: Settings.Notices) -> String {
            switch notices {
            case .all: "all"
            case .favoritesAndFirsts: "favorites and firsts"
            case .none: "none"
            }
        }

        private static func theme(_ name: String?) -> String {
            switch name.flatMap(ColorScheme.init) {
            case .dark: "dark"
            case .light: "light"
            case nil: "as the terminal"
            }
        }
    }
}
