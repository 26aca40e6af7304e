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
            for step in -3000..<9000 {
                let date = origin + .milliseconds(Int64(step) * 487)
                let time = lead.playerTime(of: date)
                #expect(last.map { $0 <= time } ?? true, "\(step)")
                last = time
                let first = lead.worldTime(of: time)
                #expect(first <= date && lead.playerTime(of: first) == time, "\(count) \(step)")
                #expect(lead.playerTime(of: first - .milliseconds(1)) < time, "\(count) \(step)")
            }
        }
    }

    /// A game that cannot be is refused, so that nothing is divided by zero.
    @Test(arguments: [0, 1, 3601, -60, 60]) func anImpossibleSpeedIsRefused(scale: Int) throws {
        let text = #"{"start":"2026-11-30T10:00:00.000Z","end":"2026-11-30T11:00:00.000Z","scale":\#(scale)}"#
        let game = try? JSONValue(parsing: Array(text.utf8)).decode(FasterGame.self)
        #expect((game != nil) == (scale == 60))
    }
}
