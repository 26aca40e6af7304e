import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The terminal's properties and the defaults that the app starts with.
package struct AppOptions: Hashable, Sendable {
    /// The language used if the player's settings name none.
    package var language: Language
    package var capabilities: TerminalCapabilities
    /// The light or dark scheme of the terminal's background; the player's settings override it.
    package var scheme: ColorScheme
    package var size: CellSize
    /// True to start with one yard alone; the player can switch to the whole game.
    package var isPane: Bool
    /// False to draw a dot pattern in place of every picture, so that a frame has only texts and gauges.
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

/// The result of drawing a frame: the text cursor, and the areas that the mouse can reach.
///
/// `hits`, `names` and `scrolls` are as painted, from the left in all languages; the rest is as shown.
package struct Drawn {
    package let size: CellSize
    /// The position of the text cursor; `nil` to hide it.
    package let cursor: CellPoint?
    /// The cell of the selection, which screen readers and braille displays follow; `nil` where nothing is selected.
    package let focus: CellPoint?
    package let hits: HitMap<Hit>
    /// The areas whose names are shown when the pointer rests on them.
    package let names: HitMap<Pointed>
    /// The picture areas and the areas covering them, in drawing order.
    let areas: [PictureArea]
    /// The pictures that `App.redraw` draws again.
    let moving: MovingPictures
    /// True if `App.redraw` would change anything.
    package var hasMovingPictures: Bool { !moving.isEmpty }
    /// The first visible row of each list, by the list's rectangle on the screen.
    let scrolls: [CellRect: Int]
    /// The cell that fills empty areas.
    package let ground: Cell
    /// The number of parts of the present message in this window; 0 where none is shown.
    var messageParts = 0

    /// Flags, row by row, for the cells that belong to a picture and hold no text.
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

/// A rectangle of the screen that is a picture, or that covers one drawn earlier.
struct PictureArea: Sendable {
    let rect: CellRect
    /// False if the rectangle covers pictures drawn earlier.
    let isPicture: Bool

    func mirrored(in columns: Int) -> PictureArea {
        PictureArea(rect: rect.mirrored(in: columns), isPicture: isPicture)
    }
}

/// The picture areas of a frame, collected while it is drawn.
final class PictureAreas {
    private(set) var all: [PictureArea] = []

    func add(_ rect: CellRect, isPicture: Bool) { all.append(PictureArea(rect: rect, isPicture: isPicture)) }
}

/// The scroll offsets of a frame's lists, by the list's rectangle on the screen.
final class Scrolls {
    /// The offsets to keep while the player selects with the pointer, so that lists do not scroll under it.
    let held: [CellRect: Int]
    private(set) var all: [CellRect: Int] = [:]

    init(held: [CellRect: Int]) { self.held = held }

    /// Records the first visible row of the list at a rectangle.
    func note(_ offset: Int, in place: CellRect) { all[place] = offset }
}

/// The state of the user interface: all screens, open pages, sheet, messages and pointer.
///
/// `handle` changes state and returns effects; `draw` reads only. The loop passes the result of `draw` to `shown(_:)`,
/// so that mouse positions are matched with the frame on the screen.
package struct App {
    package internal(set) var options: AppOptions
    /// True if the terminal takes long to receive frames; then ambience stops and sheets do not dim the screen.
    package var isLineSlow = false
    /// The key bindings: the standard ones with the changes of the player's file.
    var ownKeys = KeyMap<Command>.standard
    package private(set) var words: Words
    /// The language asked for by the settings or at start; `words` is in English if its texts cannot be ordered.
    private var wantedLanguage: Language?
    /// Returns true if right-to-left texts can be brought into the order of the screen.
    private let canOrder: @Sendable () -> Bool
    private(set) var session: Session
    /// The time of the event being handled, in seconds of the monotonic clock.
    var uptime: Double
    /// The player's settings file as last read without failure.
    package internal(set) var config = ConfigFile()
    /// The light or dark scheme that fits the terminal's background.
    var scheme: ColorScheme
    var size: CellSize
    /// True where the player wants one yard alone instead of the whole game.
    var isPane = false
    /// True in plain mode; updated from the settings with each event.
    package internal(set) var isPlain = false
    var reading = Reading()
    var section = Section.backyards
    /// The sections' root screens, in the order of `Section`.
    var roots: [any Screen]
    /// The screen of a small window, or of one yard alone by choice; `nil` while the whole game is shown.
    var pane: (any Screen)?
    /// Pages above the section's own screen, the topmost last.
    var pages: [(place: Place, screen: any Screen)] = []
    /// The back stack of sections left by a key, with their open pages, the latest last.
    ///
    /// Each section occurs at most once, and only the latest one without pages is kept.
    var behind: [(section: Section, pages: [(place: Place, screen: any Screen)])] = []
    /// The open sheet, which receives all keys.
    var sheet: (any Screen)?
    /// The facts about species that are not announced any more: those known at start or learned since.
    var discoveries: Set<Discovery>
    /// The sheets that open one by one as each is closed.
    var waiting: [any Screen] = []
    /// First sightings whose sheets are to come.
    var firsts: [FirstSighting] = []
    /// The uptime, in seconds, at which the last sheet of a first sighting opened; `nil` before the first.
    var lastReveal: Double?
    var messages = Messages()
    /// The tips waiting for a moment without messages and input.
    var tips: [Tip] = []
    /// The uptime, in seconds, at which the last tip was shown.
    var lastTip = -Double.infinity
    /// True once the player has undone something, and needs no tip about it.
    var hasUndone = false
    /// The type of the request that was refused last; `nil` once another one has been answered.
    var refused: ObjectIdentifier?
    /// The birds shown in each yard, with their flights, which are timed by uptime.
    var stage: Stage
    /// The clickable areas of the frame on the screen.
    var hits = HitMap<Hit>()
    /// The clickable areas of the last frame before the present message appeared.
    private(set) var hitsBefore = HitMap<Hit>()
    /// The uptime at which the message that was on the last frame appeared.
    private(set) var messageSince: Double?
    /// The number of parts in which the last frame shows its message.
    private(set) var messageParts = 0
    /// The scroll offsets of the lists on the screen, by the list's rectangle.
    private var scrolls: [CellRect: Int] = [:]
    /// The place that `scrolls` belongs to, and whether a sheet covered it.
    private var scrolledSeat: Messages.Seat?
    /// True if the latest input came from the mouse, wheel excepted.
    private var isPointing = false
    /// The areas whose names are shown when the pointer rests on them.
    var names = HitMap<Pointed>()
    /// The place, hit and named thing under the pointer.
    package internal(set) var pointing = Pointing()
    /// The uptime, in seconds, since which `pointing` is unchanged.
    var pointedSince = 0.0
    /// The latest mouse press, for detecting double clicks: position, uptime, and the place and hit under it.
    var lastPress: (position: CellPoint, uptime: Double, seat: Messages.Seat, hit: Hit?)?
    var attention: Attention
    var notifications = Notifications()
    /// The place whose screen last received `appear(in:)`.
    var appeared: Place?

    /// The seconds without input after which ambience becomes calm.
    static let secondsUntilCalm = 60.0

    package init(
        session: Session, options: AppOptions, config: ConfigFile = ConfigFile(),
        canOrder: @escaping @Sendable () -> Bool = { FriBidi.shared != nil }
    ) {
        (self.session, self.canOrder) = (session, canOrder)
        uptime = session.environment.uptime().seconds
        self.options = options
        words = Words(options.language)
        (size, scheme) = (options.size, options.scheme)
        stage = Stage(world: session.world, uptime: uptime)
        discoveries = Set(session.world.discoveries)
        attention = Attention(uptime: uptime)
        roots = Section.allCases.map { $0.screen(session.settings) }
        isPane = options.isPane
        pane = ShellLayout(size, isPane: options.isPane).pane(session.world.favoritesFirst.first?.id ?? ID(""))
        // Notices about files come before the report of the absence.
        let faults = applyFileSettings(config)
        followPlainMode()
        useLanguageOfSettings()
        let words = words
        // A wrong clock has its own sheet, so its notice is left out.
        let offered = session.mayWrite ? session.clock.offered : nil
        let told = session.notices.filter { offered.map(Notice.clockWasWrong) != $0 }
        let notices =
            faults.map { words.sentence(for: $0, path: configPath) }
            + told.filter { !$0.mayFollowReturn }.map { words.sentence(for: $0) }
        // No return begins with a doubt. Bills are on the account's page.
        let afterwards =
            told.filter(\.mayFollowReturn).map { words.sentence(for: $0) }
        // Nobody may be there to close a card over a pane; the journal has it.
        let opensAwayCard = session.hasAwayCard && !options.isPane
        let opening: [any Screen] =
            (notices.isEmpty ? [] : [MessageSheet(sentences: notices)])
            + (offered.map { [AskSheet(.goBack(days: $0.days))] } ?? [])
            + (opensAwayCard ? [AwaySheet()] : [])
            + (afterwards.isEmpty ? [] : [MessageSheet(sentences: afterwards)])
        waiting = opening
        for event in session.awayPurchases?.outcomes ?? [] { tell(news(event)) }
        noteMissedFirsts()
        if session.isNew { remember(.goal) }
        // After a short absence, and in a pane, a new bird is announced on the last line instead of in a sheet, which
        // would take the keys.
        if !opensAwayCard, let moment = session.awayReport?.moments.first(where: \.isOfSomebodyNew) {
            let text = words.moment(moment, in: session.world)
            let place = moment.backyard.map { Place.backyard($0) }
            var species: ID<Species>?
            if case .newKind(let bird) = moment.kind { species = session.world.bird(bird)?.species }
            let short = species.map { words.arrivalFirst(species: words.one($0)) }
            tell(Announcement(text, short: short, as: .news, place: place))
        }
        // A pane without room for sheets shows the first notice on the last line until it grows.
        if !hasRoomForSheets, !waiting.isEmpty {
            let (first, rows) = (
                (notices + afterwards).first ?? words.stripWaits(rows: ShellLayout.tallStripRows),
                ShellLayout.tallStripRows
            )
            let least = [Brief(words.briefSomethingToRead), Brief(words.briefRows(rows: rows))]
            tell(Announcement(first, least: least, ink: .warning))
        }
        presentWaiting()
    }

    /// Continues on the open screens with a new session, after the game that the old one only followed has ended.
    package mutating func goOn(in session: Session) {
        self.session = session
        guard session.mayWrite else { return }
        tell(Announcement(words.nowPlayedHere, as: .news))
        let notices = session.notices.map { words.sentence(for: $0) }
        if !notices.isEmpty { waiting.append(MessageSheet(sentences: notices)) }
        presentWaiting()
    }

    /// Applies the settings for the language, the format of hours, and plain mode to `words`.
    private mutating func useLanguageOfSettings() {
        let preferences = session.preferences
        let wanted = preferences.language.flatMap(Language.init) ?? options.language
        if wanted != wantedLanguage {
            wantedLanguage = wanted
            let isMissing = wanted.isRightToLeft && !canOrder()
            words = Words(isMissing ? .english : wanted)
            if isMissing { tell(Announcement(words.languageUnordered, ink: .warning)) }
        }
        session.language = words.language.code
        words.clock = preferences.clock
        words.isPlain = isPlain
        words.isolates = !isPlain
        words.know(session.world.birds)
    }

    /// The order of texts in frames: the language's direction, or in plain mode the order in which they are read.
    var order: TextOrder { isPlain ? .logical : words.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The key bindings in effect; in right-to-left languages, left and right have each other's keys.
    package var keys: KeyMap<Command> { words.isRightToLeft ? ownKeys.exchanging(.left, .right) : ownKeys }

    /// True if frames hold texts in screen order, so that the terminal must not reorder them.
    package var ordersTexts: Bool { order == .rightToLeft || order == .leftToRight && FriBidi.isLoaded }

    /// The words for files and titles: without isolating characters, since their readers order texts themselves.
    package var writtenWords: Words {
        var words = words
        words.isolates = false
        return words
    }

    /// Stores the hit areas, names and scroll offsets of the frame that is on the screen now.
    package mutating func shown(_ drawn: Drawn) {
        if messages.shown?.since != messageSince { (messageSince, hitsBefore) = (messages.shown?.since, hits) }
        messageParts = drawn.messageParts
        (hits, names) = (drawn.hits, drawn.names)
        (scrolls, scrolledSeat) = (drawn.scrolls, seat)
        if size != drawn.size { size = drawn.size }
    }

    /// Handles an event, advances messages and tips, and returns the effects for the loop to carry out.
    package mutating func handle(_ event: AppEvent) -> [Effect] {
        uptime = session.environment.uptime().seconds
        followPlainMode()
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
        effects += revealFirstSighting()
        if effects.contains(.quit) { effects += forgetFirsts() }
        messages.settle(at: seat, uptime: uptime)
        advanceMessages()
        offerMessagesTip()
        effects += sayTip() + noteSeen()
        if isPlain { narrate(after: event) }
        return effects
    }

    /// Applies an event to the state and returns the effects, before messages and tips advance.
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
            // The request may have removed marked items, so the screen drops their marks.
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

    /// The scroll offsets that lists keep while the player selects with the pointer; empty otherwise.
    var heldScrolls: [CellRect: Int] { isPointing && scrolledSeat == seat ? scrolls : [:] }

    /// The place that the player is at, whether a sheet covers it, and whether it is shown alone, to tell if a message
    /// or scroll offset still applies.
    var seat: Messages.Seat { Messages.Seat(place: place, isSheet: sheet != nil, isPane: pane != nil) }

    /// Returns the birds shown in a yard.
    package func actors(in backyard: ID<Backyard>) -> [StagedBird] { stage.actors(in: backyard) }

    // MARK: Where the player is

    /// The place of the topmost page, or else of the section; where one yard is shown alone, that yard.
    var place: Place { pane?.paneYard.map { .backyard($0) } ?? pages.last?.place ?? .section(section) }

    var hasRoomForSheets: Bool { layout.hasRoomForSheets }

    /// The rectangles of sidebar, tabs, content and key hints in the present window.
    var layout: ShellLayout { isPlain ? ShellLayout(PlainLayout.page) : ShellLayout(size, isPane: isPane) }

    /// The screen that is shown, below any sheet.
    var screen: any Screen { pane ?? pages.last?.screen ?? roots[section.index] }

    /// Runs a closure that may change the shown screen, and stores the screen back.
    mutating func withScreen<Result>(_ body: (inout any Screen) -> Result) -> Result {
        if var screen = pane {
            defer { pane = screen }
            return body(&screen)
        }
        return pages.isEmpty ? body(&roots[section.index]) : body(&pages[pages.count - 1].screen)
    }

    /// The theme of the player's settings, adapted to the terminal's background, color depth and character set.
    package var theme: Theme {
        Theme(
            name: session.preferences.theme, ground: scheme, depth: options.capabilities.colorDepth,
            unicode: options.capabilities.unicode)
    }

    /// The context passed to the shown screen.
    var context: Context { context(of: layout.content.size, isTyping: screen.isEditing) }

    /// The context passed to the open sheet.
    var sheetContext: Context { context(of: layout.sheets.size, isTyping: sheet?.isEditing == true) }

    private func context(of content: CellSize, isTyping: Bool) -> Context {
        Context(
            session: session, size: content, layout: layout, words: words, theme: theme, keys: keys, isTyping: isTyping)
    }

    /// Returns the rate at which leaves, water and weather move: calm after a minute without input or without focus, and
    /// in sixels, which are sent again wherever something moves: three birds at the full rate take 120 kB a second.
    ///
    /// The rate is `.still` only if the player turned ambience off or reduced motion, the line is slow, the focus is
    /// elsewhere and ambience is not set to `always`, or a kiosk's player has pressed no key for minutes; a still picture
    /// would otherwise look like a hang.
    func ambience(at uptime: Double) -> Cadence {
        let choice = session.preferences.ambienceChoice
        guard choice != .off, !session.preferences.reducedMotion, !isLineSlow, isLookedAt || choice == .always else {
            return .still
        }
        // Many yards may be open on one computer, most of them without anybody before them.
        if session.configuration.kiosk != nil, uptime - attention.lastPress >= Kiosk.ambienceTimeout { return .still }
        let isSixel = PixelChoice(session.preferences.pixels).way(options.capabilities) == .sixel
        return isLookedAt && !isSixel && uptime - attention.lastInput < Self.secondsUntilCalm ? .ambience : .calm
    }

    /// Returns the longest time in seconds for which only pictures may move: texts tell the time, too, but in a calm
    /// picture nobody waits for them. It is half a picture less than whole seconds, so that the next picture is drawn
    /// with them.
    package func longestMotion(at uptime: Double) -> Double {
        let rate = ambience(at: uptime)
        return (rate == .calm ? 5 : 1) - 0.5 / (rate.framesPerSecond ?? 1)
    }

    /// True unless the terminal has reported that its window lost the focus.
    package var isLookedAt: Bool { attention.hasFocus != false }

    /// The yards whose pictures are on the screen.
    var visibleBackyards: [ID<Backyard>] {
        layout.form == .tooSmall || isPlain ? [] : screen.visibleBackyards(in: context)
    }

    // MARK: What comes of it

    /// Carries out a screen's steps and returns the effects that are left for the loop.
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
            case .keepKeys(let keys):
                let own = keys.map { ($0.seen(in: words), $1) }
                effects.append(.keepKeys(Dictionary(uniqueKeysWithValues: own)))
            case .present(let kind):
                // What is seen again from a card leads back to it.
                if case .replay = kind, let sheet { waiting.insert(sheet, at: 0) }
                present(kind.screen(in: session))
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

extension Notice {
    /// True if the notice comes after the report of an absence instead of before it; only clock jumps do.
    fileprivate var mayFollowReturn: Bool {
        if case .clockJumped = self { true } else { false }
    }
}
