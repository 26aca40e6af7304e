import Chronology
import Drawing
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session
@testable import Simulation

/// The sheet of a first sighting, the rumor on the first screen and what can be seen again.
@Suite struct FirstSightingTests {
    private static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)].map { CellSize(width: $0.0, height: $0.1) }

    /// A game just begun: its first bird lands after eight seconds.
    private func beginner(_ size: CellSize = CellSize(width: 80, height: 24)) throws -> Player {
        try Player(size: size, after: .seconds(1), revealsFirsts: true)
    }

    /// Lets time pass in small pieces until the sheet shows.
    private func waitForSheet(_ player: Player, seconds: Int = 30) -> FirstSightingSheet? {
        for _ in 0..<seconds * 4 where player.app.sheet == nil { player.pass(.milliseconds(250)) }
        return player.app.sheet as? FirstSightingSheet
    }

    @Test(arguments: sizes) func itOpensOnceTheBirdHasLanded(size: CellSize) throws {
        let player = try beginner(size)
        player.press(.down)
        let sheet = try #require(waitForSheet(player))
        let visit = sheet.first.visit
        #expect(visit.isFirstOfSpecies && sheet.first.number == 1)
        #expect(player.session.world.clock - visit.arrival >= .seconds(2))
        let text = player.text
        #expect(text.contains("First sighting") && text.contains("FIRST SIGHTING"), "\(text)")
        #expect(
            player.says("Kind No. 1") && player.says(player.app.words.line(on: sheet.first, in: player.session.world)))
        #expect(player.effects.contains(.postcard(sheet.first)))
        // A key that was on its way does what it would have done; the next one closes the sheet.
        player.press(.down)
        #expect(player.app.sheet is FirstSightingSheet)
        player.pass(.seconds(2))
        player.press(.enter)
        #expect(player.app.sheet == nil && player.app.place == .section(.backyards))
    }

    /// What the sheet says of the bird stays as true of the picture, which shows it as it sat, however long it is open.
    @Test func itsSentencesTellOfThePicture() throws {
        let player = try beginner()
        player.press(.down)
        let sheet = try #require(waitForSheet(player))
        let world = player.session.world
        let told = try #require(player.app.sheet).told(in: player.app.context)
        for _ in 0..<240
        where player.session.world.doing(sheet.first.visit)?.activity == world.doing(sheet.first.visit)?.activity {
            player.pass(.seconds(5))
        }
        #expect(player.session.world.doing(sheet.first.visit)?.activity != world.doing(sheet.first.visit)?.activity)
        #expect(try #require(player.app.sheet as? FirstSightingSheet).first == sheet.first)
        #expect(try #require(player.app.sheet).told(in: player.app.context).page == told.page)
    }

    /// The keys that the sheet names, pressed as it opens, neither close it nor open or leave what it covers.
    @Test(arguments: [Key.enter, .escape]) func aKeyOfTheSheetThatComesTooEarlyDoesNothing(key: Key) throws {
        let player = try beginner()
        player.press(.down, .enter)
        let place = player.app.place
        let sheet = try #require(waitForSheet(player))
        player.press(key)
        #expect(player.app.place == place && (player.app.sheet as? FirstSightingSheet)?.first == sheet.first)
        player.pass(.seconds(2))
        player.press(key)
        #expect(player.app.sheet == nil && player.app.place == place)
    }

    @Test func aKeyWithAUseOfItsOwnClosesAndDoesIt() throws {
        let player = try beginner()
        player.press(.down)
        _ = try #require(waitForSheet(player))
        player.pass(.seconds(2))
        player.press(.character("5"))
        #expect(player.app.sheet == nil && player.app.place == .section(.shop))
    }

    /// A key that was on its way as the sheet opened is told of: else what it did would go unnoticed.
    @Test func whatIsUndoneBelowIsTold() throws {
        let player = try beginner()
        player.press(.character("R"))
        _ = try #require(waitForSheet(player))
        player.press(.character("u"))
        #expect(player.app.sheet is FirstSightingSheet)
        #expect(player.app.messages.shown?.announcement.text.isEmpty == false)
        #expect(player.session.undoStack.isEmpty)
    }

    @Test func nobodyIsInterrupted() throws {
        let isTyping = try beginner()
        isTyping.press(.character("/"))
        #expect(waitForSheet(isTyping) == nil && isTyping.app.screen.isEditing)
        let reads = try beginner()
        reads.press(.character("?"))
        for _ in 0..<80 { reads.pass(.milliseconds(250)) }
        #expect(reads.app.sheet is HelpSheet)
        let pays = try beginner()
        pays.press(.character("7"))
        #expect(waitForSheet(pays) == nil)
        pays.press(.character("1"))
        #expect(waitForSheet(pays) != nil, "it waits until they are back")
        // Whoever has gone sees it later in the journal, and not as a picture over an empty chair.
        let away = try beginner()
        away.press(.down)
        away.send(.focus(false))
        #expect(waitForSheet(away) == nil)
        let pane = try beginner()
        pane.press(.character("z"))
        #expect(waitForSheet(pane) == nil)
        let off = try Player(after: .seconds(1))
        off.press(.down)
        #expect(waitForSheet(off) == nil)
    }

    /// A kind that comes while nobody looks has its postcard, and no sheet over an empty chair.
    @Test(arguments: [InputEvent.focus(false), .key(.character("z")), nil]) func whatNobodySeesIsKept(
        leaving: InputEvent?
    ) throws {
        let player = try beginner()
        if let leaving { player.send(leaving) } else { player.pass(.minutes(6)) }
        player.app.firsts = []
        let before = player.effects.count
        func isKept(_ effect: Effect) -> Bool {
            if case .postcard(let first) = effect { first.reason == .kind } else { false }
        }
        for _ in 0..<6 * 180 where !player.effects.dropFirst(before).contains(where: isKept) {
            player.pass(.seconds(10))
            #expect(!(player.app.sheet is FirstSightingSheet))
        }
        #expect(player.effects.dropFirst(before).contains(where: isKept))
    }

    /// A kind that comes while the player writes or reads is shown afterwards, as it was, and has its postcard.
    @Test func aBirdThatHasLeftIsShownAfterwards() throws {
        let player = try beginner()
        player.press(.character("/"), .character("x"))
        func hasLeft(_ first: FirstSighting) -> Bool {
            first.reason == .kind && !first.visit.isPresent(at: player.session.world.clock)
        }
        for _ in 0..<60 * 60 where !player.app.firsts.contains(where: hasLeft) {
            player.pass(.seconds(1))
            if player.uptime.truncatingRemainder(dividingBy: 60) < 1 { player.press(.character("x")) }
        }
        let left = try #require(player.app.firsts.first(where: hasLeft))
        #expect(player.app.sheet == nil && !player.effects.contains(.postcard(left)))
        player.press(.escape, .escape)
        var shown: [FirstSighting] = []
        for _ in 0..<200 {
            player.pass(.milliseconds(500))
            guard let sheet = player.app.sheet as? FirstSightingSheet else { continue }
            shown += [sheet.first] + sheet.others
            if sheet.first == left { #expect(player.says("flown on by now."), "\(player.text)") }
            player.pass(.seconds(2))
            player.press(.escape)
        }
        #expect(shown.contains(left) && player.effects.contains(.postcard(left)))
    }

    /// A first sighting that waited too long is no longer shown, but its postcard is kept.
    @Test func whatWaitedTooLongIsKeptAsAPostcard() throws {
        let player = try beginner()
        player.press(.character("/"), .character("x"))
        var kinds: [FirstSighting] = []
        for _ in 0..<60 * 80 {
            player.pass(.seconds(1))
            if player.uptime.truncatingRemainder(dividingBy: 60) < 1 { player.press(.character("x")) }
            kinds += player.app.firsts.filter { $0.reason == .kind && !kinds.contains($0) }
        }
        let first = try #require(kinds.first)
        #expect(player.app.sheet == nil && player.effects.contains(.postcard(first)))
    }

    @Test func sheetsOfKnownKindsKeepTheirDistance() throws {
        let player = try beginner()
        var opened: [(at: Double, isKind: Bool)] = []
        for _ in 0..<60 * 40 {
            player.pass(.milliseconds(500))
            if player.uptime.truncatingRemainder(dividingBy: 60) < 0.5 { player.press(.down) }
            guard let sheet = player.app.sheet as? FirstSightingSheet else { continue }
            opened.append((player.uptime, sheet.first.reason == .kind))
            player.pass(.seconds(2))
            player.press(.escape)
        }
        #expect(opened.count >= 3, "\(opened)")
        for (a, b) in zip(opened, opened.dropFirst()) where !b.isKind { #expect(b.at - a.at >= 180, "\(opened)") }
    }

    // MARK: The rumor

    @Test(arguments: sizes) func theFirstScreenHasAMystery(size: CellSize) throws {
        let player = try Player(size: size)
        let trace = try #require(player.session.world.trace(player.session.allowances))
        let forms = player.app.words.sentences(about: trace, player.session)
        #expect(forms.contains { player.shows($0) }, "\(player.text)")
        player.press(.character("c"))
        #expect(player.app.place == .backyard(trace.backyard))
        player.press(.character("c"))
        #expect(player.says("It’s right here."))
        player.press(.escape)
        // Forty visits of doves give the first clue away.
        var sighting = Sighting(id: .dove, first: Sighting.First(date: Player.start, bird: ID("dove-1"), backyard: nil))
        sighting.visits = 40
        player.session.world.sightings = [sighting]
        player.showAgain()
        #expect(player.shows("○ alocasias") || player.shows("✓ alocasias"), "\(player.text)")
        #expect(player.says("2 more things") || size.width < 80)
        // The key that opens it says so, or does not stand there.
        #expect(
            player.shows("c open") || !player.frame.textRows.contains { $0.contains("alocasias") && $0.hasSuffix(" c") }
        )
        player.press(.character("c"))
        #expect(player.app.place == .species(.dove) && player.says("What calls one of them"))
        player.press(.escape)
        let line = try #require(player.find(" alocasias"))
        player.click(line.x, line.y)
        #expect(player.app.place == .species(.dove))
    }

    // MARK: Help

    @Test(arguments: sizes) func helpBeginsWithHowItWorks(size: CellSize) throws {
        let player = try Player(size: size)
        player.press(.character("?"))
        let words = player.app.words
        #expect(player.shows(words.howToTitle) && player.says(words.howToCome))
        if size.width >= 80 {
            for sentence in [words.howToFeed(key: "R"), words.howToClue(key: "c"), words.howToCalm] {
                #expect(player.shows(sentence), "\(player.text)")
            }
        }
        // Keys are there by scrolling, and a search finds sentences, too.
        player.press(.end)
        #expect(player.shows("Tab") || player.shows("8  Settings"))
        // So are the signs, which are found by themselves, too.
        #expect(size.width < 60 || player.says(words.signStar), "\(player.text)")
        player.press(.character("/"))
        player.type("elsewhere")
        #expect(player.says("birds find food elsewhere") && !player.says(words.howToCome))
    }

    // MARK: Seen again

    @Test func aStoryOfTheJournalIsSeenAgain() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), after: .hours(8))
        player.press(.character("4"), .character("4"))
        player.press(.character("a"))
        let sheet = try #require(player.app.sheet as? ReplaySheet)
        let count = sheet.replay.scenes.count
        #expect(count >= 2 && player.shows("1 of \(count)"))
        // It goes on by itself, and by keys.
        player.pass(.seconds(4))
        #expect(player.shows("2 of \(count)"))
        player.press(.right)
        #expect(player.shows("3 of \(count)"))
        player.pass(.seconds(20))
        #expect(player.shows("3 of \(count)"))
        player.press(.end)
        #expect(player.shows("\(count) of \(count)") && player.shows("has left."))
        player.press(.right, .home)
        #expect(player.shows("1 of \(count)"))
        player.press(.enter)
        #expect(player.app.sheet == nil && player.app.place == .section(.journal))
        // A single visit of an open day.
        player.press(.enter)
        player.press(.end)
        player.press(.character("a"))
        let one = try #require(player.app.sheet as? ReplaySheet)
        #expect(Set(one.replay.scenes.map(\.visit.id)).count == 1)
    }

    @Test func whatDoesNotMoveIsTurnedByKeys() throws {
        let player = try Player(size: CellSize(width: 80, height: 24), after: .hours(8))
        player.session.settings.reducedMotion = true
        player.press(.character("4"), .character("4"))
        player.press(.character("a"))
        #expect(player.shows("1 of "))
        player.pass(.seconds(30))
        #expect(player.shows("1 of "))
        player.press(.right)
        #expect(player.shows("2 of "))
    }
}
