import Simulation
import TerminalUI

struct InterimScreen: Screen {
    let section: Section
    func hints(in context: Context) -> [Hint] { [Hint(.back, Words.Hints.back)] }
    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        if case .command(let command) = action { [.ignored(command)] } else { [] }
    }
    func draw(in painter: Painter, frame: inout Frame) {
        painter.line(Words.title(section), y: 1, from: 2, style: frame.theme.style(.text, [.bold]))
    }
}

extension Words {
    enum Pass {
        static let title = "Backyard Birds Pass"
        static let offer = ["As many backyards as you like", "Unlimited backyards"]
    }
}
