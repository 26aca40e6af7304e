import Drawing
import TerminalUI

/// A sheet with sentences to be read once, such as what happened to the save when the game was opened.
struct MessageSheet: Screen {
    let sentences: [String]
    /// The heading; `nil` for the standard one, “Before you play”.
    var title: String?
    private(set) var cursor = ListCursor<Int>()

    init(sentences: [String], title: String? = nil) { (self.sentences, self.title) = (sentences, title) }

    /// The sheet's width in columns.
    private static let width = 64

    func hints(in context: Context) -> [Hint] { [Hint(.open, context.words.hintClose)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        cursor.read(action, lines(SheetFrame.columns(Self.width, in: context.size)).count, in: context.size)
            ?? SheetFrame.read(action)
    }

    /// Returns the sentences wrapped, separated by empty lines.
    private func lines(_ columns: Int) -> [SheetFrame.Line] {
        Array(sentences.map { TextFitting.wrap($0, to: columns) }.joined(separator: [""])).map { .init(text: $0) }
    }

    func told(in context: Context) -> Told {
        Told(title: title ?? context.words.messageTitle, sentences: sentences)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        SheetFrame.draw(
            title ?? frame.words.messageTitle, width: Self.width, hints: [Hint(.open, frame.words.hintClose)],
            scrolledBy: cursor, in: painter, frame: &frame, lines: lines)
    }
}
