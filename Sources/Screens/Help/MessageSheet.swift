import Drawing
import TerminalUI

/// Sentences that have to be read once: what became of the save at opening.
struct MessageSheet: Screen {
    let sentences: [String]
    /// What they are about; `nil` at opening.
    var title: String?
    private(set) var cursor = ListCursor<Int>()

    init(sentences: [String], title: String? = nil) { (self.sentences, self.title) = (sentences, title) }

    private static let width = 64

    func hints(in context: Context) -> [Hint] { [Hint(.open, context.words.hintClose)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        cursor.read(action, lines(SheetFrame.columns(Self.width, in: context.size)).count, in: context.size)
            ?? SheetFrame.read(action)
    }

    private func lines(_ columns: Int) -> [SheetFrame.Line] {
        Array(sentences.map { TextFitting.wrap($0, to: columns) }.joined(separator: [""])).map { .init(text: $0) }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        SheetFrame.draw(
            title ?? frame.words.messageTitle, width: Self.width, hints: [Hint(.open, frame.words.hintClose)],
            scrolledBy: cursor, in: painter, frame: &frame, lines: lines)
    }
}
