import Drawing
import Simulation
import TerminalUI
import Words

/// The rows of the widget form, with the list of yards below the selected yard's row.
extension WidgetFormScreen {
    /// The most yards shown at once.
    private static let most = 5

    /// The number by which clicks on the first yard of the list are reported.
    private static let firstYard = 1000

    /// Returns the yard of the list for the number of a click; `nil` for clicks elsewhere.
    static func yard(of index: Int, in yards: [Backyard]) -> ID<Backyard>? {
        yards.indices.contains(index - firstYard) ? yards[index - firstYard].id : nil
    }

    /// Returns the rows that the form needs at a width.
    func formHeight(width: Int, in context: Context) -> Int {
        PageLayout(form(in: context), width: width - 1, symbols: context.symbols).height
    }

    func drawForm(in painter: Painter, frame: inout Frame) {
        form(isRoomy: painter.height >= 20, in: frame.context(painter.size)).draw(
            in: painter, selected: FormTarget.row.index(cursor.index(in: draft.parts)), frame: &frame, on: .panel)
    }

    /// Returns the rows of the form; with `isRoomy` an empty one below the name.
    func form(isRoomy: Bool = false, in context: Context) -> Page {
        let words = context.words
        var page = Page()
        for (index, item) in draft.parts.enumerated() {
            guard item != .name else {
                page.addField(
                    item.title(words), field, placeholder: suggestion(in: context.session), complaint: complaint,
                    row: index, isSelected: item == part)
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
        let yards = yards(in: context.world, words)
        let content = Page.Piece.Content.field(query, placeholder: words.widgetsChooseYard, columns: .max)
        var sign = Page.Piece("/ ", .accent, .bold, at: .leading(4))
        sign.spoken = words.hintSearch.capitalizedFirst
        page.add(Page.Line(sign, Page.Piece(content, at: .following(0), gap: 1)))
        let chosen = yards.firstIndex { $0.id == draft.widget.backyard }
        let first = min(max(0, (chosen ?? 0) - Self.most / 2), max(0, yards.count - Self.most))
        for index in yards.indices.dropFirst(first).prefix(Self.most) {
            page.add(
                [
                    Page.Line(
                        index == chosen
                            ? Page.Piece(context.symbols.check, .accent, at: .leading(4), spoken: words.plainChosen)
                            : nil,
                        Page.Piece(yards[index].name, index == chosen ? .text : .soft, at: .leading(6), gap: 1))
                ], item: Self.firstYard + index)
        }
        if yards.isEmpty { page.add(Page.Line(Page.Piece(words.widgetsNoYard, .faint, at: .leading(6)))) }
    }
}
