import Chronology
import Simulation
import Storefront
import TestSupport
import Testing

@testable import Session

/// A model of three writers of one save: an open game or a command, and two commands, each with one request, in every
/// order of their steps, and with one of them killed after each step.
///
/// What is found at the end is what some order of the requests that were done gives: nothing is lost, nothing counts
/// twice, and nobody is told of a contradiction.
@Suite struct WriterModelTests {
    /// What a writer asks for; each takes a yard of its own to fill.
    enum Deed: Int, CaseIterable {
        case buy, use, refund, delete
        /// Renames a yard, and another one, which is taken back.
        case rename
        /// Decorates a yard and makes it a favorite.
        case restyle
    }

    /// A step of one of the writers.
    enum Step: Hashable {
        case perform(writer: Int)
        case commit(writer: Int)
        /// A command takes the lock and reads the save.
        case open(writer: Int)
        /// A game takes over what the others have saved, with its own request still to be saved.
        case look(writer: Int)

        var writer: Int {
            switch self {
            case .perform(let writer), .commit(let writer), .open(let writer), .look(let writer): writer
            }
        }
    }

    /// The writer that may be a game; the others are commands.
    private static let game = 0
    private static let formerFloor = 3
    /// The portions of a bottle, and of two of them.
    private static let (bottle, owned) = (5, 10)

    /// The steps of a command, which holds the lock until it ends, so that two do not mix.
    private static func steps(of writer: Int) -> [Step] {
        [.open(writer: writer), .perform(writer: writer), .commit(writer: writer)]
    }

    /// All orders of the steps of a game, which looks before it saves or does not, and of two commands; then those of
    /// three commands, which follow each other.
    static let orders: [[Step]] = {
        let commands = steps(of: 1) + steps(of: 2)
        var orders: [[Step]] = []
        for first in 0...commands.count {
            for second in first...commands.count {
                for saving in [[Step.commit(writer: game)], [.look(writer: game), .commit(writer: game)]] {
                    orders.append(
                        Array(commands[..<first]) + [.perform(writer: game)] + Array(commands[first..<second])
                            + saving + Array(commands[second...]))
                }
            }
        }
        return orders + [steps(of: game) + commands]
    }()

    /// All plays: an order of steps with nobody killed, or a writer killed after one of its steps, so that its later
    /// ones are not there. Orders that differ only in those, or in the end of a command that has already ended, are one
    /// play.
    static let plays: [(order: [Step], killed: Int?)] = {
        var plays: [(order: [Step], killed: Int?)] = []
        var known: Set<[Step?]> = []
        for order in orders {
            for killed in [nil] + order.indices.map(Optional.some) {
                var played = order
                if let killed {
                    let writer = order[killed].writer
                    if order[killed] == .commit(writer: writer), order.contains(.open(writer: writer)) { continue }
                    played = Array(order[...killed]) + order[(killed + 1)...].filter { $0.writer != writer }
                }
                // The kill stands after the step that it follows.
                var key = played.map(Optional.some)
                if let killed { key.insert(nil, at: killed + 1) }
                if known.insert(key).inserted { plays.append((played, killed)) }
            }
        }
        return plays
    }()

    /// What is found when all have ended.
    struct Outcome: Hashable {
        var nectar: Int
        var purchases: Int
        /// Whether the first bottle is still there, and whether it was refunded.
        var isThere: Bool
        var isRefunded: Bool
        var name: String
        /// The floor of the yard that is decorated, and whether that is a favorite.
        var floor: Int
        var isFavorite: Bool
    }

    /// Returns what an order of requests gives; one that finds nothing to do any more changes nothing.
    static func outcome(of deeds: [(writer: Int, deed: Deed)]) -> Outcome {
        var outcome = Outcome(
            nectar: owned, purchases: 2, isThere: true, isRefunded: false, name: "Former", floor: formerFloor,
            isFavorite: false)
        for (writer, deed) in deeds {
            switch deed {
            case .buy:
                outcome.purchases += 1
                outcome.nectar += 1
            case .use: outcome.nectar = max(0, outcome.nectar - 1)
            case .refund where outcome.isThere && !outcome.isRefunded:
                outcome.isRefunded = true
                outcome.nectar = max(0, outcome.nectar - bottle)
            case .delete where outcome.isThere:
                outcome.isThere = false
                outcome.purchases -= 1
                if !outcome.isRefunded { outcome.nectar = max(0, outcome.nectar - bottle) }
                outcome.isRefunded = false
            case .rename: outcome.name = "Of \(writer)"
            case .restyle: (outcome.floor, outcome.isFavorite) = (writer, true)
            case .refund, .delete: break
            }
        }
        return outcome
    }

    private static func orders(of deeds: [(writer: Int, deed: Deed)]) -> [[(writer: Int, deed: Deed)]] {
        guard deeds.count > 1 else { return [deeds] }
        return deeds.indices.flatMap { index in
            var rest = deeds
            let first = rest.remove(at: index)
            return orders(of: rest).map { [first] + $0 }
        }
    }

    private func perform(_ deed: Deed, of writer: Int, in session: Session, _ first: UInt64) throws {
        let yard = session.world.backyards[writer].id
        switch deed {
        case .buy: _ = try session.perform(.store(.purchase("nectar.cup")))
        case .use: _ = try session.perform(.refillFood(yard, food: .nectar))
        case .refund: _ = try session.perform(.store(.revoke(first, .other)))
        case .delete: _ = try session.perform(.store(.delete(first)))
        case .rename:
            let (renamed, kept) = (session.world.backyards[4].id, session.world.backyards[3].id)
            try session.perform(.renameBackyard(renamed, "Of \(writer)"))
            try session.perform(.renameBackyard(kept, "Taken back by \(writer)"))
            try session.perform(.undo)
        case .restyle:
            let yard = session.world.backyards[3]
            var decoration = yard.decoration
            decoration.floor = writer
            try session.perform(.decorateBackyard(yard.id, decoration))
            try session.perform(.setBackyardFavorite(yard.id, true))
        }
    }

    /// Returns whether a session is told that its request has become impossible, since another program was faster.
    private func isOvertaken(_ session: Session) -> Bool {
        session.advance().contains { if case .overtaken = $0 { true } else { false } }
    }

    /// Plays an order of steps, in which the writer of the step `killed` ends after it without another word.
    ///
    /// - Returns: the fault, if there is one.
    private func play(
        _ deeds: [Deed], _ order: [Step], killed: Int?, on base: TestMachine, first: UInt64
    ) throws -> (Tally.Fault, String)? {
        let machine = base.copy()
        machine.files.refuseForecasts()
        var sessions: [Int: Session] = [:]
        if order.contains(.open(writer: Self.game)) == false { sessions[Self.game] = try machine.open() }
        var (done, certain): ([Int: Bool], Set<Int>) = ([:], [])
        for (place, step) in order.enumerated() {
            machine.pass(.milliseconds(7))
            let writer = step.writer
            guard sessions[writer] != nil || step == .open(writer: writer) else { continue }
            switch step {
            case .open:
                let session = try Session.act(
                    Configuration(), environment: machine.environment, author: .commandLine)
                if session.notices.contains(.inconsistent) {
                    return (.lied, "writer \(writer) is told of a contradiction")
                }
                sessions[writer] = session
            case .perform:
                guard let session = sessions[writer] else { continue }
                do {
                    try perform(deeds[writer], of: writer, in: session, first)
                    done[writer] = true
                } catch is RequestError {
                    done[writer] = false
                }
            case .look:
                sessions[writer]?.saving?.saver.lookAround()
                sessions[writer]?.takeOver()
            case .commit:
                guard let session = sessions[writer] else { continue }
                if !session.isCommand {
                    session.saveNow()
                    if isOvertaken(session) { done[writer] = false }
                    if done[writer] == true, session.saveStatus == .saved { certain.insert(writer) }
                } else {
                    session.close()
                    if done[writer] == true, session.saveStatus == .saved { certain.insert(writer) }
                    sessions[writer] = nil
                }
            }
            if place == killed {
                guard let session = sessions.removeValue(forKey: writer) else { continue }
                // The system releases the locks of a process that has ended.
                session.heldWriteLock?.release()
                session.gameLock?.release()
            }
        }
        for writer in sessions.keys.sorted() {
            guard let session = sessions[writer] else { continue }
            session.saveNow()
            if isOvertaken(session) { done[writer] = false }
            session.close()
            if done[writer] == true, session.saveStatus == .saved { certain.insert(writer) }
        }
        let again = try machine.open()
        again.close()
        let third = try machine.open()
        defer { third.close() }
        guard third.world == again.world, third.store.state == again.store.state else {
            return (.silent, "a second opening finds something else")
        }
        guard again.notices.isEmpty, again.world.validate().isEmpty else {
            return (.silent, "\(again.notices) \(again.world.validate())")
        }
        let entry = again.store.entry(first)
        let styled = again.world.backyards[3]
        guard styled.name == "Kept" else { return (.doubled, "what was taken back is there: \(styled.name)") }
        let found = Outcome(
            nectar: again.world.owned(.nectar),
            purchases: again.store.all(includingFinishedConsumables: true).count, isThere: entry != nil,
            isRefunded: entry?.transaction.revocationDate != nil, name: again.world.backyards[4].name,
            floor: styled.decoration.floor, isFavorite: styled.isFavorite)
        guard again.store.all(includingFinishedConsumables: true).allSatisfy({ $0.verifiedPayload != nil }) else {
            return (.lost, "a purchase is not genuine any more")
        }
        // One that was killed may or may not have come to its end.
        let uncertain = done.filter { $0.value && !certain.contains($0.key) }.keys.sorted()
        let sets = uncertain.reduce(into: [certain]) { sets, writer in sets += sets.map { $0.union([writer]) } }
        let possible = Set(
            sets.flatMap { set in
                Self.orders(of: set.sorted().map { ($0, deeds[$0]) }).map(Self.outcome)
            })
        guard possible.contains(found) else {
            let isLess = possible.allSatisfy { found.nectar < $0.nectar || found.purchases < $0.purchases }
            return (isLess ? .lost : .doubled, "found \(found), possible \(possible)")
        }
        return nil
    }

    /// The parts that the model is played in, side by side.
    private static let parts = 4

    @Test(arguments: 1...parts) func everyOrderOfStepsGivesWhatAnOrderOfRequestsGives(part: Int) throws {
        let machine = TestMachine()
        let session = try machine.open()
        let first = try #require(session.perform(.store(.purchase("nectar.bottle"))).transaction?.id)
        try session.perform(.store(.purchase("nectar.bottle")))
        var decoration = session.world.backyards[3].decoration
        decoration.floor = Self.formerFloor
        try session.perform(.decorateBackyard(session.world.backyards[3].id, decoration))
        try session.perform(.setBackyardFavorite(session.world.backyards[3].id, false))
        try session.perform(.renameBackyard(session.world.backyards[3].id, "Kept"))
        try session.perform(.renameBackyard(session.world.backyards[4].id, "Former"))
        session.close()
        machine.pass(.minutes(2))
        #expect(Self.orders.count == 57 && Self.plays.count == 298)
        var tally = Tally("three writers, every order, \(part)/\(Self.parts)")
        let triples = Deed.allCases.flatMap { one in
            Deed.allCases.flatMap { two in Deed.allCases.map { [one, two, $0] } }
        }
        // All of them in the long rounds; otherwise as many as fit, of each kind some.
        let all = triples.count * Self.plays.count
        var stride = max(1, all / rounds(short: 150))
        while stride > 1, [2, 3, 5, 149].contains(where: { stride.isMultiple(of: $0) }) { stride += 1 }
        var number = 0
        for deeds in triples {
            for (order, killed) in Self.plays {
                number += 1
                guard number.isMultiple(of: stride), number / stride % Self.parts == part - 1 else { continue }
                tally.cases += 1
                guard let (kind, why) = try play(deeds, order, killed: killed, on: machine, first: first)
                else { continue }
                tally.add(kind)
                if tally.isRare(kind) {
                    Issue.record(
                        "\(deeds) \(order) killed after \(killed.map(String.init) ?? "none"): \(kind): \(why)")
                }
            }
        }
        tally.printed()
    }
}
