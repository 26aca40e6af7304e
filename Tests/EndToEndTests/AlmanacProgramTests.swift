import Foundation
import Testing

extension EndToEnd {
    @Suite("The almanac of the real program")
    struct AlmanacOfTheProgram {
        private struct Almanac: Decodable {
            var visits: Int
            var arrivals: Int
            var arrivalsPerYardDay: Double
            var species: [String: Int]
        }

        private func almanac(_ arguments: [String]) throws -> Almanac {
            let result = try Program().run(["almanac", "--json"] + arguments)
            #expect(result.status == 0 && result.error.isEmpty)
            return try JSONDecoder().decode(Almanac.self, from: Data(result.output.utf8))
        }

        @Test(
            "A factor that is changed changes the arrivals as the table says",
            arguments: [
                ("food=low", 0.5), ("water=empty", 0.4), ("weather=rain", 0.5), ("weather=fog", 0.8),
                ("birds=2", 0.5), ("premium=nectar", 1.2), ("day=lively", 1.6), ("day=sleepy", 0.5),
                ("hour=sunrise", 1.5), ("hour=morning", 1.2),
            ])
        func factor(setting: String, factor: Double) throws {
            let held = [
                "food=full", "water=full", "weather=clear", "birds=0", "premium=none", "hour=afternoon", "day=usual",
            ]
            let options = ["--days", "60", "--yards", "1", "--caretaker", "none"] + held.flatMap { ["--set", $0] }
            let plain = try almanac(options)
            let changed = try almanac(options + ["--set", setting])
            let ratio = changed.arrivalsPerYardDay / plain.arrivalsPerYardDay
            #expect(abs(ratio / factor - 1) < 0.05, "\(ratio)")
            // One bird in fourteen minutes, and a night bird now and then.
            #expect(abs(plain.arrivalsPerYardDay / (1440 * 0.0754) - 1) < 0.03, "\(plain.arrivalsPerYardDay)")
            #expect(plain.species.values.reduce(0, +) == plain.visits)
        }
    }
}
