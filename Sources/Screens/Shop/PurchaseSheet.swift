import Chronology
import Drawing
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// The sheet that asks to confirm a purchase with its terms, and then shows the result.
struct PurchaseSheet: Screen {
    let productID: String
    /// The offer or code to buy the product with; `nil` for the normal price.
    let offer: OfferRequest?
    /// The result of the purchase; `nil` until the store has answered.
    private(set) var result: PurchaseResult?
    /// True while the result is awaited.
    private(set) var isUnderWay = false
    /// The number to buy, of products that can be bought several times.
    private(set) var quantity = 1
    /// True to pay a long period month by month.
    private(set) var isMonthly = false

    /// The purchase options: the quantity, the offer and the way to pay.
    private var options: PurchaseOptions { PurchaseOptions(quantity: quantity, offer: offer, isMonthly: isMonthly) }

    /// The request to the store: a purchase, or the redemption of a code.
    private var request: StoreRequest {
        if case .code(let code)? = offer { .redeem(code) } else { .purchase(productID, options) }
    }

    init(productID: String, offer: OfferRequest? = nil) {
        self.productID = productID
        self.offer = offer
    }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        guard !isOver(context) else { return [Hint(.open, words.hintClose)] }
        let isChoosing = canCount(context.session) || canChoosePlan(context.session)
        let isMost = quantity == quantities(context.session).upperBound && !canChoosePlan(context.session)
        return (isChoosing ? [Hint(isMost ? .left : .right, words.hintChange)] : [])
            + [Hint(.open, words.hintConfirm), Hint(.back, words.hintCancel)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        guard case .command(let command) = action else { return [] }
        switch command {
        case .open where !isOver(context):
            guard !isUnderWay, (try? context.session.store.plan(productID, options, at: context.now)) != nil else {
                return [.dismissSheet]
            }
            isUnderWay = true
            return [.perform(.store(request))]
        case .left, .down: count(-1, context.session)
        case .right, .up: count(1, context.session)
        case .open: return [.dismissSheet]
        case .back, .leave, .dismiss:
            guard !isOver(context) else { return [.dismissSheet] }
            let message = context.words.message(for: PurchaseResult.userCancelled, in: context.session)
            return [.dismissSheet, .tell(Announcement(message.title, ink: .faint))]
        default: return [.ignored(command)]
        }
        return []
    }

    /// Returns true if there is nothing to confirm: the purchase is done, or the product belongs to the player already.
    private func isOver(_ context: Context) -> Bool {
        result != nil
            || (try? context.session.store.plan(productID, options, at: context.now))?.effect == .alreadyOwned
    }

    /// Returns true if the player can choose how many to buy: only before the purchase, of what is sold by number.
    private func canCount(_ session: Session) -> Bool { result == nil && quantities(session).count > 1 }

    private func quantities(_ session: Session) -> ClosedRange<Int> {
        session.store.product(productID)?.quantities ?? 1...1
    }

    /// Returns true if the player can choose whether to pay at once or month by month: only before the purchase.
    private func canChoosePlan(_ session: Session) -> Bool {
        guard result == nil, offer == nil, let info = session.store.product(productID)?.subscription else {
            return false
        }
        return info.monthlyPlan != nil && info.isSoldUpFront
    }

    /// Changes the quantity to buy or the way to pay.
    private mutating func count(_ step: Int, _ session: Session) {
        if canChoosePlan(session) { isMonthly.toggle() }
        let range = quantities(session)
        if canCount(session) { quantity = min(max(range.lowerBound, quantity + step), range.upperBound) }
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        switch answer.request.as(StoreRequest.self) {
        case .purchase(productID, _), .redeem: break
        default: return []
        }
        isUnderWay = false
        switch answer.result {
        case .success(.purchase(let result)): self.result = result
        case .success: break
        // The last line of the screen shows the reason, so the sheet closes.
        case .failure: return [.dismissSheet]
        }
        return []
    }

    func told(in context: Context) -> Told {
        let (session, words) = (context.session, context.words)
        guard let product = session.store.product(productID) else { return Told(title: "", page: Page()) }
        let (message, _) = message(session, words)
        var page = Page()
        page.line(product.displayName)
        page.line(words.sentences([message.sentence, message.nextStep]))
        if result == nil { page.line(words.shopAccount(name: session.account.displayName)) }
        let isCounting = canCount(session)
        if isCounting { page.addChoice(words.shopHowMany, String(quantity), row: 0, context.symbols) }
        return Told(title: title(of: product, message, session, words), page: page, selected: isCounting ? 0 : nil)
    }

    private func title(of product: Product, _ message: StoreMessage, _ session: Session, _ words: Words) -> String {
        guard result == nil, let plan = try? session.store.plan(productID, options, at: session.world.clock) else {
            return message.title
        }
        return switch plan.effect {
        case .buy: words.shopConfirmTitle
        case .subscribe, .recover: words.passConfirmTitle
        case .alreadyOwned: message.title
        case .upgrade, .crossgrade, .changeAtRenewal: words.passChangeTitle
        case .alreadySubscribed, .resume, .offerAtRenewal: words.accountManageTitle
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let session = frame.session
        guard let product = session.store.product(productID) else { return }
        let (message, ink) = message(session, frame.words)
        let width = min(68, painter.width - 4)
        let textLeft = 15
        let textWidth = width - SheetFrame.margin - textLeft
        let name = TextFitting.wrap(product.displayName, to: textWidth)
        let sentence = TextFitting.wrap(message.sentence, to: textWidth)
        let next = message.nextStep.map { TextFitting.wrap($0, to: textWidth) } ?? []
        let account = result == nil ? 2 : 0
        let choice: (label: String, value: String)? =
            canCount(session)
            ? (frame.words.shopHowMany, String(quantity))
            : canChoosePlan(session)
                ? (frame.words.shopPayment, isMonthly ? frame.words.shopPayMonthly : frame.words.shopPayAtOnce) : nil
        let rows = max(6, name.count + 1 + sentence.count + next.count + account + (choice == nil ? 0 : 1))
        let inside = SheetFrame.draw(
            title(of: product, message, session, frame.words), width: width, rows: rows,
            hints: hints(in: frame.context(painter.size)), in: painter, frame: &frame)
        ProductCard.drawPicture(
            product, CellRect(x: 0, y: 0, width: 12, height: 6), in: inside, on: .panel, frame: frame)
        let theme = frame.theme
        var y = inside.paragraph(
            product.displayName, y: 0, from: textLeft, to: textLeft + textWidth,
            style: theme.style(ink, on: .panel, .bold)
        )
        y += 1
        for line in sentence {
            inside.line(line, y: y, from: textLeft, style: theme.style(.text, on: .panel))
            y += 1
        }
        for line in next {
            inside.line(line, y: y, from: textLeft, style: theme.style(.soft, on: .panel))
            y += 1
        }
        if let choice {
            let count = "\(frame.symbols.left) \(choice.value) \(frame.symbols.right)"
            let end = inside.line(
                choice.label, y: y + 1, from: textLeft, style: theme.style(.faint, on: .panel))
            inside.line(count, y: y + 1, from: end + 1, style: theme.style(.accent, on: .panel, .bold))
            for (x, command) in [(end, Command.left), (end + count.columns - 1, .right)] {
                frame.hits.add(CellRect(x: x, y: y + 1, width: 3, height: 1), in: inside, .command(command))
            }
            y += 1
        }
        if result == nil {
            inside.line(
                frame.words.shopAccount(name: session.account.displayName), y: y + 1, from: textLeft,
                style: theme.style(.faint, on: .panel))
        } else {
            SaveLine.draw(in: inside, y: inside.height - 1, frame: frame)
        }
    }

    /// Returns the message to show (terms or result), and the color of the product's name.
    private func message(_ session: Session, _ words: Words) -> (StoreMessage, Ink) {
        if let result {
            let ink: Ink =
                switch result {
                case .success(.verified, _): .good
                case .success(.unverified, _), .failure: .danger
                case .pending: .warning
                case .userCancelled: .faint
                }
            return (words.message(for: result, in: session), ink)
        }
        do {
            let plan = try session.store.plan(productID, options, at: session.world.clock)
            return (words.confirmation(for: plan, in: session), .accent)
        } catch {
            return (words.message(for: error, in: session), .danger)
        }
    }
}
