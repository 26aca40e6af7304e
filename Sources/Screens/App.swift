import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI

/// What comes to the screens from outside.
package enum AppEvent: Sendable {
    case input(InputEvent)
    /// What happened in the world and the store, in order.
    case session([SessionEvent])
    /// What became of an effect that could fail.
    case outcome(Outcome)
    /// What came of a request to the shop.
    case reply(StoreReply)
    /// A sentence from elsewhere: a photo was saved, a file could not be.
    case notice(String)
    /// What the files say to the journal.
    case journal(JournalAnswer)
    /// Time has passed and nothing else.
    case tick
}

/// What the screens want done outside. The loop does it and hands back what became of it.
package enum Effect: Hashable, Sendable {
    /// Answer with `AppEvent.outcome(Outcome(intent, …))`.
    case perform(Intent)
    /// Answer with `AppEvent.outcome(Outcome(nil, …))`.
    case undo
    /// `request.perform(on: session)`; answer with `AppEvent.reply` of what it returns.
    case store(StoreRequest)
    /// `request.perform(on: session)`; answer with `AppEvent.journal`.
    case journal(JournalRequest)
    /// A picture of a yard, or of the whole screen. Answer with `AppEvent.notice`.
    case photo(ID<Backyard>?)
    case redrawAll
    case suspend
    case quit
}

package struct AppOptions: Hashable, Sendable {
    package var capabilities: TerminalCapabilities
    /// By the terminal's own ground; the player's settings come first.
    package var scheme: Theme.Scheme
    package var size: CellSize
    /// Without pictures their places show an even pattern: the frame is then words and gauges alone.
    package var drawsPictures: Bool

    package init(
        capabilities: TerminalCapabilities, scheme: Theme.Scheme = .dark,
        size: CellSize = CellSize(width: 80, height: 24), drawsPictures: Bool = true
    ) {
        (self.capabilities, self.scheme, self.size) = (capabilities, scheme, size)
        self.drawsPictures = drawsPictures
    }
}

/// What drawing a frame leaves behind: where the text cursor is, and what the mouse can reach.
package struct Drawn: Sendable {
    package let size: CellSize
    package let cursor: CellPoint?
    package let hits: HitMap<Hit>
}

/// All screens and where the player is among them.
///
/// `handle` changes state and returns effects; `draw` reads only. The loop gives what `draw` returned back to
/// `shown(_:)`, so that the mouse meets what is on the screen.
package struct App {
    package let options: AppOptions
    package var keys = KeyMap<Command>.standard

    var size: CellSize
    private(set) var section = Section.backyards
    /// The sections' own screens, in the order of `Section`.
    private var roots: [any Screen]
    /// Pages above the section's own screen, the topmost last.
    var pages: [(place: Place, screen: any Screen)] = []
    var sheet: (any Screen)?
    /// Sheets to come when the present one is closed.
    private var waiting: [any Screen] = []
    private(set) var announcement: ShownAnnouncement?
    var stage: Stage
    private var hits = HitMap<Hit>()
    private var hasFocus = true
    /// The place whose screen was last told that it has come before the player.
    private var appeared: Place?
    /// Uptime in seconds.
    private var lastInput: Double

    /// Ambience rests after so many seconds without input.
    static let patience = 60.0

    package init(session: Session, options: AppOptions, uptime: Double = 0) {
        self.options = options
        size = options.size
        stage = Stage(world: session.world, uptime: uptime)
        lastInput = uptime
        roots = Section.allCases.map { Self.root(of: $0) }
        // What happened to the files first, then what happened in the yards.
        let opening: [any Screen] =
            (session.notices.isEmpty ? [] : [MessageSheet(sentences: session.notices.map(\.text))])
            + (session.awayReport == nil ? [] : [AwaySheet()])
        sheet = opening.first
        waiting = Array(opening.dropFirst())
    }

    private static func root(of section: Section) -> any Screen {
        switch section {
        case .backyards: BackyardsScreen()
        case .birds: BirdsScreen()
        case .plants: PlantsScreen()
        case .journal: JournalScreen()
        case .shop: ShopScreen()
        case .pass: PassScreen()
        case .account: AccountScreen()
        case .settings: SettingsScreen()
        }
    }

    /// Remembers the frame that is on the screen now.
    package mutating func shown(_ drawn: Drawn) {
        hits = drawn.hits
        size = drawn.size
    }

    package mutating func handle(_ event: AppEvent, session: Session, uptime: Double) -> [Effect] {
        if let until = announcement?.until, uptime >= until { announcement = nil }
        let effects = take(event, session: session, uptime: uptime)
        guard appeared != place else { return effects }
        appeared = place
        let context = context(session)
        let steps = withScreen { $0.appear(in: context) }
        return effects + carry(out: steps, session: session, uptime: uptime)
    }

    private mutating func take(_ event: AppEvent, session: Session, uptime: Double) -> [Effect] {
        switch event {
        case .input(let event):
            lastInput = uptime
            return handle(event, session: session, uptime: uptime)
        case .session(let events):
            take(events, session: session, uptime: uptime)
        case .outcome(let outcome):
            return take(outcome, session: session, uptime: uptime)
        case .reply(let reply):
            return take(reply, session: session, uptime: uptime)
        case .notice(let text):
            tell(Announcement(text), uptime: uptime)
        case .journal(let answer):
            let context = context(session)
            let steps = roots[Section.journal.rawValue].receive(answer, in: context)
            return carry(out: steps, session: session, uptime: uptime)
        case .tick:
            stage.settle(uptime: uptime)
        }
        return []
    }

    /// The birds to be seen in a yard.
    package func actors(in backyard: ID<Backyard>) -> [Actor] { stage.actors(in: backyard) }

    // MARK: Where the player is

    /// The topmost page's place, or the section's.
    var place: Place { pages.last?.place ?? .section(section) }

    /// Whether a yard of its own is open: the sidebar then marks it instead of a section.
    var isInBackyard: Bool { if case .backyard = place { true } else { false } }

    var screen: any Screen { pages.last?.screen ?? roots[section.rawValue] }

    mutating func withScreen<Result>(_ body: (inout any Screen) -> Result) -> Result {
        pages.isEmpty ? body(&roots[section.rawValue]) : body(&pages[pages.count - 1].screen)
    }

    /// The player's theme, or the terminal's.
    func theme(_ session: Session) -> Theme {
        let scheme = session.settings.theme.flatMap(Theme.Scheme.init) ?? options.scheme
        return Theme(scheme: scheme, depth: options.capabilities.colorDepth, unicode: options.capabilities.unicode)
    }

    func context(_ session: Session, whole: Bool = false) -> Context {
        let layout = ShellLayout(size)
        return Context(
            session: session, size: whole ? size : layout.content.size, theme: theme(session), keys: keys)
    }

    /// Whether leaves may sway: somebody is looking, and wants them to.
    func isAmbient(session: Session, uptime: Double) -> Bool {
        session.settings.ambience && !session.settings.reducedMotion && hasFocus && uptime - lastInput < Self.patience
    }

    /// Yards whose pictures show.
    func visibleBackyards(_ session: Session) -> [ID<Backyard>] {
        ShellLayout(size).form == .tooSmall ? [] : screen.visibleBackyards(in: context(session))
    }

    // MARK: Input

    private mutating func handle(_ event: InputEvent, session: Session, uptime: Double) -> [Effect] {
        switch event {
        case .resize(let size):
            self.size = size
            hits = HitMap()
            return []
        case .focus(let focus):
            hasFocus = focus
            return []
        case .endOfInput: return [.quit]
        case .key(.control("c")): return [.quit]
        case .key, .paste:
            if let steps = typed(event, session: session) { return carry(out: steps, session: session, uptime: uptime) }
            guard case .key(let key) = event, let command = keys.action(for: key) else { return [] }
            return handle(command, session: session, uptime: uptime)
        case .mouse(let mouse): return handle(mouse, session: session, uptime: uptime)
        }
    }

    /// Gives a key to the text that is being edited; `nil` where none is or it has no use for the key.
    private mutating func typed(_ event: InputEvent, session: Session) -> [Step]? {
        let whole = context(session, whole: true)
        if sheet?.isEditing == true { return sheet?.type(event, in: whole) }
        guard sheet == nil, screen.isEditing else { return nil }
        let context = context(session)
        return withScreen { $0.type(event, in: context) }
    }

    private mutating func handle(_ mouse: MouseEvent, session: Session, uptime: Double) -> [Effect] {
        switch mouse.kind {
        case .wheelUp: return act(.wheel(-1), session: session, uptime: uptime)
        case .wheelDown: return act(.wheel(1), session: session, uptime: uptime)
        case .move:
            guard case .item(let index)? = hits.action(at: mouse.position) else { return [] }
            return act(.hover(index), session: session, uptime: uptime)
        case .press(1):
            switch hits.action(at: mouse.position) {
            case .command(let command)?: return handle(command, session: session, uptime: uptime)
            case .section(let section)?: return carry(out: [.show(section)], session: session, uptime: uptime)
            case .backyard(let id)?: return carry(out: [.open(.backyard(id))], session: session, uptime: uptime)
            case .bird(let id)?: return carry(out: [.open(.bird(id))], session: session, uptime: uptime)
            case .item(let index)?: return act(.click(index), session: session, uptime: uptime)
            case .ground?, nil: return []
            }
        case .press(3): return handle(.back, session: session, uptime: uptime)
        default: return []
        }
    }

    private mutating func handle(_ command: Command, session: Session, uptime: Double) -> [Effect] {
        switch command {
        case .quit: return [.quit]
        case .suspend: return [.suspend]
        case .redraw: return [.redrawAll]
        default: break
        }
        // Too small to see what a key would do: only leaving works.
        if ShellLayout(size).form == .tooSmall { return command == .leave ? [.quit] : [] }
        return act(.command(command), session: session, uptime: uptime)
    }

    /// Hands an action to the sheet or the screen, and does what comes of it.
    private mutating func act(_ action: Action, session: Session, uptime: Double) -> [Effect] {
        let whole = context(session, whole: true)
        if let steps = sheet?.handle(action, in: whole) {
            return carry(out: steps, session: session, uptime: uptime)
        }
        let context = context(session)
        let steps = withScreen { $0.handle(action, in: context) }
        return carry(out: steps, session: session, uptime: uptime)
    }

    // MARK: What comes of it

    mutating func carry(out steps: [Step], session: Session, uptime: Double) -> [Effect] {
        var effects: [Effect] = []
        for step in steps {
            switch step {
            case .perform(let intent): effects.append(.perform(intent))
            case .undo: effects.append(.undo)
            case .request(let request): effects.append(.store(request))
            case .journal(let request): effects.append(.journal(request))
            case .show(let section): show(section)
            case .open(let place): open(place, session: session)
            case .replace(let place):
                if !pages.isEmpty { pages.removeLast() }
                open(place, session: session)
            case .back: back(session)
            case .present(let kind): sheet = Self.sheet(kind, session: session)
            case .dismissSheet: closeSheet()
            case .tell(let announcement): tell(announcement, uptime: uptime)
            case .run(let command): effects += handle(command, session: session, uptime: uptime)
            case .ignored(let command): effects += navigate(command, session: session, uptime: uptime)
            }
        }
        return effects
    }

    private static func sheet(_ kind: SheetKind, session: Session) -> any Screen {
        switch kind {
        case .foodPicker(let id): FoodPicker(id, in: session.world)
        case .help: HelpSheet()
        case .away: AwaySheet()
        case .purchase(let productID): PurchaseSheet(productID: productID)
        case .ask(let question): AskSheet(question)
        case .redeem: RedeemSheet()
        case .deal(let deal): DealSheet(deal)
        case .export: ExportSheet()
        }
    }

    /// Commands that lead elsewhere, on every screen that has no other use for them.
    private mutating func navigate(_ command: Command, session: Session, uptime: Double) -> [Effect] {
        if sheet != nil {
            if [.back, .leave, .help, .dismiss].contains(command) { closeSheet() }
            return []
        }
        switch command {
        case .back: back(session)
        case .leave:
            if pages.isEmpty, section == .backyards { return [.quit] }
            back(session)
        case .nextScreen: show(section.next)
        case .previousScreen: show(section.previous)
        case .screen(let number):
            if let section = Section(rawValue: number - 1) { show(section) }
        case .shop: show(.shop)
        case .help: sheet = HelpSheet()
        case .undo: return [.undo]
        case .create: create(session)
        case .photo:
            if case .backyard(let id) = place { return [.photo(id)] }
            return [.photo(nil)]
        case .dismiss: announcement = nil
        case .goToArrival:
            guard let place = announcement?.announcement.place else { return [] }
            announcement = nil
            open(place, session: session)
        default: break
        }
        return []
    }

    /// Another yard, as long as there is room for one.
    private mutating func create(_ session: Session) {
        if let limit = session.allowances.backyardLimit, session.world.backyards.count >= limit {
            sheet = AskSheet(.yardLimit(limit))
        } else {
            open(.decorate(nil), session: session)
        }
    }

    mutating func closeSheet() {
        sheet = waiting.isEmpty ? nil : waiting.removeFirst()
    }

    private mutating func show(_ section: Section) {
        sheet = nil
        pages = []
        self.section = section
    }

    /// Opens a page; one that is open already comes to the top instead of standing twice.
    mutating func open(_ place: Place, session: Session) {
        sheet = nil
        if let index = pages.firstIndex(where: { $0.place == place }) {
            pages.removeSubrange((index + 1)...)
            return
        }
        switch place {
        case .section(let section): show(section)
        case .backyard(let id):
            guard session.world.backyard(id) != nil else { return }
            pages.append((place, BackyardScreen(id)))
        case .bird(let id):
            guard session.world.bird(id) != nil else { return }
            pages.append((place, BirdScreen(id)))
        case .species(let id):
            guard Catalog.species(id) != nil else { return }
            pages.append((place, SpeciesScreen(id)))
        case .decorate(let id):
            guard let screen = DecorateScreen(id, in: session.world) else { return }
            pages.append((place, screen))
        case .transactionManager:
            guard session.settings.transactionManager else { return show(.settings) }
            if pages.isEmpty { section = .account }
            pages.append((place, TransactionManagerScreen()))
        }
    }

    private mutating func back(_ session: Session) {
        if let place = pages.popLast()?.place {
            let context = context(session)
            withScreen { $0.comeBack(from: place, in: context) }
        } else if section != .backyards {
            show(.backyards)
        }
    }

    mutating func tell(_ announcement: Announcement, uptime: Double) {
        self.announcement = ShownAnnouncement(announcement: announcement, until: uptime + Announcement.seconds)
    }
}
