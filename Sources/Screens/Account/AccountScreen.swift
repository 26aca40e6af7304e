import Chronology
import Drawing
import Scene
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// The account screen: the player's name and email address, the pass, and the purchase history.
struct AccountScreen: Screen {
    /// A selectable row of the screen.
    enum Item: Hashable {
        case name, email, code, restore, family, manager
        /// The subscription of a group; without a group, the player has none.
        case pass(group: String?)
        /// A purchase, pending or not, by its id.
        case purchase(UInt64)
    }

    private(set) var cursor = ListCursor<Item>()
    /// The text field of the name or email address; `nil` unless one is being edited.
    private(set) var field: TextField?
    /// The row that `field` edits, or edited last.
    private var edited: Item?
    /// The text before it was edited.
    private var former = ""
    /// The error message about the edited text.
    private var complaint: String?

    /// Returns the selectable rows in displayed order.
    static func items(in session: Session) -> [Item] {
        let groups = session.subscribedGroups
        let passes: [Item] = groups.isEmpty ? [.pass(group: nil)] : groups.map { .pass(group: $0) }
        var items: [Item] = [.name, .email] + passes + [.code, .restore]
        if !session.refuses(.family) { items.append(.family) }
        if session.settings.transactionManager { items.append(.manager) }
        items += session.store.state.pendingPurchases.reversed().map { .purchase($0.id) }
        return items + history(session).map { .purchase($0.transaction.id) }
    }

    /// Returns the purchases, the latest first.
    static func history(_ session: Session) -> [LedgerEntry] { session.store.state.ledger.reversed() }

    var isEditing: Bool { field != nil }

    func hints(in context: Context) -> [Hint] {
        if isEditing { return [Hint(.open, context.words.hintSave), Hint(.back, context.words.hintLeaveOld)] }
        let words: String =
            switch selected(context.session) {
            case .name, .email: context.words.hintEdit
            case .pass(let group): group == nil ? context.words.hintPass : context.words.accountManage
            case .code, .restore, .family, .manager, .purchase: context.words.hintOpen
            case nil: ""
            }
        return (words.isEmpty ? [] : [Hint(.open, words)])
            + [Hint(.back, context.words.hintBack)]
            + (isAtPicture(context.session) && context.world.ownBirds.contains(where: \.hasBeenSeen)
                ? [Hint(.right, context.words.hintPicture)] : [])
    }

    /// Returns true if the name or email address is selected: left and right then change the player's picture.
    private func isAtPicture(_ session: Session) -> Bool {
        switch selected(session) {
        case .name, .email: true
        default: false
        }
    }

    private func selected(_ session: Session) -> Item? {
        cursor.selected(in: Self.items(in: session))
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        if case .click = action, isDraft { return [.tell(Announcement(context.words.notNowDraft))] }
        return switch cursor.handle(action, in: Self.items(in: context.session)) {
        case .moved: []
        case .chosen, .other(.edit): open(context.session)
        case .other(.left) where isAtPicture(context.session): picture(by: -1, in: context)
        case .other(.right) where isAtPicture(context.session): picture(by: 1, in: context)
        case .other(let command): [.ignored(command)]
        }
    }

    /// Returns the step that makes the portrait of another seen bird the player's picture.
    private func picture(by step: Int, in context: Context) -> [Step] {
        let met = context.world.ownBirds.filter(\.hasBeenSeen).map(\.id)
        guard !met.isEmpty else { return [.tell(Announcement(context.words.accountNoPicture))] }
        let index = context.session.account.avatar.flatMap(met.firstIndex)
        let next = index.map { ($0 + step + met.count) % met.count } ?? 0
        return [.perform(.setAvatar(met[next]))]
    }

    /// Acts on the selected row: starts editing its text, or returns the step that opens its sheet or screen.
    private mutating func open(_ session: Session) -> [Step] {
        guard let item = selected(session) else { return [] }
        switch item {
        case .name:
            field = TextField(session.account.displayName, maximumLength: Account.nameLimit, isChosen: true)
            (edited, former, complaint) = (item, session.account.displayName, nil)
        case .email:
            field = TextField(session.account.email, maximumLength: Account.emailLimit, isChosen: true)
            (edited, former, complaint) = (item, session.account.email, nil)
        case .pass(nil): return [.show(.pass)]
        case .pass(let group): return [.present(.accountDetail(.subscription(group: group)))]
        case .code: return [.present(.redeem)]
        case .restore: return [.present(.accountDetail(.restore))]
        case .family: return [.present(.accountDetail(.family))]
        case .manager: return [.open(.transactionManager)]
        case .purchase(let id): return [.present(.accountDetail(.purchase(id)))]
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
            guard field?.handle(event) == true else { return leave(event, in: context) }
            complaint = nil
        }
        return []
    }

    /// True while a name or address differs from what is kept, which clicks and keys must not discard.
    var isDraft: Bool { field.map { $0.text != former } ?? false }

    /// Passes on a key that the text does not use. One that leads away closes an unchanged text; a changed one has to be
    /// kept or left first.
    private mutating func leave(_ event: InputEvent, in context: Context) -> [Step]? {
        guard case .key(let key) = event, let command = context.keys.action(for: key), command.onlyMoves,
            !Command.everywhere.contains(command)
        else { return nil }
        guard !isDraft else { return [.tell(Announcement(context.words.notNowDraft))] }
        field = nil
        return nil
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

    func told(in context: Context) -> Told {
        let items = Self.items(in: context.session)
        var page = page(in: context) ?? Page()
        if let field, let edited, let index = items.firstIndex(of: edited) {
            var form = Page()
            form.addField(
                edited == .name ? context.words.accountName : context.words.accountEmail, field, placeholder: "",
                complaint: complaint, row: index, isSelected: true)
            // Name and address are the first two blocks.
            page.blocks[index] = form.blocks[0]
        }
        return Told(title: context.words.title(.account), page: page, selected: cursor.index(in: items))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let area = painter.sub(Self.area(painter.size))
        let width = area.width - 1
        let selection = cursor.index(in: Self.items(in: frame.session))
        var stack = Stack()
        stack.add(8, item: 0, isHit: false) { painter, frame in
            drawPlayer(selection, in: painter, frame: &frame)
        }
        // The head shows name and address; a block of no height lets keys and wheel reach the second.
        stack.add(0, item: 1) { _, _ in }
        stack.space()
        stack.append(
            list(width: width, in: frame.context(painter.size)).layout(width, frame).stack(selected: selection))
        addFriends(to: &stack, in: area, frame)
        stack.draw(in: area, selected: selection, frame: &frame)
    }

    /// Adds the portraits of the birds that come most often, where the page has room for them.
    private func addFriends(to stack: inout Stack, in area: Painter, _ frame: Frame) {
        let count = area.width / (BirdTile.minimum.width + 2)
        let height = min(BirdTile.minimum.height + 5, area.height - stack.height - 3)
        let friends = frame.world.ownBirds.filter(\.hasBeenSeen).sorted {
            ($1.visitCount, $0.id) < ($0.visitCount, $1.id)
        }
        guard height >= BirdTile.minimum.height, !friends.isEmpty else { return }
        var heading = Page()
        heading.heading(
            frame.words.accountFriends, detail: frame.words.birdsMet(count: friends.count))
        stack.space()
        stack.append(heading.layout(area.width - 1, frame).stack(selected: nil))
        stack.add(height) { painter, frame in
            let width = (painter.width + 2) / count - 2
            for (index, bird) in friends.prefix(count).enumerated() {
                let rect = CellRect(x: index * (width + 2), y: 0, width: width, height: height)
                frame.hits.add(rect, in: painter, .bird(bird.id))
                BirdTile.draw(bird, by: .recent, isSelected: false, search: "", in: painter.sub(rect), frame: &frame)
            }
        }
    }

    /// Returns the page's area, with a column for the scroll bar.
    private static func area(_ size: CellSize) -> CellRect { Margins.area(size, widest: 92) }

    func page(in context: Context) -> Page? {
        let (account, words) = (context.session.account, context.words)
        var page = Page()
        page.add(
            Page.Line(Page.Piece(words.accountName, .faint), .title(account.displayName, at: .factColumn)), item: 0)
        let email = account.email.isEmpty ? words.accountNoEmail : account.email
        page.add(Page.Line(Page.Piece(words.accountEmail, .faint), .title(email, at: .factColumn)), item: 1)
        page.line(words.accountSince(date: words.day(account.joined, context.session)), .faint)
        page.line(words.memberships(of: context.session)[0], .accent)
        page.space()
        page.blocks += list(width: Self.area(context.size).width - 1, in: context).blocks
        return page
    }

    /// Returns the list below the head: the pass, the actions and the purchases.
    private func list(width: Int, in context: Context) -> Page {
        let (session, words) = (context.session, context.words)
        var page = Page()
        let items = Self.items(in: session)
        page.heading(words.accountPass)
        addRows(items, width: width, in: context, to: &page)
        let states = session.subscribedGroups.map { Self.passStatus(session, group: $0, words).story }
        if let news = session.awayPurchases.flatMap({ words.sentence(for: $0, in: session, leavingOut: states) }) {
            page.space()
            page.add(Page.Line(Page.Piece(news, .soft, at: .leading(2), fit: .wrap)))
        }
        page.heading(words.accountPurchases, detail: words.spent(in: session))
        if session.store.state.ledger.isEmpty, session.store.state.pendingPurchases.isEmpty {
            page.add(Page.Line(Page.Piece(words.accountNothingBought, .faint, at: .leading(2))))
        }
        for (index, item) in items.enumerated() {
            guard case .purchase(let id) = item, let line = HistoryLine(id, session, words) else { continue }
            page.add(line.lines(width: width), item: index)
        }
        page.space()
        page.add(Page.Line(Page.Piece(words.origin(of: session), .faint, at: .leading(2), fit: .wrap)))
        return page
    }

    /// Adds the rows of the pass and of the other actions.
    private func addRows(_ items: [Item], width: Int, in context: Context, to page: inout Page) {
        let (session, words) = (context.session, context.words)
        // Titles are never cut, and names of passes wrap; details get the remaining columns.
        let titles =
            [words.accountCode, words.accountRestore]
            + (items.contains(.family) ? [words.sharingTitle] : [])
            + (items.contains(.manager) ? [words.managerTitle] : [])
        let left = max(width >= 64 ? 24 : 20, 2 + (titles.map(\.columns).max() ?? 0) + 1)
        for (index, item) in items.enumerated() {
            func row(_ title: String, _ detail: String, _ ink: Ink = .soft) {
                page.add(
                    Page.Line(
                        Page.Piece(title, at: .columns(2..<left - 1), fit: .wrap, selected: .title),
                        Page.Piece(detail, ink, at: .leading(left), gap: 2, fit: .wrap)), item: index)
            }
            switch item {
            case .name, .email, .purchase: break
            case .pass(let group):
                let (title, story, ink) = Self.passStatus(session, group: group, words)
                row(title, story, ink)
                if !context.isPlain, let timeline = TimelineStrip(session, group: group, words) {
                    page.space()
                    page.add(timeline.lines(from: width >= 64 ? 24 : 2, width: width, context.symbols))
                    page.space()
                }
            case .code: row(words.accountCode, words.accountCodeStory)
            case .restore: row(words.accountRestore, words.accountRestoreStory)
            case .family: row(words.sharingTitle, words.familyState(session))
            case .manager: row(words.managerTitle, words.accountManagerStory)
            }
        }
    }

    /// Returns the name of the pass, its status sentence and its color.
    private static func passStatus(
        _ session: Session, group: String?, _ words: Words
    ) -> (title: String, story: String, ink: Ink) {
        let status: VerificationResult<Subscription>?
        do {
            status = try session.subscriptionStatus(inGroup: group)
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

    /// Draws the player's portrait, name, address and membership date.
    private func drawPlayer(_ selection: Int, in painter: Painter, frame: inout Frame) {
        let (account, theme) = (frame.session.account, frame.theme)
        let portrait = CellRect(x: 0, y: 0, width: 14, height: 7)
        if let bird = account.avatar.flatMap(frame.world.bird) {
            PagePicture.portrait(bird.species, palette: bird.palette, isSeen: true)
                .draw(in: portrait, of: painter, frame: frame)
        }
        let left = portrait.maxX + 2
        // Arrows beside the portrait choose another bird.
        for (x, sign, command) in [
            (0, frame.symbols.left, Command.left), (portrait.width - 1, frame.symbols.right, .right),
        ] {
            painter.put(String(sign), at: CellPoint(x: x, y: portrait.height), style: theme.style(.accent))
            let half = CellRect(
                x: x == 0 ? 0 : portrait.width / 2, y: 0, width: portrait.width / 2, height: portrait.height + 1)
            frame.hits.add(half, in: painter, .command(command))
        }
        var y = 1
        // The name is the page's headline and needs no label.
        for (item, label, value) in [
            (Item.name, nil, account.displayName), (.email, frame.words.accountEmail, account.email),
        ] {
            let start = label == nil ? 2 : 10
            let index = item == .name ? 0 : 1
            let rect = CellRect(x: left - 1, y: y, width: painter.width - left + 1, height: 1)
            let row = painter.sub(rect)
            frame.hits.add(rect, in: painter, .item(index))
            let surface = Row.draw(isSelected: index == selection, in: row, frame: frame)
            if let label { row.line(label, y: 0, from: 2, to: 9, style: theme.style(.faint, on: surface)) }
            if let field, edited == item {
                frame.cursor = field.draw(
                    into: row, at: CellPoint(x: start, y: 0), width: row.width - start - 1,
                    style: theme.style(.text, on: surface, .underline))
            } else {
                row.line(
                    value.isEmpty ? frame.words.accountNoEmail : value, y: 0, from: start,
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
        let badge = TextFitting.first(
            of: frame.words.memberships(of: frame.session), fitting: painter.width - left - 3)
        Badge.draw(badge, ink: frame.session.hasPass ? .premium : .accent, x: left + 1, y: 6, in: painter, frame: frame)
    }
}
