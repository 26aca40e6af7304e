import Chronology
import Drawing
import Simulation
import TerminalUI
import Testing

@testable import Screens
@testable import Session

/// Who is told of what, and when, while the game is not before them.
@Suite struct NotificationTests {
    /// What happens at an uptime, and what is told at that moment.
    enum Step: Sendable {
        case input(InputEvent)
        case happens(Notifiable)
        /// Some time passes and nothing else.
        case tick
    }
    struct Story: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: [(at: Double, step: Step, told: Notifiable?)]
        /// What is no longer true when it could be told.
        var ended: [Notifiable] = []

        init(_ name: String, ended: [Notifiable] = [], _ steps: [(Double, Step, Notifiable?)]) {
            (testDescription, self.ended, self.steps) = (name, ended, steps.map { ($0, $1, $2) })
        }
    }

    private static func visit(_ name: String) -> Visit {
        Visit(
            id: ID(name), backyard: ID("a"), bird: ID("bird"), species: ID("owl"), perch: .branch,
            arrival: Fixture.now, departure: Fixture.now + .minutes(20), food: nil, drank: false, enjoyment: nil)
    }
    private static let dove = Notifiable.arrived(visit("dove"))
    private static let finch = Notifiable.arrived(visit("finch"))
    private static let owl = Notifiable.first(visit("owl"))
    private static let low = Notifiable.supply(.food, .low, ID("a"))
    private static let empty = Notifiable.supply(.water, .empty, ID("b"))
    private static let out = Step.input(.focus(false))
    private static let back = Step.input(.focus(true))
    private static let key = Step.input(.key(.character("x")))
    private static let moved = Step.input(.mouse(MouseEvent(.move, at: CellPoint(x: 0, y: 0))))
    private static let clicked = Step.input(.mouse(MouseEvent(.press(1), at: CellPoint(x: 0, y: 0))))

    @Test(arguments: [
        Story("never with the focus", [(0, back, nil), (1, .happens(dove), nil), (900, .happens(owl), nil)]),
        Story("at once without it", [(0, out, nil), (1, .happens(dove), dove)]),
        Story("back again", [(0, out, nil), (1, .happens(dove), dove), (2, back, nil), (90, .happens(finch), nil)]),
        Story(
            "one a minute",
            [
                (0, out, nil), (1, .happens(dove), dove), (30, .happens(finch), nil), (60.9, .tick, nil),
                (61, .tick, finch), (500, .tick, nil),
            ]),
        Story(
            "the last arrival, and the gravest need",
            [
                (0, out, nil), (1, .happens(finch), finch), (2, .happens(finch), nil), (3, .happens(dove), nil),
                (4, .happens(empty), nil), (5, .happens(low), nil), (61, .tick, empty), (121, .tick, dove),
                (200, .tick, nil),
            ]),
        Story(
            "a first comes first",
            [
                (0, out, nil), (1, .happens(dove), dove), (2, .happens(empty), nil), (3, .happens(owl), nil),
                (61, .tick, owl), (121, .tick, empty),
            ]),
        Story(
            "what is over is not told", ended: [finch],
            [(0, out, nil), (1, .happens(dove), dove), (30, .happens(finch), nil), (61, .tick, nil)]),
        Story(
            "who is back has seen it",
            [
                (0, out, nil), (1, .happens(dove), dove), (30, .happens(finch), nil), (40, back, nil), (45, .tick, nil),
                (50, out, nil), (100, .tick, nil),
            ]),
        Story(
            "unknown: two minutes after a key",
            [(0, key, nil), (119, .happens(dove), nil), (120, .happens(finch), finch)]),
        Story(
            "unknown: what came before is not told later",
            [(0, key, nil), (119, .happens(dove), nil), (121, .tick, nil)]),
        Story("unknown: from the start", [(10, .happens(dove), nil), (125, .happens(finch), finch)]),
        Story("a pointer that moves says nothing", [(119, moved, nil), (121, .happens(dove), dove)]),
        Story("a click does", [(119, clicked, nil), (121, .happens(dove), nil)]),
        Story(
            "typed into, it has the focus",
            [(0, out, nil), (10, key, nil), (11, .happens(dove), nil), (130, .happens(finch), finch)]),
    ])
    func whenItIsTold(story: Story) {
        var attention = Attention(uptime: 0)
        var notifications = Notifications()
        for (uptime, step, told) in story.steps {
            switch step {
            case .input(let event): attention.take(event, at: uptime)
            case .happens(let event): notifications.add(event, attention, at: uptime)
            case .tick: break
            }
            let next = notifications.next(attention, at: uptime) { !story.ended.contains($0) }
            #expect(next == told, "at \(uptime)")
            if let due = notifications.due { #expect(due > uptime, "nothing that waits keeps the loop awake") }
        }
    }

    // MARK: In the game

    private func player(_ change: (inout Settings) -> Void) throws -> Player {
        let player = try Player(after: .zero)
        var settings = player.session.settings
        change(&settings)
        try player.session.perform(.changeSettings(settings))
        return player
    }

    private func bodies(_ player: Player) -> [String] {
        player.effects.compactMap { if case .notify(let notification, _) = $0 { notification.body } else { nil } }
    }

    /// The game's first hours, in steps short enough to miss nobody.
    private func live(_ player: Player, hours: Int = 3) {
        for _ in 0..<hours * 120 { player.pass(.seconds(30)) }
    }

    @Test func nothingIsSaidUnlessAskedFor() throws {
        let player = try player { _ in }
        player.send(.focus(false))
        live(player, hours: 1)
        #expect(bodies(player).isEmpty)
    }

    @Test func eachKindHasItsSwitch() throws {
        let switches: [(WritableKeyPath<Settings, Bool>, String)] = [
            (\.notifiesArrivals, "arrived"), (\.notifiesFirsts, "A first"), (\.notifiesSupplies, " is "),
        ]
        for (path, word) in switches {
            let player = try player { $0[keyPath: path] = true }
            player.send(.focus(false))
            live(player, hours: path == \.notifiesSupplies ? 12 : 3)
            let told = bodies(player)
            #expect(!told.isEmpty && told.allSatisfy { $0.contains(word) }, "\(word): \(told)")
        }
    }

    /// What is announced nowhere in the game is not announced outside.
    @Test func theSettingForArrivalsCounts() throws {
        let player = try player { settings in
            settings.notices = .none
            (settings.notifiesArrivals, settings.notifiesFirsts) = (true, true)
        }
        player.send(.focus(false))
        live(player, hours: 1)
        #expect(bodies(player).isEmpty)
    }

    @Test(arguments: Redaction.allCases) func whatIsHiddenInWidgetsIsHiddenHere(redaction: Redaction) throws {
        let player = try player { settings in
            settings.redaction = redaction
            (settings.notifiesArrivals, settings.notifiesFirsts, settings.notifiesSupplies) = (true, true, true)
        }
        player.send(.focus(false))
        live(player, hours: 12)
        let told = bodies(player)
        let names = player.session.world.backyards.map(\.name) + player.session.world.birds.compactMap(\.name)
        let namesTold = names.filter { name in told.contains { $0.contains(name) } }
        #expect(told.isEmpty == (redaction == .locked))
        #expect(namesTold.isEmpty == (redaction != .public), "\(namesTold)")
    }

    @Test func theWayIsTheOneThatWasAskedFor() throws {
        let player = try player { settings in
            settings.notifiesFirsts = true
            settings.notificationWay = "osc9"
        }
        player.send(.focus(false))
        live(player, hours: 1)
        let ways = player.effects.compactMap { if case .notify(_, let way) = $0 { way } else { nil } }
        #expect(!ways.isEmpty && ways.allSatisfy { $0 == .osc9 })
    }
}
