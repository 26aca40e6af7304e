import Drawing
import Session
import TerminalUI
import Words

/// What the player may set about the game itself.
struct SettingsScreen: Screen {
    private(set) var cursor = ListCursor<Int>()

    /// A line of the screen: the settings, where the files are, and what has a screen of its own.
    private enum Item: Hashable {
        case setting(Int)
        case data, file, keys, widgets

        static let all = Setting.all.indices.map(Item.setting) + [.data, .file, .keys, .widgets]

        var setting: Setting? { if case .setting(let index) = self { Setting.all[index] } else { nil } }

        var place: Place? {
            switch self {
            case .keys: .keys
            case .widgets: .widgets
            case .setting, .data, .file: nil
            }
        }
    }

    /// What stands on it, by its place, and what else that is called; without what has a screen of its own.
    static func rows(_ words: Words) -> [(title: String, aliases: [String])] {
        Setting.all.map { (words.name(of: $0), words.aliases(of: $0)) }
            + [(words.settingsData, []), (words.settingsFile, [])]
    }

    private var selection: Int { cursor.index(of: Item.all.count) }

    mutating func reveal(_ place: Place, in session: Session) {
        if case .setting(let index) = place { cursor.choose(index, in: Item.all.indices) }
    }

    func hints(in context: Context) -> [Hint] {
        let item = Item.all[selection]
        let back = Hint(.back, context.words.hintBack)
        if item.setting != nil { return [Hint(.open, context.words.hintChange), back] }
        return item.place == nil ? [back] : [Hint(.open, context.words.hintOpen), back]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        if case .click(let index) = action, case (let row, .before) = FormTarget.of(index) {
            _ = cursor.handle(.click(row), count: Item.all.count)
            return change(by: -1, context)
        }
        return switch cursor.handle(action, count: Item.all.count) {
        case .moved: []
        case .chosen, .other(.right): Item.all[selection].place.map { [.open($0)] } ?? change(by: 1, context)
        case .other(.left): change(by: -1, context)
        // What it would take back is somewhere else.
        case .other(.undo), .other(.redo): [.tell(Announcement(context.words.notNowSettings))]
        case .other(let command): [.ignored(command)]
        }
    }

    private func change(by step: Int, _ context: Context) -> [Step] {
        guard let setting = Item.all[selection].setting else { return [] }
        if let wish = context.session.overrides.wish(for: setting) {
            let text = context.words.overruled(by: wish.origin)
            return [.tell(Announcement(text, ink: .warning))]
        }
        var settings = context.session.settings
        setting.turn(&settings, by: step)
        let losesMouse = context.session.settings.mouse && !settings.mouse
        return [.perform(.changeSettings(settings))]
            + (losesMouse ? [.tell(Announcement(context.words.settingsMouseOff, ink: .warning, seconds: 12))] : [])
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let area = Margins.area(of: painter, widest: 78)
        let (words, session) = (frame.words, frame.session)
        Heading.draw(words.title(Section.settings), in: area, y: 0, frame: frame)
        var stack = Stack()
        let settings = session.preferences
        for (index, item) in Item.all.enumerated() {
            let right = String(frame.symbols.right)
            switch item {
            case .setting(let number):
                let setting = Setting.all[number]
                let value = words.settingValue(setting.value(in: settings))
                let wish = session.overrides.wish(for: setting)
                row(
                    words.name(of: setting),
                    wish == nil ? "\(frame.symbols.left) \(value) \(frame.symbols.right)" : value,
                    [(words.about(setting), .soft)]
                        + (wish.map { [(words.overruled(by: $0.origin), Ink.warning)] } ?? [])
                        + (setting.needsMouse && !settings.mouse ? [(words.settingsNeedsMouse, Ink.warning)] : []),
                    index, columns: area.width - 7, to: &stack)
            case .data:
                row(
                    words.settingsData, "",
                    [
                        (session.dataDirectory ?? words.settingsNowhere, .text),
                        (words.settingsDataAbout(option: "--data"), .soft),
                    ] + (session.overrides.data.map { [(words.overruled(by: $0), Ink.warning)] } ?? []),
                    index, columns: area.width - 7, to: &stack)
            case .file:
                row(
                    words.settingsFile, "",
                    [
                        (Paths.config(session.environment) ?? words.settingsNowhere, .text),
                        (words.settingsFileAbout(command: "man backyard-birds"), .soft),
                    ], index, columns: area.width - 7, to: &stack)
            case .keys:
                row(
                    words.keysTitle, right, [(words.keysAbout, .soft)], index, columns: area.width - 7, to: &stack)
            case .widgets:
                row(
                    words.widgetsTitle, right, [(words.widgetsSettingAbout, .soft)], index, columns: area.width - 7,
                    to: &stack)
            }
        }
        stack.draw(
            in: area.sub(CellRect(x: 0, y: 2, width: area.width, height: area.height - 2)), selected: selection,
            frame: &frame)
    }

    private func row(
        _ title: String, _ value: String, _ about: [(text: String, ink: Ink)], _ index: Int, columns: Int,
        to stack: inout Stack
    ) {
        let lines = about.flatMap { about in TextFitting.wrap(about.text, to: columns).map { ($0, about.ink) } }
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
            if value.first == frame.symbols.left {
                FormTarget.before.add(at: right - value.columns, row: index, in: painter, frame: &frame)
            }
            for (row, line) in lines.enumerated() {
                painter.line(line.0, y: row + 1, from: 2, style: theme.style(line.1, on: surface))
            }
        }
    }
}
