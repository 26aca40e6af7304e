import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// The subject of a sheet about the player's account or a purchase.
enum AccountDetail: Hashable, Sendable {
    /// The player's subscription in a group: change, cancel, resume, pay, answer a price increase. With `nil` it is the
    /// one of all groups that gives the present pass, or else a running or past one.
    case subscription(group: String? = nil)
    /// A purchase, pending or not, by its identifier.
    case purchase(UInt64)
    /// The choice of a refund's reason, for a transaction.
    case refund(UInt64)
    /// The offers available now.
    case offers
    /// The simulated controls of the Transaction Manager for a purchase, by its identifier.
    case managed(UInt64)
    /// The restoring of purchases, with its result.
    case restore
    /// The family that shares passes: its members, and starting, joining, leaving or ending it.
    case family
    /// The terms of a pass.
    case policies
}

/// The content of an account sheet, made from the session at every use: facts, sentences and choices.
struct AccountDetailContent {
    let words: Words
    var title: String
    /// The product whose picture is shown.
    var productID: String?
    var heading = ""
    var ink = Ink.text
    /// The labels and values, such as the date.
    var facts: [(label: String, value: String)] = []
    var sentences: [(text: String, ink: Ink)] = []
    var choices: [Choice] = []

    init(_ words: Words, title: String) {
        (self.words, self.title) = (words, title)
    }

    /// An action that the player can choose.
    struct Choice {
        let title: String
        /// The text below the title: the effect of the action and its date; `nil` for none.
        var story: String?
        let step: Step
        /// The question to confirm before the step; `nil` if none is needed or the step asks itself.
        var question: String?
    }
}

/// A sheet about one subject of the account: its facts, the actions available, and their results.
struct AccountDetailSheet: Screen {
    let detail: AccountDetail
    private(set) var cursor = ListCursor<Int>()
    /// The choice to be confirmed, kept as a value because the list may change meanwhile.
    private(set) var asked: AccountDetailContent.Choice?
    /// The result of the chosen action.
    private(set) var reply: StoreOutcome?
    /// The product and heading the result is about, since a pending purchase no longer exists afterwards.
    private var subject: (productID: String?, heading: String)?

    init(_ detail: AccountDetail) {
        self.detail = detail
    }

    func hints(in context: Context) -> [Hint] {
        if reply != nil { return [Hint(.open, context.words.hintClose)] }
        if asked != nil { return [Hint(.open, context.words.hintConfirm), Hint(.back, context.words.hintBack)] }
        let choices = AccountDetailContent(detail, context.session, context.words).choices
        return (choices.isEmpty ? [] : [Hint(.open, context.words.hintChoose)]) + [Hint(.back, context.words.hintClose)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let count = AccountDetailContent(detail, context.session, context.words).choices.count
        switch isList ? cursor.handle(action, count: count, as: .line()) : ListAnswer(action) {
        case .chosen: return choose(in: context)
        case .other(.back), .other(.leave), .other(.dismiss):
            guard asked != nil, reply == nil else { return [.dismissSheet] }
            asked = nil
            return []
        case .other(let command): return [.ignored(command)]
        case .moved: return []
        }
    }

    /// Returns the steps of the selected choice, after asking its question if it has one.
    private mutating func choose(in context: Context) -> [Step] {
        if let asked { return reply == nil ? [asked.step] : [.dismissSheet] }
        let content = AccountDetailContent(detail, context.session, context.words)
        guard reply == nil, !content.choices.isEmpty else { return [.dismissSheet] }
        let choice = content.choices[cursor.index(of: content.choices.count)]
        subject = (content.productID, content.heading)
        guard choice.question != nil else { return [choice.step] }
        asked = choice
        return []
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        guard let outcome = StoreOutcome(answer, in: context) else { return [] }
        reply = outcome
        asked = nil
        return []
    }

    // MARK: Drawing

    func told(in context: Context) -> Told {
        let content = content(context.session, context.words)
        return Told(
            title: title(of: content), page: page(content, width: context.size.width, isAiry: false),
            selected: isList && !content.choices.isEmpty ? cursor.index(of: content.choices.count) : nil)
    }

    private func content(_ session: Session, _ words: Words) -> AccountDetailContent {
        var content = AccountDetailContent(detail, session, words)
        if reply != nil, let subject { (content.productID, content.heading) = subject }
        return content
    }

    private func title(of content: AccountDetailContent) -> String {
        // A result's title equal to the heading would appear twice.
        let answer = reply?.message?.title
        return answer == content.heading ? content.title : answer ?? content.title
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let content = content(frame.session, frame.words)
        let width = min(72, painter.width - 4)
        let inner = width - SheetFrame.margin
        let layout = page(content, width: inner - 1, isAiry: painter.height >= 30).layout(inner - 1, frame)
        let inside = SheetFrame.draw(
            title(of: content), width: width, rows: layout.height, hints: hints(in: frame.context(painter.size)),
            in: painter,
            frame: &frame)
        let area = inside.sub(CellRect(x: 0, y: 0, width: inside.width, height: inside.height - 2))
        let selected = isList ? cursor.index(of: content.choices.count) : nil
        layout.stack(selected: selected, on: .panel).draw(in: area, selected: selected, frame: &frame, on: .panel)
        if reply != nil { SaveLine.draw(in: inside, y: inside.height - 1, frame: frame) }
    }

    /// True while the choices can be selected: nothing is to be confirmed, and there is no result.
    private var isList: Bool { reply == nil && asked == nil }

    /// Returns the sheet's text; with `isAiry` empty rows separate the choices.
    private func page(_ content: AccountDetailContent, width: Int, isAiry: Bool) -> Page {
        var page = Page()
        addHead(content, width: width, to: &page)
        guard isList else { return page }
        for (index, choice) in content.choices.enumerated() {
            if index == 0 || isAiry && (choice.story ?? content.choices[index - 1].story) != nil { page.space() }
            let story = choice.story.map { Page.Line(Page.Piece($0, .soft, at: .leading(2), gap: 2, fit: .wrap)) }
            page.add(
                [
                    Page.Line(Page.Piece(choice.title, .text, .bold, at: .leading(2), fit: .wrap, selected: .accent)),
                    story,
                ]
                .compactMap(\.self), item: index)
        }
        return page
    }

    /// Adds picture, heading, facts and sentences; a question or result takes the place of facts and sentences.
    private func addHead(_ content: AccountDetailContent, width: Int, to page: inout Page) {
        let hasPicture = content.productID != nil && width >= 44
        let left = hasPicture ? 15 : 0
        var sentences = content.sentences
        var facts = content.facts
        if let message = reply?.message {
            facts = []
            sentences = [(message.sentence, .text)] + (message.nextStep.map { [($0, .soft)] } ?? [])
        } else if let question = asked?.question {
            facts = []
            sentences = [(question, .text)]
        }
        // Of a refund, the reason is only part of the question.
        var heading = asked?.title ?? content.heading
        if case .refund = detail { heading = content.heading }
        let labels = facts.map(\.label.columns).max() ?? 0
        let ink = reply.map { $0.isGood ? Ink.good : .danger } ?? content.ink
        var lines: [Page.Line] = []
        if !heading.isEmpty {
            lines += [Page.Line(Page.Piece(heading, ink, .bold, at: .leading(left), fit: .wrap)), Page.Line()]
        }
        lines += facts.map { fact in
            Page.Line(
                Page.Piece(fact.label, .faint, at: .leading(left)),
                Page.Piece(fact.value, at: .leading(left + labels + 2)))
        }
        if !facts.isEmpty, !sentences.isEmpty { lines.append(Page.Line()) }
        lines += sentences.map { Page.Line(Page.Piece($0.text, $0.ink, at: .leading(left), fit: .wrap)) }
        let picture = content.productID.map {
            Page.Picture(subject: .product($0), rect: CellRect(x: 0, y: 0, width: 12, height: 6))
        }
        page.add(lines, pictures: hasPicture ? [picture].compactMap(\.self) : [])
    }
}
