import TestSupport
import Testing

@testable import Storefront

@Suite struct RandomSequenceTests {
    /// Lives of 12 random events each; with 100,000 of them every pair of state and event comes up 100 times.
    @Test func randomLivesKeepTheInvariants() throws {
        let catalog = try testCatalog()
        let sequenceCount = rounds(short: 150)
        var taken: [String: Int] = [:]
        var moves: [Move: Int] = [:]
        for seed in 0..<sequenceCount {
            var life = RandomLife(catalog: catalog, seed: UInt64(seed))
            life.live(steps: 12)
            if !life.faults.isEmpty {
                Issue.record("seed \(seed): \(life.faults.prefix(3).joined(separator: "; "))")
                if seed > 2000 { return }
            }
            taken.merge(life.taken, uniquingKeysWith: +)
            moves.merge(life.moves, uniquingKeysWith: +)
        }
        // The ways that lives take are the ways of the table: none that nobody thought of.
        let known = try Move.inTable()
        // Too many steps for the table: the storefront changed while payment was due, and what is paid then is a period
        // at an offer's price, after which the other country's price wants consent.
        let unknown = Set(moves.keys).subtracting(known).subtracting(
            ["grace", "retry"].map { Move(from: $0, to: "ask") })
        #expect(unknown.isEmpty, "\(unknown.map(\.description).sorted())")
        guard sequenceCount >= 100_000 else { return }
        let seldom = known.filter { moves[$0, default: 0] < 100 }
        #expect(seldom.isEmpty, "\(seldom.map { "\($0): \(moves[$0, default: 0])" }.sorted())")
        for state in ["-", "sub", "off", "chg", "ask", "grace", "retry", "exp", "rev"] {
            for event in RandomLife.events {
                let count = taken["\(state)/\(event)", default: 0]
                #expect(count >= 100, "\(state)/\(event): \(count)")
            }
        }
    }
}
