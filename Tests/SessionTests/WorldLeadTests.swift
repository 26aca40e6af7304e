import Chronology
import JSON
import Testing

@testable import Session

/// The player's time of world times, after games at a faster speed.
@Suite struct WorldLeadTests {
    /// Each time of the player has its first world time, and time goes on everywhere.
    @Test func aLeadGoesThereAndBack() throws {
        let origin = Instant(milliseconds: 1_000_000)
        let games = [
            FasterGame(start: origin, end: origin + .milliseconds(10_007), scale: 60),
            FasterGame(start: origin + .milliseconds(10_007), end: origin + .milliseconds(10_008), scale: 3600),
            FasterGame(start: origin + .seconds(20), end: origin + .hours(1), scale: 7),
        ]
        for count in 0...3 {
            let lead = WorldLead(now: .minutes(90), fasterGames: Array(games.prefix(count)))
            var last: Instant?
            var dates = (-3000..<9000).map { origin + .milliseconds(Int64($0) * 487) }
            for edge in games.flatMap({ [$0.start, $0.end] }) {
                for offset: Int64 in [-3601, -2, -1, 0, 1, 2, 3601] { dates.append(edge + .milliseconds(offset)) }
            }
            for (step, date) in dates.sorted().enumerated() {
                let time = lead.playerTime(of: date)
                #expect(last.map { $0 <= time } ?? true, "\(step)")
                last = time
                let first = lead.worldTime(of: time)
                #expect(first <= date && lead.playerTime(of: first) == time, "\(count) \(step)")
                #expect(lead.playerTime(of: first - .milliseconds(1)) < time, "\(count) \(step)")
            }
        }
    }

    /// Games that overlap, or go on after the save, are left out.
    @Test func gamesAreInOrder() {
        func game(_ start: Int64, _ end: Int64) -> FasterGame {
            FasterGame(start: Instant(milliseconds: start), end: Instant(milliseconds: end), scale: 60)
        }
        let world = Instant(milliseconds: 100)
        #expect(FasterGame.areInOrder([game(10, 20), game(20, 100)], until: world))
        #expect(!FasterGame.areInOrder([game(10, 21), game(20, 100)], until: world))
        #expect(!FasterGame.areInOrder([game(20, 30), game(10, 15)], until: world))
        #expect(!FasterGame.areInOrder([game(10, 101)], until: world))
        #expect(!FasterGame.areInOrder(Array(repeating: game(10, 10), count: 41), until: world))
    }

    /// A game that cannot be is refused, so that nothing is divided by zero.
    @Test(arguments: [0, 1, 3601, -60, 60]) func anImpossibleSpeedIsRefused(scale: Int) throws {
        let text = #"{"start":"2026-11-30T10:00:00.000Z","end":"2026-11-30T11:00:00.000Z","scale":\#(scale)}"#
        let game = try? JSONValue(parsing: Array(text.utf8)).decode(FasterGame.self)
        #expect((game != nil) == (scale == 60))
    }
}
