import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

/// The room that a player may take on a server.
@Suite struct KioskRoomTests {
    private let machine = TestMachine()

    private func open(_ profile: String, _ kiosk: Kiosk = Kiosk()) throws -> Session {
        try machine.open {
            $0.profile = profile
            $0.kiosk = kiosk
        }
    }

    private func folder(_ profile: String) -> String {
        "/home/robin/.local/share/backyard-birds/profiles/\(profile)"
    }

    @Test func anAlbumIsFullAtItsLimit() throws {
        let session = try open("wren")
        let photo = Request.album(.keep(title: "Palms", [PhotoVersion(ending: "ansi", text: "x")]))
        try session.perform(photo)
        for number in 0..<Kiosk.albumLimit.files {
            try machine.files.write([0], to: folder("wren") + "/album/\(number).svg")
        }
        #expect(throws: RequestError.noRoom) { try session.perform(photo) }
        // All else goes on, and what is deleted makes room.
        try session.perform(.refillAll(session))
        for number in 0..<Kiosk.albumLimit.files { try session.perform(.album(.delete("\(number)"))) }
        try session.perform(photo)
        session.close()
    }

    @Test func aFullProfileTakesNothingButDeletions() throws {
        let session = try open("wren")
        let reply = try session.perform(.album(.keep(title: "", [PhotoVersion(ending: "ansi", text: "x")])))
        guard case .kept(let path) = reply else { throw RequestError.noRoom }
        session.saveNow()
        try machine.files.write(
            Array(repeating: 0, count: Kiosk.profileLimit.bytes), to: folder("wren") + "/backups/large")
        #expect(throws: RequestError.noRoom) { try session.perform(.refillAll(session)) }
        try session.perform(.album(.delete(String(Paths.name(of: path).dropLast(5)))))
        try machine.files.remove(folder("wren") + "/backups/large")
        try session.perform(.refillAll(session))
        session.close()
    }

    @Test func aFullServerKeepsItsPlayers() throws {
        try open("wren", Kiosk(most: 1)).close()
        #expect(throws: OpeningError.manyPlayers) { try open("robin", Kiosk(most: 1)) }
        try open("wren", Kiosk(most: 1)).close()
        try open("robin", Kiosk(most: 2)).close()
    }

    @Test func guestsHaveSoManyPlaces() throws {
        #expect(throws: OpeningError.noGame) { try open("wren", Kiosk(isGuest: true)) }
        let player = try open("wren")
        try player.perform(.setEmail("wren@example.org"))
        player.saveNow()
        let two = Kiosk(isGuest: true, most: 2)
        var guests = [try open("wren", two), try open("wren", two)]
        #expect(throws: OpeningError.manyGuests) { try open("wren", two) }
        #expect(guests[0].account.email.isEmpty && guests[0].account.displayName == player.account.displayName)
        #expect(throws: RequestError.readOnly(.look)) { try guests[0].perform(.setEmail("")) }
        guests.removeLast().close()
        #expect(throws: Never.self) { try open("wren", two) }
        player.close()
    }

    /// A card leaves as text, and comes in as text.
    @Test func lettersArePrintedAndPasted() throws {
        let session = try open("wren")
        machine.pass(.minutes(30))
        _ = session.advance()
        let bird = try #require(session.world.birds.first { $0.firstSeen != nil })
        #expect(try session.perform(.guest(.post(bird.id, household: "Wren"))) == .printed)
        #expect(try session.perform(.guest(.post(bird.id, household: "Wren"))) == .printed)
        let text = try #require(session.lettersToPrint.first)
        #expect(session.lettersToPrint.count == 1 && !machine.files.contents.keys.contains { $0.contains("exports") })
        let other = try open("robin")
        try other.perform(.guest(.open(text)))
        #expect(other.world.birds.last?.isGuest == true)
        other.close()
        session.close()
    }

    /// A journal that is too large forgets its oldest months: their files once a checkpoint knows of it.
    @Test func aFullJournalForgetsItsOldestMonths() throws {
        for _ in 0..<3 {
            machine.pass(.hours(1))
            let session = try machine.open()
            for yard in session.world.backyards { try session.perform(.refillFood(yard.id, food: .sunflowerSeeds)) }
            session.close()
            machine.pass(.days(31))
        }
        var journal = try machine.journal()
        let months = try journal.months()
        #expect(months.count > 2)
        try journal.forgetOldest(beyond: .max)
        #expect(try journal.months() == months)
        let rest = (journal.index.files ?? []).dropFirst().reduce(0) { $0 + $1.length }
        try journal.forgetOldest(beyond: rest)
        #expect(try journal.months() == Array(months.dropFirst()))
        let path = journal.directory + "/" + months[0] + ".json"
        #expect(machine.files.contents[path] != nil)
        try journal.forgetOldest(beyond: rest)
        #expect(machine.files.contents[path] == nil)
        #expect(try journal.trouble() == nil)
    }
}

extension Request {
    /// Fresh water everywhere.
    fileprivate static func refillAll(_ session: Session) -> Self {
        .asOne(session.world.backyards.map { .refillWater($0.id) })
    }
}
