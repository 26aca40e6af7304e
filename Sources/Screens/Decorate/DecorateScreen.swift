import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The form that decorates a yard, creates one, or finds a place for a spare plant, beside a live picture of the
/// result.
///
/// Enter applies the draft; Esc discards it.
struct DecorateScreen: Screen {
    /// The yard that is decorated; `nil` if one is created.
    let id: ID<Backyard>?
    /// The decoration as edited so far.
    private(set) var draft: Draft
    /// The draft before any change.
    private let untouched: Draft
    /// The yard's decoration before; `nil` for a new yard.
    private let before: Decoration?
    /// The text field for the yard's name.
    private(set) var field: TextField
    /// The name that the yard has if the field is left empty: its former name or a generated one.
    private let suggestion: String
    /// The reason why the name was refused.
    private var complaint: String?
    private(set) var cursor: ListCursor<Draft.Part>
    /// The confirmation that the player has to give before changes are discarded.
    private var exit = FormExit<Draft>()
    /// The spare plant to be placed; `nil` for any other change.
    private let plant: Plant?
    /// The message about parts that can't be kept because they aren't owned, shown after all requests have succeeded.
    private var leftOff: Announcement?

    /// Creates the form for a yard, or for a new yard if `id` is `nil`; returns `nil` if the yard doesn't exist.
    init?(_ id: ID<Backyard>?, planting plant: Plant? = nil, in world: World, _ words: Words) {
        self.id = id
        self.plant = plant
        if let id {
            guard let yard = world.backyard(id) else { return nil }
            draft = Draft(yard.decoration)
            untouched = draft
            before = yard.decoration
            field = TextField(yard.name, maximumLength: PlayerText.limit, isChosen: true)
            suggestion = yard.name
            // Decorations are changed more often than names, so the cursor begins below the name.
            cursor = ListCursor(on: Draft.parts[1])
            if plant != nil {
                let places = draft.places
                cursor = ListCursor(on: places.first { draft[$0] == nil } ?? places[0])
            }
        } else {
            draft = Draft(number: world.backyardCount)
            untouched = draft
            before = nil
            field = TextField(maximumLength: PlayerText.limit)
            suggestion = words.suggestedName(in: world)
            cursor = ListCursor(on: .name)
        }
    }

    /// The parts that can be selected in the form; for a spare plant the places where it can stand.
    private var parts: [Draft.Part] { plant == nil ? Draft.parts : draft.places }
    /// The index of the selected row.
    private var selection: Int { cursor.index(in: parts) }
    /// The selected part of the yard.
    private var part: Draft.Part { parts[selection] }
    /// The draft with the spare plant at the selected place, as the picture shows it.
    private var shown: Draft { plant.map { draft.with($0, at: part) } ?? draft }

    /// True while the name is selected: all keys then go to its text field.
    var isEditing: Bool { part == .name }
    var isForm: Bool { true }
    var isDraft: Bool { isChanged }
    /// True if an existing yard's name is unchanged; Enter on it then neither begins editing nor closes the form.
    private var awaitsName: Bool { id != nil && field.text == suggestion }
    /// True if the draft differs from the yard.
    private var isChanged: Bool {
        shown != untouched || (id == nil ? !field.isEmpty : field.text != suggestion)
    }

    func hints(in context: Context) -> [Hint] {
        let keep = Hint(.open, id == nil ? context.words.hintMake : context.words.hintSave)
        let leave = Hint(.back, id == nil ? context.words.hintNotNow : context.words.hintLeaveIt)
        if plant != nil { return [Hint(.open, context.words.hintPlant), leave] }
        if isEditing { return (awaitsName ? [] : [keep]) + [Hint(.down, context.words.hintDecorate), leave] }
        let shop = forbidden(context.session.allowances).isEmpty ? [] : [Hint(.shop, context.words.hintShop)]
        return [Hint(.right, context.words.hintChange)] + shop + [keep, leave]
            + (draft[part] != nil ? [Hint(.variety, context.words.hintVariety)] : [])
    }

    // MARK: Input

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .click(let index):
            let (row, place) = FormTarget.of(index)
            let isAgain = row == selection
            cursor.choose(row, in: parts)
            guard plant == nil else { return isAgain ? keep(in: context) : [] }
            if !isAgain { draft.closeGaps() }
            switch place {
            case .row: break
            case .before: turn(by: -1, context)
            case .after: turn(by: 1, context)
            case .value: draft.vary(part)
            }
        case .hover, .mark: break
        default:
            let former = part
            defer { if part != former, plant == nil { draft.closeGaps() } }
            guard case .other(let command) = cursor.handle(action, in: parts, as: .rows(page: .max / 2)) else {
                return action == .command(.open) ? keep(in: context) : []
            }
            if let steps = cursor.formSteps(command, in: parts) { return leave(steps, context) }
            switch command {
            case .left where plant == nil: turn(by: -1, context)
            case .right where plant == nil: turn(by: 1, context)
            case .variety where plant == nil && (draft[part] != nil || !part.isPlant): draft.vary(part)
            // The way back from the shop leads to the draft as it is.
            case .shop:
                if let pack = pack(context.session.allowances) { return [.open(.product(pack))] }
                fallthrough
            // Other commands would leave the screen and lose the draft.
            default: return [isChanged ? .tell(Announcement(context.words.notNowDraft)) : .ignored(command)]
            }
        }
        return []
    }

    /// Sets the selected part to its next or previous value. A new yard comes with new plants, so it takes no spare one.
    private mutating func turn(by step: Int, _ context: Context) {
        draft.turn(part, by: step, waiting: id == nil ? [] : context.world.sparePlants)
    }

    var typed: TextField? { isEditing ? field : nil }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        // Players press Enter to begin typing; if it closed the form, the letters typed next would run commands.
        case .key(.enter) where awaitsName: return [.tell(Announcement(context.words.decorateTypeName))]
        case .key(.enter): return keep(in: context)
        case .key(.escape): return leave([.back], context)
        case .key(.down), .key(.tab): cursor.move(.down, in: parts)
        case .key(.up), .key(.backTab): break
        default:
            guard field.handle(event) else { return nil }
            complaint = nil
        }
        return []
    }

    /// Leaves the form; if changes would be lost, asks for the key once more.
    private mutating func leave(_ steps: [Step], _ context: Context) -> [Step] {
        guard steps == [.back], isChanged else { return steps }
        // A spare plant is kept either way, so nothing is lost.
        if plant == nil, let question = exit.question(about: draft, field.text, row: selection, in: context) {
            return question
        }
        let words = context.words
        return steps + [.tell(Announcement(id == nil ? words.decorateNotMade : words.decorateLeft(yard: suggestion)))]
    }

    /// Checks the name and the parts, and returns the requests that make the changes.
    private mutating func keep(in context: Context) -> [Step] {
        let text = field.text.allSatisfy(\.isWhitespace) ? suggestion : field.text
        let words = context.words
        let name: String
        do throws(WorldError) {
            name = try context.world.newName(text, of: id)
        } catch {
            cursor.choose(0, in: parts)
            complaint = words.sentence(for: error)
            return []
        }
        let forbidden = forbidden(context.session.allowances)
        let decoration = shown.without(forbidden, as: before).decoration
        let shop = context.key(of: .shop).map { words.decorateShop(key: $0) } ?? words.errorDecorationNotOwned
        if let first = forbidden.first {
            if id != nil, decoration == before, name == suggestion {
                cursor = ListCursor(on: first)
                return [.tell(Announcement(shop, ink: .premium))]
            }
            let things = words.list(forbidden.map { draft.value(of: $0, words) })
            leftOff = Announcement(words.sentences([words.decorateLeftOff(things: things), shop]), ink: .premium)
        }
        guard let id else { return [.perform(.createBackyard(name: name, decoration))] }
        guard let yard = context.world.backyard(id) else { return [.back] }
        var changes: [Request] = []
        if name != yard.name { changes.append(.renameBackyard(id, name)) }
        if decoration != yard.decoration { changes.append(.decorateBackyard(id, decoration)) }
        let steps: [Step] = changes.isEmpty ? [] : [.perform(.asOne(changes))]
        return leftOff == nil || changes.isEmpty ? [.back] + steps : steps
    }

    /// Returns the newly chosen parts that the player doesn't own. Parts that were there before may stay.
    private func forbidden(_ allowances: Allowances) -> [Draft.Part] {
        let decoration = draft.decoration
        var parts: [Draft.Part] = []
        if let feeder = decoration.feeder, feeder != before?.feeder, !allowances.feeders.contains(feeder) {
            parts.append(.feeder)
        }
        if let house = decoration.birdhouse, house != before?.birdhouse, !allowances.birdhouses.contains(house) {
            parts.append(.birdhouse)
        }
        return parts
    }

    /// Returns the id of the product to buy for the selected part that isn't owned, or else for the first one.
    private func pack(_ allowances: Allowances) -> String? {
        let forbidden = forbidden(allowances)
        return switch forbidden.contains(part) ? part : forbidden.first {
        case .feeder?: draft.decoration.feeder.flatMap(DecorationPack.with)?.id
        case .birdhouse?: draft.decoration.birdhouse.flatMap(DecorationPack.with)?.id
        default: nil
        }
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        let told = leftOff.map { [Step.tell($0)] } ?? []
        switch (answer.request.intent, answer.result) {
        case (is CreateBackyard, .success(.created(let made))) where id == nil:
            return [.replace(.backyard(made))] + told
        case (is CreateBackyard, .failure(.world(.backyardLimitReached(let limit)))):
            return [.present(.ask(.yardLimit(limit)))]
        case (is CreateBackyard, .failure(let error)): complaint = context.words.sentence(for: error)
        // The message is shown after the change has succeeded.
        case (is DecorateBackyard, .success), (is RenameBackyard, .success), (is RequestGroup, .success):
            return leftOff != nil ? [.back] + told : []
        default: break
        }
        return []
    }

    // MARK: Drawing

    func told(in context: Context) -> Told {
        Told(
            title: id.flatMap { context.world.backyard($0)?.name } ?? context.words.decorateNewYard,
            page: form(isRoomy: false, in: context), selected: selection)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let layout = Layout(painter.size)
        let yard = preview(in: frame.session)
        let framing = part.framing
        let actors = id.map { frame.stage.actors(in: $0) } ?? []
        frame.movingPicture(layout.scene, in: painter) { book, world, moment, grid, rect in
            book.drawYard(yard, in: world, actors: actors, at: moment, framing: framing, into: &grid, rect: rect)
        }
        let panel = painter.sub(layout.panel)
        panel.fill(style: frame.theme.fill(.panel))
        let inside = panel.sub(
            CellRect(x: 2, y: layout.top, width: panel.width - 3, height: panel.height - layout.top))
        let width = inside.width - 1
        var y = 0
        if layout.hasTitle {
            let title = id.flatMap { frame.world.backyard($0)?.name } ?? frame.words.decorateNewYard
            inside.line(title, y: 0, to: width, style: frame.theme.style(.text, on: .panel, .bold))
            y = 2
        }
        let list = inside.sub(CellRect(x: 0, y: y, width: inside.width, height: inside.height - y))
        form(isRoomy: list.height >= 20, in: frame.context(painter.size)).draw(
            in: list, selected: selection, frame: &frame, on: .panel)
    }

    /// Returns the yard with the decoration as edited, for the picture.
    private func preview(in session: Session) -> Backyard {
        let world = session.world
        var yard: Backyard
        if let known = id.flatMap(world.backyard) {
            yard = known
        } else {
            // The world numbers yards, and the number determines the clouds, so the preview uses the next one.
            let hour = session.playerTime(world.clock).date
            let local = Span.hours(Int64(hour.hour)) + .minutes(Int64(hour.minute))
            yard = Backyard(
                id: ID("yard-\(world.backyardCount + 1)"), name: suggestion, createdAt: world.clock,
                timeOffset: LocalTime(local - (world.clock - world.began)).sinceMidnight,
                food: Supply(kind: .food, filledAt: world.clock), foodID: .sunflowerSeeds,
                water: Supply(kind: .water, filledAt: world.clock))
        }
        yard.decoration = shown.decoration
        return yard
    }

    /// Returns the rows of the form as a page.
    private func form(isRoomy: Bool, in context: Context) -> Page {
        let (draft, words, forbidden) = (shown, context.words, forbidden(context.session.allowances))
        var page = Page()
        var group: String?
        for (index, part) in parts.enumerated() {
            if let heading = part.heading(words) {
                group = heading
                if isRoomy { page.space() }
                if !context.isPlain { page.add(.heading(heading)) }
            }
            if part == .name {
                page.addField(
                    words.decorateName, field, placeholder: suggestion, complaint: complaint, row: index,
                    isSelected: index == selection)
                if isRoomy { page.space() }
            } else {
                // By ear a row is heard without the heading above it.
                let title = part.title(words)
                page.addChoice(
                    context.isPlain ? group.map { words.plainTwo(first: $0, second: title) } ?? title : title,
                    draft.value(of: part, words), row: index, turns: plant == nil,
                    note: forbidden.contains(part) ? words.decorateNotOwned : nil, context.symbols)
            }
        }
        return page
    }

    /// The rectangles of the picture and of the form beside or below it.
    private struct Layout {
        let scene: CellRect
        let panel: CellRect
        /// True if the panel has room for a title.
        let hasTitle: Bool
        /// The number of empty rows above the form.
        let top: Int

        init(_ size: CellSize) {
            if size.width >= 76 {
                let width = size.width >= 120 ? 44 : 39
                scene = CellRect(x: 0, y: 0, width: size.width - width, height: size.height)
                panel = CellRect(x: scene.maxX, y: 0, width: width, height: size.height)
            } else {
                let height = max(6, min(9, size.height - 8))
                scene = CellRect(x: 0, y: 0, width: size.width, height: size.height - height)
                panel = CellRect(x: 0, y: scene.maxY, width: size.width, height: height)
            }
            hasTitle = panel.height >= 20
            top = panel.height >= 20 ? 1 : 0
        }
    }
}

extension Draft.Part {
    /// The section of the yard that the picture shows while the part is selected.
    fileprivate var framing: Framing {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        case .front(let place): place == 1 ? .frontTrailing : .frontLeading
        default: .yard
        }
    }
}
