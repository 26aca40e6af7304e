import Chronology
import Testing

@testable import Scene

@Suite struct MomentTests {
    private func times(beat: Int, parts: Int, perBeat: Int, sharers: Int) -> [Double] {
        let moment = Moment(
            date: .distantFuture, uptime: Double(beat) / Double(Cadence.ambience.rawValue), ambience: true,
            sharers: sharers)
        return (0..<parts).map { moment.time(ofPart: $0, of: parts, perBeat: perBeat) }
    }

    /// On a wide screen no more moves at once than on a small one, and five yards together no more than one.
    @Test(arguments: [1, 7, 40, 500], [1, 2, 5])
    func withEachBeatAFewPartsMoveAndEachHasItsTurn(parts: Int, sharers: Int) {
        var moved: Set<Int> = []
        let rounds = (parts * sharers + 15) / 16
        for beat in 100..<100 + rounds {
            let (before, after) = (
                times(beat: beat - 1, parts: parts, perBeat: 16, sharers: sharers),
                times(beat: beat, parts: parts, perBeat: 16, sharers: sharers)
            )
            let changed = (0..<parts).filter { before[$0] != after[$0] }
            #expect(changed.count <= max(1, (16 + sharers - 1) / sharers), "\(beat)")
            #expect(zip(before, after).allSatisfy { $0 <= $1 }, "time does not run back")
            moved.formUnion(changed)
        }
        #expect(moved == Set(0..<parts))
    }

    @Test func betweenBeatsNothingMoves() {
        let early = Moment(date: .distantFuture, uptime: 12.5, ambience: true)
        let late = Moment(date: .distantFuture, uptime: 12.62, ambience: true)
        for part in 0..<20 {
            #expect(early.time(ofPart: part, of: 20, perBeat: 16) == late.time(ofPart: part, of: 20, perBeat: 16))
        }
    }
}
