import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// What comes to the screens from outside.
package enum AppEvent: Sendable {
    case input(InputEvent)
    /// What happened in the world and the store, in order.
    case session([SessionEvent])
    /// What became of a request.
    case answer(Answer)
    /// A sentence from elsewhere: a file was written, a link leads nowhere.
    case notice(String)
    /// The player's file of settings has changed.
    case config(ConfigFile)
    /// Time has passed and nothing else.
    case tick
}

/// What the screens want done outside. The loop does it and hands back what became of it.
package enum Effect: Hashable, Sendable {
    /// Answer with `AppEvent.answer(Answer(request, of: session))`.
    case perform(Request)
    /// A picture of a yard, or of the whole screen, to be kept. Answer as to the request that keeps it.
    case photo(ID<Backyard>?)
    /// `session.exportJournal(format, words)`; answer with `AppEvent.notice`.
    case export(JournalFormat)
    /// Said outside the screen, in the way that was asked for.
    case notify(TerminalNotification, by: NotificationWay?)
    /// Which keys commands have, to be kept in the player's file; `nil`: those they came with. Answer with
    /// `AppEvent.config`.
    case keepKeys([Command: [Key]?])
    case redrawAll
    case suspend
    case quit
}

package struct AppOptions: Hashable, Sendable {
    /// Where the player's settings name none.
    package var language: Language
    package var capabilities: TerminalCapabilities
    /// By the terminal's own ground; the player's settings come first.
    package var scheme: ColorScheme
    package var size: CellSize
    /// One yard alone, until the player asks for more.
    package var isPane: Bool
    /// Without pictures their places show an even pattern: the frame is then words and gauges alone.
    package var drawsPictures: Bool

    package init(
        capabilities: TerminalCapabilities, scheme: ColorScheme = .dark,
        size: CellSize = CellSize(width: 80, height: 24), drawsPictures: Bool = true, language: Language = .english,
        isPane: Bool = false
    ) {
        (self.capabilities, self.scheme, self.size) = (capabilities, scheme, size)
        self.drawsPictures = drawsPictures
        (self.language, self.isPane) = (language, isPane)
    }
}

/// What drawing a frame leaves behind: where the text cursor is, and what the mouse can reach.
package struct Drawn: Sendable {
    package let size: CellSize
    package let cursor: CellPoint?
    package let hits: HitMap<Hit>
    package let names: HitMap<Pointed>
    /// In the order in which they were drawn.
    let areas: [PictureArea]
    /// How far lists are scrolled, by where they stand.
    let scrolls: [CellRect: Int]
    /// What stands where nothing does.
    package let ground: Cell

    /// Which cells are of pictures, and of nothing that is read.
    package var pictureCells: [Bool] {
        var cells = Array(repeating: false, count: size.width * size.height)
        for area in areas {
            let rect = area.rect.intersection(CellRect(size))
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX { cells[y * size.width + x] = area.isPicture }
            }
        }
        return cells
    }
}

/// A part of the screen that is a picture, or that something else has covered since.
struct PictureArea: Sendable {
    let rect: CellRect
    let isPicture: Bool
}

/// Those of a frame, collected wherever something is drawn.
final class PictureAreas {
    private(set) var all: [PictureArea] = []

    func add(_ rect: CellRect, isPicture: Bool) { all.append(PictureArea(rect: rect, isPicture: isPicture)) }
}

/// How far the lists of a frame are scrolled, by where they stand.
final class Scrolls {
    /// As they were when the pointer chose: there they stay.
    let held: [CellRect: Int]
    private(set) var all: [CellRect: Int] = [:]

    init(held: [CellRect: Int]) { self.held = held }

    func note(_ offset: Int, in place: CellRect) { all[place] = offset }
}

/// All screens and where the player is among them.
///
/// `handle` changes state and returns effects; `draw` reads only. The loop gives what `draw` returned back to
/// `shown(_:)`, so that the mouse meets what is on the screen.
package struct App {
    package internal(set) var options: AppOptions
    /// Frames take long to be sent: then nothing moves by itself, and nothing is dimmed.
    package var isLineSlow = false
    package var keys = KeyMap<Command>.standard
    package private(set) var words: Words
    let session: Session
    /// The time of the event being handled, in seconds on the machine's clock.
    var uptime: Double
    /// The player's file, as far as it could be read.
    package internal(set) var config = ConfigFile()
    /// What goes with the terminal's own ground, as far as it is known.
    var scheme: ColorScheme
    var size: CellSize
    /// True where the player wants one yard alone instead of the whole game.
    var isPane = false
    var section = Section.backyards
    /// The sections' own screens, in the order of `Section`.
    var roots: [any Screen]
    /// The one screen of a window that has no room for the whole game, with its `paneYard`; kept up to date by `resize`.
    var pane: (any Screen)?
    /// Pages above the section's own screen, the topmost last.
    var pages: [(place: Place, screen: any Screen)] = []
    /// What was open when keys led to other sections, the latest last, each section once, and of those without a page
    /// only the latest: `back` leads there again.
    var behind: [(section: Section, pages: [(place: Place, screen: any Screen)])] = []
    var sheet: (any Screen)?
    /// Sheets to come when the present one is closed.
    var waiting: [any Screen] = []
    var messages = Messages()
    /// What will be said once, when there is a quiet moment.
    var tips: [Tip] = []
    var stage: Stage
    var hits = HitMap<Hit>()
    /// What stood there before the message that shows now, and when that was said.
    private(set) var hitsBefore = HitMap<Hit>()
    private var messageSince: Double?
    /// How far its lists are scrolled, and where the player was.
    private var scrolls: [CellRect: Int] = [:]
    private var scrolledSeat: Messages.Seat?
    /// Whether the player has chosen with the pointer last.
    private var isPointing = false
    /// What has a name for the pointer.
    var names = HitMap<Pointed>()
    /// What the pointer rests on.
    package internal(set) var pointing = Pointing()
    /// Since when it has rested there, in uptime seconds.
    var pointedSince = 0.0
    /// Where and when the mouse was pressed last, and where the player was before.
    var lastPress: (position: CellPoint, uptime: Double, seat: Messages.Seat, hit: Hit?)?
    var attention: Attention
    var notifications = Notifications()
    /// The place whose screen was last told that it has come before the player.
    var appeared: Place?

    /// Seconds without input after which ambience becomes calm.
    static let secondsUntilCalm = 60.0

    package init(session: Session, options: AppOptions, config: ConfigFile = ConfigFile()) {
        self.session = session
        uptime = session.environment.uptime().seconds
        self.options = options
        words = Words(options.language)
        (size, scheme) = (options.size, options.scheme)
        stage = Stage(world: session.world, uptime: uptime)
        attention = Attention(uptime: uptime)
        roots = Section.allCases.map(\.screen)
        isPane = options.isPane
        pane = ShellLayout(size, isPane: options.isPane).pane(YardFinder.yards(in: session.world).first?.id ?? ID(""))
        // What happened to the files first, then what happened in the yards.
        let faults = applyFileSettings(config)
        useLanguageOfSettings()
        let words = words
        // About a clock that was wrong there is a question of its own.
        let offered = session.mayWrite ? session.clock.offered : nil
        let notices =
            faults.map { words.sentence(for: $0, path: configPath) }
            + session.notices.filter { offered.map(Notice.clockWasWrong) != $0 }.map { words.sentence(for: $0) }
            + (session.awayPurchases.map { [words.sentence(for: $0, in: session)] } ?? [])
        let opening: [any Screen] =
            (notices.isEmpty ? [] : [MessageSheet(sentences: notices)])
            + (offered.map { [AskSheet(.goBack(days: $0.days))] } ?? [])
            + (session.hasAwayCard ? [AwaySheet()] : [])
        waiting = opening
        if session.isNew { remember(.goal) }
        // After a short absence somebody new is worth a word, and no keys are taken for it.
        if !session.hasAwayCard, let moment = session.awayReport?.moments.first(where: \.isOfSomebodyNew) {
            let text = words.moment(moment, in: session.world)
            let place = moment.backyard.map { Place.backyard($0) }
            var species: ID<Species>?
            if case .newKind(let bird) = moment.kind { species = session.world.bird(bird)?.species }
            let short = species.map { words.arrivalFirst(species: words.one($0)) }
            tell(Announcement(text, short: short, as: .news, place: place))
        }
        // Where no sheet can be read the first word of it has to do until the pane grows.
        if !hasRoomForSheets, !waiting.isEmpty {
            let (first, rows) = (
                notices.first ?? words.stripWaits(rows: ShellLayout.tallStripRows), ShellLayout.tallStripRows
            )
            let least = [Brief(words.briefSomethingToRead), Brief(words.briefRows(rows: rows))]
            tell(Announcement(first, least: least, ink: .warning))
        }
        presentWaiting()
    }

    /// Sets the language and clock that the settings ask for.
    private mutating func useLanguageOfSettings() {
        let preferences = session.preferences
        let language = preferences.language.flatMap(Language.init) ?? options.language
        if language != words.language { words = Words(language) }
        words.clock = preferences.clock
    }

    /// Remembers the frame that is on the screen now.
    package mutating func shown(_ drawn: Drawn) {
        if messages.shown?.since != messageSince { (messageSince, hitsBefore) = (messages.shown?.since, hits) }
        (hits, names) = (drawn.hits, drawn.names)
        (scrolls, scrolledSeat) = (drawn.scrolls, seat)
        if size != drawn.size { size = drawn.size }
    }

    package mutating func handle(_ event: AppEvent) -> [Effect] {
        uptime = session.environment.uptime().seconds
        useLanguageOfSettings()
        advanceMessages()
        var effects = update(for: event)
        if appeared != place {
            appeared = place
            let context = context
            let steps = withScreen { screen in
                screen.settle(in: context)
                return screen.appear(in: context)
            }
            effects += carry(out: steps)
        }
        messages.settle(at: seat, uptime: uptime)
        advanceMessages()
        offerMessagesTip()
        return effects + sayTip()
    }

    private mutating func update(for event: AppEvent) -> [Effect] {
        switch event {
        case .input(let event):
            attention.take(event, at: uptime)
            switch event {
            case .mouse(let mouse): isPointing = ![.wheelUp, .wheelDown].contains(mouse.kind)
            case .key, .paste, .resize: isPointing = false
            default: break
            }
            let effects = handle(event)
            let context = context
            withScreen { $0.settle(in: context) }
            return effects
        case .session(let events):
            let isAnnounced = tellNews(of: events)
            return ringBell(isAnnounced) + notify()
        case .answer(let answer):
            let effects = finish(answer)
            // What is gone by that is no longer marked.
            let context = context
            withScreen { $0.settle(in: context) }
            return effects
        case .notice(let text):
            tell(Announcement(text))
        case .config(let file):
            applyChangedFile(file)
        case .tick:
            stage.follow(session.world, uptime: uptime)
            stage.settle(uptime: uptime)
            return notify()
        }
        return []
    }

    /// Where lists are to stay, however what is chosen in them would have them scrolled.
    var heldScrolls: [CellRect: Int] { isPointing && scrolledSeat == seat ? scrolls : [:] }

    private var seat: Messages.Seat { Messages.Seat(place: place, isSheet: sheet != nil) }

    /// The birds to be seen in a yard.
    package func actors(in backyard: ID<Backyard>) -> [StagedBird] { stage.actors(in: backyard) }

    // MARK: Where the player is

    /// The topmost page's place, or the section's.
    var place: Place { pane?.paneYard.map { .backyard($0) } ?? pages.last?.place ?? .section(section) }

    var hasRoomForSheets: Bool { layout.hasRoomForSheets }

    /// Where the parts of the screen are.
    var layout: ShellLayout { ShellLayout(size, isPane: isPane) }

    var screen: any Screen { pane ?? pages.last?.screen ?? roots[section.index] }

    mutating func withScreen<Result>(_ body: (inout any Screen) -> Result) -> Result {
        if var screen = pane {
            defer { pane = screen }
            return body(&screen)
        }
        return pages.isEmpty ? body(&roots[section.index]) : body(&pages[pages.count - 1].screen)
    }

    /// The player's theme, or the terminal's.
    package var theme: Theme {
        Theme(
            name: session.preferences.theme, ground: scheme, depth: options.capabilities.colorDepth,
            unicode: options.capabilities.unicode)
    }

    /// The surroundings of the screen.
    var context: Context { context(of: layout.content.size, isTyping: screen.isEditing) }

    /// The surroundings of the sheet above it.
    var sheetContext: Context { context(of: layout.sheets.size, isTyping: sheet?.isEditing == true) }

    private func context(of content: CellSize, isTyping: Bool) -> Context {
        Context(
            session: session, size: content, layout: layout, words: words, theme: theme, keys: keys, isTyping: isTyping)
    }

    /// Returns the rate at which leaves, water and weather move. It is never zero in a window that may be seen, or the game
    /// would seem to hang: after a while without input they only move less often.
    func ambience(at uptime: Double) -> Cadence {
        let choice = session.preferences.ambienceChoice
        guard choice != .off, !session.preferences.reducedMotion, !isLineSlow, isLookedAt || choice == .always else {
            return .still
        }
        return isLookedAt && uptime - attention.lastInput < Self.secondsUntilCalm ? .ambience : .calm
    }

    /// Whether somebody may be looking: where the terminal does not tell, somebody is.
    package var isLookedAt: Bool { attention.hasFocus != false }

    /// Yards whose pictures show.
    var visibleBackyards: [ID<Backyard>] {
        layout.form == .tooSmall ? [] : screen.visibleBackyards(in: context)
    }

    // MARK: What comes of it

    mutating func carry(out steps: [Step]) -> [Effect] {
        var effects: [Effect] = []
        for step in steps {
            switch step {
            case .perform(let request): effects.append(.perform(request))
            case .export(let format): effects.append(.export(format))
            case .show where !makeRoom(): tellNeedsRoom()
            case .open(let place) where !place.isBackyard && !makeRoom():
                closeSheet()
                tellNeedsRoom()
            case .show(let section): show(section)
            case .open(.decorate) where tellsThatNothingChanges(): break
            case .open(let place): open(place)
            case .replace(let place): replace(with: place)
            case .turn(let step): turn(by: step)
            case .back: goBack()
            case .keepKeys(let keys): effects.append(.keepKeys(keys))
            case .present(let kind): present(kind.screen(in: session))
            case .dismissSheet: closeSheet()
            case .tell(let announcement): tell(announcement)
            case .photo(let id): effects.append(.photo(id))
            case .run(let command): effects += handle(command)
            case .ignored(let command): effects += navigate(command)
            }
        }
        return effects
    }
}
