import Chronology
import Drawing
import Storefront
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Session
@testable import Simulation

/// In a small pane an answer is whole, or in two parts of which the first has the news: no sentence stops before the word
/// that matters. Names give way, and only those that are longer than any that the game gives.
@Suite struct BriefTests {
    /// The longest names that the game has, and ones as long as a player may type.
    enum Names: CaseIterable {
        case given, typed
    }

    private static let typed = "Maximilian the Third of Littleton"

    /// Every key that does or says something in a small pane, after those before it.
    private static let keys: [[Key]] =
        [
            [.character("r")], [.character("r"), .character("r")], [.character("w")], [.character("s")],
            [.character("s"), .character("s")], [.character("R")], [.character("R"), .character("R")],
            [.character("r"), .character("u")], [.character("R"), .character("u"), .character("U")],
            [.character("w"), .character("u")], [.character("s"), .character("u"), .character("U")],
            [.character("f"), .end, .enter, .character("u")], [.character("f"), .character("r")],
            [.right, .character("r")], [.right, .right, .character("r"), .character("u")], [.tab, .tab, .enter],
            [.character("g")], [.character("g"), .character("g")], [.character(":"), .escape, .character("x")],
        ] + (0..<9).map { [.character("f"), .home] + Array(repeating: .down, count: $0) + [.enter] }
        + KeyMap<Command>.standard.bindings.compactMap { $0.keys.first.map { [$0] } }

    @Test(arguments: Names.allCases) func answersToKeysAreWhole(names: Names) throws {
        var answers: Set<Announcement> = []
        for keys in Self.keys {
            let player = try Player(size: Self.size, world: Self.world(names))
            for key in keys {
                player.app.quiet()
                player.press(key)
                if let answer = player.app.messages.shown?.announcement { answers.insert(answer) }
            }
        }
        #expect(answers.count > 25)
        let player = try Player(size: Self.size, world: Self.world(names))
        for answer in answers { Self.check(answer, in: player, names) }
    }

    @Test(arguments: Names.allCases) func newsAreWhole(names: Names) throws {
        let player = try Player(size: Self.size, world: Self.world(names))
        let (session, words) = (player.session, player.app.words)
        for visit in Fixture.present + Fixture.past {
            for isFirst in [false, true] {
                var visit = visit
                visit.isFirstOfSpecies = isFirst
                if let news = Arrival.announcement(visit, session: session, words) {
                    Self.check(news, in: player, names)
                }
            }
        }
        for kind in GiftKind.allCases {
            for gift in Fixture.gifts {
                let gift = Gift(
                    id: gift.id, kind: kind, bird: gift.bird, species: gift.species, backyard: gift.backyard,
                    date: gift.date)
                let found = Announcement(words.found(gift, session), least: words.brief(gift, session))
                Self.check(found, in: player, names)
            }
        }
        for product in try session.store.products() {
            for kind: StoreEvent.Kind in [
                .expired(productID: product.id, .autoRenewDisabled),
                .enteredGracePeriod(productID: product.id, until: Player.start),
                .enteredBillingRetry(productID: product.id, until: Player.start),
            ] {
                player.app.quiet()
                player.hand(.session([.store(StoreEvent(date: Player.start, kind: kind))]))
                Self.check(try #require(player.app.messages.shown?.announcement), in: player, names)
            }
        }
        for tip in [Tip.goal, .refill, .undo, .messages] {
            Self.check(player.app.announcement(of: tip), in: player, names)
        }
        for yard in session.world.backyards {
            Self.check(words.whoIsHere(in: yard, of: session.world), in: player, names)
        }
    }

    /// What is done to the yard before the player is said at once on small screens, too.
    @Test func whatIsDoneHereIsSaidAtOnce() throws {
        for keys in [[Key.character("s")], [.character("s"), .character("s")], [.character("w")], [.character("r")]] {
            let player = try Player(size: CellSize(width: 60, height: 20), world: Fixture.world)
            player.press(.enter, .left)
            for key in keys {
                player.app.quiet()
                player.press(key)
                let parts = player.app.lastLine(in: ShellLayout(player.size)).parts
                #expect(parts.count == 1 && player.shows("? help"), "\(parts)")
            }
        }
    }

    /// What undo names may have been done while there was room for more.
    @Test(arguments: Names.allCases) func whatIsUndoneIsWhole(names: Names) throws {
        let deeds: [Request] = [
            .refillWater(ID("b")), .refillFood(ID("b"), food: .nutritionPellet), .setBackyardFavorite(ID("b"), true),
            .setHomeBackyard(ID("b"), true), .setBirdFavorite(ID("dove"), true),
            .createBackyard(name: "Mossy Corner", Decoration(number: 1)),
            .renameBackyard(ID("b"), "Elsewhere"), .decorateBackyard(ID("b"), Decoration(number: 3)),
            .removeBackyard(ID("b")), .nameBird(ID("pip"), "Robin"), .keepWidget("calm", KeptWidget()),
            .setDisplayName("Robin Hood"), .setEmail("robin@example.org"), .setAvatar(ID("dove")),
            .together([.refillWater(ID("a")), .refillWater(ID("b"))]),
            .together([.removeBackyard(ID("a")), .removeBackyard(ID("b"))]),
            .together([.renameBackyard(ID("b"), "Elsewhere"), .decorateBackyard(ID("b"), Decoration(number: 3))]),
        ]
        for deed in deeds {
            let player = try Player(size: Self.size, world: Self.world(names))
            player.hand(.answer(Answer(deed, of: player.session)))
            for key in [Key.character("u"), .character("U"), .character("U")] {
                player.app.quiet()
                player.press(key)
                let saying = try #require(player.app.messages.shown?.announcement, "\(deed)")
                Self.check(saying, in: player, names)
            }
        }
    }

    /// A new name and look of a yard are both named.
    @Test func allThatIsUndoneIsNamed() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        let deed = Request.together([
            .renameBackyard(ID("b"), "Elsewhere"), .decorateBackyard(ID("b"), Decoration(number: 3)),
        ])
        player.hand(.answer(Answer(deed, of: player.session)))
        player.app.quiet()
        player.press(.character("u"))
        #expect(player.shows("Undone: name, look."), "\(player.text)")
    }

    /// The test itself is not blind.
    @Test func aSentenceThatIsCutIsSeen() throws {
        let saying = Announcement("Bird Springs is a favorite now.")
        #expect(!Self.isWhole("Bird Springs is…", of: saying) && !Self.isWhole("a favorite now", of: saying))
        #expect(Self.isWhole("Bird Springs is a favorite now.", of: saying))
    }

    private static let size = CellSize(width: 30, height: 12)

    private static func world(_ names: Names) -> World {
        var world = Fixture.world
        for index in world.backyards.indices {
            world.backyards[index].name = names == .typed ? "\(typed.dropLast(2)) \(index)" : "Feathered Friends"
        }
        for index in world.birds.indices where world.birds[index].hasBeenSeen {
            world.birds[index].name = names == .typed ? String(typed.prefix(24 + index)) : nil
        }
        return world
    }

    /// In a pane of every width.
    private static func check(_ saying: Announcement, in player: Player, _ names: Names) {
        for columns in 30...59 {
            player.app.sheet = nil
            player.resize(columns, size.height)
            player.app.quiet()
            player.app.tell(saying)
            let layout = ShellLayout(player.size)
            let parts = player.app.lastLine(in: layout).parts
            #expect(layout.form == .compact)
            #expect(!parts.isEmpty && parts.count <= 2, "\(columns): \(parts) for \(saying.text)")
            for part in parts {
                // Beside “q quit”, the mark before the text, and what is left free around both.
                #expect(part.columns <= columns - 10, "\(columns): \(part)")
                #expect(isWhole(part, of: saying), "\(columns): “\(part)” of \(saying.text)")
                #expect(names == .typed || !part.contains("…"), "\(columns): \(part)")
            }
        }
    }

    /// Whether it is one of those that were meant to be said by themselves, or whole sentences.
    private static func isWhole(_ part: String, of saying: Announcement) -> Bool {
        if [saying.text, saying.short].contains(part) { return true }
        if saying.text.contains(part), let end = part.last, ".!?".contains(end) { return true }
        let brief = saying.least.map { $0.fitting(part.columns) }
        return brief.contains(part) || brief.joined(separator: " ") == part
            || saying.least.map { $0.fitting(100) }.joined(separator: " ") == part
    }
}
