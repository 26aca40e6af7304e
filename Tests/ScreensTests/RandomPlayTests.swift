import Chronology
import Drawing
import Simulation
import Storefront
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session

/// Played by nobody in particular: whatever is pressed, clicked, pasted or resized, in whatever order, the game goes on.
@Suite struct RandomPlayTests {
    /// The moves of each game; in the long round, ten games share as many as it says.
    private static let moves = rounds(short: 10_000) / 10
    private static let seeds = UInt64(rounds(short: 0) > 0 ? 10 : 3)

    @Test(arguments: 0..<seeds) func whateverComesTheGameGoesOn(seed: UInt64) throws {
        var game = try RandomGame(seed: seed)
        for number in 0..<Self.moves {
            try game.move()
            if number % 50 == 49 { game.checkWorld() }
            if number % 250 == 249 { game.checkWayHome() }
            if !game.faults.isEmpty { break }
        }
        if game.faults.isEmpty { try game.checkSave() }
        #expect(game.faults.isEmpty, "seed \(seed): \(game.faults.joined(separator: "; ")) after \(game.latest)")
    }

    @Test func theSameSeedIsTheSameGame() throws {
        var games = [try RandomGame(seed: 77), try RandomGame(seed: 77)]
        for _ in 0..<min(Self.moves, 5000) {
            for index in games.indices { try games[index].move() }
        }
        #expect(games[0].player.frame == games[1].player.frame)
        #expect(games[0].player.session.world == games[1].player.session.world)
        #expect(games[0].latest == games[1].latest)
    }

    /// Nobody who looks for something changes anything for good, from wherever they begin: Enter goes there, asks, or does
    /// what can be undone.
    @Test(arguments: Stop.allCases.filter { !isAsked.contains($0) }, ["/", ":"] as [Character])
    func lookingForSomethingChangesNothing(stop: Stop, key: Character) throws {
        let player = try Player(
            size: CellSize(width: 100, height: 30), world: Fixture.world,
            saves: stop.needsFiles ? MemoryFiles() : nil)
        stop.visit(player)
        let (app, before, undone) = (player.app, Played(player.session), player.session.redoStack.count)
        let titles = CommandPaletteEntry.all(in: app.context).map(\.title)
        var hands = RandomHands(seed: UInt64(key.asciiValue ?? 0))
        for _ in 0..<min(100, Self.moves / 100) {
            let query = hands.query(of: titles)
            for letter in [key] + query { player.hand(.input(.key(.character(letter)))) }
            player.hand(.input(.key(.enter)))
            // Undo itself is taken back by redo.
            if key == ":", Played(player.session) != before {
                _ = try? player.session.perform(player.session.redoStack.count > undone ? .redo : .undo)
            }
            guard Played(player.session) == before else {
                Issue.record("\(key)\(query) changes something")
                return
            }
            player.app = app
        }
    }

    /// Where Enter answers a question that is asked already, or keeps what is being written.
    private static let isAsked: Set<Stop> = [
        .confirm, .subscribe, .accountEdit, .removeYard, .birdName, .newYard, .redeem, .cancelAsked, .refundAsked,
        .newWidget, .widgetYard, .waiting, .sendGuest, .openLetter,
    ]
}

/// What a player could lose.
private struct Played: Equatable {
    let world: World
    let account: Account
    /// The settings, without the orders of lists, which show the same things.
    private(set) var settings: Settings
    let state: StoreState

    init(_ session: Session) {
        (world, account, settings) = (session.world, session.account, session.settings)
        (settings.yardOrder, settings.birdOrder) = (nil, nil)
        state = session.store.state
    }
}

private struct RandomGame {
    let player: Player
    private let files = MemoryFiles()
    private var hands: RandomHands
    private(set) var faults: [String] = []
    /// The last moves, the latest last.
    private(set) var latest: [RandomHands.Move] = []

    init(seed: UInt64) throws {
        let depths: [ColorDepth] = [.trueColor, .ansi256, .ansi16, .mono]
        player = try Player(seed: seed, depth: depths[Int(seed % 4)], unicode: seed % 3 != 2, saves: files)
        hands = RandomHands(seed: seed)
    }

    mutating func move() throws {
        let move = hands.move(player.size)
        latest = (latest + [move]).suffix(12)
        switch move {
        case .input(.resize(let size)): player.resize(size.width, size.height)
        case .input(let event): player.send(event)
        case .wait(let span): player.pass(span)
        }
        if let cursor = player.cursor, !CellRect(player.size).contains(cursor) { faults.append("cursor at \(cursor)") }
        if player.app.pages.count > 12 { faults.append("\(player.app.pages.count) pages deep") }
    }

    mutating func checkWorld() {
        faults += player.session.world.validate().map { "\($0)" }
        if player.session.undoStack.count > 500 { faults.append("\(player.session.undoStack.count) things to undo") }
        if player.requests.count > 10_000 { player.requests.removeAll() }
    }

    /// From everywhere a few times Esc leads to the yards, and one more key ends the game. Esc may have been given to
    /// something else meanwhile, in Settings: then it is another key.
    mutating func checkWayHome() {
        player.resize(80, 24)
        let keys = player.app.keys
        let back = keys.action(for: .escape) == .back ? Key.escape : keys.keys(for: .back)[0]
        for _ in 0..<20 where player.app.sheet != nil || player.app.place != .section(.backyards) {
            player.press(back)
        }
        if player.app.sheet != nil || player.app.place != .section(.backyards) {
            faults.append("stuck at \(player.app.place)")
        }
        player.press(.control("c"))
        if player.effects.last != .quit { faults.append("Ctrl-C does not end it") }
    }

    /// What was played is what is kept.
    mutating func checkSave() throws {
        player.session.saveNow()
        player.session.close()
        let again = try Session.robins(files, player.clock)
        if again.world != player.session.world { faults.append("another world is opened again") }
        if again.account != player.session.account { faults.append("another account is opened again") }
        again.close()
    }
}
