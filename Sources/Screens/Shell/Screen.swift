import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// A player's input to a screen: a command, or a mouse action on one of its items.
enum Action: Hashable, Sendable {
    case command(Command)
    /// A click on the item with this index.
    case click(Int)
    /// A click that marks the item with this index instead of opening it.
    case mark(Int)
    /// The pointer over the item with this index.
    case hover(Int)
    /// A turn of the wheel in rows, positive downward.
    case wheel(Int)
}

/// An action that a screen asks the app to carry out.
indirect enum Step: Hashable, Sendable {
    case perform(Request)
    /// Exports all visits of the journal to a file.
    case export(JournalFormat)
    /// Goes to another section.
    case show(Section)
    /// Opens a page above this one.
    case open(Place)
    /// Replaces this page with another.
    case replace(Place)
    /// Replaces this page with the one this many positions further on in the list it was opened from, wrapping around.
    case turn(Int)
    case back
    case present(SheetKind)
    case dismissSheet
    /// Saves key bindings to the player's settings file; `nil` keys restore a command's standard keys.
    case keepKeys([Command: [Key]?])
    case tell(Announcement)
    /// Saves a picture of a yard to the photo album.
    case photo(ID<Backyard>)
    /// Carries out a command after the preceding steps.
    case run(Command)
    /// Passes a command that the screen does not use on to the shell.
    case ignored(Command)
}

/// The game state and presentation that a screen reads while it handles input.
struct Context {
    let session: Session
    /// The size of the content area, or for a sheet of the area it can cover.
    let size: CellSize
    /// The layout of the whole window.
    let layout: ShellLayout
    var words: Words
    let theme: Theme
    let keys: KeyMap<Command>
    /// True while letters are typed into a text, so that only control keys give commands.
    let isTyping: Bool

    var world: World { session.world }
    /// The size of the whole screen.
    var whole: CellSize { layout.size }
    var now: Instant { session.world.clock }
    /// True if the page is told in lines of text, without pictures.
    var isPlain: Bool { words.isPlain }
    var symbols: Symbols { Symbols(unicode: theme.unicode) }

    /// Returns the step that saves what a screen remembers in the settings; none in a read-only game.
    func remembering(_ change: (inout Settings) -> Void) -> [Step] {
        guard session.mayWrite else { return [] }
        var settings = session.settings
        change(&settings)
        return settings == session.settings ? [] : [.perform(.changeSettings(settings, from: session.settings))]
    }

    /// Returns the label of the key that gives a command now; `nil` if no key does.
    func key(of command: Command) -> String? {
        words.key(of: command, in: keys, typing: isTyping, unicode: theme.unicode)
    }

    /// The label of the key that looks everywhere once no text is typed; without a key the palette's title.
    var everywhere: String {
        words.key(of: .palette, in: keys, typing: false, unicode: theme.unicode) ?? words.title(Command.palette)
    }
}

/// A screen, page or sheet: its state, its handling of input, and its drawing, which reads only.
protocol Screen {
    /// Returns the text of a page about one thing, as drawing, narration and the command `show` read it; `nil` for all
    /// other screens.
    func page(in context: Context) -> Page?
    /// Returns the screen as plain mode tells it.
    func told(in context: Context) -> Told
    /// Returns the key hints for the last line, the most useful first.
    func hints(in context: Context) -> [Hint]
    /// Handles an action of the player and returns the steps for the app to carry out.
    mutating func handle(_ action: Action, in context: Context) -> [Step]
    /// True while the screen has a text field open, which receives keys before commands do.
    var isEditing: Bool { get }
    /// Handles a key or paste while `isEditing`; returns `nil` if the edited text does not use the event.
    mutating func type(_ event: InputEvent, in context: Context) -> [Step]?
    /// The text field being edited, if any.
    var typed: TextField? { get }
    /// True for forms: news does not cover their key hints.
    var isForm: Bool { get }
    /// True while a form holds unsaved changes, which other keys and clicks must not discard.
    var isDraft: Bool { get }
    /// True while the key for a new backyard does something else here.
    var takesCreate: Bool { get }
    /// The number of marked items that commands act on together.
    var markedCount: Int { get }
    /// Returns true if the screen shows the result of a request itself, so that it is not announced.
    func tells(_ answer: Answer) -> Bool
    /// Handles the result of a request, including requests made elsewhere.
    mutating func receive(_ answer: Answer, in context: Context) -> [Step]
    /// Records in the settings that the player has seen the screen's one-time hint or offer, which then stays until the
    /// game is left. Called after some seconds without input.
    mutating func noteSeen(in session: Session, _ settings: inout Settings)
    /// Prepares the screen each time it becomes visible: opened, or uncovered when a page above is closed.
    mutating func appear(in context: Context) -> [Step]
    /// Prepares the screen for a window of another size.
    mutating func resized(in context: Context) -> [Step]
    /// Pins the present selection and drops marks of removed items, after an input or a result.
    ///
    /// A pinned item stays selected when its list is sorted anew.
    mutating func settle(in context: Context)
    /// Returns the places that the screen lists, in displayed order; next and previous on a page opened from it follow
    /// this order.
    func listed(in context: Context) -> [Place]
    /// Selects the item of the page that was closed above this screen.
    mutating func comeBack(from place: Place, in context: Context)
    /// Returns the yards whose pictures are on the screen; their movements need frames.
    func visibleBackyards(in context: Context) -> [ID<Backyard>]
    /// True if something other than yards' pictures moves with the ambience.
    var hasAmbience: Bool { get }
    /// Returns the first uptime, in seconds, after another one at which the screen changes by itself; `nil` for never.
    func nextStep(after uptime: Double) -> Double?
    /// Returns the world date at which the screen's other content next changes by itself; `nil` for never.
    func nextChange(in context: Context) -> Instant?
    /// Selects the part of the screen that a place names: a page of the journal, a product, a setting.
    mutating func reveal(_ place: Place, in session: Session)
    /// Returns the yard selected in a list of yards.
    func chosenYard(in context: Context) -> ID<Backyard>?
    /// The yard selected on the screen of a small window, or shown alone; `nil` for all other screens.
    var paneYard: ID<Backyard>? { get }
    /// Switches a small window's screen to another yard.
    mutating func turn(to yard: ID<Backyard>)
    /// Returns the part of its area that a sheet will fill, where that is known before it is drawn: pictures below it
    /// then need not be drawn.
    func covered(in context: Context) -> CellRect?
    func draw(in painter: Painter, frame: inout Frame)
}

extension Screen {
    var isEditing: Bool { false }
    func covered(in context: Context) -> CellRect? { nil }
    var typed: TextField? { nil }
    var isForm: Bool { false }
    var isDraft: Bool { false }
    var takesCreate: Bool { false }
    var markedCount: Int { 0 }
    func tells(_ answer: Answer) -> Bool { false }
    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? { nil }
    mutating func receive(_ answer: Answer, in context: Context) -> [Step] { [] }
    mutating func settle(in context: Context) {}
    mutating func noteSeen(in session: Session, _ settings: inout Settings) {}
    func listed(in context: Context) -> [Place] { [] }
    mutating func comeBack(from place: Place, in context: Context) {}
    mutating func appear(in context: Context) -> [Step] { [] }
    mutating func resized(in context: Context) -> [Step] { [] }
    func visibleBackyards(in context: Context) -> [ID<Backyard>] { [] }
    var hasAmbience: Bool { false }
    func nextStep(after uptime: Double) -> Double? { nil }
    func nextChange(in context: Context) -> Instant? { nil }
    func page(in context: Context) -> Page? { nil }
    mutating func reveal(_ place: Place, in session: Session) {}
    func chosenYard(in context: Context) -> ID<Backyard>? { nil }
    var paneYard: ID<Backyard>? { nil }
    mutating func turn(to yard: ID<Backyard>) {}
}
