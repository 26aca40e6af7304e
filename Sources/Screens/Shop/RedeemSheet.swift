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

    func told(in context: Context) -> Told { content(context.words).told }

    func draw(in painter: Painter, frame: inout Frame) {
        content(frame.words).draw(hints(in: frame.context(painter.size)), in: painter, frame: &frame)
    }

    private func content(_ words: Words) -> FieldSheet {
        FieldSheet(
            title: words.accountCode, story: words.shopCodeStory, label: words.shopCode, field: field,
            complaint: complaint?.text)
    }
}
