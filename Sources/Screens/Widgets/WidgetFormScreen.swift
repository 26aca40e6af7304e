import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// The initial content of the widget form.
package enum WidgetStart: Hashable, Sendable {
    /// A new widget of a kind and family.
    case new(WidgetKind, WidgetFamily)
    /// The widget saved under a name.
    case kept(String)
}

/// The form that creates or edits a widget, beside a live preview.
///
/// Nothing is changed before Enter; Esc discards the draft.
struct WidgetFormScreen: Screen {
    /// The name under which the edited widget is saved; `nil` for a new one.
    let former: String?
    /// The configuration as edited so far.
    private(set) var draft: WidgetDraft
    /// The draft before any change.
    private let untouched: WidgetDraft
    /// The text field of the name.
    private(set) var field: TextField
    /// The text field that searches yards.
    private(set) var query = TextField(maximumLength: 40)
    /// The reason why the name was refused.
    private(set) var complaint: String?
    private(set) var cursor: ListCursor<WidgetDraft.Part>
    /// The confirmation that the player has to give before changes are discarded.
    private var exit = FormExit<WidgetDraft>()

    /// Creates the widget form; returns `nil` if no widget is saved under the given name.
    init?(_ start: WidgetStart, in session: Session) {
        switch start {
        case .new(let kind, let family):
            former = nil
            draft = WidgetDraft(kind, family)
            untouched = draft
            field = TextField(maximumLength: Self.nameLength)
            cursor = ListCursor(on: .name)
        case .kept(let name):
            guard let kept = session.settings.widgets[name] else { return nil }
            former = name
            draft = WidgetDraft(kept)
            untouched = draft
            field = TextField(name, maximumLength: Self.nameLength, isChosen: true)
            // Names are changed less often than other values, so the cursor begins below the name.
            cursor = ListCursor(on: .kind)
        }
    }

    /// The most characters of a name that can be typed.
    private static let nameLength = 64

    /// The selected row of the form.
    var part: WidgetDraft.Part { cursor.selected(in: draft.parts) ?? .name }

    /// True while the name or the yard is selected: all keys then go to its text field.
    var isEditing: Bool { part == .name || part == .backyard }

    var isForm: Bool { true }
    var isDraft: Bool { draft != untouched || field.text != former ?? "" }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        let keep = Hint(.open, words.hintSave)
        let leave = Hint(.back, former == nil ? words.hintNotNow : words.hintLeaveIt)
        return part == .name
            ? [keep, Hint(.down, words.hintFill), leave] : [Hint(.right, words.hintChange), keep, leave]
    }

    // MARK: Input

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .click(let index):
            if let yard = Self.yard(of: index, in: yards(in: context.world, context.words)) {
                draft.widget.backyard = yard
                return []
            }
            let (row, place) = FormTarget.of(index)
            cursor.choose(row, in: draft.parts)
            switch place {
            case .row: break
            case .before: turn(by: -1, in: context)
            case .value, .after: turn(by: 1, in: context)
            }
        case .hover, .mark: break
        default:
            guard case .other(let command) = cursor.handle(action, in: draft.parts, as: .rows(page: .max / 2)) else {
                return action == .command(.open) ? keep(in: context) : []
            }
            if let steps = cursor.formSteps(command, in: draft.parts) { return leave(steps, context) }
            switch command {
            case .left: turn(by: -1, in: context)
            case .right: turn(by: 1, in: context)
            // Other commands would leave the screen and lose the draft.
            default: return [isDraft ? .tell(Announcement(context.words.notNowDraft)) : .ignored(command)]
            }
        }
        return []
    }

    var typed: TextField? { part == .name ? field : part == .backyard ? query : nil }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.enter): return keep(in: context)
        case .key(.escape):
            guard part == .backyard, !query.isEmpty else { return leave([.back], context) }
            query = TextField(maximumLength: query.maximumLength)
        case .key(.down), .key(.tab): cursor.move(.down, in: draft.parts)
        case .key(.up), .key(.backTab): cursor.move(.up, in: draft.parts)
        case .key(.left) where part == .backyard:
            turn(by: context.words.isRightToLeft ? 1 : -1, in: context)
        case .key(.right) where part == .backyard:
            turn(by: context.words.isRightToLeft ? -1 : 1, in: context)
        case _ where part == .backyard:
            guard query.handle(event) else { return nil }
            if let first = yards(in: context.world, context.words).first, !query.isEmpty {
                draft.widget.backyard = first.id
            }
        default:
            guard field.handle(event) else { return nil }
            complaint = nil
        }
        return []
    }

    /// Leaves the form; if changes would be lost, asks for the key once more.
    private mutating func leave(_ steps: [Step], _ context: Context) -> [Step] {
        guard steps == [.back], isDraft else { return steps }
        return exit.question(about: draft, field.text, row: cursor.index(in: draft.parts), in: context) ?? steps
    }

    /// Changes the selected row of the form to its next or previous value.
    private mutating func turn(by step: Int, in context: Context) {
        draft.turn(part, by: step, yards: yards(in: context.world, context.words).map(\.id))
    }

    /// Returns the yards to choose from, or those whose names match the search; if none does, those with a food or bird
    /// that matches.
    func yards(in world: World, _ words: Words) -> [Backyard] {
        let letters = part == .backyard ? query.text : ""
        let found = YardFinder.yards(in: world, matching: letters, words)
        let named = found.filter { yard in words.finds(letters) { _ in [yard.name] } }
        return named.isEmpty ? found : named
    }

    /// Checks the name, and returns the steps that save the widget and remove it under its former name.
    private mutating func keep(in context: Context) -> [Step] {
        do throws(KeptWidgetNameError) {
            let text = field.isEmpty ? suggestion(in: context.session) : field.text
            let name = try KeptWidget.name(text, former: former, in: context.session.settings)
            let kept = draft.kept
            var steps: [Step] = []
            if former != name || context.session.settings.widgets[name] != kept {
                steps.append(.perform(.keepWidget(name, kept)))
            }
            // The old name is removed after the widget is saved under the new one, so that it can't get lost.
            if let former, former != name { steps.append(.perform(.removeWidget(former))) }
            return steps.isEmpty ? [.back] : steps
        } catch {
            cursor.choose(0, in: draft.parts)
            complaint = context.words.sentence(for: error)
            return []
        }
    }

    /// Returns the name used if the field is left empty: the former one, or a free name made from the yard's.
    func suggestion(in session: Session) -> String {
        let taken = session.settings.widgets
        let yard = draft.kept.backyard.flatMap(session.world.backyard)?.name.lowercased()
        let word = yard?.split(separator: " ").first.map(String.init)
        let name = former ?? word.flatMap { KeptWidget.checkedName($0) } ?? "birds"
        if former != nil { return name }
        func isFree(_ name: String) -> Bool { taken[name] == nil && WidgetKind(rawValue: name) == nil }
        return isFree(name) ? name : (2...).lazy.map { "\(name)-\($0)" }.first(where: isFree) ?? name
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        guard answer.request.intent is KeepWidget else { return [] }
        switch answer.result {
        case .success: return [.back]
        case .failure(let error): complaint = context.words.sentence(for: error)
        }
        return []
    }

    // MARK: Drawing

    func nextChange(in context: Context) -> Instant? {
        LiveWidgets(context.session, context.words).nextChange(of: draft.widget)
    }

    func told(in context: Context) -> Told {
        var page = form(in: context)
        page.line(LiveWidgets(context.session, context.words).entry(draft.widget).view.headline.plain)
        return Told(
            title: former ?? context.words.widgetsNewTitle, page: page,
            selected: FormTarget.row.index(cursor.index(in: draft.parts)))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let layout = WidgetFormLayout(painter.size) { formHeight(width: $0, in: frame.context(painter.size)) }
        let panel = painter.sub(layout.panel)
        panel.fill(style: frame.theme.fill(.panel))
        if layout.isWide {
            panel.line(
                former ?? frame.words.widgetsNewTitle, y: 1, from: 2,
                style: frame.theme.style(.text, on: .panel, .bold))
        }
        drawForm(in: panel.sub(layout.form), frame: &frame)
        let name = field.isEmpty ? suggestion(in: frame.session) : field.text
        let preview = WidgetPreview(widget: draft.widget, name: name, isWide: layout.isWide)
        preview.draw(in: painter.sub(layout.preview), frame: &frame)
    }
}

/// The rectangles of form and preview, side by side or stacked.
private struct WidgetFormLayout {
    let isWide: Bool
    let panel: CellRect
    /// The rectangle of the form's rows, relative to the panel.
    let form: CellRect
    let preview: CellRect

    /// The width in columns from which the preview stands beside the form.
    private static let wideColumns = 90
    /// The rows kept for the preview if it stands below.
    private static let previewRows = 7

    init(_ size: CellSize, rows: (_ columns: Int) -> Int) {
        isWide = size.width >= Self.wideColumns
        if isWide {
            let width = size.width >= 120 ? 50 : 44
            panel = CellRect(x: size.width - width, y: 0, width: width, height: size.height)
            form = CellRect(x: 2, y: 3, width: width - 3, height: size.height - 3)
            preview = CellRect(x: 0, y: 0, width: size.width - width, height: size.height)
        } else {
            let margin = Margins.side(size.width)
            let width = size.width - 2 * margin + 1
            let height = min(rows(width), size.height - Self.previewRows)
            panel = CellRect(x: 0, y: 0, width: size.width, height: height)
            form = CellRect(x: margin, y: 0, width: width, height: height)
            preview = CellRect(x: 0, y: height, width: size.width, height: size.height - height)
        }
    }
}
