import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import TestSupport
import Testing

@testable import Screens

/// The card of an absence, as it meets whoever comes back.
@Suite struct AwayCardTests {
    /// A game that was played for two hours and closed, opened again.
    private final class Return {
        let clock = TestClock()
        let session: Session
        var app: App
        private(set) var size: CellSize

        /// - Parameter before: how long nobody had put anything out when the game was closed.
        init(after away: Span, played before: Span = .hours(2), size: CellSize, isPane: Bool = false) throws {
            let files = MemoryFiles()
            let clock = clock
            let first = try Session.robins(files, clock)
            clock.advance(by: before)
            _ = first.advance()
            first.close()
            clock.advance(by: away)
            session = try Session.robins(files, clock)
            self.size = size
            app = App(
                session: session,
                options: AppOptions(
                    capabilities: TerminalCapabilities(colorDepth: .trueColor, unicode: true, mouse: true), size: size,
                    drawsPictures: false, isPane: isPane))
        }

        var text: String {
            var grid = CellGrid(size: size)
            app.shown(app.draw(into: &grid, pictures: .init()))
            return grid.textRows.joined(separator: "\n")
        }

        func press(_ key: Key) {
            for effect in app.handle(.input(.key(key))) {
                guard case .perform(let request) = effect else { continue }
                _ = app.handle(
                    .answer(Answer(request, of: session)))
            }
        }

        func resize(_ size: CellSize) {
            self.size = size
            _ = app.handle(.input(.resize(size)))
        }

        func pass(_ span: Span) {
            clock.advance(by: span)
            _ = app.handle(.session(session.advance()))
        }
    }

    /// The row of an absence in the list of days shows again what its card shows, and not the day below.
    @Test func theRowOfAnAbsenceIsSeenAgain() throws {
        let back = try Return(after: .days(2), size: CellSize(width: 120, height: 40))
        let report = try #require(back.session.awayReport)
        _ = back.text
        back.press(.escape)
        back.press(.character("4"))
        back.press(.character("4"))
        #expect(back.session.hasAwayCard && back.text.contains("Days"))
        let wanted = try #require(AwaySheet.replay(report.momentsInTime, in: back.session.world))
        back.press(.home)
        _ = back.text
        back.press(.character("a"))
        #expect((back.app.sheet as? ReplaySheet)?.replay == wanted)
    }

    /// The days begin with a card of the absence only where there is one: a short one in which somebody new came is told
    /// on the last line alone.
    @Test func theDaysHaveNoCardOfAShortAbsence() throws {
        let returns = try stride(from: Int64(3), to: 180, by: 7).map {
            try Return(after: .minutes(9), played: .minutes($0), size: CellSize(width: 120, height: 40))
        }
        let back = try #require(returns.first { $0.session.awayReport != nil })
        let report = try #require(back.session.awayReport)
        for key: Key in [.character("4"), .character("4")] { back.press(key) }
        #expect((back.app.screen as? JournalScreen)?.page == .days)
        #expect(back.app.words.titles(report).allSatisfy { !back.text.contains($0) }, "\(back.text)")
        // Enter opens the day that is selected, not the card.
        back.press(.enter)
        #expect(back.app.sheet == nil)
    }

    /// A short absence takes no keys; a card of a longer one lets those through that lead on.
    @Test func noKeyIsLostOnTheWayIn() throws {
        for minutes: Int64 in [1, 3, 9] {
            let back = try Return(after: .minutes(minutes), size: CellSize(width: 80, height: 24))
            #expect(back.app.sheet == nil)
            back.press(.character("2"))
            #expect(back.app.place == .section(.birds))
        }
        let back = try Return(after: .hours(13), size: CellSize(width: 80, height: 24))
        #expect(back.app.sheet is AwaySheet)
        back.press(.character("2"))
        #expect(back.app.sheet == nil && back.app.place == .section(.birds))
        let other = try Return(after: .hours(13), size: CellSize(width: 80, height: 24))
        other.press(.character("?"))
        #expect(other.app.sheet is HelpSheet)
        // What changes something waits until the card is closed.
        let third = try Return(after: .hours(13), size: CellSize(width: 80, height: 24))
        let before = third.session.world.backyards.map(\.isFavorite)
        third.press(.character("s"))
        #expect(third.app.sheet is AwaySheet && third.session.world.backyards.map(\.isFavorite) == before)
    }

    /// Nobody may be there to close a card over a pane, which shows its yard; the journal has the card.
    @Test func noCardCoversAPane() throws {
        let pane = try Return(after: .hours(13), size: CellSize(width: 80, height: 24), isPane: true)
        #expect(pane.app.pane != nil && pane.app.sheet == nil)
        pane.press(.character("4"))
        pane.press(.character("z"))
        for key: Key in [.character("4"), .character("4"), .enter] { pane.press(key) }
        #expect(pane.app.sheet is AwaySheet)
    }

    private static let absences: [(name: String, span: Span)] = [
        ("1h", .hours(1)), ("13h", .hours(13)), ("3d", .days(3)), ("115d", .days(115)), ("365d", .days(365)),
    ]

    @Test(arguments: [
        CellSize(width: 30, height: 12), CellSize(width: 60, height: 20), CellSize(width: 80, height: 24),
        CellSize(width: 120, height: 40),
    ])
    func everyAbsenceHasItsCard(size: CellSize) throws {
        var cards: [String] = []
        for (name, span) in Self.absences {
            let game = try Return(after: span, size: size)
            let text = game.text
            #expect(text.contains("Enter close"), "\(name): \(text)")
            cards.append("\(name)\n\(text)")
        }
        Golden.expect(cards.joined(separator: "\n\n"), "away-\(size.width)x\(size.height)")
    }

    /// Only what the card shows is seen again, the first moment first.
    @Test(arguments: [
        CellSize(width: 60, height: 20), CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
    ])
    func whatIsShownIsSeenAgain(size: CellSize) throws {
        var replays = 0
        for (name, span) in Self.absences {
            let game = try Return(after: span, size: size)
            let (text, world, words) = (game.text, game.session.world, game.app.words)
            game.press(.character("a"))
            guard let sheet = game.app.sheet as? ReplaySheet else {
                #expect(!text.contains("watch it again"), "\(name)")
                continue
            }
            replays += 1
            for visit in sheet.replay.scenes.map(\.visit) {
                let kind = words.inText(visit.species)
                #expect(text.lowercased().contains(kind.lowercased()), "\(name): \(kind) is not on \(text)")
            }
            #expect(
                world.presentVisits.allSatisfy { present in sheet.replay.scenes.allSatisfy { $0.visit != present } })
        }
        #expect(replays > 0)
    }

    @Test func oneKeyPutsAllYardsRight() throws {
        let game = try Return(after: .days(3), size: CellSize(width: 80, height: 26))
        #expect(game.text.contains("Food ran out in 4 yards, first on "))
        #expect(game.text.contains("Chirp Center has been out of food since "))
        #expect(game.text.contains("Press R and every yard has all it needs."))
        game.press(.character("R"))
        let text = game.text
        #expect(text.contains("5 yards are refilled.") && text.contains("While you were away"))
        // Once: the card says it.
        #expect(text.ranges(of: "5 yards are refilled.").count == 1)
        #expect(!text.contains("ran out") && !text.contains("Press R"))
        for yard in game.session.world.backyards {
            #expect(yard.food.state(at: game.session.world.clock) == .ok)
            #expect(yard.water.state(at: game.session.world.clock) == .ok)
        }
        game.press(.enter)
        #expect(!game.text.contains("While you were away"))
    }

    /// A long absence has more to tell than fits beside each other, and ends where it began.
    @Test func aLongAbsenceHasPages() throws {
        let game = try Return(after: .days(92), size: CellSize(width: 120, height: 40))
        let first = game.text
        #expect(first.contains("→ more (1 of 3)"), "\(first)")
        game.press(.right)
        let second = game.text
        #expect(second.contains("→ more (2 of 3)") && second != first)
        game.press(.left)
        #expect(game.text == first)
        for _ in 0..<3 { game.press(.down) }
        #expect(game.text == first)
        let short = try Return(after: .hours(13), size: CellSize(width: 120, height: 40))
        #expect(!short.text.contains("more ("))
    }

    /// Numbers that have no room beside pictures stand on the last page, and a larger window has fewer pages.
    @Test func theNumbersAreToldInASmallWindow() throws {
        let game = try Return(after: .days(92), size: CellSize(width: 60, height: 20))
        let report = try #require(game.session.awayReport)
        let numbers = ["Seen for the first time ever", "Birds loved \(report.lovedMeals) meals"]
        #expect(!numbers.contains { game.text.contains($0) })
        game.press(.left)
        for number in numbers { #expect(game.text.contains(number), "\(game.text)") }
        game.resize(CellSize(width: 120, height: 40))
        #expect(game.text.contains("→ more (3 of 3)"), "\(game.text)")
        game.press(.left)
        #expect(game.text.contains("→ more (2 of 3)"), "\(game.text)")
    }

    /// Each story is on one of the pages, at every size, in the order in which they happened: pages have as many as fit
    /// on each.
    @Test(arguments: [60, 66, 76, 90, 100, 120], [20, 21, 22, 24, 26, 30])
    func noStoryIsLeftOut(width: Int, height: Int) throws {
        for (name, span) in Self.absences {
            let game = try Return(after: span, size: CellSize(width: width, height: height))
            guard let moments = game.session.awayReport?.momentsInTime, var sheet = game.app.sheet as? AwaySheet else {
                continue
            }
            let context = game.app.sheetContext
            var told: [AwayMoment] = []
            for _ in 0..<(sheet.plan(in: context)?.pages ?? 0) {
                if let plan = sheet.plan(in: context) {
                    let shown = plan.moments.prefix(plan.layout.columns.count)
                    for (moment, column) in zip(shown, plan.layout.columns) {
                        let places = context.words.places(of: moment, context.session)
                        #expect(places.contains(column.place.joined(separator: " ")), "\(name): \(column.place)")
                    }
                    told += shown
                }
                _ = sheet.handle(.command(.right), in: context)
            }
            #expect(told.map(\.toldDate) == moments.map(\.toldDate).sorted(), "\(name)")
            #expect(Set(told) == Set(game.session.awayReport?.moments ?? []), "\(name)")
        }
    }

    /// The welcome comes first, and the word about a clock that has moved on so far after it.
    @Test func noReturnBeginsWithADoubt() throws {
        let game = try Return(after: .days(92), size: CellSize(width: 120, height: 40))
        #expect(game.app.sheet is AwaySheet)
        game.press(.enter)
        #expect(game.text.contains("92 days"), "\(game.text)")
        #expect(game.app.sheet is MessageSheet)
    }

    /// Of new kinds that came meanwhile the album gets a postcard, and the card says so.
    @Test func newKindsAreKept() throws {
        let game = try Return(after: .days(92), size: CellSize(width: 120, height: 40))
        let report = try #require(game.session.awayReport)
        #expect(report.newSpecies.count > 1)
        let effects = game.app.handle(.tick)
        let cards = effects.compactMap { effect in
            if case .postcard(let first) = effect { first.visit } else { nil }
        }
        #expect(Set(cards.map(\.species)) == Set(report.newSpecies))
        let keep = Request.album(.keep(title: "Bird", [PhotoVersion(ending: "ansi", text: "picture")]))
        for _ in cards { _ = game.app.handle(.answer(Answer(keep, of: game.session))) }
        #expect(game.text.contains("\(cards.count) postcards of new kinds are in your album."), "\(game.text)")
        #expect(game.app.handle(.tick).isEmpty)
    }

    /// Nothing is told as of the absence that was so before it.
    @Test func whatWasEmptyBeforeDidNotRunOutMeanwhile() throws {
        let game = try Return(after: .hours(1), played: .days(30), size: CellSize(width: 120, height: 40))
        let text = game.text
        #expect(text.contains("While you were away (1 hour)"), "\(text)")
        #expect(!text.contains("ran out"), "\(text)")
        #expect(text.contains("5 yards have been out of food since "), "\(text)")
        #expect(text.contains("Press R and every yard has all it needs."))
        game.press(.character("R"))
        #expect(!game.text.contains("out of food"))
    }

    /// On the card, and on disk: whoever reads the save meets the same bird.
    @Test func somebodyComesWithinTenSeconds() throws {
        for (name, span) in Self.absences {
            let game = try Return(after: span, size: CellSize(width: 80, height: 24))
            #expect(
                game.text.contains("Somebody is on the way to see you.") || game.text.contains(" now "), "\(name)")
            game.pass(.seconds(10))
            #expect(!game.session.world.presentVisits.isEmpty, "\(name)")
            #expect(game.text.contains(" now") && !game.text.contains("on the way to see"), "\(name)")
        }
    }
}
