import Drawing
import Simulation
import TerminalUI
import Words

/// The rows of the widget form, with the list of yards below the selected yard's row.
struct WidgetFormPanel {
    let draft: WidgetDraft
    /// The selected row of the form.
    let part: WidgetDraft.Part
    /// The text field of the name.
    let field: TextField
    /// The text field that searches yards.
    let query: TextField
    /// The name that is used if the field is left empty.
    let suggestion: String
    /// The reason why the name was refused.
    let complaint: String?
    /// The yards that match the search.
    let yards: [(text: String, backyard: ID<Backyard>)]

    /// The most yards shown at once.
    private static let most = 5

    /// The number by which clicks on the first yard of the list are reported.
    private static let firstYard = 1000

    /// Returns the yard of the list for the number of a click; `nil` for clicks elsewhere.
    static func yard(of index: Int, in yards: [(text: String, backyard: ID<Backyard>)]) -> ID<Backyard>? {
        yards.indices.contains(index - firstYard) ? yards[index - firstYard].backyard : nil
    }

    /// Returns the rows that the form needs at a width.
    func height(width: Int, in context: Context) -> Int {
        PageLayout(page(isRoomy: false, in: context), width: width - 1, symbols: context.symbols).height
    }

    func draw(in painter: Painter, frame: inout Frame) {
        page(isRoomy: painter.height >= 20, in: frame.context(painter.size)).draw(
            in: painter, selected: FormTarget.row.index(draft.parts.firstIndex(of: part) ?? 0), frame: &frame,
            on: .panel)
    }

    func page(isRoomy: Bool, in context: Context) -> Page {
        let words = context.words
        var page = Page()
        for (index, item) in draft.parts.enumerated() {
            guard item != .name else {
                page.addField(
                    item.title(words), field, placeholder: suggestion, complaint: complaint, row: index,
                    isSelected: item == part)
                if isRoomy { page.space() }
                continue
            }
            page.addChoice(
                item.title(words), draft.value(of: item, in: context.world, words), row: index, context.symbols)
            if item == .backyard, item == part { addYards(in: context, to: &page) }
        }
        return page
    }

    /// Adds the search field and the matching yards around the chosen one.
    private func addYards(in context: Context, to page: inout Page) {
        let words = context.words
        let content = Page.Piece.Content.field(query, placeholder: words.widgetsChooseYard, columns: .max)
        var sign = Page.Piece("/ ", .accent, .bold, at: .leading(4))
        sign.spoken = words.hintSearch.capitalizedFirst
        page.add(Page.Line(sign, Page.Piece(content, at: .following(0), gap: 1)))
        let chosen = yards.firstIndex { $0.backyard == draft.widget.backyard }
        let first = min(max(0, (chosen ?? 0) - Self.most / 2), max(0, yards.count - Self.most))
        for index in yards.indices.dropFirst(first).prefix(Self.most) {
            let name = context.world.backyard(yards[index].backyard)?.name ?? ""
            page.add(
                [
                    Page.Line(
                        index == chosen
                            ? Page.Piece(context.symbols.check, .accent, at: .leading(4), spoken: words.plainChosen)
                            : nil,
                        Page.Piece(
                            [yards[index].text, name], index == chosen ? .text : .soft, at: .leading(6), gap: 1))
                ], item: Self.firstYard + index)
        }
        if yards.isEmpty { page.add(Page.Line(Page.Piece(words.widgetsNoYard, .faint, at: .leading(6)))) }
    }
}
