import Chronology
import Drawing
import Storefront
import TerminalUI
import Testing
import Words

@testable import Screens
@testable import Session
@testable import Simulation

/// Whatever the game says on its last line can be read there: at once, or in a few parts of whole words.
@Suite struct SayingTests {
    @Test func nothingTakesManyPartsInASmallPane() throws {
        let player = try Player(size: CellSize(width: 30, height: 10), world: Fixture.world)
        for saying in Self.all(player) {
            let parts = Self.parts(of: saying, before: player)
            #expect(!parts.isEmpty && parts.count <= 3, "\(saying.text): \(parts)")
            Self.checkWords(of: parts, in: saying)
        }
    }

    /// From 60 columns help is named whatever is said: who begins to play finds it while the first tips are given.
    @Test(arguments: [(60, 20), (80, 24), (120, 40)])
    func helpIsNamedBesideAllThatIsSaid(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        for saying in Self.all(player) {
            let parts = Self.parts(of: saying, before: player)
            #expect(!parts.isEmpty && parts.count <= 3, "\(saying.text): \(parts)")
            Self.checkWords(of: parts, in: saying)
            player.showAgain()
            #expect(player.frame.textRows.last?.contains("? help") == true, "\(player.frame.textRows.last ?? "")")
        }
    }

    /// What is said in a world by itself, for a week, with its long names.
    @Test func whatHappensByItselfIsReadInAFewParts() throws {
        let player = try Player(size: CellSize(width: 30, height: 10), seed: 7)
        for _ in 0..<56 {
            player.press(.character("R"))
            player.pass(.hours(3))
        }
        let said = player.app.messages.said.map(\.announcement)
        #expect(said.count > 40)
        for saying in said {
            let parts = Self.parts(of: saying, before: player)
            #expect(parts.count <= 3, "\(saying.text): \(parts)")
        }
    }

    private static func parts(of saying: Announcement, before player: Player) -> [String] {
        player.app.quiet()
        player.app.tell(saying)
        return player.app.lastLine(in: ShellLayout(player.size)).parts
    }

    /// None is broken.
    private static func checkWords(of parts: [String], in saying: Announcement) {
        func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "…" } }
        let known = Set(([saying.text, saying.short ?? ""] + saying.least.flatMap(\.texts)).flatMap(words))
        let told = parts.flatMap(words).filter { $0.firstMatch(of: /^\([1-9]\/[1-9]\)$/) == nil }
        #expect(told.allSatisfy(known.contains), "\(parts)")
    }

    /// All that can be said, with names as they are in a world.
    private static func all(_ player: Player) -> [Announcement] {
        let (session, app) = (player.session, player.app)
        let words = app.words
        let yard = Fixture.yards[2]
        let errors: [WorldError] = [
            .noneOwned(.nutritionPellet), .invalidName, .nameTaken, .notYetNameable(ID("pip")),
            .backyardLimitReached(8),
            .lastBackyard, .invalidDecoration, .decorationNotOwned(nil), .alreadyEaten, .nothingToUndo,
        ]
        let refusals: [RequestError] =
            [
                .inMemory(.photos), .inMemory(.album), .inMemory(.files), .inMemory(.family), .badDisplayName,
                .badEmail,
                .badWidgetName, .nothingToUndo, .nothingToRedo, .noFalseJump,
                .irreversible(.purchase("Nectar Bottle", isRefundable: true)),
                .irreversible(.purchase("Nectar Bottle", isRefundable: false)), .irreversible(.refund("Nectar Bottle")),
                .irreversible(.photoDeletion), .readOnly(.newer(path: "/a")),
                .readOnly(.unreadable(FileError(.read, "/a", 13))),
                .readOnly(.playedElsewhere(nil)), .readOnly(.busy), .readOnly(.mustBeClosed), .readOnly(.look),
            ] + errors.map { .world($0) }
        let deeds: [Request] = [
            .refillWater(yard.id), .refillFood(yard.id), .refillFood(yard.id, food: .nutritionPellet),
            .setBackyardFavorite(yard.id, true), .setBackyardFavorite(yard.id, false),
            .setHomeBackyard(yard.id, true), .setHomeBackyard(yard.id, false), .setBirdFavorite(ID("pip"), true),
            .setBirdFavorite(ID("pip"), false), .createBackyard(name: "Mossy Corner", Decoration(number: 1)),
            .renameBackyard(yard.id, ""), .decorateBackyard(yard.id, Decoration(number: 1)), .removeBackyard(yard.id),
            .nameBird(ID("pip"), "Pip"), .keepWidget("calm", KeptWidget()), .removeWidget("calm"),
            .together(Fixture.yards.map { .refillWater($0.id) }),
            .together(Fixture.yards.prefix(2).map { .refillFood($0.id, food: .nutritionPellet) }),
            .together(Fixture.yards.prefix(2).map { .refillFood($0.id) }, spared: [yard.id]),
            .together(Fixture.yards.map { .removeBackyard($0.id) }),
        ]
        let done = deeds.flatMap { deed in
            [deed, .undo, .redo].compactMap { request -> Announcement? in
                let reply: Reply = request == .undo ? .undone(deed) : request == .redo ? .redone(deed) : .done
                return words.done(request, reply, in: session).map {
                    Announcement($0, least: words.brief(request, reply, in: session, undo: "u"))
                }
            }
        }
        let arrivals = Fixture.present.flatMap { visit in
            [false, true].compactMap { isFirst -> Announcement? in
                var visit = visit
                visit.isFirstOfSpecies = isFirst
                return Arrival.announcement(visit, session: session, words)
            }
        }
        let said: [String] =
            [
                words.notNowDraft, words.notNowSheet(key: "Esc"), words.notNowThere, words.yardOnly,
                words.errorLastYard,
                words.careOneStays, words.careEverythingFull, words.careAllFull(yard: yard.name),
                words.careStillGood(food: words.inText(.nutritionPellet), time: words.long(.hours(8))),
                words.stripWaits(rows: 10), words.donePhoto,
                words.fieldFull(count: 32), words.decorateTypeName, words.decorateNotMade,
                words.formNotKept(key: "Esc"),
                words.decorateLeft(yard: yard.name), words.accountNoPicture,
                words.foodPickerTooFew(count: 3, yards: words.yardsCount(count: 5)), words.doneWentBack(path: "/a"),
            ] + KeyMap<Command>.standard.bindings.compactMap { words.notNow($0.action) }
        let store = StoreError.allCases.map { words.message(for: $0) }
        let needs = [CellSize(width: 30, height: 10), CellSize(width: 90, height: 8)].map(words.needsRoom(beyond:))
        return said.map { Announcement($0) }
            + refusals.map {
                Announcement(words.sentence(for: $0), least: words.brief(for: $0))
            } + needs + done + arrivals
            + Tip.allCases.map { app.announcement(of: $0) }
            + Fixture.birds.map {
                Announcement(
                    words.notNameable($0), short: words.notNameableShort($0),
                    least: [Brief(words.birdNotNameableLeast)])
            }
            + store.map { Announcement($0.text, least: [Brief($0.title)]) }
            + Fixture.gifts.map { Announcement(words.found($0, session), least: words.brief($0, session)) }
    }
}
