import Chronology
import Drawing
import Scene
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// The player: name, address, pass, what was bought, and what it would have cost.
struct AccountScreen: Screen {
    /// What can be chosen.
    enum Item: Hashable {
        case name, email, pass, code, restore, family, manager
        case pending(UInt64)
        case transaction(UInt64)
    }

    private(set) var cursor = ListCursor<Item>()
    /// The text being edited, and which.
    private(set) var field: TextField?
    private var edited: Item?
    /// What was wrong with it.
    private var complaint: String?

    static func items(in session: Session) -> [Item] {
        var items: [Item] = [.name, .email, .pass, .code, .restore, .family]
        if session.settings.transactionManager { items.append(.manager) }
        items += session.store.state.pendingPurchases.reversed().map { .pending($0.id) }
        return items + history(session).map { .transaction($0.transaction.id) }
    }

    /// Latest first.
    static func history(_ session: Session) -> [LedgerEntry] { session.store.state.ledger.reversed() }

    var isEditing: Bool { field != nil }

    func hints(in context: Context) -> [Hint] {
        if isEditing { return [Hint(.open, context.words.hintKeep), Hint(.back, context.words.hintLeaveOld)] }
        let words: String =
            switch selected(context.session) {
            case .name, .email: context.words.hintEdit
            case .pass: context.session.subscription == nil ? context.words.hintPass : context.words.accountManage
            case .code, .restore, .family, .manager, .pending, .transaction: context.words.hintOpen
            case nil: ""
            }
        return (words.isEmpty ? [] : [Hint(.open, words)])
            + [Hint(.back, context.words.hintBack)]
            + (context.world.birds.contains(where: \.hasBeenSeen) ? [Hint(.right, context.words.hintPicture)] : [])
    }

    private func selected(_ session: Session) -> Item? {
        cursor.selected(in: Self.items(in: session))
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, in: Self.items(in: context.session)) {
        case .moved: []
        case .chosen, .other(.edit): open(context.session)
        case .other(.left): picture(by: -1, in: context)
        case .other(.right): picture(by: 1, in: context)
        case .other(let command): [.ignored(command)]
        }
    }

    /// The bird that stands for the player: the next of those that were met.
    private func picture(by step: Int, in context: Context) -> [Step] {
        let met = context.world.birds.filter(\.hasBeenSeen).map(\.id)
        guard !met.isEmpty else { return [.tell(Announcement(context.words.accountNoPicture))] }
        let index = context.session.account.avatar.flatMap(met.firstIndex)
        let next = index.map { ($0 + step + met.count) % met.count } ?? 0
        return [.perform(.setAvatar(met[next]))]
    }

    private mutating func open(_ session: Session) -> [Step] {
        guard let item = selected(session) else { return [] }
        switch item {
        case .name:
            field = TextField(session.account.displayName, maximumLength: Account.nameLimit, isChosen: true)
            (edited, complaint) = (item, nil)
        case .email:
            field = TextField(session.account.email, maximumLength: Account.emailLimit, isChosen: true)
            (edited, complaint) = (item, nil)
        case .pass: return session.subscription == nil ? [.show(.pass)] : [.present(.accountDetail(.subscription))]
        case .code: return [.present(.redeem)]
        case .restore: return [.present(.accountDetail(.restore))]
        case .family: return [.present(.accountDetail(.family))]
        case .manager: return [.open(.transactionManager)]
        case .pending(let id): return [.present(.accountDetail(.pending(id)))]
        case .transaction(let id): return [.present(.accountDetail(.transaction(id)))]
        }
        return []
    }

    var typed: TextField? { field }

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

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        guard answer.request.intent is SetDisplayName || answer.request.intent is SetEmail else { return [] }
        switch answer.result {
        case .success: field = nil
        case .failure(let error): complaint = context.words.sentence(for: error)
        }
        return []
    }

    func nextChange(in context: Context) -> Instant? { TimelineStrip.nextChange(context.session) }

    // MARK: Drawing

    func draw(in painter: Painter, frame: inout Frame) {
        let area = Margins.area(of: painter, widest: 92)
        let width = area.width - 1
        let stack = stack(width: width, frame: frame)
        stack.draw(in: area, selected: cursor.index(in: Self.items(in: frame.session)), frame: &frame)
    }

    private func stack(width: Int, frame: Frame) -> Stack {
        var stack = Stack()
        let (session, words) = (frame.session, frame.words)
        let items = Self.items(in: session)
        let selection = cursor.index(in: items)
        let screen = self
        stack.add(8, item: 0, isHit: false) { painter, frame in
            screen.drawPlayer(selection, in: painter, frame: &frame)
        }
        // The head holds two items; the wheel and keys still meet the second.
        stack.add(0, item: 1) { _, _ in }

        func part(_ title: String, _ detail: String? = nil) {
            stack.space()
            stack.add(1) { painter, frame in
                Heading.part(title, detail: detail, in: painter, y: 0, frame: frame)
            }
        }
        // Whole titles, whatever is left for what stands beside them.
        let titles =
            [words.accountCode, words.accountRestore, words.sharingTitle]
            + (items.contains(.manager) ? [words.managerTitle] : [])
        let left = max(width >= 64 ? 24 : 20, 2 + (titles.map(\.columns).max() ?? 0) + 1)
        func row(_ item: Int, _ title: String, _ detail: String, _ ink: Ink) {
            let lines = TextFitting.wrap(detail, to: width - left - 2)
            stack.add(max(1, lines.count), item: item) { painter, frame in
                let surface = Row.draw(isSelected: item == selection, in: painter, frame: frame)
                painter.line(title, y: 0, from: 2, to: left - 1, style: Row.titleStyle(item == selection, frame))
                for (y, line) in lines.enumerated() {
                    painter.line(line, y: y, from: left, style: frame.theme.style(ink, on: surface))
                }
            }
        }
        part(words.accountPass)
        for (index, item) in items.enumerated() {
            switch item {
            case .name, .email, .pending, .transaction: break
            case .pass:
                let (title, story, ink) = Self.passStatus(session, words)
                row(index, title, story, ink)
                if let timeline = TimelineStrip(session, words) {
                    stack.space()
                    stack.add(TimelineStrip.height) { painter, frame in
                        timeline.draw(from: width >= 64 ? 24 : 2, in: painter, frame: frame)
                    }
                    stack.space()
                }
            case .code: row(index, words.accountCode, words.accountCodeStory, .soft)
            case .restore: row(index, words.accountRestore, words.accountRestoreStory, .soft)
            case .family: row(index, words.sharingTitle, words.familyState(session), .soft)
            case .manager: row(index, words.managerTitle, words.accountManagerStory, .soft)
            }
        }
        part(words.accountPurchases, words.spent(in: session))
        if session.store.state.ledger.isEmpty, session.store.state.pendingPurchases.isEmpty {
            stack.add(1) { painter, frame in
                painter.line(words.accountNothingBought, y: 0, from: 2, style: frame.theme.style(.faint))
            }
        }
        for (index, item) in items.enumerated() {
            guard let line = HistoryLine(item, session, words) else { continue }
            stack.add(1, item: index) { painter, frame in
                line.draw(isSelected: index == selection, in: painter, frame: frame)
            }
        }
        stack.space()
        let origin = TextFitting.wrap(words.origin(of: session), to: width - 2)
        stack.add(origin.count) { painter, frame in
            for (y, line) in origin.enumerated() { painter.line(line, y: y, from: 2, style: frame.theme.style(.faint)) }
        }
        return stack
    }

    /// How the pass stands: its name, what there is to know and do, and in which ink.
    private static func passStatus(_ session: Session, _ words: Words) -> (title: String, story: String, ink: Ink) {
        let status: VerificationResult<Subscription>?
        do {
            status = try session.subscriptionStatus()
        } catch {
            return (words.accountPass, words.message(for: error, in: session).text, .warning)
        }
        guard let result = status else { return (words.accountMember, words.accountNoPassStory, .soft) }
        let subscription = result.unsafePayload
        let title = session.name(of: subscription.productID)
        guard case .verified = result else {
            return (title, words.message(unverified: subscription, in: session).text, .danger)
        }
        let message = words.message(for: subscription, in: session)
        let isSound = subscription.state.isEntitled && message.nextStep == nil
        let story = words.sentences([message.text, words.ownBelow(subscription, in: session)])
        return (title, story, isSound ? .premium : subscription.state.isRunning ? .warning : .soft)
    }

    /// Portrait, name, address, since when.
    private func drawPlayer(_ selection: Int, in painter: Painter, frame: inout Frame) {
        let (account, theme) = (frame.session.account, frame.theme)
        let portrait = CellRect(x: 0, y: 0, width: 14, height: 7)
        if let bird = account.avatar.flatMap(frame.world.bird) {
            let ground = theme.portraitGround
            frame.picture(portrait, in: painter) { book, grid, rect in
                book.drawPortrait(
                    species: bird.species, palette: bird.palette, on: ground, into: &grid, rect: rect)
            }
        }
        let left = portrait.maxX + 2
        // Another bird, as in a form.
        for (x, sign, command) in [
            (0, frame.symbols.left, Command.left), (portrait.width - 1, frame.symbols.right, .right),
        ] {
            painter.put(String(sign), at: CellPoint(x: x, y: portrait.height), style: theme.style(.accent))
            let half = CellRect(
                x: x == 0 ? 0 : portrait.width / 2, y: 0, width: portrait.width / 2, height: portrait.height + 1)
            frame.hits.add(half, in: painter, .command(command))
        }
        var y = 1
        for (item, label, value) in [
            (Item.name, frame.words.accountName, account.displayName),
            (.email, frame.words.accountEmail, account.email),
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
                    value.isEmpty ? frame.words.accountNoEmail : value, y: 0, from: 10,
                    style: theme.style(
                        value.isEmpty ? .faint : .text, on: surface, item == .name ? .bold : []))
            }
            y += 1
        }
        if let complaint, field != nil {
            painter.line(complaint, y: y, from: left + 1, style: theme.style(.warning))
        }
        painter.line(
            frame.words.accountSince(date: frame.words.day(account.joined, frame.session)), y: 4, from: left + 1,
            style: theme.style(.faint))
        let badge = frame.words.member(frame.session)
        Badge.draw(badge, ink: frame.session.hasPass ? .premium : .accent, x: left + 1, y: 6, in: painter, frame: frame)
    }
}
