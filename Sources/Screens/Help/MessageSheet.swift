import Drawing
import TerminalUI

/// Sentences that have to be read once: what became of the save at opening.
struct MessageSheet: Screen {
    let sentences: [String]

    func hints(in context: Context) -> [Hint] { [Hint(.open, Words.Hints.close)] }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(.open), .command(.back), .command(.leave), .command(.dismiss): [.dismissSheet]
        case .command(let command): [.ignored(command)]
        case .click, .hover, .wheel: []
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let width = min(64, painter.width - 4)
        let lines = sentences.map { TextFitting.wrap($0, to: width - SheetFrame.margin.width) }
        let rows = lines.reduce(0) { $0 + $1.count } + lines.count - 1
        let inside = SheetFrame.draw(
            Words.message, size: CellSize(width: width, height: rows + 2 + SheetFrame.margin.height), in: painter,
            frame: &frame)
        var y = 0
        for sentence in lines {
            for line in sentence {
                inside.line(line, y: y, style: frame.theme.style(.text, on: .panel))
                y += 1
            }
            y += 1
        }
        SheetFrame.hints([Hint(.open, Words.Hints.close)], in: inside, frame: &frame)
    }
}

extension Words {
    static let message = "Before you play"
}
