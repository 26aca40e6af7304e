import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The sheet that chooses a food for the feeders of one or several yards: premium foods with the number owned, then
/// free ones.
struct FoodPicker: Screen {
    /// The yards whose feeders get the food.
    let backyards: [ID<Backyard>]
    private(set) var cursor: ListCursor<ID<Food>>

    init(_ backyards: [ID<Backyard>], in world: World) {
        self.backyards = backyards
        cursor = ListCursor(on: backyards.first.flatMap(world.backyard)?.foodID)
    }

    /// The foods in the order of the list.
    static let foods = Catalog.premiumFoods + Catalog.standardFoods

    /// The index of the selected food.
    private var selection: Int { cursor.index(in: Self.foods.map(\.id)) }

    func hints(in context: Context) -> [Hint] {
        [Hint(.open, context.words.hintChoose), Hint(.back, context.words.hintClose)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, in: Self.foods.map(\.id), as: .line(page: 4)) {
        case .moved: return []
        case .chosen: return choose(context)
        case .other(let command):
            switch command {
            case .shop: return [shop(context.session)]
            case .back, .leave, .food: return [.dismissSheet]
            default: return [.ignored(command)]
            }
        }
    }

    /// Returns the plan of the refill that choosing a food would perform.
    private func plan(_ food: Food, in world: World) -> RefillPlan {
        world.refillPlan(for: backyards, supplies: [.food], food: food.id)
    }

    /// Returns the step that opens the shop, at the selected food if it is sold.
    private func shop(_ session: Session) -> Step {
        let food = Self.foods[selection]
        return (food.isPremium ? ShopScreen.product(for: food.id, in: session) : nil).map { .open(.product($0)) }
            ?? .show(.shop)
    }

    /// Returns the steps that fill the feeders with the selected food, or that open the shop if too few are owned.
    private func choose(_ context: Context) -> [Step] {
        let food = Self.foods[selection]
        let plan = plan(food, in: context.world)
        guard plan.choices.isEmpty else {
            let words = context.words
            let yards = words.yardsCount(count: plan.feeders + plan.choices.count)
            let text = words.foodPickerTooFew(count: plan.feeders, yards: yards)
            return [shop(context.session)] + (plan.feeders == 0 ? [] : [.tell(Announcement(text, ink: .warning))])
        }
        return YardActions.steps(for: plan, in: context) + [.dismissSheet]
    }

    /// The amount of detail in the list of foods, from most to least.
    private enum Form: CaseIterable {
        /// A picture and description of each food.
        case whole
        /// A picture and description of the selected food, a small picture and a line of the others.
        case pictured
        /// A picture and description of the selected food, names of the others.
        case folded
        /// Names under headings with a description of the selected food; names under headings; names alone.
        case described, titled, names
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let width = min(Self.width, painter.width - 4)
        let isSmall = painter.width < 56 || painter.height < 16
        let tasteRows = painter.height < 14 ? 1 : painter.height < 34 ? 2 : Self.tastes.count
        // Below the list stand an empty row, the known tastes, another empty row if there is room, and the keys.
        let below = tasteRows + (painter.height < 24 ? 2 : 3)
        let around = SheetFrame.around(painter.size)
        let room = painter.height - around - below
        // All foods should be visible at once, so details are dropped until they fit.
        let forms = isSmall ? [Form.titled, .names] : [.whole, .pictured, .folded, .described, .titled]
        let context = frame.context(painter.size)
        let columns = SheetFrame.columns(Self.width, in: painter.size) - 1
        let layouts = forms.map { self.list($0, isTiny: columns < 29, in: context).layout(columns, frame) }
        let layout = layouts.first { $0.height <= room } ?? layouts[layouts.count - 1]
        let size = CellSize(
            width: width, height: min(room, layout.height) + below + around - 1)
        let yard = yards(context)
        let title = words.foodPickerTitle(yard: yard)
        let inside = SheetFrame.draw(
            title.columns <= painter.width - SheetFrame.margin ? title : yard, size: size, in: painter, frame: &frame)
        let list = inside.sub(CellRect(x: 0, y: 0, width: inside.width, height: inside.height - below))
        layout.stack(selected: selection, on: .panel).draw(in: list, selected: selection, frame: &frame, on: .panel)
        let top = list.height + (isSmall ? 0 : 1)
        let tastes = inside.sub(CellRect(x: 0, y: top, width: inside.width, height: tasteRows))
        self.tastes(rows: tasteRows, width: inside.width, in: context).layout(inside.width, frame)
            .draw(in: tastes, frame: &frame, on: .panel)
        SheetFrame.hints(
            [Hint(.open, action(frame)), Hint(.back, frame.words.hintClose)], in: inside, frame: &frame)
    }

    /// The sheet's width in columns.
    private static let width = 84
    /// The width in columns from which birds' names fit beside the longest title of an opinion.
    private static let roomyColumns = 48

    /// The opinions from the best to the worst, each with its color; `nil` for birds that haven't tried the food.
    private static let tastes: [(Enjoyment?, Ink)] = [
        (.loved, .good), (.enjoyed, .text), (.noOpinion, .text), (.disliked, .warning), (nil, .faint),
    ]
    /// The opinions that are left out first where there is little room.
    private static let leastTastes: [Enjoyment?] = [nil, .noOpinion, .enjoyed, .disliked]

    /// Returns the birds seen, grouped by their known opinion of the selected food, `nil` if untried; in each group
    /// those in these yards come first, then those last seen there.
    private func guests(_ world: World) -> [Enjoyment?: [Bird]] {
        let food = Self.foods[selection].id
        let here = Set(backyards.flatMap { world.presentVisits(in: $0).map(\.bird) })
        func rank(_ bird: Bird) -> Int {
            here.contains(bird.id) ? 0 : bird.lastSeenIn.map(backyards.contains) == true ? 1 : 2
        }
        let known = world.ownBirds.filter(\.hasBeenSeen)
            .sorted { (rank($0), -$0.visitCount, $0.id) < (rank($1), -$1.visitCount, $1.id) }
        return Dictionary(grouping: known) { $0.taste(of: food) }
    }

    func told(in context: Context) -> Told {
        let words = context.words
        var page = Page()
        for (index, food) in Self.foods.enumerated() {
            page.add(
                [line(food, isTiny: false, in: context), Page.Line(Page.Piece(words.summary(of: food.id)))], item: index
            )
        }
        let guests = guests(context.world)
        for (taste, _) in Self.tastes {
            guard let birds = guests[taste] else { continue }
            page.fact(
                taste.map { words.title($0) } ?? words.notesUntried, words.list(birds.map { words.name(of: $0) }))
        }
        return Told(title: words.foodPickerTitle(yard: yards(context)), page: page, selected: selection)
    }

    /// Returns the name of the yard, or the number of yards.
    private func yards(_ context: Context) -> String {
        backyards.count == 1
            ? context.words.name(of: backyards[0], context.session) : context.words.yardsCount(count: backyards.count)
    }

    /// Returns the lines about who likes the selected food.
    ///
    /// - Parameter rows: the most lines.
    private func tastes(rows: Int, width: Int, in context: Context) -> Page {
        let (words, guests) = (context.words, guests(context.world))
        var page = Page()
        guard Self.tastes.contains(where: { $0.0 != nil && guests[$0.0] != nil }) else {
            let untried = [words.foodPickerUntried, words.foodPickerUntriedShort]
            page.add(Page.Line(Page.Piece(untried, .faint, at: .leading(2), fit: .whole)))
            return page
        }
        func title(_ taste: Enjoyment?) -> String { taste.map { words.title($0) } ?? words.notesUntried }
        var shown = Self.tastes.filter { guests[$0.0] != nil }
        for taste in Self.leastTastes where shown.count > rows { shown.removeAll { $0.0 == taste } }
        // The column of the names should not move with the selection, so it is derived from all titles if there is
        // room.
        let titles = (width < Self.roomyColumns ? shown : Self.tastes).map { title($0.0) }
        let left = 2 + (titles.map(\.columns).max() ?? 0) + 2
        for (taste, ink) in shown {
            let birds = guests[taste] ?? []
            let names = words.shorter(birds.map { words.name(of: $0) })
            // If the names don't fit, kinds of birds tell more than a number.
            let told = Array(names.dropLast() + words.visitors(birds).dropLast() + names.suffix(1))
            page.add(
                Page.Line(
                    Page.Piece(title(taste), .faint, at: .leading(2)),
                    Page.Piece(told, ink, at: .leading(left), fit: .whole)))
        }
        return page
    }

    /// Returns the list of foods to choose from as a page.
    private func list(_ form: Form, isTiny: Bool, in context: Context) -> Page {
        let words = context.words
        var page = Page()
        for (index, food) in Self.foods.enumerated() {
            if form != .names, index == 0 || food.isPremium != Self.foods[index - 1].isPremium {
                // The description takes the row between the groups.
                if form != .described { page.space() }
                page.add(
                    .heading(
                        food.isPremium ? words.foodPickerPremium : words.foodPickerStandard,
                        detail: food.isPremium ? words.foodPickerPremiumNote : words.foodPickerStandardNote))
                if form == .whole { page.blocks[page.blocks.count - 1].lines.append(Page.Line()) }
            } else if form == .whole {
                page.space()
            }
            switch form {
            case .whole, .pictured, .folded: add(food, at: index, form, in: context, to: &page)
            case .described where index == selection:
                let story = Page.Line(Page.Piece(summaries(of: food, words), .soft, at: .leading(2), fit: .whole))
                page.add([line(food, isTiny: isTiny, in: context), story], item: index)
            case .described, .titled, .names: page.add(line(food, isTiny: isTiny, in: context), item: index)
            }
        }
        return page
    }

    /// Returns the description of a food, then one of its sentences: of a premium food what it does, which follows the
    /// first one.
    private func summaries(of food: Food, _ words: Words) -> [String] {
        let summary = words.summary(of: food.id)
        let first = words.firstSentence(of: summary)
        let rest = summary.dropFirst(first.count).drop { $0 == " " }
        return [summary] + (food.isPremium && !rest.isEmpty ? [String(rest)] : []) + [first]
    }

    /// Returns the hint for Enter, with the number of portions it spends.
    private func action(_ frame: Frame) -> String {
        let food = Self.foods[selection]
        let plan = plan(food, in: frame.world)
        if !plan.choices.isEmpty { return frame.words.hintShop }
        guard food.isPremium, plan.feeders > 0 else { return frame.words.hintChoose }
        return frame.words.foodPickerSpend(count: plan.feeders, owned: frame.world.owned(food.id))
    }

    /// Returns true if all the yards have the food in their feeders.
    private func isInUse(_ food: Food, in world: World) -> Bool {
        backyards.allSatisfy { world.backyard($0)?.foodID == food.id }
    }

    /// Returns that a food is in the feeder, with the number owned of a premium one.
    private func inUse(_ food: Food, in context: Context) -> String {
        let words = context.words
        guard food.isPremium else { return words.foodPickerInUse }
        return
            "\(words.foodPickerInUse) \(context.symbols.separator) \(words.owned(context.world.owned(food.id)))"
    }

    /// Returns a food's line: its name, and at the end that it is in use, the number owned, or that it is free.
    private func line(_ food: Food, isTiny: Bool, in context: Context) -> Page.Line {
        let (words, owned) = (context.words, context.world.owned(food.id))
        let isInUse = isInUse(food, in: context.world)
        let texts =
            isInUse
            ? [inUse(food, in: context), words.foodPickerInUse, words.foodPickerInUseShort]
            : food.isPremium ? [words.owned(owned), String(owned)] : [words.foodPickerFree]
        return Page.Line(
            .title(words.name(of: food.id), gap: 0),
            Page.Piece(
                texts, isInUse ? .accent : food.isPremium ? .premium : .faint, at: .trailing(isTiny ? 0 : 1), gap: 1))
    }

    /// Adds a food with as much of picture and description as the form has for it.
    private func add(_ food: Food, at index: Int, _ form: Form, in context: Context, to page: inout Page) {
        let words = context.words
        let isOpen = index == selection || form == .whole
        let side = context.size.height < 34 ? 3 : 4
        let left = 2 + side * 2 + 2
        let isInUse = isInUse(food, in: context.world)
        let verb =
            isInUse
            ? words.foodPickerInUse
            : !food.isPremium
                ? words.foodPickerChoose
                : !plan(food, in: context.world).choices.isEmpty ? words.foodPickerShop : words.foodPickerUse
        let count = food.isPremium ? words.owned(context.world.owned(food.id)) : words.foodPickerFree
        // A closed row has room for one text beside the name: the number owned or that the food is in use.
        let ink: Ink = isOpen ? .soft : !isInUse && food.isPremium ? .premium : .faint
        let name = Page.Line(
            Page.Piece(
                isOpen ? [verb] : isInUse ? [inUse(food, in: context), verb] : [count], ink, at: .trailing(2),
                selected: .title),
            Page.Piece(words.name(of: food.id), .text, .bold, at: .leading(left), gap: 2, selected: .accent))
        func picture(_ rect: CellRect) -> [Page.Picture] { [.init(subject: .food(food.id), rect: rect)] }
        guard isOpen else {
            guard form == .pictured else { return page.add(name, item: index) }
            let story = Page.Line(
                Page.Piece(summaries(of: food, words), .faint, at: .between(left, end: 2), fit: .whole))
            return page.add(
                [name, story], pictures: picture(CellRect(x: side, y: 0, width: 4, height: 2)), item: index)
        }
        let story = Page.Line(
            Page.Piece(count, food.isPremium ? .premium : .faint, at: .trailing(2)),
            Page.Piece(words.summary(of: food.id), .soft, at: .between(left, end: 13), fit: .wrap))
        page.add(
            [name, story], pictures: picture(CellRect(x: 2, y: 0, width: side * 2, height: side)), item: index)
    }
}
