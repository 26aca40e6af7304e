import Chronology
import Drawing
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Session
@testable import Simulation

/// What the game says by itself, and what it says to a key: where it stands, in which order, and for how long.
@Suite struct MessageTests {
    // MARK: What nothing covers

    /// Of each kind that there is, short and long.
    enum Saying: CaseIterable {
        case answer, longAnswer, arrival, first, tip

        func come(to player: Player) {
            let place = Place.backyard(ID("b"))
            switch self {
            case .answer: say(Announcement("Fresh water in Bird Springs", ink: .good), to: player)
            case .longAnswer:
                let path = "/home/robin/.local/share/backyard-birds/profiles/default/album/2026-11-22 Bird Springs.svg"
                say(Announcement("The photo is kept as " + path), to: player)
            case .arrival:
                let text = "Pip, the cardinal with the crooked crest, is in Feathered Friends and Distant Relatives"
                say(Announcement(text, as: .news, place: place), to: player)
            case .first:
                var visit = Fixture.present[2]
                visit.isFirstOfSpecies = true
                let event = WorldEvent(date: visit.arrival, backyard: visit.backyard, kind: .arrived(visit))
                _ = player.app.handle(.session([.world(event)]))
            case .tip:
                player.app.tips = [.undo]
                _ = player.app.handle(.tick)
            }
        }

        private func say(_ announcement: Announcement, to player: Player) {
            player.app.tell(announcement)
        }
    }

    @Test func aReadOnlyGameOffersNoKeyThatChangesIt() throws {
        let files = MemoryFiles()
        let playing = try Player(saves: files)
        let looking = try Player(saves: files)
        let offered = playing.app.screenHints.map(\.command)
        #expect(offered.contains(.refill) && offered.contains(.create))
        #expect(looking.app.screenHints.map(\.command) == offered.filter { !Command.changing.contains($0) })
    }

    /// On every screen and sheet, at every size: all that a message takes is the last line, and there not the way out. So
    /// no field, no picture of a bird and no sheet's keys are ever under one.
    @Test(arguments: Stop.allCases) func nothingIsCovered(stop: Stop) throws {
        for saying in Saying.allCases {
            for (width, height) in [(30, 10), (44, 14), (60, 20), (80, 24), (110, 20), (120, 40), (200, 60)] {
                let player = try Player(world: Fixture.world)
                stop.visit(player)
                // What visiting has said is over.
                player.app.quiet()
                player.resize(width, height)
                let (before, keys) = (player.frame, Self.wayOut(player))
                #expect(player.app.sheet != nil || !keys.isEmpty, "\(stop) at \(width)×\(height) has no way out")
                // The last line is no sheet's: its border would lie under what is said.
                let last = player.frame.textRows.last ?? ""
                #expect(!last.contains { "╰─╯│".contains($0) }, "\(stop) at \(width)×\(height): \(last)")
                saying.come(to: player)
                player.showAgain()
                let after = player.frame
                let rows = (0..<height - 1).filter { y in (0..<width).contains { before[$0, y] != after[$0, y] } }
                let covered = keys.filter { before[$0, height - 1] != after[$0, height - 1] }
                // A tip waits for a quiet moment; news does not come between a form and its keys.
                let isSilent =
                    saying == .tip
                    || player.app.screen.isForm && player.app.sheet == nil && [.first, .arrival].contains(saying)
                if !rows.isEmpty || !covered.isEmpty || before == after && !isSilent {
                    Issue.record("\(saying) on \(stop) at \(width)×\(height): \(rows), \(covered)\n\(player.text)")
                    return
                }
            }
        }
    }

    /// On every screen and sheet: a key that has nothing to do there says why, unless it only moves about.
    @Test(arguments: Stop.allCases) func noKeyIsSilent(stop: Stop) throws {
        for binding in KeyMap<Command>.standard.bindings where !Command.moving.contains(binding.action) {
            let player = try Player(
                size: CellSize(width: 120, height: 40), world: Fixture.world,
                saves: stop.needsFiles ? MemoryFiles() : nil)
            stop.visit(player)
            player.app.quiet()
            player.showAgain()
            if player.app.sheet?.isEditing ?? player.app.screen.isEditing { return }
            if binding.action == player.app.section.command, player.app.pages.isEmpty { continue }
            let (before, effects) = (player.frame, player.effects.count)
            player.press(binding.keys[0])
            #expect(player.frame != before || player.effects.count > effects, "\(binding.action) on \(stop)")
        }
    }

    /// A message that comes while the hand is on its way takes no click from the key that stood there.
    @Test(arguments: [0.4, 2.0]) func aMessageTakesNoClickThatWasMeantForAKey(after seconds: Double) throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter)
        let key = try #require(player.find("decorate"))
        Saying.longAnswer.come(to: player)
        player.showAgain()
        #expect(!player.shows("decorate"))
        player.clock.advance(by: .milliseconds(Int64(seconds * 1000)))
        player.click(key.x, key.y)
        let isDecorating = if case .decorate = player.app.place { true } else { false }
        #expect(isDecorating == (seconds < 1))
    }

    @Test func aBirdIsGoneToEvenIfNothingWasSaidOfIt() throws {
        var world = Fixture.world
        let player = try Player(world: world)
        player.press(.character("5"), .character("g"))
        #expect(player.app.place == .backyard(ID("a")), "the last that came")
        player.press(.character("g"))
        #expect(player.shows("It’s right here"))
        world.presentVisits = []
        let alone = try Player(world: world)
        alone.press(.character("g"))
        #expect(alone.app.place == .section(.backyards) && alone.shows("Nobody is here right now. A bird will come."))
    }

    /// Whoever has had it before the eyes and goes on is not followed by it; who goes on at once still reads it.
    @Test(arguments: [false, true]) func newsDoesNotFollow(goesOn: Bool) throws {
        let player = try Player(world: Fixture.world)
        player.app.quiet()
        let news = Announcement("Somebody is somewhere", as: .news, place: .backyard(ID("b")), seconds: 20)
        player.app.tell(news)
        player.hand(.tick)
        player.showAgain()
        if goesOn { player.press(.character("2")) }
        player.pass(.seconds(1))
        #expect(player.shows(news.text))
        player.pass(.seconds(4))
        #expect(player.shows(news.text) == !goesOn)
        player.press(.character("3"))
        #expect(!player.shows(news.text) && player.app.messages.said.last?.announcement == news)
    }

    @Test func whatIsLeftBehindIsSaid() throws {
        let player = try Player(world: Fixture.world)
        player.press(.enter, .character("e"), .escape)
        #expect(player.app.messages.shown == nil)
        player.press(.character("e"), .right, .character("r"))
        #expect(player.shows("First keep this, or leave it."))
        player.press(.escape, .escape)
        #expect(player.shows("Bird Springs is as it was."))
    }

    @Test func theFoodPickerSaysWhatOneKeySpends() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.enter, .character("f"), .home)
        #expect(player.shows("Enter use 1 of your 3"))
        player.press(.enter)
        let said = player.app.messages.shown?.announcement.text
        #expect(said?.hasSuffix("You can undo that until a bird eats of it.") == true)
    }

    /// The palette does at once what is chosen, searched for or not: undo takes it back.
    @Test func thePaletteSaysWhatEnterDoes() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character(":"))
        #expect(player.shows("Enter do it"))
        player.press(.enter)
        #expect(player.session.world.backyards != Fixture.yards)
        player.press(.character("u"), .character(":"))
        #expect(player.session.world.backyards == Fixture.yards)
        player.type("refill all")
        #expect(player.shows("Enter do it"))
        player.press(.enter)
        #expect(player.session.world.backyards != Fixture.yards)
        player.press(.character("u"))
        #expect(player.session.world.backyards == Fixture.yards)
        player.press(.character(":"))
        player.type("shop")
        #expect(player.shows("Enter go there") || player.shows("Enter do it"))
    }

    /// Columns of the last line in which a click goes back; under a sheet none.
    private static func wayOut(_ player: Player) -> [Int] {
        guard player.app.sheet == nil else { return [] }
        return (0..<player.size.width).filter {
            let action = player.app.hits.action(at: CellPoint(x: $0, y: player.size.height - 1))
            return action == .command(.back) || action == .command(.leave)
        }
    }

    // MARK: One after the other

    /// A bird of the fixture that has come to its yard, as the world tells it.
    private func arrive(_ index: Int, first: Bool = false, to player: Player) {
        var visit = Fixture.present[index]
        visit.isFirstOfSpecies = first
        let event = WorldEvent(date: visit.arrival, backyard: visit.backyard, kind: .arrived(visit))
        _ = player.app.handle(.session([.world(event)]))
        player.showAgain()
    }

    @Test func anAnswerComesFirstAndWhatItInterruptsComesAfterIt() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        arrive(2, to: player)
        #expect(player.shows("arrived in Chirp Center"))
        player.press(.character("w"))
        #expect(player.shows("Fresh water") && !player.shows("arrived in Chirp Center"))
        arrive(1, to: player)
        #expect(player.shows("Fresh water"))
        player.pass(.seconds(7))
        #expect(player.shows("arrived in Chirp Center") && !player.shows("Fresh water"))
    }

    @Test func arrivalsWaitForEachOtherAndAFirstGoesBeforeThem() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("5"))
        arrive(0, to: player)
        arrive(1, to: player)
        #expect(player.shows("Pip arrived in Bird Springs"))
        arrive(2, first: true, to: player)
        #expect(player.shows("A first:") && !player.shows("Pip arrived"))
        player.pass(.seconds(13))
        #expect(player.shows("Pip arrived in Bird Springs"))
        player.pass(.seconds(7))
        // The keys can be read before the next piece of news, and an answer doesn't wait.
        #expect(!player.shows("arrived in"))
        let due = try #require(player.app.messages.nextDue) - player.uptime
        #expect(due > 0 && due <= Messages.usualRest)
        player.pass(.seconds(5))
        #expect(player.shows("dove arrived in Bird Springs"))
        player.pass(.seconds(9))
        arrive(1, to: player)
        #expect(!player.shows("arrived in"))
        player.press(.character("u"))
        #expect(player.shows("nothing to undo"), "\(player.text)")
    }

    /// Who has flown off meanwhile is no longer said to be there.
    @Test func whatIsNoLongerTrueIsNotSaid() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("5"))
        arrive(0, to: player)
        arrive(2, to: player)
        var world = player.session.world
        world.presentVisits.removeAll { $0.id == Fixture.present[2].id }
        player.session.world = world
        player.pass(.seconds(7))
        #expect(!player.shows("arrived in Chirp Center"))
    }

    /// A tip that waits behind another message belongs to the screen that it was given on.
    @Test func aTipOfAPaneIsNotSaidAfterIt() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        let tip = try #require(player.app.context.key(of: .back).map { player.app.words.paneWay(key: $0) })
        player.press(.character("z"))
        player.pass(.seconds(7))
        #expect(player.shows(tip))
        player.press(.escape, .character("z"), .escape)
        #expect(player.app.pane == nil)
        for _ in 0..<20 {
            player.pass(.seconds(2))
            #expect(!player.shows(tip))
        }
    }

    @Test func anAnswerLeavesWithItsScreen() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("w"))
        #expect(player.shows("Fresh water"))
        player.press(.character("5"))
        #expect(!player.shows("Fresh water"))
        // What is done on a page that it closes is said where one is then.
        player.press(.character("1"), .enter, .character("d"), .character("D"))
        #expect(player.app.place == .section(.backyards) && player.shows("is gone.  u undo"))
    }

    @Test(arguments: [CellSize(width: 30, height: 10), CellSize(width: 80, height: 24)])
    func whatWasSaidCanBeReadAgain(size: CellSize) throws {
        let player = try Player(size: size, world: Fixture.world)
        player.press(.character("m"))
        #expect(player.says("Nothing yet"))
        player.press(.escape)
        arrive(2, to: player)
        player.press(.character("w"))
        player.pass(.minutes(2))
        // The latest first: a tip, and before that the answer.
        player.press(.character("m"), .down)
        #expect(player.says("Fresh water"), "\(player.text)")
        // It leads where it led when it was said.
        player.press(.end, .enter)
        #expect(player.app.place == .backyard(ID("b")) && player.app.sheet == nil)
        #expect(player.app.messages.said.map(\.announcement.kind).filter { $0 != .tip } == [.news, .answer])
    }

    /// A key that would do something else, or nothing, is not offered.
    @Test func noKeyIsOfferedThatDoesNotWork() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("?"))
        arrive(2, to: player)
        #expect(player.shows("arrived in Chirp Center") && !player.shows("g go there"))
        player.press(.escape, .character("/"))
        #expect(player.shows("arrived in Chirp Center") && !player.shows("g go there") && !player.shows("? help"))
        player.press(.escape)
        #expect(player.shows("g go there") && player.shows("? help"))
    }

    @Test func whatIsSaidAgainIsReadOnce() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        let full = player.app.words.fieldFull(count: 32)
        for text in [full, full, full, "Fresh water in Bird Springs", full] {
            player.app.tell(Announcement(text))
        }
        #expect(player.app.messages.said.map(\.announcement.text).filter { $0 == full }.count == 2)
    }

    /// In a field `?` is a letter; the key that does help is named there.
    @Test func aFieldNamesTheKeysThatWorkInIt() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("/"))
        #expect(player.shows("F1 help"))
        player.press(.function(1))
        #expect(player.shows("How it works"))
    }
}

extension App {
    /// As if nothing had been said.
    mutating func quiet() { (messages, tips) = (Messages(), []) }
}
