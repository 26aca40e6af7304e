import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// What the player is asked before it is done.
enum Question: Hashable, Sendable {
    case removeBackyards([ID<Backyard>])
    /// There are as many yards as are allowed without a pass.
    case yardLimit(Int)
    case deletePhotos([Photo])
    /// The wall clock was wrong by so many days.
    case goBack(days: Int)
}

/// A question with two answers: Enter does it, Esc does not. Where something would be lost it takes a key of its own.
struct AskSheet: Screen {
    let question: Question
    private(set) var cursor = ListCursor<Int>()

    private static let width = 60

    init(_ question: Question) {
        self.question = question
    }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        let (yes, no) =
            switch question {
            case .removeBackyards: (words.hintRemove, words.hintKeep)
            case .yardLimit: (words.hintSeePass, words.hintNotNow)
            case .deletePhotos: (words.hintDelete, words.hintKeep)
            case .goBack: (words.hintGoBack, words.hintKeepGame)
            }
        return [Hint(answer, yes), Hint(.back, no)]
    }

    /// What does it.
    private var answer: Command {
        switch question {
        case .removeBackyards, .deletePhotos: .confirm
        case .yardLimit, .goBack: .open
        }
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let text = saying(context.words, context.session).text
        let lines = TextFitting.wrap(text, to: SheetFrame.columns(Self.width, in: context.size)).count
        if let steps = cursor.read(action, lines, in: context.size) { return steps }
        return switch action {
        case .command(answer): [.dismissSheet] + yes
        case .command(.back), .command(.leave): [.dismissSheet] + no
        case .command(let command): [.ignored(command)]
        case .click, .mark, .hover, .wheel: []
        }
    }

    private var yes: [Step] {
        switch question {
        case .removeBackyards(let ids): [.perform(.asOne(ids.map { .removeBackyard($0) }))]
        case .yardLimit: [.show(.pass)]
        case .deletePhotos(let photos): photos.map { .perform(.album(.delete($0.name))) }
        case .goBack: [.perform(.transfer(.returnBeforeJump))]
        }
    }

    private var no: [Step] {
        switch question {
        case .removeBackyards, .yardLimit, .deletePhotos: []
        case .goBack: [.perform(.transfer(.declineReturn))]
        }
    }

    /// The question, and what there is to know before it is answered.
    private func saying(_ words: Words, _ session: Session) -> (title: String, text: String) {
        switch question {
        case .removeBackyards(let ids) where ids.count > 1:
            (
                words.askRemoveYards(count: ids.count),
                words.askRemoveYardsText(yards: words.list(ids.map { words.name(of: $0, session) }))
            )
        case .removeBackyards(let ids):
            (words.askRemoveYard(yard: words.name(of: ids[0], session)), words.askRemoveYardText)
        case .yardLimit(let limit): (words.askYardLimit(count: limit), words.askYardLimitText(count: limit))
        case .goBack(let days): (words.askGoBack, words.askGoBackText(days: days))
        case .deletePhotos(let photos) where photos.count > 1:
            (words.askDeletePhotos(count: photos.count), words.askDeletePhotosText)
        case .deletePhotos(let photos):
            (
                words.askDeletePhoto,
                words.askDeletePhotoText(
                    photo: photos[0].title, day: words.taken(photos[0]).day, time: words.taken(photos[0]).time)
            )
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let (title, text) = saying(frame.words, frame.session)
        SheetFrame.draw(
            title, width: Self.width, hints: hints(in: frame.context(painter.size)), scrolledBy: cursor, in: painter,
            frame: &frame
        ) { columns in TextFitting.wrap(text, to: columns).map { .init(text: $0) } }
    }
}
