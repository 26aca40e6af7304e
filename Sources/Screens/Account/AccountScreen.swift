import Chronology
import Drawing
import Scene
import Session
import Simulation
import Storefront
import TerminalUI

/// The player: name, address, pass, what was bought, and what it would have cost.
struct AccountScreen: Screen {
    /// What can be chosen.
    enum Item: Hashable {
        case name, email, pass, renewal(isOn: Bool), restore
        case transaction(UInt64)
    }

    private(set) var selection = 0
    /// The text being edited, and which.
    private(set) var field: TextField?
    private var edited: Item?
    /// What was wrong with it.
    private var complaint: String?

    static func items(in session: Session) -> [Item] {
        var items: [Item] = [.name, .email, .pass]
        if let own = ownSubscription(session), own.state.isRunning { items.append(.renewal(isOn: own.willAutoRenew)) }
        return items + [.restore] + history(session).map { .transaction($0.transaction.id) }
    }

    static func ownSubscription(_ session: Session) -> Subscription? {
        session.store.subscriptions.compactMap(\.verifiedPayload).first { $0.ownership == .purchased }
    }

    /// Latest first.
    static func history(_ session: Session) -> [LedgerEntry] { session.store.state.ledger.reversed() }

    var isEditing: Bool { field != nil }

    func hints(in context: Context) -> [Hint] {
        if isEditing { return [Hint(.open, Words.Hints.keep), Hint(.back, Words.Hints.leaveOld)] }
        let words: String =
            switch selected(context.session) {
            case .name, .email: Words.Hints.edit
            case .pass: Words.Hints.pass
            case .renewal(let isOn): isOn ? Words.Account.cancel : Words.Account.resume
            case .restore: Words.Account.restoreHint
            case .transaction, nil: ""
            }
        return (words.isEmpty ? [] : [Hint(.open, words)]) + [Hint(.back, Words.Hints.back)]
    }

    private func selected(_ session: Session) -> Item? {
        let items = Self.items(in: session)
        return items.isEmpty ? nil : items[min(selection, items.count - 1)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let last = max(0, Self.items(in: context.session).count - 1)
        switch action {
        case .click(let index):
            selection = min(index, last)
            return open(context.session)
        case .hover(let index): selection = min(index, last)
        case .wheel(let rows): selection = min(max(0, selection + rows), last)
        case .command(let command):
            switch command {
            case .up: selection = max(0, min(selection, last) - 1)
            case .down: selection = min(last, selection + 1)
            case .pageUp: selection = max(0, selection - 8)
            case .pageDown: selection = min(last, selection + 8)
            case .home: selection = 0
            case .end: selection = last
            case .open, .edit: return open(context.session)
            default: return [.ignored(command)]
            }
        }
        return []
    }

    private mutating func open(_ session: Session) -> [Step] {
        guard let item = selected(session) else { return [] }
        switch item {
        case .name:
            field = TextField(session.account.displayName, maximumLength: Account.nameLimit)
            (edited, complaint) = (item, nil)
        case .email:
            field = TextField(session.account.email, maximumLength: Account.emailLimit)
            (edited, complaint) = (item, nil)
        case .pass: return [.show(.pass)]
        case .renewal(let isOn): return [.request(.setAutoRenew(!isOn))]
        case .restore: return [.request(.restore)]
        case .transaction: break
        }
        return []
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape):
            field = nil
        case .key(.enter):
            guard let text = field?.text, let edited else { return [] }
            return [.perform(edited == .name ? .setDisplayName(text) : .setEmail(text))]
        default:
            guard field?.handle(event) == true else { return nil }
            complaint = nil
        }
        return []
    }

    mutating func receive(_ outcome: Outcome, in context: Context) -> [Step] {
        switch outcome.intent {
        case .setDisplayName, .setEmail:
            switch outcome.result {
            case .success: field = nil
            case .failure(let error): complaint = error.sentence
            }
        default: break
        }
        return []
    }

    // MARK: Drawing

    func draw(in painter: Painter, frame: inout Frame) {
        let margin = painter.width < 70 ? 1 : 2
        let top = painter.height >= 30 ? 1 : 0
        let width = min(painter.width - 2 * margin, 92)
        let area = painter.sub(CellRect(x: margin, y: top, width: width + 1, height: painter.height - top))
        let stack = stack(width: width, frame: frame)
        stack.draw(in: area, selected: min(selection, Self.items(in: frame.session).count - 1), frame: &frame)
    }

    private func stack(width: Int, frame: Frame) -> Stack {
        var stack = Stack()
        let session = frame.session
        let items = Self.items(in: session)
        let selection = min(selection, items.count - 1)
        let screen = self
        stack.add(8, item: 0) { painter, frame in screen.drawPlayer(selection, in: painter, frame: &frame) }
        // The head holds two items; the wheel and keys still meet the second.
        stack.add(0, item: 1) { _, _ in }

        func day(_ date: Instant) -> String { Words.day(date, session) }
        func part(_ title: String, _ detail: String? = nil) {
            stack.space()
            stack.add(1) { painter, frame in
                Heading.part(title, detail: detail, in: painter, y: 0, frame: frame)
            }
        }
        func row(_ item: Int, _ title: String, _ detail: String, _ ink: Ink) {
            let lines = TextFitting.wrap(detail, to: width - 24)
            stack.add(max(1, lines.count), item: item) { painter, frame in
                let surface = Row.draw(isSelected: item == selection, in: painter, frame: frame)
                painter.line(title, y: 0, from: 2, to: 21, style: Row.titleStyle(item == selection, frame))
                for (y, line) in lines.enumerated() {
                    painter.line(line, y: y, from: 22, style: frame.theme.style(ink, on: surface))
                }
            }
        }
        part(Words.Account.pass)
        for (index, item) in items.enumerated() {
            switch item {
            case .name, .email, .transaction: break
            case .pass:
                let status = Self.ownSubscription(session).map { session.store.message(for: $0, date: day) }
                let title = session.passTitle ?? status?.title ?? Words.Account.noPass
                let words = [status?.sentence, status?.nextStep].compactMap(\.self).joined(separator: " ")
                row(
                    index, title, words.isEmpty ? Words.Account.noPassStory : words, session.hasPass ? .premium : .soft)
            case .renewal(let isOn):
                row(index, Words.Account.renewal, isOn ? Words.Account.renewalOn : Words.Account.renewalOff, .soft)
            case .restore: row(index, Words.Account.restore, Words.Account.restoreStory, .soft)
            }
        }
        part(Words.Account.purchases, Words.Account.spent(session))
        let history = Self.history(session)
        if history.isEmpty {
            stack.add(1) { painter, frame in
                painter.line(Words.Account.nothingBought, y: 0, from: 2, style: frame.theme.style(.faint))
            }
        }
        for (offset, entry) in history.enumerated() {
            let item = items.count - history.count + offset
            stack.add(1, item: item) { painter, frame in
                Self.drawEntry(entry, isSelected: item == selection, in: painter, frame: frame)
            }
        }
        return stack
    }

    /// Portrait, name, address, since when.
    private func drawPlayer(_ selection: Int, in painter: Painter, frame: inout Frame) {
        let (account, theme) = (frame.session.account, frame.theme)
        let portrait = CellRect(x: 0, y: 0, width: 16, height: 8)
        if let bird = account.avatar.flatMap(frame.world.bird) {
            let ground = theme.portraitGround
            frame.picture(portrait, in: painter) { book, grid, rect in
                book.drawPortrait(
                    species: bird.species, palette: bird.palette, on: ground, into: &grid, rect: rect)
            }
        }
        let left = portrait.maxX + 2
        var y = 1
        for (item, label, value) in [
            (Item.name, Words.Account.name, account.displayName), (.email, Words.Account.email, account.email),
        ] {
            let index = item == .name ? 0 : 1
            let rect = CellRect(x: left - 1, y: y, width: painter.width - left + 1, height: 1)
            let row = painter.sub(rect)
            frame.hits.add(rect, in: painter, .item(index))
            let surface = Row.draw(isSelected: index == selection, in: row, frame: frame)
            row.line(label, y: 0, from: 2, to: 9, style: theme.style(.faint, on: surface))
            if let field, edited == item {
                frame.cursor = field.draw(
                    into: row, at: CellPoint(x: 10, y: 0), width: row.width - 11,
                    style: theme.style(.text, on: surface, .underline))
            } else {
                row.line(
                    value.isEmpty ? Words.Account.noEmail : value, y: 0, from: 10,
                    style: theme.style(
                        value.isEmpty ? .faint : .text, on: surface, item == .name ? .bold : []))
            }
            y += 1
        }
        if let complaint, field != nil {
            painter.line(complaint, y: y, from: left + 1, style: theme.style(.warning))
        }
        painter.line(
            Words.Account.since(Words.day(account.joined, frame.session)), y: 4, from: left + 1,
            style: theme.style(.faint))
        let badge = Words.member(frame.session)
        Badge.draw(badge, ink: frame.session.hasPass ? .premium : .accent, x: left + 1, y: 6, in: painter, frame: frame)
    }

    private static func drawEntry(_ entry: LedgerEntry, isSelected: Bool, in painter: Painter, frame: Frame) {
        let (theme, session) = (frame.theme, frame.session)
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        let transaction = entry.transaction
        let day = Words.day(transaction.purchaseDate, session)
        painter.line(day, y: 0, from: 2, to: 14, style: theme.style(.faint, on: surface))
        let price = AppStoreFront.named(transaction.storefront).format(transaction.price)
        let right = painter.width - 2
        painter.line(price, y: 0, from: right - price.columns, to: right, style: theme.style(.text, on: surface))
        let name = session.store.product(transaction.productID)?.displayName ?? transaction.productID
        let note = Words.Account.note(entry, session)
        let end = painter.line(
            name, y: 0, from: 15, to: right - price.columns - 2, style: theme.style(.text, on: surface))
        painter.firstFitting(
            [note], y: 0, from: end + 2, to: right - price.columns - 2, style: theme.style(.faint, on: surface))
    }
}

/// One line of a list of things to choose from.
enum Row {
    @discardableResult
    static func draw(isSelected: Bool, in painter: Painter, frame: Frame, on ground: Surface = .ground) -> Surface {
        guard isSelected else { return ground }
        painter.fill(style: frame.theme.fill(.raised))
        SelectionMark.draw(in: painter, frame: frame)
        return .raised
    }

    static func titleStyle(_ isSelected: Bool, _ frame: Frame, on ground: Surface = .ground) -> CellStyle {
        frame.theme.style(isSelected ? .accent : .text, on: isSelected ? .raised : ground, isSelected ? .bold : [])
    }
}
