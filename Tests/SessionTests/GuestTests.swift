import Chronology
import JSON
import TestSupport
import Testing

@testable import Session
@testable import Simulation

/// Letters that tests share, of another household than the machine's own.
enum GuestLetters {
    static let nonce = "0123456789abcdef"
    static let guest = ID<Bird>("guest-\(nonce)")
    static let card = make()
    static let note = GuestLetter.note(
        GuestNote(
            nonce: nonce,
            memory: JourneyMemory(household: "Wren’s", visits: 6, meals: [.sunflowerSeeds], gift: .button)))

    /// A card of a bird called Pip, from the machine's present on.
    static func make(nonce: String = nonce, name: String? = "Pip", days: Int64 = 5) -> GuestLetter {
        var bird = World.firstWorld(seed: 3, began: Instant(milliseconds: 0)).birds[4]
        bird.name = name
        let sent = TestMachine().wall
        return .card(
            GuestCard(
                of: bird, nonce: nonce, household: "Robin", isNamed: true, from: sent, until: sent + .days(days)))
    }
}

/// Letters between households, and two households that exchange birds by files.
@Suite struct GuestTests {
    // MARK: Letters

    @Test func aLetterIsReadAsItWasWritten() throws {
        for letter in [GuestLetters.card, GuestLetters.note, GuestLetters.make(name: nil)] {
            #expect(try GuestLetter(letter.bytes) == letter)
            #expect(letter.bytes.count <= GuestLetter.byteLimit)
            // Mail changes line ends, and what is pasted has none.
            let others = [letter.text.replacing("\n", with: "\r\n"), letter.text.replacing("\n", with: " ")]
            for text in others { #expect(try GuestLetter(text.utf8) == letter) }
            #expect(JSONValue.letters(in: letter.text).isSubset(of: Self.whatLeaves), "\(letter.text)")
        }
    }

    /// A picture with a letter inside is a letter; the household's name may have what XML quotes.
    @Test func aPictureHasItsLetterInside() throws {
        for letter in [GuestLetters.card, GuestLetters.note, GuestLetters.make(name: "</metadata> & <b>")] {
            let picture = "<svg>\n" + letter.pictureElement + "<rect/>\n</svg>\n"
            #expect(try GuestLetter(picture.utf8) == letter)
            #expect(picture.count { $0 == "<" } == 5, "only the tags: \(picture)")
            let altered = picture.replacing("\"household\": \"", with: "\"household\": \"X")
            #expect(throws: GuestLetter.Fault.altered) { try GuestLetter(altered.utf8) }
            #expect(throws: GuestLetter.Fault.notALetter) { try GuestLetter(picture.dropLast(24).utf8) }
        }
    }

    /// All that leaves the machine.
    private static let whatLeaves: Set<String> = [
        "checksum", "format", "version", "nonce", "household", "sent", "due", "species", "palette", "mark", "name",
        "temperament", "loves", "dislikes", "memory", "visits", "meals", "gift",
    ]

    /// The longest names of households and birds fit.
    @Test func theLargestLetterFits() throws {
        let long = String(repeating: "👩🏽‍🚀", count: 13)
        let household = try #require(Household.cleaned(long))
        var bird = World.firstWorld(seed: 3, began: Instant(milliseconds: 0)).birds[4]
        bird.name = long
        bird.discoveredFoods = Catalog.foods.map(\.id)
        let wall = TestMachine().wall
        let card = GuestLetter.card(
            GuestCard(
                of: bird, nonce: GuestLetters.nonce, household: household, isNamed: true, from: wall,
                until: wall + .days(7)))
        let note = GuestLetter.note(
            GuestNote(
                nonce: GuestLetters.nonce,
                memory: JourneyMemory(household: household, visits: 200, meals: Catalog.foods.map(\.id), gift: .shell)))
        for letter in [card, note] { #expect(try GuestLetter(letter.bytes) == letter) }
        // One that would not fit is left out.
        bird.name = String(repeating: "👩🏽‍🚀", count: 32)
        let without = GuestCard(
            of: bird, nonce: GuestLetters.nonce, household: "Robin", isNamed: true, from: wall, until: wall + .days(3))
        #expect(without.name == nil)
    }

    struct Spoiled: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let key: String
        let value: JSONValue
        var fault = GuestLetter.Fault.altered
    }

    /// What somebody may have written with a checksum that is right.
    @Test(arguments: [
        Spoiled(testDescription: "another format", key: "format", value: "garden", fault: .notALetter),
        Spoiled(testDescription: "a later version", key: "version", value: 2, fault: .newer),
        Spoiled(testDescription: "no version", key: "version", value: .null, fault: .notALetter),
        Spoiled(testDescription: "a kind that is none", key: "species", value: "dragon"),
        Spoiled(testDescription: "a color that is none", key: "palette", value: 99),
        Spoiled(testDescription: "a negative color", key: "palette", value: -1),
        Spoiled(testDescription: "a temper that is none", key: "temperament", value: "evil"),
        Spoiled(testDescription: "a mark that is none", key: "mark", value: "crown"),
        Spoiled(testDescription: "a food that is none", key: "loves", value: "gold"),
        Spoiled(testDescription: "too many dislikes", key: "dislikes", value: ["corn", "nectar", "mealworms"]),
        Spoiled(testDescription: "one dislike twice", key: "dislikes", value: ["corn", "corn"]),
        Spoiled(testDescription: "a name that commands", key: "name", value: "\u{1B}[31mred"),
        Spoiled(testDescription: "a name that turns", key: "name", value: "\u{202E}pip"),
        Spoiled(testDescription: "a name of two lines", key: "name", value: "Pip\nPip"),
        Spoiled(testDescription: "a long name", key: "name", value: .string(String(repeating: "p", count: 33))),
        Spoiled(testDescription: "an empty name", key: "name", value: ""),
        Spoiled(testDescription: "no household", key: "household", value: .null),
        Spoiled(testDescription: "a household that commands", key: "household", value: "\u{9B}2J"),
        Spoiled(testDescription: "a short nonce", key: "nonce", value: "12"),
        Spoiled(testDescription: "a nonce that is a path", key: "nonce", value: "../../../../etc/"),
        Spoiled(testDescription: "a long journey", key: "due", value: "2027-11-18T11:06:00.000Z"),
        Spoiled(testDescription: "home before it left", key: "due", value: "2020-11-18T11:06:00.000Z"),
        Spoiled(testDescription: "a date that is none", key: "sent", value: "soon"),
        Spoiled(testDescription: "a date of no calendar", key: "sent", value: "0001-01-01T00:00:00.000Z"),
        Spoiled(testDescription: "more than a bird has", key: "lovedMeals", value: 1000),
        Spoiled(testDescription: "a role", key: "tag", value: "premiumGolden"),
    ])
    func whatNoBirdCanBeIsRefused(_ test: Spoiled) throws {
        var tree = try JSONValue(parsing: GuestLetters.card.bytes)
        tree[test.key] = test.value
        #expect(throws: test.fault) { try GuestLetter(SealedDocument.bytes(tree)) }
        // Without a right checksum, all but the format and a later version are told by it alone.
        #expect(throws: test.fault) { try GuestLetter(tree.pretty) }
    }

    @Test func aNoteTellsOfNothingImpossible() throws {
        let memories: [JSONValue] = [
            ["household": "Wren", "meals": [], "visits": 201], ["household": "Wren", "meals": [], "visits": -1],
            ["household": "Wren", "meals": ["corn"], "visits": 0],
            ["household": "Wren", "meals": ["gold"], "visits": 1],
            ["household": "Wren", "meals": ["corn", "corn"], "visits": 3],
            ["household": "", "meals": [], "visits": 1],
            ["gift": "gold", "household": "Wren", "meals": [], "visits": 1],
        ]
        for memory in memories {
            var tree = try JSONValue(parsing: GuestLetters.note.bytes)
            tree["memory"] = memory
            #expect(throws: GuestLetter.Fault.altered) { try GuestLetter(SealedDocument.bytes(tree)) }
        }
    }

    /// Ten thousand letters in `make soak`: bytes changed, lost, added and moved; none is accepted unless it says the
    /// same, and nothing of them is shown.
    @Test func noMutatedLetterIsAccepted() throws {
        let letters = [GuestLetters.card, GuestLetters.note]
        var accepted = 0
        for number in 0..<rounds(short: 400) {
            var random = SweepRandom(state: UInt64(number) &+ 5 << 32)
            let letter = letters[number % 2]
            let whole = number % 4 < 2 ? letter.bytes : Array("<svg>\(letter.pictureElement)</svg>".utf8)
            let bytes = whole.mutated(&random)
            guard let read = try? GuestLetter(bytes) else { continue }
            // Blanks may change, and letters that JSON writes in two ways.
            accepted += 1
            #expect(read == letter, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(accepted < rounds(short: 400) / 5)
    }

    @Test func whatIsTooLargeIsNotRead() throws {
        let machine = TestMachine()
        machine.files.contents["/large.json"] = Array(repeating: 0x7B, count: GuestLetter.byteLimit + 1)
        #expect(throws: RequestError.letter(.notALetter)) { try machine.environment.readLetter("/large.json") }
        machine.files.contents["/large.svg"] =
            Array(repeating: 0x20, count: GuestLetter.pictureLimit) + Array(GuestLetters.card.pictureElement.utf8)
        #expect(throws: RequestError.letter(.notALetter)) { try machine.environment.readLetter("/large.svg") }
        machine.files.contents["/deep.json"] = Array(repeating: 0x5B, count: GuestLetter.byteLimit)
        #expect(throws: RequestError.letter(.notALetter)) { try machine.environment.readLetter("/deep.json") }
        #expect(throws: GuestLetter.Fault.notALetter) {
            try GuestLetter(Array(GuestLetters.card.text.utf8) + Array(repeating: 0x20, count: GuestLetter.byteLimit))
        }
    }

    // MARK: Two households

    @Test func aBirdVisitsAndComesHomeWithANote() throws {
        let (robin, wren) = (try Home("Robin"), try Home("Wren"))
        let letter = try robin.send()
        try wren.perform(.guest(.open(letter)))
        let guest = try #require(wren.session.world.birds.last)
        #expect(guest.isGuest && guest.invitation?.household == "Robin" && guest.name == "Pip")
        try pass(.days(2), robin, wren)
        let seen = try #require(wren.session.world.bird(guest.id))
        #expect(seen.visitCount > 0 && seen.firstSeen.map { $0 < wren.began + .days(1) } == true)
        #expect(robin.bird.journey(at: robin.session.world.clock) != nil)
        #expect(robin.session.world.presentVisit(of: robin.bird.id) == nil)
        try wren.perform(.guest(.post(guest.id, household: "Wren")))
        let note = try #require(wren.letters.last)
        try robin.perform(.guest(.open(note)))
        #expect(robin.bird.journey(at: robin.session.world.clock) == nil)
        let memory = try #require(robin.bird.journeys?.last?.memory)
        #expect(memory.household == "Wren" && memory.visits == seen.visitCount)
        try pass(.hours(26), robin, wren)
        #expect(robin.bird.lastSeen.map { $0 > robin.began + .days(2) } == true, "it shows itself at home")
        #expect(wren.session.world.presentVisit(of: guest.id) == nil)
        #expect(throws: RequestError.world(.journey(.isUsed))) { try robin.perform(.guest(.open(note))) }
    }

    /// Refusals, each in words, with nothing changed.
    @Test func aCardCountsOnceAndInItsTime() throws {
        let (robin, wren) = (try Home("Robin"), try Home("Wren"))
        let letter = try robin.send()
        #expect(throws: RequestError.world(.journey(.isOwn))) { try robin.perform(.guest(.open(letter))) }
        try wren.perform(.guest(.open(letter)))
        #expect(throws: RequestError.world(.journey(.isUsed))) { try wren.perform(.guest(.open(letter))) }
        wren.reopen()
        #expect(throws: RequestError.world(.journey(.isUsed))) { try wren.perform(.guest(.open(letter))) }
        for number in 1...2 {
            let other = GuestLetters.make(nonce: "000000000000000\(number)")
            try wren.perform(.guest(.open(other.text)))
        }
        let fourth = GuestLetters.make(nonce: "0000000000000004")
        #expect(throws: RequestError.world(.journey(.manyGuests(3)))) { try wren.perform(.guest(.open(fourth.text))) }
        try pass(.days(8), robin, wren)
        #expect(throws: RequestError.world(.journey(.isUsed))) { try wren.perform(.guest(.open(letter))) }
        #expect(throws: RequestError.world(.journey(.cardOver))) { try wren.perform(.guest(.open(fourth.text))) }
        #expect(throws: RequestError.world(.journey(.isUnknown))) {
            try wren.perform(.guest(.open(GuestLetters.note.text)))
        }
    }

    /// Both sides restore a backup from before: the bird is home on its date all the same, once.
    @Test func backupsOnBothSidesLoseAndDoubleNothing() throws {
        let (robin, wren) = (try Home("Robin"), try Home("Wren"))
        let (before, beforeCard) = (robin.files, wren.files)
        let letter = try robin.send()
        let due = try #require(robin.bird.journeys?.last?.due)
        try wren.perform(.guest(.open(letter)))
        robin.restore(before)
        wren.restore(beforeCard)
        // The sender's game knows of no journey: its bird is there, and a note has nothing to end.
        #expect(robin.bird.journeys == nil && wren.session.world.birds.allSatisfy { !$0.isGuest })
        // The card may be used again, since this game has not seen it; the bird is a guest once.
        try wren.perform(.guest(.open(letter)))
        #expect(wren.session.world.birds.count(where: \.isGuest) == 1)
        #expect(throws: RequestError.world(.journey(.isOwn))) {
            _ = try robin.send()
            try robin.perform(.guest(.open(try #require(robin.letters.last))))
        }
        try pass(due - robin.session.world.clock + .days(2), robin, wren)
        #expect(robin.bird.journey(at: robin.session.world.clock) == nil)
        #expect(!wren.session.world.birds.contains { $0.isStaying(at: wren.session.world.clock) })
        #expect(robin.session.world.birds.count { $0.id == robin.bird.id } == 1)
    }

    /// A kill or a power cut at every file operation while a bird leaves: a card exists only if its bird is away.
    @Test func noKillDoublesABird() throws {
        let robin = try Home("Robin")
        robin.machine.files.recordImages()
        let first = robin.machine.files.calls.count
        _ = try robin.send()
        robin.session.close()
        var (home, away, cards) = (0, 0, 0)
        for operation in first...robin.machine.files.calls.count {
            for crash in MemoryFiles.Crash.allCases {
                let files = robin.machine.files.restarted(after: operation, crash)
                let machine = TestMachine(files: files)
                (machine.wall, machine.uptime) = (robin.machine.wall, robin.machine.uptime)
                let session = try machine.open()
                let bird = try #require(session.world.bird(robin.bird.id))
                let isAway = bird.journey(at: session.world.clock) != nil
                let written = files.contents.filter { $0.key.contains("/exports/guest-") && $0.key.hasSuffix(".json") }
                let whole = written.filter { (try? GuestLetter($0.value)) != nil }
                #expect(isAway || whole.isEmpty, "after \(operation), \(crash)")
                if isAway { away += 1 } else { home += 1 }
                cards += whole.count
                #expect(session.world.validate().isEmpty)
                session.close()
            }
        }
        #expect(home > 0 && away > 0 && cards > 0)
    }

    /// A kill at every file operation while a guest is welcomed: it is welcome once, and the card is good until it is.
    @Test func noKillWelcomesTwice() throws {
        let letter = GuestLetters.card.text
        let wren = try Home("Wren")
        wren.machine.files.recordImages()
        let first = wren.machine.files.calls.count
        try wren.perform(.guest(.open(letter)))
        wren.session.close()
        for operation in first...wren.machine.files.calls.count {
            for crash in MemoryFiles.Crash.allCases {
                let machine = TestMachine(files: wren.machine.files.restarted(after: operation, crash))
                let session = try machine.open()
                let wasThere = session.world.birds.contains(where: \.isGuest)
                if wasThere {
                    #expect(throws: RequestError.world(.journey(.isUsed))) {
                        try session.perform(.guest(.open(letter)))
                    }
                } else {
                    try session.perform(.guest(.open(letter)))
                }
                #expect(session.world.birds.count(where: \.isGuest) == 1)
                session.close()
            }
        }
    }

    /// Two programs welcome one card at once: the second is told that it was used.
    @Test func twoProgramsCannotUseOneCard() throws {
        let wren = try Home("Wren")
        let beside = try Session.act(Configuration(), environment: wren.machine.environment, author: .commandLine)
        try beside.perform(.guest(.open(GuestLetters.card.text)))
        beside.close()
        _ = try? wren.session.perform(.guest(.open(GuestLetters.card.text)))
        _ = wren.session.advance()
        wren.session.close()
        #expect(try wren.machine.open().world.birds.count(where: \.isGuest) == 1)
    }

    /// Widgets that hide names keep the bird's name off its card.
    @Test func hiddenNamesStayAtHome() throws {
        let robin = try Home("Robin")
        robin.session.settings.privateWidgets = true
        let letter = try robin.send()
        #expect(!letter.contains("Pip") && letter.contains("Robin") && !letter.contains("robin\""))
    }

    private func pass(_ span: Span, _ households: Home...) throws {
        for household in households {
            for _ in 0..<max(1, span.milliseconds / Span.hours(1).milliseconds) {
                household.machine.pass(.hours(1))
                _ = household.session.advance()
            }
            #expect(household.session.world.validate().isEmpty)
        }
    }
}

/// A household with a game of its own and a bird called Pip.
private final class Home {
    let machine = TestMachine()
    let name: String
    let began: Instant
    private(set) var session: Session
    private let id: ID<Bird>

    init(_ name: String) throws {
        self.name = name
        session = try machine.open()
        machine.pass(.minutes(30))
        _ = session.advance()
        began = session.world.clock
        let index = try #require(session.world.birds.firstIndex { $0.firstSeen != nil })
        session.world.birds[index].visitCount = 12
        id = session.world.birds[index].id
        try session.perform(.nameBird(id, "Pip"))
        session.saveNow()
    }

    var bird: Bird { session.world.bird(id) ?? session.world.birds[0] }
    var files: [String: [UInt8]] { machine.files.contents }
    var letters: [String] {
        files.filter { $0.key.contains("/exports/guest-") || $0.key.contains("/exports/note-") }.sorted {
            $0.key < $1.key
        }
        .map { String(decoding: $0.value, as: UTF8.self) }
    }

    func perform(_ request: Request) throws { try session.perform(request) }

    /// Sends Pip, and returns the card.
    func send() throws -> String {
        try session.perform(.guest(.post(id, household: name)))
        return try #require(letters.last)
    }

    func reopen() {
        session.close()
        if let next = try? machine.open() { session = next }
    }

    func restore(_ files: [String: [UInt8]]) {
        session.close()
        machine.files.contents = files
        if let next = try? machine.open() { session = next }
    }
}

extension JSONValue {
    /// The keys of a document and of the objects in it.
    fileprivate static func letters(in text: String) -> Set<String> {
        func keys(_ tree: JSONValue) -> Set<String> {
            (tree.members ?? []).reduce(into: []) { $0.formUnion(keys($1.value).union([$1.key])) }
        }
        return (try? JSONValue(parsing: text)).map(keys) ?? ["not JSON"]
    }
}

extension [UInt8] {
    /// With one to three bytes changed, lost, added or exchanged.
    fileprivate func mutated(_ random: inout SweepRandom) -> [UInt8] {
        var bytes = self
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: bytes.remove(at: place)
            case 3: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place)
            case 4: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
            default: bytes = Array(bytes.prefix(place)) + bytes.suffix(Int.random(in: 0...20, using: &random))
            }
        }
        return bytes
    }
}
