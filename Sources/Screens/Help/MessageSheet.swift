import Drawing
import TerminalUI

/// Sentences that have to be read once: what became of the save at opening.
struct MessageSheet: Screen {
    let sentences: [String]

    func hints(in context: Context) -> [Hint] { [Hint(.open, Words.Hints.close)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] { SheetFrame.read(action) }

    func draw(in painter: Painter, frame: inout Frame) {
        SheetFrame.draw(
            Words.message, width: 64, hints: [Hint(.open, Words.Hints.close)], in: painter, frame: &frame
        ) { columns in
            Array(sentences.map { TextFitting.wrap($0, to: columns) }.joined(separator: [""])).map { .init(text: $0) }
        }
    }
}

extension Words {
    static let message = "Before you play"
}
