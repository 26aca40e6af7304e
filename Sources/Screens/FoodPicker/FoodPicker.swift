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
        let width = min(84, painter.width - 4)
        let isSmall = painter.width < 56 || painter.height < 16
        let tasteRows = painter.height < 14 ? 1 : painter.height < 34 ? 2 : Self.tastes.count
        // Below the list: a gap, what is known of tastes, a gap where there is room, the keys.
        let below = tasteRows + (painter.height < 24 ? 2 : 3)
        let around = SheetFrame.around(painter.size)
        let room = painter.height - around - below
        // All of them before the eyes at once matters more than the story of each.
        let forms = isSmall ? [Form.titled, .names] : [.whole, .folded, .titled]
        let stacks = forms.map {
            self.stack($0, width: width, isTight: painter.height < 34, words)
        }
        let stack = stacks.first { $0.height <= room } ?? stacks[stacks.count - 1]
        let size = CellSize(
            width: width, height: min(room, stack.height) + below + around - 1)
        let yard =
            backyards.count == 1
            ? words.name(of: backyards[0], frame.session) : words.yardsCount(count: backyards.count)
        let title = words.foodPickerTitle(yard: yard)
        let inside = SheetFrame.draw(
            title.columns <= painter.width - SheetFrame.margin ? title : yard, size: size, in: painter, frame: &frame)
        let list = inside.sub(CellRect(x: 0, y: 0, width: inside.width, height: inside.height - below))
        stack.draw(in: list, selected: selection, frame: &frame, on: .panel)
        let top = list.height + (isSmall ? 0 : 1)
        let tastes = inside.sub(CellRect(x: 0, y: top, width: inside.width, height: tasteRows))
        drawTastes(in: tastes, frame)
        SheetFrame.hints(
            [Hint(.open, action(frame)), Hint(.back, frame.words.hintClose)], in: inside, frame: &frame)
    }

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

    private func drawTastes(in painter: Painter, _ frame: Frame) {
        let (words, theme, guests) = (frame.words, frame.theme, guests(frame.world))
        let known = Self.tastes.filter { $0.0 != nil && guests[$0.0] != nil }
        guard !known.isEmpty else {
            painter.firstFitting(
                [words.foodPickerUntried, words.foodPickerUntriedShort], y: 0, from: 2,
                style: theme.style(.faint, on: .panel))
            return
        }
        func title(_ taste: Enjoyment?) -> String { taste.map { words.title($0) } ?? words.notesUntried }
        let shown = Self.tastes.filter { guests[$0.0] != nil }.prefix(painter.height)
        // The same column whatever is chosen, where there is room for all titles.
        let titles = (painter.width < Self.roomyColumns ? shown : Self.tastes[...]).map { title($0.0) }
        let left = 2 + (titles.map(\.columns).max() ?? 0) + 2
        for (y, (taste, ink)) in shown.enumerated() {
            let birds = guests[taste] ?? []
            let names = words.shorter(birds.map { words.name(of: $0) })
            // Rather of which kinds they are than how many.
            let told = names.dropLast() + words.visitors(birds).dropLast() + names.suffix(1)
            painter.line(title(taste), y: y, from: 2, style: theme.style(.faint, on: .panel))
            painter.firstFitting(Array(told), y: y, from: left, style: theme.style(ink, on: .panel))
        }
    }

    private func stack(_ form: Form, width: Int, isTight: Bool, _ words: Words) -> Stack {
        var stack = Stack()
        let textWidth = width - SheetFrame.margin - 1 - (isTight ? 6 : 8) - 4 - 2 - 9 - 2
        for (index, food) in Self.foods.enumerated() {
            if form != .names, index == 0 || food.isPremium != Self.foods[index - 1].isPremium {
                stack.space()
                stack.add(form == .whole ? 2 : 1) { painter, frame in
                    Heading.part(
                        food.isPremium ? words.foodPickerPremium : words.foodPickerStandard,
                        detail: food.isPremium ? words.foodPickerPremiumNote : words.foodPickerStandardNote,
                        in: painter, y: 0, frame: frame, on: .panel)
                }
            } else if form == .whole {
                stack.space()
            }
            let isSelected = index == selection
            if form == .names || form == .titled {
                stack.add(1, item: index) { painter, frame in
                    line(food, isSelected: isSelected, in: painter, frame: frame)
                }
                continue
            }
            let isOpen = isSelected || form == .whole
            let lines = isOpen ? TextFitting.wrap(words.summary(of: food.id), to: textWidth).count : 0
            let side = isTight ? 3 : 4
            stack.add(isOpen ? max(side, lines + 1) : 1, item: index) { painter, frame in
                row(food, side: side, isSelected: isSelected, isOpen: isOpen, in: painter, frame: &frame)
            }
        }
        return stack
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
    private func line(_ food: Food, isSelected: Bool, in painter: Painter, frame: Frame) {
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: .panel)
        let (words, owned, name) = (frame.words, frame.world.owned(food.id), frame.words.name(of: food.id))
        let isInUse = isInUse(food, in: frame.world)
        let texts =
            isInUse
            ? [words.foodPickerInUse, words.foodPickerInUseShort]
            : food.isPremium ? [words.owned(owned), String(owned)] : [words.foodPickerFree]
        let right = painter.width < 30 ? painter.width : painter.width - 1
        let beside = texts.first { 2 + name.columns + 1 + $0.columns <= right } ?? texts[texts.count - 1]
        painter.line(
            beside, y: 0, from: right - beside.columns, to: right,
            style: frame.theme.style(isInUse ? .accent : food.isPremium ? .premium : .faint, on: surface))
        painter.line(
            name, y: 0, from: 2, to: right - beside.columns - 1, style: Row.titleStyle(isSelected, frame, on: .panel))
    }

    private func row(
        _ food: Food, side: Int, isSelected: Bool, isOpen: Bool, in painter: Painter, frame: inout Frame
    ) {
        let theme = frame.theme
        let surface = Card.draw(isSelected: isSelected, in: painter, frame: frame)
        let picture = CellRect(x: 2, y: 0, width: side * 2, height: side)
        if isOpen {
            let ground = theme.rgb(surface)
            frame.picture(picture, in: painter, on: surface) { book, grid, rect in
                book.drawFood(food.id, on: ground, into: &grid, rect: rect)
            }
        }
        let owned = frame.world.owned(food.id)
        let words = frame.words
        let isInUse = isInUse(food, in: frame.world)
        let verb =
            isInUse
            ? words.foodPickerInUse
            : !food.isPremium
                ? words.foodPickerChoose
                : isShort(of: food, in: frame.world) ? words.foodPickerShop : words.foodPickerUse
        let right = painter.width - 2
        let count = food.isPremium ? words.owned(owned) : words.foodPickerFree
        let left = picture.maxX + 2
        // On a line of its own the name has no more beside it than how many there are, or that it is taken.
        let beside = isOpen || isInUse ? verb : count
        if isOpen {
            painter.line(
                count, y: 1, from: right - count.columns, to: right, alignment: .trailing,
                style: theme.style(food.isPremium ? .premium : .faint, on: surface))
        }
        painter.line(
            beside, y: 0, from: right - beside.columns, to: right, alignment: .trailing,
            style: theme.style(
                isSelected ? .accent : !isOpen && !isInUse && food.isPremium ? .premium : isOpen ? .soft : .faint,
                on: surface, isSelected ? .bold : []))
        painter.line(
            words.name(of: food.id), y: 0, from: left, to: right - beside.columns - 2,
            style: theme.style(isSelected ? .accent : .text, on: surface, .bold))
        guard isOpen else { return }
        painter.paragraph(
            words.summary(of: food.id), y: 1, from: left, to: right - 11,
            style: theme.style(.soft, on: surface))
    }
}
