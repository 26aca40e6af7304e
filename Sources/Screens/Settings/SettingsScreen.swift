import Drawing
import Session
import TerminalUI
import Words

/// The settings screen: all settings, the paths of the game's files, and links to key settings and widgets.
struct SettingsScreen: Screen {
    private(set) var cursor = ListCursor<Int>()

    /// A row of the settings screen: a setting, a path, or a link to another screen.
    private enum Item: Hashable {
        case setting(Int)
        /// The path of the data root; the path of the settings file; links to the screens of keys and widgets.
        case data, file, keys, widgets

        /// All rows of the settings screen, in order.
        static let all = Setting.all.indices.map(Item.setting) + [.data, .file, .keys, .widgets]

        /// The setting of the row; `nil` for other rows.
        var setting: Setting? { if case .setting(let index) = self { Setting.all[index] } else { nil } }

        /// The screen that the row leads to; `nil` for other rows.
        var place: Place? {
            switch self {
            case .keys: .keys
            case .widgets: .widgets
            case .setting, .data, .file: nil
            }
        }
    }

    /// Returns the title of the group that begins with a row; `nil` for the other rows of a group.
    private static func title(above item: Item, _ words: Words) -> String? {
        switch item {
        case .setting:
            switch item.setting?.key {
            case "arrivals": words.title(Section.birds)
            case "ambience": words.settingsGroupPicture
            case "mouse": words.settingsGroupTerminal
            case "clock": words.settingsGroupReading
            case "widgets": words.settingsGroupOutside
            case "pass-offer": words.title(Section.shop)
            default: nil
            }
        case .data: words.settingsGroupFiles
        case .keys: words.settingsGroupMore
        case .file, .widgets: nil
        }
    }

    /// Returns the titles and aliases of the rows, by index, without those that lead to another screen.
    static func rows(_ words: Words) -> [(title: String, aliases: [String])] {
        Setting.all.map { (words.name(of: $0), words.aliases(of: $0)) }
            + [(words.settingsData, []), (words.settingsFile, [])]
    }

    /// The index of the selected row of the settings screen.
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
        if case .click(let index) = action, case (let row, .value) = FormTarget.of(index) {
            cursor.choose(row, in: Item.all.indices)
            return []
        }
        return switch cursor.handle(action, count: Item.all.count) {
        case .moved: []
        case .chosen, .other(.right): Item.all[selection].place.map { [.open($0)] } ?? change(by: 1, context)
        case .other(.left): change(by: -1, context)
        // Undo would revert a change in a yard that this screen doesn't show.
        case .other(.undo), .other(.redo): [.tell(Announcement(context.words.notNowSettings))]
        case .other(let command): [.ignored(command)]
        }
    }

    /// Changes the selected setting to its next or previous value, unless an option or the settings file overrules it.
    private func change(by step: Int, _ context: Context) -> [Step] {
        guard let setting = Item.all[selection].setting else { return [] }
        if let wish = context.session.overrides.wish(for: setting) {
            let text = context.words.overruled(by: wish.origin)
            return [.tell(Announcement(text, ink: .warning))]
        }
        var settings = context.session.settings
        setting.turn(&settings, by: step)
        let losesMouse = context.session.settings.mouse && !settings.mouse
        return [.perform(.changeSettings(settings, from: context.session.settings))]
            + (losesMouse ? [.tell(Announcement(context.words.settingsMouseOff, ink: .warning, seconds: 12))] : [])
    }

    func told(in context: Context) -> Told {
        Told(title: context.words.title(.settings), page: list(in: context), selected: selection)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let area = Margins.area(of: painter, widest: 78)
        Heading.draw(frame.words.title(Section.settings), in: area, y: 0, frame: frame)
        list(in: frame.context(painter.size)).draw(
            in: area.sub(CellRect(x: 0, y: 2, width: area.width, height: area.height - 2)), selected: selection,
            frame: &frame)
    }

    /// Returns the rows of the settings screen as a page.
    private func list(in context: Context) -> Page {
        let (words, session, symbols) = (context.words, context.session, context.symbols)
        let settings = session.preferences
        var page = Page()
        for (index, item) in Item.all.enumerated() {
            let right = Page.Piece(String(symbols.right), at: .trailing(2), selected: .accent)
            switch item {
            case .setting(let number):
                let setting = Setting.all[number]
                let wish = session.overrides.wish(for: setting)
                let value = words.settingValue(setting.value(in: settings))
                let about: [(String, Ink)?] = [
                    (words.about(setting), .soft), wish.map { (words.overruled(by: $0.origin), .warning) },
                    setting.needsMouse && !settings.mouse ? (words.settingsNeedsMouse, .warning) : nil,
                ]
                add(
                    words.name(of: setting),
                    wish == nil
                        ? FormTarget.turns(value, row: index, symbols)
                        : [Page.Piece(value, at: .trailing(2), selected: .accent)],
                    about.compactMap(\.self), index, words, isPlain: context.isPlain, to: &page)
            case .data:
                let overruled = session.overrides.data.map { [(words.overruled(by: $0), Ink.warning)] } ?? []
                add(
                    words.settingsData, [],
                    [
                        (path(session.dataDirectory, context), .text),
                        (words.settingsDataAbout(option: "--data"), .soft),
                    ] + overruled, index, words, isPlain: context.isPlain, to: &page)
            case .file:
                add(
                    words.settingsFile, [],
                    [
                        (path(Paths.config(session.environment), context), .text),
                        (words.settingsFileAbout(command: "backyard-birds man"), .soft),
                    ], index, words, isPlain: context.isPlain, to: &page)
            case .keys:
                add(
                    words.keysTitle, [right], [(words.keysAbout, .soft)], index, words, isPlain: context.isPlain,
                    to: &page)
            case .widgets:
                add(
                    words.widgetsTitle, [right], [(words.widgetsSettingAbout, .soft)], index, words,
                    isPlain: context.isPlain, to: &page)
            }
        }
        return page
    }

    /// Returns a path as the row shows it.
    private func path(_ path: String?, _ context: Context) -> String {
        context.session.refuses(.paths)
            ? context.words.settingsOnServer : path.map(context.session.shown) ?? context.words.settingsNowhere
    }

    /// Adds a row to the page: title and value, and below them explanations.
    private func add(
        _ title: String, _ value: [Page.Piece], _ about: [(text: String, ink: Ink)], _ index: Int, _ words: Words,
        isPlain: Bool, to page: inout Page
    ) {
        // In plain mode the screen opens with its title and the selected row.
        if let group = Self.title(above: Item.all[index], words), !(isPlain && index == 0) {
            page.heading(group)
        } else {
            page.space()
        }
        // A click on the explanation of a setting selects its row and changes nothing.
        let target = Item.all[index].setting.map { _ in Hit.item(FormTarget.value.index(index)) }
        var name = Page.Piece.title(title)
        if !value.isEmpty { name.spoken = title + ":" }
        page.add(
            [Page.Line(value + [name])]
                + about.map {
                    Page.Line(Page.Piece($0.text, $0.ink, at: .leading(2), gap: 4, fit: .wrap, target: target))
                },
            item: index)
    }
}
