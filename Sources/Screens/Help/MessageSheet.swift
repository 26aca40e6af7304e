import Drawing
import TerminalUI

/// Sentences that have to be read once: what became of the save at opening.
struct MessageSheet: Screen {
    let sentences: [String]
    /// What they are about; `nil` at opening.
    var title: String?

    func hints(in context: Context) -> [Hint] { [Hint(.open, context.words.hintClose)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] { SheetFrame.read(action) }

    func draw(in painter: Painter, frame: inout Frame) {
        SheetFrame.draw(
            title ?? frame.words.messageTitle, width: 64, hints: [Hint(.open, frame.words.hintClose)], in: painter,
            frame: &frame
        ) { columns in
            Array(sentences.map { TextFitting.wrap($0, to: columns) }.joined(separator: [""])).map { .init(text: $0) }
        }
    }
}
