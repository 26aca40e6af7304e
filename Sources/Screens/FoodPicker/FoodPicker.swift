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

    /// Whether fewer are owned than there are yards to have it.
    private func isShort(of food: Food, in world: World) -> Bool {
        food.isPremium && world.owned(food.id) < backyards.count
    }

    /// The way to the shop, where the chosen food stands if it is sold.
    private func shop(_ session: Session) -> Step {
        let food = Self.foods[selection]
        return (food.isPremium ? ShopScreen.product(for: food.id, in: session) : nil).map { .open(.product($0)) }
            ?? .show(.shop)
    }

    private func choose(_ context: Context) -> [Step] {
        let food = Self.foods[selection]
        if isShort(of: food, in: context.world) {
            let (words, owned) = (context.words, context.world.owned(food.id))
            let text = words.foodPickerTooFew(count: owned, yards: words.yardsCount(count: backyards.count))
            return [shop(context.session)] + (owned == 0 ? [] : [.tell(Announcement(text, ink: .warning))])
        }
        return [.perform(.asOne(backyards.map { .refillFood($0, food: food.id) })), .dismissSheet]
    }

    /// How much of each food there is room for.
    private enum Form: CaseIterable {
        /// Picture and story of each.
        case whole
        /// Those of the chosen one, the names of the others; with headings, and without.
        case folded, tight
        /// Names alone: the groups are told by what they cost.
        case names
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let width = min(84, painter.width - 4)
        let room = painter.height - 2 - SheetFrame.margin.height - 4
        let isSmall = painter.width < 56 || painter.height < 16
        // All of them before the eyes at once matters more than the story of each.
        let stacks = (isSmall ? [.names] : [Form.whole, .folded, .tight]).map {
            self.stack($0, width: width, isTight: painter.height < 34, words)
        }
        let stack = stacks.first { $0.height <= room } ?? stacks[stacks.count - 1]
        let size = CellSize(
            width: width, height: min(painter.height - 2, stack.height + 5))
        let inside = SheetFrame.draw(
            words.foodPickerTitle(
                yard: backyards.count == 1
                    ? words.name(of: backyards[0], frame.session) : words.yardsCount(count: backyards.count)),
            size: size, in: painter, frame: &frame)
        let list = inside.sub(CellRect(x: 0, y: 0, width: inside.width, height: inside.height - 2))
        stack.draw(in: list, selected: selection, frame: &frame, on: .panel)
        SheetFrame.hints(
            [Hint(.open, action(frame)), Hint(.back, frame.words.hintClose)], in: inside, frame: &frame)
    }

    private func stack(_ form: Form, width: Int, isTight: Bool, _ words: Words) -> Stack {
        var stack = Stack()
        let textWidth = width - SheetFrame.margin.width - 1 - (isTight ? 6 : 8) - 4 - 2 - 9 - 2
        for (index, food) in Self.foods.enumerated() {
            if form == .whole || form == .folded,
                index == 0 || food.isPremium != Self.foods[index - 1].isPremium
            {
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
            if form == .names {
                stack.add(1, item: index) { painter, frame in
                    Self.line(food, isSelected: isSelected, in: painter, frame: frame)
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
        guard food.isPremium else { return frame.words.hintChoose }
        if isShort(of: food, in: frame.world) { return frame.words.hintShop }
        return frame.words.foodPickerSpend(count: backyards.count, owned: frame.world.owned(food.id))
    }

    /// A food on one line, for small panes.
    private static func line(_ food: Food, isSelected: Bool, in painter: Painter, frame: Frame) {
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: .panel)
        let owned = frame.world.owned(food.id)
        let count = food.isPremium ? String(owned) : frame.words.foodPickerFree
        let right = painter.width - 1
        painter.line(
            count, y: 0, from: right - count.columns, to: right,
            style: frame.theme.style(food.isPremium ? .premium : .faint, on: surface))
        painter.line(
            frame.words.name(of: food.id), y: 0, from: 2, to: right - count.columns - 1,
            style: Row.titleStyle(isSelected, frame, on: .panel))
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
        let isInUse = backyards.allSatisfy { frame.world.backyard($0)?.foodID == food.id }
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
