import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// A question that the player has to answer before something is done.
enum Question: Hashable, Sendable {
    /// Asks whether to remove yards.
    case removeBackyards([ID<Backyard>])
    /// Says that the limit of yards without a pass is reached, and offers to see the pass.
    case yardLimit(Int)
    /// Asks whether to delete photos from the album.
    case deletePhotos([Photo])
    /// Asks whether to return to the save from before the wall clock was wrong by this many days.
    case goBack(days: Int)
}

/// A sheet with a yes-or-no question: Enter or a key of its own means yes, Esc no.
///
/// Irreversible actions need the key of `Command.confirm` instead of Enter.
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

    /// The command that answers yes.
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

    /// The steps of the answer yes.
    private var yes: [Step] {
        switch question {
        case .removeBackyards(let ids): [.perform(.asOne(ids.map { .removeBackyard($0) }))]
        case .yardLimit: [.show(.pass)]
        case .deletePhotos(let photos): photos.map { .perform(.album(.delete($0.name))) }
        case .goBack: [.perform(.transfer(.returnBeforeJump))]
        }
    }

    /// The steps of the answer no.
    private var no: [Step] {
        switch question {
        case .removeBackyards, .yardLimit, .deletePhotos: []
        case .goBack: [.perform(.transfer(.declineReturn))]
        }
    }

    /// Returns the question for the sheet's title and the text about its consequences.
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

    func told(in context: Context) -> Told {
        let (title, text) = saying(context.words, context.session)
        return Told(title: title, sentences: [text])
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let (title, text) = saying(frame.words, frame.session)
        SheetFrame.draw(
            title, width: Self.width, hints: hints(in: frame.context(painter.size)), scrolledBy: cursor, in: painter,
            frame: &frame
        ) { columns in TextFitting.wrap(text, to: columns).map { .init(text: $0) } }
    }
}
