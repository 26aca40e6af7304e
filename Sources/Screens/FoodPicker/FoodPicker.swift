import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// Which food goes into a yard's feeder, or into those of several: premium first, with how many are owned, then what is free.
struct FoodPicker: Screen {
    let backyards: [ID<Backyard>]
    private(set) var cursor: ListCursor<ID<Food>>

    init(_ backyards: [ID<Backyard>], in world: World) {
        self.backyards = backyards
        cursor = ListCursor(on: backyards.first.flatMap(world.backyard)?.foodID)
    }

    static let foods = Catalog.premiumFoods + Catalog.standardFoods

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

    /// What choosing a food does.
    private func plan(_ food: Food, in world: World) -> RefillPlan {
        world.refillPlan(for: backyards, supplies: [.food], food: food.id)
    }

    /// Whether fewer are owned than there are yards to have it.
    private func isShort(of food: Food, in world: World) -> Bool { !plan(food, in: world).choices.isEmpty }

    /// The way to the shop, where the chosen food stands if it is sold.
    private func shop(_ session: Session) -> Step {
        let food = Self.foods[selection]
        return (food.isPremium ? ShopScreen.product(for: food.id, in: session) : nil).map { .open(.product($0)) }
            ?? .show(.shop)
    }

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

    /// How much of each food there is room for.
    private enum Form: CaseIterable {
        /// Picture and story of each.
        case whole
        /// Those of the chosen one, the names of the others.
        case folded
        /// Names alone; with headings, and without: then the groups are told by what they cost.
        case titled, names
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let width = min(Self.width, painter.width - 4)
        let isSmall = painter.width < 56 || painter.height < 16
        let tasteRows = painter.height < 14 ? 1 : painter.height < 34 ? 2 : Self.tastes.count
        // Below the list: a gap, what is known of tastes, a gap where there is room, the keys.
        let below = tasteRows + (painter.height < 24 ? 2 : 3)
        let around = SheetFrame.around(painter.size)
        let room = painter.height - around - below
        // All of them before the eyes at once matters more than the story of each.
        let forms = isSmall ? [Form.titled, .names] : [.whole, .folded, .titled]
        let context = frame.context(painter.size)
        let columns = SheetFrame.columns(Self.width, in: painter.size) - 1
        let layouts = forms.map { self.list($0, isTiny: columns < 29, in: context).layout(columns, frame) }
        let layout = layouts.first { $0.height <= room } ?? layouts[layouts.count - 1]
        let size = CellSize(
            width: width, height: min(room, layout.height) + below + around - 1)
        let yard =
            backyards.count == 1
            ? words.name(of: backyards[0], frame.session) : words.yardsCount(count: backyards.count)
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

    /// Columns of the sheet.
    private static let width = 84
    /// From here names have room beside the longest title.
    private static let roomyColumns = 48

    /// Love and dislike matter most; `nil`: those who were not seen to eat of it.
    private static let tastes: [(Enjoyment?, Ink)] = [
        (.loved, .good), (.disliked, .warning), (.enjoyed, .text), (.noOpinion, .text), (nil, .faint),
    ]

    /// What is known of who makes what of the chosen food: those who are here first, then those who come here.
    private func guests(_ world: World) -> [Enjoyment?: [Bird]] {
        let food = Self.foods[selection].id
        let here = Set(backyards.flatMap { world.presentVisits(in: $0).map(\.bird) })
        func rank(_ bird: Bird) -> Int {
            here.contains(bird.id) ? 0 : bird.lastSeenIn.map(backyards.contains) == true ? 1 : 2
        }
        let known = world.birds.filter(\.hasBeenSeen)
            .sorted { (rank($0), -$0.visitCount, $0.id) < (rank($1), -$1.visitCount, $1.id) }
        return Dictionary(grouping: known) { $0.taste(of: food) }
    }

    func page(in context: Context) -> Page? {
        var page = list(.whole, isTiny: false, in: context)
        page.space()
        page.blocks += tastes(rows: Self.tastes.count, width: context.size.width, in: context).blocks
        return page
    }

    /// What is known of who likes the selected food.
    private func tastes(rows: Int, width: Int, in context: Context) -> Page {
        let (words, guests) = (context.words, guests(context.world))
        var page = Page()
        guard Self.tastes.contains(where: { $0.0 != nil && guests[$0.0] != nil }) else {
            let untried = [words.foodPickerUntried, words.foodPickerUntriedShort]
            page.add(Page.Line(Page.Piece(untried, .faint, at: .leading(2), fit: .whole)))
            return page
        }
        func title(_ taste: Enjoyment?) -> String { taste.map { words.title($0) } ?? words.notesUntried }
        let shown = Self.tastes.filter { guests[$0.0] != nil }.prefix(rows)
        // The same column whatever is chosen, where there is room for all titles.
        let titles = (width < Self.roomyColumns ? shown : Self.tastes[...]).map { title($0.0) }
        let left = 2 + (titles.map(\.columns).max() ?? 0) + 2
        for (taste, ink) in shown {
            let birds = guests[taste] ?? []
            let names = words.shorter(birds.map { words.name(of: $0) })
            // Rather of which kinds they are than how many.
            let told = Array(names.dropLast() + words.visitors(birds).dropLast() + names.suffix(1))
            page.add(
                Page.Line(
                    Page.Piece(title(taste), .faint, at: .leading(2)),
                    Page.Piece(told, ink, at: .leading(left), fit: .whole)))
        }
        return page
    }

    /// The foods to choose among.
    private func list(_ form: Form, isTiny: Bool, in context: Context) -> Page {
        let words = context.words
        var page = Page()
        for (index, food) in Self.foods.enumerated() {
            if form != .names, index == 0 || food.isPremium != Self.foods[index - 1].isPremium {
                page.heading(
                    food.isPremium ? words.foodPickerPremium : words.foodPickerStandard,
                    detail: food.isPremium ? words.foodPickerPremiumNote : words.foodPickerStandardNote)
                if form == .whole { page.blocks[page.blocks.count - 1].lines.append(Page.Line()) }
            } else if form == .whole {
                page.space()
            }
            if form == .names || form == .titled {
                page.add(line(food, isTiny: isTiny, in: context), item: index)
            } else {
                add(food, at: index, isOpen: index == selection || form == .whole, in: context, to: &page)
            }
        }
        return page
    }

    /// What Enter does, and what it spends.
    private func action(_ frame: Frame) -> String {
        let food = Self.foods[selection]
        let plan = plan(food, in: frame.world)
        if !plan.choices.isEmpty { return frame.words.hintShop }
        guard food.isPremium, plan.feeders > 0 else { return frame.words.hintChoose }
        return frame.words.foodPickerSpend(count: plan.feeders, owned: frame.world.owned(food.id))
    }

    private func isInUse(_ food: Food, in world: World) -> Bool {
        backyards.allSatisfy { world.backyard($0)?.foodID == food.id }
    }

    /// A food on one line, and at its end that it is in use, or what it costs.
    private func line(_ food: Food, isTiny: Bool, in context: Context) -> Page.Line {
        let (words, owned) = (context.words, context.world.owned(food.id))
        let isInUse = isInUse(food, in: context.world)
        let texts =
            isInUse
            ? [words.foodPickerInUse, words.foodPickerInUseShort]
            : food.isPremium ? [words.owned(owned), String(owned)] : [words.foodPickerFree]
        return Page.Line(
            .title(words.name(of: food.id), gap: 0),
            Page.Piece(
                texts, isInUse ? .accent : food.isPremium ? .premium : .faint, at: .trailing(isTiny ? 0 : 1), gap: 1))
    }

    /// Adds a food with its picture and what it is, or folded to its name.
    private func add(_ food: Food, at index: Int, isOpen: Bool, in context: Context, to page: inout Page) {
        let words = context.words
        let side = context.size.height < 34 ? 3 : 4
        let left = 2 + side * 2 + 2
        let isInUse = isInUse(food, in: context.world)
        let verb =
            isInUse
            ? words.foodPickerInUse
            : !food.isPremium
                ? words.foodPickerChoose
                : isShort(of: food, in: context.world) ? words.foodPickerShop : words.foodPickerUse
        let count = food.isPremium ? words.owned(context.world.owned(food.id)) : words.foodPickerFree
        // On a line of its own the name has no more beside it than how many there are, or that it is taken.
        let ink: Ink = isOpen ? .soft : !isInUse && food.isPremium ? .premium : .faint
        let name = Page.Line(
            Page.Piece(isOpen || isInUse ? verb : count, ink, at: .trailing(2), selected: .title),
            Page.Piece(words.name(of: food.id), .text, .bold, at: .leading(left), gap: 2, selected: .accent))
        guard isOpen else { return page.add(name, item: index) }
        let story = Page.Line(
            Page.Piece(count, food.isPremium ? .premium : .faint, at: .trailing(2)),
            Page.Piece(words.summary(of: food.id), .soft, at: .between(left, end: 13), fit: .wrap))
        page.add(
            [name, story],
            pictures: [
                .init(subject: .food(food.id), rect: CellRect(x: 2, y: 0, width: side * 2, height: side))
            ], item: index)
    }
}
