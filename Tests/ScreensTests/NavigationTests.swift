import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens

/// Ways between the screens, by keys and by mouse.
@Suite struct NavigationTests {
    /// Enter in an empty field says what is wrong, in each sheet with a field.
    @Test func anEmptyFieldIsAnswered() throws {
        let player = try Player(size: CellSize(width: 100, height: 30), world: Fixture.world)
        player.press(.character("2"))
        _ = player.click("Pip")
        player.press(.character("E"), .enter)
        #expect((player.app.sheet as? GuestSheet)?.complaint?.isEmpty == false)
        var redeem = RedeemSheet()
        _ = redeem.handle(.command(.open), in: player.app.context)
        #expect(redeem.complaint?.isEmpty == false)
    }

    /// A bird that is away is not sent again: its page offers its card, and the sheet says that nothing else changes.
    @Test func theCardOfABirdThatIsAwayIsOffered() throws {
        let player = try Player(size: CellSize(width: 100, height: 30), saves: MemoryFiles())
        let world = player.session.world
        let bird = try #require(world.birds.first { $0.hasBeenSeen })
        player.press(.character("2"), .home, .enter, .character("E"))
        #expect(player.says("This can’t be undone."), "\(player.text)")
        player.type("Robin")
        player.press(.enter)
        let journey = try #require(player.session.world.bird(bird.id)?.journey(at: player.session.now))
        // It takes some seconds to leave.
        player.pass(.seconds(20))
        let hints = player.app.screen.hints(in: player.app.context).map(\.words)
        #expect(hints.contains("card again") && !hints.contains("send off"), "\(hints)")
        player.press(.character("E"))
        #expect(player.says("It’s with a friend already.") && player.shows("again"), "\(player.text)")
        player.press(.enter)
        #expect(player.session.world.bird(bird.id)?.journey(at: player.session.now) == journey)
    }

    /// Wherever a list stands, no key is offered that only says no.
    @Test(arguments: Stop.allCases.filter { !$0.needsFiles }, [true, false])
    func noHintIsRefused(stop: Stop, isNew: Bool) throws {
        let player = try isNew ? Player(after: .zero) : Player(world: Fixture.world)
        stop.visit(player)
        guard player.app.sheet == nil, !player.app.screen.isEditing else { return }
        let context = player.app.context
        var seen: Set<String> = []
        for way in [Command.down, .right] {
            var screen = player.app.screen
            for _ in 0..<60 {
                for hint in screen.hints(in: context) {
                    var pressed = screen
                    let steps = pressed.handle(.command(hint.command), in: context)
                    for step in steps {
                        switch step {
                        // That all is full already is said as it is meant, and so is that a form is not kept yet.
                        case .tell(let text)
                        where steps.count == 1 && ![.refill, .water, .refillAll, .back].contains(hint.command):
                            seen.insert("\(hint.command): \(text.text)")
                        case .ignored(let command):
                            if let no = context.words.notNow(command) { seen.insert("\(hint.command): \(no)") }
                        case .perform(.undo) where context.session.undoStack.isEmpty: seen.insert("\(hint.command)")
                        default: break
                        }
                    }
                }
                _ = screen.handle(.command(way), in: context)
            }
        }
        #expect(seen.isEmpty, "\(seen)")
    }

    @Test func digitsAndTabReachEverySection() throws {
        let player = try Player(world: Fixture.world)
        for (index, section) in Section.allCases.enumerated() {
            player.press(.character(Character(String(index + 1))))
            #expect(player.app.place == .section(section))
        }
        player.press(.tab)
        #expect(player.app.place == .section(.backyards))
        player.press(.backTab)
        #expect(player.app.place == Section.allCases.last.map(Place.section))
    }

    @Test func backGoesOneStepAndQuitsOnlyFromTheFirst() throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter, .down, .enter)
        #expect(player.app.place == .bird(ID("pip")))
        player.press(.character("q"))
        #expect(player.app.place == .backyard(ID("a")))
        player.press(.escape, .escape, .escape)
        #expect(player.app.place == .section(.backyards) && player.effects.isEmpty)
        player.press(.character("2"), .character("q"))
        #expect(player.app.place == .section(.backyards) && player.effects.isEmpty)
        player.press(.character("q"))
        #expect(player.effects == [.quit])
    }

    @Test func controlKeysReachTheLoopFromAnywhere() throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter, .character("f"), .control("l"), .control("z"), .control("c"))
        #expect(player.effects == [.redrawAll, .suspend, .quit])
    }

    @Test func comingBackFindsTheYardThatWasOpen() throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter, .right, .escape, .enter)
        #expect(player.app.place == .backyard(ID("b")))
        player.press(.left, .left)
        #expect(player.app.place == .backyard(ID("c")))
    }

    @Test func unknownKeysDoNothing() throws {
        let player = try Player(world: Fixture.world)
        let before = player.frame
        player.press(.function(7), .alt(.character("x")), .character("§"), .character("鳥"))
        player.send(.paste(String(repeating: "q", count: 100_000)))
        #expect(player.frame == before && player.effects.isEmpty)
    }

    /// The keys that change something, and those that lead elsewhere, held with Alt.
    private static let held: [Key] =
        "abdefgnoprstuvwxzDEGRTU?/:129 ".map { .alt(.character($0)) } + [.alt(.left), .alt(.enter), .alt(.delete)]

    @Test func aKeyHeldWithAltDoesNothing() throws {
        let player = try Player(world: Fixture.world)
        for keys in [[], [.enter], [.enter, .enter]] as [[Key]] {
            for key in keys { player.press(key) }
            let before = player.frame
            for key in Self.held {
                player.press(key)
                #expect(player.frame == before && player.requests.isEmpty, "\(key)")
            }
        }
    }

    /// tmux sends Esc and a key typed just after it as that key with Alt: the sheet closes, and the key counts if it only
    /// moves.
    @Test(arguments: held) func escAndAKeyCloseASheet(key: Key) throws {
        guard case .alt(let next) = key else { return }
        for open: Key in [.character("?"), .character(":"), .character("m"), .character("d")] {
            let player = try Player(world: Fixture.world)
            player.press(open)
            #expect(player.app.sheet != nil)
            let isTyped = player.app.sheet?.isEditing == true && "bdf".contains { next == .character($0) }
            if isTyped || open == .character(":") && [.left, .delete].contains(next) { continue }
            player.press(key)
            let plain = try Player(world: Fixture.world)
            if let command = plain.app.keys.action(for: next), command.onlyMoves { plain.press(next) }
            #expect((player.app.sheet == nil) == (plain.app.sheet == nil), "\(open) \(key)")
            #expect(player.app.place == plain.app.place && player.requests.isEmpty, "\(open) \(key)")
        }
    }

    @Test func inATextTheseKeysEditAndMoveNowhere() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("/"))
        player.type("one two")
        player.press(.alt(.left), .character("x"), .wordLeft, .alt(.character("d")), .keypad(4), .alt(.character("q")))
        #expect(player.app.screen.typed?.text == "one 4" && player.app.place == .section(.backyards))
        player.press(.escape)
        #expect(player.app.screen.typed == nil)
    }

    @Test func theKeypadMovesWhereNothingIsTyped() throws {
        for (key, other) in [
            (Key.keypad(2), Key.down), (.keypad(6), .right), (.wordRight, .right), (.keypad(3), .pageDown),
        ] {
            let (player, plain) = (try Player(world: Fixture.world), try Player(world: Fixture.world))
            let before = player.frame
            player.press(key)
            plain.press(other)
            #expect(player.frame == plain.frame && (key == .keypad(3) || player.frame != before), "\(key)")
        }
    }

    @Test func everyKeyOnEveryScreenIsHarmless() throws {
        let keys =
            KeyMap<Command>.standard.bindings.flatMap(\.keys).filter { ![.control("c"), .character("q")].contains($0) }
        for stop in Stop.allCases where ![.bought, .subscribe, .account, .unmetBird].contains(stop) {
            let player = try Player(world: Fixture.world)
            for key in keys {
                player.press(.escape, .escape, .escape, .escape)
                stop.visit(player)
                player.press(key, .enter)
                #expect(player.frame.textRows.contains { !$0.isEmpty })
            }
            #expect(!player.effects.contains(.quit))
        }
    }

    // MARK: Mouse

    @Test(arguments: [CellSize(width: 80, height: 24), CellSize(width: 120, height: 40)])
    func everythingIsAClickAway(size: CellSize) throws {
        let player = try Player(size: size, world: Fixture.world)
        #expect(player.click("Chirp Center") && player.app.place == .backyard(ID("b")))
        #expect(player.click("w water"))
        #expect(player.session.world.backyard(ID("b"))?.water.filledAt == player.session.world.clock)
        #expect(player.click("Nutrition Pellet") && player.shows("Food for Chirp Center"))
        #expect(player.click("Esc close") && !player.shows("Food for"))
        #expect(player.click("Brown swallow") && player.app.place == .bird(ID("swallow")))
        #expect(player.click("Esc back") && player.app.place == .backyard(ID("b")))
        #expect(player.click("Shop") && player.app.place == .section(.shop))
        #expect(player.click("Best Value") && player.click("Enter confirm") && player.shows("Thank you"))
        #expect(player.click("Enter close") && !player.shows("Thank you"))
        player.pass(.seconds(7))
        player.pass(.seconds(10))
        #expect(player.click("? help") && player.shows("How it works"))
        player.click(0, 0)
        #expect(!player.shows("How it works"))
    }

    @Test func clickBesideASheetClosesItAndReachesNothingBelow() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        let tile = player.hits(.item(1))
        player.press(.character("?"))
        // A part of it stands beside the sheet.
        let place = try #require(tile.first { player.app.hits.action(at: $0) == .command(.back) })
        player.click(place.x, place.y)
        #expect(player.app.place == .section(.backyards) && !player.shows("How it works"))
    }

    @Test func wheelAndPointerChoose() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("8"))
        let before = player.frame
        player.send(.mouse(MouseEvent(.wheelDown, at: CellPoint(x: 10, y: 10))))
        #expect(player.frame != before)
        player.send(.mouse(MouseEvent(.wheelUp, at: CellPoint(x: 10, y: 10))))
        #expect(player.frame == before)
        let ambience = try #require(player.find("Ambience"))
        let former = player.session.settings.ambienceChoice
        player.send(.mouse(MouseEvent(.move, at: ambience)))
        player.press(.enter)
        #expect(player.session.settings.ambienceChoice != former)
    }

    @Test func rightClickGoesBack() throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter)
        player.send(.mouse(MouseEvent(.press(3), at: CellPoint(x: 5, y: 5))))
        #expect(player.app.place == .section(.backyards))
    }

    // MARK: Arrivals

    @Test func arrivalIsToldAnywhereAndAKeyGoesThere() throws {
        let player = try Player(after: .zero)
        player.press(.character("5"))
        player.pass(.seconds(10))
        #expect(player.shows("A first: ") && player.shows("g go there"))
        player.press(.character("g"))
        #expect(player.app.place == .backyard(ID("yard-1")) && player.app.messages.isQuiet)
    }

    /// Whoever is a little late still gets there, as long as the bird is.
    @Test func arrivalGoesAwayByItself() throws {
        let player = try Player(after: .seconds(10))
        #expect(player.shows("A first: ") && player.shows("g go there"))
        player.pass(.seconds(13))
        #expect(!player.shows("g go there"))
        player.press(.character("g"))
        #expect(player.app.place == .backyard(ID("yard-1")))
        player.press(.escape)
        player.pass(.hours(30))
        let latest = player.app.messages.said.last { $0.announcement.visit != nil }?.announcement
        guard let visit = latest?.visit, player.session.world.presentVisits.allSatisfy({ $0.id != visit.id }) else {
            return
        }
        player.press(.character("g"))
        // Those who came without a word are there to be seen, too.
        let last = player.session.world.presentVisits.max { $0.arrival < $1.arrival }
        #expect(player.app.place == last.map { .backyard($0.backyard) } ?? .section(.backyards))
    }

    /// A kind that was never seen before is news for two minutes; then whoever is there is named.
    @Test func whatWasNewIsNewsForAWhile() throws {
        let player = try Player(after: .seconds(10))
        let visit = try #require(player.session.world.presentVisits.first)
        let news = "A first: \(Words().one(visit.species))"
        #expect(visit.isFirstOfSpecies && player.shows(news))
        player.pass(.minutes(2))
        #expect(player.session.world.presentVisits.contains { $0.id == visit.id } && !player.shows(news))
    }

    @Test func arrivalsCanBeLeftOut() throws {
        let player = try Player(after: .zero)
        player.press(.character("8"), .left)
        #expect(player.session.settings.notices == .none)
        player.pass(.seconds(10))
        #expect(player.session.world.presentVisits.count == 1 && !player.shows("A first:"))
    }

    // MARK: Frames by themselves

    @Test func flightsAskForThirtyFramesAndRestAsksForTheNextMinute() throws {
        let player = try Player(after: .seconds(9))
        func next() -> Double? {
            let next = player.app.nextFrame(after: player.uptime, pictures: player.pictures)
            return [next.screen, next.pictures].compactMap(\.self).min().map { $0 - player.uptime }
        }
        #expect((next() ?? 9) <= 0.034)
        player.pass(.seconds(4))
        #expect((next() ?? 9) <= 0.126 && (next() ?? 0) > 0)
        player.send(.focus(false))
        #expect((next() ?? 0) > 0.126 && (next() ?? 9) <= 0.5)
        player.send(.focus(true))
        player.press(.character("8"))
        // Until all that there is to say of a new game is said.
        for _ in 0..<9 { player.pass(.seconds(9)) }
        #expect(next() == nil, "no picture shows")
    }

    /// A new player took a picture that stands still for a game that hangs.
    @Test func ambienceIsCalmAfterAMinuteWithoutInputAndNeverStops() throws {
        let player = try Player(world: Fixture.world)
        func ambience(_ uptime: Double) -> Cadence { player.app.ambience(at: uptime) }
        #expect(ambience(59) == .ambience)
        for minutes in [1.1, 5, 30, 120, 600] { #expect(ambience(60 * minutes) == .calm, "\(minutes)") }
    }

    @Test func sixelsAreCalm() throws {
        let player = try Player(world: Fixture.world)
        #expect(player.app.ambience(at: player.uptime) == .ambience)
        var settings = player.session.settings
        settings.pixels = "sixel"
        try player.session.perform(.changeSettings(settings))
        #expect(player.app.ambience(at: player.uptime) == .calm)
    }

    @Test(arguments: [(Ambience.always, Cadence.calm), (.withFocus, .still), (.off, .still)])
    func withoutFocusAmbienceGoesByTheSetting(choice: Ambience, expected: Cadence) throws {
        let player = try Player(world: Fixture.world)
        var settings = player.session.settings
        settings.ambienceChoice = choice
        try player.session.perform(.changeSettings(settings))
        player.send(.focus(false))
        #expect(player.app.ambience(at: player.uptime) == expected)
        player.send(.focus(true))
        let withFocus = player.app.ambience(at: player.uptime)
        #expect(withFocus == (choice == .off ? .still : .ambience))
    }
}
