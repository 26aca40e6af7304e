import Drawing
import Session
import Simulation
import TerminalUI

/// What the player is asked before it is done.
enum Question: Hashable, Sendable {
    case removeBackyard(ID<Backyard>)
    /// There are as many yards as are allowed without a pass.
    case yardLimit(Int)
    case deletePhoto(Photo)
}

/// A question with two answers: Enter does it, Esc does not.
struct AskSheet: Screen {
    let question: Question

    init(_ question: Question) {
        self.question = question
    }

    func hints(in context: Context) -> [Hint] {
        let words = Words.Ask.answers(question)
        return [Hint(.open, words.yes), Hint(.back, words.no)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(.open): [.dismissSheet] + yes
        case .command(.back), .command(.leave): [.dismissSheet]
        case .command(let command): [.ignored(command)]
        case .click, .hover, .wheel: []
        }
    }

    private var yes: [Step] {
        switch question {
        case .removeBackyard(let id): [.perform(.removeBackyard(id))]
        case .yardLimit: [.show(.pass)]
        case .deletePhoto(let photo): [.perform(.album(.delete(photo.name)))]
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let text = Words.Ask.text(question, session: frame.session)
        SheetFrame.draw(
            Words.Ask.title(question, session: frame.session), width: 60, hints: hints(in: frame.context(painter.size)),
            in: painter, frame: &frame
        ) { columns in TextFitting.wrap(text, to: columns).map { .init(text: $0) } }
    }
}

extension Words {
    enum Ask {
        static func title(_ question: Question, session: Session) -> String {
            switch question {
            case .removeBackyard(let id): "Remove \(session.world.backyard(id)?.name ?? "")?"
            case .yardLimit(let limit): "\(limit) backyards"
            case .deletePhoto: "Delete this photo?"
            }
        }

        static func text(_ question: Question, session: Session) -> String {
            switch question {
            case .removeBackyard:
                "Its birds fly on to other yards, and the journal keeps their visits. Undo brings the yard back."
            case .yardLimit(let limit):
                "There is room for \(limit) without a pass. With a pass there is room for as many as you can name."
            case .deletePhoto(let photo):
                "\(photo.title.capitalizedFirst), \(photo.day) \(photo.time). Its files are removed, and this cannot be undone."
            }
        }

        static func answers(_ question: Question) -> (yes: String, no: String) {
            switch question {
            case .removeBackyard: (Hints.remove, Hints.keep)
            case .yardLimit: (Hints.seePass, Hints.notNow)
            case .deletePhoto: (Hints.delete, Hints.keep)
            }
        }
    }
}
