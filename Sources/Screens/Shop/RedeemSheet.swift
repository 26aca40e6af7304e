import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// The sheet that asks for an offer code; the purchase sheet then shows the terms and asks to confirm.
struct RedeemSheet: Screen {
    /// The text field of the code.
    private(set) var field = TextField(maximumLength: 120)
    /// The reason why the last code was refused.
    private(set) var complaint: StoreMessage?

    var isEditing: Bool { true }

    func hints(in context: Context) -> [Hint] {
        [Hint(.open, context.words.shopRedeem), Hint(.back, context.words.hintCancel)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(.open): return redeem(in: context)
        case .command(.back), .command(.leave), .command(.dismiss): return [.dismissSheet]
        case .command(let command): return [.ignored(command)]
        case .click, .mark, .hover, .wheel: return []
        }
    }

    var typed: TextField? { field }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape): return [.dismissSheet]
        case .key(.enter): return redeem(in: context)
        default:
            guard field.handle(event) else { return nil }
            complaint = nil
            return []
        }
    }

    /// Opens the purchase sheet for the code, or says why the code is refused. Nothing is redeemed yet.
    private mutating func redeem(in context: Context) -> [Step] {
        guard !field.text.allSatisfy(\.isWhitespace) else { return [] }
        do {
            let found = try context.session.store.plan(code: field.text, at: context.now)
            return [
                .dismissSheet, .present(.purchase(productID: found.plan.product.id, offer: found.request)),
            ]
        } catch {
            complaint = context.words.message(for: error, in: context.session)
            return []
        }
    }

    func told(in context: Context) -> Told {
        let words = context.words
        var page = Page()
        page.addField(
            words.shopCode, field, placeholder: "", complaint: complaint?.text, row: 0, isSelected: true)
        page.line(words.shopCodeStory)
        return Told(title: words.accountCode, page: page)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let (theme, words) = (frame.theme, frame.words)
        let width = min(64, painter.width - 4)
        let inner = width - SheetFrame.margin
        let story = TextFitting.wrap(words.shopCodeStory, to: inner)
        let wrong = complaint.map { TextFitting.wrap($0.text, to: inner) } ?? []
        // Two rows are reserved for a refusal, so that the sheet doesn't grow when one is shown.
        let rows = story.count + 3 + max(2, wrong.count)
        let inside = SheetFrame.draw(
            words.accountCode, width: width, rows: rows, hints: hints(in: frame.context(painter.size)), in: painter,
            frame: &frame)
        var y = 0
        for line in story {
            inside.line(line, y: y, style: theme.style(.soft, on: .panel))
            y += 1
        }
        y += 1
        inside.line(words.shopCode, y: y, style: theme.style(.faint, on: .panel))
        let left = words.shopCode.columns + 2
        frame.cursor = field.draw(
            into: inside, at: CellPoint(x: left, y: y), width: inner - left,
            style: theme.style(.text, on: .raised, theme.hasSurfaces ? .bold : [.bold, .underline]))
        y += 2
        for line in wrong {
            inside.line(line, y: y, style: theme.style(.warning, on: .panel))
            y += 1
        }
    }
}
