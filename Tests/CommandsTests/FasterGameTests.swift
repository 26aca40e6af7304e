import Chronology
import TestSupport
import Testing

@testable import Commands
@testable import Session

/// Commands after a game at another speed.
@Suite struct FasterGameTests {
    /// Programs read dates of the player's clock, and may ask by them.
    @Test func programsReadThePlayersDates() throws {
        let machine = TestMachine()
        let run = CommandRun(machine)
        let opened = machine.wall
        let fast = try machine.open { $0.timeScale = 3600 }
        machine.pass(.seconds(40))
        _ = fast.advance()
        fast.close()
        let closed = machine.wall
        machine.pass(.minutes(1))
        #expect(try run.json("status")["date"]?.stringValue == machine.wall.iso8601)
        func arrivals(_ line: String) throws -> [Instant] {
            try run.json(line).arrayValue?.compactMap { $0["arrival"]?.stringValue.flatMap(Instant.init(iso8601:)) }
                ?? []
        }
        let all = try arrivals("journal")
        #expect(all.count > 10 && all.allSatisfy { ($0 >= opened && $0 <= closed) })
        let middle = opened + .seconds(20)
        #expect(
            Set(try arrivals("journal|--since|\(middle.iso8601)")) == Set(all.filter { $0 >= middle }))
        let seen = try run.json("bird|list").arrayValue?.compactMap { $0["lastSeen"]?.stringValue } ?? []
        #expect(!seen.isEmpty && seen.allSatisfy { $0 <= machine.wall.iso8601 })
    }
}
