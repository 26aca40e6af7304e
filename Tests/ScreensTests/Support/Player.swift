import Chronology
import Drawing
import Scene
import Simulation
import Synchronization
import TerminalUI
import TestSupport
import Words

@testable import Screens
@testable import Session

/// The machine's clock, in a test's hand.
final class TestClock: Sendable {
    private let milliseconds = Mutex<Int64>(0)
    var uptime: Span { .milliseconds(milliseconds.withLock { $0 }) }
    func advance(by span: Span) { milliseconds.withLock { $0 += span.milliseconds } }
}

/// A player before a game in memory, with a clock that only the test moves: the loop, without a terminal.
final class Player {
    let clock = TestClock()
    let session: Session
    var app: App
    let pictures: PictureBook
    private(set) var frame: CellGrid
    private(set) var cursor: CellPoint?
    /// Where the hidden cursor follows the selection.
    private(set) var focus: CellPoint?
    /// Effects that the loop would carry out outside the game.
    private(set) var effects: [Effect] = []

    /// What was asked of the game.
    var requests: [Request] = []

    static let start = Instant(milliseconds: 1_795_243_560_000)

    init(
        size: CellSize = CellSize(width: 80, height: 24), seed: UInt64 = 7, depth: ColorDepth = .trueColor,
        unicode: Bool = true, scheme: ColorScheme = .dark, drawsPictures: Bool = false, world: World? = nil,
        after: Span = .seconds(12), saves files: MemoryFiles? = nil, profile: String = "default",
        language: Language = .english, revealsFirsts: Bool = false, isPlain: Bool = false,
        kiosk: Kiosk? = nil
    ) throws {
        let palettes: [ColorDepth: ColorPalette] = [.ansi256: .xterm256, .ansi16: .ansi16, .mono: .mono]
        pictures = PictureBook(
            options: PictureOptions(
                glyphs: unicode ? .quadrant : .ascii, colors: palettes[depth] ?? .trueColor,
                darkGround: scheme == .dark))
        let clock = clock
        let environment = Environment.robins(files ?? MemoryFiles(), clock, seed: seed)
        var configuration = Configuration()
        configuration.inMemory = files == nil
        configuration.dataDirectory = "/data"
        configuration.profile = profile
        configuration.seed = seed
        configuration.kiosk = kiosk
        session = try Session.open(configuration, environment: environment, savesInline: true)
        if let world { session.world = world }
        session.settings.revealsFirsts = revealsFirsts
        session.settings.isPlain = isPlain
        app = App(
            session: session,
            options: AppOptions(
                capabilities: TerminalCapabilities(colorDepth: depth, unicode: unicode, mouse: true), scheme: scheme,
                size: size, drawsPictures: drawsPictures, language: language))
        frame = CellGrid(size: size)
        if isPlain { hand(.tick) }
        if world == nil { pass(after) } else { show() }
    }

    var size: CellSize { frame.size }
    var uptime: Double { clock.uptime.seconds }

    /// Lets time pass in one piece and shows what came of it.
    func pass(_ span: Span) {
        clock.advance(by: span)
        hand(.session(session.advance()))
        hand(.tick)
        show()
    }

    func press(_ keys: Key...) {
        for key in keys { send(.key(key)) }
    }

    func type(_ text: String) {
        for character in text { send(.key(.character(character))) }
    }

    /// Presses the button and lets go of it, as terminals report it.
    func click(_ x: Int, _ y: Int) {
        for kind in [MouseEvent.Kind.press(1), .release(1)] {
            send(.mouse(MouseEvent(kind, at: CellPoint(x: x, y: y))))
        }
    }

    /// Clicks on the first place where `text` stands.
    func click(_ text: String) -> Bool {
        guard let place = find(text) else { return false }
        click(place.x, place.y)
        return true
    }

    func resize(_ width: Int, _ height: Int) {
        frame = CellGrid(size: CellSize(width: width, height: height))
        send(.resize(frame.size))
    }

    func send(_ event: InputEvent) {
        hand(.input(event))
        show()
    }

    func hand(_ event: AppEvent) {
        for effect in app.handle(event) { carry(out: effect) }
    }

    /// As the loop does it.
    private func carry(out effect: Effect) {
        switch effect {
        case .perform(let request):
            requests.append(request)
            hand(.answer(Answer(request, of: session)))
        case .export(let format): hand(.notice(session.exportJournal(format, app.words)))
        case .keepKeys(let keys): hand(.config(app.config.with(keys: Command.named(keys))))
        case .photo, .postcard, .notify, .copy, .redrawAll, .suspend, .quit: effects.append(effect)
        }
    }

    /// Draws without a key or time in between.
    func showAgain() { show() }

    private func show() {
        var grid = CellGrid(size: frame.size)
        let drawn = app.draw(into: &grid, pictures: pictures)
        app.shown(drawn)
        frame = grid
        (cursor, focus) = (drawn.cursor, drawn.focus)
    }

    /// Where a click does that, row by row.
    func hits(_ hit: Hit) -> [CellPoint] {
        (0..<size.height).flatMap { y in (0..<size.width).map { CellPoint(x: $0, y: y) } }
            .filter { app.hits.action(at: $0) == hit }
    }

    var text: String { frame.textRows.joined(separator: "\n") }

    /// The background of a cell as 24 bits.
    func rgb(x: Int, y: Int) -> RGB {
        if case .rgb(let color) = frame[x, y].style.background { color } else { app.theme.rgb(.ground) }
    }

    /// The row at which the cursor stands.
    var rowAtCursor: String { cursor.map { frame.textRows[$0.y] } ?? "" }

    func shows(_ text: String) -> Bool { self.text.contains(text) }

    /// Whether the sheet that is open, or else the screen, says that, over however many lines.
    func says(_ text: String) -> Bool {
        var rows = frame.textRows
        if let top = find("╭"), let bottom = find("╯") {
            rows = (top.y...bottom.y).map { y in
                String(
                    (top.x...bottom.x).compactMap { x in
                        if case .glyph(let glyph) = frame[x, y].content { glyph } else { nil }
                    })
            }
        }
        let words = rows.joined(separator: " ").split { " ░▎▕▐│─╭╮╰╯".contains($0) }
        return words.joined(separator: " ").contains(text)
    }

    /// Where `text` first stands on the screen, row by row.
    func find(_ text: String) -> CellPoint? {
        let wanted = text.map { Cell($0) }
        guard let first = wanted.first else { return nil }
        for y in 0..<frame.height {
            var row = (0..<frame.width).map { frame[$0, y] }
            // Cells are compared as the numbers that they are.
            for x in row.indices { row[x].style = .plain }
            for x in row.indices where row[x] == first && row[x...].starts(with: wanted) {
                return CellPoint(x: x, y: y)
            }
        }
        return nil
    }
}

extension Session {
    /// Robin's game on these files at the clock's time, as it is opened again and again.
    static func robins(_ files: MemoryFiles, _ clock: TestClock) throws -> Session {
        var configuration = Configuration()
        configuration.dataDirectory = "/data"
        return try Session.open(configuration, environment: .robins(files, clock), savesInline: true)
    }
}

extension Environment {
    /// Robin's computer.
    static func robins(_ files: MemoryFiles, _ clock: TestClock, seed: UInt64 = 7) -> Environment {
        Environment(
            now: { Player.start + clock.uptime }, uptime: { clock.uptime }, makeSeed: { seed },
            randomBytes: { Array(repeating: 7, count: $0) }, variable: { _ in nil }, loginName: "Robin",
            hostName: "garden", processID: 1, zoneOffset: { _ in .zero }, files: files)
    }
}

extension Player {
    /// What is marked as found: letters that stand together, bold and underlined.
    var marked: [String] {
        var all: [String] = []
        for y in 0..<frame.height {
            var run = ""
            for x in 0..<frame.width {
                let cell = frame[x, y]
                guard cell.style.attributes.isSuperset(of: [.bold, .underline]) else {
                    if !run.isEmpty { all.append(run) }
                    run = ""
                    continue
                }
                if case .glyph(let glyph) = cell.content { run.append(glyph) }
            }
            if !run.isEmpty { all.append(run) }
        }
        return all
    }
}
