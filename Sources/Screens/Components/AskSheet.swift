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
    /// The wall clock was wrong by so many days.
    case goBack(days: Int)
}

/// A question with two answers: Enter does it, Esc does not. Where something would be lost it takes a key of its own.
struct AskSheet: Screen {
    let question: Question

    init(_ question: Question) {
        self.question = question
    }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        let (yes, no) =
            switch question {
            case .removeBackyard: (words.hintRemove, words.hintKeep)
            case .yardLimit: (words.hintSeePass, words.hintNotNow)
            case .deletePhoto: (words.hintDelete, words.hintKeep)
            case .goBack: (words.hintGoBack, words.hintKeepGame)
            }
        return [Hint(answer, yes), Hint(.back, no)]
    }

    /// What does it.
    private var answer: Command {
        switch question {
        case .removeBackyard, .deletePhoto: .confirm
        case .yardLimit, .goBack: .open
        }
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(answer): [.dismissSheet] + yes
        case .command(.back), .command(.leave): [.dismissSheet] + no
        case .command(let command): [.ignored(command)]
        case .click, .hover, .wheel: []
        }
    }

    private var yes: [Step] {
        switch question {
        case .removeBackyard(let id): [.perform(.removeBackyard(id))]
        case .yardLimit: [.show(.pass)]
        case .deletePhoto(let photo): [.perform(.album(.delete(photo.name)))]
        case .goBack: [.perform(.transfer(.returnBeforeJump))]
        }
    }

    private var no: [Step] {
        switch question {
        case .removeBackyard, .yardLimit, .deletePhoto: []
        case .goBack: [.perform(.transfer(.declineReturn))]
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let (title, text) =
            switch question {
            case .removeBackyard(let id):
                (words.askRemoveYard(yard: words.name(of: id, frame.session)), words.askRemoveYardText)
            case .yardLimit(let limit): (words.askYardLimit(count: limit), words.askYardLimitText(count: limit))
            case .goBack(let days): (words.askGoBack, words.askGoBackText(days: days))
            case .deletePhoto(let photo):
                (
                    words.askDeletePhoto,
                    words.askDeletePhotoText(photo: photo.title, day: photo.day, time: photo.time)
                )
            }
        SheetFrame.draw(
            title, width: 60, hints: hints(in: frame.context(painter.size)), in: painter, frame: &frame
        ) { columns in TextFitting.wrap(text, to: columns).map { .init(text: $0) } }
    }
}
