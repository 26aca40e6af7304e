import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// Asks for an offer code and tells what came of it.
struct RedeemSheet: Screen {
    private(set) var field = TextField(maximumLength: 40)
    /// What was wrong with the last one.
    private(set) var complaint: StoreMessage?
    private(set) var reply: StoreOutcome?

    var isEditing: Bool { reply == nil }

    func hints(in context: Context) -> [Hint] {
        reply != nil
            ? [Hint(.open, context.words.hintClose)]
            : [Hint(.open, context.words.shopRedeem), Hint(.back, context.words.hintCancel)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(.open) where reply == nil: return redeem()
        case .command(.open), .command(.back), .command(.leave), .command(.dismiss): return [.dismissSheet]
        case .command(let command): return [.ignored(command)]
        case .click, .hover, .wheel: return []
        }
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape): return [.dismissSheet]
        case .key(.enter): return redeem()
        default:
            guard field.handle(event) else { return nil }
            complaint = nil
            return []
        }
    }

    private func redeem() -> [Step] {
        let code = field.text.filter { !$0.isWhitespace }
        return code.isEmpty ? [] : [.perform(.store(.redeem(code)))]
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        guard let outcome = StoreOutcome(answer, in: context) else { return [] }
        if outcome.isGood { reply = outcome } else { complaint = outcome.message }
        return []
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let (theme, words) = (frame.theme, frame.words)
        let width = min(64, painter.width - 4)
        let inner = width - SheetFrame.margin.width
        let sentence = reply?.message?.text ?? words.shopCodeStory
        let story = TextFitting.wrap(sentence, to: inner)
        let wrong = complaint.map { TextFitting.wrap($0.text, to: inner) } ?? []
        // Room for two lines of complaint from the start, so that nothing jumps.
        let rows = story.count + (reply == nil ? 3 + max(2, wrong.count) : 0)
        let inside = SheetFrame.draw(
            reply?.message?.title ?? words.accountCode,
            width: width, rows: rows, hints: hints(in: frame.context(painter.size)), in: painter, frame: &frame)
        var y = 0
        for line in story {
            inside.line(line, y: y, style: theme.style(reply == nil ? .soft : .text, on: .panel))
            y += 1
        }
        if reply != nil {
            SaveLine.draw(in: inside, y: inside.height - 1, frame: frame)
        } else {
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
}
