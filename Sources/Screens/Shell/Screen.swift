import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// What a player does on a screen.
enum Action: Hashable, Sendable {
    case command(Command)
    /// A click on the nth thing that the screen lists.
    case click(Int)
    /// A click that marks it instead of opening it.
    case mark(Int)
    /// The pointer over it.
    case hover(Int)
    /// Rows of the wheel, positive downwards.
    case wheel(Int)
}

/// What a screen wants to happen beyond itself.
indirect enum Step: Hashable, Sendable {
    case perform(Request)
    /// Every visit, into a file.
    case export(JournalFormat)
    /// Go to another section.
    case show(Section)
    /// Open a page above this one.
    case open(Place)
    /// Take the place of this page.
    case replace(Place)
    /// Take the place of this page by one so many further on in the list that it was opened from, around the end.
    case turn(Int)
    case back
    case present(SheetKind)
    case dismissSheet
    /// Which keys commands have; `nil`: those they came with.
    case keepKeys([Command: [Key]?])
    case tell(Announcement)
    /// A picture of a yard for the album.
    case photo(ID<Backyard>)
    /// What a key would do, after what comes before it.
    case run(Command)
    /// The command is none of this screen's: the shell may have a use for it.
    case ignored(Command)
}

/// What a screen may look at while it handles something.
struct Context {
    let session: Session
    /// Of the content, or of the whole screen for a sheet.
    let size: CellSize
    /// Of the whole screen.
    let layout: ShellLayout
    var words: Words
    let theme: Theme
    let keys: KeyMap<Command>
    /// Whether keys go to a text first.
    let isTyping: Bool

    var world: World { session.world }
    /// The size of the whole screen.
    var whole: CellSize { layout.size }
    var now: Instant { session.world.clock }
    var symbols: Symbols { Symbols(unicode: theme.unicode) }

    /// What the player presses for a command; `nil` where nothing does it now.
    func key(of command: Command) -> String? {
        words.key(of: command, in: keys, typing: isTyping, unicode: theme.unicode)
    }
}

/// A screen's state, what it does with input, and how it looks. Drawing reads only.
protocol Screen {
    /// The text of the screen as a value, where it is a page: what draws, prints and tells it reads this.
    func page(in context: Context) -> Page?
    /// What is worth a word on the last line, the most useful first.
    func hints(in context: Context) -> [Hint]
    mutating func handle(_ action: Action, in context: Context) -> [Step]
    /// Whether keys go to a text first.
    var isEditing: Bool { get }
    /// Takes a key or paste while `isEditing`; `nil` for what does not concern the text.
    mutating func type(_ event: InputEvent, in context: Context) -> [Step]?
    /// The text that is being edited.
    var typed: TextField? { get }
    /// Whether something is put together on it: then no news takes the place of its keys.
    var isForm: Bool { get }
    /// Whether something has been put together that is not kept yet: then no other key or click leaves it behind.
    var isDraft: Bool { get }
    /// How many things are marked, to be acted on together.
    var markedCount: Int { get }
    /// Whether it tells what became of a request itself: then nothing else does.
    var tellsOutcomes: Bool { get }
    /// What became of a request, whoever asked.
    mutating func receive(_ answer: Answer, in context: Context) -> [Step]
    /// It comes before the player: opened, or uncovered again.
    mutating func appear(in context: Context) -> [Step]
    /// The player has pressed something: what is chosen in a list is to stay chosen when the list sorts itself anew.
    mutating func settle(in context: Context)
    /// Pages that it lists, in the order in which they stand on it now: those a page above goes through.
    func listed(in context: Context) -> [Place]
    /// A page above has been closed.
    mutating func comeBack(from place: Place, in context: Context)
    /// Yards whose pictures show: what moves in them is worth a frame.
    func visibleBackyards(in context: Context) -> [ID<Backyard>]
    /// Whether something else on it moves with the ambience.
    var hasAmbience: Bool { get }
    /// When something else that shows changes by itself, if nothing happens until then; `nil` for never.
    func nextChange(in context: Context) -> Instant?
    /// Selects a part of the screen that a link leads to: a page of the journal, a product, a setting.
    mutating func reveal(_ place: Place, in session: Session)
    /// The yard that is selected in a list of yards.
    func chosenYard(in context: Context) -> ID<Backyard>?
    /// The yard that the one screen of a small window is about; `nil` for a screen of the whole game.
    var paneYard: ID<Backyard>? { get }
    /// Shows another yard in a small window.
    mutating func turn(to yard: ID<Backyard>)
    func draw(in painter: Painter, frame: inout Frame)
}

extension Screen {
    var isEditing: Bool { false }
    var typed: TextField? { nil }
    var isForm: Bool { false }
    var isDraft: Bool { false }
    var markedCount: Int { 0 }
    var tellsOutcomes: Bool { false }
    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? { nil }
    mutating func receive(_ answer: Answer, in context: Context) -> [Step] { [] }
    mutating func settle(in context: Context) {}
    func listed(in context: Context) -> [Place] { [] }
    mutating func comeBack(from place: Place, in context: Context) {}
    mutating func appear(in context: Context) -> [Step] { [] }
    func visibleBackyards(in context: Context) -> [ID<Backyard>] { [] }
    var hasAmbience: Bool { false }
    func nextChange(in context: Context) -> Instant? { nil }
    func page(in context: Context) -> Page? { nil }
    mutating func reveal(_ place: Place, in session: Session) {}
    func chosenYard(in context: Context) -> ID<Backyard>? { nil }
    var paneYard: ID<Backyard>? { nil }
    mutating func turn(to yard: ID<Backyard>) {}
}
