import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// The sheet that asks for an offer code; the purchase sheet then shows the terms and asks to confirm.
struct RedeemSheet: FieldScreen {
    var field = TextField(maximumLength: 120)
    var complaint: String?

    func hints(in context: Context) -> [Hint] {
        [Hint(.open, context.words.shopRedeem), Hint(.back, context.words.hintCancel)]
    }

    /// Opens the purchase sheet for the code, or says why the code is refused. Nothing is redeemed yet.
    mutating func take(in context: Context) -> [Step] {
        do {
            let found = try context.session.store.plan(code: field.text, at: context.now)
            return [
                .dismissSheet, .present(.purchase(productID: found.plan.product.id, offer: found.request)),
            ]
        } catch {
            complaint = context.words.message(for: error, in: context.session).text
            return []
        }
    }

    func content(_ context: Context) -> FieldSheet {
        let words = context.words
        return FieldSheet(
            title: words.accountCode, story: words.shopCodeStory, label: words.shopCode, field: field,
            complaint: complaint)
    }
}
